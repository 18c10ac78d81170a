"""Devices are told of letters, beside them or in their place: sealed for the device alone, and signed by us."""

from __future__ import annotations

import json
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from service.accounts import erasure
from service.mail.outgoing import reasons
from service.store import pushes, times
from tests.letters.due import begun
from tests.letters.support import address
from tests.push.conftest import PushTable
from tests.push.device import TestDevice, signed_claims
from workers.push import BACK_OFF, _outcome


def told(table: PushTable, device: TestDevice) -> list[dict[str, Any]]:
    """What this device was told, in order."""
    path = "/" + device.endpoint.split("/", 3)[3]
    return [device.opened(body) for at, _, body in table.maker.received if at == path]


def why(table: PushTable, name: str) -> str:
    with table.store.db.read() as session:
        return "\n".join(reasons.why(session, table.players[name]))


def kinds_mailed(table: PushTable, name: str) -> list[str]:
    return [letter.kind for letter in table.letters(name)]


def later(table: PushTable) -> None:
    """What was put off is tried now."""
    with table.store.db.write() as session:
        session.run("UPDATE pushes SET lease = 0 WHERE status = 'ready'")
    assert table.mail_service.pusher is not None
    table.mail_service.pusher.send()


def test_a_turn_is_told_beside_its_letter(table: PushTable) -> None:
    anna = table.device("Anna")
    table.open("pig")
    assert table.push() > 0
    letters = table.letters("Anna")
    said = told(table, anna)[-1]
    assert said["title"] == letters[-1].subject and said["body"] in " ".join(letters[-1].text.split())
    assert said["to"] == f"https://play.example/games/{table.game_id}" and said["tag"] == table.game_id
    assert "and told to Firefox on Android." in why(table, "Anna")
    assert table.devices("Anna")[0].used, "it is known when a device was told last"


def test_who_carries_it_reads_nothing_and_knows_from_whom_it_is(table: PushTable) -> None:
    anna = table.device("Anna")
    table.open("pig")
    table.push()
    _, headers, body = table.maker.received[-1]
    assert b"Pig" not in body and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    key = table.mail_service.push_key
    assert key is not None
    claims = signed_claims(headers["authorization"], key.public)
    assert claims["aud"] == table.maker.url("").rstrip("/") and claims["sub"] == "mailto:turns@play.example"
    assert 0 < claims["exp"] - times.seconds() <= 24 * 3600
    assert table.game_id not in json.dumps(headers), "nor of which game it tells"
    with pytest.raises(InvalidTag):
        TestDevice(anna.endpoint).opened(body)


def test_in_place_of_mail_no_letter_is_written(table: PushTable) -> None:
    anna = table.device("Anna")
    table.wish("Anna", push="instead")
    table.open("pig")
    table.push()
    assert told(table, anna) and not kinds_mailed(table, "Anna") and kinds_mailed(table, "Bert")
    assert "told to Firefox on Android, as you wish in place of a letter." in why(table, "Anna")
    before = len(told(table, anna))
    table.push()
    assert len(told(table, anna)) == before, "once"


def test_only_the_kinds_that_are_wished(table: PushTable) -> None:
    anna, bert = table.device("Anna", "/anna"), table.device("Bert", "/bert")
    table.wish("Anna", push_kinds="turns")
    table.wish("Bert", push_kinds="none")
    table.open("sagrada")
    table.push()
    assert not told(table, bert) and {each["urgent"] for each in told(table, anna)} <= {True}
    assert "started" in kinds_mailed(table, "Bert") or "turn" in kinds_mailed(table, "Bert")


def test_mute_holds_for_pushes_with_the_same_reason(table: PushTable) -> None:
    begun(table)
    name = table.asked
    device = table.device(name)
    table.store.players.mute(table.players[name], table.game_id)
    table.push()
    assert not told(table, device) and "you have muted this game" in why(table, name)


def test_quiet_hours_hold_for_pushes_with_the_same_reason(table: PushTable) -> None:
    begun(table)
    name = table.asked
    device, now = table.device(name), times.parsed(times.now())
    table.wish(name, quiet=f"{now.hour:02}:00-{(now.hour + 2) % 24:02}:00", push="instead")
    table.push()
    assert not told(table, device) and "your quiet hours last until" in why(table, name)
    table.let_pass(hours=2)
    table.push()
    assert [each["tag"] for each in told(table, device)] == [table.game_id]


def test_a_digest_is_one_push_and_comes_back_as_one_letter(table: PushTable) -> None:
    for name in table.players:
        table.wish(name, push="instead", digest="07:00")
    games = []
    for _ in range(3):
        begun(table)
        games.append(table.game)
    name = table.asked
    asked = {game.id for game in games if game.holders[game.asked[0]].player == table.players[name]}
    device = table.device(name)
    table.push()
    assert not told(table, device) and "it comes with your digest of" in why(table, name)
    table.let_pass(hours=24)
    table.push()
    (said,) = told(table, device)
    assert said["tag"] == "digest" and said["to"].endswith("/me") and f"{len(asked)} game" in said["body"]
    assert "digest" not in kinds_mailed(table, name) and why(table, name).count("told to Firefox") == 1


def test_a_digest_that_no_device_took_is_mailed_as_a_whole(table: PushTable) -> None:
    for name in table.players:
        table.wish(name, push="instead", digest="07:00")
    games = [begun(table).game for _ in range(3)]
    name = table.asked
    asked = {game.id for game in games if game.holders[game.asked[0]].player == table.players[name]}
    table.device(name)
    table.maker.says = lambda path: (410, {})
    table.let_pass(hours=24)
    table.push()
    assert "digest" not in kinds_mailed(table, name)
    (letter,) = [each for each in table.post() if each.player == table.players[name]]
    assert letter.kind == "digest" and f"{len(asked)} game" in letter.text


def test_without_an_address_a_push_is_the_only_way(table: PushTable) -> None:
    anna = table.device("Anna")
    table.store.players.remove_address(table.players["Anna"], address("Anna"))
    table.open("pig")
    table.push()
    assert told(table, anna) and not kinds_mailed(table, "Anna")


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten_and_the_letter_comes(table: PushTable, status: int) -> None:
    table.device("Anna")
    table.wish("Anna", push="instead")
    table.maker.says = lambda path: (status, {})
    table.open("pig")
    table.push()
    assert not table.devices("Anna") and not kinds_mailed(table, "Anna")
    table.push()
    assert kinds_mailed(table, "Anna"), "by mail after all"
    assert "mailed, and told to Firefox on Android (gone)." in why(table, "Anna")


def test_one_device_that_took_it_is_enough(table: PushTable) -> None:
    table.device("Anna", "/old")
    new = table.device("Anna", "/new")
    table.wish("Anna", push="instead")
    table.maker.says = lambda path: (410 if path == "/old" else 201, {})
    table.open("pig")
    table.push()
    table.push()
    assert told(table, new) and not kinds_mailed(table, "Anna")
    assert [device.endpoint for device in table.devices("Anna")] == [new.endpoint]


def test_a_maker_that_is_in_trouble_is_tried_again_and_then_it_is_mailed(table: PushTable) -> None:
    table.device("Anna")
    table.wish("Anna", push="instead")
    table.maker.says = lambda path: (503, {"Retry-After": "5"})
    table.open("pig")
    table.push()
    first = len(table.maker.received)
    assert table.devices("Anna") and "(on its way)" in why(table, "Anna")
    for _ in BACK_OFF:
        assert not kinds_mailed(table, "Anna")
        later(table)
    assert len(table.maker.received) == first * (1 + len(BACK_OFF))
    table.push()
    assert kinds_mailed(table, "Anna") and table.devices("Anna"), "the device stays"


def test_what_a_maker_says_is_understood() -> None:
    assert [_outcome(status, "").status for status in (201, 202, 204)] == ["sent"] * 3
    assert [_outcome(status, "").status for status in (404, 410)] == ["ended"] * 2
    assert [_outcome(status, "").status for status in (429, 500, 503)] == ["later"] * 3
    assert [_outcome(status, "").status for status in (301, 307, 400, 403, 413)] == ["failed"] * 5
    assert _outcome(429, "120").wait == 120 and _outcome(429, "9" * 9).wait == 3600
    assert _outcome(429, "-1").wait == _outcome(429, "Wed, 21 Oct").wait == 0


def test_an_endpoint_that_leads_inside_is_not_asked(table: PushTable) -> None:
    assert table.mail_service.pusher is not None
    table.mail_service.pusher.outward = type(table.maker.outward())(lambda host, port: ["127.0.0.1"], table.maker.trust)
    table.device("Anna")
    table.open("pig")
    assert table.push() == 0 and not table.maker.received and not table.devices("Anna")
    assert kinds_mailed(table, "Anna")


def test_what_was_said_is_forgotten_once_it_was_taken(table: PushTable) -> None:
    table.device("Anna")
    table.open("pig")
    table.push()
    with table.store.db.read() as session:
        rows = session.all("SELECT body, status FROM pushes")
    assert rows and all(row["body"] == "" and row["status"] == "sent" for row in rows)
    with table.store.db.write() as session:
        assert pushes.forget(session, times.later(times.now(), 1)) == len(rows)


def test_who_leaves_leaves_no_device_behind(table: PushTable) -> None:
    table.device("Anna")
    table.open("pig")
    table.push()
    erasure.forget(table.store, table.players["Anna"])
    assert not table.devices("Anna")
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM pushes WHERE player = ?", table.players["Anna"]) == 0


def test_a_move_taken_back_that_a_push_has_told_is_told_to_be_taken_back(table: PushTable) -> None:
    begun(table)
    table.post()
    mover = table.asked
    (other,) = set(table.players) - {mover}
    device = table.device(other)
    table.wish(other, push="instead")
    table.say(mover, table.legal(mover)[0])
    if table.asked == mover:
        table.say(mover, "pass")
    assert table.asked == other
    table.push()
    assert [each["urgent"] for each in told(table, device)] == [True]
    while table.asked != mover:
        assert table.store.intake.row(undone(table, mover)).status == "done"
    table.push()
    assert len(told(table, device)) == 2 and "took a move back" in told(table, device)[1]["body"]


def undone(table: PushTable, name: str) -> str:
    row = table.store.intake.submit("undo", {}, channel="test", player=table.players[name], game=table.game_id)
    table.work()
    return row.id
