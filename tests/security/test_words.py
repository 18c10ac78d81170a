"""Words of strangers in names, pages, answers of the API and of SMTP, and in the log: one line, no link, no secret."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings

from domain.game.names import display_greeting, display_name, greeting_refusal, name_refusal, one_line
from domain.kernel.shapes import Refused
from ops.server.logs import Entry
from ops.server.mail_setup import free_port
from service.app import create_app
from service.mail.incoming.smtp import Server as Door
from service.mail.outgoing.compose import LetterWriter
from tests.letters.support import KEY, SETTINGS, Table, address, message
from tests.security import hostile
from tests.security.test_headers import Tags, check_bytes
from tests.web.pages import own_words

OURS = {
    "html", "head", "meta", "title", "link", "body", "header", "a", "main", "h1", "h2", "p", "form", "label", "input",
    "button", "select", "option", "fieldset", "legend", "nav", "div", "footer", "span", "small",
    "table", "caption", "tr", "th", "td", "ul", "li", "script", "textarea",
}  # fmt: skip


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LetterWriter]:
    table = Table(tmp_path_factory.mktemp("desk"))
    yield table.mail_service.letter_writer
    table.store.close()


# people's names


@pytest.mark.parametrize(
    "name",
    ["evil.example", "see https://x", "Ann <a@b>", "a@b", "www.evil.cz", "evil\uff0eexample", "evil\u3002example",
     "\u202eannA", "a\u2028b\x07", "x\x1b[2J", "", "x" * 41, hostile.HIDDEN],
)  # fmt: skip
def test_a_name_that_bears_a_link_or_more_than_a_line_is_refused(desk: LetterWriter, name: str) -> None:
    with pytest.raises(Refused) as refused:
        desk.store.players.add(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(
    "name", ["J. R. R. Tolkien", "J.R.R. Tolkien", "Зоя", "O'Brien", "Jo 2.0", "AC/DC", "=?q?x=0D=0AX=3Ay?="]
)
def test_a_common_name_is_taken(desk: LetterWriter, name: str) -> None:
    assert desk.store.players.add(name).name == name == display_name(name)


@pytest.mark.parametrize("name", ["\u115f\u1160", "\u3164", "\u2800", "\u0301" * 9, "--", "> |", "A" + "\u0301" * 9])
def test_a_name_that_shows_nothing_or_hides_what_is_around_is_refused(desk: LetterWriter, name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        desk.store.players.add(name)
    assert display_name(name) == "Somebody"


@pytest.mark.parametrize("name", ["\U0001f642", "Zo\u0308e\u0301", "\u0e01\u0e35\u0e48", "7"])
def test_a_name_in_signs_or_with_marks_is_taken(desk: LetterWriter, name: str) -> None:
    assert display_name(desk.store.players.add(name).name) == name


@given(name=hostile.words)
def test_an_old_name_is_shown_without_a_link(name: str) -> None:
    shown = display_name(name)
    assert shown and one_line(shown) == shown and len(shown) <= 40
    assert not re.search(r"@|://|\w\.[^\W\d_]{2}", shown)
    assert name_refusal(name) is not None or shown == name


@given(words=hostile.words)
def test_words_of_a_host_are_one_line_without_a_link(words: str) -> None:
    shown = display_greeting(words)
    assert one_line(shown) == shown and len(shown) <= 200 and not re.search(r"@|://|\w\.[^\W\d_]{2}", shown)
    assert greeting_refusal(words) is not None or shown == words.strip()


def test_a_name_of_a_store_made_before_is_harmless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domain.players.player.name_refusal", lambda name: None)
    table = Table(tmp_path, names="Anna")
    table.players["Eve"] = table.store.players.add(hostile.HIDDEN + " evil.example", address("Eve"), confirmed=True).id
    table.open()
    for found in table.post():
        check_bytes(found.raw, True)
        assert "victim@v.example" not in found.text and "evil.example" not in found.text
    to = message(next(each for each in table.letters("Eve")))["To"].addresses
    assert [each.addr_spec for each in to] == [address("Eve")]
    seen = create_app(table.store, "https://play.example").test_client().get(f"/games/{table.game_id}").text
    assert "v.example" not in seen and "evil.example" not in seen
    table.store.close()


def test_the_dialogue_of_smtp_answers_in_whole_lines(tmp_path: Path) -> None:
    table = Table(tmp_path)
    door = Door(table.mail_service.inbox, "127.0.0.1", free_port("127.0.0.1"))
    door.start()
    with socket.create_connection(("127.0.0.1", door.port)) as line, line.makefile("rb") as heard:
        heard.readline()
        line.sendall(b"HELO x\r\nMAIL FROM:<a@b.example>\r\n")
        assert [heard.readline()[:3] for _ in range(2)] == [b"250", b"250"]
        for odd in (b"\x0b", b"\x0c", b"\0", b"\x1b[2J", b"\t", b"\x7f"):
            line.sendall(b"RCPT TO:<x@evil" + odd + b"250.example>\r\n")
            assert re.fullmatch(rb"5\d\d [ -~]+\r\n", heard.readline())
        line.sendall(b"NOOP\r\n")
        assert heard.readline().startswith(b"250")
    door.stop()
    table.store.close()


# pages, the API, the log


@given(x=hostile.words)
@settings(max_examples=60)
def test_no_page_and_no_answer_of_the_api_breaks(desk: LetterWriter, x: str) -> None:
    client = client_of(desk)
    ours = own_words(client)
    path = quote(x.encode("utf-8", "replace"), safe="")
    sent = x.encode("utf-8", "replace").decode()
    found = [
        client.get(f"/games/{path}"), client.get(f"/games/{path}/game.json"), client.get(f"/l/{path}"),
        client.get(f"/join/{path}"), client.get(f"/games/g?version={path}&letter={path}"),
        client.post("/join", data={"name": "Anna", "address": sent, **ours}),
        client.post("/join", data={"name": sent, "address": "anna@mail.example", **ours}),
        client.post("/outbox/begin", data={"name": sent, "address": sent, "title": sent, "bots": sent, **ours}),
        client.get(f"/api/v1/games/{path}"), client.get(f"/api/v1/games?cursor={path}"),
        client.post("/api/v1/games", json={"title": "sagrada", "seats": [{"mail": sent}]}),
    ]  # fmt: skip
    for response in found:
        assert response.status_code < 500
        assert all(re.fullmatch(r"[ -~]*", value) for _, value in response.headers)
        if response.mimetype == "text/html":
            assert {tag.split()[0] for tag in Tags(response.text).found} <= OURS


def client_of(letter_writer: LetterWriter) -> FlaskClient:
    house = SimpleNamespace(letter_writer=letter_writer, settings=SETTINGS, inbox=None, push_key=None, outward=None)
    app = create_app(letter_writer.store, "https://play.example", mail=house, key=KEY)  # type: ignore[arg-type]
    player = letter_writer.store.players.add("Caller")
    client = app.test_client()
    client.environ_base["HTTP_AUTHORIZATION"] = f"Bearer {letter_writer.store.players.new_key(player.id)}"
    client.environ_base["HTTP_HOST"] = "127.0.0.1"
    client.get(f"/here/{KEY}")
    return client


@given(x=hostile.words)
def test_an_entry_of_the_log_is_one_and_holds_no_secret(x: str) -> None:
    try:
        raise ValueError(f"{x}\n2026-11-18 12:00:00 ERROR forged: entry")
    except ValueError as error:
        token = "abcdefghijklmnopqrstuvwxyz22"
        record = logging.LogRecord(
            "posthorn", logging.ERROR, "", 0, f"%s failed at /l/{token}", (x,), (type(error), error, None)
        )
    first, *rest = Entry("%(asctime)s %(levelname)s %(name)s: %(message)s").format(record).split("\n")
    assert token not in first and all(line.startswith("    ") for line in rest)
    assert all(one_line(line) == line for line in (first, *rest))
