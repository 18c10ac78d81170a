"""Forgeries of moves: what was said, what came of it, and when."""

from __future__ import annotations

from itertools import pairwise

from tests.proof.forger import Log, first_number, forges, moved

# what was said, and what came of it


@forges
def other_words_were_said(log: Log) -> bool:
    log.move["said"] = "I resign, you were better"
    return True


@forges
def another_command_of_the_same_kind(log: Log) -> bool:
    for event in log.of("moved")[3:]:
        if found := first_number(event["command"]):
            found[0][found[1]] += 1
            return True
    return False


@forges
def the_words_and_the_command_of_another_move(log: Log) -> bool:
    moves = log.of("moved")
    for one, other in pairwise(moves):
        if one["command"] != other["command"]:
            for name in ("said", "command"):
                one[name], other[name] = other[name], one[name]
            return True
    return False


@forges
def a_number_in_a_fact(log: Log) -> bool:
    for event in log.of("moved")[2:]:
        if found := first_number(event["facts"]):
            found[0][found[1]] += 1
            return True
    return False


@forges
def nothing_came_of_a_move(log: Log) -> bool:
    log.move["facts"] = []
    return True


@forges
def the_winner_is_another(log: Log) -> bool:
    result = log.finished()
    if result is None or len(result["ranking"]) < 2:
        return False
    result["ranking"].reverse()
    return True


@forges
def the_winner_has_more(log: Log) -> bool:
    result = log.finished()
    if result is None:
        return False
    result["scores"][0]["total"] += 1
    return True


@forges
def nobody_waited(log: Log) -> bool:
    event = next((event for event in log.of("moved") if event.get("used")), None)
    if event is None:
        return False
    event.pop("used")
    event.pop("free", None)
    return True


@forges
def a_question_took_longer(log: Log) -> bool:
    log.move["used"] = log.move.get("used", 0) + 1000
    return True


@forges
def it_was_decided_in_advance(log: Log) -> bool:
    log.move["advance"] = "order"
    log.move["cause"]["channel"] = "order"
    return True


# times


@forges
def time_runs_backwards(log: Log) -> bool:
    log.move["at"] = moved(log.move["at"], days=-3)
    return True


@forges
def an_answer_before_its_question(log: Log) -> bool:
    event = next((each for each in log.of("moved")[5:] if each["cause"].get("arrived")), None)
    if event is None:
        return False
    event["cause"]["arrived"] = moved(event["cause"]["arrived"], days=-3)
    return True


@forges
def an_answer_that_arrived_after_it_was_decided(log: Log) -> bool:
    log.move["cause"]["arrived"] = moved(log.move["at"], days=3)
    return True


@forges
def all_of_it_a_day_later(log: Log) -> bool:
    for event in log.events:
        event["at"] = moved(event["at"], days=1)
        if event["cause"].get("arrived"):
            event["cause"]["arrived"] = moved(event["cause"]["arrived"], days=1)
    return True


@forges
def all_of_it_in_one_moment(log: Log) -> bool:
    for event in log.events[1:]:
        event["at"] = log.opened["at"]
        event["cause"].pop("arrived", None)
    return True
