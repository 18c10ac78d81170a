"""Pages that act: every form of a signed-in reader, from another site; and how often one may press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from service.limits.command_limits import STEP, Commands, count_command
from service.limits.rate_limits import TooMany
from service.store import Store
from service.store.counts import allow
from service.store.players import A_DAY
from tests.letters.support import SITE, Table, address
from tests.web.playing import Person, app_of
from tests.web.tables import press

T = TypeVar("T")

OPEN_TO_STRANGERS = ("/api/", "/inbound/", "/l/", "/join", "/outbox")  # tested by themselves
PARTS = {"title_id": "sagrada", "act": "cancel", "token": "x", "number": 1, "version": 1}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.open()
    yield table
    table.close()


def rows(store: Store) -> dict[str, Any]:
    names = "intake talk stored_events sessions keys feeds players terms visitors"
    with store.db.read() as session:
        return {name: list(map(tuple, session.all(f"SELECT * FROM {name}"))) for name in names.split()}


@pytest.mark.parametrize("how", ["cross-site", "no word", "a word of somebody else"])
def test_no_form_acts_that_is_not_ours(table: Table, how: str) -> None:
    """One to whom every form is open, those of operators too."""
    anna = Person(table, "Anna")
    anna.browser.application.config["OPERATORS"] = frozenset({address("Anna")})
    page = anna.look()
    csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
    if how == "cross-site":
        anna.browser.environ_base["HTTP_SEC_FETCH_SITE"] = "cross-site"
    given = {"cross-site": {"csrf": csrf}, "no word": {}, "a word of somebody else": {"csrf": "0" * 32}}[how]
    before, tried = rows(table.store), 0
    for rule in app_of(table).url_map.iter_rules():
        if "POST" not in (rule.methods or ()) or rule.rule.startswith(OPEN_TO_STRANGERS):
            continue
        parts = {name: PARTS.get(name, table.game_id) for name in rule.arguments}
        where = rule.build(parts, append_unknown=False)
        assert where is not None
        form = {**given, "once": "o" * 24, "say": "pass", "words": "hello", "line": "resign", "name": "x"}
        status = anna.browser.post(where[1], data=form).status_code
        assert status == 403, (rule.rule, status)
        tried += 1
    assert tried > 15 and rows(table.store) == before


def test_what_a_player_gives_is_counted_over_all_web_processes(table: Table) -> None:
    player, other = table.players["Anna"], table.players["Bert"]
    apps = [app_of(table), app_of(table)]
    for app in apps:
        app.extensions["commands"] = Commands(6, step=2)
    for n in range(7):
        with apps[n % 2].app_context():
            count_command(table.store, player)
    for app in apps:
        with app.app_context(), pytest.raises(TooMany):
            count_command(table.store, player)
            count_command(table.store, player)
        with app.app_context():
            count_command(table.store, other)
    table.let_pass(hours=1.2)
    with apps[0].app_context():
        count_command(table.store, player)


def test_that_count_costs_hardly_anything(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    for name in ("read", "write"):
        monkeypatch.setattr(table.store.db, name, noted(asked, name, getattr(table.store.db, name)))
    app = app_of(table)
    with app.app_context():
        for _ in range(STEP - 1):
            count_command(table.store, "anna")
        assert asked == [], "whoever gives few is not looked up"
        for _ in range(STEP):
            count_command(table.store, "anna")
    assert asked == ["read", "write"]


def noted(asked: list[str], name: str, done: Callable[..., T]) -> Callable[..., T]:
    def ask(**more: bool) -> T:
        asked.append(name)
        return done(**more)

    return ask


def test_who_gives_too_many_commands_is_told_when_to_go_on(table: Table) -> None:
    """Rows of the intake are kept, of refused commands too; others go on, and so does the next hour."""
    app = app_of(table)
    app.extensions["commands"] = Commands(3, step=1)
    anna = Person(table, "Anna")
    anna.browser = app.test_client()
    keys = {name: table.store.players.new_key(id) for name, id in table.players.items()}
    codes = []
    for name in ("Anna", "Anna", "Anna", "Anna", "Bert"):
        answer = app.test_client().post(
            f"{SITE.url}/api/v1/games/{table.game_id}/commands", json={"say": "fly"},
            headers={"Authorization": f"Bearer {keys[name]}"},
        )  # fmt: skip
        codes.append((answer.status_code, "Retry-After" in answer.headers))
    assert codes == [(202, False)] * 3 + [(429, True), (202, False)]
    anna.browser.set_cookie("test_player", table.players["Anna"], domain="localhost")
    assert press(anna, "settle").status_code == 429
    with table.store.db.write() as session:
        allow(session, table.players["Anna"], 100)
    assert press(anna, "settle").status_code == 303, "one whom the operator trusts"
    with table.store.db.read() as session:
        kept = session.value("SELECT count(*) FROM intake WHERE body LIKE '%fly%'")
    assert kept == 4


def test_a_player_changes_what_is_his_so_often_within_a_day(table: Table) -> None:
    """His events are read whenever a letter or a page names him. To confirm an address is no change of this kind."""
    key, book = table.store.players.new_key(table.players["Anna"]), table.store.players
    browser, headers = app_of(table).test_client(), {"Authorization": f"Bearer {key}"}
    codes = [
        browser.patch(
            f"{SITE.url}/api/v1/me/account", json={"name": f"Anna {n}", "settings": {"digest": f"0{n % 9}:00"}},
            headers=headers,
        ).status_code
        for n in range(A_DAY)
    ]  # fmt: skip
    assert codes[0] == 200 and codes[-1] == 429
    assert book.get(table.players["Anna"]).version == A_DAY
    table.post()
    table.answer(table.letters("Anna")[-1], "digest", "digest off")
    assert book.get(table.players["Anna"]).version == A_DAY
    told = " ".join(table.letters("Anna", "answer")[-1].text.split())
    assert f"You have changed what is yours {A_DAY} times" in told
    for _ in range(5):  # what ends letters is always done, and once
        book.mute(table.players["Anna"], table.game_id)
        book.change_settings(table.players["Anna"], {"letters": "none"})
    book.confirm_address(table.players["Anna"], "anna@mail.example")
    found = book.get(table.players["Anna"])
    assert found.version == A_DAY + 3 and found.muted and found.settings["letters"] == "none"
    table.let_pass(hours=25)
    book.rename(table.players["Anna"], "Anna again")


def test_a_change_reads_what_was_changed_before_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, events_of, read = table.players["Anna"], table.store.games.events_of, []
    monkeypatch.setattr(table.store.games, "events_of", lambda player: read.append(player) or events_of(player))
    table.store.players.rename(anna, "Anna again")
    assert read == [anna]
