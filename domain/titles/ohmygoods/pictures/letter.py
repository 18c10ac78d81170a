"""The position as a letter tells it: towns in rows, the market in one line, what is for hire when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.flow import name_in
from domain.kernel.telling import Seat, Section, Sentence
from domain.titles.ohmygoods.parts import ANY
from domain.titles.ohmygoods.pictures.text import (
    View,
    assistant_line,
    card_line,
    counts_of,
    goods_of,
    head_lines,
    legend_of,
    own_answer,
    person_of,
    row_of,
)

UNFOLDED = 2  # other towns that stand in every letter; of more there is a line each
BRIEF = {  # what was done, beside the name of who did it
    "{who} draws {cards}.": "drew {cards}",
    "{who} draws {n} {n|card|cards}.": "drew {n} {n|card|cards}",
    "{who} puts {goods} on {building}.": "{goods} at {building}",
    "{who} exchanges a hand of {n} {n|card|cards}.": "exchanged the hand",
    "{who} discards {n} {n|card|cards}.": "discarded {n} {n|card|cards}",
    '{who} decides in secret: "{move}".': "",
    "{who} has decided in secret.": "",
    "{who} gives {goods}, worth {worth} {worth|coin|coins}.": "paid {goods}",
    "{who} moves assistant {assistant} to {building}.": "assistant {assistant} to {building}",
    "{who}'s worker works {manner} at {building}.": "worked {manner} at {building}",
    "{who} sets {card} aside to build it.": "{card} set aside",
    "{who} sets a card aside.": "a card set aside",
    "{card} returns to {who}'s hand.": "{card} back in the hand",
    "{who} takes back the card set aside.": "took the card set aside back",
    "{who} spends {cards} at {building}.": "spent {cards}",
    "{who} uses the chain of {building}: {spent} become {goods}.": "chain of {building}: {spent} became {goods}",
    "{who} makes nothing at {buildings}.": "nothing at {buildings}",
    "{who} builds {card}.": "built {card}",
    "{who} attaches {tower} to {building}.": "{tower} attached to {building}",
    "{who} hires {name} ({assistant}).": "hired {name} ({assistant})",
    "{who}'s assistant {assistant} goes to {building}.": "assistant {assistant} at {building}",
    "{who} uses {name}.": "used {name}",
    "{who} gains {n} {n|point|points}.": "+{n} {n|point|points}",
    "{who} loses {n} {n|point|points}.": "-{n} {n|point|points}",
    "{who} pledges {n} {n|mark|marks} to the {side}.": "pledged {n} {n|mark|marks} to the {side}",
}


def sections(view: View) -> Iterator[Section]:
    me = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    if view["market"]["sunrise"]:
        yield Section(lines=(_counts(view),), place="choice", drawn=True)
    if me is not None:
        yield from _mine(view, me)
    others = [player for player in view["players"] if player is not me]
    if len(others) > UNFOLDED:
        yield Section(lines=tuple(_folded(player) for player in others), heading=Sentence.of("The others"))
    for player in others:
        heading = _summary(player)
        yield Section(lines=tuple(map(_building, player["buildings"])), heading=heading,
                      place="asked" if len(others) > UNFOLDED else "table",
                      words=(name_in(view, player["seat"]),))  # fmt: skip
    yield Section(lines=tuple(_table(view)), heading=Sentence.of("The table"))
    yield from _asked_for(view)


def _counts(view: View) -> Sentence:
    """What can be worked with: the reader's own view of it."""
    template = "Market for you: {counts}." if view["seat"] is not None else "Market: {counts}."
    return Sentence.of(template, counts=counts_of(view))


def _mine(view: View, me: View) -> Iterator[Section]:
    heading = Sentence.of("Your town: {points} {points|point|points}, {coins} {coins|coin|coins} in goods",
                          points=me["points"], coins=me["coins"])  # fmt: skip
    yield Section(lines=(_columns(), *map(_building, me["buildings"])), heading=heading)
    set_aside = view["planned"]
    hand = sorted(view["hand"], key=lambda card: (card["cost"], card["name"]))
    if hand:
        lines = (
            Sentence.of("Each: cost, points; gives as a card (* half a sun) | makes | chain"),
            *map(_card, hand),
        )
        yield Section(lines=lines, heading=Sentence.of("Your hand: {n} {n|card|cards}", n=len(hand)))
    own = [Sentence.of("Set aside: {card}", card=card_line(set_aside))] if set_aside is not None else []
    own += [own_answer(view)] if view["answer"] is not None else []
    if own:
        yield Section(lines=tuple(own))


def _columns() -> Sentence:
    return Sentence.of("Each: what it holds (worth); what it works with | its chain")


def _inputs(card: View) -> str:
    each = ((many, "of any kind" if resource == ANY else resource) for resource, many in card["inputs"].items())
    return " ".join(f"{many} {resource}" for many, resource in each)


def _chain(card: View) -> str:
    return f" | {', '.join(card['chain'])}" if card["chain"] else ""


def _building(building: View) -> Sentence:
    name, person = building["name"], person_of(building)
    there = "; ".join(filter(None, (person, building["tower"] and f"with {building['tower']}")))
    tail = f"; {there}" if there else ""
    if not building["good"]:
        return Sentence.of("{card}: {gives}{tail}", card=name, gives=_office(building), tail=tail)
    return Sentence.of(
        "{card}: {goods} ({worth}); {inputs}{chain}{tail}", card=name,
        goods=goods_of(building), worth=building["worth"], inputs=_inputs(building) or "works alone",
        chain=_chain(building), tail=tail,
    )  # fmt: skip


def _office(card: View) -> str:
    office = card["office"]
    if not office:
        return card["text"] or "-"
    return "an extra card" if office == "extra_card" else f"1 {office} more in the market"


def _card(card: View) -> Sentence:
    sun = "*" if card["sun"] else ""
    if not card["colour"]:
        return Sentence.of("{line}", line=card_line(card))
    makes = f"{_inputs(card) or 'alone'} = {card['good_name']} ({card['worth']})" if card["good"] else _office(card)
    return Sentence.of(
        "{card}: {price}, {points}; {gives} | {makes}{chain}", card=card["name"], price=card["cost"],
        points=card["points"], gives=f"{card['resource']}{sun}", makes=makes, chain=_chain(card),
    )  # fmt: skip


def _summary(player: View) -> Sentence:
    strength = f", strength {player['strength']}" if player["strength"] else ""
    return Sentence.of(
        "{who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}{strength}",
        who=Seat(player["seat"]), points=player["points"], coins=player["coins"], hand=player["hand"],
        strength=strength,
    )  # fmt: skip


def _folded(player: View) -> Sentence:
    n = len(player["buildings"])
    return Sentence.of(
        "{who}: {points} {points|point|points}, {coins} in goods, {hand} {hand|card|cards}, {n} {n|building|buildings}",
        who=Seat(player["seat"]), points=player["points"], coins=player["coins"], hand=player["hand"], n=n,
    )  # fmt: skip


def _table(view: View) -> Iterator[Sentence]:
    yield Sentence.of("{line}", line=head_lines(view)[0])
    chapter = view["chapter"]
    if chapter is None:
        return
    target = f" Target {chapter['target']}." if chapter["target"] is not None else ""
    yield Sentence.of("{name}, {n} rounds.{target}", name=chapter["name"], n=chapter["rounds"], target=target)
    if chapter["event"] is not None:
        event = chapter["event"]
        yield Sentence.of("Event {number}, {name}: {text}", number=event["number"], name=event["name"],
                          text=event["text"])  # fmt: skip


def _asked_for(view: View) -> Iterator[Section]:
    market = view["market"]
    lines = [
        Sentence.of(
            "{half}: {cards}{legend}.",
            half=half.capitalize(),
            cards=row_of(market[half]),
            legend=legend_of(market[half]),
        )
        for half in ("sunrise", "sunset")
        if market[half]
    ]
    if lines:
        yield Section(lines=tuple(lines), heading=Sentence.of("The market"), place="asked", words=("market",))
    hire = tuple(Sentence.of("{line}", line=assistant_line(each)) for each in view["display"])
    if hire:
        yield Section(lines=hire, heading=Sentence.of("For hire"), place="asked", words=("hires", "assistants"))
    for stack in view["stacks"]:
        cards = tuple(Sentence.of("{line}", line=card_line(card)) for card in stack["cards"])
        heading = Sentence.of("Stack {n}, to build from", n=stack["number"])
        yield Section(lines=cards, heading=heading, place="asked", words=("stacks",))
    if view["chapter"] is not None:
        rest = tuple(Sentence.of("{line}", line=line) for line in head_lines(view)[1:])
        yield Section(lines=rest, heading=Sentence.of("The chapter"), place="asked", words=("chapter",))
