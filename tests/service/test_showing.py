"""What people are shown comes from the read models, and agrees with what they were just told."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import domain.game.evolve
from domain.game.history import facts_in, narrated_sentences, narrated_to_each
from domain.titles.shelf import titles
from service.projections import tables
from service.queries import lobby, position
from service.queries.position import game_status
from service.store import Store
from tests.service.client import Client, duel
from workers.apply import work_off
from workers.project import follow


def decided(ann: Client, game: str) -> int:
    """A move whose verdict is known, and that no read model has seen."""
    sent = ann.post(f"/games/{game}/commands", {"say": ann.legal(game)[0]})
    work_off(ann.store)
    verdict = ann.get(f"/commands/{sent.json['id']}").json
    assert verdict["status"] == "done"
    return int(verdict["version"])


def test_the_next_view_is_not_older_than_the_verdict(ann: Client, game: str) -> None:
    version = decided(ann, game)
    later = threading.Timer(0.1, follow, [ann.store])
    later.start()
    shown = ann.get(f"/games/{game}/view").json
    told = ann.get(f"/games/{game}/history").json["items"]
    later.join()
    assert (shown["version"], shown["behind"]) == (version, 0) and told[-1]["version"] == version


def test_a_view_that_is_behind_says_so(ann: Client, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "PATIENCE", 0.05)
    version = decided(ann, game)
    began = time.monotonic()
    shown = ann.get(f"/games/{game}/view")
    assert time.monotonic() - began < 5, "nobody waits for ever"
    assert shown.json["version"] + shown.json["behind"] == version and shown.json["behind"] > 0
    assert shown.headers["ETag"] == f'"{shown.json["version"]}"'


def test_nothing_is_folded_to_show_how_it_stands(ann: Client, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = ann.store.games.view(ann.store.games.get(game), 0)

    def folds(*_: Any, **__: Any) -> None:
        raise AssertionError("a game is folded")

    monkeypatch.setattr(domain.game.evolve, "_EVOLVERS", {})
    monkeypatch.setattr(type(ann.store.games.repository), "get", folds)
    shown = ann.get(f"/games/{game}/view")
    assert shown.json["view"] == expected and shown.json["asked"] and shown.json["prompt"]
    assert ann.get(f"/games/{game}/view", If_None_Match=shown.headers["ETag"]).status_code == 304
    assert ann.get(f"/games/{game}/history").json["items"][-1]["told"]


def test_history_is_told_as_it_always_was(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    ann.say(game, next(each for each in ann.legal(game) if each.startswith("take")))
    ann.say(game, "undo")
    for seat in (0, 1, None):
        told = position.history_since(ann.store, game, seat, 0, 100)[1]
        assert told == ann.store.games.history(game, seat)
    assert position.history_since(ann.store, game, 0, 3, 2)[1] == ann.store.games.history(game, 0, 3, 5)


def test_standing_is_what_the_game_says(ann: Client, bob: Client) -> None:
    game = duel(ann, bob)
    folded = ann.store.games.get(game)
    with ann.store.db.read() as session:
        shown = game_status(session, game)
    assert shown is not None and (shown.version, shown.head, shown.behind) == (folded.version, folded.version, 0)
    for name in ("asked", "holders", "full", "by", "phase", "title_id"):
        assert getattr(shown, name) == getattr(folded, name)
    assert shown.seats_of(bob.id) == folded.seats_of(bob.id) == (1,)


@pytest.mark.parametrize("title", [title for title in titles if title != "tiny"])
def test_a_stored_view_reads_and_looks_like_the_view(title: str, store: Store) -> None:
    if store.db.kind != "sqlite":
        pytest.skip("nothing of it depends on the database")
    order = {"title": title, "seats": [{"bot": "sensible"}] * max(2, titles[title].seats[0]), "sit": False}
    row = store.intake.submit("open", order, channel="test")
    work_off(store)
    follow(store)
    game = store.games.get(row.game)
    for seat in (None, *range(game.seats)):
        fresh = game.title.view(game.state, seat)
        _, stored = position.current_view(store, game.id, lambda _, seat=seat: seat)  # type: ignore[misc]
        assert stored is not None and stored.seat == seat
        assert tuple(game.title.listing(stored.view)) == tuple(game.title.listing(fresh))
        for drawn in (game.title.text, game.title.svg):
            assert drawn(stored.view) == drawn(fresh)


@pytest.mark.parametrize("which", ["mine", "open", "open of a title", "standing", "told"])
def test_lists_are_found_by_an_index(store: Store, which: str) -> None:
    """With 100 000 games stored nobody looks at all of them."""
    if store.db.kind != "sqlite":
        pytest.skip("PostgreSQL plans by what the tables hold")
    said: list[tuple[str, tuple[Any, ...]]] = []

    class Listening:
        def all(self, sql: str, *values: Any) -> list[Any]:
            said.append((sql, values))
            return []

        def value(self, sql: str, *values: Any) -> None:
            said.append((sql, values))

    heard: Any = Listening()
    {
        "mine": lambda: tables.mine(heard, "pann"),
        "open": lambda: lobby.open_tables(heard),
        "open of a title": lambda: lobby.open_tables(heard, title="sagrada", pace=72),
        "standing": lambda: game_status(heard, "g"),
        "told": lambda: position.timeline.history_since(heard, "g", 0, 5, 10),
    }[which]()
    with store.db.read() as session:
        plans = [row["detail"] for sql, values in said for row in session.all(f"EXPLAIN QUERY PLAN {sql}", *values)]
    found = {"SCAN known"}  # what both halves of the log were found to hold, by their keys
    assert plans and not [plan for plan in plans if plan.startswith("SCAN") and plan not in found], plans


def test_what_is_told_to_each_is_what_each_is_told(ann: Client, bob: Client) -> None:
    """Deals, sealed answers, orders and answers that were given alone: a seat is told its own, the others are not."""
    game = duel(ann, bob)
    for line in ("answer alone on", "order take 1 to A1"):
        ann.post(f"/games/{game}/table", {"line": line})
    ann.say(game, next(each for each in ann.legal(game) if each.startswith("take")))
    apart = 0
    for event in ann.store.games.recorded(game):
        facts = facts_in(titles["sagrada"], event)
        told = narrated_to_each(titles["sagrada"], event, facts, 2)
        for seat in (None, 0, 1):
            assert told.get(seat, told[None]) == narrated_sentences(titles["sagrada"], event, facts, seat)
        apart += len(told) > 1
    assert apart >= 3
