"""Done until something new: one word for all questions that follow, until one offers what was not there."""

from __future__ import annotations

import pytest

from domain.game import events as ev
from domain.game.evolve import project
from domain.game.table.agreements import UNTIL_NEW
from domain.kernel.luck import SeededLuck
from service.queries.choices import choices, joined_options
from tests.pace.play import Play

LUCK = SeededLuck(b"until new")


def by_bot(play: Play, seat: int) -> None:
    title, state = play.game.title, play.game.state
    said = play.say(play.name(seat), title.sentence(title.bot(state, seat, LUCK)))
    assert said.status == "done", said


def at_question(name: str, tag: str, **options: object) -> tuple[Play, int]:
    """A game at the first question of this kind, and the seat that it is put to."""
    play = Play(name, people=2, **options)
    for _ in range(200):
        for question in play.game.state.pending:
            if question.__struct_config__.tag == tag and set(question.seats) & set(play.game.asked):
                return play, next(seat for seat in question.seats if seat in play.game.asked)
        by_bot(play, play.game.asked[0])
    raise AssertionError(f"{tag} never came")


def given(play: Play) -> list[ev.Moved]:
    return [event for event in play.events if isinstance(event, ev.Moved) and event.advance == UNTIL_NEW]


def until_asked(play: Play, seat: int) -> None:
    while seat not in play.game.asked:
        by_bot(play, play.game.asked[0])


def test_who_is_done_with_deliveries_is_not_asked_about_extra_ones() -> None:
    play, seat = at_question("lagranja", "lagranja.free_deliveries")
    said = play.say(play.name(seat), "Done until something new, please")
    assert said.status == "done" and said.lines[0].played == "done"
    round_ = play.game.state.round
    until_asked(play, seat)
    assert [event.said for event in given(play)] == ["done"] and play.game.state.round == round_ + 1
    assert not play.game.standing_orders(seat).orders and play.folded() == play.game


@pytest.mark.parametrize("name", ["lagranja", "ohmygoods"])
def test_it_never_goes_past_what_is_new(name: str) -> None:
    play = Play(name, people=2)
    for _ in range(200):
        if play.game.phase != "running":
            break
        seat = play.game.asked[0]
        outlook = play.game.title.outlook(play.game.state, seat)
        if outlook is not None and outlook.goes_on is not None and outlook.lasts:
            assert play.say(play.name(seat), UNTIL_NEW).status == "done"
            continue
        by_bot(play, seat)
        if name == "ohmygoods" and play.game.phase == "running" and seat not in play.game.asked:
            play.say(play.name(seat), UNTIL_NEW)
    assert len(given(play)) > 3 and play.folded() == play.game
    game, known = None, dict[int, frozenset[str]]()
    for event in play.events:
        if isinstance(event, ev.Ordered) and event.orders and not event.void:
            assert game is not None
            known.setdefault(event.seat, game.title.outlook(game.state, event.seat).possible)
        elif isinstance(event, ev.Ordered):
            del known[event.seat]
        if isinstance(event, ev.Moved) and event.advance == UNTIL_NEW:
            assert game is not None
            assert game.title.outlook(game.state, event.seat).possible <= known[event.seat]
        game = project(game, [event])


def test_a_hand_without_a_new_card_is_kept() -> None:
    play, seat = at_question("ohmygoods", "ohmygoods.buying")
    while seat in play.game.asked:
        by_bot(play, seat)
    assert play.say(play.name(seat), UNTIL_NEW).status == "done"
    until_asked(play, seat)
    kept = given(play)
    assert [event.said for event in kept] == (["keep"] if kept else []) and not play.game.standing_orders(seat).orders
    assert "Planning" in {type(question).__name__ for question in play.game.state.pending}


def test_who_takes_it_back_answers_again() -> None:
    play, seat = at_question("lagranja", "lagranja.free_deliveries")
    play.say(play.name(seat), UNTIL_NEW)
    if play.say(play.name(seat), "undo").status == "done":
        assert seat in play.game.asked and not play.game.standing_orders(seat).orders and not given(play)


def test_it_answers_no_question_that_wants_more() -> None:
    play, seat = at_question("lagranja", "lagranja.pick_die")
    assert play.say(play.name(seat), UNTIL_NEW).code == "not_optional"
    assert Play("sagrada").say("ann", UNTIL_NEW).code == "not_optional"


def test_said_with_a_tile_in_secret_it_counts_what_there_was_before_all_lie_open() -> None:
    play, seat = at_question("lagranja", "lagranja.donkey_tiles")
    other = 1 - seat
    by_bot(play, other)
    mine = play.game.title.sentence(play.game.title.commands(play.game.state, seat, 1)[0])
    before = play.game.title.outlook(play.game.state, seat)
    assert before is not None
    verdict = play.say(play.name(seat), mine, UNTIL_NEW)
    assert [line.status for line in verdict.lines] == ["done", "done"]
    ordered = next(event for event in reversed(play.events) if isinstance(event, ev.Ordered) and not event.void)
    shown = next(event for event in play.events if isinstance(event, ev.Moved) and event.said == mine
                 and event.seat == seat and event.originator_version > ordered.originator_version)  # fmt: skip
    assert shown.originator_version == ordered.originator_version + 1


def test_each_of_two_turns_in_a_row_is_ended_by_its_own_word() -> None:
    for _ in range(1):
        play = Play("sagrada")
        play.open_choices()
        (first,) = play.game.asked
        by_bot(play, first)
        while play.game.asked == (first,):
            play.say(play.name(first), "pass")
        (twice,) = play.game.asked
        assert play.say(play.name(twice), "pass").status == "done" and play.game.asked == (twice,)
        take = next(line for line in map(play.game.title.sentence, play.game.title.commands(play.game.state, twice))
                    if line.startswith("take"))  # fmt: skip
        play.say(play.name(twice), take, "pass")
        assert play.game.asked != (twice,)


def test_after_the_last_round_of_a_chapter_nothing_is_offered_to_be_done_until_something_new() -> None:
    """What a letter prints would be refused: the levy of the last event may ask its reader for goods."""
    play, offered = Play("ohmygoods", people=2, chapter="1"), set[bool]()
    while play.game.phase == "running":
        state, seat = play.game.state, play.game.asked[0]
        lines = joined_options(play.game.title, state, seat, choices(play.game.title, state, seat).first)
        if not state.events:
            assert not [each for each in lines if each.endswith(UNTIL_NEW)]
        offered.add(bool(state.events) and any(each.endswith(UNTIL_NEW) for each in lines))
        by_bot(play, seat)
    assert offered == {True, False}
