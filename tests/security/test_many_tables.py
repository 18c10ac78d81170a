"""A game is rows and letters that are kept, so one player opens so many of them and no more."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.shapes import Refused
from ops.cli import player as ops_player
from service.app import create_app
from service.limits.rate_limits import OPENED
from service.store import times
from tests.letters.support import SITE, Table
from tests.security.people import bare_table

ORDER = {"title": "sagrada", "seats": [{}, {"bot": "sensible"}]}


table = bare_table


def test_over_the_api(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = create_app(table.store, SITE.url, mail=table.mail_service).test_client()
    anna, bert = ({"Authorization": f"Bearer {table.store.players.new_key(id)}"} for id in table.players.values())
    most = OPENED[0].most
    for n in range(most):
        for _ in range(2):  # a request that is sent again is no other game
            again = {**anna, "Idempotency-Key": f"game-{n}"}
            assert browser.post("/api/v1/games", json=ORDER, headers=again).status_code == 202
    refused = browser.post("/api/v1/games", json=ORDER, headers=anna)
    assert refused.status_code == 429 and refused.json and refused.json["code"] == "too_many_games"
    assert int(refused.headers["Retry-After"]) > 0 and f"{most} games within 1 h" in refused.text
    assert browser.post("/api/v1/games", json=ORDER, headers=bert).status_code == 202
    now = times.now()
    monkeypatch.setattr(times, "now", lambda: times.later(now, 1.2))
    assert browser.post("/api/v1/games", json=ORDER, headers=anna).status_code == 202


def test_a_host_whom_the_operator_trusts_may_open_more(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    browser = create_app(table.store, SITE.url, mail=table.mail_service).test_client()
    anna = {"Authorization": f"Bearer {table.store.players.new_key(table.players['Anna'])}"}
    host = ["host", table.players["Anna"]]
    ops_player.host(table.store, ops_player._parser().parse_args([*host, "25"]))
    guests = [{"mail": f"guest{n}@else.example"} for n in range(2)]
    order = {"title": "sagrada", "seats": [{}, *guests]}
    codes = [browser.post("/api/v1/games", json=_to(order, n), headers=anna).status_code for n in range(13)]
    assert codes == [202] * 12 + [429], "25 invitations: five more than others, of more than 20 an hour by one client"
    codes = [browser.post("/api/v1/games", json=ORDER, headers=anna).status_code for _ in range(13)]
    assert codes == [202] * 12 + [429], "and 25 games, the one with too many guests too"
    ops_player.host(table.store, ops_player._parser().parse_args([*host, "0"]))
    refused = browser.post("/api/v1/games", json=ORDER, headers=anna)
    assert refused.status_code == 429 and "10 games within 1 h" in refused.text
    with pytest.raises(Refused, match="from 0 to"):
        ops_player.host(table.store, ops_player._parser().parse_args([*host, "1000000"]))


def _to(order: dict[str, Any], n: int) -> dict[str, Any]:
    return {**order, "seats": [{}, *({"mail": f"n{n}{each['mail']}"} for each in order["seats"][1:])]}
