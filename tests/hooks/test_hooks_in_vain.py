"""Programs that take nothing: tried again, bounded, ended with a letter; and where they may not stand."""

from __future__ import annotations

import logging

import pytest

from service.accounts import erasure, settings
from service.limits.outward import Outward
from service.mail.outgoing import hooking
from service.store import hooks, times
from tests.hooks.conftest import SECRET, HookTable
from workers import hook as calling
from workers.hook import BACK_OFF, GIVEN_UP


def test_it_is_tried_again_later_each_time_and_not_at_one_moment(
    table: HookTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    real = hooks.try_later
    monkeypatch.setattr(
        hooks, "try_later", lambda s, id, seconds, why: (pauses.append(seconds), real(s, id, seconds, why))
    )
    table.hook("Anna", kinds="games")
    table.receiver.says = lambda path: (503, {})
    table.open("pig")
    table.tell()
    for _ in BACK_OFF:
        table.later()
    assert len(pauses) == len(BACK_OFF)
    for pause, planned in zip(pauses, BACK_OFF, strict=True):
        assert 0.8 * planned <= pause <= 1.2 * planned
    assert pauses != list(BACK_OFF), "spread"
    assert "bot of Anna (in vain)" in table.why("Anna")


def test_it_may_ask_for_time_and_not_for_ever(table: HookTable) -> None:
    table.hook("Anna", kinds="games")
    table.receiver.says = lambda path: (429, {"Retry-After": "9999999"})
    table.open("pig")
    table.tell()
    with table.store.db.read() as session:
        lease = session.value("SELECT lease FROM hook_calls")
    assert 0.9 * calling.LONGEST_WAIT < lease - times.seconds() <= calling.LONGEST_WAIT


def give_up(table: HookTable) -> None:
    with table.store.db.write() as session:
        session.run("UPDATE hook_calls SET tries = ? WHERE status = 'ready'", len(BACK_OFF))
    table.later()


def test_who_takes_nothing_any_more_is_told_nothing_and_a_letter_says_so(table: HookTable) -> None:
    table.hook("Anna", kinds="games")
    table.receiver.says = lambda path: (500, {})
    for n in range(GIVEN_UP):
        assert not table.hooks("Anna")[0].ended, n
        table.open("pig")
        table.tell()
        give_up(table)
    (hook,) = table.hooks("Anna")
    assert hook.ended and hook.reason == "it says 500"
    (letter,) = [each for each in table.post() if each.kind == "hook_ended"]
    assert "bot of Anna" in letter.text and "it says 500" in letter.text and "/settings/programs" in letter.text
    assert letter.address == "anna@mail.example"
    before = len(table.receiver.received)
    table.open("pig")
    table.tell()
    assert len(table.receiver.received) == before and not table.post()


def test_one_that_is_taken_forgets_those_in_vain(table: HookTable) -> None:
    table.hook("Anna", kinds="games")
    for works in (False, False, True, False, False):
        table.receiver.says = lambda path, works=works: (200 if works else 500, {})  # type: ignore[misc]
        table.open("pig")
        table.tell()
        if not works:
            give_up(table)
    assert not table.hooks("Anna")[0].ended and table.hooks("Anna")[0].failures == 2


@pytest.mark.parametrize(("shape", "status"), [("standard", 410), ("discord", 404), ("slack", 403)])
def test_who_says_that_nobody_is_there_ends_it_at_once(table: HookTable, shape: str, status: int) -> None:
    table.hook("Anna", shape=shape)
    table.receiver.says = lambda path: (status, {})
    table.open("pig")
    table.tell()
    assert table.hooks("Anna")[0].ended and len(table.receiver.received) <= 2
    assert [each.kind for each in table.post()] == ["hook_ended"]


def test_an_address_that_leads_inside_is_not_asked(table: HookTable) -> None:
    inside = Outward(lambda host, port: ["10.0.0.1"], table.receiver.trust)
    table.mail_service.caller.outward = inside
    table.hook("Anna", url="https://push.example/hook")
    table.open("pig")
    assert table.tell() == 0 and table.hooks("Anna")[0].ended
    assert table.hooks("Anna")[0].reason == "That address leads into a house, not to the web."


def test_redirects_are_not_followed(table: HookTable) -> None:
    table.hook("Anna", kinds="games")
    table.receiver.says = lambda path: (307, {"Location": table.receiver.url("/elsewhere")})
    table.open("pig")
    assert table.tell() == 0
    assert {path for path, _, _ in table.receiver.received} == {"/hook"}
    assert table.hooks("Anna")[0].reason == "it says 307"


def test_happenings_of_one_player_are_bounded(table: HookTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooking, "AN_HOUR", 2)
    table.hook("Anna")
    for _ in range(3):
        table.open("pig")
        table.tell()
    assert len(table.told()) == 2 and "bot of Anna (in vain)" in table.why("Anna")


def test_secrets_stand_in_no_log_view_or_export(table: HookTable, caplog: pytest.LogCaptureFixture) -> None:
    hook = table.hook("Anna", "/hidden/path")
    table.receiver.says = lambda path: (500, {})
    with caplog.at_level(logging.DEBUG):
        table.open("pig")
        table.tell()
        table.mail_service.caller.outward = None  # type: ignore[assignment]  # a fault of ours
        table.later()
    assert "AttributeError" in caplog.text
    seen = [
        caplog.text, repr(hook), str(hook), table.why("Anna"), str(settings.described(table.store, hook.player)),
        str(settings.everything(table.store, hook.player)), *(each.text for each in table.letters()),
    ]  # fmt: skip
    assert not [text for text in seen if SECRET in text or "hidden" in text or SECRET[6:] in text]


def test_who_leaves_leaves_no_program_behind(table: HookTable) -> None:
    table.hook("Anna")
    table.open("pig")
    table.tell()
    erasure.forget(table.store, table.players["Anna"])
    assert not table.hooks("Anna")
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM hook_calls WHERE player = ?", table.players["Anna"]) == 0


def test_what_was_said_is_forgotten_once_it_was_taken(table: HookTable) -> None:
    table.hook("Anna")
    table.open("pig")
    table.tell()
    with table.store.db.read() as session:
        rows = session.all("SELECT body, status FROM hook_calls")
    assert rows and all(row["body"] == "" and row["status"] == "sent" for row in rows)
    with table.store.db.write() as session:
        assert hooks.forget(session, times.later(times.now(), 1)) == len(rows)
