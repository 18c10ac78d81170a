"""Nobody can let the service write letters to a mailbox without end: limits by mailbox, client, host and in all."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.limits import rate_limits
from service.limits.networks import mailbox, networks
from service.limits.rate_limits import LIMITS, TooMany
from service.store import Store, counts, times
from tests.mailroom.mailtable import ANNA, PROVEN, Table
from tests.security.live import Live, live

ONE_MAILBOX = [
    "victim@gmail.com", "victim+1@gmail.com", "v.i.ctim@gmail.com", "VICTIM+a@GoogleMail.com", "vic.tim+b.c@gmail.com",
    "victim+2@gmail.com", "victim+3@googlemail.com", "v.ictim@gmail.com",
]  # fmt: skip
AN_HOUR = LIMITS["sign_in"].mailbox[0].most


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("bombs"), MAIL_STRANGERS="2000") as service:
        yield service


# one mailbox, however it is spelled


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("anna@mail.example", "Anna+shop@MAIL.example."),
        ("anna@mail.example", "anna+@mail.example"),
        ("a.nna@gmail.com", "anna+x+y@googlemail.com"),
        ("anna@bücher.example", "anna@xn--bcher-kva.example"),
        ("anna@mail.example", "ａｎｎａ@mail.example"),
        ("anna@mail.example", "anna@mail。example"),
    ],
)
def test_spellings_of_one_mailbox(one: str, other: str) -> None:
    assert mailbox(one) == mailbox(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a.nna@mail.example", "anna@mail.example"),
        ("anna@mail.example", "anna@sub.mail.example"),
        ("+x@mail.example", "+y@mail.example"),
        ("anna@" + "x" * 70 + ".example", "anna@" + "y" * 70 + ".example"),
    ],
)
def test_what_is_not_one_mailbox(one: str, other: str) -> None:
    assert mailbox(one) != mailbox(other)


@pytest.mark.parametrize(
    ("client", "line", "near"),
    [
        ("192.0.2.77", "192.0.2.77/32", "192.0.2.0/24"),
        ("::ffff:192.0.2.77", "192.0.2.77/32", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("192.0.2.77:4711", "192.0.2.77/32", "192.0.2.0/24"),
        ('"[2001:db8:1:2::9]:4711"', "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("unix:", "", ""),
        ("", "", ""),
    ],
)
def test_networks(client: str, line: str, near: str) -> None:
    assert networks(client) == (line, near)


# letters asked for on the web


def test_variants_of_one_mailbox_get_few_letters(service: Live) -> None:
    clients = [f"198.51.{n}.1" for n in range(len(ONE_MAILBOX))]
    statuses = [service.join(each, client)[0] for each, client in zip(ONE_MAILBOX, clients, strict=True)]
    assert statuses == [200] * AN_HOUR + [429] * (len(ONE_MAILBOX) - AN_HOUR)
    assert sum(mailbox(each) == "victim@gmail.com" for each in service.letters()) == AN_HOUR


def test_the_page_of_refusal_tells_nobody_whether_an_address_is_known(service: Live) -> None:
    known, unknown = "known@mail.example", "unknown@mail.example"
    with closing(Store(f"sqlite:///{service.folder / 'data' / 'posthorn.db'}")) as store:
        store.players.add("Known", known, confirmed=True)
    for address in (known, unknown):
        for n in range(AN_HOUR):
            assert service.join(f"{address.replace('@', f'+{n}@')}", f"198.52.{n}.1")[0] == 200
    answers = [service.join(address, "198.53.0.1") for address in (known, unknown)]
    assert [status for status, _, _ in answers] == [429, 429]
    one, other = (re.sub(r'value="[\w-]{20,}"', "", page) for _, page, _ in answers)  # words of the form
    assert one.replace(known, unknown) == other and "Too many letters" in one
    assert {headers["Retry-After"] for _, _, headers in answers} == {"3600"}


def test_one_client_asks_for_few_letters_whatever_the_addresses(service: Live) -> None:
    most = LIMITS["sign_in"].client[0].most
    statuses = [service.join(f"someone{n}@mail{n}.example", "203.0.113.7")[0] for n in range(most + 3)]
    assert statuses == [200] * most + [429] * 3
    assert service.join("someone@else.example", "203.0.113.8")[0] == 200, "the neighbour has done nothing"


def test_a_click_too_much_is_not_counted(service: Live) -> None:
    """The form of one page, sent again, is the same letter."""
    word = "a-click-too-much-a-click-too-much"[:24]
    assert [service.join("ann@mail.example", "203.0.114.1", once=word)[0] for _ in range(9)] == [200] * 9
    assert service.letters().count("ann@mail.example") == 1


def test_the_whole_service_has_a_ceiling_and_the_operator_hears_of_it_once(tmp_path: Path) -> None:
    with live(tmp_path, MAIL_STRANGERS="5") as service:
        with closing(Store(f"sqlite:///{service.folder / 'data' / 'posthorn.db'}")) as store:
            store.players.add("Known", "known@mail.example", confirmed=True)
        pages = [service.join(f"a{n}@mail{n}.example", f"10.{n}.0.1") for n in range(9)]
        assert [status for status, _, _ in pages] == [200] * 9
        known = service.join("known@mail.example", "10.9.0.1")
        assert without_words(known[1]) == without_words(pages[-1][1]) != without_words(pages[0][1])
        assert "an address that is new may get none" in known[1]
        assert len(service.letters()) == 6 and "known@mail.example" in service.letters()
    log = (tmp_path / "up.log").read_text()
    assert log.count("strangers have caused 5 letters of the kind sign_in") == 1 and "POSTHORN_MAIL_STRANGERS" in log
    assert "mail1.example" not in log and "10.1.0.1" not in log


def without_words(page: str) -> str:
    return re.sub('value="[^"]*"', "", page)


# help for those who write without an address of a letter


def test_help_goes_to_proven_senders_once_a_day_to_a_mailbox(service: Live) -> None:
    before = service.letters()
    for author in ("forged@bank.example", "forged@bank.example"):
        assert service.send(author, proven=False) == 250
    for author in ("new@mail.example", "new+1@mail.example", "New+2@Mail.example"):
        assert service.send(author) == 250
    assert Counter(service.letters()) - Counter(before) == {"new@mail.example": 1}


# invitations, on both databases


@pytest.fixture
def invite(store: Store) -> Callable[..., tuple[int, str, str]]:
    """A host of its own each time: status, code, Retry-After."""
    browser: FlaskClient = create_app(store, "https://play.example").test_client()
    hosts = iter(range(1000))

    def call(mail: str, client: str = "") -> tuple[int, str, str]:
        number = next(hosts)
        key = store.players.new_key(store.players.add(f"Host {number}").id)
        body = {"title": "sagrada", "seats": [{}, {"mail": mail}]}
        given = {"Authorization": f"Bearer {key}"}
        where = {"REMOTE_ADDR": client or f"10.0.{number}.1"}
        answer = browser.post("/api/v1/games", json=body, headers=given, environ_overrides=where)
        document = answer.json or {}
        assert answer.content_type == ("application/json" if answer.status_code == 202 else "application/problem+json")
        return answer.status_code, str(document.get("code") or ""), answer.headers.get("Retry-After", "")

    return call


def test_invitations_of_many_hosts_to_variants_of_one_mailbox(invite: Callable[..., tuple[int, str, str]]) -> None:
    most = LIMITS["invitation"].mailbox[0].most
    answers = [invite(each) for each in ONE_MAILBOX[: most + 2]]
    assert answers == [(202, "", "")] * most + [(429, "too_many_invitations", "3600")] * 2


def test_invitations_of_many_hosts_on_one_line(store: Store, invite: Callable[..., tuple[int, str, str]]) -> None:
    most = LIMITS["invitation"].client[0].most
    with store.db.write() as session:
        counts.add(session, {"invitation from 192.0.2.9/32": most - 1}, times.now())
    answers = [invite(f"guest{n}@mail{n}.example", "192.0.2.9")[0] for n in range(2)]
    assert answers == [202, 429]


def test_all_processes_count_together(store: Store) -> None:
    other = Store(store.url)
    most = LIMITS["sign_in"].mailbox[0].most
    for n in range(most):
        with (store, other)[n % 2].db.write() as session:
            rate_limits.cause(session, "sign_in", address=f"ann+{n}@mail.example")
    for each in (store, other):
        with pytest.raises(TooMany), each.db.write() as session:
            rate_limits.cause(session, "sign_in", address="ann@mail.example")
    other.close()


def test_what_is_refused_leaves_no_row_and_what_is_old_is_swept(store: Store) -> None:
    with store.db.write() as session:
        for n in range(5):
            rate_limits.cause(session, "sign_in", address=f"a{n}@mail.example", client=f"10.0.{n}.1")
    before = rows(store)
    for n in range(20):
        with pytest.raises(TooMany), store.db.write() as session:
            rate_limits.cause(session, "sign_in", address=f"b{n}@mail.example", client=f"10.1.{n}.1", most=5)
    assert rows(store) == before
    with store.db.write() as session:
        assert counts.forget(session, times.later(times.now(), 24)) == 0
        assert counts.forget(session, times.later(times.now(), 26)) == before
    assert rows(store) == 0


def rows(store: Store) -> int:
    with store.db.read() as session:
        return int(session.value("SELECT count(*) FROM counts"))


def test_a_limit_ends(store: Store) -> None:
    for _ in range(LIMITS["sign_in"].mailbox[0].most):
        with store.db.write() as session:
            rate_limits.cause(session, "sign_in", address="ann@mail.example")
    with store.db.write() as session:
        session.run("UPDATE counts SET span = ?", times.later(times.now(), -2)[: len("2026-11-18T23:5")])
        rate_limits.cause(session, "sign_in", address="ann@mail.example")


# "was this you?", and the DNS of strangers


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.store.close()


def test_a_mailbox_is_asked_so_often_whether_it_was_its_owner(table: Table) -> None:
    """Each letter of a reader may be answered ten times an hour, and they have many letters."""
    most = LIMITS["hold"].mailbox[0].most
    mails = [table.mail(table.letter(), "1", auth={}) for _ in range(most + 2)]
    assert [table.row(mail)["status"] for mail in mails] == ["held"] * most + ["ignored"] * 2
    assert len(table.bag("confirm")) == most
    assert "too many letters" in table.row(mails[-1])["reason"]
    version = table.game.version
    table.mail(table.letter(), "1", auth=PROVEN)
    assert table.game.version == version + 1, "who is proven plays on"


def test_signatures_of_strangers_are_looked_up_so_often(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def slow(name: bytes, timeout: float = 5) -> bytes:
        asked.append(name)
        return b""

    monkeypatch.setattr(table.room._speakers, "_dns", slow)
    head = (
        "DKIM-Signature: v=1; a=rsa-sha256; d=mail.example.com; s=s1; h=from:to:date:subject:message-id;"
        " bh=AAAA; b=AAAA\r\nFrom: {}@mail.example.com\r\nTo: turns@play.example.org\r\nDate: now\r\n"
        "Subject: hi\r\nMessage-ID: <{}@x>\r\n"
    )
    most = LIMITS["check"].client[0].most
    for n in range(most + 5):
        raw = (head.format(f"a{n}", n) + "\r\nhelp\r\n").encode()
        table.bring(raw, "", {"peer": "192.0.2.1"}, f"a{n}@mail.example.com")
    assert len(asked) == most and not table.bag("help")


def test_a_flood_of_one_kind_leaves_the_others_alone(table: Table) -> None:
    with table.store.db.write() as session:
        for n in range(5):
            rate_limits.cause(session, "help", address=f"a{n}@mail.example", most=5)
        rate_limits.cause(session, "sign_in", address=ANNA, most=5)
