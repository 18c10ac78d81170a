"""What the game waits for and what it has yet to do: the questions and steps of its stack."""

from __future__ import annotations

from msgspec import Struct

from domain.kernel.shapes import Question, SealedQuestion, Step
from domain.titles.ohmygoods.cards.pieces import Effect


class Portion(Struct, frozen=True, gc=False):
    """Cards due to a seat: to the hand, or face down on a building."""

    seat: int
    count: int
    building: str = ""


class Exchanging(SealedQuestion, frozen=True, gc=False, tag="ohmygoods.exchanging"):
    pass


class Planning(SealedQuestion, frozen=True, gc=False, tag="ohmygoods.planning"):
    pass


class Halving(SealedQuestion, frozen=True, gc=False, tag="ohmygoods.halving"):
    """No card left anywhere: everybody gives up half of the hand."""


class Pledging(SealedQuestion, frozen=True, gc=False, tag="ohmygoods.pledging"):
    effect: Effect


class Producing(Question, frozen=True, gc=False, tag="ohmygoods.producing"):
    waiting: tuple[str, ...]  # staffed buildings that have not had their chance
    made: str = ""  # the one that has just produced


class Buying(Question, frozen=True, gc=False, tag="ohmygoods.buying"):
    built: bool = False
    hired: bool = False


class Placing(Question, frozen=True, gc=False, tag="ohmygoods.placing"):
    assistant: str


class Attaching(Question, frozen=True, gc=False, tag="ohmygoods.attaching"):
    tower: str


class Casting(Question, frozen=True, gc=False, tag="ohmygoods.casting"):
    """A seat may use characters of this phase."""

    phase: str


class Naming(Question, frozen=True, gc=False, tag="ohmygoods.naming"):
    effect: Effect


class Offered(Question, frozen=True, gc=False, tag="ohmygoods.offered"):
    effect: Effect
    left: int


class Owing(Question, frozen=True, gc=False, tag="ohmygoods.owing"):
    coins: int


class GivingUp(Question, frozen=True, gc=False, tag="ohmygoods.giving_up"):
    cards: int


class NewRound(Step, frozen=True, gc=False, tag="ohmygoods.new_round"):
    pass


class PhaseOne(Step, frozen=True, gc=False, tag="ohmygoods.phase_one"):
    pass


class Exchanges(Step, frozen=True, gc=False, tag="ohmygoods.exchanges"):
    seats: tuple[int, ...]


class Draws(Step, frozen=True, gc=False, tag="ohmygoods.draws"):
    queue: tuple[Portion, ...]
    halved: bool = False


class Reveals(Step, frozen=True, gc=False, tag="ohmygoods.reveals"):
    half: str
    suns: int
    halved: bool = False


class Characters(Step, frozen=True, gc=False, tag="ohmygoods.characters"):
    phase: str
    seats: tuple[int, ...]


class PhaseTwo(Step, frozen=True, gc=False, tag="ohmygoods.phase_two"):
    pass


class AskPlans(Step, frozen=True, gc=False, tag="ohmygoods.ask_plans"):
    pass


class Turns(Step, frozen=True, gc=False, tag="ohmygoods.turns"):
    seats: tuple[int, ...]


class Production(Step, frozen=True, gc=False, tag="ohmygoods.production"):
    """The rest of a seat's production. `lay` is how many goods `tried` had before it was let produce."""

    seat: int
    waiting: tuple[str, ...]
    tried: str = ""
    lay: int = 0


class ProductionEnds(Step, frozen=True, gc=False, tag="ohmygoods.production_ends"):
    seat: int
    idle: tuple[str, ...] = ()  # staffed buildings that make nothing


class Purchases(Step, frozen=True, gc=False, tag="ohmygoods.purchases"):
    seat: int
    built: bool = False
    hired: bool = False


class TurnEnds(Step, frozen=True, gc=False, tag="ohmygoods.turn_ends"):
    seat: int


class Carry(Step, frozen=True, gc=False, tag="ohmygoods.carry"):
    """Effects of a card, one after the other, for these seats."""

    effects: tuple[Effect, ...]
    seats: tuple[int, ...]


class ForSeat(Step, frozen=True, gc=False, tag="ohmygoods.for_seat"):
    """An effect for one seat, side by side with the others."""

    effect: Effect
    seat: int


class OfferAgain(Step, frozen=True, gc=False, tag="ohmygoods.offer_again"):
    effect: Effect
    seat: int
    left: int


class RoundEnds(Step, frozen=True, gc=False, tag="ohmygoods.round_ends"):
    pass


class Cleanup(Step, frozen=True, gc=False, tag="ohmygoods.cleanup"):
    pass


class Scoring(Step, frozen=True, gc=False, tag="ohmygoods.scoring"):
    pass


Pending = (
    Exchanging
    | Planning
    | Halving
    | Pledging
    | Producing
    | Buying
    | Placing
    | Attaching
    | Casting
    | Naming
    | Offered
    | Owing
    | GivingUp
    | NewRound
    | PhaseOne
    | Exchanges
    | Draws
    | Reveals
    | Characters
    | PhaseTwo
    | AskPlans
    | Turns
    | Production
    | ProductionEnds
    | Purchases
    | TurnEnds
    | Carry
    | ForSeat
    | OfferAgain
    | RoundEnds
    | Cleanup
    | Scoring
)
