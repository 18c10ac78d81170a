"""posthorn bench web: what it copies are games that pages can show, each with people of its own."""

from __future__ import annotations

from pathlib import Path

from ops.bench.web import OF_A_PLAYER, copy, play, signed_in
from service.store import Store


def test_copies_are_games_that_can_be_looked_at(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    players = [store.players.add(name, f"{name}@bench.invalid", confirmed=True).id for name in ("Ann", "Ben")]
    game = play(store, "sagrada", players, 6)
    copy(store, game.id, players, 0, OF_A_PLAYER + 5)
    with store.db.read() as session:
        rows = session.all("SELECT game FROM tables ORDER BY game")
        mine = session.value("SELECT count(*) FROM places WHERE player = ?", players[0])
    assert len(rows) == OF_A_PLAYER + 6 and mine == OF_A_PLAYER + 1
    client = signed_in(store, players[0])
    assert client.get("/me").text.count("<li class") >= OF_A_PLAYER
    for path in (f"/games/{rows[3]['game']}", f"/games/{rows[-1]['game']}/at/5"):
        assert client.get(path).status_code == 200
    store.close()
