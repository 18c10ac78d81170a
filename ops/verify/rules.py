"""What of `posthorn verify` needs the rules: each command judged again, and who could have chosen the luck."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.event_codec import decode
from domain.game.events import GameEvent
from domain.game.evolve import project
from domain.game.luck.fairness import statement
from domain.game.table.sequels import ways
from domain.kernel.title import Title
from domain.titles.shelf import titles
from ops.verify.chain import with_content
from ops.verify.findings import Findings, Say
from ops.verify.versions import code_of, shipped

Event = dict[str, Any]
LONGEST = 80  # characters of what was said that are shown
SHOWN = 12  # digits of the hash of a title's code


def check_rules(events: Sequence[Event], found: Findings) -> Iterator[str]:
    opened = events[0]
    title = titles.get(opened["title"])
    if title is None:
        found.unchecked.append(f"what was decided: the rules of {opened['title']} are not part of this program")
        return
    yield from _refused_by_hand(title, opened)
    game = Course(title, opened)
    judged, foreign = 0, Counter[str]()
    for event in events:
        facts = title.codec.facts(json.dumps(event["facts"]).encode()) if "facts" in event else ()
        if event["type"] in ("game.started", "game.moved"):
            if event["rules"] == title.rules_version:
                judged += 1
                yield from _judged_again(game, event, facts)
            else:
                foreign[event["rules"]] += 1
                yield from _is_later(game, event)
            game.rules = event["rules"]
        game.go_on(event, facts)
    code = code_of(title.id)[:SHOWN]
    found.notes.append(f"{judged} decisions judged again by rules {title.rules_version} of {title.name} (code {code})")
    found.unchecked += [_foreign(title, version, count) for version, count in foreign.items()]
    yield from _result(game, events, found)


class Course:
    """The title's position before each event."""

    def __init__(self, title: Title[Any], opened: Event) -> None:
        self.title, self.opened = title, opened
        self.rules = opened["rules"]
        self.state: Any = None
        self.before: dict[int, Any] = {}

    def go_on(self, event: Event, facts: tuple[Any, ...]) -> None:
        if event["type"] == "game.started":
            self.state = self.title.first_state(
                self.title.stored_options(self.opened["options"]), len(self.opened["seats"])
            )
        self.before[event["version"]] = self.state
        if event["type"] == "game.taken_back":
            self.state = self.before[event["undone"]]
        elif facts:
            self.state = self.title.fold(self.state, facts)


def _refused_by_hand(title: Title[Any], opened: Event) -> Iterator[str]:
    """What was before a first game is chosen by nobody."""
    if not opened.get("after"):
        refused = title.opening_refusal(title.stored_options(opened["options"]), len(opened["seats"]))
        if refused is not None:
            yield f"its options are none that a game can be opened with: {refused.text}"


def _is_later(game: Course, event: Event) -> Iterator[str]:
    known = [row.rules for row in shipped(game.title.id)]
    if event["rules"] in known and game.rules in known and known.index(event["rules"]) < known.index(game.rules):
        yield f"version {event['version']} is decided by rules {event['rules']}, after rules {game.rules} were here"


def _foreign(title: Title[Any], version: str, count: int) -> str:
    which = f"{count} {'decision' if count == 1 else 'decisions'} made by rules {version} of {title.name}"
    if version in [row.rules for row in shipped(title.id)]:
        return f"{which}: an earlier version, which this program (rules {title.rules_version}) cannot judge again"
    return f"{which}: no version that this program knows was ever called so"


def _judged_again(game: Course, event: Event, facts: Any) -> Iterator[str]:
    title, opened, luck = game.title, game.opened, Recorded(event.get("draws", ()))
    try:
        if event["type"] == "game.started":
            _, outcome = title.setup(title.stored_options(opened["options"]), len(opened["seats"]), luck)
        else:
            command = title.codec.command(json.dumps(event["command"]).encode())
            outcome = title.decide(game.state, event["seat"], command, luck)
            if command not in title.language.readings(event["said"]):
                shown = " ".join(event["said"].split())[:LONGEST]
                yield f'version {event["version"]}: "{shown}" was said, which is not "{title.sentence(command)}"'
    except Exception as error:
        yield f"version {event['version']}: the rules do not accept it: {error}"
        return
    if outcome != facts or luck.left:
        yield f"version {event['version']}: the rules give another outcome than the log"


def _result(game: Course, events: Sequence[Event], found: Findings) -> Iterator[str]:
    result = game.title.result(game.state) if game.state is not None else None
    finished = events[-1].get("reason") == "finished"
    if result is not None:
        totals = {score.seat: score.total for score in result.scores}
        places = [" and ".join(f"seat {seat + 1} ({totals.get(seat)})" for seat in group) for group in result.ranking]
        found.notes.append(f"Result: {'; '.join(f'{n}. {place}' for n, place in enumerate(places, 1))}.")
        if not finished:
            yield f"the facts finish the game, which is said to have ended otherwise: {events[-1].get('reason')}"
    elif finished:
        yield "the game is said to be finished; the facts do not finish it"
    else:
        found.notes.append("There is no result: the game was not played to its end.")


def check_sequel(export: dict[str, Any], former: dict[str, Any], say: Say) -> Iterator[str]:
    """The options of a game that goes on from another are what that one left, and the table is the same."""
    opened, before = export["events"][0], former["events"][0]
    if (opened.get("after"), opened["title"]) != (former["game"], before["title"]):
        yield f"it goes on from {opened.get('after') or 'no game'}; the one given is {former['game']}"
        return
    if opened.get("first") != before.get("first", former["game"]):
        yield f"the first game of all is said to be {opened.get('first')}"
    game = _folded(with_content(former["events"]))
    if opened["options"] not in [json.loads(msgspec.json.encode(way.options)) for way in ways(game)]:
        yield "its options are not what the game before left"
    # in a file for strangers a player has another name in each game
    if "seats" not in opened.get("withheld", {}) and opened["seats"] != json.loads(msgspec.json.encode(game.holders)):
        yield "its seats are not kept for those who sat there before"
    say(f"compared with what game {former['game']} left")


def say_of_luck(events: Sequence[Event], say: Say) -> None:
    """Who had a part in it, and who could have chosen it: what letters and pages said, worked out anew."""
    wanted = ("game.opened", "game.opened@2", "game.seated", "game.vacated", "game.beacon_settled")
    for sentence in statement(_folded([event for event in events if event["type"] in wanted])):
        say(sentence.text())


def _folded(events: Iterable[Event]) -> Game:
    decoded = [decode(json.dumps(event).encode()) for event in events]
    game = project(None, [event for event in decoded if isinstance(event, GameEvent)])
    assert game is not None
    return game


class Recorded:
    """Luck that gives the recorded draws, in their order."""

    draws = 0

    def __init__(self, draws: Sequence[Any]) -> None:
        self.left = list(draws)

    def below(self, n: int, purpose: str) -> int:
        return self.below_each([n], purpose)[0]

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        if not limits:
            return ()
        if not self.left or self.left[0][:2] != [purpose, list(limits)]:
            raise ValueError(f"the rules draw {purpose}, the log has another draw there")
        return tuple(self.left.pop(0)[2])
