"""Letters that can never be written or sent come to an end with a reason, and leave nothing behind; others wait."""

from __future__ import annotations

import smtplib
from collections.abc import Callable, Iterator
from email.errors import MessageError
from email.headerregistry import Address
from pathlib import Path
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.shapes import Refused
from domain.players.player import is_address, plain_address
from ops.cli import mail as ops_mail
from ops.cli import player as ops_player
from service.app import create_app
from service.mail.outgoing import reasons as letter_reasons
from service.mail.outgoing.mime import Unwritable
from service.projections import letter_queue
from service.store import times
from service.store.letters import Letter
from tests.letters.server import Server
from tests.letters.support import KEY, LOCAL, SETTINGS, Table, address, token, try_again_now
from tests.security import hostile
from tests.security.people import bare_table
from tests.web.pages import at_the_machine, own_words
from workers.mail import MailService
from workers.relay import Refusal, Relay, SmtpConnection
from workers.send import UNWRITTEN

BAD = [
    "a..b@x.example", ".a@x.example", "a.@x.example", "a@x..example", "a@.example", "a@x.example.", "a@-x.example",
    "a@x_y.example", "a b@x.example", "a\x01@x.example", "a@x\x7f.example", "a\r\nBcc: v@v.example@x", "<a@x.example>",
    "a@x.example,b@x.example", '"a b"@x.example', "a@[127.0.0.1]", "jö@x.example", "a@jö.example",
    "m\u212ake@x.example", "@x.example", "a@", "a", f"{'a' * 65}@x.example", f"a@{'x' * 64}.example",
    f"a@{'x.' * 130}example", "",
]  # fmt: skip
GOOD = ["ann@example.org", "a.b+c@x-y.example", "o'neil@x.example", "root@localhost", f"{'a' * 64}@{'x' * 63}.example"]


table = bare_table


# which addresses


@pytest.mark.parametrize("given", GOOD)
def test_an_address_that_mail_servers_take_is_taken(given: str) -> None:
    assert is_address(given) and plain_address(f" {given.upper()} ") == given


@pytest.mark.parametrize("given", BAD)
def test_any_other_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refused:
        plain_address(given)
    assert refused.value.code == "bad_address" and "\r" not in refused.value.text


@given(text=st.one_of(hostile.words, st.from_regex(r"[!-~]{1,20}@[!-~]{1,20}", fullmatch=True), st.emails()))
def test_what_is_taken_is_read_by_email_and_by_smtp_as_it_stands(text: str) -> None:
    if is_address(text):
        assert Address(addr_spec=text).addr_spec == text
        assert smtplib.quoteaddr(text) == f"<{text}>"
    else:
        with pytest.raises((MessageError, ValueError, IndexError, Refused)):
            Address(addr_spec=text)
            plain_address(text)  # some that `email` takes need an extension of the mail server


@pytest.mark.parametrize("given", BAD[:5])
def test_it_is_refused_wherever_it_comes_in(table: Table, given: str) -> None:
    browser = create_app(table.store, "https://play.example", mail=table.mail_service).test_client()
    anna = table.players["Anna"]
    bearer = {"Authorization": f"Bearer {table.store.players.new_key(anna)}"}
    assert browser.post("/join", data={"name": "Eve", "address": given, **own_words(browser)}).status_code == 400
    local = at_the_machine(create_app(table.store, LOCAL.url, mail=MailService(table.store, SETTINGS, LOCAL), key=KEY))
    begun = {"name": "Eve", "address": given, **own_words(local)}
    assert local.post("/outbox/begin", data=begun).status_code == 400
    invited = {"title": "sagrada", "seats": [{}, {"mail": given}]}
    answer = browser.post("/api/v1/games", json=invited, headers=bearer)
    assert answer.status_code == 422 and answer.json["code"] == "bad_address"
    for refused in (
        lambda: table.store.players.add("Eve", given),
        lambda: table.store.players.add_address(anna, given),
    ):
        with pytest.raises(Refused):
            refused()
    raw = f"From: Eve <{given}>\r\nTo: turns@play.example\r\nMessage-ID: <1@x.example>\r\n\r\nhello\r\n".encode()
    table.mail_service.inbox.accept(raw, "eve@x.example", ["turns@play.example"], "smtp")
    table.mail_service.room.work_off()
    assert table.post() == [] and bag(table) == []
    assert kept(table, "mails", "status") == ["rejected"]


def test_the_operator_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path))
    assert ops_player.main(["add", "Eve", "--mail", "a..b@x.example"]) == 1
    assert '"a..b@x.example" is no mail address' in capsys.readouterr().err
    assert ops_mail.main(["revoke", "a..b@x.example"]) == 1


# what happens to a letter


def bag(table: Table, key: str = "") -> list[tuple[str, str, int]]:
    with table.store.db.read() as session:
        rows = session.all("SELECT * FROM mailbag WHERE ? IN ('', key) ORDER BY id", key)
    return [(row["status"], row["reason"], row["tries"]) for row in rows]


def kept(table: Table, name: str, column: str) -> list[Any]:
    with table.store.db.read() as session:
        return [row[column] for row in session.all(f"SELECT {column} FROM {name}")]


def grants_are_of_letters(table: Table) -> bool:
    return sorted(kept(table, "grants", "id")) == sorted(kept(table, "letters", "grant_id"))


def why(table: Table, name: str) -> list[str]:
    with table.store.db.read() as session:
        return letter_reasons.why(session, table.players[name])


def put(table: Table, name: str, key: str, kind: str = "magic") -> None:
    with table.store.db.write() as session:
        letter_queue.insert(
            session, times.now(), letter_queue.PendingLetter(key=key, kind=kind, player=table.players[name])
        )


def pass_time(table: Table) -> None:
    with table.store.db.write() as session:
        session.run("UPDATE mailbag SET due = made WHERE status = 'due'")


@pytest.mark.parametrize("odd", ["a..b@x", "a\x01@x.example"])
def test_an_address_of_a_store_made_before_ends_its_letters_with_a_reason(
    table: Table, monkeypatch: pytest.MonkeyPatch, odd: str, capsys: Any
) -> None:
    with monkeypatch.context() as before:
        before.setattr("domain.players.player.is_address", lambda text: True)
        table.players["Jo"] = table.store.players.add("Jo", odd, confirmed=True).id
    put(table, "Jo", "m1")
    put(table, "Anna", "m2")
    assert [letter.address for letter in table.post()] == [address("Anna")]
    ((status, reason, _),) = bag(table, "m1")
    assert status == "dropped" and reason.startswith("mail servers do not take your address")
    assert why(table, "Jo")[0].endswith(f"not mailed, {reason}.") and grants_are_of_letters(table)
    # it can be taken away, and another one added
    table.store.players.remove_address(table.players["Jo"], odd)
    table.store.players.add_address(table.players["Jo"], "jo@mail.example")


def fails(table: Table, monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception], times_over: int) -> None:
    """The letters to Anna cannot be made so many times."""
    letter_writer, left = table.mail_service.letter_writer, [times_over]
    made = letter_writer.made

    def fail(draft: Any, tokens: Any) -> Letter:
        if draft.reader.name == "Anna" and left[0]:
            left[0] -= 1
            raise error()
        return made(draft, tokens)

    monkeypatch.setattr(letter_writer, "made", fail)


def test_a_letter_that_fails_each_time_is_given_up_and_leaves_no_grant(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(table, monkeypatch, lambda: KeyError("secret words"), 1000)
    put(table, "Anna", "m1")
    put(table, "Bert", "m2")
    pauses = []
    for tried in range(1, len(UNWRITTEN) + 1):
        table.post()
        assert bag(table, "m1") == [("due", "it could not be written (KeyError); the operator sees why", tried)]
        with table.store.db.read() as session:
            row = session.one("SELECT due FROM mailbag WHERE key = 'm1'")
        assert row is not None
        pauses.append((times.parsed(row["due"]) - times.parsed(times.now())).total_seconds())
        table.post()
        assert bag(table, "m1")[0][2] == tried, "not before the pause is over"
        pass_time(table)
    assert pauses == sorted(pauses) and sum(pauses) > 24 * 3600, "whoever mends it has a day at least"
    table.post()
    assert bag(table, "m1") == [("parked", "it could not be written (KeyError, 8 times)", 8)]
    assert "not mailed, it could not be written (KeyError" in why(table, "Anna")[0]
    assert [letter.address for letter in table.letters()] == [address("Bert")] and grants_are_of_letters(table)


def test_a_letter_that_fails_sometimes_is_written_in_the_end_with_one_grant(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(table, monkeypatch, lambda: ValueError("x"), 3)
    put(table, "Anna", "m1")
    for _ in range(4):
        table.post()
        pass_time(table)
    assert [status for status, _, _ in bag(table, "m1")] == ["mailed"]
    assert len(kept(table, "grants", "id")) == 1 and grants_are_of_letters(table)


def test_what_no_header_can_hold_is_said_at_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    fails(table, monkeypatch, lambda: Unwritable("a header would not be one"), 1000)
    put(table, "Anna", "m1")
    table.post()
    assert bag(table, "m1") == [("dropped", "a header would not be one", 1)] and kept(table, "grants", "id") == []


def test_a_database_that_is_away_for_a_moment_costs_no_letter(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    fails(table, monkeypatch, lambda: OperationalError("gone"), 3 * len(UNWRITTEN))
    put(table, "Anna", "m1")
    for _ in range(3 * len(UNWRITTEN)):
        assert table.post() == []
        assert bag(table, "m1") == [("due", "", 0)]
    assert [letter.address for letter in table.post()] == [address("Anna")]


# the mail server


@pytest.fixture
def sending(tmp_path: Path, server: Server) -> Iterator[Table]:
    table = Table(tmp_path, relay=Relay("127.0.0.1", server.port))
    yield table
    table.close()


def test_an_old_letter_to_no_address_is_not_handed_over_and_holds_up_nobody(sending: Table, server: Server) -> None:
    put(sending, "Anna", "m1")
    put(sending, "Bert", "m2")
    sending.mail_service.post.write()
    odd = "anna@mail.example>\r\nRCPT TO:<victim@v.example"
    with sending.store.db.write() as session:
        session.run("UPDATE letters SET address = ? WHERE address = ?", odd, address("Anna"))
    sending.post()
    assert [envelope.rcpt_tos for envelope in server.handler.taken] == [[address("Bert")]]
    assert sorted(letter.status for letter in sending.letters()) == ["failed", "sent"]
    reason = "it could not be sent: mail servers do not take the address"
    assert bag(sending, "m1")[0][:2] == ("dropped", reason) and reason in why(sending, "Anna")[0]


def test_bytes_that_break_the_dialogue_are_the_fault_of_their_letter_alone(
    sending: Table, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(sending, "Anna", "m1")
    put(sending, "Bert", "m2")
    sendmail = smtplib.SMTP.sendmail

    def choke(line: Any, sender: str, to: list[str], raw: bytes) -> Any:
        if to == [address("Anna")]:
            raise UnicodeEncodeError("ascii", "ö", 0, 1, "no")
        return sendmail(line, sender, to, raw)

    monkeypatch.setattr(smtplib.SMTP, "sendmail", choke)
    sending.post()
    assert {letter.address: letter.status for letter in sending.letters()} == {
        address("Anna"): "failed", address("Bert"): "sent",
    }  # fmt: skip
    assert "the letter cannot be handed over: UnicodeEncodeError" in why(sending, "Anna")[0]


def test_what_a_mail_server_refuses_for_ever_has_its_words_on_the_why_page(sending: Table, server: Server) -> None:
    server.handler.refuse_for = {address("Anna"): "550 5.1.1 no such <b>user</b>"}
    sending.open()
    sending.post()
    try_again_now(sending)
    sending.post()
    letter = sending.letters("Anna", "started")[0]
    browser = create_app(sending.store, "https://play.example", mail=sending.mail_service).test_client()
    page = browser.get(f"/l/{token(letter)}/why").text
    assert ": not mailed, it could not be sent: 550 5.1.1 no such &lt;b&gt;user" in page


def test_one_for_now_is_tried_again_and_is_no_reason_yet(sending: Table, server: Server) -> None:
    server.handler.refuse_data = "451 later"
    put(sending, "Anna", "m1")
    sending.post()
    assert [status for status, _, _ in bag(sending, "m1")] == ["mailed"]
    server.handler.refuse_data = ""
    try_again_now(sending)
    sending.post()
    assert len(server.handler.taken) == 1


def test_a_line_takes_no_address_with_a_line_in_it(server: Server) -> None:
    letter = Letter(
        token="t", grant_id=1, key="k", kind="turn", player="", address="a@b.example\r\nDATA", game="", seat=None,
        version=0, point=0, subject="s", message_id="<1@x>", text="", html_text="", options=(), raw=b"x", made="",
        status="ready",
    )  # fmt: skip
    connection = SmtpConnection(Relay("127.0.0.1", server.port))
    refusal = connection.hand_over(letter, "bounce+x@play.example")
    assert isinstance(refusal, Refusal) and refusal.how == "letter" and server.handler.asked == 0
    connection.close()
