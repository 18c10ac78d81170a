"""What a player has at hand, in any shape: heads are found in it, and the log is held to each."""

from __future__ import annotations

import base64
import copy
import json
import mailbox
import quopri
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import SMTP
from html import escape
from pathlib import Path
from typing import Any

import pytest

from ops.cli.sample import Sample, mbox, play
from ops.verify.findings import NOT_ALL, PROVEN, WRONG
from ops.verify.kept import KeptDocuments, head
from ops.verify.letters import read_letter
from ops.verify.mailboxes import LARGEST, mails
from ops.verify.main import examine, main, read_mails
from tests.proof.forger import Log


@pytest.fixture(scope="module")
def sample() -> Sample:
    found = play("pig", 2, 2)
    return Sample(json.loads(json.dumps(found.export)), found.letters)


def last(sample: Sample) -> bytes:
    """The letter that tells of the end; the mail that joined comes after it."""
    return sample.letters[-2]


def text_of(raw: bytes) -> str:
    part = message_from_bytes(raw, policy=SMTP).get_body(("plain",))  # type: ignore[attr-defined]
    return str(part.get_content()).replace("\r\n", "\n")


def mail(body: str, kind: str = "plain", encoding: str = "8bit", **parameters: str) -> bytes:
    """A mail of some program, about nothing that its headers tell."""
    message = EmailMessage()
    message["From"], message["Date"] = "Ann <ann@mail.example>", "Thu, 19 Nov 2026 10:00:00 +0000"
    message["Message-ID"] = "<own@mail.example>"
    message.set_content(body, subtype=kind, cte=encoding)
    for name, value in parameters.items():
        message.set_param(name, value)
    return bytes(message)


def vouched(sample: Sample, *raws: bytes) -> int:
    found = examine(sample.export, KeptDocuments(letters=read_mails(raws)[0]))
    assert not found.wrong, found.wrong
    return found.vouched


def quoted(text: str, mark: str = "> ") -> str:
    return "Thank you!\n\n" + "".join(f"{mark}{line}\n" for line in text.splitlines())


SHAPES: dict[str, Callable[[str], bytes]] = {
    "plain": mail,
    "base64": lambda text: mail(text, encoding="base64"),
    "quoted-printable": lambda text: mail(text, encoding="quoted-printable"),
    "quoted": lambda text: mail(quoted(text)),
    "quoted twice": lambda text: mail(quoted(quoted(text), ">> ")),
    "flowed": lambda text: mail(text.replace("\n", " \n"), format="flowed"),
    "flowed with DelSp": lambda text: mail(quoted(text).replace("\n", "  \n"), format="flowed", delsp="yes"),
    "html": lambda text: mail(f"<p>Hello</p><blockquote>{escape(text)}</blockquote>", "html"),
    "html in pieces": lambda text: mail(
        "<div>" + escape(text).replace("Log ", "<b>Log</b>&#32;").replace(" of ", "<br>of ") + "</div>",
        "html",
        "base64",
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_head_is_found_in_any_shape(sample: Sample, shape: str) -> None:
    for raw in (last(sample), sample.letters[2]):
        version = max(each.version for each in read_letter(raw).heads)  # type: ignore[union-attr]
        assert vouched(sample, SHAPES[shape](text_of(raw))) == version


def test_both_parts_of_a_letter_are_read(sample: Sample) -> None:
    message = message_from_bytes(last(sample), policy=SMTP)
    parts = [part for part in message.walk() if part.get_content_maintype() == "text"]
    for part in parts:
        kind, text = part.get_content_subtype(), part.get_content()  # type: ignore[attr-defined]
        assert vouched(sample, mail(text, kind)) == len(sample.export["events"])


def test_what_letters_said_before_is_read_too(sample: Sample) -> None:
    """Whole heads without the game beside them: the links of the letter name it."""
    events, game = sample.export["events"], sample.export["game"]
    old = f"Log of version {len(events)} ends in\n  {sample.export['chain']};\n  rules Pig 1.\n"
    assert vouched(sample, mail(f"{old}\nThe whole log: https://play.example/games/{game}/log?letter=x\n")) == len(
        events
    )
    short = "-".join(sample.export["chain"][at : at + 4] for at in (0, 4, 8))
    assert vouched(sample, mail(f"Pig 1, log {len(events)}:{short}. https://play.example/games/{game}/log\n")) == len(
        events
    )


def test_where_they_lie(sample: Sample, tmp_path: Path) -> None:
    """An mbox, a maildir, single files and a folder of them, all at once; what is no mail is passed over."""
    third = len(sample.letters) // 3
    (tmp_path / "some.mbox").write_bytes(mbox(sample.letters[:third]))
    box = mailbox.Maildir(tmp_path / "Maildir")
    for raw in sample.letters[third : 2 * third]:
        box.add(raw)
    (tmp_path / "folder" / "deep").mkdir(parents=True)
    for number, raw in enumerate(sample.letters[2 * third :]):
        (tmp_path / "folder" / "deep" / f"{number}.eml").write_bytes(raw)
    (tmp_path / "folder" / "picture.png").write_bytes(bytes(range(256)) * 9)
    export = tmp_path / "game.json"
    export.write_text(json.dumps(sample.export))
    places = [str(tmp_path / name) for name in ("some.mbox", "Maildir", "folder")]
    assert main([str(export), "--letters", *places]) == PROVEN
    assert main([str(export), "--letters", places[0], "--letters", *places[1:]]) == PROVEN
    assert main([str(export), "--letters", places[0]]) == NOT_ALL
    assert main([str(export), "--letters", str(tmp_path / "nowhere")]) == 2


def test_up_to_where_letters_vouch_stands_in_the_first_line(sample: Sample) -> None:
    events = len(sample.export["events"])
    letter = read_letter(sample.letters[3])
    assert letter is not None
    (known,) = letter.heads
    found = examine(sample.export, KeptDocuments(letters=(letter,)))
    assert (found.vouched, found.code) == (known.version, NOT_ALL)
    assert f"For the last {events - known.version} nobody outside vouches." in found.headline
    bare = examine(sample.export)
    assert (
        bare.code == NOT_ALL and f"Nobody outside vouches for this log of {events} events: it agrees" in bare.headline
    )


def test_letters_of_other_games_are_counted_and_nothing_else(sample: Sample) -> None:
    other = [raw.replace(b"play.example", b"other.example") for raw in play("pig", 9, 2).letters]
    together = KeptDocuments(letters=read_mails((*other, *sample.letters))[0], sent=read_mails(sample.letters)[1])
    found = examine(sample.export, together)
    assert found.code == PROVEN
    heads = sum(bool(letter.heads) for letter in read_mails(other)[0])
    assert heads > 1 and any(f"{heads} of " in note and "passed over" in note for note in found.notes)
    alone = examine(sample.export, KeptDocuments(letters=read_mails(other)[0]))
    assert alone.code == NOT_ALL and any("none of those given" in each for each in alone.unchecked)


def test_where_two_letters_disagree_both_are_shown(sample: Sample) -> None:
    text = text_of(last(sample))
    chain = sample.export["chain"]
    other = mail(text.replace(chain, "ab" * 32))
    found = examine(sample.export, KeptDocuments(letters=read_mails([last(sample), other])[0]))
    (wrong,) = [each for each in found.wrong if "disagree" in each]
    assert chain in wrong and "ab" * 32 in wrong and "<own@mail.example>" in wrong


def test_the_log_and_the_letter_are_both_shown(sample: Sample) -> None:
    log = Log(copy.deepcopy(sample.export))
    log.move["cause"]["evidence"] = "none"
    log.seal()
    found = examine(log.file, KeptDocuments(letters=read_mails([last(sample)])[0]))
    assert found.code == WRONG
    assert any(sample.export["chain"] in each and log.file["chain"] in each for each in found.wrong)


def test_heads_by_hand(sample: Sample, tmp_path: Path) -> None:
    """Long or short; one given as a head of the pool is no false alarm, and a false one is found either way."""
    events, chain = len(sample.export["events"]), sample.export["chain"]
    short = f"{events}:{chain[:4]}-{chain[4:8]}-{chain[8:12]}"
    export = tmp_path / "game.json"
    export.write_text(json.dumps(sample.export))
    first = f"1:{sample.export['events'][0]['chain']}"
    for words in (["--log-head", f"{events}:{chain}."], ["--log-head", short, "--log-head", first], ["--head", short]):
        assert main([str(export), *words]) == NOT_ALL
        assert examine(sample.export, KeptDocuments(log_heads=[head(word) for word in words[1::2]])).vouched == events
    assert examine(sample.export, KeptDocuments(heads=[head(f"{events}:{chain}")])).wrong == []
    assert examine(sample.export, KeptDocuments(heads=[head(f"{events}:{chain}")])).vouched == events
    for words in (
        ["--log-head", f"{events}:{'ab' * 32}"],
        ["--log-head", f"{events + 1}:{chain}"],
        ["--head", f"7:{chain}"],
    ):
        assert main([str(export), *words]) == WRONG
    with pytest.raises(SystemExit):
        main([str(export), "--log-head", "40"])


def test_a_letter_that_names_only_its_thread_raises_no_false_alarm(sample: Sample) -> None:
    """Games that go on from one another are one thread: such a letter may be about a later one."""
    message = message_from_bytes(mail(f"Log of version 2 ends in\n {'ab' * 32}; rules Pig 1.\n"))
    message["References"] = f"<{sample.export['game']}@play.example>"
    found = examine(sample.export, KeptDocuments(letters=read_mails([bytes(message)])[0]))
    assert found.wrong == [] and any("does not say of which game" in each for each in found.unchecked)


def test_other_words_of_letters_are_held_too(sample: Sample) -> None:
    """The commitment, the seed, the rules, and what it says that its reader added."""
    joined, ended = text_of(sample.letters[1]), text_of(last(sample))
    lies = [
        joined.replace(sample.export["commitment"], "cd" * 32),
        ended.replace(sample.export["seed"], "cd" * 32),
        ended.replace("rules Pig 1.", "rules Pig 7."),
    ]
    links = f"\nhttps://play.example/games/{sample.export['game']}/log\n"
    for lie in lies:
        found = examine(sample.export, KeptDocuments(letters=read_mails([mail(lie + links)])[0]))
        assert len([each for each in found.wrong if "the log as" in each]) == 1, found.wrong
    part = next(each["nonce"] for each in sample.export["events"] if each.get("nonce"))
    told = next(raw for raw in sample.letters if part in " ".join(text_of(raw).split()))
    found = examine(
        sample.export, KeptDocuments(letters=read_mails([mail(text_of(told).replace(part, "ef" * 32) + links)])[0])
    )
    assert any("no seat of the log did" in each for each in found.wrong)


def test_a_game_that_runs_is_held_to_what_it_ended_in_so_far(sample: Sample) -> None:
    running: dict[str, Any] = {**sample.export, "phase": "running", "seed": None}
    running["events"] = [
        {name: event[name] for name in ("version", "at", "chain")} for event in sample.export["events"]
    ]
    kept = KeptDocuments(letters=read_mails(sample.letters)[0])
    found = examine(running, kept)
    assert (found.code, found.vouched) == (NOT_ALL, len(running["events"]))
    running["events"][2]["chain"] = "ab" * 32
    assert examine(running, KeptDocuments(log_heads=[(3, sample.export["events"][2]["chain"])])).code == WRONG


HOSTILE = {
    "deep": b"".join(b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(3000)),
    "many parts": b"Content-Type: multipart/mixed; boundary=b\n\n" + b"--b\n\nLog 3:ab\n" * 20_000,
    "parameters": b"Content-Type: text/plain; " + b"; ".join(b"a%d=b" % n for n in range(20_000)) + b"\n\nLog 1:x\n",
    "charset": b'Content-Type: text/plain; charset="no such\xff"\n\nLog 3:' + b"ab" * 32 + b" of game gaaaaaaaaaaaa\n",
    "date": b"Date: Mon, 99 Foo 99999999999999 99:99\n\nLog 3:" + b"ab" * 32 + b"\n",
    "html": b"Content-Type: text/html\n\n" + b"<a href=" * 50_000,
    "base64": b"Content-Transfer-Encoding: base64\n\n" + base64.b64encode(b"Log " * 900) + b"=\xff===",
    "qp": b"Content-Transfer-Encoding: quoted-printable\n\n" + quopri.encodestring(b"Log 1:" * 900) + b"=\n==",
    "nothing": b"",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_broken_mail_harms_nobody(sample: Sample, name: str, tmp_path: Path) -> None:
    file = tmp_path / "mbox"
    file.write_bytes(mbox([HOSTILE[name], last(sample)]))
    letters, _ = read_mails(mails([file]))
    assert examine(sample.export, KeptDocuments(letters=letters)).vouched == len(sample.export["events"])


def test_no_more_of_a_mail_is_read_than_its_bound(tmp_path: Path) -> None:
    file = tmp_path / "mbox"
    file.write_bytes(mbox([b"Subject: x\n\n" + b"y" * 70 + b"\n", b"Subject: x\n\n" + (b"z" * 70 + b"\n") * 90_000]))
    assert [len(raw) < LARGEST + 100 for raw in mails([file])] == [True, True]


def test_what_a_header_says_is_shown_as_one_plain_line() -> None:
    raw = mail("Log 3:" + "ab" * 32 + "\n").replace(b"<own@", b"<o\x1b[2Jwn@")
    letter = read_letter(raw)
    assert letter is not None and "\x1b" not in letter.source and isinstance(message_from_bytes(raw), Message)
