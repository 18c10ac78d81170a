"""What of `posthorn verify` needs the rules: each command judged again, and who could have chosen the luck."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from domain.game.aggregate import Game
from domain.game.event_codec import decode
from domain.game.events import GameEvent
from domain.game.evolve import project
from domain.game.luck.fairness import statement
from domain.game.table.sequels import ways
from domain.titles.shelf import titles

Event = dict[str, Any]


def check_rules(events: Sequence[Event], say: Any) -> Iterator[str]:
    opened = events[0]
    if opened.get("after"):
        say(f"it goes on from game {opened['after']}, the first was {opened['first']}; check that with --after")
    title = titles.get(opened["title"])
    if title is None:
        yield f"the rules of {opened['title']} are not here; the outcomes could not be judged again"
        return
    state: Any = None
    states: dict[int, Any] = {}
    judged = other_rules = 0
    for event in events:
        facts = title.codec.facts(json.dumps(event["facts"]).encode()) if "facts" in event else ()
        kind = event["type"]
        if kind in ("game.started", "game.moved"):
            if event["rules"] == title.rules_version:
                judged += 1
                yield from _judged_again(title, opened, state, event, facts)
            else:
                other_rules += 1
        if kind == "game.started":
            state = title.first_state(title.kept(opened["options"]), len(opened["seats"]))
        states[event["version"]] = state  # the position before the event
        state = title.fold(state, facts) if facts else state
        if kind == "game.taken_back":
            state = states[event["undone"]]  # the position before the first of the moves
    say(f"{judged} decisions judged again, {other_rules} made under another version of the rules")
    result = title.result(state) if state is not None else None
    if result is not None:
        say(f"result: {result.ranking}")
    elif events[-1].get("reason") == "finished":
        yield "the game is said to be finished; the facts do not finish it"


def _judged_again(title: Any, opened: Event, state: Any, event: Event, facts: Any) -> Iterator[str]:
    luck = Recorded(event.get("draws", ()))
    try:
        if event["type"] == "game.started":
            _, outcome = title.setup(title.kept(opened["options"]), len(opened["seats"]), luck)
        else:
            command = title.codec.command(json.dumps(event["command"]).encode())
            outcome = title.decide(state, event["seat"], command, luck)
    except Exception as error:
        yield f"version {event['version']}: the rules do not accept it: {error}"
        return
    if outcome != facts or luck.left:
        yield f"version {event['version']}: the rules give another outcome than the log"


def check_sequel(export: dict[str, Any], former: dict[str, Any], say: Any) -> Iterator[str]:
    """The options of a game that goes on from another are what that one left, and the table is the same."""
    opened, before = export["events"][0], former["events"][0]
    if (opened.get("after"), opened["title"]) != (former["game"], before["title"]):
        yield f"it goes on from {opened.get('after') or 'no game'}; the one given is {former['game']}"
        return
    if opened.get("first") != before.get("first", former["game"]):
        yield f"the first game of all is said to be {opened.get('first')}"
    game = _folded(former["events"])
    if opened["options"] not in [json.loads(msgspec.json.encode(way.options)) for way in ways(game)]:
        yield "its options are not what the game before left"
    if opened["seats"] != json.loads(msgspec.json.encode(game.holders)):
        yield "its seats are not kept for those who sat there before"
    say(f"compared with what game {former['game']} left")


def say_of_luck(events: Sequence[Event], say: Any) -> None:
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
