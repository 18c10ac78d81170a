"""What people who play by mail and on pages add to the luck, are told of it, and can check with what they kept."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from ops.verify.main import main as verify
from ops.verify.main import of_message
from service.app import create_app
from service.mail.incoming.nonce import nonce_of
from service.store.letters import Letter
from service.store.pool import published
from tests.letters.support import KEY, LOCAL, SITE, Table, address, token
from tests.mails import hostile
from tests.web.pages import at_the_machine, own_words


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path, site=LOCAL)
    table.open(start=False)
    table.post()
    yield table
    table.close()


@pytest.fixture
def browser(table: Table) -> FlaskClient:
    return at_the_machine(create_app(table.store, LOCAL.url, mail=table.mail_service, key=KEY))


def invitation(table: Table) -> Letter:
    return table.letters("Bert", "invited")[-1]


def written_by_bert(table: Table, *lines: str, number: int = 1) -> bytes:
    """As it lies in his folder of sent mail."""
    message = EmailMessage()
    message["From"], message["To"] = f"Bert <{address('Bert')}>", SITE.reply_to(invitation(table).token)
    message["Date"], message["Message-ID"] = "Tue, 17 Nov 2026 22:00:00 +0100", f"<own-{number}@mail.example>"
    message["Subject"] = f"Re: {invitation(table).subject}"
    message.set_content("\n".join(lines) + "\n")
    return bytes(message)


def delivered(table: Table, sent: bytes, *on_the_way: str) -> None:
    raw = "".join(f"{line}\r\n" for line in on_the_way).encode() + sent.replace(b"\n", b"\r\n")
    table.mail_service.inbox.accept(
        raw, address("Bert"), [SITE.reply_to(invitation(table).token)], "smtp", "", {"dmarc": "pass"}
    )
    for _ in range(2):
        table.mail_service.room.work_off()
        table.work()
    table.mail_service.room.work_off()
    table.post()


def part(table: Table) -> tuple[str, str]:
    found = table.game.parts[1]
    return found.source, found.nonce


def told(table: Table, name: str = "Bert") -> str:
    return " ".join(table.letters(name)[-1].text.split())


def heads(letter: Letter) -> list[str]:
    """Of the pool, which each letter bears where nobody has to read it."""
    return re.findall(r"(?m)^X-Posthorn-Pool: (\d+:[0-9a-f]{64})\r$", letter.raw.decode())


def of_words(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()


def test_an_invitation_holds_the_commitment_before_its_reader_adds_anything(table: Table) -> None:
    """By the head of the pool, which the game's seed is under; the first letter names the very seed."""
    (head,) = heads(invitation(table))
    pool, game = table.store.pool.head(), table.game
    assert head == f"{pool.number}:{pool.link}" and not re.search("[0-9a-f]{12}", invitation(table).text)
    assert game.pool is not None and game.pool.number == 1 <= pool.number
    delivered(table, written_by_bert(table, "join"))
    assert "secret seed number 1," in told(table) and game.commitment in told(table)


def test_a_mail_that_joins_is_added_without_what_servers_put_on_top(table: Table) -> None:
    sent = written_by_bert(table, "join")
    delivered(table, sent, "Received: from a by b; Tue, 17 Nov 2026 21:00:01 +0000", "X-Spam-Score: 0.1")
    assert part(table) == ("message", nonce_of(sent)) == ("message", of_message(sent))
    assert "together with Bert, who added last" in told(table) and f"is {nonce_of(sent)}." in told(table)
    assert "together with Bert, who added last" in told(table, "Anna")


@pytest.mark.parametrize("start", ["join with", "Join, with ", "beitreten mit", "* JOIN WITH"])
def test_words_of_ones_own_are_added_instead(table: Table, start: str) -> None:
    delivered(table, written_by_bert(table, f"{start} the owls are not what they seem"))
    assert part(table) == ("given", of_words("the owls are not what they seem"))
    assert table.game.phase == "running" and "Bert added words of their own." in told(table)


def test_join_with_nothing_is_not_a_way_to_join(table: Table) -> None:
    delivered(table, written_by_bert(table, "join with"))
    assert table.game.phase == "open"


def test_a_mail_brought_again_in_other_bytes_adds_what_the_first_did(table: Table) -> None:
    first = written_by_bert(table, "join")
    delivered(table, first)
    delivered(table, written_by_bert(table, "join", number=2))
    assert part(table) == ("message", nonce_of(first))
    with table.store.db.read() as session:
        assert not session.all("SELECT id FROM mails WHERE status IN ('new', 'quarantined')")


def test_a_mail_that_a_page_writes_adds_nothing(table: Table, browser: FlaskClient) -> None:
    page = browser.get(f"/l/{token(invitation(table))}/1").text
    assert 'name="words"' in page and "Without words you add nothing" in page
    pressed(table, browser)
    assert part(table) == ("house", "")
    assert "Nobody but the house has a part in it" in told(table)


def test_words_on_a_page_are_added(table: Table, browser: FlaskClient) -> None:
    pressed(table, browser, words="  of  my own ")
    assert part(table) == ("given", of_words("of my own"))


def pressed(table: Table, browser: FlaskClient, **form: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.web.joining.PATIENCE", 0.0)
        assert browser.post(f"/l/{token(invitation(table))}/1", data={**form, **own_words(browser)}).status_code == 200
    for _ in range(2):
        table.mail_service.room.work_off()
        table.work()
    table.mail_service.room.work_off()
    table.post()


def test_words_when_a_game_is_opened_on_a_page(
    table: Table, browser: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.web.outbox.PATIENCE", 0.0)
    before = {row["game"] for row in _games(table)}
    begun = {"name": "Carl", "title": "sagrada", "bots": "1", **own_words(browser)}
    browser.post("/outbox/begin", data={**begun, "words": "mine"})
    browser.post("/outbox/begin", data=begun)
    table.work()
    new = [table.store.games.get(row["game"]) for row in _games(table) if row["game"] not in before]
    assert [(game.parts[0].source, game.parts[0].nonce) for game in new] == [("given", of_words("mine")), ("house", "")]


def _games(table: Table) -> list[dict[str, str]]:
    with table.store.db.read() as session:
        return [dict(row) for row in session.all("SELECT game FROM tables ORDER BY number")]


def test_the_page_of_a_game_and_the_page_of_the_pool(table: Table, browser: FlaskClient) -> None:
    game = browser.get(f"/games/{table.game_id}").text
    assert "secret seed number 1" in game and "/commitments?from=1" in game
    page = browser.get("/commitments").text
    pool = table.store.pool.head()
    assert (
        pool.link in page and hashlib.sha256(table.game_id.encode()).hexdigest() in page and table.game_id not in page
    )
    for address_ in re.findall(r'href="(/commitments[^"]*)"', page):
        assert browser.get(address_.replace("&amp;", "&")).status_code == 200
    for strange in ("0", "x", "-1", "9" * 40, "²"):
        assert browser.get("/commitments", query_string={"from": strange}).status_code == 200


def test_a_sign_in_letter_is_a_witness_too(table: Table, browser: FlaskClient) -> None:
    browser.post("/join", data={"name": "Dora", "address": "dora@mail.example", **own_words(browser)})
    (letter,) = table.post()
    pool = table.store.pool.head()
    assert heads(letter) == [f"{pool.number}:{pool.link}"]


def test_from_the_invitation_to_verify(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bert keeps his mail and a letter; the house's export says the same, and nothing else would."""
    head, sent = heads(invitation(table))[0], written_by_bert(table, "join")
    delivered(table, sent, "Received: from a by b; Tue, 17 Nov 2026 21:00:01 +0000")
    table.choose_windows()
    table.to_the_end("pass")
    files = {name: tmp_path / name for name in ("game.json", "sent.eml", "other.eml", "page.json", "over.eml")}
    files["game.json"].write_text(json.dumps(table.store.games.export(table.game_id, None)))
    files["sent.eml"].write_bytes(sent)
    files["other.eml"].write_bytes(sent.replace(b"own-1", b"own-2"))
    with table.store.db.read() as session:
        files["page.json"].write_text(json.dumps({"items": published(session, 1, 500), "free": 2}))
    game, kept = str(files["game.json"]), ["--head", head, "--published", str(files["page.json"])]
    table.post()
    last = table.letters("Bert", "over")[-1]
    files["over.eml"].write_bytes(last.raw)
    kept += ["--letters", str(files["over.eml"])]
    assert verify([game, *kept, "--message", str(files["sent.eml"])]) == 0
    out = capsys.readouterr().out
    assert "NOT CHECKED" not in out and "Seat 2 added the mail or request that you kept." in out
    assert "together with Seat 2, who added last" in out
    assert verify([game]) == 3 and capsys.readouterr().out.count("NOT CHECKED") == 2
    assert verify([game, "--message", str(files["other.eml"])]) == 1
    assert verify([game, "--head", head[:-1] + ("0" if head[-1] != "0" else "1")]) == 1
    assert verify([game, "--words", "bobs-own"]) == 1
    assert "the public beacon" not in out and verify([game, "--beacon", "ab"]) == 1
    with pytest.raises(SystemExit):
        verify([game, "--head", "12"])


PIECES = [
    b"From: ",
    b"from :",
    b"DATE:x",
    b"Message-ID: <1@a>",
    b"join",
    b":",
    b" ",
    b"\t",
    b"\n",
    b"\r\n",
    b"\r",
    b"\xff\x00",
]


@given(st.lists(st.sampled_from(PIECES)).map(b"".join))
def test_both_hash_any_bytes_alike(raw: bytes) -> None:
    assert nonce_of(raw) == of_message(raw)


@pytest.mark.parametrize("name", sorted(hostile.everything()))
def test_both_hash_hostile_mails_alike(name: str) -> None:
    raw = hostile.everything()[name]
    assert nonce_of(raw) == of_message(raw)
