"""Forgeries of what stands around the moves: who said it and how, rules, rulings, votes, the clock."""

from __future__ import annotations

import copy
from typing import Any

from tests.proof.forger import Event, Log, forges, moved

# who said it, and how it is known


@forges
def other_evidence(log: Log) -> bool:
    log.move["cause"]["evidence"] = "mail 4711"
    return True


@forges
def another_row(log: Log) -> bool:
    log.move["cause"]["intake"] = "bbbbbbbbbbbbbbbbbbbb"
    return True


def _channel(log: Log, channel: str) -> bool:
    event = next((each for each in log.of("moved")[4:] if each["cause"]["channel"] not in (channel, "bot")), None)
    if event is None:
        return False
    event["cause"]["channel"] = channel
    return True


@forges
def it_was_said_by_mail(log: Log) -> bool:
    return _channel(log, "mail")


@forges
def it_was_said_on_a_page(log: Log) -> bool:
    return _channel(log, "web")


@forges
def it_was_said_by_a_bot(log: Log) -> bool:
    return _channel(log, "bot")


@forges
def it_was_said_by_the_clock(log: Log) -> bool:
    return _channel(log, "clock")


@forges
def it_was_answered_alone(log: Log) -> bool:
    return _channel(log, "alone")


# rules


def _ruled_by(log: Log, version: str) -> bool:
    log.opened["rules"] = version
    for event in (*log.of("started"), *log.of("moved")):
        event["rules"] = version
    return True


@forges
def rules_of_no_version_and_another_winner(log: Log) -> bool:
    result = log.finished()
    if result is not None:
        result["ranking"].reverse()
    return _ruled_by(log, "0")


@forges
def rules_of_a_version_to_come(log: Log) -> bool:
    return _ruled_by(log, "99")


@forges
def rules_of_an_earlier_version(log: Log) -> bool:
    return log.opened["rules"] != "1" and _ruled_by(log, "1")


@forges
def rules_of_an_earlier_version_in_the_middle(log: Log) -> bool:
    if log.opened["rules"] == "1":
        return False
    log.move["rules"] = "1"
    return True


@forges
def rules_of_no_version_in_the_middle(log: Log) -> bool:
    log.move["rules"], log.move["facts"] = "0", []
    return True


# rulings


@forges
def a_ruling_that_changes_nothing(log: Log) -> bool:
    log.put(log.middle, "ruled", by="operator", reason="A token fell.", facts=[])
    return True


@forges
def half_a_game_and_a_ruling(log: Log) -> bool:
    """The operator's friend wins."""
    log.cut("finished")
    seats = range(len(log.opened["seats"]))
    result = {
        "scores": [{"seat": seat, "total": 9 - seat} for seat in seats], "ranking": [[seat] for seat in seats],
        "decided_by": "points",
    }  # fmt: skip
    facts = [{"type": "flow.finished", "result": result}]
    log.put(len(log.events) - 1, "ruled", by="operator", reason="It was late.", facts=facts)
    return True


@forges
def a_ruling_is_dropped(log: Log) -> bool:
    for event in log.of("ruled"):
        log.events.remove(event)
        return True
    return False


@forges
def a_ruling_for_another_reason(log: Log) -> bool:
    for event in log.of("ruled"):
        event["reason"] = "All agreed to it."
        return True
    return False


@forges
def facts_of_an_event_that_has_none(log: Log) -> bool:
    """The position is another one from there on, by no move and no ruling."""
    seat = next(event["seat"] for event in log.of("seated") if event["holder"].get("player"))
    log.put(log.middle, "ordered", seat=seat, facts=copy.deepcopy(log.move["facts"]))
    return True


@forges
def a_field_that_nobody_reads(log: Log) -> bool:
    log.move["remark"] = "seat 2 has cheated"
    return True


# votes, moves taken back


@forges
def a_vote_that_calls_the_game_off(log: Log) -> bool:
    log.cut("called off")
    log.put(len(log.events) - 1, "voted", seat=0, motion="call off", yes=True, about=-1, carried=True)
    return True


@forges
def a_vote_that_changes_nothing(log: Log) -> bool:
    seat = next(event["seat"] for event in log.of("seated") if event["holder"].get("player"))
    log.put(log.middle, "voted", seat=seat, motion="declare", yes=True)
    return True


@forges
def a_vote_of_no_such_motion(log: Log) -> bool:
    log.put(log.middle, "voted", seat=0, motion="double my points", yes=True, carried=True)
    return True


@forges
def a_vote_is_dropped(log: Log) -> bool:
    for event in log.of("voted"):
        log.events.remove(event)
        return True
    return False


@forges
def a_vote_was_another(log: Log) -> bool:
    for event in log.of("voted"):
        event["yes"] = not event["yes"]
        return True
    return False


def _back(log: Log, event: Event, **more: Any) -> bool:
    at = log.events.index(event) + 1
    log.put(at, "taken_back", seat=event["seat"], undone=at, **more)
    return True


@forges
def a_roll_is_taken_back(log: Log) -> bool:
    drawn = [event for event in log.of("moved") if event.get("draws")]
    return bool(drawn) and _back(log, drawn[0])


@forges
def a_roll_is_taken_back_by_leave_of_all(log: Log) -> bool:
    drawn = [event for event in log.of("moved") if event.get("draws")]
    return bool(drawn) and _back(log, drawn[0], agreed=list(range(len(log.opened["seats"]))))


@forges
def what_is_no_move_is_taken_back(log: Log) -> bool:
    return _back_of(log, 1)


def _back_of(log: Log, version: int) -> bool:
    log.put(log.middle, "taken_back", seat=0, undone=version)
    return True


@forges
def what_is_to_come_is_taken_back(log: Log) -> bool:
    return _back_of(log, len(log.events))


# the clock


@forges
def time_is_given_back(log: Log) -> bool:
    since, until = (moved(log.move["at"], hours=hours) for hours in (-9, -1))
    log.put(log.middle, "gifted", since=since, until=until, reason="The machine was away.")
    return True


@forges
def a_deadline_that_was_none(log: Log) -> bool:
    """A move was made by the clock, it says."""
    event = next((each for each in log.of("moved")[4:] if each["cause"]["channel"] not in ("bot", "clock")), None)
    if event is None:
        return False
    at = log.events.index(event)
    more = {"what": "default", "budget": 3600, "until": log.events[at - 1]["at"]}
    log.put(at, "clocked", seat=event["seat"], point=at, **more)
    log.events[at]["cause"] = {"channel": "clock", "intake": event["cause"].get("intake", "")}
    event["cause"] = copy.deepcopy(log.events[at]["cause"])
    return True


@forges
def a_clock_stands_still(log: Log) -> bool:
    log.put(log.middle, "clocked", seat=log.move["seat"], point=1, what="paused", hours=24)
    return True


@forges
def an_order_that_nobody_gave(log: Log) -> bool:
    log.put(log.middle, "ordered", seat=log.move["seat"], orders=[["pass"]])
    return True


@forges
def other_nights(log: Log) -> bool:
    calendar = {"eras": [{"zone": "UTC", "night": "00:00-11:00"}]}
    log.put(log.middle, "calendar_changed", seat=log.move["seat"], calendar=calendar)
    return True
