"""Golden texts of what the letters say at the end and at the beginning of a chapter: `letters/<name>.txt`.

python -m tests.campaign.golden    writes them anew; reviewers read the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from domain.game.aggregate import Game, LuckContribution
from domain.game.events import Holder
from domain.game.time.clocks import set_up
from domain.game.time.pace import of_hours
from domain.kernel.shapes import Result, Score
from domain.titles.ohmygoods.evolve import with_player
from domain.titles.ohmygoods.options import Options, Played
from domain.titles.ohmygoods.table import Table
from domain.titles.ohmygoods.title import ohmygoods as title
from service.mail.outgoing.kinds import LetterRequest, begins, ended
from service.mail.outgoing.letter_context import LetterContext, LetterReader
from service.mail.outgoing.text import parses_in, text_of
from service.queries.choices import Choices
from service.store.grants import KeyRing
from tests.campaign.chapters import TARGETS
from tests.letters.support import SITE

FOLDER = Path(__file__).parent / "letters"
NAMES = ("Anna", "bot 2", "Cyril", "bot 4")
TOKENS = KeyRing({1: bytes(16)}).tokens(417)
NOW = "2026-11-18T12:00:00.000000Z"


def chapter(key: str, totals: tuple[int, ...], side: str = "", pledged: tuple[str, ...] = (), **options: Any) -> Table:
    """A chapter that ended with these points; for which side each has given something."""
    state = title.first_state(Options(chapter=key, **options), len(totals))
    groups = tuple(tuple(s for s, t in enumerate(totals) if t == each) for each in sorted(set(totals))[::-1])
    scores = tuple(Score(seat, total) for seat, total in enumerate(totals))
    target = TARGETS[key] if len(totals) == 1 else None
    won = totals[0] >= target if target is not None else None
    for seat, given in enumerate(pledged):
        state = with_player(state, seat, pledged=given)
    return msgspec.structs.replace(state, side=side, result=Result(scores, groups, "points", won, target))


def earlier(key: str, points: tuple[int, ...], ranks: tuple[int, ...], stars: int = 0, side: str = "") -> Played:
    return Played(key, points, (0,) * len(points), ranks, stars, side)


SOLO = (
    earlier("1", (24,), (0,), 3),
    earlier("2", (16,), (0,)),
    earlier("3", (29,), (0,), 2, "crown"),
    earlier("4A", (27,), (0,), 1, "crown"),
)
PAIR = (
    earlier("1", (20, 17), (3, 1)),
    earlier("2", (15, 21), (1, 3)),
    earlier("3", (26, 25), (3, 1), side="crown"),
    earlier("4A", (22, 28), (1, 3), side="lamps"),
)
TRIO = (earlier("3", (26, 25, 20), (4, 2, 1), side="lamps"),)
ENDS = {
    "chapter_1_of_four": chapter("1", (21, 17, 19, 17)),
    "chapter_3_to_the_lamps": chapter("3", (26, 25), "lamps", ("lamps", "crown"), played=PAIR[:2]),
    "chapter_4_to_the_crown": chapter("4A", (22, 28, 22), "crown", ("crown", "", "lamps"), played=()),
    "chapter_5_the_end": chapter("5B", (30, 36), played=PAIR, path="lamps"),
    "alone_missed": chapter("1", (15,)),
    "alone_missed_again": chapter("2", (16,), played=SOLO[:1], again=True),
    "alone_the_end": chapter("5A", (39,), played=SOLO),
}
BEGINNINGS = {
    "begins_chapter_2": chapter("2", (0, 0), played=PAIR[:1]),
    "begins_with_badges": chapter("4B", (0, 0, 0), path="lamps", badges=("lamps", "crown", ""), played=TRIO),
    "begins_by_hand": chapter("4B", (0, 0), met=(57, 60)),
    "begins_again": chapter("1", (0,), again=True),
}


def letter_request(state: Table) -> LetterRequest:
    seats, people = state.seats, (0, 2)
    holders = tuple(Holder(player=NAMES[n]) if n in people else Holder(bot="sensible") for n in range(seats))
    game = Game(
        id="gabcdefghijkl",
        version=90,
        title_id=title.id,
        options={},
        holders=holders,
        parts=(LuckContribution(2, NOW),) * seats,
        by=NAMES[0],
        clocks=set_up(of_hours(72), seats),
        commitment="ab" * 32,
        rules="1",
        chain="cd" * 32,
        opened=NOW,
        row="",
        at=NOW,
        state=state,
        asked_since=(0,) * seats,
        closed="finished",
        seed="ef" * 32,
    )
    context = LetterContext(
        game=game, seat=0, names=NAMES[:seats], number=12, first=11, told=(), older=0, moved_before=True, deadline=None
    )
    reader = LetterReader(player=NAMES[0], name=NAMES[0], address="anna@mail.example")
    return LetterRequest(
        kind="over", reader=reader, site=SITE, now=NOW, scene=context, offered=Choices(context.may_say)
    )


def texts() -> Iterator[tuple[Path, str]]:
    quiet = parses_in(title.id)
    for name, state in ENDS.items():
        text = text_of(list(ended(letter_request(state), TOKENS)), quiet)
        yield FOLDER / f"{name}.txt", text
    for name, state in BEGINNINGS.items():
        yield FOLDER / f"{name}.txt", text_of(list(begins(letter_request(state))), quiet)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in texts():
        file.write_text(text, encoding="utf-8")
        print(file)
