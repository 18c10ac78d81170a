"""The game page: one plays by following links and pressing one button; nothing else acts, and nothing acts twice."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from domain.kernel.narrowing import narrowed
from domain.titles.shelf import titles
from service.mail.outgoing.delivery_policy import Policy
from service.queries.wording import in_zone
from service.store import heartbeats, times
from service.store.database import Session
from service.web.game import play
from service.web.game.choices import _groups, composer
from tests.letters.support import Table, token
from tests.titles.sagrada.board import table as sagrada
from tests.web.playing import KINDS, Person, links, section
from tests.web.test_links import everything
from workers.project import follow


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(play, "PATIENCE", 0.0)  # the worker works when a test lets it
    table = Table(tmp_path)
    yield table
    table.close()


@pytest.fixture
def anna(table: Table) -> Person:
    """It is her turn in Sagrada."""
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    return Person(table, "Anna")


def composed(person: Person, *, seed: int = 1) -> str:
    """The page once something can be pressed, reached by picks at random."""
    dice, page = random.Random(seed), person.look()
    while not re.search(r'class="(?:main )?do"', page):
        page = person.look(dice.choice(links(page, KINDS)))
    return page


def test_a_die_and_a_cell_are_a_move(table: Table, anna: Person) -> None:
    page = anna.look()
    die = next(link for link in links(page, "pick") if "pick=die" in link)
    page = anna.look(die)
    assert "which cell?" in section(page, "bar") and 'class="lifted"' in page
    page = anna.look(next(link for link in links(page, "pick") if "pick=cell" in link))
    assert section(page, "bar").count("Do it") == 1
    before = table.game.version
    done = anna.says(page)
    assert "Done:" in section(done, "bar") and table.game.version == before + 1
    with table.store.db.read() as session:
        last = session.one("SELECT channel, expected FROM intake ORDER BY seq DESC LIMIT 1")
    assert (last["channel"], last["expected"]) == ("web", before)


@pytest.mark.parametrize("behind", [0, 1])
def test_the_board_is_what_the_read_model_holds_unless_it_is_behind(table: Table, anna: Person, behind: int) -> None:
    """Its rows are marked here, so that the page tells where its view came from."""
    follow(table.store)
    with table.store.db.write() as session:
        session.run(
            "UPDATE boards SET view = replace(view, '\"round\":1', '\"round\":7'), version = version - ?", behind
        )
    shown = anna.look(f"{anna.address}?tab=list")
    assert ("Round 7 of 10; the pool" in shown) is (behind == 0) and ("Round 1 of 10; the pool" in shown) is (
        behind == 1
    )


def test_the_deadline_is_said_before_the_read_models_know_of_it(table: Table, anna: Person) -> None:
    with table.store.db.write() as session:
        session.run("DELETE FROM places")
    assert "Answer before" in section(anna.look(), "asked")


def test_a_choice_says_what_it_costs_and_brings(table: Table) -> None:
    table.open("lagranja")
    suggested = composer(table.game, 0, [], "", ["Anna", "Bert"]).suggested
    page, said = Person(table, "Anna").look(), next(each for each in suggested if each.hint)
    assert f"{said.sentence}: {said.hint}" in unescape(page)


@pytest.mark.parametrize("title", sorted(titles))
def test_a_game_is_played_by_links_and_buttons_alone(table: Table, title: str) -> None:
    table.open(title)
    people, dice = {name: Person(table, name) for name in table.players}, random.Random(3)
    for turn in range(25):
        if table.game.phase != "running":
            break
        person = people[table.asked]
        assert "Done" in section(person.says(composed(person, seed=dice.random())), "bar"), turn


def test_pressing_twice_is_one_move(table: Table, anna: Person) -> None:
    page, before = composed(anna), table.game.version
    first = anna.press(page)
    table.work()
    again = anna.press(page)
    table.work()
    assert first.headers["Location"] == again.headers["Location"] and table.game.version == before + 1


def test_pressing_in_two_tabs_is_one_move_and_a_clear_word(table: Table, anna: Person) -> None:
    one, other = composed(anna, seed=1), composed(anna, seed=2)
    assert "Done:" in section(anna.says(one), "bar")
    before = table.game.version
    assert "had moved on before you pressed" in section(anna.says(other), "bar")
    assert table.game.version == before


def test_while_the_worker_is_away_the_page_says_so_and_nothing_is_lost(table: Table, anna: Person) -> None:
    sent = anna.press(composed(anna)).headers["Location"].partition("#")[0]
    assert "is being carried out" in section(anna.look(sent), "bar")
    table.work()
    assert "Done:" in section(anna.look(sent), "bar")


def test_what_somebody_else_pressed_is_not_shown(table: Table, anna: Person) -> None:
    sent = anna.press(composed(anna)).headers["Location"].partition("#")[0]
    table.work()
    for other in (Person(table, "Bert"), Person(table)):
        assert "Done" not in section(other.look(sent), "bar")


def test_a_move_is_taken_back(table: Table, anna: Person) -> None:
    assert "Undo" not in section(anna.look(), "bar")
    anna.says(anna.look(f"{anna.address}?say={table.legal('Anna')[0]}"))
    before = table.game.version
    assert anna.press(anna.look(), "undo").status_code == 303
    table.work()
    assert table.game.version == before + 1 and "takes the last move back" in anna.look()


def test_only_who_sits_there_presses(table: Table, anna: Person) -> None:
    page, before = composed(anna), everything(table)
    bert, nobody = Person(table, "Bert"), Person(table)
    for other in (bert, nobody):
        other.look()
        assert other.press(page).status_code == 403
    assert anna.press(page, csrf="x" * 32).status_code == 403
    assert anna.press(page, version="").status_code == 400
    assert anna.press(page, once="no").status_code == 400
    assert everything(table) == before


def test_a_page_of_another_site_presses_nothing(table: Table, anna: Person) -> None:
    page, before = composed(anna), everything(table)
    anna.browser.environ_base["HTTP_SEC_FETCH_SITE"] = "cross-site"
    assert anna.press(page).status_code == 403
    assert everything(table) == before


def test_looking_changes_nothing(table: Table, anna: Person) -> None:
    before = everything(table)
    for address in {*links(composed(anna)), *links(anna.look())}:
        if address.startswith("/games/"):
            anna.look(address)
    assert everything(table) == before


def test_a_sentence_is_looked_at_first(table: Table, anna: Person) -> None:
    sentence = table.legal("Anna")[0]
    page = anna.look(f"{anna.address}?say={sentence}")
    assert sentence[1:] in section(page, "bar") and 'class="main do"' in page
    page = anna.look(f"{anna.address}?say=take+everything+<b>")
    assert "is not understood" in section(page, "bar") and 'class="main do"' not in page and "+<b>" not in page
    assert "everything <b>" not in page


def test_a_pick_that_does_not_fit_is_named(anna: Person) -> None:
    """Whether nothing is held, a die, or a whole move."""
    held = f"{anna.address}?"
    for kind in ("die", "cell", ""):
        page = anna.look(f"{held}&pick=nonsense&pick=cell:Z9")
        assert "nonsense, Z9 cannot be picked here" in section(page, "bar")
        if kind:
            held = next(link for link in links(page, "pick") if f"pick={kind}" in link).partition("#")[0]
    assert "Do it" in page


def test_hundreds_of_picks_are_no_trouble(anna: Person) -> None:
    anna.look(f"{anna.address}?" + "&".join(f"pick={'x' * 500}{n}" for n in range(100)))


def test_a_link_of_a_letter_reads_and_does_not_press(table: Table, anna: Person) -> None:
    table.post()
    letter, nobody = table.letters("Anna")[-1], Person(table)
    page = nobody.look(f"{nobody.address}?letter={token(letter)}")
    while "Do it" not in page and "Sign in to do it" not in page:
        page = nobody.look(next(link for link in links(page, KINDS) if token(letter) in link))
    assert "Sign in to do it" in page and f'action="{nobody.address}/say' not in page


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of the database from now on."""
    asked: list[str] = []

    def noting(real: Any) -> Any:
        def noted(self: Session, sql: str, *given: Any) -> Any:
            asked.append(sql)
            return real(self, sql, *given)

        return noted

    for name in ("one", "all", "value", "run"):
        monkeypatch.setattr(Session, name, noting(getattr(Session, name)))
    return asked


def test_news_cost_one_read_and_an_answer_without_a_body(
    table: Table, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = table.game.version
    first = anna.browser.get(f"{anna.address}/news?seen={seen}")
    tag = first.headers["ETag"]
    assert first.status_code == 200 and "has moved on" not in first.text
    reads = counted(monkeypatch)
    again = anna.browser.get(f"{anna.address}/news?seen={seen}", headers={"If-None-Match": tag})
    assert again.status_code == 304 and not again.data
    assert len(reads) == 1
    with table.store.db.read() as session:
        assert heartbeats.page_open_until(session, table.players[anna.name], table.game_id) > times.now()
    anna.says(composed(anna))
    moved = anna.browser.get(f"{anna.address}/news?seen={seen}", headers={"If-None-Match": tag})
    assert moved.status_code == 200 and "has moved on" in moved.text


def test_the_page_says_who_is_waited_for(table: Table, anna: Person) -> None:
    waiting = next(name for name in table.players if name != table.asked)
    assert f"The game waits for {table.asked} (before " in section(Person(table, waiting).look(), "asked")
    assert "Answer before " in section(Person(table, table.asked).look(), "asked")
    assert table.asked in section(Person(table).look(), "asked")


def test_a_page_that_waits_for_a_bot_asks_again_in_a_moment(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.open("pig", options={"target": 30}, bots=1)
    waits = Person(table, next(name for name in table.players if name != table.asked))
    assert 'content="30"' in waits.look() and 'data-every="4"' in waits.look()
    monkeypatch.setattr("workers.apply.rows_to_come", lambda outcome, now: [])  # the bot thinks
    while not table.game.holders[table.game.asked[0]].bot:
        table.say(table.asked, "hold at 20")
    page = waits.look()
    assert 'content="2"' in page and 'data-every="1"' in page
    news = next(each for each in re.findall(r'data-poll="([^"]*)"', page))
    assert 'data-every="1"' in waits.look(unescape(news))


def test_undo_says_until_when_no_letter_tells_of_the_move(tmp_path: Path) -> None:
    table = Table(tmp_path, policy=Policy(hold=300, rounds=0.0))
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    anna = Person(table, "Anna")
    table.say("Anna", next(line for line in table.legal("Anna") if line.startswith("take")))
    if table.asked == "Anna":
        assert "No letter tells of it yet." in anna.look()
        table.say("Anna", "pass")
    until = times.later(table.game.at, 5 / 60)
    assert f"No letter tells of it before {in_zone(until, 'UTC')[:-9]}" in anna.look()
    table.let_pass(minutes=6)
    assert "about to go" in anna.look()
    table.post()
    assert "A letter has told of it" in anna.look()


@pytest.mark.parametrize("tool", ["copper_foil_burnisher", "eglomise_brush", "lathekin"])
def test_groups_that_can_be_picked_have_names_of_their_own(tool: str) -> None:
    """A die can be placed in a cell, and one can be moved from cell to cell."""
    title, state = titles["sagrada"], sagrada("R1 G2", pool="B3 Y4", tools=tool, favour=(6, 6))
    groups = [group.label for group in _groups(title.language, narrowed(title, state, 0, []), {})]
    assert len(groups) == len(set(groups)) and "take die, to cell" in groups and "from cell, to cell" in groups


def test_of_several_lines_each_says_what_became_of_it(table: Table, anna: Person) -> None:
    """A move is done though an order beside it is refused."""
    move = next(line for line in table.legal("Anna") if line.startswith("take"))
    sent = anna.press(anna.look(f"{anna.address}?say={move}"), say=f"{move}\nwhen asked: take nothing")
    table.work()
    told = section(anna.look(sent.headers["Location"].partition("#")[0]), "bar")
    assert f"Done: {move}." in told and "Not done: when asked: take nothing" in told
    assert "is no answer of Sagrada" in told


def test_below_a_name_stands_what_they_did_without_it(table: Table) -> None:
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    take = next(each for each in table.legal("Anna") if each.startswith("take"))
    table.say("Anna", take)
    if table.asked == "Anna":
        table.say("Anna", "pass")
    die, cell = take.split()[1], take.split()[-1]
    bert = Person(table, "Bert")
    news = bert.look().partition('class="news"')[2].partition("</ol>")[0]
    assert "<h3>Anna " in news and f'/signs/{die}.svg" alt="">{die} on {cell}<' in news
    drawn = bert.browser.get(f"/titles/sagrada/signs/{die}.svg")
    assert drawn.content_type == "image/svg+xml" and bert.browser.get("/titles/sagrada/signs/R7.svg").status_code == 404
    assert f"Anna places {die}" not in news and "ends the turn" not in news
