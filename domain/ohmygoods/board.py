"""The table in monospace, from a view: a list first, every fact in words."""

from __future__ import annotations

from typing import Any

from domain.kernel.telling import listed
from domain.ohmygoods.parts import ANY

View = dict[str, Any]


def text(view: View) -> str:
    me = view["seat"]
    players = sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"]))
    blocks = [_head(view), _market(view), *([_hand(view)] if me is not None else []), _for_sale(view)]
    blocks += [_tableau(player, me) for player in players]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def title_line(view: View) -> str:
    if "scores" in view:
        return f"The game is over after round {view['round']}."
    last = ", the last round" if view["last_round"] else ""
    when = f"Round {view['round']}, phase {view['phase']}{last}" if view["round"] else "Before round 1"
    return f"{when}. Seat {view['active'] + 1} is active. Draw pile {view['deck']}, discard pile {view['discard']}."


def _head(view: View) -> list[str]:
    lines = [title_line(view)]
    chapter = view["chapter"]
    if chapter is not None:
        target = f" Target {chapter['target']}." if chapter["target"] is not None else ""
        lines.append(f"{chapter['name']}, {chapter['rounds']} rounds.{target} {chapter['goal']}".rstrip())
        if chapter["event"] is not None:
            event = chapter["event"]
            lines.append(f"Event {event['number']}, {event['name']}: {event['text']}")
        lines.append(f"At the end: {chapter['end']}")
    return lines


def row_of(cards: list[View]) -> str:
    return " ".join(card["resource"] + ("*" if card["sun"] else "") for card in cards) or "-"


def counts_of(view: View) -> str:
    return listed([f"{many} {resource}" for resource, many in view["market"]["counts"].items() if many])


def _market(view: View) -> list[str]:
    market = view["market"]
    whose = "For you" if view["seat"] is not None else "In all"
    return [
        f"Market, sunrise: {row_of(market['sunrise'])}",
        f"        sunset:  {row_of(market['sunset'])}   (* half sun)",
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


def _card(card: View) -> str:
    price = card.get("price", card["cost"])
    facts = [
        f"gives {card['resource']}{'*' if card['sun'] else ''}" if card["resource"] else "",
        f"{price} coins, {card['points']} points" if card["colour"] else f"a character. {card['text']}",
        f"needs strength {card['needs_strength']}" if card["needs_strength"] else "",
        f"strength {card['strength']}" if card["strength"] else "",
        needs_of(card),
        chain_of(card),
    ]
    return f"  {card['name']}, {card['colour'] or 'no colour'}: " + "; ".join(fact for fact in facts if fact)


def _hand(view: View) -> list[str]:
    lines = [f"Your hand ({len(view['hand'])}):", *map(_card, view["hand"])]
    if view["planned"] is not None:
        lines += ["Set aside to build:", _card(view["planned"])]
    if view["answer"] is not None:
        lines.append(f'Your sealed answer: "{view["answer"]}" (it can be changed until all have answered)')
    return lines


def assistant_line(assistant: View) -> str:
    price = assistant["price"]
    needs = " ".join(assistant["colours"])
    short = assistant["id"].removeprefix("assistant_")
    return f"{short} {assistant['name']}: {price} coins, {assistant['points']} points, needs {needs}"


def _for_sale(view: View) -> list[str]:
    lines = ["For hire:", *(f"  {assistant_line(each)}" for each in view["display"])] if view["display"] else []
    for stack in view["stacks"]:
        lines += [f"Stack {stack['number']}:", *map(_card, stack["cards"])]
    return lines


def who_of(player: View, me: int | None) -> str:
    return "You" if player["seat"] == me else f"Seat {player['seat'] + 1}"


def summary_of(player: View) -> str:
    parts = [f"{player['points']} points", f"{player['coins']} coins in goods", f"{player['hand']} cards"]
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


def _tableau(player: View, me: int | None) -> list[str]:
    lines = [f"{who_of(player, me)}: {summary_of(player)}"]
    for building in player["buildings"]:
        facts = [
            f"{building['goods']} {building['good_name']} of {building['worth']}" if building["good"] else "",
            needs_of(building),
            chain_of(building),
            person_of(building),
            f"with {building['tower']}" if building["tower"] else "",
            f"{building['points']} points" if building["points"] else "",
        ]
        name = f"{building['name']}, {building['colour']}"
        lines.append(f"  {name}: " + "; ".join(fact for fact in facts if fact))
    return lines
