"""What the file of a game that is over tells of its players: to strangers, to those who sat there, to the operator."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from domain.game import event_codec
from ops.verify.main import examine
from service.projections import timeline
from service.store import times
from tests.letters.support import Table
from tests.security.people import bare_table
from tests.workers.conftest import shelf

__all__ = ["bare_table", "shelf"]
ZONE = "Pacific/Chatham"


@pytest.fixture
def table(bare_table: Table) -> Table:
    """Bert has nights, an order, and a holiday that ends after the game."""
    table, bert = bare_table, bare_table.players["Bert"]
    table.store.players.change_settings(bert, {"zone": ZONE, "night": "22:15-06:45"})
    table.open("tiny", pace="steady")
    table.store.players.book_holiday(bert, times.later(times.now(), 24 * 9)[:10])
    table.work()
    table.store.players.cut_holiday(bert)
    table.work()
    table.say("Bert", "answer alone off")
    return table


def over(table: Table, seat: int | None, *, whole: bool = False) -> dict[str, Any]:
    while table.game.phase == "running":
        table.say(table.asked, table.legal(table.asked)[0])
    return json.loads(json.dumps(table.store.games.export(table.game_id, seat, whole=whole)))  # type: ignore[no-any-return]


def test_strangers_are_told_of_nobodys_hours_orders_and_number(table: Table) -> None:
    file = over(table, None)
    text = json.dumps(file)
    assert all(hidden not in text for hidden in (ZONE, "22:15", '"night"', *table.players.values()))
    withheld = [each for each in file["events"] if each["type"] in ("game.ordered", "game.calendar_changed")]
    assert len(withheld) >= 2
    assert all(each.keys() == {"type", "id", "version", "chain", "withheld"} for each in withheld)
    found = examine(file)
    assert found.wrong == [] and any("nobody's hours" in each for each in found.unchecked)


def test_who_sat_there_checks_the_clocks_by_intervals(table: Table) -> None:
    file = over(table, 0)
    text = json.dumps(file)
    assert all(hidden not in text for hidden in (ZONE, "22:15"))
    end = file["events"][-1]["at"]
    spans = [each for event in file["events"] for each in (event.get("calendar") or {}).get("away", ())]
    assert all(each["until"] <= end for each in spans), "nothing of what was still to come"
    found = examine(file)
    assert found.wrong == [] and any("reckoned again" in each for each in found.notes)
    assert table.players["Bert"] in text


def test_the_chain_is_that_of_the_whole_log(table: Table) -> None:
    whole = over(table, None, whole=True)
    assert examine(whole).wrong == [] and ZONE in json.dumps(whole)
    for seat in (None, 0):
        assert [each["chain"] for each in over(table, seat)["events"]] == [each["chain"] for each in whole["events"]]


@pytest.mark.parametrize("seat", [None, 0])
def test_what_is_chained_by_its_hash_cannot_be_changed(table: Table, seat: int | None) -> None:
    file = over(table, seat)
    for event in file["events"]:
        for part in ("withheld", "keys"):
            for name, digits in event.get(part, {}).items():
                event[part][name] = ("1" if digits[0] == "0" else "0") + digits[1:]
                assert examine(file).wrong, (event["type"], part, name)
                event[part][name] = digits
    assert examine(file).wrong == []
    move = next(each for each in file["events"] if each["type"] == "game.moved")
    move["withheld"] = {"facts": ""}
    assert any("nobody's own business" in each for each in examine(file).wrong)


def test_a_game_of_before_is_shown_with_its_links_as_they_are(table: Table) -> None:
    """Its log was written without veils: strangers get less and are told so; who sat there gets what was chained."""
    over(table, None)
    link = "0" * 64
    with table.store.db.write() as session:
        for event in table.store.games.recorded(table.game_id):
            bare = msgspec.structs.replace(event, veil="", chain="")
            old = event_codec.chained(bare, link)
            link = old.chain
            session.run(
                "UPDATE stored_events SET state = ? WHERE originator_id = ? AND originator_version = ?",
                event_codec.encode(old), event.originator_id, event.originator_version,
            )  # fmt: skip
    file = over(table, None)
    assert ZONE not in json.dumps(file) and table.players["Anna"] not in json.dumps(file)
    found = examine(file)
    assert found.wrong == [] and found.vouched == 0 and any("no head vouches" in each for each in found.unchecked)
    found = examine(over(table, 0))
    assert found.wrong == [] and not any("no head vouches" in each for each in found.unchecked)


def test_a_running_game_tells_nobody_else_when_somebody_gave_orders(table: Table) -> None:
    with table.store.db.read() as session:
        kinds = {seat: {each["kind"] for each in timeline.lines(session, table.game_id, seat)} for seat in (None, 0, 1)}
    private = {"game.ordered", "game.calendar_changed"}
    assert kinds[1] >= private and not kinds[0] & private and not kinds[None] & private
    for seat in (None, 0):
        file = table.store.games.export(table.game_id, seat)
        told = [each for each in file["events"] if each["kind"] in private]
        assert told and all((each["at"], each["seat"]) == ("", None) for each in told)
        assert examine(json.loads(json.dumps(file))).wrong == []
