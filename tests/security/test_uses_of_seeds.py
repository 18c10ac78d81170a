"""What became of each number of the pool is public: what was passed over before a game can be counted by anybody."""

from __future__ import annotations

from hashlib import sha256

from domain.game.luck.fairness import statement
from service.mail.incoming.nonce import nonce_of_words
from service.store import times
from service.store.pool import published
from tests.letters.support import Table, address
from tests.web.pages import Browser
from tests.web.test_outbox import at_work
from workers.process import tidy

WORDS = "bakofu tezila of my own"


def play(table: Table, browser: Browser, **given: str) -> str:
    with at_work(table):
        answer = browser.send("/titles", "/play/pig", **given)
    assert answer.status_code == 303, answer.text
    table.work()
    return answer.headers["Location"].rpartition("/")[2].partition("?")[0]


def uses(table: Table) -> list[tuple[str, bool]]:
    with table.store.db.read() as session:
        return [(each["use"], bool(each["forgotten"])) for each in published(session, 1, 5)]


def test_games_of_guests_are_told_from_those_of_players(bare_table: Table) -> None:
    table, anna = bare_table, Browser(bare_table)
    anna.sign_in(table, address("Anna"))
    for _ in range(2):
        play(table, Browser(table))
    game = play(table, anna)
    table.store.pool.void(4, "the disk was copied")
    assert uses(table) == [("guest", False), ("guest", False), ("game", False), ("void", False), ("free", False)]
    tidy(table.store, times.later(times.now(), 24 * 31))
    assert uses(table)[:3] == [("guest", True), ("guest", True), ("game", False)]
    page, api = anna.see("/commitments"), anna.get("/api/v1/commitments").get_json()["items"]
    assert page.count("(forgotten ") == 2 and sha256(game.encode()).hexdigest() in page
    assert [each["use"] for each in api[:5]] == ["guest", "guest", "game", "void", "free"]


def test_words_of_the_page_are_added_to_the_luck(bare_table: Table) -> None:
    browser = Browser(bare_table)
    own, none = (bare_table.store.games.get(play(bare_table, Browser(bare_table), words=each)) for each in (WORDS, ""))
    assert [(each.parts[0].source, each.parts[0].nonce) for each in (own, none)] == [
        ("given", nonce_of_words(WORDS)), ("house", ""),
    ]  # fmt: skip
    assert [each.text() for each in statement(own)] != [each.text() for each in statement(none)]
    for page in ("/", "/titles", "/titles/pig"):
        assert 'name="words"' in browser.see(page) and "/static/words.js" in browser.see(page)
