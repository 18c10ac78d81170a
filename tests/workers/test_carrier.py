"""One request, one carrier: what is submitted, stored, claimed and judged; what was decided is what its events say."""

from __future__ import annotations

import json

import pytest

from domain.game.aggregate import Game
from domain.game.decide import decide
from domain.game.events import START, Pooled
from domain.game.evolve import project
from domain.game.requests import BODIES, Request, Verdict
from domain.titles.shelf import titles
from service.store import Store
from service.store.event_rows import values_of
from service.store.intake import row_of
from tests.workers.conftest import ANN, Table

POOL = Pooled(1, START, "2025-01-01T00:00:00Z", 1, START)
NOW = "2026-01-01T00:00:00Z"


def same_by_its_events(before: Game | None, request: Request) -> Game:
    """The game that the judge hands on is the one that anybody makes of the stored events."""
    outcome = decide(before, request, NOW, b"seed", POOL)
    assert outcome.events, outcome.verdict
    assert project(before, outcome.events) == outcome.game
    assert outcome.game is not None
    return outcome.game


@pytest.mark.parametrize("title", [title for title in titles if title != "tiny"])
def test_a_decided_state_is_the_one_its_facts_add_up_to(title: str) -> None:
    seats = [{"bot": "sensible"}] * max(2, titles[title].seats[0])
    body = json.dumps({"title": title, "seats": seats, "sit": False})
    game = same_by_its_events(None, Request(kind="open", game="gaaaaaaaaaaaa", body=body))
    for _ in range(60):
        if game.phase == "running":
            game = same_by_its_events(game, Request(kind="answer", game=game.id, seat=game.asked[0]))


def test_what_is_submitted_is_what_is_claimed(table: Table) -> None:
    row = table.submit("bid 1", expected=4, point=4, seat=0, evidence="a test")
    (claimed,) = table.store.intake.claim(10)
    given = Request(
        id=row.id, kind="say", channel="api", game=table.id, player=ANN, seat=0, body='{"lines":["bid 1"]}',
        expected=4, point=4, evidence="a test", arrived=row.arrived,
    )  # fmt: skip
    assert values_of(claimed) == values_of(given) and claimed.cause == given.cause
    assert claimed.content.lines == ("bid 1",)


def test_a_verdict_is_read_as_it_was_given(table: Table) -> None:
    verdict = table.say("put 1", "roll", by=ANN)
    assert isinstance(verdict, Verdict) and verdict.status == "refused" and verdict.lines[1].status == "not_tried"


def test_a_body_of_a_wrong_shape_is_refused_and_stops_nobody(store: Store, table: Table) -> None:
    for kind in sorted(BODIES.keys() - {"open"}):
        store.intake.submit(kind, {"nothing": "of this"}, channel="api", player=ANN, game=table.id)
    assert table.say(f"bid {table.game.state.hands[0][0]}").status == "done"
    with store.db.read() as session:
        rows = [row_of(row) for row in session.all("SELECT * FROM intake WHERE body LIKE '%of this%'")]
    assert {row.verdict.code for row in rows if row.verdict} == {"bad_body"}
