"""The published vectors of Oh My Goods!, and its card list, run against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domain.kernel.luck import SeededLuck
from domain.titles.ohmygoods.cards.content import Content, content
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.new_cards import number_dealt
from domain.titles.ohmygoods.facts import BuildingBuilt, CardsDiscarded
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.questions import PhaseOne
from domain.titles.ohmygoods.title import ohmygoods as title
from tests.titles.ohmygoods.scene import Scene, buying

Case = tuple[str, str, str | None]


def cases(data: dict[str, Any]) -> Iterator[Case]:
    cards = content()
    for row in data["cards"]:
        yield "card", row["id"], _wrong(_row_of(cards, cards.cards[row["id"]]), _wanted_row(row))
    for row in data["charburners"]:
        yield "charburner", row["id"], _wrong(dict(cards.cards[row["id"]].inputs), row["inputs"])
    for row in data["goods"]:
        yield "good", row["id"], _wrong(cards.values[row["id"]], row["value"])
    for row in data["building_types"]:
        yield "building type", row["id"], _wrong(*_kind(cards, row))
    for row in data["test_vectors"]:
        yield "test vector", row["id"], _VECTORS[row["id"]](row)


def _wrong(got: Any, wanted: Any) -> str | None:
    return None if got == wanted else f"got {got}, wanted {wanted}"


def _wanted_row(row: dict[str, Any]) -> dict[str, Any]:
    power = row.get("power") or {}
    return {
        **{key: row[key] for key in ("id", "type", "colour", "resource", "cost", "vp", "half_sun")},
        "good": row.get("good") or "",
        "inputs": row.get("inputs") or {},
        "office": power.get("resource") or power.get("kind", ""),
    }


def _row_of(cards: Content, card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "type": card.kind,
        "colour": card.colour,
        "resource": card.resource,
        "cost": card.cost,
        "vp": card.points,
        "half_sun": card.sun,
        "good": card.good,
        "inputs": dict(card.inputs),
        "office": card.office,
    }


def _kind(cards: Content, row: dict[str, Any]) -> tuple[Any, Any]:
    own = [card for card in cards.cards.values() if card.kind == row["id"]]
    chain = row.get("chain_inputs") or []
    from_hand = tuple(icon["resource"] for icon in chain if icon["from"] == "hand")
    from_goods = tuple(icon["good"] for icon in chain if icon["from"] == "own_goods")
    got = (len(own), {(card.hand_icons, card.goods_icons) for card in own})
    return got, (row["copies"], {(from_hand, from_goods)})


# the vectors, one function each


def _production(card: str, market: dict[str, int], hand: tuple[str, ...] = (), **more: Any) -> Scene:
    """A charburner or building with somebody in it, at the beginning of its owner's phase IV."""
    scene = Scene().hand(0, *hand)
    person = more.get("person", WORKER)
    if card.startswith("charburner"):
        scene.burn(0, card, person=person)
    else:
        scene.build(0, card, person=person)
    for office in more.get("offices", ()):
        scene.build(0, office)
    return scene.market(**market).turn(0, more.get("manner", "efficient"))


def _inputs(card: str) -> dict[str, int]:
    return dict(content().cards[card].inputs)


def _sloppy_charburner(row: dict[str, Any]) -> str | None:
    made = []
    for card, other in (("mill_01", "grain"), ("sawmill_01", "wood")):
        scene = _production(row["given"]["building"], row["given"]["market"], (card,), manner="sloppy")
        made.append((other, scene.say(0, scene.offers(0)[0]).goods(0, "charburner_grain"), scene.cards(0)))
    return _wrong(made, [("grain", 1, ()), ("wood", 1, ())])


def _efficient_charburner(row: dict[str, Any]) -> str | None:
    scene = _production(row["given"]["building"], row["given"]["market"], ("mill_01", "sawmill_01"))
    scene.say(0, "produce grain charburner with mill 1, sawmill 1")
    return _wrong((scene.goods(0, "charburner_grain"), scene.cards(0)), (2, ()))


def _mill_chain(row: dict[str, Any]) -> str | None:
    scene = _production("mill_01", _inputs("mill_01"), ("bakery_01", "bakery_02", "mill_02"))
    before = scene.goods(0, "mill_01")
    scene.say(0, "chain mill 1 with bakery 1, bakery 2, mill 2")
    return _wrong((scene.goods(0, "mill_01") - before, scene.cards(0)), (3, ()))


def _shoe_chain(row: dict[str, Any]) -> str | None:
    scene = Scene().build(0, "tannery_01", goods=3).build(0, "shoemaker_01", person=WORKER)
    scene.market(**_inputs("shoemaker_01")).turn(0)
    before, coins = scene.goods(0, "shoemaker_01"), scene.coins(0)
    scene.say(0, "chain shoemaker 1 3 times")
    got = (scene.goods(0, "shoemaker_01") - before, scene.goods(0, "tannery_01"), scene.coins(0) - coins)
    return _wrong(got, (3, 0, 3 * (8 - 6)))


def _brick_chain(row: dict[str, Any]) -> str | None:
    clay = ("brick_manufacture_02", "brick_manufacture_03", "brick_manufacture_04")
    scene = Scene().burn(0, "charburner_wool", goods=2).build(0, "brick_manufacture_01", person=WORKER)
    scene.hand(0, *clay).market(**_inputs("brick_manufacture_01")).turn(0)
    before = scene.goods(0, "brick_manufacture_01")
    scene.say(0, "chain brick manufacture 1 with brick manufacture 2, brick manufacture 3")
    got = {
        "bricks_added": scene.goods(0, "brick_manufacture_01") - before,
        "clay_left_in_hand": len(scene.cards(0)),
        "coal_left": scene.goods(0, "charburner_wool"),
    }
    return _wrong(got, row["expect"])


def _payment(row: dict[str, Any]) -> str | None:
    given, wanted = row["given"], row["expect"]
    scene = Scene().build(0, "iron_smelter_01", goods=2).build(0, "mill_01", goods=1)
    stock, paid = payment.stock_of(scene.state, 0), payment.lots(given["paid"])
    accepted = payment.cannot_pay(stock, given["price"], paid) is None
    worth = payment.worth_of(stock, paid)
    if not accepted:
        return _wrong({"value": worth, "accepted": False}, wanted)
    cost7 = min(c.id for c in content().cards.values() if c.cost == given["price"] and c.good)
    buying(scene.plan(0, cost7)).say(0, f"build {content().name(cost7)} for 2 iron, 1 flour")
    bought = bool(scene.said(BuildingBuilt))
    return _wrong({"value": worth, "accepted": bought, "change": scene.coins(0)}, wanted)


def _office(row: dict[str, Any]) -> str | None:
    given = row["given"]
    office = next(c.id for c in content().cards.values() if c.office == given["market_office"])
    scene = _production(given["building"], given["market"], ("weaving_mill_01",), offices=(office,))
    return _wrong((scene.goods(0, given["building"]), scene.cards(0)), (2, ("weaving_mill_01",)))


def _office_no_chain(row: dict[str, Any]) -> str | None:
    """With nothing to chain the production ends by itself once the mill has produced."""
    office = next(c.id for c in content().cards.values() if c.office == "grain")
    scene = Scene().build(0, "mill_01", person=WORKER).build(0, office).hand(0, "sawmill_01")
    scene.market(**_inputs("mill_01")).turn(0)
    return _wrong((scene.goods(0, "mill_01"), scene.asked(), scene.cards(0)), (2, "Exchanging", ("sawmill_01",)))


def _no_production(row: dict[str, Any]) -> str | None:
    given = row["given"]
    person = "assistant_1a" if given.get("person") == "assistant" else WORKER
    scene = _production(given["building"], given["market"], manner=given.get("worker", ""), person=person)
    return _wrong(scene.goods(0, given["building"]), 0)


def _assistant(row: dict[str, Any]) -> str | None:
    given = row["given"]
    scene = _production(given["building"], given["market"], person="assistant_1a", manner="")
    return _wrong(scene.goods(0, given["building"]), 1)


def _glass(row: dict[str, Any]) -> str | None:
    glass = next(c.id for c in content().cards.values() if dict(c.inputs) == {"any": 11})
    scene = _production(glass, {"wool": 5, "clay": 5}, ("mill_01",))
    scene.say(0, f"produce {content().name(glass)} with mill 1")
    return _wrong((scene.goods(0, glass), scene.cards(0)), (2, ()))


def _extra_card(row: dict[str, Any]) -> str | None:
    office = next(c.id for c in content().cards.values() if c.office == "extra_card")
    scene = Scene().build(0, office).hand(0, "mill_01", "mill_02", "mill_03")
    three = number_dealt(scene.state, 0)
    dealt = len(scene.start(PhaseOne()).say(0, "keep").cards(0)) - 3
    four = number_dealt(Scene().build(0, office).hand(0, "mill_01", "mill_02", "mill_03", "mill_04").state, 0)
    return _wrong((three, dealt, four), (3, 3, 2))


def _exhaustion(row: dict[str, Any]) -> str | None:
    hand = ("mill_01", "mill_02", "mill_03", "mill_04", "mill_05")
    scene = Scene().hand(0, *hand).empty_piles().start(PhaseOne()).say(0, "keep")
    scene.say(0, "discard mill 1, mill 2")
    given_up = scene.said(CardsDiscarded)[0].cards
    return _wrong((given_up, scene.cards(0)[:3]), (hand[:2], hand[2:]))


def _goods_points(row: dict[str, Any]) -> str | None:
    scene = Scene().build(0, "bakery_01", goods=3)
    points, left = payment.as_points(scene.coins(0))
    return _wrong({"coins": scene.coins(0), "points_if_alone": points, "left": left}, row["expect"])


def _start_state(row: dict[str, Any]) -> str | None:
    state, _ = title.setup({}, row["given"]["players"], SeededLuck(b"start"))
    scene = Scene().change(players=state.players)
    got = {
        "buildings": len(state.players[0].buildings),
        "coal": len(state.players[0].buildings[0].goods),
        "coins": scene.coins(0),
        "hand": len(state.players[0].hand),
        "assistants_shown": len(state.display),
        "draw_pile": len(state.deck),
    }
    return _wrong(got, row["expect"])


_VECTORS: dict[str, Callable[[dict[str, Any]], str | None]] = {
    "tv_sloppy_charburner": _sloppy_charburner,
    "tv_efficient_charburner": _efficient_charburner,
    "tv_mill_chain": _mill_chain,
    "tv_shoe_chain": _shoe_chain,
    "tv_brick_chain": _brick_chain,
    "tv_payment": _payment,
    "tv_payment_short": _payment,
    "tv_office": _office,
    "tv_office_not_in_chain": _office_no_chain,
    "tv_sloppy_two_short": _no_production,
    "tv_assistant": _assistant,
    "tv_assistant_short": _no_production,
    "tv_glass": _glass,
    "tv_extra_card": _extra_card,
    "tv_exhaustion": _exhaustion,
    "tv_goods_points": _goods_points,
    "tv_start_state": _start_state,
}
