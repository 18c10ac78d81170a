"""What a letter is made of, before it is text or HTML: the same blocks, in the same order, give both."""

from __future__ import annotations

from msgspec import Struct


class Paragraph(Struct, frozen=True):
    """One paragraph. `strong`: what the letter is about."""

    text: str
    strong: bool = False


class Heading(Struct, frozen=True):
    text: str


class HistoryLine(Struct, frozen=True):
    """One thing that happened; `undone`: it was taken back since; `near`: how much it concerns the reader."""

    text: str
    undone: bool = False
    near: int = 1  # 2: it names the reader or is said to the table; 0: the reader did it, or it was before the game
    who: str = ""  # who did it, and `brief` what; nothing of what nobody did
    brief: str = ""
    turn: int = 0  # the same for what one player did without anybody between


class Happened(Struct, frozen=True):
    lines: tuple[HistoryLine, ...]


class Option(Struct, frozen=True):
    """A sentence and its mark, with a ready-made mail and a page with a button."""

    mark: str
    sentence: str
    mailto: str
    link: str
    hint: str = ""  # what it costs and brings


class Options(Struct, frozen=True):
    options: tuple[Option, ...]


class Listing(Struct, frozen=True):
    """Plain facts, one line each, as a screen reader reads them."""

    lines: tuple[str, ...]


class Scores(Struct, frozen=True):
    """A score sheet: a column for each player, a row for each source of points. The last row sums up."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Board(Struct, frozen=True):
    """The position in monospace for the text, as a picture for the HTML; `alt` says what it is a picture of.

    `told`: a list after it says the same; if not, the HTML has the text below the picture. `mark`: of what a part of a
    picture shows; without a picture it is as in the letter before, which `alt` says.
    """

    text: str
    svg: str
    alt: str
    told: bool = False
    mark: str = ""


class Rows(Struct, frozen=True):
    """Values in rows, or sentences, one to a line. `drawn`: the picture shows the same."""

    lines: tuple[str, ...]
    drawn: bool = False


class Links(Struct, frozen=True):
    """`last`: those at the end of a letter, below a rule."""

    links: tuple[tuple[str, str], ...]
    last: bool = True


class Small(Struct, frozen=True):
    lines: tuple[str, ...]


KINDS = (Paragraph, Heading, Happened, Options, Listing, Scores, Board, Rows, Links, Small)
Block = Paragraph | Heading | Happened | Options | Listing | Scores | Board | Rows | Links | Small
