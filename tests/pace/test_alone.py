"""What leaves nothing to decide is answered by the house, and told; who wants to be asked is asked."""

from __future__ import annotations

import pytest

from domain.game import events as ev
from domain.game.history import told
from tests.pace.play import Play


def given(play: Play) -> list[ev.Moved]:
    return [event for event in play.events if isinstance(event, ev.Moved) and event.cause.channel == "alone"]


def la_granja(*lines: str) -> Play:
    """Played until the house has answered for ann, or the game is over."""
    play = Play("lagranja", people=1, bots=1)
    if lines:
        play.say("ann", *lines)
    for _ in range(400):
        if play.game.phase != "running" or given(play):
            break
        play.move(0)
    return play


def test_an_end_beside_free_actions_that_can_wait_is_done_and_told_to_its_seat_alone() -> None:
    play = la_granja()
    last = given(play)[0]
    assert (last.seat, last.said, last.advance) == (0, "done", "done alone") and play.folded() == play.game
    texts = [[each.text() for each in told(play.game.title, last, reader).told] for reader in (0, 1, None)]
    assert texts[0][-1].startswith("There was nothing for you to decide") and texts[1] == texts[2] == texts[0][:-1]


def test_undo_gives_the_question_back_and_it_is_not_answered_again() -> None:
    play = la_granja()
    while not (play.game.undoable and play.game.undoable[-1].version == given(play)[-1].originator_version):
        play.move(0)
    answered = len(given(play))
    assert play.say("ann", "undo").status == "done"
    assert play.game.asked == (0,) and len(given(play)) == answered
    assert "done" in [play.game.title.sentence(each) for each in play.game.title.commands(play.game.state, 0)]
    assert play.say("ann", "done").status == "done"


@pytest.mark.parametrize("line", ["ask me everything", "done alone off"])
def test_who_says_so_is_asked_everything(line: str) -> None:
    play = la_granja(line)
    assert not [event for event in given(play) if event.advance == "done alone"] and play.game.phase == "closed"


def test_ask_me_everything_can_be_taken_back() -> None:
    play = Play("lagranja", people=1, bots=1)
    assert play.say("ann", "ask me everything off").code == "no_change"
    assert play.say("ann", "ask me everything").status == "done" and play.game.decided_ahead(0).alone == ()
    assert play.say("ann", "ask me everything off").status == "done" and play.game.decided_ahead(0).alone


def test_where_who_cannot_act_is_asked_the_house_answers_for_nobody_who_did_not_say_so() -> None:
    for cannot_act, alone in (("asked", ()), ("skipped", ("answer", "done"))):
        play = Play("ohmygoods", cannot_act=cannot_act)
        assert play.game.decided_ahead(0).alone == alone
        play.say("ann", "answer alone" if not alone else "answer alone off")
        assert play.game.decided_ahead(0).alone == (("answer",) if not alone else ("done",))


def test_nothing_is_answered_for_a_bot_or_for_an_offered_seat() -> None:
    play = Play("lagranja", people=2, bots=1)
    play.say("ann", "resign")
    for _ in range(60):
        play.run_out(0) if play.game.asked == (0,) else play.move(next(seat for seat in play.game.asked if seat))
    assert play.game.offer(0) is not None and {event.seat for event in given(play)} == {1}


def gone_on(play: Play) -> int | None:
    """A seat that cannot take back alone what the house answered for it last, since others have moved."""
    for seat in (0, 1):
        own = [each for each in play.game.recent if each.seat == seat]
        alone = bool(play.game.undoable) and play.game.undoable[-1].seat == seat
        if len(own) > 1 and own[-1].given and not own[-2].given and not alone:
            return seat
    return None


def test_with_leave_of_the_others_the_own_move_goes_back_and_not_what_the_house_did_after_it() -> None:
    play = Play("lagranja", people=2)
    while (seat := gone_on(play)) is None:
        play.move(play.game.asked[0])
    own = [each.version for each in play.game.recent if each.seat == seat and not each.given]
    play.say(play.name(seat), "undo")
    assert [each.about for each in play.game.ballots] == own[-1:]
