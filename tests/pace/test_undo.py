"""Undo takes back the own last move with all that was answered for its player after it, or says until when it could."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.history import struck_out
from domain.game.table.votes import last_move, undo_refusal
from ops.verify.course import check_course
from ops.verify.findings import Findings
from ops.verify.rules import check_rules
from tests.pace.play import AtRandom, Play


def played(play: Play, until: Callable[[Game], bool]) -> Play:
    """First legal moves until the game is as it is wanted."""
    for _ in range(600):
        if until(play.game):
            return play
        play.move(play.game.asked[0])
    raise AssertionError("it never came to that")


def ends_with_the_service(game: Game) -> bool:
    """Ann has moved, it can be taken back, and what followed from it was answered for this seat."""
    tail = game.undoable[-2:]
    return [(each.seat, each.is_automatic) for each in tail] == [(0, False), (0, True)]


def table() -> Play:
    return played(AtRandom(people=2, bots=0), ends_with_the_service)


def test_the_own_move_goes_back_with_what_was_answered_after_it() -> None:
    play = table()
    own, given = play.game.undoable[-2:]
    assert play.say("ann", "undo").status == "done"
    last = play.events[-1]
    assert isinstance(last, ev.TakenBack) and (last.undone, last.agreed) == (own.version, ())
    assert play.game.state == own.state and play.game.asked == (0,)
    assert {own.version, given.version} <= struck_out(play.events)


def test_the_log_stays_one_that_can_be_verified() -> None:
    play = table()
    play.say("ann", "undo")
    log = play.export()
    assert play.folded() == play.game and list(check_course(log)) == []
    assert list(check_rules(log, Findings())) == []


def test_a_log_that_takes_back_what_another_seat_did_is_found() -> None:
    play = Play("sagrada")
    play.open_choices()
    (first,) = play.game.asked
    play.move(first)
    assert play.say(play.name(first), "undo").status == "done"
    play.move(first)
    own = play.events[-1]
    played(play, lambda game: game.asked != (first,))
    play.move(play.game.asked[0])
    log = play.export()
    back = {**log[-1], "type": "game.taken_back", "seat": first, "undone": own.originator_version}
    found = list(check_course([*log, back | {"version": len(log) + 1}]))
    assert any("takes back a move of another seat" in each for each in found)


def test_what_was_answered_for_another_seat_goes_back_too() -> None:
    def followed(game: Game) -> bool:
        own = [each for each in game.undoable if not each.is_automatic]
        return bool(own) and game.undoable[-1].is_automatic and game.undoable[-1].seat != own[-1].seat

    play = played(AtRandom(people=2, bots=0), followed)
    own = [each for each in play.game.undoable if not each.is_automatic][-1]
    assert play.say(play.name(own.seat), "undo").status == "done" and play.game.state == own.state
    assert list(check_course(play.export())) == [] and play.folded() == play.game


def test_an_answer_of_the_service_alone_is_never_what_goes_back() -> None:
    """After luck: what was chosen wrongly stays, and so does what followed."""

    def ended(game: Game) -> bool:
        move = last_move(game, 0)
        return bool(move and move.ends and game.recent[-1].is_automatic and game.recent[-1].seat == 0)

    play = played(AtRandom(people=1, bots=1), ended)
    state = play.game.state
    refused = play.say("ann", "undo")
    assert refused.code == "cannot_undo" and play.game.state == state
    assert refused.lines[0].text.startswith("Your last move cannot be taken back: ")


def test_it_is_said_until_when_it_was_possible() -> None:
    play = Play("sagrada")
    play.open_choices()
    (first,) = play.game.asked
    played(play, lambda game: game.asked != (first,))
    play.move(play.game.asked[0])
    refusal = undo_refusal(play.game, first)
    assert refusal is not None and refusal.code == "cannot_undo"
    assert "could be taken back until 2026-07-01 12:00 UTC. Then somebody else moved." in refusal.text


def test_a_move_of_the_clock_is_no_move_of_the_player() -> None:
    play = Play("lagranja", people=2, pace={"preset": "daily", "late": "default"})
    (seat, *_) = play.game.asked
    play.run_out(seat)
    clocked = next(each for each in reversed(play.game.recent) if each.channel == "clock")
    assert last_move(play.game, clocked.seat) is None
    assert play.say(play.name(clocked.seat), "undo").code == "nothing_to_undo"


def test_an_order_for_later_does_not_answer_what_was_taken_back() -> None:
    play = Play("sagrada")
    play.open_choices()
    (seat,) = play.game.asked
    name = play.name(seat)
    play.say(name, f"when asked: {play.legal(seat)}", "when asked: pass")
    moves = [event for event in play.events if isinstance(event, ev.Moved)]
    assert moves[-1].advance == "order" and play.say(name, "undo").status == "done"
    assert [event for event in play.events if isinstance(event, ev.Moved)] == moves and play.game.asked == (seat,)
    assert play.game.standing_orders(seat).orders == (("pass",),)


@pytest.mark.parametrize("kind", ["say", "undo"])
def test_undo_as_an_answer_to_the_letter_that_was_answered_with_the_move(kind: str) -> None:
    play = Play("sagrada")
    play.open_choices()
    (seat,) = play.game.asked
    point = play.game.asked_since[seat]
    body = {"lines": ["undo"]} if kind == "say" else {}
    play.move(seat)
    done = play.judged(kind, body, player=play.name(seat), seat=seat, point=point).verdict
    assert done.status == "done" and isinstance(play.events[-1], ev.TakenBack)
    again = play.judged(kind, body, player=play.name(seat), seat=seat, point=point).verdict
    assert again.status == "refused"


def test_what_was_answered_for_the_sender_since_their_letter_holds_up_no_undo() -> None:
    play = table()
    own = play.game.undoable[-2]
    done = play.judged("undo", {}, player="ann", seat=0, expected=own.version).verdict
    assert done.status == "done" and play.game.state == own.state


def test_who_did_not_know_that_others_have_moved_is_told_so_and_nobody_is_asked_for_leave() -> None:
    play = Play("sagrada")
    play.open_choices()
    (first,) = play.game.asked
    play.move(first)
    seen = play.game.version
    while play.game.asked == (first,):
        play.move(first)
        seen = play.game.version
    play.move(play.game.asked[0])
    verdict = play.judged("undo", {}, player=play.name(first), seat=first, expected=seen).verdict
    assert verdict.code == "cannot_undo" and "Then somebody else moved." in verdict.text and not play.game.ballots


def test_a_program_that_names_an_older_version_is_told_of_the_new_one() -> None:
    play = table()
    own = play.game.undoable[-2]
    done = play.judged("undo", {}, "api", player="ann", seat=0, expected=own.version).verdict
    assert done.code == "version_conflict"


def test_with_leave_of_the_others_the_own_move_goes_back_and_not_what_the_service_did_after_it() -> None:
    def gone_on(game: Game) -> bool:
        return any(_moved_on(game, seat) for seat in (0, 1))

    play = played(AtRandom(people=2, bots=0), gone_on)
    seat = next(seat for seat in (0, 1) if _moved_on(play.game, seat))
    move = last_move(play.game, seat)
    play.say(play.name(seat), "undo")
    assert move is not None and [each.about for each in play.game.ballots] == [move.version]


def test_nobody_is_asked_for_leave_about_a_move_that_is_not_remembered_any_more() -> None:
    play = played(
        Play(people=2), lambda game: any(undo_refusal(game, seat) for seat in (0, 1) if last_move(game, seat))
    )
    seat = next(seat for seat in (0, 1) if last_move(play.game, seat) and undo_refusal(play.game, seat))
    other = play.name(1 - seat)
    play.say(play.name(seat), "undo")
    about = play.game.ballots[0].about
    played(play, lambda game: all(each.version != about for each in game.recent))
    assert play.game.ballots and play.game.motions(play.now) == ()
    assert play.say(other, "agree").code == "which_motion"


def _moved_on(game: Game, seat: int) -> bool:
    own = [each for each in game.recent if each.seat == seat]
    return len(own) > 1 and own[-1].is_automatic and not own[-2].is_automatic and undo_refusal(game, seat) is not None
