"""A hand as its owner knows it, and as all others can think of it: what decides who is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from domain.kernel.rules import Turn
from domain.titles.ohmygoods.table import Table, cards_of


@dataclass
class Hand:
    """So many cards as `size`; `cards` are those that may be in it."""

    size: int
    look: Callable[[], tuple[str, ...]]

    @cached_property
    def cards(self) -> tuple[str, ...]:
        return self.look() if self.size else ()


def own_hand(state: Table, seat: int) -> Hand:
    hand = state.players[seat].hand
    return Hand(len(hand), lambda: hand)


def possible_hand(state: Table, seat: int) -> Hand:
    """Any card that does not lie in the open can be in a hand."""
    return Hand(len(state.players[seat].hand), lambda: unseen(state))


def asked_by_hand(turn: Turn[Table], seat: int, has_choice: Callable[[Hand], bool]) -> bool:
    """Is this seat asked, where its hand decides whether it has anything to say but pass?"""
    state = turn.state
    return turn.is_asked(seat, has_choice(own_hand(state, seat)), lambda: has_choice(possible_hand(state, seat)))


def unseen(state: Table) -> tuple[str, ...]:
    """The cards of the game that do not lie in the open."""
    cards = cards_of(state)
    in_the_open = {*state.sunrise, *state.sunset, *state.shown, *(card for _, stack in state.stacks for card in stack)}
    in_the_open |= {built.card for player in state.players for built in player.buildings}
    in_game = (*cards.base, *(card for number in state.numbers for card in cards.numbered[number]))
    return tuple(card for card in in_game if card not in in_the_open)
