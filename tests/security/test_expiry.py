"""Letters expire, and those of a store made before work as ever until they do."""

from __future__ import annotations

import pytest

from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR
from service.mail.incoming.inbox import Unwanted
from service.projections import letter_queue
from service.store import times
from service.store.grants import KeyRing, _spelled, grant_named
from service.store.letters import Letter
from service.store.migrations.derived import MINDS_HOLES
from tests.letters.server import Server
from tests.letters.support import AT_ONCE, SETTINGS, SITE, Table, address, token
from tests.security.people import COMPLAINT, age, browser_of, came_back, first, fresh, say, sending_table, stopped
from tests.web.pages import own_words
from workers.mail import MailService
from workers.relay import Relay

table = sending_table

# they expire


def test_a_reply_to_an_expired_letter_gets_one_that_works_at_the_registered_address(table: Table) -> None:
    letter, version = first(table), table.game.version
    age(table, letter, expires=times.now())
    for by in ("eve@evil.example", "other@evil.example"):
        assert say(table, letter, "1", "say hello", by=by) == "helped"
    assert table.game.version == version
    (new,) = fresh(table)
    assert "has expired, so nothing was done" in new.text and new.options == letter.options
    assert not [each for each in table.letters() if "evil.example" in each.address]
    assert say(table, new, "1") == "done" and table.game.version == version + 1


def test_the_reader_himself_is_told_that_he_has_had_a_fresh_letter_today(table: Table) -> None:
    letter = first(table)
    age(table, letter, expires=times.now())
    assert [say(table, letter, "1") for _ in range(2)] == ["helped"] * 2
    new, word = fresh(table)
    assert new.options and "One that works was written to you today already" in " ".join(word.text.split())
    assert (word.game, word.options, word.address) == ("", (), new.address)
    say(table, letter, "1", by="eve@evil.example")
    assert len(fresh(table)) == 2, "a stranger causes no second one"
    for _ in range(ANSWERS_PER_HOUR + 5):
        say(table, letter, "1")
    assert len(fresh(table)) <= ANSWERS_PER_HOUR


def test_the_pages_of_an_expired_letter_offer_one_that_works(table: Table) -> None:
    letter, browser = first(table), browser_of(table)
    read, ours = token(letter), own_words(browser)
    assert browser.post(f"/l/{read}/fresh", data=ours).status_code == 404, "as long as it works there is no need"
    age(table, letter, expires=times.now())
    for path in ("", "/html", "/1", "/why", "/revoke"):
        page = browser.get(f"/l/{read}{path}")
        assert page.status_code == 410 and "Send a fresh letter" in page.text
    for path in ("", "/log", "/board.svg", "/game.json"):
        assert browser.get(f"/games/{letter.game}{path}?letter={read}").status_code == 410
    assert browser.post(f"/l/{read}/1").status_code == browser.post(f"/l/{read}/revoke").status_code == 410
    assert fresh(table) == []
    for n in range(3):
        said = browser.post(f"/l/{read}/fresh", data=ours).text
        assert ("on its way" in said, "today already" in said) == (n == 0, n > 0)
        table.mail_service.post.write()
    (new,) = fresh(table)
    assert new.address == address("Anna") and browser.get(f"/l/{token(new)}").status_code == 200


def test_who_wants_no_letters_can_say_so_with_the_oldest_of_them(table: Table) -> None:
    age(table, first(table), expires=times.now(), made="2020-01-01T00:00:00.000000Z")
    done = browser_of(table).post(f"/l/{token(first(table), 'unsubscribe')}/unsubscribe", data={"all": "1"})
    assert done.status_code == 200
    assert table.store.players.get(table.players["Anna"]).settings["letters"] == "none"


def test_a_letter_of_a_seat_that_is_another_persons_now_is_not_written(table: Table) -> None:
    due = letter_queue.PendingLetter(key="x", kind="fresh", player=table.players["Bert"], game=table.game_id, seat=0,
                      about={"why": "expired"})  # fmt: skip
    with table.store.db.write() as session:
        letter_queue.insert(session, times.now(), due)
    table.mail_service.post.write()
    assert fresh(table, "Bert") == [] and "the seat is not yours any more" in table.reasons("Bert")


def test_an_address_that_was_taken_away_speaks_for_nobody(table: Table) -> None:
    letter, version = first(table), table.game.version
    table.store.players.add_address(table.players["Anna"], "new@mail.example")
    table.store.players.confirm_address(table.players["Anna"], "new@mail.example")
    table.store.players.remove_address(table.players["Anna"], address("Anna"))
    assert say(table, letter, "1") == "held" and table.game.version == version


# letters written before


LATER = (
    "migrations", "sessions", "sign_ins", "visitors", "terms", "heartbeats", "outages", "feeds", "hosts",
    "relays", "forgotten", "tallies", "archive", "devices", "pushes",
    "hooks", "hook_calls", "slots", "slots_away",
)  # fmt: skip
FLAT = (
    "letters_with_bytes", "letters_with_words", "mails_with_bytes", "calls_at", "bounces_score", "talk_of_player",
)  # fmt: skip


def as_before(table: Table) -> Letter:
    """A store as the code before left it: one token a letter, in its Message-ID too; no column for the grant."""
    with table.store.db.write() as session:
        for letter in table.letters():
            keyring = KeyRing({1: b"\xab" * 16})
            head = (1 << 48 | letter.grant_id) << 80
            old = _spelled(head | int.from_bytes(keyring._mac(1, letter.grant_id, None), "big"), 28)
            session.run("UPDATE mailbag SET letter = ? WHERE letter = ?", old, letter.token)
            session.run(
                "UPDATE letters SET token = ?, message_id = ? WHERE id = ?", old, f"<t.{old}.1@play.example>", letter.id
            )
        session.run("DROP INDEX letters_grant")
        for index in FLAT:
            session.run(f"DROP INDEX IF EXISTS {index}")
        session.run("ALTER TABLE letters DROP COLUMN grant_id")
        session.run("ALTER TABLE mailbag DROP COLUMN tries")
        for later in LATER:
            session.run(f"DROP TABLE {later}")
        session.run("UPDATE followers SET name = replace(name, ?, '')", MINDS_HOLES)
        session.run("DROP INDEX stored_events_closed")
        session.run("ALTER TABLE followers DROP COLUMN numbered")
        session.run("DROP INDEX players_by_name")
        session.run("ALTER TABLE players DROP COLUMN folded")
        session.run("DROP INDEX keys_of_player")
        session.run("ALTER TABLE keys DROP COLUMN name")
        session.run("CREATE INDEX letters_message ON letters (message_id)")
    table.store = type(table.store)(table.store.url)
    table.mail_service = MailService(table.store, SETTINGS, SITE, Relay("127.0.0.1", 9), AT_ONCE)
    return first(table)


def test_an_old_letter_is_answered_and_read_as_ever_until_it_expires(table: Table) -> None:
    letter = as_before(table)
    assert letter.grant_id == grant_named(letter.token)
    browser, version, old = browser_of(table), table.game.version, letter.token
    assert browser.get(f"/l/{old}").status_code == browser.get(f"/l/{old}/unsubscribe").status_code == 200
    assert browser.get(f"/games/{table.game_id}?letter={old}").status_code == 200
    assert say(table, letter, "1") == "done" and table.game.version == version + 1
    age(table, letter, expires=times.now())
    assert say(table, letter, "say hello") == "helped" and len(fresh(table)) == 1
    assert browser.get(f"/l/{old}").status_code == 410


def test_an_old_token_which_everybody_sees_ends_nobodys_letters(table: Table) -> None:
    letter = as_before(table)
    for rcpt in (f"bounce+{letter.token}@play.example", f"b+{letter.token}@play.example"):
        with pytest.raises(Unwanted):
            came_back(table, rcpt, COMPLAINT)
    came_back(table, SITE.reply_to(letter.token), COMPLAINT)
    assert stopped(table, "Anna") == 0


def test_what_waited_to_be_sent_is_sent(table: Table) -> None:
    as_before(table)
    relay = Server()
    mail_service = MailService(table.store, SETTINGS, SITE, Relay("127.0.0.1", relay.port), AT_ONCE)
    mail_service.post.send()
    assert {each.mail_from for each in relay.handler.taken} == {
        SITE.bounces_to(token(letter, "bounce")) for letter in table.letters()
    }
    mail_service.close()
    relay.stop()
