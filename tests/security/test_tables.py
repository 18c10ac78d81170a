"""What one player at a table can do to the others there: talk, call them up, open one table after the other."""

from __future__ import annotations

import pytest

from domain.game.table.agreements import NOTICES
from domain.game.table.sequels import following
from service.commands import admission, sequels, talk
from service.commands.admission import Conditions
from service.commands.opening import Opening, open_table
from service.limits import rate_limits
from service.limits.rate_limits import TooMany
from tests.letters.support import Table


@pytest.fixture
def table(bare_table: Table) -> Table:
    bare_table.open()
    bare_table.post()
    return bare_table


def said(table: Table) -> int:
    with table.store.db.read() as session:
        return int(session.value("SELECT count(*) FROM talk"))


def test_talk_by_mail_is_bounded_as_on_a_page(table: Table) -> None:
    letter = table.letters("Anna")[-1]
    table.answer(letter, *[f"say word {n}" for n in range(talk.AN_HOUR + 20)])
    assert said(table) == talk.AN_HOUR
    told = " ".join(table.letters("Anna", "answer")[-1].text.split())
    assert f"{talk.AN_HOUR} words to tables within an hour are enough" in told
    table.answer(letter, "note to myself", "say one more")
    assert said(table) == talk.AN_HOUR
    table.let_pass(hours=1.2)
    table.answer(letter, "say one more")
    assert said(table) == talk.AN_HOUR + 1


def alone(table: Table, game: str = "") -> str:
    """A game against a bot that its player gives up at once: a rematch of `game`, or the first one."""
    store, player = table.store, table.players["Anna"]
    if game:
        opened = sequels.rematch(store, store.games.get(game), player, channel="web")
    else:
        order = Opening(
            title="sagrada", options={}, seats=[{"player": player}, {"bot": "sensible"}], key="first", public=False,
            conditions=Conditions(finished=3), further={"sit": True},
        )  # fmt: skip
        opened = open_table(store, player, order, client="", most=300, channel="web", evidence="")
    table.work()
    store.intake.submit("say", {"lines": ["confirm resign"]}, channel="web", player=player, game=opened.game, seat=0)
    table.work()
    return str(opened.game)


def test_a_game_played_once_more_is_a_game_that_is_opened(table: Table) -> None:
    game = alone(table)
    with pytest.raises(TooMany):
        for _ in range(rate_limits.OPENED[0].most):
            game = alone(table, game)
    first = table.store.games.get(game)
    assert first.closed and sequels.rematch_of(table.store, first) == ""


def test_a_table_that_is_not_for_everybody_is_not_the_next_time(table: Table) -> None:
    again = alone(table, alone(table))
    with table.store.db.read() as session:
        found = admission.of(session, again)
        assert (found.public, found.conditions) == (False, Conditions(finished=3))
    then = table.open("ohmygoods", options={"chapter": "1"})
    with table.store.db.write() as session:
        admission.insert(session, then, False, Conditions())
    sequels.ask(table.store, then, table.players["Anna"], "next", {}, channel="web")
    with table.store.db.read() as session:
        assert not admission.of(session, following(then)).public


CALLS = {
    "resigning": ("confirm resign", "come back"),
    "motions": ("vote call off", "vote against call off"),
    "moves taken back": ("pass", "undo"),
}


@pytest.mark.parametrize("lines", CALLS.values(), ids=CALLS)
def test_a_seat_calls_up_the_others_so_often(table: Table, lines: tuple[str, ...]) -> None:
    table.choose_windows()
    table.post()
    name = table.asked
    other = next(each for each in table.players if each != name)
    before = len(table.letters(other))
    codes = set()
    for _ in range(2 * NOTICES):
        for line in lines:
            codes.add(table.say(name, line).verdict.code)
            table.post()
    assert "too_many_notices" in codes
    assert len(table.letters(other)) - before <= 2 * NOTICES + 2, "a move and its undoing are two letters"
    rest = table.say(name, "come back" if "confirm resign" in lines else "agree" if "undo" not in lines else "pass")
    assert rest.verdict.code != "too_many_notices"
    table.let_pass(hours=25)
    assert table.say(name, "vote call off").status == "done"
