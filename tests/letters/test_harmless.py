"""No line of any letter of any title in any position parses as a command."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from domain.game.aggregate import Game, LuckContribution
from domain.game.events import Holder, Pooled
from domain.game.time.clocks import set_up
from domain.game.time.pace import of_hours
from domain.titles.shelf import titles
from service.commands.matching import GameCommandMatcher
from service.mail.incoming.text.parts import plain_lines
from service.mail.incoming.text.reading import tidy
from service.mail.outgoing.blocks import Block, HistoryLine
from service.mail.outgoing.kinds import WRITERS, LetterRequest
from service.mail.outgoing.letter_context import LetterContext, LetterReader
from service.mail.outgoing.letter_requests import SIGNED_IN
from service.mail.outgoing.site import Site
from service.mail.outgoing.text import Fit, parses_in, text_of, wrapped
from service.queries.choices import Choices, choices
from service.store.pool import Head
from tests.contract.play import Position, play
from tests.harness.once import does_something
from tests.letters.support import SETTINGS

SITE = Site.of_url("https://play.example")
NOW, LATER = "2026-11-18T12:00:00.000000Z", "2026-11-20T12:00:00.000000Z"
TOKENS = SETTINGS.keyring.tokens(417)
NAMES = ("Undo", "Pass 3", "Help", "Show Tell", "more", "why", "yes", "done")  # people may be called what they like
# games, and every how manieth position of them
SOME, MORE = (1, 61), (2, 11)
ABOUT: dict[str, Any] = {
    "undone": 4, "by": 0, "gone": 0, "late": 0, "guest": 0, "reason": "pass", "from": "a@b.example",
    "lines": [
        {"said": "pass", "status": "done", "text": ""},
        {"said": "2", "line": "undo", "status": "not_tried", "text": "help"},
        {"said": "take R9 to Q7", "status": "unknown", "text": "Say which.", "alternatives": ["pass", "undo"]},
    ],
    "previews": [{"said": "preview 1", "line": "pass", "told": [], "stopped": True, "refused": ""}],
    "notes": ["You sit at seat 2."], "shows": ["help", "why", "history", "more", "show"], "old": True, "failing": 3,
    "others": 2, "why": "expired", "seat": 0, "title": "pass", "says": [{"template": "undo", "parts": []}],
}  # fmt: skip


def scenes(title_id: str, seed: int, every: int = MORE[1]) -> Iterator[LetterContext]:
    """Positions of random games, seen by each seat, with all that was told on the way."""
    title, found = titles[title_id], []
    dice = random.Random(seed)
    seats = dice.choice(list(title.seats))

    def keep(position: Position) -> None:
        if position.number % every == 0 or title.result(position.state) is not None:
            found.append((position.state, list(position.facts[-60:])))

    play(title, {}, seats, seed, keep)
    for state, facts in found:
        asked = title.asked(state)
        game = Game(
            id="gabcdefghijkl", version=40, title_id=title_id, options={}, holders=(Holder(player="p"),) * seats,
            parts=(LuckContribution(2, NOW, "n", "message"),) * seats, by="p", clocks=set_up(of_hours(72), seats),
            commitment="ab" * 32, rules="1",
            pool=Pooled(7, "12" * 32, NOW, 9, "34" * 32), chain="cd" * 32, opened=NOW, row="", at=NOW,
            state=state, asked_since=tuple(40 if seat in asked else 0 for seat in range(seats)), seed="ef" * 32,
        )  # fmt: skip
        for seat in range(seats):
            told = [sentence.text(NAMES) for fact in facts if (sentence := title.tell(fact, seat))]
            yield LetterContext(
                game=game, seat=seat, names=NAMES[:seats], number=417, moved_before=True, older=3,
                told=tuple(HistoryLine(text, n % 5 == 0) for n, text in enumerate(told)), deadline=LATER,
                pool=Head(9, "34" * 32), greeting="pass",
            )  # fmt: skip


def written(context: LetterContext, kind: str) -> list[Block]:
    title, state = context.game.title, context.game.state
    offered = choices(title, state, context.seat) if context.asked else Choices(())
    request = LetterRequest(
        kind=kind,
        reader=LetterReader(player="p", name="Pass", address="p@mail.example"),
        site=SITE,
        now=NOW,
        about=ABOUT,
        scene=context,
        offered=offered,
        why=("2026-11-18 12:00 UTC, undo: mailed.",),
        log=("4. Undo ends the turn.",),
    )
    return list(WRITERS[kind](request, TOKENS))


@pytest.mark.parametrize("title_id", sorted(titles))
@pytest.mark.parametrize("games", [SOME, MORE], ids=["some", "more"])
def test_no_line_of_any_letter_parses(title_id: str, games: tuple[int, int]) -> None:
    quiet, title = parses_in(title_id), titles[title_id]
    kinds = [kind for kind in sorted(WRITERS) if kind not in ("magic", "help")]
    letters = lines = 0
    turns = count()
    for seed in range(games[0]):
        for context in scenes(title_id, seed, games[1]):
            letters += 2
            options = choices(title, context.game.state, context.seat).by_mark if context.asked else {}
            read: set[str] = set()
            # the whole letter is in each kind; one other kind by turns keeps it quick
            for kind in ("turn", kinds[next(turns) % len(kinds)]):
                blocks = written(context, kind)
                for text in (text_of(blocks, quiet), text_of(blocks, quiet, width=100_000)):
                    lines += len(text.splitlines())
                    for line in {*text.splitlines()} - read:
                        assert not does_something(line, title_id), f"{kind}: {line!r}"
                        # each has the bound of a mail: one reader of all lines would hardly read the later ones
                        matcher = GameCommandMatcher(context.game, context.seat, NAMES, options)
                        assert not matcher.meant(tidy(line)), f"{kind}: {line!r}"
                        assert not any(each.quoted for each in plain_lines(line)), f"{kind}: {line!r}"
                    read |= {*text.splitlines()}
    assert letters >= 8 and lines > 40 * letters  # each is read twice


@pytest.mark.parametrize("kind", ["magic", "help", "confirm"])
def test_no_line_of_a_letter_about_no_game_parses(kind: str) -> None:
    reader = LetterReader(player="p", name="Undo", address="p@mail.example")
    blocks = list(WRITERS[kind](LetterRequest(kind=kind, reader=reader, site=SITE, now=NOW, about=ABOUT), TOKENS))
    for line in text_of(blocks, parses_in("")).splitlines():
        assert not any(does_something(line, title_id) for title_id in titles), line


def test_a_break_that_leaves_a_command_alone_is_moved() -> None:
    quiet = parses_in("sagrada")
    lines = list(wrapped("Whoever is stuck can always say one little word, and that word is pass", Fit(quiet, 66)))
    assert len(lines) > 1 and not any(map(quiet, lines))
    assert " ".join(" ".join(lines).split()).endswith("word is pass")


def test_a_command_alone_gets_words_in_front() -> None:
    assert list(wrapped("pass", Fit(parses_in("sagrada")))) == ["(that is) pass"]


def test_every_kind_of_letter_is_written_by_somebody() -> None:
    assert set(WRITERS) >= {"turn", "urgent", "started", "invited", "undone", "ruled", "overdue", "over", "cancelled"}
    assert WRITERS["answer"] is SIGNED_IN[1].answer
