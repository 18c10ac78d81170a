"""Random helpers in the closed vocabulary, for games with cards nobody has seen: every word with every parameter."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

from domain.titles.lagranja.cards.owners_file import mistakes

Raw = dict[str, Any]

GOODS = ["olive", "grain", "grape", "pig", "food", "wine", "meat"]
HARVEST, RESOURCES = GOODS[:3], GOODS[:4]
SLOTS = ["field", "barrow", "extension", "helper"]
TRIGGERS = [
    "activate",
    "card_played",
    "refill",
    "income",
    "roof_bought",
    "dice_rolled",
    "die_taken",
    "revenue_used",
    "order_set",
    "barrow_completed",
    "craft_completed",
    "marker_lost",
    "scoring",
    "game_end",
]
COUNTERS = ["fields", "roof_tiles", "market_markers", "siesta_vp", "dice_sum", "barrow_symbols_best_kind"]
LIMITS = {"always": "none", "once_per_round": "round", "once_per_game": "game"}
NO_CHOICE = ["marker_lost", "scoring", "game_end", "order_set"]  # nobody is active: what comes of them asks nothing


class Inventor:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def some(self, values: list[Any]) -> list[Any]:
        chosen = self.random.sample(values, self.random.randint(1, len(values)))
        return sorted(chosen, key=values.index)

    def amount(self) -> Any:
        if self.random.random() < 0.7:
            return self.random.randint(1, 3)
        return {"count": self.random.choice(COUNTERS), "max": self.random.randint(1, 4)}

    def gain(self) -> Raw:
        kinds = self.random.choice([self.some(GOODS), "own_field_crops"])
        goods = {"do": "gain_goods", "kinds": kinds, "n": self.random.randint(1, 3)}
        silver = {"do": "gain_silver", "n": self.amount()}
        points = {"do": "gain_vp", "n": self.amount()}
        return self.random.choice([goods, silver, points, {"do": "gain_trade_goods", "n": 1}])

    def board(self) -> Raw:
        flag = self.random.random() < 0.5
        return self.random.choice(
            [
                {"do": "upgrade", "n": self.random.randint(1, 3), "kinds": self.some(RESOURCES)},
                {"do": "deliver", "n": 2, "to": self.some(["barrow", "craft"]), "price": int(flag)},
                {"do": "siesta", "min": 1, "max": self.random.randint(1, 3)},
                {"do": "draw_cards", "n": 3, "keep": self.random.randint(1, 3)},
                {"do": "play_card", "slots": self.some(SLOTS), "extension_cost": "free" if flag else "normal"},
                {"do": "place_marker", "values": self.some([2, 3, 4, 5, 6]), "removes": flag, "vp": True},
                {"do": "move_marker", "to": "same_value", "removes": flag, "vp": not flag},
                {"do": "use_revenue", "space": self.random.choice(["any", "round"]), "option": "any", "n": 2},
                {"do": "move_goods", "crop": self.random.choice(HARVEST)},
                {"do": "flip_roof", "n": 2},
                {"do": "fill_symbol", "to": ["barrow"]},
                {"do": "use_token", "n": 2},
            ]
        )

    def cost(self) -> Raw:
        goods = {"pay": "goods", "n": self.random.randint(1, 2), "kinds": self.some(GOODS)}
        words = ["silver", "vp", "trade_good", "discard_card"]
        return self.random.choice([goods, *({"pay": word, "n": 1} for word in words)])

    def effects(self, trigger: str) -> list[Raw]:
        own = {
            "die_taken": {"do": "change_die", "how": "shift", "n": self.random.randint(1, 3)},
            "dice_rolled": {"do": "reroll_dice", "n": self.random.randint(1, 3)},
            "revenue_used": {"do": "use_revenue", "space": "same", "option": "other", "n": 1},
            "card_played": {"do": "gain_goods", "kinds": "played_card_crop", "n": 1},
            "barrow_completed": {"do": "gain_goods", "kinds": "completed_barrow_resources", "n": 1},
        }
        first = [own[trigger]] if trigger in own and self.random.random() < 0.6 else []
        return [*first, self.board(), self.gain()][: self.random.randint(1, 3)]

    def ability(self, limit: str) -> Raw:
        trigger = self.random.choice([*TRIGGERS, "activate", "activate"])
        if trigger in NO_CHOICE:
            return {"on": trigger, "optional": False, "limit": limit, "effect": [{"do": "gain_vp", "n": self.amount()}]}
        optional = trigger == "activate" or self.random.random() < 0.7
        made: Raw = {"on": trigger, "optional": optional, "limit": limit}
        if optional and self.random.random() < 0.5:
            made["cost"] = [self.cost()]
        if self.random.random() < 0.2:
            made["if"] = [{"count": self.random.choice(COUNTERS), "min": 1}]
        if self.random.random() < 0.3:
            return made | {"one_of": [[self.board()], [self.gain(), self.board()]]}
        return made | {"effect": self.effects(trigger)}

    def modifier(self, limit: str) -> Raw:
        made = self.random.choice(
            [
                {
                    "modify": "price",
                    "of": self.random.choice(["upgrade", "buy"]),
                    "kinds": self.some(RESOURCES),
                    "set": 1,
                },
                {"modify": "price", "of": self.random.choice(["roof", "extension", "extra_delivery"]), "change": -1},
                {"modify": "price", "of": "end_vp", "set": 2},
                {"modify": "capacity", "what": self.random.choice(["hand", "pens", "extra_deliveries"]), "n": 2},
                {"modify": "capacity", "what": "barrows", "n": 1},
                {"modify": "capacity", "what": "roof_spaces", "n": 1, "vp": 5},
                {"modify": "tile_bonus", "donkeys": 1, "hats": 1, "tiles": self.some([1, 2, 3, 4])},
                {"modify": "sell_from_field", "kinds": self.some(HARVEST)},
                {"modify": "market_rank", "attack_gap": -2},
                {"modify": "market_rank", "defence_gap": 3},
                {
                    "modify": "substitute",
                    "deliver": self.some(GOODS),
                    "as": self.some(GOODS),
                    "to": ["barrow", "craft"],
                },
                {"modify": "roof_payment", "kinds": self.some(HARVEST), "worth": 2},
                {"modify": "breeding", "min_pigs": 1},
            ]
        )
        return {**made, "limit": limit}

    def helper(self, helper: Raw) -> Raw:
        frequency = self.random.choice(list(LIMITS))
        words = self.random.choice([[self.ability], [self.modifier], [self.ability, self.modifier]])
        abilities = [word(LIMITS[frequency]) for word in words]
        new = {"frequency": frequency, "phases": ["any"], "spec": {"special": False, "abilities": abilities}}
        return {**helper, **new, "source": "printed"}


def overlay(*cards: Raw) -> str:
    return json.dumps({"format": "lagranja-overlay/1", "cards": cards})


def invented(seed: int) -> str:
    """An overlay with a random helper on every card; what the checks refuse is made anew."""
    inventor = Inventor(seed)
    house = json.loads(files("domain.titles.lagranja.cards").joinpath("deck.json").read_text(encoding="utf-8"))["cards"]
    cards = []
    for card in house:
        made = {"number": card["number"], "helper": inventor.helper(card["helper"])}
        while mistakes(overlay(made)):
            made["helper"] = inventor.helper(card["helper"])
        cards.append(made)
    whole = overlay(*cards)
    return invented(seed + 1000) if mistakes(whole) else whole  # together some gain for ever
