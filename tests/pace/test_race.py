"""An offered seat, reached for at the same moment on the page and by mail: one has it, and all are told the truth."""

from __future__ import annotations

from html import unescape

import pytest

from service.mail.outgoing.reply import reply
from tests.letters.support import SITE, Table, address
from tests.pace.tables import begun, newcomer, text, wait
from tests.web.playing import Person
from tests.web.tables import press
from workers.rebuild import differences


def mails(table: Table, name: str, line: str) -> None:
    """A mail that has come in and is read; nothing is decided yet."""
    letter = table.letters(name, "overdue")[-1]
    raw = reply(letter, SITE, letter.token, line)
    table.mail_service.inbox.accept(raw, letter.address, [SITE.reply_to(letter.token)], "outbox", "", {"local": "yes"})
    table.mail_service.room.work_off()


def settled(table: Table) -> None:
    table.work()
    table.mail_service.room.work_off()
    table.work()
    table.post()


@pytest.fixture
def late(table: Table, monkeypatch: pytest.MonkeyPatch) -> str:
    """Whose seat is offered. Pages do not wait for the verdict, since nobody decides meanwhile."""
    monkeypatch.setattr("service.web.game.play.PATIENCE", 0.0)
    name = begun(table, "replace")
    wait(table, 30.1)
    table.post()
    newcomer(table)
    return name


def after(person: Person, sent: object) -> str:
    return person.look(sent.headers["Location"].partition("#")[0])  # type: ignore[attr-defined]


def test_the_page_was_first(table: Table, late: str) -> None:
    eva, seat = Person(table, "Eva"), table.game.seats_of(table.players[late])[0]
    old, other = Person(table, late), next(name for name in table.players if name not in (late, "Eva"))
    seen = old.look()
    sent = press(eva, "take", eva.look())
    mails(table, late, "come back")
    settled(table)
    assert table.game.holders[seat].player == table.players["Eva"] and not table.game.offers
    assert "Your turn" in after(eva, sent) and "started" in {each.kind for each in table.letters("Eva")}
    assert "Your seat" in text(table, late, "left") and "has another player now" in text(table, late, "left")
    answers = table.letters(late, "answer")
    assert not answers or "The seat is yours again" not in answers[-1].text
    assert press(old, "settle", seen).status_code == 403 and "Your turn" not in old.look()
    assert text(table, other, "table").startswith("Eva sits down.")
    assert "Eva sits down" in unescape(Person(table, other).look(f"/games/{table.game_id}/log"))
    assert differences(table.store) == []


def test_the_mail_was_first(table: Table, late: str) -> None:
    eva, seat = Person(table, "Eva"), table.game.seats_of(table.players[late])[0]
    page = eva.look()
    mails(table, late, "come back")
    sent = press(eva, "take", page)
    settled(table)
    assert table.game.holders[seat].player == table.players[late] and not table.game.offers
    assert "The seat is yours again." in text(table, late, "answer")
    assert "Your turn" in Person(table, late).look()
    told = after(eva, sent)
    assert "somebody was faster" in told and "Your turn" not in told and "/take" not in told
    assert table.letters("Eva") == [] and address("Eva") not in {each.address for each in table.letters(kind="left")}
    assert differences(table.store) == []


def test_of_two_strangers_on_pages_and_the_old_player_by_mail_one_has_it(table: Table, late: str) -> None:
    seat = table.game.seats_of(table.players[late])[0]
    table.players["Finn"] = table.store.players.add("Finn", address("Finn"), confirmed=True).id
    eva, finn = Person(table, "Eva"), Person(table, "Finn")
    pages = [eva.look(), finn.look()]
    first, second = press(finn, "take", pages[1]), press(eva, "take", pages[0])
    mails(table, late, "come back")
    settled(table)
    assert table.game.holders[seat].player == table.players["Finn"]
    assert "Your turn" in after(finn, first) and "somebody was faster" in after(eva, second)
    assert {each.address for each in table.letters(kind="left")} == {address(late)}
