"""What the game does next, once all above it on the stack is settled. Steps of abilities: abilities/questions.py."""

from __future__ import annotations

from domain.kernel.shapes import Step


class RoundStarts(Step, frozen=True, gc=False, tag="lagranja.round_starts"):
    pass


class PhaseStarts(Step, frozen=True, gc=False, tag="lagranja.phase_starts"):
    phase: str


class EachPlays(Step, frozen=True, gc=False, tag="lagranja.each_plays"):
    """One part of a phase, seat after seat: the first is served, the step comes again with the rest."""

    part: str
    seats: tuple[int, ...]


class Refill(Step, frozen=True, gc=False, tag="lagranja.refill"):
    seat: int


class DrawUp(Step, frozen=True, gc=False, tag="lagranja.draw_up"):
    seat: int


class BeforeIncome(Step, frozen=True, gc=False, tag="lagranja.before_income"):
    """Asks for free actions, if the income could come to something else by them."""

    seat: int


class Income(Step, frozen=True, gc=False, tag="lagranja.income"):
    """What extensions and tokens bring; with helpers if it is the income step of the round."""

    seat: int
    helpers: bool = True


class RollDice(Step, frozen=True, gc=False, tag="lagranja.roll_dice"):
    pass


class Picks(Step, frozen=True, gc=False, tag="lagranja.picks"):
    """Who takes a die next, first or second; the neutral player drops one."""

    waiting: tuple[tuple[int, str], ...]


class UseDie(Step, frozen=True, gc=False, tag="lagranja.use_die"):
    seat: int


class DieDone(Step, frozen=True, gc=False, tag="lagranja.die_done"):
    seat: int


class AfterTurn(Step, frozen=True, gc=False, tag="lagranja.after_turn"):
    """Asks for a last free action, if there is any to take."""

    seat: int
    growth: bool = False  # what comes next is the growth of the fields


class Deliveries(Step, frozen=True, gc=False, tag="lagranja.deliveries"):
    """Asks for the next delivery of a turn, if there is any to make or a free action to take."""

    seat: int
    left: int
    extra: bool = False


class NewOrder(Step, frozen=True, gc=False, tag="lagranja.new_order"):
    pass


class NeutralMarker(Step, frozen=True, gc=False, tag="lagranja.neutral_marker"):
    pass


class GainGoods(Step, frozen=True, gc=False, tag="lagranja.gain_goods"):
    """Goods of these kinds come to the farm one by one; `pen`: must a pig without a pen be sold, or may it."""

    seat: int
    kinds: tuple[str, ...]
    pen: str = "may"


class Grow(Step, frozen=True, gc=False, tag="lagranja.grow"):
    seat: int
    fields: tuple[str, ...]


class Breed(Step, frozen=True, gc=False, tag="lagranja.breed"):
    seat: int


class RowFull(Step, frozen=True, gc=False, tag="lagranja.row_full"):
    seat: int
    building: str


class BarrowFull(Step, frozen=True, gc=False, tag="lagranja.barrow_full"):
    seat: int
    card: str


class TokenEffect(Step, frozen=True, gc=False, tag="lagranja.token_effect"):
    """The immediate effect of a craft token."""

    seat: int
    building: str


class SiestaPoints(Step, frozen=True, gc=False, tag="lagranja.siesta_points"):
    seat: int


class MarkerDue(Step, frozen=True, gc=False, tag="lagranja.marker_due"):
    """A completed barrow with a market symbol brings a marker to the market."""

    seat: int
    card: str


class MarkerDown(Step, frozen=True, gc=False, tag="lagranja.marker_down"):
    seat: int
    space: str
    removes: bool = True
    vp: bool = True


class RoundEnds(Step, frozen=True, gc=False, tag="lagranja.round_ends"):
    pass


class FinalScoring(Step, frozen=True, gc=False, tag="lagranja.final_scoring"):
    pass
