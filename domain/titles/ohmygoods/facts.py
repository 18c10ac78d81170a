"""What happens at the table, as it is stored."""

from __future__ import annotations

from typing import ClassVar

from domain.kernel import shapes
from domain.kernel.shapes import Fact
from domain.titles.ohmygoods.cards.pieces import Effect
from domain.titles.ohmygoods.commands import Answer
from domain.titles.ohmygoods.questions import Pending
from domain.titles.ohmygoods.words import Goods

Taken = tuple[tuple[str, str], ...]  # (building, good lying there)


class LaidOut(Fact, frozen=True, gc=False, tag="ohmygoods.laid_out"):
    reveals: ClassVar[bool] = True
    active: int
    charburners: tuple[str, ...]
    display: tuple[str, ...]
    names: tuple[str, ...]  # of the assistants on display


class CardsDrawn(Fact, frozen=True, gc=False, tag="ohmygoods.cards_drawn"):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class GoodsLaid(Fact, frozen=True, gc=False, tag="ohmygoods.goods_laid"):
    """Cards of the draw pile, face down on a building."""

    seat: int
    building: str
    cards: tuple[str, ...]


class Reshuffled(Fact, frozen=True, gc=False, tag="ohmygoods.reshuffled"):
    pass


class CardsLacking(Fact, frozen=True, gc=False, tag="ohmygoods.cards_lacking"):
    """Neither pile has a card, and nobody can give one up: what was due is lost."""


class CardsDiscarded(Fact, frozen=True, gc=False, tag="ohmygoods.cards_discarded"):
    """Hand cards go face down to the discard pile."""

    seat: int
    cards: tuple[str, ...]
    why: str = ""  # exchange, shortage, event


class RoundBegan(Fact, frozen=True, gc=False, tag="ohmygoods.round_began"):
    number: int


class EventTurnedUp(Fact, frozen=True, gc=False, tag="ohmygoods.event_turned_up"):
    reveals: ClassVar[bool] = True
    number: int
    name: str
    text: str
    last: bool = False


class MarketRevealed(Fact, frozen=True, gc=False, tag="ohmygoods.market_revealed"):
    reveals: ClassVar[bool] = True
    half: str
    cards: tuple[str, ...]
    ignored: tuple[str, ...] = ()  # characters, straight to the discard pile


class PhaseBegan(Fact, frozen=True, gc=False, tag="ohmygoods.phase_began"):
    phase: str


class GoodsSpent(Fact, frozen=True, gc=False, tag="ohmygoods.goods_spent"):
    seat: int
    goods: Taken
    worth: int
    said: Goods  # the same goods by name


class AssistantMoved(Fact, frozen=True, gc=False, tag="ohmygoods.assistant_moved"):
    seat: int
    assistant: str
    building: str


class WorkerPlaced(Fact, frozen=True, gc=False, tag="ohmygoods.worker_placed"):
    seat: int
    building: str
    manner: str


class CardPlanned(Fact, frozen=True, gc=False, tag="ohmygoods.card_planned"):
    seat: int
    card: str


class PlanReturned(Fact, frozen=True, gc=False, tag="ohmygoods.plan_returned"):
    reveals: ClassVar[bool] = True
    seat: int
    card: str

    def closes(self, seat: int) -> bool:
        """The seat that ended its turn has seen that the next one could not build, or would not."""
        return self.reveals and seat != self.seat


class TurnBegan(Fact, frozen=True, gc=False, tag="ohmygoods.turn_began"):
    seat: int


class ResourcesSpent(Fact, frozen=True, gc=False, tag="ohmygoods.resources_spent"):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    building: str


class ChainUsed(Fact, frozen=True, gc=False, tag="ohmygoods.chain_used"):
    reveals: ClassVar[bool] = True
    seat: int
    building: str
    cards: tuple[str, ...]  # from the hand, shown
    goods: Taken


class WorkerLeft(Fact, frozen=True, gc=False, tag="ohmygoods.worker_left"):
    reveals: ClassVar[bool] = True
    seat: int
    idle: tuple[str, ...] = ()  # staffed buildings that have made nothing

    def closes(self, seat: int) -> bool:
        """As with a card set aside: what stands idle is seen by the others."""
        return self.reveals and seat != self.seat and bool(self.idle)


class BuildingBuilt(Fact, frozen=True, gc=False, tag="ohmygoods.building_built"):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    number: int = 0  # of the stack it came from


class TowerAttached(Fact, frozen=True, gc=False, tag="ohmygoods.tower_attached"):
    seat: int
    tower: str
    building: str


class AssistantHired(Fact, frozen=True, gc=False, tag="ohmygoods.assistant_hired"):
    seat: int
    assistant: str
    name: str


class AssistantPlaced(Fact, frozen=True, gc=False, tag="ohmygoods.assistant_placed"):
    seat: int
    assistant: str
    building: str


class CharacterUsed(Fact, frozen=True, gc=False, tag="ohmygoods.character_used"):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    name: str


class ModifierLaid(Fact, frozen=True, gc=False, tag="ohmygoods.modifier_laid"):
    effect: Effect
    seat: int = -1  # -1: for everybody


class DiscountSpent(Fact, frozen=True, gc=False, tag="ohmygoods.discount_spent"):
    seat: int


class StackLaid(Fact, frozen=True, gc=False, tag="ohmygoods.stack_laid"):
    number: int


class CardsAdded(Fact, frozen=True, gc=False, tag="ohmygoods.cards_added"):
    number: int


class NumberRemoved(Fact, frozen=True, gc=False, tag="ohmygoods.number_removed"):
    number: int


class AssistantTurnedUp(Fact, frozen=True, gc=False, tag="ohmygoods.assistant_turned_up"):
    reveals: ClassVar[bool] = True
    assistant: str
    name: str


class PointsChanged(Fact, frozen=True, gc=False, tag="ohmygoods.points_changed"):
    seat: int
    points: int


class Pledged(Fact, frozen=True, gc=False, tag="ohmygoods.pledged"):
    seat: int
    side: str
    marks: int


class SideWon(Fact, frozen=True, gc=False, tag="ohmygoods.side_won"):
    side: str
    totals: tuple[tuple[str, int], ...]


class RoundEnded(Fact, frozen=True, gc=False, tag="ohmygoods.round_ended"):
    pass


class LastRoundAnnounced(Fact, frozen=True, gc=False, tag="ohmygoods.last_round_announced"):
    pass


Facts = (
    LaidOut
    | CardsDrawn
    | GoodsLaid
    | Reshuffled
    | CardsLacking
    | CardsDiscarded
    | RoundBegan
    | EventTurnedUp
    | MarketRevealed
    | PhaseBegan
    | GoodsSpent
    | AssistantMoved
    | WorkerPlaced
    | CardPlanned
    | PlanReturned
    | TurnBegan
    | ResourcesSpent
    | ChainUsed
    | WorkerLeft
    | BuildingBuilt
    | TowerAttached
    | AssistantHired
    | AssistantPlaced
    | CharacterUsed
    | ModifierLaid
    | DiscountSpent
    | StackLaid
    | CardsAdded
    | NumberRemoved
    | AssistantTurnedUp
    | PointsChanged
    | Pledged
    | SideWon
    | RoundEnded
    | LastRoundAnnounced
    | shapes.Asked[Pending]
    | shapes.Settled
    | shapes.Planned[Pending]
    | shapes.StepBegan
    | shapes.Forked[Pending]
    | shapes.Joined
    | shapes.Sealed[Answer]
    | shapes.Unsealed[Answer]
    | shapes.Looked
    | shapes.Finished
)
