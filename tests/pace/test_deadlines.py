"""What happens at the deadline, by the choice of the table; what the log says of it; hostile rows of the clock."""

from __future__ import annotations

import msgspec
import pytest

from domain.game import event_codec
from domain.game import events as ev
from domain.game.time import clocks
from domain.game.time.calendars import Calendar, Era, Span
from ops.verify.clocks import check_clocks
from ops.verify.findings import Findings
from tests.pace.play import Play


def at_the_table(late: str = "default", **more: object) -> Play:
    play = Play(pace={"preset": "daily", "late": late}, **more)  # type: ignore[arg-type]
    play.open_choices()
    return play


def wrong(play: Play) -> list[str]:
    return list(check_clocks(play.export(), Findings()))


def test_the_clock_moves_and_pays_the_refund() -> None:
    play = at_the_table()
    (seat,) = play.game.asked
    assert play.run_out(seat).status == "done"
    assert play.kinds[-2:] == ["clocked", "moved"] and play.events[-1].cause.channel == "clock"
    assert play.game.clocks.banks[seat] == 20 * 3600, "nothing is left but the refund"


def test_not_a_second_too_early_and_not_twice() -> None:
    play = at_the_table("tell")
    (seat,) = play.game.asked
    due = clocks.deadline(play.game, seat)
    assert due is not None
    play.now = due.until
    play.later(seconds=-1)
    before = play.game.version
    assert play.look(seat).code == "too_early" and play.game.version == before
    assert play.run_out(seat).status == "done"
    assert play.look(seat).code == "superseded"


def test_three_in_a_row_and_the_seat_is_offered() -> None:
    play = at_the_table()
    (first,) = play.game.asked
    while play.game.offer(first) is None:
        (seat,) = play.game.asked
        if seat == first:
            play.run_out(seat)
        else:
            play.move(seat)
    assert play.game.clocks.silent[first] == 3, "a turn counts once, however many moves it takes"
    assert play.game.offers[0].reason == "silent" and wrong(play) == []


def test_replace_offers_the_seat_at_once_and_then_the_clock_goes_on() -> None:
    play = at_the_table("replace", people=3)
    (seat,) = play.game.asked
    play.run_out(seat)
    assert play.kinds[-2:] == ["clocked", "offered"] and play.game.asked == (seat,)
    assert play.judged("sit", {"nonce": "fresh"}, player="eve").verdict.status == "done"
    assert play.name(seat) == "eve" and play.game.parts[seat].nonce == "fresh" and not play.game.offers
    assert play.game.asked_since[seat] == play.game.version, "the new player is asked anew, with a full bank"
    assert play.game.clocks.banks[seat] == 30 * 3600 and play.folded() == play.game


@pytest.mark.parametrize(("late", "what"), [("tell", "overdue"), ("vote", "vote")])
def test_a_word_to_all_and_the_question_stands(late: str, what: str) -> None:
    play = at_the_table(late)
    (seat,) = play.game.asked
    play.run_out(seat)
    assert isinstance(play.events[-1], ev.Clocked) and play.events[-1].what == what
    assert play.game.asked == (seat,) and play.move(seat).status == "done"


def test_without_a_clock_nobody_is_late() -> None:
    play = Play(pace="none")
    assert [clocks.deadline(play.game, seat) for seat in play.game.asked] == [None, None]
    play.later(days=999)
    assert play.look(0).code == "too_early"


def test_one_deadline_each_where_several_are_asked() -> None:
    play = Play(pace="daily")
    play.later(hours=10)
    play.move(0)
    due = clocks.deadline(play.game, 1)
    assert play.game.asked == (1,) and due is not None and due.until == "2026-07-02T18:00:00.000000Z"


def test_the_calendar_of_the_player_counts_even_if_the_game_was_not_told() -> None:
    play = at_the_table("tell")
    (seat,) = play.game.asked
    due = clocks.deadline(play.game, seat)
    assert due is not None
    away = Calendar((Era(),), (Span(play.now, "2026-07-20T00:00:00.000000Z"),))
    play.now = due.until
    row = {"seat": seat, "point": play.game.asked_since[seat]}
    play.calendars[""] = away  # of the holder, as the worker looks it up
    assert play.judged("clock", {"what": "deadline"}, "clock", **row).verdict.status == "done"
    assert play.kinds[-1] == "calendar_changed" and not clocks.is_late(play.game, seat)
    assert play.run_out(seat).status == "done" and play.now > "2026-07-20" and wrong(play) == []


def test_a_gift_is_no_time_for_anybody() -> None:
    play = at_the_table("tell")
    (seat,) = play.game.asked
    before = clocks.deadline(play.game, seat)
    gap = {"since": play.now, "until": "2026-07-02T12:00:00.000000Z", "reason": "the service was down"}
    play.later(days=1)
    assert play.judged("gift", gap, "clock").verdict.status == "done"
    after = clocks.deadline(play.game, seat)
    assert before is not None and after is not None and after.until[:10] == "2026-07-03" and before.until < after.until
    assert play.run_out(seat).status == "done" and wrong(play) == []


@pytest.mark.parametrize(
    "gap",
    [
        {"since": "x", "until": "y"}, {"since": "2026-07-02T00:00:00Z", "until": "2026-07-01T00:00:00Z"},
        {"since": "2026-06-01T00:00:00Z", "until": "2027-01-01T00:00:00Z"},
        {"since": "0001-01-01T00:00:00Z", "until": "2026-01-01T00:00:00Z"}, {"since": "2026", "until": "9" * 999},
    ],
)  # fmt: skip
def test_what_is_no_gift_is_refused(gap: dict[str, str]) -> None:
    assert at_the_table().judged("gift", {**gap, "reason": "x"}, "clock").verdict.status == "refused"


def test_a_deadline_that_was_moved_by_an_hour_is_found() -> None:
    play = at_the_table("tell")
    play.run_out(play.game.asked[0])
    play.events[-1] = msgspec.structs.replace(play.events[-1], until="2026-07-02T17:00:00.000000Z")
    assert len(wrong(play)) == 1


def test_time_used_that_is_not_true_is_found() -> None:
    play = at_the_table()
    play.later(hours=3)
    play.move(play.game.asked[0])
    last = next(n for n, event in reversed(list(enumerate(play.events))) if isinstance(event, ev.Moved))
    assert play.events[last].used == 3 * 3600 and wrong(play) == []  # type: ignore[union-attr]
    play.events[last] = msgspec.structs.replace(play.events[last], used=60)
    assert len(wrong(play)) == 1


def test_a_game_of_old_counts_its_hours_day_and_night_and_says_a_word() -> None:
    play = Play(pace="steady")
    first = play.events[0]
    fields = {name: getattr(first, name) for name in first.__struct_fields__ if name not in ("pace", "greeting")}
    old = ev.OpenedInHours(**fields, pace=72)
    assert event_codec.decode(event_codec.encode(old)) == old and event_codec.topic_of(old) == "game.opened"
    play.events[0] = old
    game = play.folded()
    assert (game.pace.bank, game.pace.nights, game.pace.late) == (72, False, "tell")


def test_a_seat_that_answers_while_its_question_stays_open_is_paid_back_nothing() -> None:
    play = Play("lagranja", people=1, bots=1, pace="daily")
    play.later(hours=25)
    play.open_choices()
    assert play.game.clocks.banks[0] <= 30 * 3600
    assert wrong(play) == []


def test_hours_for_which_a_clock_stood_still_cost_the_bank_nothing() -> None:
    play = at_the_table()
    (seat,) = play.game.asked
    row = {"seat": seat, "point": play.game.asked_since[seat]}
    assert play.judged("clock", {"what": "paused", "hours": 24}, "clock", **row).verdict.status == "done"
    play.later(hours=26)
    play.move(seat)
    last = next(event for event in reversed(play.events) if isinstance(event, ev.Moved) and event.seat == seat)
    assert (last.used, last.free) == (26 * 3600, 24 * 3600) and wrong(play) == []
    assert play.game.clocks.banks[seat] == 30 * 3600, "two hours are paid, and paid back"
    play.events[play.events.index(last)] = msgspec.structs.replace(last, free=3600)
    assert len(wrong(play)) == 1


def test_where_a_question_stays_open_the_clock_goes_on_until_it_is_settled_and_that_is_one_deadline() -> None:
    play = Play("lagranja", people=1, bots=1, pace="daily")
    for _ in range(30):
        if play.game.phase != "running":
            break
        play.run_out(0)
        due = clocks.deadline(play.game, 0) if play.game.phase == "running" else None
        assert due is None or due.until > play.now, "nothing is due at the instant at which it was enforced"
    assert wrong(play) == [] and play.game.offers


# nobody comes, nobody votes: the game goes on


@pytest.mark.parametrize("late", ["replace", "vote"])
def test_a_seat_that_nobody_takes_and_nobody_votes_on_is_moved_for_by_the_clock(late: str) -> None:
    play = at_the_table(late, people=3)
    (seat,) = play.game.asked
    play.run_out(seat)
    first, point = play.now, play.game.asked_since[seat]
    assert play.look(seat).code == "too_early" and play.game.asked_since[seat] == point
    play.later(hours=47, minutes=59)
    assert play.look(seat).code == "too_early"
    play.later(minutes=1)
    assert play.look(seat).status == "done" and play.game.asked_since[seat] != point
    assert play.game.offer(seat) is not None and moved_by_clock(play) >= 1 and play.now > first
    assert wrong(play) == [] and play.folded() == play.game


def moved_by_clock(play: Play) -> int:
    return sum(isinstance(event, ev.Moved) and event.cause.channel == "clock" for event in play.events)


@pytest.mark.parametrize("late", ["default", "replace", "vote"])
def test_a_table_that_everybody_has_left_is_played_to_its_end(late: str) -> None:
    play = at_the_table(late, people=2)
    for _ in range(400):
        if play.game.phase != "running":
            break
        seat = play.game.asked[0]
        due = clocks.grace(play.game, seat) or clocks.deadline(play.game, seat)
        assert due is not None, "something is due as long as somebody is asked"
        play.now = max(play.now, due.until)
        assert play.look(seat).status == "done"
    assert play.game.closed == "finished" and wrong(play) == []


def test_more_time_after_the_deadline_is_a_new_deadline_and_ends_the_grace() -> None:
    play = at_the_table("vote", people=3)
    (seat,) = play.game.asked
    play.run_out(seat)
    for name in ("ann", "bob", "cid"):
        if name != play.name(seat):
            play.say(name, "vote more time 5")
    due = clocks.deadline(play.game, seat)
    assert clocks.grace(play.game, seat) is None and due is not None and due.until > play.now
    assert play.run_out(seat).status == "done" and clocks.is_late(play.game, seat)


def test_where_the_table_wants_a_word_alone_nothing_more_is_done_but_it_can_vote() -> None:
    play = at_the_table("tell", people=3)
    (seat,) = play.game.asked
    play.run_out(seat)
    play.later(days=30)
    assert play.look(seat).code == "superseded" and clocks.grace(play.game, seat) is None
    for name in ("ann", "bob", "cid"):
        if name != play.name(seat):
            play.say(name, f"vote bot seat {seat + 1}")
    assert play.game.holders[seat].bot
