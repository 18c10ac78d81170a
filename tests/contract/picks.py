"""What must hold of picks: whatever is legal can be picked together, and whatever can be picked leads on."""

from __future__ import annotations

from collections import Counter

from domain.kernel.families import DO, Family
from domain.kernel.luck import SeededLuck
from domain.kernel.narrowing import Narrowed, Pick, atoms, narrowed, written
from domain.kernel.shapes import Command
from tests.contract.play import Position

SAMPLE = 4


def picks_lead_everywhere(position: Position) -> None:
    title, state = position.title, position.state
    for seat in title.asked(state):
        offers = list(title.legal(state, seat))
        for offer in position.random.sample(offers, min(SAMPLE, len(offers))):
            luck = SeededLuck(b"pick %d" % position.random.getrandbits(32))
            _is_reached(position, seat, offer.fill(luck) if isinstance(offer, Family) else offer)
        _every_pick_leads_on(position, seat)


def _is_reached(position: Position, seat: int, command: Command) -> None:
    """By its values one by one, each of which is offered when its turn comes."""
    language = position.title.language
    wanted = [Pick(atom[0], written(language, type(command), atom)) for atom in atoms(language, command)]
    picks: list[Pick] = []
    for pick in [*wanted[1:], wanted[0]]:
        left = _at(position, seat, picks)
        if _says(position, command, left):
            break
        assert pick in left.open, f"{command}: {pick.text} is not offered after {[each.text for each in picks]}"
        picks.append(pick)
    left = _at(position, seat, picks)
    assert _says(position, command, left), (
        f"{command} is not what {[each.text for each in picks]} say, but {left.ready}"
    )
    assert not left.dropped


def _says(position: Position, command: Command, left: Narrowed) -> bool:
    """Is it said by the picks, but for the order of several values?"""
    language = position.title.language
    wanted = Counter(atoms(language, command))
    return any(type(each) is type(command) and Counter(atoms(language, each)) == wanted for each in left.ready)


def _every_pick_leads_on(position: Position, seat: int) -> None:
    """A way of picks at random ends in a command that is accepted; with no slot named a pick fits as well."""
    picks: list[Pick] = []
    left = _at(position, seat, picks)
    named = position.random.choice((0.0, 0.8, 1.0))  # a picture names no slots, a list names them all
    while left.open and not (left.ready and position.random.random() < 0.3):
        pick = position.random.choice(left.open)
        says_slot = pick.slot == DO or "." in pick.slot or position.random.random() < named
        picks.append(pick if says_slot else Pick("", pick.words))
        left = _at(position, seat, picks)
        assert not left.dropped, f"{pick.text} was offered after {[each.text for each in picks[:-1]]} and leads nowhere"
        assert len(picks) < 60, f"{[each.text for each in picks]}"
    assert left.ready, f"nothing is said by {[each.text for each in picks]}"
    for command in left.ready:
        assert position.title.rules.accepts(position.state, seat, command), command


def _at(position: Position, seat: int, picks: list[Pick]) -> Narrowed:
    return narrowed(position.title, position.state, seat, picks)
