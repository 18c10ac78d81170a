"""Before a game has begun: getting up, declining, and being let go by the host; by page, by mail and in the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from domain.game.evolve import project
from ops.verify.main import verify
from tests.letters.support import Table, address
from tests.web.test_tables import pressed, signed_in


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Anna's; Bert sits, Carl is invited."""
    table = Table(tmp_path, "Anna Bert Carl")
    table.open(start=False)
    table.post()
    table.answer(table.letters("Bert", "invited")[0], "join")
    yield table
    table.close()


def held(table: Table) -> list[str]:
    names = {player: name for name, player in table.players.items()}
    return [names.get(holder.player, "") for holder in table.game.holders]


def test_by_a_press_the_seat_is_free_and_the_host_is_told(table: Table) -> None:
    bert, page = signed_in(table, "Bert"), f"/tables/{table.game_id}"
    assert pressed(table, bert, page, "leave") == 303
    assert held(table) == ["Anna", "", "Carl"] and not table.game.seated(1)
    table.post()
    (told,) = table.letters("Anna", "declined")
    assert "Bert does not play Sagrada 1." in told.text and "Seat 2 is free again." in told.text
    assert table.game_id not in bert.see("/me")
    assert pressed(table, bert, page, "sit") == 303 and held(table)[1] == "Bert", "and may come back"


def test_by_mail_it_is_answered(table: Table) -> None:
    table.answer(table.letters("Bert", "answer")[-1], "leave table")
    assert held(table) == ["Anna", "", "Carl"]
    assert "You have left this table; the host is told." in " ".join(table.letters("Bert", "answer")[-1].text.split())


def test_who_declines_has_no_invitation_among_his_games(table: Table) -> None:
    carl = signed_in(table, "Carl")
    assert "You are invited" in carl.see("/me")
    assert pressed(table, carl, f"/tables/{table.game_id}", "no") == 303
    assert held(table) == ["Anna", "Bert", ""] and "You are invited" not in carl.see("/me")
    table.post()
    assert "Carl does not play" in table.letters("Anna", "declined")[0].text


def test_the_host_lets_somebody_go(table: Table) -> None:
    anna, page = signed_in(table, "Anna"), f"/tables/{table.game_id}"
    assert pressed(table, anna, page, "release", seat="1") == 303 and held(table) == ["Anna", "", "Carl"]
    assert table.say("Anna", "release seat 3").status == "done" and held(table) == ["Anna", "", ""]
    table.post()
    assert "given your seat 2" in table.letters("Bert", "left")[0].text and not table.letters("Carl", "left")


@pytest.mark.parametrize(
    ("name", "line", "code"),
    [
        ("Anna", "leave table", "host_stays"),
        ("Bert", "release seat 3", "not_host"),
        ("Anna", "release seat 1", "nobody_there"),
        ("Anna", "release seat 9", "nobody_there"),
        ("Carl", "leave table", "not_your_seat"),
    ],
)
def test_what_is_refused(table: Table, name: str, line: str, code: str) -> None:
    row = table.say(name, line)
    assert row.verdict.code == code and held(table) == ["Anna", "Bert", "Carl"]


def test_a_game_that_runs_is_left_by_resigning(table: Table) -> None:
    table.answer(table.letters("Carl", "invited")[0], "join")
    refused = table.say("Bert", "leave table").verdict
    assert refused.code == "not_confirmed" and '"confirm resign"' in refused.text


def test_the_log_is_as_it_should_be_with_the_words_of_who_sat_last(table: Table) -> None:
    table.say("Bert", "leave table")
    for name in ("Carl", "Bert"):
        table.store.intake.submit(
            "sit", {"nonce": name, "source": "given"}, channel="test", player=table.players[name], game=table.game_id
        )
    table.work()
    assert table.game.phase == "running" and [part.nonce for part in table.game.parts[1:]] == ["Bert", "Carl"]
    assert project(None, table.store.games.recorded(table.game_id)) == table.game
    table.say("Anna", "confirm resign")
    for name in ("Bert", "Carl"):
        table.say(name, "vote call off")
    export = msgspec.json.decode(msgspec.json.encode(table.store.games.export(table.game_id, None)))
    assert export["phase"] == "closed" and list(verify(export)) == []
    events = [each for each in export["events"] if each["type"] != "game.vacated"]
    assert any("taken" in wrong for wrong in verify({**export, "events": events}))


def test_an_address_that_was_invited_is_not_shown_at_a_free_seat(table: Table) -> None:
    anna = signed_in(table, "Anna")
    where = anna.form("/new/sagrada", "")
    data = {**dict(where.fields), "seats": "2", "guests": address("Carl")}
    anna.post("/new/sagrada", data)
    table.work()
    with table.store.db.read() as session:
        game = session.value("SELECT game FROM tables ORDER BY number DESC LIMIT 1")
    assert address("Carl") in anna.see(f"/tables/{game}")
    pressed(table, signed_in(table, "Carl"), f"/tables/{game}", "no")
    assert address("Carl") not in anna.see(f"/tables/{game}")
