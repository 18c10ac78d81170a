"""The options of a game: the chapter, what earlier chapters left, and an owner's house cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from domain.kernel.shapes import Asking


class Played(Struct, frozen=True, gc=False):
    """An earlier chapter of the campaign, as it ended; one number a seat."""

    chapter: str
    points: tuple[int, ...]
    coins: tuple[int, ...]
    ranks: tuple[int, ...]  # rank points
    stars: int = 0  # in a solo campaign
    side: str = ""  # what the pledges of this chapter chose


Key = Literal["base", "1", "2", "3", "4", "5", "4A", "4B", "5A", "5B", "all_in"]
Side = Literal["crown", "lamps"]


class Options(Asking, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    chapter: Annotated[
        Key, Meta(description="base game, a chapter of Longsdale in Revolt, or all_in; 4 and 5 follow the path")
    ] = "base"
    path: Annotated[Side, Meta(description="what the last pledges chose")] = "crown"
    badges: Annotated[
        tuple[str, ...], Meta(description="the side of each seat's last pledge, or nothing; carried over")
    ] = ()
    met: Annotated[
        tuple[int, ...], Meta(description="characters in the draw pile besides those of the chapter, 57 to 60")
    ] = ()
    removed: Annotated[tuple[int, ...], Meta(description="numbers that have left the campaign; carried over")] = ()
    played: Annotated[tuple[Played, ...], Meta(description="the chapters played before this one; carried over")] = ()
    again: Annotated[bool, Meta(description="a missed chapter is tried once more; carried over")] = False
    house: Annotated[
        str, Meta(description="rows for the house cards: the name of an approved file; its text in a game")
    ] = ""

    @property
    def key(self) -> str:
        if self.chapter in ("4", "5"):
            return self.chapter + ("A" if self.path == "crown" else "B")
        return self.chapter


# letters that a player answers, by chapter: who says several things at once, and who says one at a time
LETTERS = {
    "base": (25, 39),
    "1": (21, 33),
    "2": (21, 30),
    "3": (24, 37),
    "4A": (25, 39),
    "4B": (26, 40),
    "5A": (27, 44),
    "5B": (27, 44),
    "all_in": (25, 40),
}


def letters(options: Options, seats: int) -> tuple[int, int]:
    return LETTERS[options.key]
