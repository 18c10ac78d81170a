"""Forgeries of the log itself: its events, its chain, its draws, its seed and the pool."""

from __future__ import annotations

import copy
import hashlib

from tests.proof.forger import SEED, Log, forges, unsealed

# events left out, added, in another order


@forges
def an_event_is_dropped(log: Log) -> bool:
    del log.events[log.middle]
    return True


@forges
def the_first_move_is_dropped(log: Log) -> bool:
    log.events.remove(log.of("moved")[0])
    return True


@forges
def the_last_move_is_dropped(log: Log) -> bool:
    log.events.remove(log.of("moved")[-1])
    return True


@forges
def two_moves_are_swapped(log: Log) -> bool:
    at = log.middle
    log.events[at : at + 2] = log.events[at : at + 2][::-1]
    return True


@forges
def a_move_is_made_twice(log: Log) -> bool:
    log.events.insert(log.middle, copy.deepcopy(log.move))
    return True


@forges
def a_move_comes_after_the_end(log: Log) -> bool:
    log.events.append(copy.deepcopy(log.move) | {"at": log.closed["at"], "seed": log.file["seed"]})
    return True


@forges
def the_log_has_no_end(log: Log) -> bool:
    log.events.pop()
    return True


def _cut(reason: str) -> None:
    def cut(log: Log) -> bool:
        return log.cut(reason)

    cut.__name__ = f"half_a_game_that_is_{reason.replace(' ', '_')}"
    forges(cut)


for _reason in ("finished", "agreed", "called off", "declared", "resigned", "cancelled", "never began"):
    _cut(_reason)


@unsealed
def facts_are_changed_and_nothing_else(log: Log) -> bool:
    log.move["facts"].append({"type": "flow.settled"})
    return True


@unsealed
def a_link_is_changed(log: Log) -> bool:
    log.move["chain"] = "0" * 64
    return True


@unsealed
def the_head_is_changed(log: Log) -> bool:
    log.file["chain"] = "0" * 64
    return True


@unsealed
def versions_are_moved_on(log: Log) -> bool:
    for event in log.events[log.middle :]:
        event["version"] += 1
    return True


# draws


def _drawn(log: Log) -> dict[str, object]:
    events = [event for event in log.events if event.get("draws")]
    return events[len(events) // 2]


@forges
def another_number_is_drawn(log: Log) -> bool:
    _, limits, numbers = _drawn(log)["draws"][0]  # type: ignore[index]
    if isinstance(numbers, list):
        numbers[0] = (numbers[0] + 1) % max(2, limits[0])
    return isinstance(numbers, list)


@forges
def a_draw_is_left_out(log: Log) -> bool:
    _drawn(log)["draws"].pop()  # type: ignore[attr-defined]
    return True


@forges
def a_draw_is_added(log: Log) -> bool:
    log.move["draws"] = [*log.move.get("draws", ()), ["dice", [6], [5]]]
    return True


@forges
def a_draw_is_for_something_else(log: Log) -> bool:
    _drawn(log)["draws"][0][0] = "something else"  # type: ignore[index]
    return True


@forges
def a_draw_is_of_fewer(log: Log) -> bool:
    draw = _drawn(log)["draws"][0]  # type: ignore[index]
    draw[1] = [limit + 1 for limit in draw[1]]
    return True


@forges
def two_draws_are_swapped(log: Log) -> bool:
    drawn = [event for event in log.events if event.get("draws")]
    if len(drawn) < 2:
        return False
    drawn[0]["draws"], drawn[-1]["draws"] = drawn[-1]["draws"], drawn[0]["draws"]
    return True


# the seed and the pool


def _another_seed(log: Log) -> str:
    commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    log.file["seed"] = log.closed["seed"] = SEED
    log.file["commitment"] = log.opened["commitment"] = commitment
    return commitment


@forges
def another_seed(log: Log) -> bool:
    log.file["seed"] = log.closed["seed"] = SEED
    return True


@forges
def another_seed_with_its_commitment(log: Log) -> bool:
    _another_seed(log)
    return True


@forges
def another_seed_with_its_pool(log: Log) -> bool:
    """All links of the pool are made anew, too."""
    log.file["commitments"][0] = _another_seed(log)
    link = log.opened["pool"]["before"]
    for commitment in log.file["commitments"]:
        link = hashlib.sha256(bytes.fromhex(link) + bytes.fromhex(commitment)).hexdigest()
    log.opened["pool"]["head_link"] = log.file["pool"]["head_link"] = link
    return True


@forges
def another_commitment(log: Log) -> bool:
    log.opened["commitment"] = log.file["commitment"] = "11" * 32
    return True


@unsealed
def another_salt(log: Log) -> bool:
    log.move["salt"] = "00" * 16
    return True


@forges
def another_number_of_the_pool(log: Log) -> bool:
    log.opened["pool"]["number"] += 1
    log.file["pool"]["number"] += 1
    return True


@forges
def another_link_before(log: Log) -> bool:
    log.opened["pool"]["before"] = log.file["pool"]["before"] = "22" * 32
    return True


@forges
def a_seed_made_after_the_order(log: Log) -> bool:
    log.opened["pool"]["made"] = log.file["pool"]["made"] = log.closed["at"]
    return True


@forges
def the_number_was_asked_for(log: Log) -> bool:
    log.opened["pool"]["named"] = log.file["pool"]["named"] = True
    return True


@forges
def the_commitments_are_turned_round(log: Log) -> bool:
    log.file["commitments"].reverse()
    return True


@forges
def no_pool_at_all(log: Log) -> bool:
    for key in ("pool", "commitments", "pool_between"):
        log.file.pop(key, None)
    log.opened.pop("pool")
    return True


@forges
def numbers_of_the_pool_that_others_took(log: Log) -> bool:
    one = {"number": 10**6, "commitment": "11" * 32, "link": "22" * 32, "made": "", "taken": "", "game": "33" * 32}
    log.file["pool_between"] = [{**one, "void": None, "seed": None}]
    return True
