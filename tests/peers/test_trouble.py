"""What goes wrong between mail servers: letters that come back, servers that are away, mail for nobody."""

from __future__ import annotations

from pathlib import Path

from tests.peers.keeper import Peers
from tests.peers.people import Person, text
from tests.peers.postfix import PEOPLE
from tests.peers.posthorn import Posthorn
from tests.peers.support import a_game, moves, options, reply_address

MADE_UP = "move+" + "a" * 28 + "@play.example"

# letters that come back


def test_letters_to_a_mailbox_that_is_gone_come_back_and_stop(posthorn: Posthorn, anna: Person) -> None:
    """Dovecot knows no Cleo, Postfix says so to the address of each letter, and the table is told at last."""
    game = with_absent(posthorn, anna, "cleo")
    (first, *_) = posthorn.until("SELECT * FROM mails WHERE kind = 'report'")
    assert first["source"] == "lmtp" and first["mail_from"] == "" and first["rcpt"].startswith("bounce+")
    (counted, *_) = posthorn.until("SELECT * FROM bounces WHERE address = ?", f"cleo@{PEOPLE}")
    assert counted["code"] == "5.1.1" and counted["score"] in (2, 4)

    key = posthorn.add("dora")
    posthorn.ask("POST", "/games", key, {"title": "sagrada", "seats": [{}, {"mail": f"cleo@{PEOPLE}"}]})
    posthorn.until("SELECT 1 FROM bounces WHERE score >= 4")
    told = anna.saying("come back")
    assert game in told["References"]
    (done, *_) = posthorn.until("SELECT status, reason FROM mails WHERE kind = 'report' ORDER BY seq DESC")
    assert done == {"status": "done", "reason": "bounce 5.1.1"}


def test_an_address_that_postfix_refuses_counts_at_once(posthorn: Posthorn, anna: Person) -> None:
    with_absent(posthorn, anna, "closed")
    # it is not the mail server that refuses: what goes to somebody else is taken meanwhile
    posthorn.ask("POST", "/games", posthorn.key_of("Anna"), {"title": "sagrada", "seats": [{}, {"bot": "sensible"}]})
    (letter, *_) = posthorn.until("SELECT * FROM letters WHERE status = 'failed'")
    assert "Nobody lives here" in letter["error"] and letter["address"] == f"closed@{PEOPLE}"
    assert posthorn.until("SELECT * FROM bounces WHERE address = ?", letter["address"])[0]["score"] >= 2
    assert not posthorn.rows("SELECT 1 FROM mails WHERE kind = 'report'")


def with_absent(posthorn: Posthorn, anna: Person, absent: str) -> str:
    """Anna plays with somebody whose address was good once."""
    key, theirs = posthorn.add(anna.name), posthorn.add(absent)
    body = {
        "title": "sagrada",
        "seats": [{}, {"mail": f"{absent}@{PEOPLE}"}],
        "options": {"start_player": "first_seat"},
    }
    game = str(posthorn.ask("POST", "/games", key, body)["game"])
    posthorn.ask("POST", f"/games/{game}/seats", theirs, {"seat": 1})
    anna.saying("your turn")
    return game


# servers that are away


def test_mail_waits_while_posthorn_is_down(posthorn: Posthorn, peers: Peers, anna: Person, bert: Person) -> None:
    """Postfix keeps what it cannot hand over, and every mail is there once Posthorn is up again, once."""
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    posthorn.stop()
    chosen = options(letter)[0]
    bert.answer(letter, chosen)
    anna.press("mailto:turns@play.example?subject=hello&body=Is%20anybody%20there%3F")
    asked = anna.swaks("help@play.example")  # nobody can tell Postfix whether there is such an address
    assert asked.returncode == 24 and "450 4.1.1" in asked.stdout, asked.stdout
    assert sorted(waiting(peers)) == sorted([reply_address(letter), "turns@play.example"])

    posthorn.start()
    peers.flush()
    bert.saying(f'You wrote "{chosen}": done.')
    anna.saying("does not answer a letter of ours")
    assert moves(posthorn, game) == [(1, "mail", [chosen])]
    assert len(posthorn.rows("SELECT 1 FROM mails")) == 3  # with the one that took the seat
    assert waiting(peers) == []


def waiting(peers: Peers) -> list[str]:
    return [each["address"] for mail in peers.queued() for each in mail["recipients"]]


def test_letters_wait_while_postfix_is_down(posthorn: Posthorn, peers: Peers, anna: Person, bert: Person) -> None:
    """The line that Posthorn keeps open is cut, then nobody answers, then Postfix is back."""
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    peers.postfix("stop")
    try:
        key = posthorn.key_of("bert")
        posthorn.ask("POST", f"/games/{game}/commands", key, {"say": options(letter)[0]})
        key = posthorn.key_of("Anna")
        (first, *_) = posthorn.ask("GET", f"/games/{game}/legal", key)["commands"]
        posthorn.ask("POST", f"/games/{game}/commands", key, {"say": first["sentence"]})
        (late, *_) = posthorn.until("SELECT * FROM letters WHERE status = 'ready' AND error LIKE '%cannot be reached%'")
    finally:
        peers.postfix("start")
    posthorn.stop()
    posthorn.start()  # at its start it tries at once what it had put off
    posthorn.until("SELECT 1 FROM letters WHERE status = 'sent' AND token = ?", late["token"])
    anna.letter(lambda each: any(line.startswith("take ") for line in options(each)), "dice to take")
    assert not posthorn.rows("SELECT 1 FROM letters WHERE status = 'failed'")


def test_a_line_that_was_cut_is_opened_again(posthorn: Posthorn, peers: Peers, anna: Person, bert: Person) -> None:
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    peers.postfix("stop")
    peers.postfix("start")
    bert.answer(letter, "1")
    bert.saying('You wrote "1" (')
    assert len(moves(posthorn, game)) == 1
    assert posthorn.rows("SELECT 1 FROM letters WHERE tries > 1 OR status <> 'sent'") == []


# mail for nobody, mail for several


def test_the_world_is_refused_what_nobody_has(posthorn: Posthorn, anna: Person) -> None:
    """Postfix asks Posthorn first, so no report ever goes to a sender who was forged."""
    sent = anna.swaks(MADE_UP, "--body", "1")
    assert sent.returncode == 24 and "This address was not given out by us." in sent.stdout, sent.stdout
    assert anna.swaks("turns@play.example", "--quit-after", "RCPT").returncode == 0
    assert not posthorn.rows("SELECT 1 FROM mails")


def test_who_signed_in_and_writes_to_nobody_is_told_by_postfix(posthorn: Posthorn, anna: Person) -> None:
    anna.press(f"mailto:{MADE_UP.replace('+', '%2B')}?subject=1&body=1")
    report = anna.letter(lambda each: each.get_content_type() == "multipart/report", "a report")
    assert "This address was not given out by us." in " ".join(text(report).split())
    assert not posthorn.rows("SELECT 1 FROM mails")


def test_a_mail_to_all_is_handed_over_at_once(posthorn: Posthorn, peers: Peers, anna: Person, bert: Person) -> None:
    """The letter's own address counts; the house, which got a copy, sends no help."""
    game = a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    before = len(peers.log())
    bert.swaks(f"turns@play.example,{reply_address(letter)}", "--body", options(letter)[0])
    bert.answer(bert.saying("was this you?"), "yes")
    bert.saying(f'You wrote "{options(letter)[0]}": done.')
    assert len(moves(posthorn, game)) == 1
    assert "status=deferred" not in peers.log()[before:]
    assert not [each for each in bert.letters() if "does not answer a letter" in text(each)]


def test_a_mail_that_is_too_large_comes_back(posthorn: Posthorn, anna: Person, tmp_path: Path) -> None:
    (tmp_path / "large").write_text(("x" * 70 + "\n") * 20_000)
    anna.swaks("turns@play.example", "--body", f"@{tmp_path / 'large'}")
    report = anna.letter(lambda each: each.get_content_type() == "multipart/report", "a report")
    assert "552 Error: Too much mail data" in " ".join(text(report).split())
    assert not posthorn.rows("SELECT 1 FROM mails")
