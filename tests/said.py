"""python -m tests.said FILE [--least 0.85]: the judge of what people write. `--questions TITLE`: what a title asks.

A line of the file is `TITLE QUESTION => WANT => TEXT`; " / " parts the lines of a mail, # begins a remark. "~ " before
it: it is not understood today; it is asked back, or nothing is done.

QUESTION is the kind of question: its stored tag without the title (`your_turn`), or its class (`YourTurn`); `#2` behind
it means other games (`your_turn#2`). In the place of both: `invitation`, `confirmation` (was that you?), `any` (ten
kinds of questions of each title).
WANT: the mark of an option (3, 3b), or `do` and a sentence, several joined by " + "; `none`: nothing is done; `ask`:
nothing is done and the writer is asked back, `ask take 5 | take 2`: with these among the first two sentences offered;
or a word of any letter: undo, show, help, pause, mute, resign, join, no, never, yes.

It reads as the mail room does and tries the moves on a position of a game that bots play. Asked back where something
else was wanted is neither right nor wrong, and so it is where nothing is done.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.table.grammar import Resign, read
from domain.kernel.flow import question_for
from domain.kernel.luck import SeededLuck, pick
from domain.kernel.marks import mark_of
from domain.kernel.reading import in_turn
from domain.kernel.shapes import Command, Refused
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.commands.confirming import answer_of
from service.commands.lines import sort_out
from service.commands.mail_words import Help, Letters, Mute, Pause
from service.commands.matching import GameCommandMatcher
from service.commands.plan import ANSWERS, ASKED, DECLINE, MOVES, STOPS, Plan, Planned, make_plan
from service.commands.typed import Typed
from service.queries.choices import choices

UNSEEN = "# unseen"  # how the parts of a file begin whose lines were written before the code knew them
KINDS = 10  # of questions of a title at which a line of `any` is tried
GAMES = 4
PLACES = ("invitation", "confirmation", "any")
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {"ohmygoods": ({}, {"chapter": "3"}, {"chapter": "5"})}
RIGHT, BACK, NOTHING, WRONG = "right", "asked back", "nothing done", "wrong"
_WORDS = {Help: "help", Pause: "pause", Mute: "mute", Letters: "mute"}


class Line(Struct, frozen=True):
    where: str
    want: str
    text: str
    fails: bool = False

    @property
    def lines(self) -> list[str]:
        return [line.strip() for line in self.text.replace("/ /", "/").split(" / ")]


class Found(Struct, frozen=True):
    """What comes of a mail: what is done, in words, or what is offered to one who is asked back."""

    done: tuple[str, ...] = ()
    asked: bool = False
    offered: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " + ".join(self.done) or ("ask " + " | ".join(self.offered) if self.asked else "none")


class Position(GameCommandMatcher):
    """A game where somebody is asked this, and the options of their letter by their marks."""

    def __init__(self, title: Title[Any], state: Any, seat: int, phase: str = "running") -> None:
        self.title, self.state, self.seat = title, state, seat
        self.listed = choices(title, state, seat).by_mark
        game = cast(Game, SimpleNamespace(title=title, state=state, phase=phase))
        super().__init__(game, seat, ("Anna", "Bert"), self.listed)


def questions(
    name: str, luck: str = "", enough: Callable[[dict[str, Position]], bool] = lambda found: False
) -> dict[str, Position]:
    """The first position of each kind of question, by the class of the question. Games are played until that is
    `enough`, and go on from there for who wants more.
    """
    found, games = _begun(name, luck)
    while not enough(found) and (more := next(games, None)) is not None:
        kind, state, seat = more
        if kind not in found:
            found[kind] = Position(titles[name], state, seat)
    return found


@lru_cache
def _begun(name: str, luck: str) -> tuple[dict[str, Position], Iterator[tuple[str, Any, int]]]:
    games = product(OPTIONS.get(name, ({},)), range(GAMES))
    return {}, chain.from_iterable(_asked_in(titles[name], options, luck, game) for options, game in games)


def _asked_in(title: Title[Any], options: dict[str, str], run: str, game: int) -> Iterator[tuple[str, Any, int]]:
    luck = SeededLuck(b"human" + run.encode() + bytes(game))
    state, _ = title.setup(options, 2 if 2 in title.seats else title.seats[0], luck)
    while title.result(state) is None:
        seat = title.asked(state)[0]
        yield type(question_for(state, seat)[0]).__name__, state, seat
        state = title.play(state, seat, _any(title, state, seat, luck, game), luck)[1]


def _any(title: Title[Any], state: Any, seat: int, luck: SeededLuck, game: int) -> Command:
    """What the bot does; in every second game it is anything, so that rare questions are asked."""
    if game % 2 == 0:
        return title.bot(state, seat, luck)
    return pick(luck, title.commands(state, seat), "said")


def position(where: str) -> Position | None:
    name, _, kind = where.partition(" ")
    kind, _, luck = kind.partition("#")
    wanted = kind.replace("_", "").casefold()

    def named(found: dict[str, Position]) -> Position | None:
        return next((each for asked, each in found.items() if asked.casefold() == wanted), None)

    return named(questions(name, luck, lambda found: named(found) is not None))


def places(where: str) -> Iterator[Position]:
    if where != "any":
        yield position(where)
        return
    for name in sorted(titles):
        yield from list(questions(name, "", lambda found: len(found) >= KINDS).values())[:KINDS]


# what comes of a mail


def at_confirmation(lines: list[str]) -> Found:
    answer = answer_of(lines)
    return Found((answer,)) if answer else Found()


def at_invitation(lines: list[str]) -> Found:
    here = next(iter(questions("sagrada").values()))
    plan = make_plan(sort_out(lines, Position(here.title, here.state, here.seat, "open")), ANSWERS, "join")
    done = tuple(each.line for each in plan.lines if each.kind in ("join", DECLINE) and not each.status)
    return Found(done) if done else _back(plan, None)


def at_position(lines: list[str], here: Position) -> Found:
    here._compared = here._read = 0
    typed = sort_out(lines, here)
    plan = make_plan(typed, here.options)
    moves = [each for each in plan.lines if each.kind in MOVES]
    if any(each.status for each in moves) or any(each.status == ASKED for each in plan.lines):
        return _back(plan, here)
    try:
        played = tuple(_played(moves, here))
    except Refused:
        return _back(plan, here)
    found = (*played, *(word for each in typed if (word := _word(each))))
    return Found(found) if found else _back(plan, here)


def _word(typed: Typed) -> str:
    if typed.kind not in ("question", "wish"):
        return ""
    return _WORDS.get(type(typed.command), "show" if typed.kind == "question" else "wish")


def _played(moves: Iterable[Planned], here: Position) -> Iterator[str]:
    """The moves one after the other, as far as luck goes."""
    title, state, luck = here.title, here.state, SeededLuck(b"said")
    for line in (part for each in moves for part in in_turn(each.line) or (each.line,)):
        if line == "undo":
            yield "undo"
            continue
        if (command := read(line)) is not None:
            yield "resign" if isinstance(command, Resign) else f"do {line}"
            continue
        move = title.parse(line, here.state, here.seat)
        if here.seat in title.asked(state):
            state = title.play(state, here.seat, move, luck)[1]
        yield f"do {title.sentence(move)}"


def _back(plan: Plan, here: Position | None) -> Found:
    lines = plan.lines
    offered = [each for line in lines for each in line.alternatives]
    if here is not None:
        unread = [each.line for each in lines if each.kind == "game" and not each.status]
        offered += [near for line in unread for near in here.nearest(line)]
    kinds = {ASKED, STOPS, "refused", *MOVES}
    return Found((), any(each.kind in kinds for each in lines), tuple(dict.fromkeys(offered)))


# the judge


def judged(line: Line) -> tuple[str, Found]:
    """What is wrong anywhere is wrong."""
    if line.where == "confirmation":
        found = [(at_confirmation(line.lines), line.want)]
    elif line.where == "invitation":
        found = [(at_invitation(line.lines), line.want)]
    else:
        found = [(at_position(line.lines, here), _said(line.want, here)) for here in places(line.where)]
    verdicts = [(_verdict(each, want), each) for each, want in found]
    return max(verdicts, key=lambda each: (RIGHT, BACK, NOTHING, WRONG).index(each[0]))


def _said(want: str, here: Position) -> str:
    """Marks of options as their sentences; a number that is no mark counts them."""
    parts = [f"do {option}" if (option := _option(part, here)) else part for part in want.split(" + ")]
    return " + ".join(parts)


def _option(part: str, here: Position) -> str:
    if mark_of(part) in here.options:
        return here.options[mark_of(part)]
    listed = list(here.options.values())
    return listed[int(part) - 1] if part.isdecimal() and 0 < int(part) <= len(listed) else ""


def _verdict(found: Found, want: str) -> str:
    word, _, rest = want.partition(" ")
    if word == "ask" and found.asked:
        wanted = {each.strip() for each in rest.split("|") if each.strip()}
        return RIGHT if wanted <= set(found.offered[:2]) else BACK
    if found.asked:
        return BACK
    if (" + ".join(found.done) or "none") == want:
        return RIGHT
    return WRONG if found.done else NOTHING


def listed(text: str) -> list[Line]:
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("# "))
    found = [
        Line(*(part.strip() for part in line.removeprefix("~ ").split(" => ", 2)), fails=line.startswith("~ "))
        for line in lines
    ]
    unknown = {where for where in {each.where for each in found} - set(PLACES) if not _asked_somewhere(where)}
    if unknown:
        raise ValueError(f"no such question: {', '.join(sorted(unknown))}; see --questions TITLE")
    return found


def _asked_somewhere(where: str) -> bool:
    name = where.partition(" ")[0]
    return name in titles and position(where) is not None


def _tag(here: Position) -> str:
    tag = str(type(question_for(here.state, here.seat)[0]).__struct_config__.tag)
    return tag.partition("@")[0].partition(".")[2]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.said", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--least", type=float, default=0.0, help="this part of all lines has to be right")
    parser.add_argument("--questions", metavar="TITLE", choices=sorted(titles))
    chosen = parser.parse_args(arguments)
    if chosen.questions:
        print("\n".join(f"{chosen.questions} {_tag(each)}" for each in questions(chosen.questions).values()))
        return 0
    lines = listed(chosen.file.read_text(encoding="utf-8"))
    count: Counter[str] = Counter()
    for line in lines:
        verdict, found = judged(line)
        count[verdict] += 1
        if verdict != RIGHT:
            print(f"{verdict}: {line.where} => {line.want} => {line.text}  found: {found}")
    print(f"{count[RIGHT]} right, {count[BACK]} asked back, {count[NOTHING]} nothing done, {count[WRONG]} wrong")
    return int(count[WRONG] > 0 or count[RIGHT] < chosen.least * len(lines))


if __name__ == "__main__":
    sys.exit(main())
