"""A round of the public beacon: named at the opening, waited for, given by the operator or left out."""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from domain.game import events as ev
from domain.game.events import Beacon
from domain.game.luck.beacon import CHAINS, PATIENCE, randomness_of, round_of, round_time
from domain.game.luck.fairness import statement
from domain.kernel.shapes import Refused
from ops.cli import beacon as command
from ops.verify.main import verify
from service.store import Store, times
from service.store.beacons import awaited
from tests.security.house import Reader, bob_sits, export, opening
from tests.workers.conftest import ANN, BOB, Table
from tests.workers.test_export import chain_anew
from workers.apply import Applier
from workers.clock import check_clocks

QUICKNET = CHAINS["quicknet"]
SIGNATURE = "ab" * QUICKNET.signed
VALUE = hashlib.sha256(bytes.fromhex(SIGNATURE)).hexdigest()
# of the first round of drand's chain "default", as it was published
FIRST = (
    "8d61d9100567de44682506aea1a7a6fa6e5491cd27a0a0ed349ef6910ac5ac20ff7bc3e09d7c046566c9f7f3c6f3b101"
    "04990e7cb424998203d8f7de586fb7fa5f60045417a432684f85093b06ca91c769f0e7ca19268375e659c2a2352b4655"
)


class Clock:
    """The time of the service, moved on by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = timedelta()
        monkeypatch.setattr(times, "now", lambda: times.iso(datetime.now(UTC) + self._ahead))

    def go(self, hours: float) -> None:
        self._ahead += timedelta(hours=hours)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def round_in(hours: float) -> int:
    """Of quicknet, the first one due by then."""
    second = datetime.fromisoformat(times.later(times.now(), hours)).timestamp()
    return int(second - QUICKNET.genesis) // QUICKNET.period + 2


def waiting(store: Store, *seats: dict[str, str]) -> Table:
    """A game of Ann's that waits for a round an hour from now; Bob has not sat down."""
    order = {"beacon": {"chain": "quicknet", "round": round_in(1)}}
    row = opening(store, *(seats or ({"player": ANN}, {"player": BOB})), **order)
    Applier(store).work_off()
    return Table(store, row.game)


def give(table: Table, signature: str = SIGNATURE, chain: str = "quicknet") -> None:
    assert table.game.beacon is not None
    words = ["give", chain, str(table.game.beacon.round), signature]
    command.give(table.store, command._parser().parse_args(words))
    Applier(table.store).work_off()


def settled(table: Table) -> list[ev.BeaconSettled]:
    return [event for event in table.store.games.recorded(table.id) if isinstance(event, ev.BeaconSettled)]


def said(table: Table) -> str:
    return " ".join(sentence.text(["Ann", "Bob"]) for sentence in statement(table.game))


def test_rounds_and_values_are_those_of_drand() -> None:
    default = CHAINS["default"]
    assert round_time(Beacon(default.hash, 1)) == "2020-07-22T15:17:30.000000Z"
    value = "101297f1ca7dc44ef6088d94ad5fb7ba03455dc33d53ddb412bbc4564ed986ec"
    assert randomness_of(Beacon(default.hash, 1), FIRST) == value
    assert round_time(Beacon(QUICKNET.hash, 27_946_612)) == "2026-04-20T00:00:00.000000Z"


@pytest.mark.parametrize(
    ("chain", "number"), [("quicknet", 27_946_612), ("quicknet", 0), ("quicknet", 2**40), ("fastnet", 30_000_000)]
)
def test_a_round_must_lie_ahead_and_not_too_far(chain: str, number: int) -> None:
    with pytest.raises(Refused, match="bad_beacon"):
        round_of(chain, number, "2026-04-20T00:00:00.000000Z")


def test_the_round_a_refusal_names_is_taken() -> None:
    now = "2026-04-20T00:00:01.500000Z"
    with pytest.raises(Refused) as refused:
        round_of("quicknet", 27_946_612, now)
    first = int(refused.value.text.split("From ")[1].split()[0])
    assert first == 27_946_613 and round_of("quicknet", first, now).round == first


def test_a_game_begins_when_the_value_is_in(store: Store, clock: Clock) -> None:
    table = waiting(store)
    bob_sits(table, "bobs-own", "given")
    assert table.game.full and table.game.phase == "open"
    clock.go(1.1)
    give(table)
    assert table.game.phase == "running" and table.game.nonces[-1] == VALUE
    assert "Nobody could choose this luck" in said(table)
    with store.db.read() as session:
        assert not awaited(session)
    reader = Reader(store, words=["bobs-own"])
    document = export(table)
    assert reader.finds(document, beacon=VALUE) == reader.finds(document, beacon=SIGNATURE) == []


def test_a_value_that_comes_first_waits_for_the_players(store: Store, clock: Clock) -> None:
    table = waiting(store)
    clock.go(1.1)
    give(table)
    assert table.game.phase == "open"
    bob_sits(table, "bobs-own", "given")
    assert table.game.phase == "running"
    assert "was out before the last part" in said(table) and "together with Bob" in said(table)


def test_a_seat_that_adds_nothing_may_come_after_the_value(store: Store, clock: Clock) -> None:
    table = waiting(store)
    clock.go(1.1)
    give(table)
    bob_sits(table, "", "house")
    assert "Nobody could choose this luck" in said(table)


def test_no_value_before_its_time(store: Store, clock: Clock) -> None:
    table = waiting(store)
    with pytest.raises(Refused, match="too_early"):
        give(table)
    row = store.intake.submit("beacon", {"signature": SIGNATURE}, channel="operator", game=table.id)
    Applier(store).work_off()
    assert table.verdict(row).code == "too_early" and not settled(table)


@pytest.mark.parametrize("signature", ["ab", "zz" * 48, "ab" * 96])
def test_what_can_be_no_signature_is_refused(store: Store, clock: Clock, signature: str) -> None:
    table = waiting(store)
    clock.go(1.1)
    with pytest.raises(Refused, match="bad_beacon"):
        give(table, signature)
    assert not settled(table)


def test_without_a_value_the_players_go_on_alone(store: Store, clock: Clock) -> None:
    table = waiting(store)
    bob_sits(table, "bobs-own", "given")
    clock.go(PATIENCE + 0.97)
    check_clocks(store)
    Applier(store).work_off()
    assert table.game.phase == "open", "it may still come"
    clock.go(0.05)  # no outage: the clock looks every few minutes
    check_clocks(store)
    check_clocks(store)
    Applier(store).work_off()
    (event,) = settled(table)
    assert event.reason and not event.randomness and table.game.phase == "running"
    assert "The public beacon is left out" in said(table) and "together with Bob" in said(table)
    document = export(table)
    assert list(verify(document)) == []
    assert any(VALUE in each for each in Reader(store).finds(document, beacon=VALUE)), (
        "drand had a value, it was kept back"
    )


def test_another_value_than_drands(store: Store, clock: Clock) -> None:
    """The house tries signatures of its own until the luck suits."""
    table = waiting(store)
    bob_sits(table, "bobs-own", "given")
    clock.go(1.1)
    give(table, "cd" * QUICKNET.signed)
    document = export(table)
    assert list(verify(document)) == []
    assert any(f"you have {VALUE}" in each for each in Reader(store).finds(document, beacon=VALUE))


def test_a_log_in_which_the_beacon_is_written_anew(store: Store, clock: Clock) -> None:
    table = waiting(store)
    bob_sits(table, "bobs-own", "given")
    clock.go(1.1)
    give(table)
    document = export(table)

    def forged(**fields: Any) -> list[str]:
        copy = json.loads(json.dumps(document))
        at = next(n for n, event in enumerate(copy["events"]) if event["type"] == "game.beacon_settled")
        if fields:
            copy["events"][at].update(fields)
        else:
            del copy["events"][at]
        chain_anew(copy)
        return list(verify(copy))

    assert any("not the SHA-256 of its signature" in each for each in forged(randomness="11" * 32))
    assert any("the seed gives" in each for each in forged(randomness="", signature="", reason="it did not come"))
    assert "the game began before its beacon was out" in forged()


def test_the_operator_is_told_what_to_fetch(store: Store, clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    table = waiting(store)
    given = command._parser().parse_args(["due"])
    command.list_due(store, given)
    assert capsys.readouterr().out == ""
    clock.go(1.1)
    command.list_due(store, given)
    assert table.game.beacon is not None
    assert capsys.readouterr().out == f"{QUICKNET.hash} {table.game.beacon.round}\n"
    give(table, chain=QUICKNET.hash)
    command.list_due(store, given)
    assert VALUE in capsys.readouterr().out and table.game.beacon_settled is not None


def test_a_cancelled_game_waits_for_nothing(store: Store, clock: Clock) -> None:
    table = waiting(store)
    row = store.intake.submit("cancel", {}, channel="api", player=ANN, game=table.id)
    Applier(store).work_off()
    assert table.verdict(row).status == "done"
    with store.db.read() as session:
        assert not awaited(session)
    clock.go(PATIENCE + 2)
    check_clocks(store)
    Applier(store).work_off()
    assert not settled(table) and table.game.phase == "closed"
