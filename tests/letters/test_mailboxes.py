"""The player of the bench: what it says stands in the letter that it answers."""

from __future__ import annotations

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from ops.bench.mailboxes import options_in, play
from service.queries.choices import choices, with_joined


def test_a_whole_game_is_played_by_marks_of_letters_and_counted_by_mails() -> None:
    found = play("pig", 2, seed=1)
    assert found.ended and not found.stuck
    assert found.received == sum(found.kinds.values()) >= found.answered


def test_the_options_of_a_letter_are_read_without_their_hints() -> None:
    text = "YOU CAN\n\n(1) take R1 to D1\n(2) play card 3 as field: a field\n    of grape\n(0) pass\n\nMore."
    assert options_in(text) == [("1", "take R1 to D1"), ("2", "play card 3 as field"), ("0", "pass")]


def test_letters_offer_to_build_with_what_has_just_been_produced() -> None:
    title, luck, joined = titles["ohmygoods"], SeededLuck(b"bench"), []
    state, _ = title.setup(None, 2, luck)
    while state.result is None and len(joined) < 3:
        seat = title.asked(state)[0]
        found = with_joined(title, state, seat, choices(title, state, seat))
        joined += [each for each in found.joined if each.startswith("produce") and "then build" in each]
        state = title.play(state, seat, title.bot(state, seat, luck), luck)[1]
    assert joined
