"""The sensible bot: it looks a move ahead at its own farm, through what it is asked on the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from domain.kernel.families import Family, Offer
from domain.kernel.flow import question_for
from domain.kernel.luck import Luck, Veiled, pick
from domain.kernel.shapes import Command, Refused
from domain.titles.lagranja.abilities.commands import Use
from domain.titles.lagranja.abilities.questions import ChooseWay, NewValue, React
from domain.titles.lagranja.bot.valuing import card_worth, value
from domain.titles.lagranja.chapters.deliveries import every_delivery
from domain.titles.lagranja.commands import BuyDeliveries, ChooseTile, Discard, Done, DrawCard, Keep
from domain.titles.lagranja.facts import PhaseBegan
from domain.titles.lagranja.parts import TILES
from domain.titles.lagranja.questions import FreeActions
from domain.titles.lagranja.table import Table, rules

DEPTH = 3
ON_THE_WAY = (React, ChooseWay, NewValue)  # few answers, and what counts comes after them
AT_MOST = 60  # commands looked at on the way
CARD_DRAWN = 0.5
WORTH_IT = 0.05  # a free action has to bring something


def bot_move(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    commands = list(_commands(offers))
    if isinstance(commands[0], ChooseTile):
        return max(commands, key=lambda command: _tile(state, seat, command))
    if isinstance(commands[0], Discard | Keep):
        sign = 1 if isinstance(commands[0], Keep) else -1
        return max(commands, key=lambda command: sign * card_worth(state, command.card))  # type: ignore[attr-defined]
    worth = {command: value_after(state, seat, command, DEPTH) for command in commands}
    best = max(worth.values())
    if Done() in worth and best < worth[Done()] + WORTH_IT:
        return Done()
    return pick(luck, [command for command in commands if worth[command] > best - 1e-9], "bot")


def _commands(offers: Iterable[Offer]) -> Iterable[Command]:
    for offer in offers:
        yield from offer.examples if isinstance(offer, Family) else (offer,)


class Noted(Veiled):
    """It stops at the first draw, and knows what was to be drawn."""

    stopped_at = ""

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        self.stopped_at = purpose
        return super().below_each(limits, purpose)


@lru_cache(maxsize=512)
def value_after(state: Table, seat: int, command: Command, depth: int) -> float:
    """The value of the farm after this command and the best answers to what is asked within it.

    A letter asks the bot about a position several times: for the best of each family, of all, and what may follow.
    """
    if isinstance(command, Done):
        return value(state, seat)
    luck = Noted()
    facts, after = rules.play(state, seat, command, luck, ends=False)
    if ends := next((n for n, fact in enumerate(facts) if isinstance(fact, PhaseBegan)), 0):
        return value(rules.fold(state, facts[:ends]), seat)
    found = value(after, seat) + CARD_DRAWN * (isinstance(command, DrawCard | Use) and luck.stopped_at == "cards")
    if isinstance(command, BuyDeliveries):
        return found + _bought(after, seat, command.number)
    if depth == 0 or after.result is not None:
        return found
    try:
        question, _ = question_for(after, seat)
    except Refused:
        return found
    if isinstance(question, FreeActions) or len(question.seats) > 1 or isinstance(command, Discard | Keep):
        return found
    answers = islice(_commands(rules.offers(after, seat)), AT_MOST)
    deeper = depth if isinstance(question, ON_THE_WAY) else depth - 1
    return max((value_after(after, seat, answer, deeper) for answer in answers), default=found)


def _bought(after: Table, seat: int, number: int) -> float:
    """What the best deliveries bring that have just been paid for."""
    before = value(after, seat)
    brought = sorted((value_after(after, seat, each, 0) - before for each in every_delivery(after, seat)), reverse=True)
    return sum(gain for gain in brought[:number] if gain > 0)


def _tile(state: Table, seat: int, command: Command) -> float:
    """As many donkeys as there is something to deliver, the rest in hats."""
    assert isinstance(command, ChooseTile)
    useful = len({delivery.what for delivery in every_delivery(state, seat)})
    stored = sum(state.farms[seat].store[:7]) + len(state.farms[seat].grown)
    deliveries = min(command.tile, max(useful, min(stored, useful + 1)) if useful else 0)
    late = 0.3 if state.round % 3 == 0 else 0.0  # the tiles left over come back
    return 1.5 * deliveries + 0.55 * TILES[command.tile] - (0.1 - late) * command.tile
