"""Forgeries of who sits where, of what was opened, and of the cover of the file."""

from __future__ import annotations

import copy
from typing import Any

from tests.proof.forger import OTHER, Log, forges, unsealed

# seats


@forges
def another_nonce(log: Log) -> bool:
    event = next(event for event in log.of("seated") if event["nonce"])
    event["nonce"] = "c0ffee"
    return True


@forges
def another_source(log: Log) -> bool:
    event = next(event for event in log.of("seated") if event["nonce"])
    event["source"] = "key" if event["source"] != "key" else "given"
    return True


@forges
def a_nonce_of_the_house(log: Log) -> bool:
    event = next(event for event in log.of("seated") if event["nonce"])
    event["nonce"], event["source"] = "", "house"
    return True


@forges
def somebody_else_sat_there(log: Log) -> bool:
    """Everywhere, so that nothing contradicts it."""
    player = next(event["holder"]["player"] for event in log.of("seated") if event["holder"].get("player"))
    _replaced(log.file, player, OTHER)
    return True


def _replaced(thing: Any, old: str, new: str) -> None:
    items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in list(items):
        if value == old:
            thing[key] = new
        else:
            _replaced(value, old, new)


@forges
def a_seat_kept_for_one_is_taken_by_another(log: Log) -> bool:
    event = next(event for event in log.of("seated") if event["holder"].get("player"))
    event["holder"] = {"player": OTHER}
    return True


@forges
def a_player_was_a_bot(log: Log) -> bool:
    event = next(event for event in log.of("seated") if event["holder"].get("player"))
    log.opened["seats"][event["seat"]] = event["holder"] = {"bot": "sensible"}
    return True


@forges
def another_seat_moved(log: Log) -> bool:
    log.move["seat"] = (log.move["seat"] + 1) % len(log.opened["seats"])
    return True


@forges
def a_seat_is_taken_twice(log: Log) -> bool:
    event = log.of("seated")[-1]
    log.events.insert(log.events.index(event), copy.deepcopy(event) | {"nonce": "c0ffee", "source": "given"})
    return True


@forges
def a_seat_is_taken_after_the_beginning(log: Log) -> bool:
    log.put(log.middle, "seated", seat=0, holder={"player": OTHER}, nonce="c0ffee", source="given")
    return True


@forges
def a_seat_is_offered_and_taken(log: Log) -> bool:
    log.put(log.middle, "offered", seat=0, reason="late")
    log.put(log.middle, "seated", seat=0, holder={"player": OTHER}, nonce="c0ffee", source="given")
    return True


@forges
def a_seat_is_left_for_nothing(log: Log) -> bool:
    seat = next(event["seat"] for event in log.of("seated") if event["holder"].get("player"))
    log.put(log.middle, "offered", seat=seat, reason="silent")
    return True


@forges
def a_seat_is_left_by_its_player(log: Log) -> bool:
    log.put(log.middle, "vacated", seat=0)
    return True


@forges
def the_host_was_another(log: Log) -> bool:
    log.opened["by"] = OTHER
    return True


@forges
def a_seat_is_added(log: Log) -> bool:
    log.opened["seats"].append({"bot": "sensible"})
    return True


# what was opened


@forges
def another_option(log: Log) -> bool:
    log.opened["options"] = {**log.opened["options"], "not_an_option": 1}
    return True


@forges
def another_title(log: Log) -> bool:
    log.opened["title"] = log.file["title"] = "pig" if log.opened["title"] != "pig" else "sagrada"
    return True


@forges
def a_title_that_nobody_knows(log: Log) -> bool:
    log.opened["title"] = log.file["title"] = "chess"
    return True


@forges
def another_pace(log: Log) -> bool:
    log.opened["pace"] = {**log.opened["pace"], "bank": 1, "refund": 1, "cap": 1}
    return True


@forges
def another_greeting(log: Log) -> bool:
    log.opened["greeting"] = "Whoever sits down pays me five."
    return True


@forges
def it_goes_on_from_another_game(log: Log) -> bool:
    log.opened["after"] = log.opened["first"] = "gbbbbbbbbbbbb"
    return True


@forges
def a_beacon_that_nobody_waited_for(log: Log) -> bool:
    log.opened["beacon"] = {"chain": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", "round": 5}
    return True


@forges
def another_beacon(log: Log) -> bool:
    for event in log.of("beacon_settled"):
        event["signature"] = "cd" * (len(event["signature"]) // 2)
        return True
    return False


@forges
def the_beacon_is_left_out(log: Log) -> bool:
    for event in log.of("beacon_settled"):
        event.pop("signature", None)
        event.pop("randomness", None)
        event["reason"] = "it had not come after 24 hours"
        return True
    return False


@forges
def another_game(log: Log) -> bool:
    _replaced(log.file, log.file["game"], "gcccccccccccc")
    return True


@unsealed
def the_cover_says_another_title(log: Log) -> bool:
    log.file["title"] = "chess"
    return True


@unsealed
def the_cover_says_another_number_of_the_pool(log: Log) -> bool:
    log.file["pool"] = {**log.file["pool"], "number": 77}
    return True


@unsealed
def the_cover_says_another_phase(log: Log) -> bool:
    log.file["phase"] = "running"
    return True


@unsealed
def the_cover_says_fewer_events(log: Log) -> bool:
    log.file["version"] -= 1
    return True
