"""What is told, exported and verified; and what never is while a game runs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.kernel.codec import canonical
from ops.verify.findings import NOT_ALL
from ops.verify.main import canonical as plain
from ops.verify.main import examine, verify
from service.store.pool import seeds_of
from tests.workers.conftest import ANN, BOB, Table

ROOT = Path(__file__).parents[2]


def finished(open_one: Callable[..., Table]) -> Table:
    table = open_one({"player": ANN}, {"bot": "sensible"})
    table.say(table.store.games.legal(table.game, 0)[0])
    while table.game.phase == "running":
        table.say("put 2")
        table.say("undo")
        table.say(table.store.games.legal(table.game, 0)[0])
    return table


def export(table: Table, seat: int | None = None) -> dict[str, Any]:
    return json.loads(json.dumps(table.store.games.export(table.id, seat)))  # type: ignore[no-any-return]


def test_a_whole_game_is_as_it_should_be(open_one: Callable[..., Table]) -> None:
    said: list[str] = []
    assert list(verify(export(finished(open_one)), said.append)) == []
    assert any("draws derived again" in line for line in said)


def test_sagrada_too(open_one: Callable[..., Table]) -> None:
    table = open_one(*[{"bot": "sensible"}] * 4, title="sagrada")
    assert table.game.phase == "closed"
    assert list(verify(export(table))) == []


def test_python_alone_checks_chain_commitment_parts_and_draws(open_one: Callable[..., Table], tmp_path: Path) -> None:
    """-S: no package is there. What cannot be checked then is said."""
    file = tmp_path / "game.json"
    for wrong in (lambda events: None, _other_draw):
        game = export(finished(open_one))
        wrong(game["events"])
        file.write_text(json.dumps(game))
        ran = subprocess.run(
            [sys.executable, "-S", "-m", "ops.verify.main", file], capture_output=True, text=True, cwd=ROOT, timeout=60
        )
        assert "NOT CHECKED: the rules and the clocks" in ran.stdout and "draws derived again" in ran.stdout, ran.stderr
        assert (ran.returncode, "WRONG" in ran.stdout) == ((3, False) if wrong is not _other_draw else (1, True))


def _other_draw(events: list[dict[str, Any]]) -> None:
    drawn = next(event for event in events if event.get("draws"))
    drawn["draws"][0][2][0] = (drawn["draws"][0][2][0] + 1) % drawn["draws"][0][1][0]


def _other_facts(events: list[dict[str, Any]]) -> None:
    scored = [fact for event in events for fact in event.get("facts", ()) if fact["type"] == "tiny.scored"]
    scored[0]["points"] += 1


def _other_seed(events: list[dict[str, Any]]) -> None:
    events[-1]["seed"] = "00" * 32


def _other_nonce(events: list[dict[str, Any]]) -> None:
    next(event for event in events if event["type"] == "game.seated")["nonce"] = "another"


def _left_out(events: list[dict[str, Any]]) -> None:
    del events[4]


def _other_salt(events: list[dict[str, Any]]) -> None:
    events[2]["salt"] = "00" * 16


CHANGES = [_other_salt, _other_draw, _other_facts, _other_seed, _other_nonce, _left_out]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__[1:])
@pytest.mark.parametrize("chained", [False, True], ids=["as it lies", "with a chain made to fit"])
def test_a_forgery_is_found(open_one: Callable[..., Table], change: Any, chained: bool) -> None:
    document = export(finished(open_one))
    change(document["events"])
    if chained:
        chain_anew(document)
    assert list(verify(document))


def chain_anew(document: dict[str, Any]) -> None:
    """What a forger would do who can write the whole file."""
    import hashlib

    link = "0" * 64
    for number, event in enumerate(document["events"], 1):
        event["version"] = number
        link = hashlib.sha256(bytes.fromhex(link) + plain(event)).hexdigest()
        event["chain"] = link
    document["chain"] = link


def test_a_running_game_shows_no_secret(table: Table) -> None:
    """Neither the seed nor the hand of the other, nor what they have bid."""
    hand = table.game.state.hands[1]
    table.say(f"bid {hand[0]}", by=BOB)
    with table.store.db.read() as session:
        seed = seeds_of(session, [table.id])[table.id]
    for seat in (None, 0):
        shown = json.dumps(export(table, seat))
        assert seed.hex() not in shown and f"bid {hand[0]}" not in shown
        assert "You hold" not in shown or str(list(hand)) not in shown
    assert f"bid {hand[0]}" in json.dumps(export(table, 1))
    found = examine(export(table, 0))
    assert (found.code, found.wrong) == (NOT_ALL, [])


def test_links_say_nothing_of_what_is_chained(table: Table) -> None:
    """Who knows everything of an event but the secret in it cannot try guesses: the salt is known to nobody."""
    table.say(f"bid {table.game.state.hands[1][0]}", by=BOB)
    bidding = table.store.games.recorded(table.id)[-1]
    assert len(bidding.salt) == 32
    for reader in (None, 0, 1):
        shown = json.dumps(export(table, reader))
        assert bidding.chain in shown and bidding.salt not in shown


def test_the_past_is_seen_as_it_was_known_then(table: Table) -> None:
    games = table.store.games
    before = games.view(table.game, 0)
    version = table.game.version
    table.bid()
    assert games.view(games.position_at(table.id, version), 0) == before != games.view(table.game, 0)


def test_a_preview_stops_at_luck_and_stores_nothing(table: Table) -> None:
    seat = table.bid()
    games, version = table.store.games, table.game.version
    shown = games.preview(table.game, seat, "put 3")
    assert shown.view is not None and shown.view["points"][seat] == 3
    assert games.preview(table.game, seat, "roll").stopped
    refused = games.preview(table.game, seat, "fly").refused
    assert refused is not None and refused.code == "not_understood"
    assert table.game.version == version


def test_a_preview_of_the_last_sealed_answer_opens_nothing(table: Table) -> None:
    hands = table.game.state.hands
    table.say(f"bid {hands[0][0]}")
    shown = table.store.games.preview(table.game, 1, f"bid {hands[1][0]}")
    assert shown.stopped and shown.view is None
    assert str(hands[0][0]) not in str([sentence.text() for sentence in shown.told])


def test_the_audit_shows_everything(table: Table) -> None:
    table.say(f"bid {table.game.state.hands[0][0]}", evidence="key")
    lines = "\n".join(table.store.games.audit(table.id))
    for part in ("game.opened", '"bid ', "flow.sealed", "draw     cards:", "api, intake", "key", table.game.chain):
        assert part in lines


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@settings(max_examples=200)
@given(st.dictionaries(st.text(), json_values, max_size=8))
def test_the_verifier_spells_as_the_log_does(value: dict[str, Any]) -> None:
    value.pop("chain", None)
    assert plain(value) == canonical(value)
