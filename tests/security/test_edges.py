"""What strangers send at the edges: NUL anywhere, caches between, names that look alike, links of letters of others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from werkzeug.routing import Rule

from domain.game.names import names_of_seats
from tests.letters.server import Server
from tests.letters.support import SITE, Table, address, token
from tests.security.people import browser_of
from tests.web.pages import HERE, Browser, own_words
from tests.web.test_outbox import at_work
from workers.relay import Relay

NUL = "a\0b"
FIELDS = (
    "address",
    "name",
    "words",
    "go",
    "word",
    "guests",
    "greeting",
    "say",
    "line",
    "key_name",
    "which",
    "day",
    "code",
)


@pytest.fixture
def game(bare_table: Table) -> Iterator[Table]:
    bare_table.open("pig")
    yield bare_table


def path_of(rule: Rule) -> str:
    path = str(rule)
    for name in rule.arguments:
        path = path.replace(f"<{name}>", "a%00b").replace(f"<int:{name}>", "1")
    return path


def test_nul_breaks_nothing(game: Table) -> None:
    """Every address, field and value of JSON: SQLite keeps it and PostgreSQL does not, so nothing of it gets there."""
    browser = Browser(game)
    browser.sign_in(game, address("Anna"))
    own = own_words(browser.client, "/titles", HERE)
    bearer = {"Authorization": f"Bearer {game.store.players.new_key(game.players['Anna'])}"}
    rules = [rule for rule in browser.app.url_map.iter_rules() if "out" not in rule.endpoint]
    for rule in rules:
        fields = {**dict.fromkeys(FIELDS, NUL), **own}
        path = path_of(rule)
        plain = path.replace("a%00b", game.game_id)
        answers = [browser.client.get(path, base_url=HERE), browser.client.get(plain, query_string={"letter": NUL}),
                   browser.client.get(plain, query_string={NUL: "x"})]  # fmt: skip
        if rule.methods and rule.methods & {"POST", "PATCH", "PUT", "DELETE"}:
            body = {"say": NUL, "name": NUL, "words": NUL, "address": NUL, "private": False, "title": NUL}
            for where in (path, plain):
                answers.append(browser.client.post(where, data=fields, base_url=HERE))
                answers += [browser.client.open(where, method=each, json=body, headers=bearer, base_url=HERE)
                            for each in rule.methods - {"GET", "HEAD", "OPTIONS"}]  # fmt: skip
        well = {*range(500), 503} if rule.endpoint == "ready" else range(500)  # nobody works here, and it says so
        assert all(each.status_code in well for each in answers), rule
    assert browser.client.post("/join", data={"address": NUL, **own}, base_url=HERE).status_code == 400


def test_nul_in_a_mail_breaks_nothing(game: Table) -> None:
    game.post()
    letter = game.letters("Anna")[-1]
    raw = (
        f"From: A\0nna <an\0na@mail.example>\r\nTo: {SITE.reply_to(letter.token)}\r\nSubject: x\0y\r\n"
        "Message-ID: <\0@x>\r\nContent-Type: text/plain\r\n\r\nsay hel\0lo\r\n1\0\r\n"
    ).encode()
    for sender in ("an\0na@mail.example", letter.address):
        (mail,) = game.mail_service.inbox.accept(
            raw, sender, [SITE.reply_to(letter.token)], "smtp", "", {"dmarc": "pass"}
        )
        raw += b"\r\n"
        game.mail_service.room.work_off()
        with game.store.db.read() as session:
            assert session.value("SELECT status FROM mails WHERE id = ?", mail) not in ("new", "quarantined")


@pytest.mark.parametrize(
    "path", ["/me", "/games/{game}/log", "/games/{game}/result", "/games/{game}/game.json", "/why"]
)
def test_what_is_of_one_reader_is_kept_by_no_cache_between(game: Table, path: str) -> None:
    browser = Browser(game)
    browser.sign_in(game, address("Anna"))
    answer = browser.get(path.format(game=game.game_id))
    assert answer.status_code == 200 and "private" in answer.headers["Cache-Control"]


def test_a_letters_link_shows_its_own_position_to_who_holds_it(game: Table) -> None:
    game.post()
    letter, nobody = game.letters("Bert")[0], browser_of(game)
    before = nobody.get(f"/games/{game.game_id}?letter={token(letter)}")
    assert before.status_code == 200
    while game.game.version < letter.version + 4:
        game.say(game.asked, game.legal(game.asked)[0])
    at = f"/games/{game.game_id}"
    seen = nobody.get(f"{at}?letter={token(letter)}").text
    assert f"{letter.version} of {game.game.version}" in seen and "to see what came since" in seen
    later = nobody.get(f"{at}/at/{game.game.version - 1}?letter={token(letter)}")
    assert later.location.startswith(f"{at}/at/{letter.version}?")
    assert f'id="v{letter.version + 1}"' not in nobody.get(f"{at}/log?letter={token(letter)}").text
    pictures = {
        nobody.get(f"{at}/board.svg?letter={token(letter)}&version={each}").data for each in (letter.version, 99)
    }
    assert len(pictures) == 1
    owner = Browser(game)
    owner.sign_in(game, address("Bert"))
    assert "to see what came since" not in owner.see(f"{at}?letter={token(letter)}")


def test_talk_of_a_private_table_is_for_those_at_it(bare_table: Table) -> None:
    table = bare_table
    host, guest = Browser(table), Browser(table)
    host.sign_in(table, address("Anna"))
    table.open("pig")
    key = {name: table.store.players.new_key(id) for name, id in table.players.items()}
    key["Eve"] = table.store.players.new_key(table.store.players.add("Eve").id)
    with table.store.db.write() as session:
        session.run(
            "INSERT INTO terms VALUES (?, 0, 'word', ?, '')",
            table.game_id,
            '{"address":false,"finished":0,"missed":null}',
        )
    talk = f"/api/v1/games/{table.game_id}/talk"
    asked = {name: {"Authorization": f"Bearer {each}"} for name, each in key.items()}
    assert host.client.post(talk, json={"words": "our secret"}, headers=asked["Anna"]).status_code == 201
    assert [host.client.get(talk, headers=each).status_code for each in asked.values()] == [200, 200, 404]
    with table.store.db.write() as session:
        session.run("UPDATE terms SET public = 1")
    assert host.client.get(talk, headers=asked["Eve"]).status_code == 200
    guest.sign_in(table, "eve@mail.example", "Eve")
    assert "our secret" in guest.see(f"/games/{table.game_id}")
    with table.store.db.write() as session:
        session.run("UPDATE terms SET public = 0")
    assert guest.client.get(f"/games/{table.game_id}").status_code == 403, "who looks on needs the link"
    assert "our secret" in host.see(f"/games/{table.game_id}")


@pytest.mark.parametrize("other", ["Аnn", "Αnn", "ann", "A n n", "Ａnn", "Anп"])
def test_who_looks_like_another_at_the_table_is_told_apart(other: str) -> None:
    assert names_of_seats(["Ann", other, "Bert"], [False] * 3) == ["Ann (1)", f"{other} (2)", "Bert"]


@pytest.mark.parametrize("others", [("Анна", "Борис"), ("Ann", "Anne"), ("Ella", "Emma")])
def test_who_does_not_is_left_alone(others: tuple[str, str]) -> None:
    assert names_of_seats(others, [False] * 2) == list(others)


def test_a_letter_to_sign_in_is_no_key_in_the_database(tmp_path: Path) -> None:
    relay = Server()
    table = Table(tmp_path, relay=Relay("127.0.0.1", relay.port))
    browser = Browser(table)
    browser.send("/join", address=address("Anna"))
    table.mail_service.post.work_off()
    (sent,) = [each for each in relay.handler.taken if address("Anna") in each.rcpt_tos]
    (letter,) = table.letters(kind="magic")
    link = token(letter, "enter")
    with table.store.db.read() as session:
        rows = str([dict(row) for row in session.all("SELECT * FROM letters")])
    assert link.encode() in sent.content and letter.status == "sent"
    assert link not in rows and letter.text == "" and letter.raw == b""
    assert browser.send(f"/join/{link}").status_code == 303
    table.close()
    relay.stop()


def test_a_press_on_a_letters_page_is_told_as_one(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.open("pig")
    table.post()
    letter, browser = next(each for each in table.letters() if each.marks and each.point), Browser(table)
    browser.sign_in(table, letter.address)
    with at_work(table):
        browser.send(f"/l/{token(letter)}/{letter.marks[0]}")
    for _ in range(3):  # the press is a mail of its own, which may wait yet
        table.mail_service.work_off()
        table.work()
    assert table.store.games.recorded(table.game_id, letter.version)[0].cause.channel == "web"
    table.close()
