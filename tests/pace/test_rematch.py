"""The same table once more, by the last letter of a game: one word opens it, the same word of the others sits down."""

from __future__ import annotations

from service.commands import sequels
from service.mail.outgoing.letter_context import letter_context
from tests.letters.support import Table
from tests.pace.tables import newcomer, text
from tests.web.playing import Person


def played(table: Table) -> None:
    """To the end, by moves."""
    table.open("pig", options={"target": 30})
    table.to_the_end("hold at 20")
    table.post()


def last(table: Table, name: str) -> str:
    return " ".join(table.letters(name)[-1].text.split())


def test_the_last_letter_offers_a_rematch_and_the_word_opens_it_for_all(table: Table) -> None:
    played(table)
    old = table.game_id
    assert "(1) rematch: " in text(table, "Anna", "over")
    table.answer(table.letters("Bert", "over")[-1], "rematch")
    table.post()
    then = sequels.rematch_of(table.store, table.store.games.get(old))
    opened = table.store.games.get(then)
    seats = [opened.seats_of(table.players[name])[0] for name in ("Anna", "Bert", "Cora")]
    assert [opened.seated(seat) for seat in seats] == [False, True, False]
    assert "begins when every seat is taken" in text(table, "Bert", "answer")
    assert {each.address.split("@")[0] for each in table.letters(kind="invited") if each.game == then} == {
        "anna",
        "cora",
    }
    table.answer(table.letters("Anna", "over")[-1], "1")
    table.answer(table.letters("Cora", "over")[-1], "Revanche!")
    opened = table.store.games.get(then)
    assert opened.phase == "running" and opened.options == table.store.games.get(old).options


def test_yes_and_thanks_write_to_nobody(table: Table) -> None:
    played(table)
    for line in ("yes", "ok", "thanks for the game", "no"):
        table.answer(table.letters("Bert", "over")[-1], line)
    assert sequels.rematch_of(table.store, table.game) == ""


def test_who_says_it_twice_is_told_that_he_sits_there(table: Table) -> None:
    played(table)
    for _ in range(2):
        table.answer(table.letters("Bert", "over")[-1], "rematch")
        table.let_pass(minutes=2)
    assert "You sit at this table already" in last(table, "Bert")


def test_two_at_the_same_moment_have_one_table(table: Table) -> None:
    played(table)
    rows = [
        sequels.rematch(table.store, table.game, table.players[name], channel="web", evidence="session")
        for name in ("Anna", "Bert")
    ]
    table.work()
    decided = [table.store.intake.row(row.id) for row in rows]
    assert [row.status for row in decided if row] == ["done", "done"] and rows[0].game == rows[1].game


def test_a_table_that_never_began_is_no_rematch(table: Table) -> None:
    played(table)
    first = sequels.rematch(table.store, table.game, table.players["Anna"], channel="web", evidence="session")
    table.work()
    table.store.intake.submit("cancel", {}, channel="web", player=table.players["Anna"], game=first.game)
    table.work()
    again = sequels.rematch(table.store, table.game, table.players["Bert"], channel="web", evidence="session")
    table.work()
    assert again.game != first.game and sequels.rematch_of(table.store, table.game) == again.game


def test_a_rematch_while_the_game_runs_is_no_move(table: Table) -> None:
    table.open("pig")
    table.post()
    before = table.game.version
    table.answer(table.letters(table.asked)[-1], "rematch")
    assert table.game.version == before and "What follows a game is asked at its end." in last(table, table.asked)


def test_a_rematch_that_has_begun_without_somebody_is_offered_to_him_nowhere(table: Table) -> None:
    played(table)
    old, cora = table.game_id, table.players["Cora"]
    table.answer(table.letters("Bert", "over")[-1], "rematch")
    assert "/rematch" in Person(table, "Cora").look()
    then = sequels.rematch_of(table.store, table.game)
    table.store.intake.submit("decline", {}, channel="web", player=cora, game=then)
    for player in (newcomer(table), table.players["Anna"]):
        table.store.intake.submit("sit", {}, channel="web", player=player, game=then)
    table.work()
    seen = letter_context(table.store, old, 2)
    assert table.store.games.get(then).phase == "running" and seen is not None and seen.may_say == ()
    assert "/rematch" not in Person(table, "Cora").look()
