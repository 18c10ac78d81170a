"""No word of a stranger becomes a header, HTML, a line of its own or a command, in any field of any kind of letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from domain.game.names import display_greeting, display_name, one_line
from domain.titles.shelf import titles
from service.mail.incoming.text.message import is_message_id
from service.mail.outgoing import mime
from service.mail.outgoing.blocks import HistoryLine
from service.mail.outgoing.compose import LetterDraft, LetterPart, LetterWriter
from service.mail.outgoing.kinds import WRITERS, LetterRequest
from service.mail.outgoing.letter_context import LetterContext, LetterReader, _words
from service.mail.outgoing.reply import reply
from service.queries.choices import Choices, choices
from service.store.letters import Letter
from tests.harness.once import does_something
from tests.letters.support import SITE, Table, message
from tests.letters.test_harmless import LATER, NOW, scenes
from tests.security import hostile
from tests.security.live import live

OF_NO_GAME = ("magic", "help", "confirm")
HEADERS = [
    "From", "Reply-To", "To", "Subject", "Date", "Message-ID", "In-Reply-To", "References", "List-Id",
    "List-Unsubscribe", "List-Unsubscribe-Post", "Auto-Submitted", "X-Auto-Response-Suppress", "X-Posthorn-Shown",
    "X-Posthorn-Pool", "Feedback-ID", "MIME-Version", "Content-Type",
]  # fmt: skip
SHOWN = "X-Posthorn-Shown"  # where a part of the picture may be left out because it has not changed
REFERRING = {"In-Reply-To", "References"}


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LetterWriter]:
    table = Table(tmp_path_factory.mktemp("desk"))
    yield table.mail_service.letter_writer
    table.store.close()


SCENES = {title: next(scenes(title, 3)) for title in sorted(titles)}
fields = st.lists(hostile.words.filter(lambda text: bool(text)), min_size=12, max_size=12)


def about(kind: str, x: list[str]) -> dict[str, Any]:
    """Each place of a letter's request that holds words of others."""
    return {
        "undone": 4, "by": 0, "gone": 0, "late": 0, "guest": 0, "reason": x[0], "from": x[1],
        "why": "expired" if kind == "fresh" else x[2],
        "lines": [
            {"said": x[3], "status": "done", "text": x[4]},
            {"said": "2", "line": x[5], "status": "refused", "text": x[6]},
            {"said": x[7], "status": "unknown", "text": x[8], "alternatives": [x[9], "another", x[10]]},
        ],
        "previews": [{"said": x[3], "line": x[4], "told": [], "stopped": True, "refused": x[5]}],
        "notes": [x[11]], "shows": ["help", "why", "history"], "old": True, "failing": 3, "others": 2,
        "seat": 0, "title": x[1], "says": [{"template": "{words}", "parts": [["words", x[2]]]}],
    }  # fmt: skip


def letter(letter_writer: LetterWriter, kind: str, title: str, x: list[str], name: str, answers: str) -> Letter:
    bare = SCENES[title]
    game = bare.game
    talk = {"words": x[0], "player": game.holders[0].player, "name": x[1], "at": NOW}
    names = tuple(map(display_name, x[: len(bare.names)]))
    context: LetterContext | None = LetterContext(
        game=game, seat=bare.seat, names=names, number=417, older=1, moved_before=True, deadline=LATER,
        greeting=display_greeting(f"x {x[3]}"),
        told=(*map(HistoryLine, x), _words(talk, names, game), _words({**talk, "player": "gone"}, names, game)),
    )  # fmt: skip
    if kind in OF_NO_GAME:
        context = None
    offered = choices(bare.game.title, bare.game.state, bare.seat) if bare.asked else Choices(())
    lines = about(kind, x) if context else {**about(kind, x), "lines": x}
    reader = LetterReader(player="p", name=name, address="p@mail.example", settings={"pictures": "no"})
    request = LetterRequest(
        kind=kind,
        reader=reader,
        site=letter_writer.site,
        now=NOW,
        about=lines,
        scene=context,
        offered=offered,
        why=tuple(x),
        log=tuple(x),
    )
    subject = context.subject if context else "Posthorn: your mail"
    draft = LetterDraft(
        key="k", kind=kind, reader=reader, subject=subject, part=LetterPart(scene=context, options=offered.by_mark),
        blocks=lambda tokens: tuple(WRITERS[kind](request, tokens[0])), answers=answers,
    )  # fmt: skip
    return letter_writer.made(draft, [letter_writer.grants.keyring.tokens(5)])


class Tags(HTMLParser):
    """What a browser makes of a page: elements with the names of their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(" ".join([tag, *(name for name, _ in attrs)]))

    def handle_comment(self, data: str) -> None:
        self.found.append("comment")


def parsed(raw: bytes) -> EmailMessage:
    found = message_from_bytes(raw, policy=default)
    assert isinstance(found, EmailMessage)
    return found


def page_of(raw: bytes) -> str:
    part = parsed(raw).get_body(("html",))
    assert part is not None
    return str(part.get_content())


def check_bytes(raw: bytes, referring: bool) -> None:
    """As a mail server reads it: header lines are ours and printable, line breaks are whole, parts are three."""
    head, _, body = raw.partition(b"\r\n\r\n")
    names = []
    for line in head.split(b"\r\n"):
        assert re.fullmatch(rb"[ -~]{1,998}", line), line
        if not line.startswith(b" "):
            names.append(line.partition(b":")[0].decode())
    left = set() if referring else REFERRING
    left |= set() if SHOWN in names else {SHOWN}
    assert names == [name for name in HEADERS if name not in left]
    assert not re.search(rb"\r(?!\n)|(?<!\r)\n|\0", raw)
    boundary = re.search(rb'boundary="([^"]+)"', head)
    assert boundary and [line for line in body.split(b"\r\n") if boundary[1] in line] == [
        b"--" + boundary[1], b"--" + boundary[1], b"--" + boundary[1] + b"--",
    ]  # fmt: skip


def check_parsed(raw: bytes, name: str, answers: str, thread: str) -> None:
    """As a mail program reads it."""
    mail = parsed(raw)
    assert not mail.defects and not any(each.defects for _, each in mail.items())
    (reader,) = mail["To"].addresses
    assert reader.addr_spec == "p@mail.example"
    shown = " ".join(one_line(name).split())[:200].encode("utf-8", "replace").decode()
    # the parser of Python 3.11 leaves the spaces between two encoded words in a name
    assert reader.display_name.replace(" ", "") == shown.replace(" ", "")
    assert len(mail["Reply-To"].addresses) == 1
    assert mail["References"] == (" ".join(filter(None, (thread, answers if is_message_id(answers) else ""))) or None)
    assert [part.get_content_type() for part in mail.walk()] == ["multipart/alternative", "text/plain", "text/html"]


@cache
def harmless(letter_writer: LetterWriter, kind: str, title: str) -> list[str]:
    """The elements of the page that says the same in plain words."""
    return Tags(page_of(letter(letter_writer, kind, title, [f"word{n}" for n in range(12)], "Anna", "").raw)).found


def told_apart(x: list[str]) -> list[str]:
    """What is said twice stands once in a letter, and who are called alike are one: nothing here is shown alike."""
    seen: set[str] = set()
    found: list[str] = []
    for n, each in enumerate(x):
        shown = "".join(filter(str.isalnum, display_name(each)))
        found.append(f"word{n} {each}" if shown in seen else each)
        seen.add(shown)
    return found


@pytest.mark.parametrize("kind", sorted(WRITERS))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(x=fields, name=hostile.words, answers=hostile.words, title=st.sampled_from(sorted(titles)))
def test_hostile_words_in_every_field(
    desk: LetterWriter, kind: str, x: list[str], name: str, answers: str, title: str
) -> None:
    x = told_apart(x)
    found = letter(desk, kind, title, x, name, answers)
    thread = desk.site.thread(found.game) if found.game else ""
    check_bytes(found.raw, bool(thread or is_message_id(answers)))
    check_parsed(found.raw, name, answers, thread)
    assert Tags(page_of(found.raw)).found == harmless(desk, kind, title)
    known = [each for each in titles if each == title or kind in OF_NO_GAME]
    text = parsed(found.raw).get_body(("plain",))
    assert text is not None
    for line in {*text.get_content().splitlines(), *found.text.splitlines()}:
        assert not any(does_something(line, each) for each in known), line


@given(name=hostile.words, value=hostile.words)
def test_what_is_no_header_is_not_written(name: str, value: str) -> None:
    try:
        written = mime.header(name, value)
    except mime.Unwritable:
        return
    assert re.fullmatch(r"[A-Za-z-]+: [ -~]+(\r\n [ -~]+)*\r\n", written)


@given(text=hostile.words)
def test_words_are_one_value_and_are_read_as_they_were(text: str) -> None:
    line = mime.header("Subject", mime.words(f"x {text}"))
    shown = " ".join(one_line(f"x {text}").split())[:200].encode("utf-8", "replace").decode()
    assert message_from_bytes(line.encode() + b"\r\n", policy=default)["Subject"] == shown


# what comes in by mail, and what goes out


@pytest.mark.parametrize(
    "given", ["<a@b.example>", hostile.HIDDEN, f"<{hostile.HIDDEN}@x>", "no angles", "<a b@c>", ""]
)
def test_a_message_id_is_taken_over_or_left_out(tmp_path: Path, given: str) -> None:
    table = Table(tmp_path)
    table.open()
    table.post()
    first = table.letters("Anna", "started")[0]
    raw = reply(first, SITE, first.token, "1")
    raw = re.sub(rb"Message-ID: [^\r]*", f"Message-ID: {given}".encode(), raw)
    table.mail_service.inbox.accept(raw, first.address, [SITE.reply_to(first.token)], "outbox", "", {"local": "yes"})
    for _ in range(3):
        table.mail_service.room.work_off()
        table.work()
    (answer,) = [each for each in table.post() if each.kind == "answer"]
    check_bytes(answer.raw, True)
    thread = f"<{table.game_id}@play.example>"
    assert message(answer)["References"] == (f"{thread} {given}" if given == "<a@b.example>" else thread)
    assert message(answer)["Auto-Submitted"] == "auto-replied"
    table.store.close()


def test_a_stranger_cannot_make_a_running_service_send_what_he_likes(tmp_path: Path) -> None:
    """The whole way: SMTP in, the help letter out to a real server; and the page where one joins."""
    hidden = f"Message-ID: <x@y>{hostile.HIDDEN}\r\nSubject: {hostile.HIDDEN_TOO}\r\n"
    with live(tmp_path) as house:
        assert house.send("eve@evil.example", headers=hidden) == 250
        for name, status in ((hostile.HIDDEN, 400), ("evil.example", 400), ("Anna", 200)):
            assert house.join("anna@mail.example", name=name)[0] == status
        assert sorted(house.letters()) == ["anna@mail.example", "eve@evil.example"]
    for envelope in house.relay.handler.taken:
        check_bytes(bytes(envelope.original_content or b"").rstrip(b"\r\n") + b"\r\n", False)
        assert b"victim@v.example" not in (envelope.content or b"") and b"spoiled" not in (envelope.content or b"")
