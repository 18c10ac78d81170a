"""Votes, resigning, offered seats, undo by consent: one behaviour each."""

from __future__ import annotations

import pytest

from domain.game import events as ev
from domain.game.table.votes import MOTIONS, possible
from domain.game.time import clocks
from ops.verify.course import check_course
from tests.pace.play import Play


def three() -> Play:
    play = Play(people=3, pace="daily")
    play.open_choices()
    return play


def late_seat(play: Play) -> int:
    """Somebody's time is over, and nothing was done about it."""
    (seat,) = play.game.asked
    play.run_out(seat)
    return seat


def others(play: Play, seat: int) -> list[str]:
    return [name for name in ("ann", "bob", "cid") if name != play.name(seat)]


def test_pause_needs_more_than_half_and_stops_all_clocks() -> None:
    play = three()
    (seat,) = play.game.asked
    assert play.say("ann", "vote pause").lines[0].text.startswith("Your vote is noted: 1 of 2.")
    assert clocks.deadline(play.game, seat) is not None
    assert play.say("bob", "agree").lines[0].text == "It is decided."
    assert clocks.deadline(play.game, seat) is None and play.look(seat).code == "too_early"


def test_go_on_lets_them_run_and_the_pause_was_no_time() -> None:
    play = three()
    (seat,) = play.game.asked
    before = clocks.deadline(play.game, seat)
    play.say("ann", "vote pause")
    play.say("bob", "vote pause")
    play.later(days=2)
    play.say("cid", "vote go on")
    play.say("ann", "vote go on")
    after = clocks.deadline(play.game, seat)
    assert before is not None and after is not None and (before.until[8:10], after.until[8:10]) == ("02", "04")


def test_more_time_for_all_that_are_asked() -> None:
    play = three()
    (seat,) = play.game.asked
    before = clocks.budget(play.game, seat)
    play.say("ann", "vote more time 12")
    play.say("bob", "vote more time 12")
    assert clocks.budget(play.game, seat) == before + 12 * 3600


def test_replace_needs_all_others_and_the_one_it_is_about_is_not_asked() -> None:
    play = Play(people=3, pace={"preset": "daily", "late": "vote"})
    play.open_choices()
    seat = late_seat(play)
    one, two = others(play, seat)
    assert play.say(play.name(seat), f"vote replace seat {seat + 1}").code == "not_yours_to_vote"
    play.say(one, f"vote replace seat {seat + 1}")
    assert not play.game.offers
    play.say(two, "agree")
    assert play.game.offers[0].reason == "voted"


def test_a_bot_takes_a_seat_whose_player_is_gone() -> None:
    play = Play(people=3, pace={"preset": "daily", "late": "vote"})
    play.open_choices()
    seat = late_seat(play)
    for name in others(play, seat):
        play.say(name, f"vote bot for {seat + 1}")
    assert play.game.holders[seat].bot == "sensible" and seat not in play.game.asked, "and it plays at once"
    assert list(check_course(play.export())) == []


def test_nobody_is_replaced_who_is_there() -> None:
    assert three().say("ann", "vote replace seat 2").code == "seat_is_held"


@pytest.mark.parametrize(("motion", "reason"), [("call off", "called off"), ("declare", "declared")])
def test_the_end_needs_all(motion: str, reason: str) -> None:
    play = three()
    play.say("ann", f"vote {motion}")
    play.say("bob", "agree")
    assert play.game.phase == "running"
    play.say("cid", "agree")
    assert play.game.closed == reason and play.game.seed


def test_who_is_over_time_holds_nobody_up() -> None:
    play = Play(people=3, pace={"preset": "daily", "late": "tell"})
    play.open_choices()
    seat = late_seat(play)
    for name in others(play, seat):
        play.say(name, "vote call off")
    assert play.game.closed == "called off"


def test_a_motion_lapses_after_three_days_and_silence_is_no_vote() -> None:
    play = three()
    play.say("ann", "vote call off")
    play.say("bob", "agree")
    play.later(hours=72)
    assert play.say("cid", "agree").code == "which_motion"
    play.say("cid", "vote call off")
    assert play.game.phase == "running" and play.game.ballots[-1].yes == (2,)


def test_a_vote_can_be_changed_and_counts_once() -> None:
    play = three()
    play.say("ann", "vote call off")
    play.say("ann", "vote call off")
    play.say("bob", "agree")
    play.say("bob", "vote against call off")
    play.say("cid", "agree")
    assert play.game.phase == "running" and play.game.ballots[0].no == (1,)


@pytest.mark.parametrize(
    "line", ["vote against pause", "disagree", "agree", "vote more time 169", "vote replace seat 9"]
)
def test_a_vote_on_nothing_is_refused(line: str) -> None:
    play = three()
    before = play.game.version
    assert play.say("ann", line).status == "refused" and play.game.version == before


def test_what_can_be_voted_on_is_offered_and_works() -> None:
    play = Play(people=3, pace={"preset": "daily", "late": "vote"})
    play.open_choices()
    seat = late_seat(play)
    found = possible(play.game, (seat + 1) % 3)
    assert {name for name, _ in found} == set(MOTIONS) - {"undo", "go on"}


# seats


def test_who_resigns_can_come_back_until_somebody_sits() -> None:
    play = three()
    (seat,) = play.game.asked
    name = play.name(seat)
    assert play.say(name, "confirm resign").status == "done" and play.game.offers[0].reason == "resigned"
    assert play.move(seat).code == "resigned"
    assert play.say(name, "come back").status == "done" and not play.game.offers
    play.say(name, "confirm resign")
    assert play.judged("sit", {}, player="eve").verdict.status == "done"
    assert play.say(name, "come back").code == "not_your_seat"
    assert play.judged("sit", {}, player=name).verdict.code == "no_open_seat"


def test_the_last_person_resigns_and_the_game_ends() -> None:
    play = Play(people=1, bots=1)
    play.say("ann", "confirm resign")
    assert play.game.closed == "resigned"


def test_who_moves_keeps_an_offered_seat() -> None:
    play = Play(people=3, pace={"preset": "daily", "late": "replace"})
    play.open_choices()
    seat = late_seat(play)
    assert play.move(seat).status == "done"
    assert not play.game.offers and "reclaimed" in play.kinds
    assert play.judged("sit", {}, player="eve").verdict.code == "no_open_seat"


def test_who_sits_at_the_table_takes_no_second_seat() -> None:
    play = three()
    play.say("ann", "confirm resign")
    assert play.judged("sit", {}, player="bob").verdict.code == "seated_already"


def test_the_old_player_says_nothing_more_and_his_votes_are_gone() -> None:
    play = three()
    play.say("ann", "vote call off")
    play.say("ann", "confirm resign")
    play.judged("sit", {}, player="eve")
    assert play.say("ann", "agree").code == "not_your_seat" and not play.game.ballots
    assert play.folded() == play.game and list(check_course(play.export())) == []


def test_a_seat_taken_without_an_offer_is_found_in_the_log() -> None:
    play = three()
    play.say("ann", "confirm resign")
    play.judged("sit", {}, player="eve")
    log = [event for event in play.export() if event["type"] != "game.offered"]
    assert len(list(check_course(log))) == 1


# undo


def test_a_move_that_others_answered_goes_back_if_all_agree() -> None:
    play = three()
    (first,) = play.game.asked
    before = play.game.state
    play.move(first)
    (second,) = play.game.asked
    play.move(second)
    assert "The others are asked." in play.say(play.name(first), "undo").lines[0].text
    for name in others(play, first):
        play.say(name, "agree")
    last = play.events[-1]
    assert isinstance(last, ev.TakenBack) and last.agreed == (0, 1, 2) and play.game.state == before
    assert play.folded() == play.game and list(check_course(play.export())) == []


def test_never_over_a_reveal_to_somebody_who_does_not_agree() -> None:
    play = three()
    (first,) = play.game.asked
    play.move(first)
    play.move(play.game.asked[0])
    shown = play.game.state
    play.say(play.name(first), "undo")
    one, two = others(play, first)
    play.say(one, "agree")
    assert play.say(two, "disagree").status == "done" and play.game.state == shown


def test_who_is_over_time_is_asked_for_an_undo_all_the_same() -> None:
    play = Play(people=2, pace={"preset": "daily", "late": "tell"})
    play.open_choices()
    (first,) = play.game.asked
    play.move(first)
    play.run_out(play.game.asked[0])
    play.say(play.name(first), "vote undo")
    assert play.game.state is not None and play.kinds[-1] in ("taken_back", "voted")


def test_leave_that_nobody_gave_is_found_in_the_log() -> None:
    play = three()
    (first,) = play.game.asked
    play.move(first)
    play.move(play.game.asked[0])
    play.say(play.name(first), "undo")
    for name in others(play, first):
        play.say(name, "agree")
    log = play.export()
    votes = [event for event in log if event["type"] == "game.voted" and event["seat"] != first]
    assert len(list(check_course([event | {"yes": False} if event == votes[0] else event for event in log]))) == 1


def test_banks_go_back_with_the_move() -> None:
    play = Play(people=2, pace="daily")
    play.open_choices()
    (first,) = play.game.asked
    play.later(hours=29)
    play.move(first)
    assert play.game.clocks.banks[first] == 21 * 3600
    play.say(play.name(first), "undo")
    if play.game.ballots:
        play.say(play.name(1 - first), "agree")
    assert play.game.clocks.banks[first] == 3600, "the time is used; the refund was for an answer that is none"
