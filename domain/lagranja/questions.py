"""Questions and steps of La Granja. Those of helpers and roof tiles: abilities/words.py."""

from __future__ import annotations

from domain.kernel.shapes import Question, SealedQuestion, Step


class FreeActions(Question, frozen=True, gc=False):
    """Marks the questions of an active player: trade goods, trade, upgrades, roof tiles and helpers fit in here."""


# phase I


class FarmCard(FreeActions, frozen=True, gc=False, tag="lagranja.farm_card"):
    left: int
    must: bool = False


class DiscardDown(Question, frozen=True, gc=False, tag="lagranja.discard_down"):
    pass


class BeforeGrowth(FreeActions, frozen=True, gc=False, tag="lagranja.before_growth"):
    """The last free actions before the cards are drawn, or before the fields grow."""


class BuyRoof(FreeActions, frozen=True, gc=False, tag="lagranja.buy_roof"):
    pass


# phase II


class PickDie(FreeActions, frozen=True, gc=False, tag="lagranja.pick_die"):
    which: str


class SharedDie(FreeActions, frozen=True, gc=False, tag="lagranja.shared_die"):
    pass


class EndOfTurn(FreeActions, frozen=True, gc=False, tag="lagranja.end_of_turn"):
    pass


class SpaceTwo(Question, frozen=True, gc=False, tag="lagranja.space_two"):
    without: tuple[str, ...] = ()


class SpaceFive(Question, frozen=True, gc=False, tag="lagranja.space_five"):
    left: int = 2


class SpaceSix(Question, frozen=True, gc=False, tag="lagranja.space_six"):
    without: tuple[str, ...] = ()


# phase III


class DonkeyTiles(SealedQuestion, frozen=True, gc=False, tag="lagranja.donkey_tiles"):
    pass


class MoveDisc(FreeActions, frozen=True, gc=False, tag="lagranja.move_disc"):
    low: int
    high: int


class FreeDeliveries(FreeActions, frozen=True, gc=False, tag="lagranja.free_deliveries"):
    left: int


class ExtraDeliveries(FreeActions, frozen=True, gc=False, tag="lagranja.extra_deliveries"):
    left: int


# parts of effects, of whatever comes from a die, a tile, a token, a trade good or a helper


class ChooseGoods(Question, frozen=True, gc=False, tag="lagranja.choose_goods"):
    kinds: tuple[str, ...]
    n: int
    different: bool = False
    pen: str = "may"


class FreeUpgrades(Question, frozen=True, gc=False, tag="lagranja.free_upgrades"):
    left: int
    kinds: tuple[str, ...]


class DrawOrPlay(Question, frozen=True, gc=False, tag="lagranja.draw_or_play"):
    pass


class PlayCard(Question, frozen=True, gc=False, tag="lagranja.play_card"):
    sides: tuple[str, ...]
    free: bool = False  # an extension costs nothing


class PayExtension(Question, frozen=True, gc=False, tag="lagranja.pay_extension"):
    card: str
    size: int


class KeepCards(Question, frozen=True, gc=False, tag="lagranja.keep_cards"):
    cards: tuple[str, ...]
    keep: int


class MakeDelivery(Question, frozen=True, gc=False, tag="lagranja.make_delivery"):
    left: int
    to: tuple[str, ...] = ("barrow", "craft")
    price: int = 0


class SiestaSteps(Question, frozen=True, gc=False, tag="lagranja.siesta_steps"):
    low: int
    high: int


class PlaceMarker(Question, frozen=True, gc=False, tag="lagranja.place_marker"):
    spaces: tuple[str, ...]
    removes: bool = True
    vp: bool = True
    card: str = ""  # the barrow that was completed
    optional: bool = False


class RemoveMarkers(Question, frozen=True, gc=False, tag="lagranja.remove_markers"):
    spaces: tuple[str, ...]
    vp: bool = True


class PigWithoutPen(Question, frozen=True, gc=False, tag="lagranja.pig_without_pen"):
    pass


class NoMarker(Question, frozen=True, gc=False, tag="lagranja.no_marker"):
    """The supply is empty, and the step below wants a marker: for a good, a field (a card), or a market space."""

    gain: str


# steps


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
