"""What a reader is told of each fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.shapes import Fact, Finished, Sealed
from domain.kernel.telling import Seat, Sentence, listed
from domain.titles.sagrada import facts as f
from domain.titles.sagrada.cards import PATTERNS, PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.titles.sagrada.commands import Choose
from domain.titles.sagrada.parts import COLOUR_NAMES

Teller = Callable[[Any, int | None], Sentence | None]

# who holds the card, or gave the answer, is told more than the others
TOLD_APART: frozenset[type[Fact]] = frozenset({f.ObjectivesDealt, f.WindowCardsDealt, Sealed})


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    teller = _TELLERS.get(type(fact))
    return teller(fact, seat) if teller else None


def _who(fact: Any) -> Seat:
    return Seat(fact.seat)


def _table_laid(fact: f.TableLaid, seat: int | None) -> Sentence:
    tools = listed([TOOLS[tool].name for tool in fact.tools])
    public = listed([PUBLIC[card].name for card in fact.public])
    return Sentence.of("Tools on the table: {tools}. Public objectives: {public}.", tools=tools, public=public)


def _objectives(fact: f.ObjectivesDealt, seat: int | None) -> Sentence:
    if fact.seat == seat or len(fact.objectives) > 1:  # in the solo game both lie open
        colours = listed([COLOUR_NAMES[PRIVATE[card]] for card in fact.objectives])
        return Sentence.of("{who} has the private objective: {colours} dice.", who=_who(fact), colours=colours)
    return Sentence.of("{who} is dealt a private objective.", who=_who(fact))


def _window_cards(fact: f.WindowCardsDealt, seat: int | None) -> Sentence:
    if fact.seat == seat:
        names = listed([PATTERNS[side].name for card in fact.cards for side in WINDOW_CARDS[card]])
        return Sentence.of("{who} can choose one of the windows {names}.", who=_who(fact), names=names)
    return Sentence.of("{who} is dealt two window cards.", who=_who(fact))


def _sealed(fact: Sealed[Choose], seat: int | None) -> Sentence:
    if fact.seat == seat:
        name = PATTERNS[fact.answer.window].name
        template = "{who} chooses {name}, to be opened when all have chosen."
        return Sentence.of(template, who=_who(fact), name=name)
    return Sentence.of("{who} has chosen a window.", who=_who(fact))


def _window_chosen(fact: f.WindowChosen, seat: int | None) -> Sentence:
    card = PATTERNS[fact.pattern]
    template = "{who} builds {name} (difficulty {difficulty})."
    return Sentence.of(template, who=_who(fact), name=card.name, difficulty=card.difficulty)


def _round_began(fact: f.RoundBegan, seat: int | None) -> Sentence:
    template = "Round {round}: {who} begins. The pool: {dice}."
    return Sentence.of(template, round=fact.round, who=Seat(fact.start), dice=" ".join(fact.dice))


def _placed(fact: f.DiePlaced, seat: int | None) -> Sentence:
    return Sentence.of("{who} places {die} on {cell}.", who=_who(fact), die=fact.die, cell=fact.cell)


def _tool(fact: f.ToolUsed, seat: int | None) -> Sentence:
    name = TOOLS[fact.tool].name
    if fact.paid is not None:
        return Sentence.of("{who} uses {name} and pays with {die}.", who=_who(fact), name=name, die=fact.paid)
    template = "{who} uses {name} for {n} favour {n|token|tokens}."
    return Sentence.of(template, who=_who(fact), name=name, n=fact.tokens)


def _changed(fact: f.DieChanged, seat: int | None) -> Sentence:
    template = "{who} rolls {old} again: {new}." if fact.rolled else "{who} turns {old} to {new}."
    return Sentence.of(template, who=_who(fact), old=fact.old, new=fact.new)


def _swapped(fact: f.DiceSwapped, seat: int | None) -> Sentence:
    template = "{who} trades {die} for {other} of round {round}."
    return Sentence.of(template, who=_who(fact), die=fact.die, other=fact.other, round=fact.round)


def _exchanged(fact: f.DieExchanged, seat: int | None) -> Sentence:
    template = "{who} puts {die} into the bag and draws a {colour} die."
    return Sentence.of(template, who=_who(fact), die=fact.die, colour=COLOUR_NAMES[fact.colour])


def _value(fact: f.ValueChosen, seat: int | None) -> Sentence:
    return Sentence.of("{who} makes it {die}.", who=_who(fact), die=fact.die)


def _moved(fact: f.DieMoved, seat: int | None) -> Sentence:
    template = "{who} moves {die} from {source} to {target}."
    return Sentence.of(template, who=_who(fact), die=fact.die, source=fact.source, target=fact.target)


def _both_moved(fact: f.DiceMoved, seat: int | None) -> Sentence:
    moves = listed([f"{die} {source}-{target}" for source, target, die in fact.moves])
    return Sentence.of("{who} lifts two dice and sets them down: {moves}.", who=_who(fact), moves=moves)


def _pool_rolled(fact: f.PoolRolled, seat: int | None) -> Sentence:
    return Sentence.of("{who} rolls the pool again: {dice}.", who=_who(fact), dice=" ".join(fact.dice))


def _spent(fact: f.DraftSpent, seat: int | None) -> Sentence:
    return Sentence.of("{who} leaves {die} in the pool.", who=_who(fact), die=fact.die or "the die")


def _skipped(fact: f.SecondTurnSkipped, seat: int | None) -> Sentence:
    return Sentence.of("{who} ends the turn and will skip the second one of this round.", who=_who(fact))


def _second_now(fact: f.SecondTurnMoved, seat: int | None) -> Sentence:
    return Sentence.of("{who} ends the turn and takes the second one of this round at once.", who=_who(fact))


def _passed(fact: f.TurnPassed, seat: int | None) -> Sentence:
    template = "{who} can only pass." if fact.forced else "{who} ends the turn."
    return Sentence.of(template, who=_who(fact))


def _round_ended(fact: f.RoundEnded, seat: int | None) -> Sentence:
    dice = " ".join(fact.dice) or "no dice"
    return Sentence.of("Round {round} is over; to the round track: {dice}.", round=fact.round, dice=dice)


def _finished(fact: Finished, seat: int | None) -> Sentence:
    result = fact.result
    if result.target is not None:
        template = "The game is {outcome}: {total} points against a target of {target}."
        outcome = "won" if result.won else "lost"
        return Sentence.of(template, outcome=outcome, total=result.scores[0].total, target=result.target)
    totals = {score.seat: score.total for score in result.scores}
    first, second = result.ranking[0][0], result.ranking[1][0]
    told: dict[str, Any] = {"who": Seat(first), "total": totals[first], "next": Seat(second), "other": totals[second]}
    if totals[first] != totals[second]:
        return Sentence.of("{who} wins with {total} points, ahead of {next} with {other}.", **told)
    template = "{who} wins with {total} points, ahead of {next} with {other} (decided by {by})."
    return Sentence.of(template, by=result.decided_by, **told)


_TELLERS: dict[type, Teller] = {
    f.TableLaid: _table_laid,
    f.ObjectivesDealt: _objectives,
    f.WindowCardsDealt: _window_cards,
    Sealed: _sealed,
    f.WindowChosen: _window_chosen,
    f.RoundBegan: _round_began,
    f.DiePlaced: _placed,
    f.ToolUsed: _tool,
    f.DieChanged: _changed,
    f.DiceSwapped: _swapped,
    f.DieExchanged: _exchanged,
    f.ValueChosen: _value,
    f.DieMoved: _moved,
    f.DiceMoved: _both_moved,
    f.PoolRolled: _pool_rolled,
    f.DraftSpent: _spent,
    f.SecondTurnSkipped: _skipped,
    f.SecondTurnMoved: _second_now,
    f.TurnPassed: _passed,
    f.RoundEnded: _round_ended,
    Finished: _finished,
}
