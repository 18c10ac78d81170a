"""What a table does with what is said to it: seats, lines, undo, what was said too late, bots, corrections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.game import events as ev
from domain.game.requests import Verdict
from service.store import Store
from tests.workers.conftest import ANN, BOB, Table
from workers.apply import Applier


def submit(table: Table, kind: str, body: dict[str, Any] | None = None, by: str = BOB, **more: Any) -> Verdict:
    row = table.store.intake.submit(kind, body or {}, channel="api", player=by, game=table.id, **more)
    Applier(table.store).work_off()
    return table.verdict(row)


def kinds(table: Table) -> list[str]:
    return [stored.topic for stored in table.store.games.stored(table.id)]


# seats


def test_a_game_begins_when_the_last_seat_is_taken(open_one: Callable[..., Table]) -> None:
    table = open_one({}, {})
    assert table.game.phase == "open"
    assert submit(table, "sit", {"nonce": "my-own"}).version == 4
    assert kinds(table) == ["game.opened@2", "game.seated", "game.seated", "game.started"]
    assert table.game.nonces[1] == "my-own" and table.game.phase == "running"


def test_a_kept_seat_is_for_nobody_else(open_one: Callable[..., Table]) -> None:
    table = open_one({}, {"player": "pcat"})
    assert submit(table, "sit").code == "no_open_seat"
    assert submit(table, "sit", by="pcat").status == "done"


def test_nobody_takes_two_seats_by_accident(open_one: Callable[..., Table]) -> None:
    table = open_one({}, {})
    assert submit(table, "sit", by=ANN).code == "seated_already"
    assert submit(table, "sit", by=ANN, seat=1).status == "done"


def test_bad_orders_open_nothing(store: Store) -> None:
    codes = []
    for body in (
        {"title": "chess"},
        {"title": "tiny", "seats": [{}] * 9},
        {"title": "tiny", "options": {"rounds": "many"}},
        {"title": "tiny", "seats": [{"bot": "clever"}]},
        {"title": "tiny", "pace": -1},
        {"title": "tiny", "colour": "red"},
    ):
        row = store.intake.submit("open", body, channel="api", player=ANN)
        Applier(store).work_off()
        codes.append(Table(store, row.game).verdict(row).code)
        assert not store.games.stored(row.game)
    assert codes == ["no_such_title", "bad_seats", "bad_option", "bad_seats", "bad_pace", "bad_body"]


def test_only_the_opener_cancels_and_only_before_the_start(open_one: Callable[..., Table], table: Table) -> None:
    waiting = open_one({}, {})
    assert submit(waiting, "cancel").code == "not_yours_to_cancel"
    assert submit(waiting, "cancel", by=ANN).status == "done"
    assert waiting.game.phase == "closed"
    assert submit(table, "cancel", by=ANN).code == "game_has_begun"


def test_there_is_no_game_to_talk_to(table: Table) -> None:
    assert Table(table.store, "g" + "a" * 12).say("bid 1").code == "no_such_game"


# lines


def test_several_lines_are_all_or_nothing(table: Table) -> None:
    seat = table.bid()
    version, player = table.game.version, table.player(seat)
    refused = table.say("put 1", "put 2", "fly away", "put 3", by=player)
    assert refused.code == "not_understood" and table.game.version == version
    statuses = [line.status for line in refused.lines]
    assert statuses == ["not_tried", "not_tried", "refused", "not_tried"]
    done = table.say("put 1", "put 2", by=player)
    assert [line.version for line in done.lines] == [version + 1, version + 2]


def test_nothing_is_carried_out_blindly_after_luck(table: Table) -> None:
    seat = table.bid()
    verdict = table.say("put 1", "roll", "put 5", by=table.player(seat))
    assert [line.status for line in verdict.lines] == ["done", "done", "not_tried"]


def test_a_refusal_shows_what_can_be_said(table: Table) -> None:
    seat = table.bid()
    verdict = table.say("put 9", by=table.player(seat))
    assert verdict.status == "refused" and "roll" in verdict.alternatives


def test_a_structured_command_is_one_that_can_be_said(table: Table) -> None:
    seat = table.bid()
    player = table.player(seat)
    assert submit(table, "move", {"command": {"type": "tiny.put", "count": 3}}, by=player).status == "done"
    for command in ({"type": "tiny.put", "count": 99}, {"type": "tiny.put"}, {"type": "tiny.fly"}, "put 3", None):
        assert submit(table, "move", {"command": command}, by=player).code == "bad_command"


def test_strangers_and_other_seats_are_refused(table: Table) -> None:
    seat = table.bid()
    assert table.say("put 1", by="pcat").code == "not_your_seat"
    assert table.say("put 1", by=table.player(1 - seat)).code == "not_your_turn"
    assert table.say("put 1", by=table.player(seat), seat=1 - seat).code == "not_your_seat"


# too late


def test_said_at_an_older_version(table: Table) -> None:
    seat = table.bid()
    version, player = table.game.version, table.player(seat)
    table.say("put 1", by=player)
    assert table.say("put 1", by=player, expected=version).code == "version_conflict"
    assert table.say("put 1", by=player, expected=version + 1).status == "done"


def test_said_to_an_older_question(table: Table) -> None:
    seat = table.bid()
    point, player = table.game.asked_since[seat], table.player(seat)
    table.say("put 1", by=player)
    assert table.say("put 2", by=player, point=point).code == "superseded"


def test_a_question_stays_the_same_while_others_answer(table: Table) -> None:
    points = table.game.asked_since
    table.say(f"bid {table.game.state.hands[0][0]}")
    assert table.game.asked_since == (0, points[1])


# undo


def test_own_moves_are_taken_back_one_by_one(table: Table) -> None:
    seat = table.bid()
    player, before = table.player(seat), table.game.state
    table.say("put 1", "put 2", by=player)
    assert table.say("undo", by=player).status == "done"
    assert table.game.state.points[seat] == 1
    assert submit(table, "undo", by=player).status == "done"
    assert table.game.state == before
    assert submit(table, "undo", by=player).status == "done"
    assert table.game.state == before and table.game.ballots, "what was revealed goes back only if all agree"


def test_undo_and_another_move_in_one_letter(table: Table) -> None:
    seat = table.bid()
    table.say("put 1", by=table.player(seat))
    verdict = table.say("undo", "put 5", by=table.player(seat))
    assert verdict.status == "done" and table.game.state.points[seat] == 5


def test_luck_is_not_taken_back_without_the_others(table: Table) -> None:
    seat = table.bid()
    table.say("ask me everything", by=table.player(1 - seat))  # the last card would be bid by the house
    table.say("ask me everything", "put 1", "roll", by=table.player(seat))
    drawn = table.game.state
    assert submit(table, "undo", by=table.player(seat)).status == "done"
    assert table.game.state == drawn and [each.yes for each in table.game.ballots] == [(seat,)]
    assert submit(table, "say", {"lines": ["agree"]}, by=table.player(1 - seat)).status == "done"
    assert table.game.state != drawn and table.game.asked == (seat,)


def test_what_was_revealed_is_not_taken_back_without_the_others(table: Table) -> None:
    seat = table.bid()
    shown = table.game.state
    assert submit(table, "undo", by=table.player(seat)).status == "done"
    assert submit(table, "say", {"lines": ["disagree"]}, by=table.player(1 - seat)).status == "done"
    assert table.game.state == shown


def test_with_bots_alone_nobody_can_agree(open_one: Callable[..., Table]) -> None:
    table = open_one({"player": ANN}, {"bot": "sensible"})
    table.say(f"bid {table.game.state.hands[0][-1]}")
    # the bot may win all that is left, and end the game
    codes = ("game_over",) if table.game.closed else ("nothing_to_undo", "cannot_undo")
    assert submit(table, "undo", by=ANN).code in codes


def test_a_move_stands_once_another_seat_has_acted(table: Table) -> None:
    hands = table.game.state.hands
    table.say(f"bid {hands[0][0]}")
    assert submit(table, "undo", by=BOB).code == "nothing_to_undo"
    assert submit(table, "undo", by=ANN).status == "done"


# bots, the umpire, the end


def test_bots_answer_through_the_intake(open_one: Callable[..., Table]) -> None:
    table = open_one({"bot": "sensible"}, {"bot": "sensible"}, {"bot": "sensible"})
    assert table.game.phase == "closed"
    moved = [event for event in table.store.games.recorded(table.id) if isinstance(event, ev.Moved)]
    assert {event.cause.channel for event in moved} == {"bot"}
    rows = [table.store.intake.row(event.cause.intake) for event in moved]
    assert all(row is not None and row.status == "done" and row.kind == "answer" for row in rows)


def test_a_bot_is_asked_again_after_an_undo(open_one: Callable[..., Table]) -> None:
    table = open_one({"player": ANN}, {"bot": "sensible"})
    table.say(f"bid {table.game.state.hands[0][0]}")
    while table.game.phase == "running":
        assert table.game.asked == (0,), "the bot has answered whatever it was asked"
        table.say(table.store.games.legal(table.game, 0)[0])


def test_the_umpire_corrects_with_facts(table: Table) -> None:
    facts = [{"type": "tiny.scored", "seat": 0, "points": 7, "how": "correction"}]
    assert submit(table, "rule", {"facts": facts, "reason": "a miscount"}, by="").status == "done"
    assert table.game.state.points[0] == 7
    assert submit(table, "rule", {"facts": [{"type": "tiny.gift"}], "reason": "x"}, by="").code == "bad_facts"
    told = table.store.games.history(table.id, None)[-1].told
    assert told[0].text() == "The umpire corrects the position: a miscount"


def test_a_finished_game_is_closed_and_deaf(open_one: Callable[..., Table]) -> None:
    table = open_one({"player": ANN})
    while table.game.phase == "running":
        table.say(table.store.games.legal(table.game, 0)[-1 if len(table.game.state.hands[0]) else 0])
        table.say("end")
    assert kinds(table)[-1] == "game.closed"
    assert table.say("end").code == "game_over"
    assert submit(table, "undo", by=ANN).code == "game_over"
