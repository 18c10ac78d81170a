"""python -m tests.letters.make_gallery [TITLE]: writes the gallery anew, letters of fixed games as people get them.

Of each letter there is the text, the hash of the HTML, and a picture of how a browser shows it: 600 and 360 wide, light
and dark, beside each other. A picture bears the hash of the page it was made from, so that an old one is found.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from msgspec import Struct, structs, to_builtins
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from domain.game.aggregate import Game, LuckContribution
from domain.game.events import Holder, Pooled
from domain.game.names import names_of_seats
from domain.game.table.agreements import SeatOffer
from domain.game.time.clocks import set_up
from domain.game.time.pace import of_hours
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Fact
from domain.kernel.telling import Seat, Sentence
from domain.titles.shelf import titles
from service.commands.plan import ANSWERS
from service.mail.outgoing.blocks import HistoryLine
from service.mail.outgoing.compose import pictured
from service.mail.outgoing.kinds import WRITERS, LetterRequest
from service.mail.outgoing.letter_context import LetterContext, LetterReader, nearness, told_line
from service.mail.outgoing.letter_requests import BESIDE_MOVES, SIGNED_IN
from service.mail.outgoing.reply import LetterParts, html_for_browser
from service.mail.outgoing.site import Site
from service.mail.outgoing.table_options import table_options
from service.mail.outgoing.text import parses_in, text_of
from service.queries.choices import Choices, choices, with_joined, with_lines
from service.store.pool import Head
from tests.contract.play import seats_near
from tests.letters.support import SETTINGS
from tests.web.browser.chromium import CHROMIUM

FOLDER = Path(__file__).parent / "gallery"
KINDS = ("first", "turn", "late", "refusal", "unclear", "vote", "timeout", "resigned", "invitation", "end")
HASHES = FOLDER / "html.sha256"
VIEWS = ((600, False), (600, True), (360, False), (360, True))
TALL = 1200  # dots of a letter that are shown: about two screens
NOW, LATER = "2026-11-18T12:00:00.000000Z", "2026-11-20T15:00:00.000000Z"
SITE, TOKENS = Site.of_url("https://play.example"), SETTINGS.keyring.tokens(417)
SEATS, SEAT = 3, 0  # or as many as the title has
BUSY = {"sagrada": 30, "ohmygoods": 45, "lagranja": 90, "pig": 14}  # decisions before the typical turn; else a third
HOLDERS = (Holder(player="p"), Holder(player="q"), *[Holder(bot="sensible")] * 6)
NAMES = ["Anna", "Bert", *[""] * 6]
assert SIGNED_IN


class Page(Struct, frozen=True):
    title: str
    kind: str
    text: str
    html: str
    pictures: dict[str, bytes]

    @property
    def name(self) -> str:
        return f"{self.title}/{self.kind}"

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.html.encode() + b"".join(self.pictures.values())).hexdigest()


class Played:
    """A game of bots, with what came of each move."""

    def __init__(self, title_id: str) -> None:
        self.title = titles[title_id]
        self.luck = SeededLuck(b"gallery")
        self.seats = seats_near(self.title, SEATS)
        self.state, facts = self.title.setup(None, self.seats, self.luck)
        self.moves: list[tuple[int | None, tuple[Fact, ...]]] = [(None, facts)]
        self.last = 0  # which of them is the reader's last

    def play(self, least: int) -> None:
        """So many moves, and on to the reader's turn, or to the end."""
        while self.state.result is None and (len(self.moves) <= least or SEAT not in self.title.asked(self.state)):
            seat = self.title.asked(self.state)[0]
            command = self.title.bot(self.state, seat, self.luck)
            facts, self.state = self.title.play(self.state, seat, command, self.luck)
            self.moves.append((seat, facts))
            self.last = len(self.moves) - 1 if seat == SEAT else self.last

    def scene(self, phase: str = "running") -> LetterContext:
        title, begun = self.title, phase == "running"
        asked = title.asked(self.state) if begun else ()
        seed = "ef" * 32 if self.state.result else ""
        parts = tuple(
            LuckContribution(2, NOW, "n", "message") if begun or seat else LuckContribution()
            for seat in range(self.seats)
        )
        game = Game(
            id="gabcdefghijkl", version=40, title_id=title.id, options={}, by="q", chain="cd" * 32, opened=NOW, row="",
            holders=HOLDERS[: self.seats], seed=seed, at=NOW, parts=parts,
            clocks=set_up(of_hours(72), self.seats), rules=title.rules_version,
            pool=Pooled(7, "12" * 32, NOW, 9, "34" * 32),
            state=self.state if begun else None, asked_since=tuple(40 if s in asked else 0 for s in range(self.seats)),
            commitment="ab" * 32,
        )  # fmt: skip
        names = tuple(names_of_seats(NAMES[: self.seats], [not name for name in NAMES[: self.seats]]))
        return LetterContext(
            game=game, seat=SEAT, names=names, number=417, moved_before=self.last > 0, older=0,
            told=tuple(self._told(names)), deadline=LATER if begun else None, pool=Head(9, "34" * 32),
        )  # fmt: skip

    def _told(self, names: tuple[str, ...]) -> Iterator[HistoryLine]:
        for turn, (actor, facts) in enumerate(self.moves[self.last :]):
            for sentence in filter(None, (self.title.tell(fact, SEAT) for fact in facts)):
                near = nearness(sentence, SEAT, actor, True)
                yield told_line(sentence, names, self.title.brief, SEAT, near, turn)


def busy(title_id: str) -> int:
    """How many decisions lie before the typical turn."""
    if title_id in BUSY:
        return BUSY[title_id]
    whole = Played(title_id)
    whole.play(20_000)
    return len(whole.moves) // 3


def pages(title_id: str) -> Iterator[Page]:
    game = Played(title_id)
    game.play(0)
    yield page(game.scene("open"), "invitation", "invited")
    yield page(game.scene(), "first", "started")
    game.play(busy(title_id))
    context = game.scene()
    yield page(context, "turn", "turn")
    first = choices(game.title, game.state, SEAT).first[0]
    refused = {
        "said": "undo",
        "line": "undo",
        "kind": "undo",
        "status": "refused",
        "text": "Luck came after that move.",
    }
    slip = first[:1] + first
    unclear = {"said": slip, "line": slip, "kind": "game", "status": "unknown", "alternatives": [first]}
    text = f'"{slip}" is not understood. Did you mean "{first}"?'
    yield page(context, "refusal", "answer", lines=[refused])
    yield page(context, "unclear", "answer", lines=[{**unclear, "text": text}])
    yield from of_the_table(context)
    game.play(2 * busy(title_id))
    if game.state.result is None:
        yield page(game.scene(), "late", "turn")
    else:
        yield page(context, "late", "turn")
    game.play(20_000)
    yield page(game.scene(), "end", "over")


def of_the_table(context: LetterContext) -> Iterator[Page]:
    """A seat is over time, another one than the reader's and then theirs; and somebody has resigned."""
    game, bert = context.game, 1
    late = structs.replace(
        game.clocks, enforced=tuple(game.version if seat == bert else 0 for seat in range(game.seats))
    )
    waits = structs.replace(
        game, clocks=late, asked_since=tuple(game.version if seat == bert else 0 for seat in range(game.seats))
    )
    yield page(structs.replace(context, game=waits), "vote", "overdue", late=bert)
    mine = structs.replace(game.clocks, enforced=game.asked_since)
    yield page(structs.replace(context, game=structs.replace(game, clocks=mine)), "timeout", "overdue", late=SEAT)
    offers = (SeatOffer(bert, "resigned", game.version),)
    gone = structs.replace(game, offers=offers, asked_since=(0,) * game.seats)
    says = [to_builtins(Sentence.of("{who} has resigned.", who=Seat(bert)))]
    yield page(structs.replace(context, game=gone), "resigned", "table", says=says)


def page(context: LetterContext, name: str, kind: str, **about: Any) -> Page:
    title, state, begun = context.game.title, context.game.state, context.game.state is not None
    offered = Choices(() if begun else ANSWERS)
    if begun and context.asked:
        offered = with_joined(title, state, SEAT, choices(title, state, SEAT))
    meanings = table_options(context.game, SEAT, context.names, NOW) if kind in BESIDE_MOVES else {}
    if meanings:
        offered = with_lines(title, offered, tuple(meanings))
    anna = LetterReader(player="p", name="Anna", address="anna@mail.example")
    request = LetterRequest(
        kind=kind, reader=anna, site=SITE, now=NOW, about=about, scene=context, offered=offered, seen=name == "unclear",
        host=LetterReader(player="q", name="Bert", address="bert@mail.example"),
        meanings=meanings,
    )  # fmt: skip
    blocks, parses = list(WRITERS[kind](request, TOKENS)), parses_in(title.id)
    text = text_of(blocks, parses)
    html, pictures = pictured(context.subject, blocks, parses, text)
    return Page(title.id, name, text, html, pictures)


def photographed(each: Page) -> bytes:
    """As Debian's chromium shows it."""
    light = html_for_browser(LetterParts(each.text, each.html, each.pictures), lambda token, line: "#")
    dark = light.replace("@media (prefers-color-scheme: dark)", "@media all")
    dark = dark.replace('media="(prefers-color-scheme: dark)"', 'media="all"')
    frames = "".join(
        f'<iframe width="{wide}" height="{TALL}" srcdoc="{escape(dark if is_dark else light)}"></iframe>'
        for wide, is_dark in VIEWS
    )
    style = "<style>body{margin:0;display:flex}iframe{border:0}</style>"
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "page.html", Path(folder) / "page.png"
        source.write_text(f"<!DOCTYPE html><meta charset='utf-8'>{style}{frames}")
        size = f"--window-size={sum(wide for wide, _ in VIEWS)},{TALL}"
        subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size,
             f"--user-data-dir={folder}/profile", f"--screenshot={target}", source.as_uri()],
            check=True, capture_output=True, timeout=120,
        )  # fmt: skip
        picture = (
            Image.open(target).convert("RGB").quantize(32, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        )
        told, out = PngInfo(), io.BytesIO()
        told.add_text("page", each.hash)
        picture.save(out, "PNG", optimize=True, pnginfo=told)
        return out.getvalue()


def main(arguments: list[str]) -> None:
    """Of one title, or of all. Without a browser there are no new pictures, and old ones that show another page go."""
    for each in [page for title_id in arguments or sorted(titles) for page in pages(title_id)]:
        text, picture = FOLDER / f"{each.name}.txt", FOLDER / f"{each.name}.png"
        text.parent.mkdir(parents=True, exist_ok=True)
        text.write_text(each.text)
        lines = (f"{known}  {name}\n" for name, known in {**hashes(), each.name: each.hash}.items())
        HASHES.write_text("".join(lines))
        if not picture.exists() or Image.open(picture).info.get("page") != each.hash:
            picture.unlink(missing_ok=True)
            if CHROMIUM:
                picture.write_bytes(photographed(each))
    if not CHROMIUM:
        print("There is no chromium here, so no pictures: whoever has one makes them by the same command.")


def hashes() -> dict[str, str]:
    """Of the pages that were looked at, by their names."""
    return dict(line.split("  ")[::-1] for line in HASHES.read_text().splitlines()) if HASHES.exists() else {}


if __name__ == "__main__":
    main(sys.argv[1:])
