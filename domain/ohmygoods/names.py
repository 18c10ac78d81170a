"""How people spell the pieces, in the languages of the rule books; the first spelling is the one we write."""

from __future__ import annotations

from domain.kernel.language import OneOf
from domain.ohmygoods.cards.content import content
from domain.ohmygoods.parts import COLOURS, OWN_COLOUR


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
RESOURCE = OneOf("resource", _named("wood", "grain", "clay", "wool", "ore"))
MANNER = OneOf(
    "manner",
    {
        "efficient": ("well", "efficiently", "efficient", "на совесть", "soigneusement", "poctivě"),
        "sloppy": ("sloppily", "sloppy", "спустя рукава", "à la va-vite", "halabala"),
    },
)
SIDE = OneOf("side", _named("crown", "lamps"))
