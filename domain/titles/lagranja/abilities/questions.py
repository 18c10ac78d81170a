"""Questions and steps of helpers and roof tiles."""

from __future__ import annotations

from domain.kernel.shapes import Question, Step
from domain.titles.lagranja.abilities.events import AnyEvent
from domain.titles.lagranja.abilities.vocabulary import AnyCost, AnyEffect


class Fires(Step, frozen=True, gc=False, tag="lagranja.fires"):
    """Abilities wait for an event: (seat, helper or roof tile, which of its abilities), the next one first."""

    event: AnyEvent
    waiting: tuple[tuple[int, str, int], ...]


class Carry(Step, frozen=True, gc=False, tag="lagranja.carry"):
    """What is still to be paid and then to be carried out of one ability; `crop`: of the card discarded for it."""

    seat: int
    source: str
    costs: tuple[AnyCost, ...]
    effects: tuple[AnyEffect, ...]
    event: AnyEvent | None = None
    crop: str = ""


class Uses(Step, frozen=True, gc=False, tag="lagranja.uses"):
    """An ability is used once a marker is free to mark its helper with."""

    seat: int
    source: str
    ability: int
    event: AnyEvent | None = None


class Elders(Step, frozen=True, gc=False, tag="lagranja.elders"):
    """Village Elders are asked before the dice are rolled."""

    waiting: tuple[tuple[int, str], ...]


class React(Question, frozen=True, gc=False, tag="lagranja.react"):
    """Which of these abilities is used next, if any."""

    event: AnyEvent
    waiting: tuple[tuple[str, int], ...]


class ChooseWay(Question, frozen=True, gc=False, tag="lagranja.choose_way"):
    ways: tuple[Carry, ...]


class PayFor(Question, frozen=True, gc=False, tag="lagranja.pay_for"):
    """Goods are the first cost of what is to be carried."""

    kinds: tuple[str, ...]
    n: int
    then: Carry


class DiscardFor(Question, frozen=True, gc=False, tag="lagranja.discard_for"):
    then: Carry


class NewValue(Question, frozen=True, gc=False, tag="lagranja.new_value"):
    """What stands after the change happens only if the value is changed."""

    values: tuple[int, ...]
    then: Carry


class RerollDice(Question, frozen=True, gc=False, tag="lagranja.reroll_dice"):
    n: int


class BringGoods(Question, frozen=True, gc=False, tag="lagranja.bring_goods"):
    crop: str


class TurnUpRoofs(Question, frozen=True, gc=False, tag="lagranja.turn_up_roofs"):
    left: int


class FillSymbol(Question, frozen=True, gc=False, tag="lagranja.fill_symbol"):
    pass


class ShiftMarkers(Question, frozen=True, gc=False, tag="lagranja.shift_markers"):
    removes: bool
    vp: bool


class TokensAgain(Question, frozen=True, gc=False, tag="lagranja.tokens_again"):
    left: int
    done: tuple[str, ...] = ()


class AnySpace(Question, frozen=True, gc=False, tag="lagranja.any_space"):
    left: int
    different: bool
    done: tuple[int, ...] = ()


class ReserveSpace(Question, frozen=True, gc=False, tag="lagranja.reserve_space"):
    source: str


class RemoveBarrow(Question, frozen=True, gc=False, tag="lagranja.remove_barrow"):
    """The place for the fourth barrow has gone with its helper."""


Pending = (
    Fires | Carry | Uses | Elders | React | ChooseWay | PayFor | DiscardFor | NewValue | RerollDice | BringGoods
    | TurnUpRoofs | FillSymbol | ShiftMarkers | TokensAgain | AnySpace | ReserveSpace | RemoveBarrow
)  # fmt: skip
