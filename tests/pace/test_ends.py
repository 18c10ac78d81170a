"""A game that ends by agreement shows the points so far, as such: by letter, page, API and audit."""

from __future__ import annotations

from tests.letters.support import Table
from tests.pace.tables import begun, text
from tests.service.client import Client
from tests.web.playing import Person


def agreed(table: Table, motion: str) -> None:
    begun(table)
    for _ in range(6):
        table.say(table.asked, table.legal(table.asked)[0])
    for name in table.players:
        table.say(name, f"vote {motion}")
    table.post()


def test_a_game_that_was_declared_has_points_so_far_and_no_places(table: Table) -> None:
    agreed(table, "declare")
    game = table.game
    points = game.points_so_far
    assert game.closed == "declared" and len(points) == 3 and game.state.result is None
    best = sorted(table.players, key=lambda name: -points[game.seats_of(table.players[name])[0]])[0]
    said = text(table, "Anna", "cancelled")
    assert "agreed to end the game of Sagrada as it stands." in said and "POINTS SO FAR" in said
    assert f"{best}: {max(points)} point" in said and "Place 1" not in said
    page = Person(table, "Bert").look(f"/games/{game.id}/result")
    assert "The game ended by agreement, before it was played to its end." in page and f"{best}: {max(points)}" in page
    assert f"Points so far: Seat 1: {points[0]}, Seat 2: {points[1]}" in "\n".join(table.store.games.audit(game.id))


def test_the_api_gives_them_once_the_game_is_closed(table: Table) -> None:
    begun(table)
    reader = Client.of(table.store, table.players["Anna"])
    assert reader.get(f"/games/{table.game_id}").json["points_so_far"] is None
    for name in table.players:
        table.say(name, "vote declare")
    shown = reader.get(f"/games/{table.game_id}").json
    assert shown["points_so_far"] == list(table.game.points_so_far) and shown["result"] is None


def test_a_game_that_was_called_off_has_none(table: Table) -> None:
    agreed(table, "call off")
    assert table.game.points_so_far == () and "POINTS SO FAR" not in text(table, "Anna", "cancelled")
    assert "There is no result." in Person(table, "Bert").look(f"/games/{table.game_id}/result")
