"""What is decided in advance: orders with their alternatives in each title, the two switches, and who sees them."""

from __future__ import annotations

import pytest

from domain.game import events as ev
from domain.game.history import narrate
from domain.game.table.agreements import MOST_CHANGES
from domain.game.table.grammar import is_table_line
from domain.kernel.families import Family
from domain.titles.shelf import titles
from tests.pace.play import Play


def sagrada() -> tuple[Play, int, int]:
    """Who drafts now, and who does after that."""
    play = Play("sagrada")
    play.open_choices()
    (now,) = play.game.asked
    return play, now, 1 - now


def takes(play: Play, seat: int) -> list[str]:
    """What somebody in this seat could take, were it asked; as it stands now."""
    title = play.game.title
    return [title.sentence(each) for each in title.commands(play.game.state, seat) if "take" in title.sentence(each)]


def moved(play: Play) -> list[ev.Moved]:
    return [event for event in play.events if isinstance(event, ev.Moved)]


def test_a_draft_with_two_fallbacks_in_sagrada() -> None:
    play, now, then = sagrada()
    die = takes(play, now)[0].split()[1]
    gone, other = f"take {die} to A1", next(line.split()[1] for line in takes(play, now) if line.split()[1] != die)
    cells = [line.split()[-1] for line in takes(play, now) if line.split()[1] == other]
    order = f"when asked: {gone}, else take {other} to C2, else take {other} to {cells[0]}, else pass"
    assert play.say(play.name(then), order).status == "done"
    assert play.say(play.name(now), takes(play, now)[0]).status == "done"
    last = moved(play)[-1]
    assert (last.seat, last.advance, last.cause.channel) == (then, "order", "order") and last.said != gone
    assert not play.game.standing_orders(then).orders and play.folded() == play.game


def test_a_plan_in_oh_my_goods() -> None:
    play = Play("ohmygoods")
    said = play.legal(1)
    assert play.say("bob", f"when asked: nonsense of mine, else {said}").code == "bad_order"
    assert play.say("bob", f"order once: {said}, else wait").status == "done"
    assert moved(play)[-1].seat == 1 and moved(play)[-1].advance == "order", "who is asked already answers at once"


def test_donkeys_and_dice_in_la_granja() -> None:
    play = Play("lagranja", people=2)
    dice_of = advance_to(play, "take")
    later = "bob" if dice_of == "ann" else "ann"
    play.say(later, "when asked: take 7, else take 1, else take 2, else take 3, else take 4, else wait")
    assert play.say(later, "order: take 1, else take 2, else take 5, else take 6").status == "done"
    for _ in range(12):
        if play.name(play.game.asked[0]) == later and moved(play)[-1].seat != play.game.asked[0]:
            break
        finish(play)
    used = [event for event in moved(play) if event.advance == "order"]
    assert used and all(event.said.startswith("take ") and play.name(event.seat) == later for event in used)
    advance_to(play, "donkeys")
    play.say("bob", "when asked: done, else donkeys 4")
    assert (moved(play)[-1].said, moved(play)[-1].advance) == ("donkeys 4", "order")


def finish(play: Play) -> None:
    """The first who is asked does as little as they can."""
    seat = play.game.asked[0]
    lines = [play.game.title.sentence(each) for each in play.game.title.commands(play.game.state, seat)]
    play.say(play.name(seat), "done" if "done" in lines else lines[0])


def advance_to(play: Play, word: str) -> str:
    """Play until the first who is asked can say such a line first of all; their name."""
    while not play.legal(play.game.asked[0]).startswith(word):
        finish(play)
    return play.name(play.game.asked[0])


def test_at_the_first_order_that_does_not_fit_all_are_void() -> None:
    play, now, then = sagrada()
    line = takes(play, now)[0]
    play.say(play.name(then), f"when asked: {line}", "when asked: pass")
    assert len(play.game.standing_orders(then).orders) == 2
    play.say(play.name(now), line)
    last = play.events[-1]
    assert isinstance(last, ev.Ordered) and last.void and play.game.asked == (then,)
    assert not play.game.standing_orders(then).orders


def test_orders_are_used_one_by_one() -> None:
    play, now, then = sagrada()
    play.say(play.name(then), "when asked: pass", "when asked: pass")
    play.say(play.name(now), "pass")
    assert [(event.seat, event.advance) for event in moved(play)[-2:]] == [(then, "order"), (then, "order")]
    assert play.game.asked == (now,)


def test_nobody_else_is_told_before_it_is_used_and_all_are_told_then() -> None:
    play, now, then = sagrada()
    play.say(play.name(then), "when asked: pass")
    ordered = next(event for event in play.events if isinstance(event, ev.Ordered))
    title = play.game.title
    assert [len(narrate(title, ordered, reader).told) for reader in (then, now, None)] == [1, 0, 0]
    play.say(play.name(now), "pass")
    texts = [sentence.text() for sentence in narrate(title, moved(play)[-1], None).told]
    assert texts[-1].endswith("decided this in advance.")


@pytest.mark.parametrize(
    "line",
    ["when asked: wait", "when asked: pass, else pass, else pass, else pass, else pass", "order: " + "else " * 300,
     "when asked: wait, else pass", "order off", "answer alone on"],
)  # fmt: skip
def test_what_is_no_order_is_refused(line: str) -> None:
    play, _now, then = sagrada()
    before = play.game.version
    assert play.say(play.name(then), line).status == "refused" and play.game.version == before


def test_nobody_fills_the_log_with_what_they_decide_in_advance() -> None:
    """Each change is an event for ever."""
    play, now, then = sagrada()
    before = play.game.version
    said = [play.say(play.name(then), f"answer alone {('off', 'on')[n % 2]}") for n in range(5000)]
    assert [each.status for each in said[:MOST_CHANGES]] == ["done"] * MOST_CHANGES
    assert {each.code for each in said[MOST_CHANGES:]} <= {"too_many_orders", "no_change"}
    assert play.game.version == before + MOST_CHANGES and play.folded() == play.game
    assert play.say(play.name(now), "pass").status == "done", "others go on"
    assert play.say(play.name(then), "answer alone off").status == "done", "somebody has moved"


def test_a_bad_order_holds_up_no_move_said_with_it() -> None:
    play, now, _then = sagrada()
    verdict = play.say(play.name(now), "when asked: nonsense of mine", takes(play, now)[0], "when asked: pass")
    assert verdict.status == "done" and moved(play)[-1].seat == now and len(play.game.standing_orders(now).orders) == 1
    assert [(line.status, line.code) for line in verdict.lines] == [
        ("refused", "bad_order"),
        ("done", ""),
        ("done", ""),
    ]
    assert '"nonsense of mine" is no answer of Sagrada' in verdict.lines[0].text and play.folded() == play.game


def test_beside_a_bad_order_moves_are_still_done_together_or_not_at_all() -> None:
    play, now, _then = sagrada()
    before = play.game.version
    verdict = play.say(play.name(now), "when asked: nonsense of mine", "pass", "take P9 to A1")
    assert (verdict.status, play.game.version) == ("refused", before)
    assert [line.status for line in verdict.lines] == ["refused", "not_tried", "refused"]
    verdict = play.say(play.name(now), "when asked: nonsense of mine", "when asked: more of it")
    assert (verdict.status, verdict.code, play.game.version) == ("refused", "bad_order", before)


@pytest.mark.parametrize("line", ["vote against pause", "agree", "come back", "vote replace seat 1", "when asked: fly"])
def test_a_refused_line_of_the_table_holds_up_no_move(line: str) -> None:
    play, now, _then = sagrada()
    verdict = play.say(play.name(now), line, takes(play, now)[0])
    assert [each.status for each in verdict.lines] == ["refused", "done"] and moved(play)[-1].seat == now


def test_a_refused_move_holds_up_no_line_of_the_table_and_no_other_move_is_done() -> None:
    play, now, _then = sagrada()
    before = len(moved(play))
    verdict = play.say(play.name(now), takes(play, now)[0], "when asked: pass", "fly", "pass", "vote call off")
    statuses = ["not_tried", "not_tried", "refused", "not_tried", "done"]
    assert (verdict.status, [each.status for each in verdict.lines]) == ("done", statuses)
    assert play.kinds[-1] == "voted" and len(moved(play)) == before and play.folded() == play.game
    assert play.game.standing_orders(now).orders == (), "it was for the time after the moves"


def test_a_seat_has_eight_orders_at_most_and_sees_and_drops_them() -> None:
    play, _now, then = sagrada()
    name = play.name(then)
    play.say(name, *["when asked: pass, else wait"] * 8)
    assert play.say(name, "when asked: pass").code == "too_many_orders"
    assert play.say(name, "orders").lines[0].text.startswith("1. when asked: pass, else wait; 2.")
    play.say(name, "order off")
    assert play.say(name, "orders").lines[0].text == "Nothing is decided in advance."


def test_the_only_answer_is_given_alone() -> None:
    play = Play("sagrada", people=1, bots=1)
    play.open_choices()
    for _ in range(60):
        if play.game.phase != "running":
            break
        offers = list(play.game.title.legal(play.game.state, 0))
        assert len(offers) > 1 or isinstance(offers[0], Family), "a single answer is not asked for"
        play.say("ann", "pass")
    assert play.game.phase == "closed"


@pytest.mark.parametrize(
    "line",
    [
        "when asked: pass", "Please, when I am asked: pass", "When I\u2019m asked: pass, thanks!", "On my turn: pass",
        "hello, when it is my turn : pass please", "My order is: pass, else wait", "ORDER ONCE: pass",
        "if asked\uff1apass",
    ],
)  # fmt: skip
def test_an_order_may_be_said_with_courtesy(line: str) -> None:
    play, _now, then = sagrada()
    assert play.say(play.name(then), line).status == "done"
    assert play.game.standing_orders(then).orders[0][0] == "pass"


@pytest.mark.parametrize(
    "line",
    ["when asked I said no", "I was asked: why not?", "in order to win: think", "if asked, pass", "order of play",
     "I agree with you", "we resign ourselves to it", "I vote we wait", "thanks for asking: it was fun"],
)  # fmt: skip
def test_prose_is_no_line_of_the_table(line: str) -> None:
    assert not is_table_line(line)


@pytest.mark.parametrize(
    "line", ["I agree.", "I disagree", "I vote for a pause", "vote to pause", "We resign", "I vote more time"]
)
def test_lines_of_the_table_in_the_first_person(line: str) -> None:
    assert is_table_line(line)


@pytest.mark.parametrize("title", sorted(titles))
def test_no_line_of_a_title_is_a_line_of_the_table(title: str) -> None:
    play = Play(title, bots=1, people=1)
    for _ in range(40):
        if play.game.phase != "running":
            break
        sentences = [play.game.title.sentence(each) for each in play.game.title.commands(play.game.state, 0)]
        assert not [line for line in sentences if is_table_line(line)]
        play.move(0)
    for spec in titles[title].language.specs.values():
        assert not [pattern for pattern in spec.patterns if is_table_line(pattern)]
