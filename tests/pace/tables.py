"""A table over the real store, at which the clock looks when a test says so."""

from __future__ import annotations

from domain.game import event_codec
from service.store import times
from tests.letters.support import Table, address
from workers.clock import check_clocks

DAILY = {"preset": "daily", "late": "default"}


def begun(table: Table, late: str = "default", **more: object) -> str:
    """Somebody has to move; the clock has looked a moment ago."""
    table.open(pace={**DAILY, "late": late}, **more)  # type: ignore[arg-type]
    table.choose_windows()
    table.post()
    check_clocks(table.store)
    return table.asked


def wait(table: Table, hours: float) -> None:
    """Time passes, and the clock looks every four minutes at the last of it, as it would."""
    table.let_pass(hours=hours)
    with table.store.db.write() as session:
        session.run("UPDATE heartbeats SET at = ?", times.now())
    check_clocks(table.store)
    table.work()


def kinds(table: Table) -> list[str]:
    return [event_codec.kind_of(event).removeprefix("game.") for event in table.store.games.recorded(table.game_id)]


def text(table: Table, name: str, kind: str) -> str:
    return " ".join(table.letters(name, kind)[-1].text.split())


def newcomer(table: Table) -> str:
    table.players["Eva"] = table.store.players.add("Eva", address("Eva"), confirmed=True).id
    return table.players["Eva"]


def sits(table: Table, name: str) -> str:
    row = table.store.intake.submit("sit", {}, channel="api", player=table.players[name], game=table.game_id)
    table.work()
    decided = table.store.intake.row(row.id)
    assert decided is not None
    return decided.status
