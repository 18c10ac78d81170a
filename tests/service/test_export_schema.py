"""The JSON Schema of game.json: exports of whole games of each title are as it says, and what is not is found."""

from __future__ import annotations

import copy
import json
from typing import Any

import jsonschema_rs
import pytest

from domain.titles.shelf import titles
from ops.verify.main import FORMAT
from service.api.export_schema import export_schema
from tests.letters.support import Table
from tests.service.client import Client

SCHEMA = export_schema("https://play.example/api/v1/schemas/game-1.json")
VALID = jsonschema_rs.Draft202012Validator(SCHEMA)
WAYS: list[dict[str, Any]] = [{"seat": None}, {"seat": 0}, {"seat": None, "whole": False}, {"seat": 1, "whole": False}]


def exports(table: Table) -> list[dict[str, Any]]:
    """As a spectator, a player and a stranger may have it."""
    found = [table.store.games.export(table.game_id, **way) for way in WAYS]
    return [json.loads(json.dumps(each)) for each in found]


def check(table: Table) -> list[dict[str, Any]]:
    found = exports(table)
    for each in found:
        VALID.validate(each)
    return found


@pytest.mark.parametrize("title", sorted(titles))
def test_a_whole_game_is_as_the_schema_says(tmp_path: Any, title: str) -> None:
    table = Table(tmp_path)
    try:
        table.open(title, start=False)
        check(table)
        table.sit()
        _beside_the_moves(table)
        for moves in (1, 19):
            table.to_the_end(most=moves)
            running = check(table)
            assert table.game.closed or all("seed" not in each and "view" in each for each in running)
        table.to_the_end()
        over = check(table)
        assert all(each["seed"] and each["format"] == FORMAT for each in over)
        assert any("withheld" in event for event in over[2]["events"])
    finally:
        table.close()


def _beside_the_moves(table: Table) -> None:
    """Hours, votes and orders are events, too."""
    table.set("Anna", night="22:00-07:00")
    table.work()
    for name, line in (("Bert", "vote more time"), ("Anna", "answer alone on"), ("Bert", "vote abort")):
        table.say(name, line)
    kinds = {each["kind"] for each in exports(table)[0]["events"]}
    assert {"game.calendar_changed", "game.voted"} <= kinds, kinds


def test_what_is_not_as_it_says_is_found(tmp_path: Any) -> None:
    table = Table(tmp_path)
    try:
        table.open("pig")
        table.to_the_end("hold at 20")
        whole = check(table)[0]
    finally:
        table.close()
    moved = next(n for n, event in enumerate(whole["events"]) if event["type"] == "game.moved")
    for change in (
        lambda game: game.pop("commitment"),
        lambda game: game.update(format="posthorn.game@2"),
        lambda game: game.update(title="chess"),
        lambda game: game.update(title="sagrada"),
        lambda game: game["events"][moved].pop("said"),
        lambda game: game["events"][moved].update(seat="0"),
        lambda game: game["events"][moved].update(type="game.danced"),
        lambda game: game["events"][moved]["facts"].append({"type": "pig.danced"}),
        lambda game: game["events"][moved]["facts"][0].update(type="sagrada.die_placed"),
        lambda game: game["events"][moved].update(command={"type": "sagrada.take"}),
    ):
        other = copy.deepcopy(whole)
        change(other)
        assert not VALID.is_valid(other)


def test_it_is_served_and_named_by_its_version(ann: Client) -> None:
    answer = ann.get("/schemas/game-1.json")
    assert answer.status_code == 200 and answer.mimetype == "application/schema+json"
    served = answer.json
    assert served["$id"].endswith("/api/v1/schemas/game-1.json") and served["properties"]["format"]["const"] == FORMAT
    jsonschema_rs.meta.validate(served)
