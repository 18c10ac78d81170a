"""The table in monospace, from a view: a list first, every fact in words."""

from __future__ import annotations

from typing import Any

from domain.kernel.flow import name_in
from domain.kernel.telling import Sentence, listed, term
from domain.titles.ohmygoods.parts import ANY
from domain.titles.ohmygoods.words import GOOD, language, lot_name

View = dict[str, Any]


def text(view: View) -> str:
    me = view["seat"]
    players = sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"]))
    blocks = [head_lines(view), _market(view), *([_hand(view)] if me is not None else []), _for_sale(view)]
    blocks += [_tableau(view, player) for player in players]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def title_line(view: View) -> str:
    if view["result"]:
        return f"The game is over after round {view['round']}."
    last = ", the last round" if view["last_round"] else ""
    when = f"Round {view['round']}, phase {view['phase']}{last}" if view["round"] else "Before round 1"
    active = f"{name_in(view, view['active'])} {'(you) ' if view['active'] == view['seat'] else ''}is active"
    return f"{when}. {active}. Draw pile {view['deck']}, discard pile {view['discard']}."


def head_lines(view: View) -> list[str]:
    lines = [title_line(view)]
    chapter = view["chapter"]
    if chapter is not None:
        target = f" Target {chapter['target']}." if chapter["target"] is not None else ""
        lines.append(f"{chapter['name']}, {chapter['rounds']} rounds.{target} {chapter['goal']}".rstrip())
        if chapter["alone"]:
            lines.append("This chapter is played by itself: nothing of earlier chapters is carried over.")
        if chapter["event"] is not None:
            event = chapter["event"]
            lines.append(f"Event {event['number']}, {event['name']}: {event['text']}")
        lines.append(f"At the end: {chapter['end']}")
    return lines


def row_of(cards: list[View]) -> str:
    return " ".join(card["resource"] + ("*" if card["sun"] else "") for card in cards) or "-"


def legend_of(cards: list[View]) -> str:
    return " (* half sun)" if any(card["sun"] for card in cards) else ""


def counts_of(view: View) -> str:
    return listed([f"{many} {resource}" for resource, many in view["market"]["counts"].items() if many])


def _market(view: View) -> list[str]:
    market = view["market"]
    whose = "For you" if view["seat"] is not None else "In all"
    return [
        f"Market, sunrise: {row_of(market['sunrise'])}",
        f"        sunset:  {row_of(market['sunset'])}{legend_of(market['sunrise'] + market['sunset'])}",
        f"        {whose}: {counts_of(view)}",
    ]


def inputs_of(card: View) -> str:
    each = ((many, "of any kind" if resource == ANY else resource) for resource, many in card["inputs"].items())
    return " + ".join(f"{many} {resource}" for many, resource in each) or "works alone"


def needs_of(card: View) -> str:
    """What a building takes and makes: `3 grain + 1 wool -> flour (2)`."""
    if not card["good"]:
        return {"": "", "extra_card": "an extra card"}.get(card["office"], f"+1 {card['office']} in the market")
    inputs = inputs_of(card)
    worth = f" ({card['worth']})" if card["worth"] else ""
    return f"{inputs} -> {card['good_name']}{worth}"


def chain_of(card: View) -> str:
    return f"chain {' + '.join(card['chain'])}" if card["chain"] else ""


def counted(many: Any, one: str) -> str:
    return f"{many} {one}{'' if many == 1 else 's'}"


def card_line(card: View) -> str:
    price = card.get("price", card["cost"])
    cost = f"{counted(price, 'coin')}, {counted(card['points'], 'point')}"
    facts = [
        f"gives {card['resource']}{'*' if card['sun'] else ''}" if card["resource"] else "",
        cost if card["colour"] else f"a character. {term(card['text'])}",
        f"needs strength {card['needs_strength']}" if card["needs_strength"] else "",
        f"strength {card['strength']}" if card["strength"] else "",
        needs_of(card),
        chain_of(card),
    ]
    return f"{card['name']}, {card['colour'] or 'no colour'}: " + "; ".join(fact for fact in facts if fact)


def _hand(view: View) -> list[str]:
    lines = [f"Your hand ({len(view['hand'])}):", *(f"  {card_line(card)}" for card in view["hand"])]
    if view["planned"] is not None:
        lines += ["Set aside to build:", f"  {card_line(view['planned'])}"]
    if view["answer"] is not None:
        lines.append(answer_line(view))
    return lines


def answer_line(view: View) -> str:
    return own_answer(view).text()


def own_answer(view: View) -> Sentence:
    template = 'Your sealed answer: "{answer}" (it can be changed until all have answered)'
    return Sentence.of(template, answer=language.in_language_told(view["answer"]))


def assistant_line(assistant: View) -> str:
    price = assistant["price"]
    needs = " ".join(assistant["colours"])
    short = assistant["id"].removeprefix("assistant_")
    cost = f"{counted(price, 'coin')}, {counted(assistant['points'], 'point')}"
    return f"{short} {assistant['name']}: {cost}, needs {needs}"


def _for_sale(view: View) -> list[str]:
    lines = ["For hire:", *(f"  {assistant_line(each)}" for each in view["display"])] if view["display"] else []
    for stack in view["stacks"]:
        lines += [f"Stack {stack['number']}:", *(f"  {card_line(card)}" for card in stack["cards"])]
    return lines


def summary_of(player: View) -> str:
    coins = f"{counted(player['coins'], 'coin')} in goods"
    parts = [counted(player["points"], "point"), coins, f"{counted(player['hand'], 'card')} in hand"]
    if player["planned"]:
        parts.append("a card set aside")
    if player["strength"]:
        parts.append(f"strength {player['strength']}")
    return ", ".join(parts)


def person_of(building: View) -> str:
    person: str = building["person"]
    if not person:
        return ""
    if building["person_name"]:
        return f"{building['person_name']} ({person.removeprefix('assistant_')})"
    return "worker, well" if person == "efficient" else "worker, sloppily"


def good_of(card: View) -> str:
    """Grapes are of the colour of their building."""
    good = str(card["good"])
    return good if good in GOOD.names else f"{good}_{card['colour']}"


def goods_of(building: View) -> str:
    """What lies on a building: `1 brick`, `2 bricks`."""
    return lot_name(good_of(building), building["goods"])


def building_line(building: View) -> str:
    facts = [
        f"holds {goods_of(building)}, each worth {building['worth']}" if building["good"] else "",
        needs_of(building),
        chain_of(building),
        person_of(building),
        f"with {building['tower']}" if building["tower"] else "",
        counted(building["points"], "point") if building["points"] else "",
    ]
    return f"{building['name']}, {building['colour']}: " + "; ".join(fact for fact in facts if fact)


def _tableau(view: View, player: View) -> list[str]:
    return [
        f"{name_in(view, player['seat'], 'You')}: {summary_of(player)}",
        *(f"  {building_line(building)}" for building in player["buildings"]),
    ]
