"""Whole games at the terminal table, by a person who types everything there is to type, with slips of the pen."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from domain.kernel.families import Family
from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.titles.shelf import titles
from ops.cli.playing import Quit, TerminalTable, run
from ops.cli.screen import Screen
from ops.cli.transcript import Transcript, replay

WORDS = ("help", "more", "history", "show", "preview 1", "preview", "undo", "say hello", "nonsense", "", "0", "9999")
GAMES = {
    "sagrada alone": ("sagrada", 1, {"tools": "5"}, 0),
    "sagrada": ("sagrada", 3, {}, 2),
    "sagrada, hot seat": ("sagrada", 4, {}, 0),
    "sagrada, other rulings": (
        "sagrada",
        2,
        {"two_dice_moves": "simultaneous", "running_pliers_extra": "full_turn", "allow_noop_tools": "true"},
        1,
    ),
    "goods alone": ("ohmygoods", 1, {"chapter": "1"}, 0),
    "goods": ("ohmygoods", 3, {"chapter": "all_in", "met": [57]}, 2),
    "granja alone": ("lagranja", 1, {}, 0),
    "granja": ("lagranja", 2, {"edition": "ru"}, 1),
}


def seated(name: str) -> TerminalTable:
    title, seats, options, bots = GAMES[name]
    game = Transcript(titles[title], options, seats, SeededLuck(name.encode()))
    return TerminalTable(game, tuple(range(seats - bots)), SeededLuck(b"bots"), Screen(80, True, True))


def typing(table: TerminalTable, seed: str, lines: int = 10_000) -> Iterator[str]:
    """Numbers, sentences as they are offered, sentences with a slip, and all that helps; then the person leaves."""
    chance = random.Random(seed)
    for _ in range(lines):
        said = chance.choice(table._options or ["1"])
        letters = list(said)
        letters[chance.randrange(len(letters))] = chance.choice("aeiou 123")
        number = str(chance.randint(1, max(1, len(table._options))))
        yield chance.choice((number, number, number, said, said, "".join(letters), chance.choice(WORDS)))
    raise Quit


@pytest.mark.parametrize("name", GAMES)
def test_a_game_plays_again_from_its_transcript_to_the_same_position(name: str) -> None:
    table = seated(name)
    lines = typing(table, name)
    shown: list[str] = []
    run(table, shown.append, lambda prompt: next(lines))
    again = replay(table.game.text())
    assert table.is_over and again.state == table.game.state
    assert again.text() == table.game.text()
    assert any("is not understood" in line for line in shown)


@pytest.mark.parametrize("name", ["sagrada", "sagrada alone", "goods", "granja"])
def test_a_game_that_was_left_plays_again_as_far_as_it_went(name: str) -> None:
    table = seated(name)
    lines = typing(table, name, lines=25)
    with pytest.raises(Quit):
        run(table, [].append, lambda prompt: next(lines))
    again = replay(table.game.text())
    assert not table.is_over and again.state == table.game.state
    assert again.text() == table.game.text()


def test_what_was_typed_is_one_line_of_the_transcript() -> None:
    table = seated("sagrada")
    table.run_bots()
    said = "choose\x0bno\u2028such\x85window"
    list(table.answer(said))
    assert replay(table.game.text()).text() == table.game.text() and f"1> {said}\n" in table.game.text()


def foreseen(title: Title[Any], state: Any, seat: int, command: Command) -> tuple[list[Any], Any]:
    seen = title.preview(state, seat, command)
    told = [sentence for fact in seen.facts if (sentence := title.tell(fact, seat))]
    return told, title.view(title.fold(state, seen.facts), seat) if seen.whole else None


@pytest.mark.parametrize("name", ["sagrada", "goods", "granja"])
def test_a_preview_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    """Deal anew what the seat cannot know: everything that it can preview is told in the same words."""
    table = seated(name)
    title, luck = table.game.title, SeededLuck(b"redeal")
    looked = 0
    for turn in range(120):
        if table.is_over:
            break
        state, seat = table.game.state, title.asked(table.game.state)[0]
        other, _ = redealt(title, state, (), seat, luck)
        for offer in list(title.legal(state, seat))[:: 1 + turn % 3]:
            command = offer.fill(luck) if isinstance(offer, Family) else offer
            here, there = foreseen(title, state, seat, command), foreseen(title, other, seat, command)
            assert here == there, title.sentence(command)
            looked += bool(here[0])
        table.game.say(seat, title.sentence(title.bot(state, seat, luck)))
    assert looked > 50


def test_each_reader_is_told_everything_once() -> None:
    table = seated("sagrada, hot seat")
    told: dict[int, list[str]] = {seat: [] for seat in table.people}
    for _ in range(20):
        seat = table.seat
        lines = list(table.position())
        told[seat] += lines[: lines.index("")]
        list(table.answer("1"))
    for seat, lines in told.items():
        facts = [table.game.title.tell(fact, seat) for fact in table.game.facts]
        known = ["  " + sentence.text(table.names) for sentence in facts if sentence]
        assert lines == known[: len(lines)] and len(lines) > 10


def test_a_sealed_answer_is_previewed_without_opening_it() -> None:
    table = seated("sagrada, hot seat")
    for _ in range(3):
        list(table.position())
        list(table.answer("1"))
    assert table.seat == 3
    list(table.position())
    assert "Then luck comes in, or something is revealed" in " ".join(table.answer("preview 1"))
    assert not any("builds" in line for line in table.answer("preview 1"))


def test_the_help_gives_an_example_that_can_be_said_now() -> None:
    table = seated("sagrada")
    for _ in range(6):
        table.run_bots()
        if table.is_over:
            break
        list(table.position())
        (shown,) = table.answer("help")
        examples = [line.partition("now for example: ")[2] for line in shown.splitlines() if "for example" in line]
        assert examples
        for example in examples:
            command = table.game.title.parse(example, table.game.state, table.seat)
            assert table.game.title.rules.accepts(table.game.state, table.seat, command)
        list(table.answer("1"))


def test_a_slip_of_the_pen_is_never_played() -> None:
    table = seated("sagrada")
    table.run_bots()
    list(table.position())
    list(table.answer("1"))
    table.run_bots()
    list(table.position())
    option = next(each for each in table._options if each.startswith("take "))
    before = table.game.state
    (answer,) = table.answer(option.replace("take", "tkae"))
    assert answer.endswith(f'Did you mean "{option}"?') and table.game.state is before


@pytest.mark.parametrize("typed", ["HELP", "Help", "hilfe", "aide", "?"])
def test_help_comes_in_many_words(typed: str) -> None:
    table = seated("sagrada")
    list(table.position())
    assert "You can type the number of an option" in "".join(table.answer(typed))
