"""What leaves nothing to decide is answered by the house, and told; who wants to be asked is asked."""

from __future__ import annotations

import pytest

from domain.game import events as ev
from domain.game.history import narrate
from tests.pace.play import AtRandom, Play


def given(play: Play, advance: str = "") -> list[ev.Moved]:
    moved = [event for event in play.events if isinstance(event, ev.Moved) and event.cause.channel == "alone"]
    return [event for event in moved if advance in ("", event.advance)]


def test_an_end_beside_free_actions_that_can_wait_is_done_and_told_to_its_seat_alone() -> None:
    play = AtRandom(people=1, bots=1)
    play.until(lambda: given(play, "done alone"))
    last = given(play)[-1]
    assert (last.seat, last.said[:4], last.advance) == (0, "move", "done alone") and play.folded() == play.game
    texts = [[each.text() for each in narrate(play.game.title, last, reader).told] for reader in (0, 1, None)]
    assert texts[0][-1].startswith("There was nothing for you to decide") and texts[1] == texts[2] == texts[0][:-1]


@pytest.mark.parametrize("line", ["ask me everything", "done alone off"])
def test_who_says_so_is_asked_everything(line: str) -> None:
    play = AtRandom(people=1, bots=1)
    play.say("ann", line)
    play.until(lambda: False)
    assert not given(play, "done alone") and play.game.phase == "closed"


def test_ask_me_everything_can_be_taken_back() -> None:
    play = Play("lagranja", people=1, bots=1)
    assert play.say("ann", "ask me everything off").code == "no_change"
    assert play.say("ann", "ask me everything").status == "done" and play.game.standing_orders(0).alone == ()
    assert play.say("ann", "ask me everything off").status == "done" and play.game.standing_orders(0).alone


def test_where_who_cannot_act_is_asked_the_house_answers_for_nobody_who_did_not_say_so() -> None:
    for cannot_act, alone in (("asked", ()), ("skipped", ("answer", "done"))):
        play = Play("ohmygoods", cannot_act=cannot_act)
        assert play.game.standing_orders(0).alone == alone
        play.say("ann", "answer alone" if not alone else "answer alone off")
        assert play.game.standing_orders(0).alone == (("answer",) if not alone else ("done",))


def test_nothing_is_answered_for_a_bot_or_for_an_offered_seat() -> None:
    play = AtRandom(people=2, bots=1)
    play.say("ann", "confirm resign")
    while len(given(play)) < 3:
        play.move(play.game.asked[0]) if play.game.asked else play.run_out(0)
    assert play.game.offer(0) is not None and {event.seat for event in given(play)} == {1}
