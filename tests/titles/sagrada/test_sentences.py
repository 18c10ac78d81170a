"""What people type for a move of Sagrada, in many languages and with little words left out; what is made of slips."""

import pytest

from domain.kernel.shapes import Refused
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import table


def said(text: str) -> str:
    readings = sagrada.language.readings(text)
    assert len(readings) == 1, readings
    return sagrada.sentence(readings[0])


SPOKEN = {
    "take R5 to A1": """R5 A1|r5 a1|R5 -> A1|TAKE R5 TO A1|take red 5 to A1|put the red 5 on A1|draft R 5 a1
        беру К5 на А1|поставить красный 5 на А1|ставлю R5 А1|je prends le rouge 5 sur A1|vezmu červená 5 na A1
        ich nehme die rote 5 auf A1|nimm R5 A1""",
    "take B2 to C3": "B2 C3|беру В2 на С3|синий 2 на С3|modrá 2 na C3",
    "pass": """Pass.|I pass|end turn|end my turn|done|skip|next|пас|конец хода|я пропускаю
        je passe|končím|ich passe|fertig""",
    "use grozing pliers on Y3 up to A1": """use 1 Y3 up A1|use 1 on Y3 up to A1|tool 1 Y3 up A1
        use tool 1 on Y3 up to A1
        use grozing Y3 up A1|использую инструмент 1 на Ж3 выше на А1""",
    "use flux remover on G4": """use remover G4|use 11 on G4|use tool 11 on G4|инструмент 11 на G4
        utiliser outil 11 sur G4
        použij nástroj 11 na G4|benutze werkzeug 11 auf G4""",
    "use copper foil burnisher from A1 to A2": """use copper foil from A1 to A2|use burnisher A1 A2|use 3 A1->A2
        move A1 to A2 with burnisher|use copper foil burnisher on A1 to A2|move A1 A2 with tool 3""",
    "use lathekin from A1 to A2 and from C3 to D4": """use lathekin A1 A2 C3 D4|use 4 A1-A2, C3-D4
        use lathekin from A1 to A2, C3 to D4|use lathekin from A1 to A2 and C3 to D4""",
    "use lens cutter on R1 for Y5 of round 3 to C1": """use lens cutter R1 for Y5 round 3 to C1
        use lens R1 for Y5 of round 3 C1
        use 5 R1 for Y5 round 3 C1|use tool 5 on R1 for Y5 of round 3 to C1""",
    "use running pliers on R1 to C1": "take R1 to C1 with running pliers|use 8 R1 C1|use running R1 C1",
    "use glazing hammer": "use hammer|use 7|tool 7|use glazing",
    "place as 4 to D2": "as 4 D2|place 4 D2|place as 4 on D2",
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"),
    [(text.strip(), sentence) for sentence, all_ in SPOKEN.items() for text in all_.replace("\n", "|").split("|")],
)
def test_a_move_can_be_said_in_many_ways(text: str, sentence: str) -> None:
    assert said(text) == sentence


@pytest.mark.parametrize("text", ["use pliers on R1 to C1", "use flux on G4", "use brush on G4", "take R5", "C1 to R5"])
def test_what_could_be_several_things_or_nothing_is_no_move(text: str) -> None:
    assert sagrada.language.readings(text) == ()


def answer(text: str) -> str:
    state = table(pool="P1 R5 Y2", tools="grozing_pliers flux_remover")
    with pytest.raises(Refused) as caught:
        sagrada.parse(text, state, sagrada.asked(state)[0])
    assert caught.value.code == "not_understood"
    return caught.value.text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("tkae R5 to A1", "take R5 to A1"),
        ("take R5 ot A1", None),
        ("use grozzing pliars on R5 up to A1", "use grozing pliers on R5 up to A1"),
        ("grozing pliers on R5 up to A1", "use grozing pliers on R5 up to A1"),
        ("use flux remvoer on R5", "use flux remover on R5"),
        ("flux remover R5", "use flux remover on R5"),
        ("pss", "pass"),
        ("take redd 5 to A1", "take R5 to A1"),
    ],
)
def test_a_suggestion_keeps_what_was_said(text: str, meant: str | None) -> None:
    assert ("Did you mean" in answer(text)) is (meant is not None)
    assert meant is None or f'Did you mean "{meant}"?' in answer(text)


def test_where_a_sentence_goes_wrong_is_said() -> None:
    rows = "<cell> (the rows are A, C, D, E, or r1 to r4 as in r2c3)"
    assert f'{rows} is wanted instead of "f1". For example: "take R5 to A1".' in answer("take R5 to F1")
    assert '<die> is wanted instead of "r7"' in answer("take R7 to A1")
    assert "is not finished: <cell> is missing" in answer("take R5")
    assert "is not finished: <tool> is missing" in answer("use")
    assert '<tool> is wanted instead of "pliers"' in answer("use pliers on R5 up to A1")
    assert 'from "now" on' in answer("take R5 to A1 now")
    assert 'Say "help"' in answer("good morning")


def test_what_would_be_refused_is_not_suggested_but_explained() -> None:
    assert 'If it is to say "take G3 to A1": G3 is not in the pool (P1 R5 Y2).' in answer("tkae G3 to A1")


def test_no_two_spellings_of_one_kind_collide() -> None:
    for spec in sagrada.language.specs.values():
        for kind in spec.kinds.values():
            owners: dict[str, object] = {}
            for value, names in kind.names.items():
                for name in names:
                    assert owners.setdefault(name, value) == value, name


def test_a_name_below_a_mail_is_no_pass() -> None:
    assert sagrada.language.readings("Fin") == ()
