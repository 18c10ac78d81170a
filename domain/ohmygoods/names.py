"""How people spell the pieces, in the languages of the rule books; the first spelling is the one we write."""

from __future__ import annotations

from domain.kernel.language import OneOf
from domain.ohmygoods.cards import content
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
    return names


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
