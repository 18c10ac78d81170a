"""The words of the title: how people spell the pieces, in the languages of the rule books, and how values are said.

Of several spellings the first is the one we write.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct

from domain.kernel.language import Language, Number, OneOf, Several
from domain.kernel.reading import COMMON, Cells, Chart, joined, merge
from domain.kernel.spoken import Tongue
from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.parts import COLOURS, OWN_COLOUR


def _card_names() -> dict[str, tuple[str, ...]]:
    """`mill 3` in the languages of the rule books; the plain id is understood too."""
    cards = content()
    names: dict[str, tuple[str, ...]] = {}
    for card in cards.cards.values():
        if card.kind == "character":
            names[card.id] = (f"character {card.number}", *cards.names[card.id].values())
        elif card.kind == "charburner":
            first = card.id.rsplit("_", 1)[1]
            plain = cards.names["charburner"].values()
            names[card.id] = (f"{cards.names[first]['en']} charburner", f"charburner {first}", *plain)
        else:
            number = int(card.id.rsplit("_", 1)[1])
            names[card.id] = (*(f"{n} {number}" for n in cards.names[card.kind].values()), card.id)
    return {card: tuple(dict.fromkeys(name.lower() for name in given)) for card, given in names.items()}


def _assistant_names() -> dict[str, tuple[str, ...]]:
    cards = content()
    short = {who: who.removeprefix("assistant_") for who in cards.assistants}
    return {who: (short[who], f"assistant {short[who]}", *cards.names[who].values()) for who in cards.assistants}


# One piece of a good whose name is a plural.
ONE = {
    "brick": "brick",
    "planks": "plank",
    "barrels": "barrel",
    "windows": "window",
    "tools": "tool",
    "shoes": "pair of shoes",
    "clothes": "garment",
    "food": "provision",
    "stove": "stove",
    "weapon": "weapon",
    **{f"grapes_{colour}": f"{colour} grape" for colour in COLOURS},
}


def _good_names() -> dict[str, tuple[str, ...]]:
    cards = content()
    names: dict[str, tuple[str, ...]] = {}
    for row in cards.house["goods"]:
        if row["value"] == OWN_COLOUR:
            for colour in COLOURS:
                said = ((cards.names[colour][x], row["names"][x]) for x in row["names"])
                names[f"{row['id']}_{colour}"] = tuple(f"{c} {g}" for c, g in said)
        else:
            names[row["id"]] = tuple(dict.fromkeys((*row["names"].values(), row["id"])))
    return {good: (*said, ONE[good]) if good in ONE else said for good, said in names.items()}


def lot_name(good: str, count: int) -> str:
    """`1 brick`, `2 bricks`."""
    return f"{count} {ONE[good] if count == 1 and good in ONE else GOOD.write(good)}"


def _named(*words: str) -> dict[str, tuple[str, ...]]:
    return {word: tuple(dict.fromkeys(content().names[word].values())) for word in words}


CARD = OneOf("card", _card_names())
ASSISTANT = OneOf("assistant", _assistant_names())
GOOD = OneOf("good", _good_names())
RESOURCE = OneOf("resource", _named("wood", "grain", "clay", "wool", "ore"), drawn=False)
MANNER = OneOf(
    "manner",
    {
        "efficient": (
            *("well", "efficiently", "efficient", "на совесть", "хорошо", "soigneusement", "bien", "poctivě", "pilně"),
            *(
                "properly",
                "carefully",
                "with care",
                "тщательно",
                "старательно",
                "аккуратно",
                "качественно",
                "как следует",
            ),
            *("avec soin", "correctement", "proprement", "pořádně", "pečlivě", "důkladně", "sorgfältig", "gründlich"),
        ),
        "sloppy": (
            *("sloppily", "sloppy", "спустя рукава", "кое-как", "халтура", "à la va-vite", "bâclé", "vite fait"),
            *(
                "halabala",
                "liknavě",
                "odfláknout",
                "ledabyle",
                "nedbale",
                "odbytě",
                "carelessly",
                "небрежно",
                "абы как",
            ),
            *("халтурно", "sans soin", "à moitié", "bâclée", "nachlässig", "hudlerisch"),
        ),
    },
    drawn=False,
)
SIDE = OneOf("side", _named("crown", "lamps"), drawn=False)


def _known(kind: OneOf) -> Meta:
    """A name that does not come as a sentence is held to the same list."""
    return Meta(pattern=f"^(?:{'|'.join(kind.names)})$")


class Lot(Struct, frozen=True, gc=False):
    """Some goods of one kind."""

    good: Annotated[str, _known(GOOD)]
    count: Annotated[int, Meta(ge=1, le=99)] = 1


Goods = tuple[Lot, ...]


class Move(Struct, frozen=True, gc=False):
    assistant: Annotated[str, _known(ASSISTANT)]
    building: Annotated[str, _known(CARD)]
    goods: Goods = ()


class Counted:
    """Some goods of one kind: `2 coal`; one if no number is said."""

    def __init__(self, kind: OneOf) -> None:
        self.kind = kind
        self.label = f"n {kind.label}"
        self.inner = {"": kind}
        self._count = Number("n", 1, 99)

    def split(self, value: Lot) -> Iterator[tuple[str, str, OneOf]]:
        """Piece by piece."""
        return (("", value.good, self.kind) for _ in range(value.count))

    def write(self, value: Lot) -> str:
        return lot_name(value.good, value.count)

    def write_in(self, value: Lot, tongue: Tongue, form: str) -> str:
        return tongue.counted(self.label, self.kind.write(value.good), value.count)

    def read(self, chart: Chart, at: int) -> Cells:
        counts = chart.cells(self._count, at) or {at: [1]}
        return {
            end: [Lot(good, count) for good in goods]
            for after, (count,) in counts.items()
            for end, goods in chart.cells(self.kind, after).items()
        }


class Moving:
    """An assistant goes to a building, for goods if it has a price: `1a to mill 3 for 2 coal`."""

    label = "assistant to building for goods"

    @property
    def inner(self) -> dict[str, Any]:
        return {"assistant": ASSISTANT, "building": CARD, "goods": GOODS}

    def split(self, value: Move) -> Iterator[tuple[str, Any, Any]]:
        return ((name, getattr(value, name), kind) for name, kind in self.inner.items())

    def write(self, value: Move) -> str:
        said = f"{ASSISTANT.write(value.assistant)} to {CARD.write(value.building)}"
        return f"{said} for {GOODS.write(value.goods)}" if value.goods else said

    def write_in(self, value: Move, tongue: Tongue, form: str) -> str:
        said = f"{tongue.write(ASSISTANT, value.assistant)} {tongue.write(CARD, value.building, 'into')}"
        return f"{said} {tongue.name(self.label, 'for')} {tongue.write(GOODS, value.goods)}" if value.goods else said

    def read(self, chart: Chart, at: int) -> Cells:
        found: Cells = {}
        for after, who in chart.cells(ASSISTANT, at).items():
            if chart.words[after : after + 1] and chart.words[after] in _TO:
                # in some languages a name has its own preposition
                for end, where in (*chart.cells(CARD, after + 1).items(), *chart.cells(CARD, after).items()):
                    self._paid(found, chart, end, joined([(each,) for each in who], where))
        return found

    def _paid(self, found: Cells, chart: Chart, at: int, moves: list[tuple[Any, ...]]) -> None:
        if chart.words[at : at + 1] and chart.words[at] in _FOR:
            for end, goods in chart.cells(GOODS, at + 1).items():
                merge(found, end, [Move(*move) for move in joined(moves, goods)])
        merge(found, at, [Move(*move) for move in moves])


_TO = frozenset(("to", *COMMON["to"].split()))
_FOR = frozenset(("for", *COMMON["for"].split()))


CARDS = Several(CARD)
GOODS = Several(Counted(GOOD), nothing="nothing")
TIMES = Number("n", 1, 60)
MARKS = Number("n", 0, 9)
MOVES = Several(Moving(), high=8)

language = Language(
    {
        "hand": "руку рука карты main cartes ruku ruka karty cards karten руки mes",
        "exchange": "swap redraw new change обменять echanger vymenit меняю поменять сменить echange changer vymenim"
        " menim",
        "keep": "оставлю оставить garder nechat оставляю держу garde necham nechavam",
        "work": "worker working работать travailler pracovat работаю travaille pracuje pracuju pracuji",
        "at": "in в a v на en au aux chez na do ve dans",
        "rest": "idle отдых repos odpocinek",
        "build": "построить batir construire postavit строю построю construis stavim postavim",
        "move": "переместить deplacer presunout перемещаю двигаю переставить bouger deplace presouvam posunu",
        "discard": "сбросить defausser odhodit",
        "produce": "произвести produire vyrobit произвожу производство делаю produis production vyrabim vyroba",
        "chain": "цепочке цепочка chaine retez цепочку retezec",
        "times": "time раз раза fois krat",
        "done": "end готово fini hotovo закончить termine fin dost vse",
        "hire": "нанять engager najmout нанимаю найму engage embaucher najimam najmu",
        "place": "put поставить placer umistit ставлю поместить поставь place pose poser davam dam poloz dej mets",
        "attach": "прикрепить attacher pripojit",
        "pass": "пас passer pas пасую спасовать пропускаю passe pasuji pasuju vynechavam",
        "use": "использовать используем utiliser pouzit использую применяю включить utilise activer pouziju vyuzit",
        "name": "choose назвать nommer vybrat называю nomme jmenuju jmenuji",
        "give": "отдать donner dat",
        "pay": "заплатить payer zaplatit платить плачу оплатить отдаю paie paye regler platim zaplatim plat",
        "pledge": "залог engagement zavazek",
    },
    locale="domain.titles.ohmygoods",
)
