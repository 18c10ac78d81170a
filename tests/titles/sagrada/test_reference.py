"""Two readings of one rule book: whole random games in which the title and the slow reference have to agree.

`python -m tests.titles.sagrada.reference --games 100` runs as many as wanted.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from domain.titles.sagrada.commands import Move, MoveTwo, Use
from tests.titles.sagrada.board import table
from tests.titles.sagrada.reference import placing, scoring
from tests.titles.sagrada.reference.compare import Comparison
from tests.titles.sagrada.reference.legal import legal
from tests.titles.sagrada.reference.position import read
from tests.titles.sagrada.reference.strays import any_options

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
OTHER_READINGS = [
    {"ignore_scope": "printed_and_neighbors"},
    {"two_dice_moves": "simultaneous"},
    {"straightedge": "relaxed"},
    {"flux_brush_return": "free"},
    {"flux_remover_return": "only_if_unplaceable"},
    {"deterministic_tool_failure": "return_changed"},
    {"running_pliers_extra": "full_turn"},
    {"allow_noop_tools": True},
    {"start_player": "first_seat", "tools": 5},
]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_as_both_readings_have_it(seats: int) -> None:
    assert Comparison({}, seats, seed=2026).game()["outcomes"] > 50


@pytest.mark.parametrize("options", OTHER_READINGS, ids=lambda options: "+".join(options))
@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_under_another_ruling(options: dict[str, Any], seats: int) -> None:
    assert Comparison(options, seats, seed=2027).game()["outcomes"] > 50


@pytest.mark.parametrize("seed", range(8))
def test_a_game_under_rulings_at_random(seed: int) -> None:
    options = any_options(random.Random(seed))
    assert Comparison(options, 1 + seed % 4, seed).game()["outcomes"] > 50


# the yardstick itself, against the published vectors

ASIDE = {"none": (), "ignore_color": (placing.PRINTED_COLOUR,), "ignore_value": (placing.PRINTED_VALUE,)}


def _board(case: dict[str, Any], **more: Any) -> Any:
    return read(table(" ".join(case["board"]), pattern=case["pattern"] or "", **more))


@pytest.mark.parametrize("case", VECTORS["placement"], ids=lambda case: case["id"])
def test_where_a_die_may_lie(case: dict[str, Any]) -> None:
    p = _board(case)
    window, printed = p.windows[0], p.printed[0]
    if case["mode"] == "no_neighbors":
        cells = placing.open_to(window, printed, case["die"], (placing.TOUCH,))
        cells = [cell for cell in cells if placing.stands_alone(window, cell)]
    else:
        cells = placing.open_to(window, printed, case["die"], ASIDE[case["mode"]])
    assert sorted(cells) == sorted(map(tuple, case["legal_cells"]))


@pytest.mark.parametrize("case", VECTORS["tool_moves"], ids=lambda case: case["id"])
def test_moves_with_a_tool(case: dict[str, Any]) -> None:
    cells = [placing.name_of(tuple(move[end])) for move in case["moves"] for end in ("from", "to")]
    shape = {0: Use, 2: Move, 4: MoveTwo}[len(cells)]
    p = _board(case, tools=case["tool"], track=[" ".join(case.get("round_track_dice", []))])
    assert (shape(case["tool"], *cells) in set(legal(p, 0))) == case["legal"]


@pytest.mark.parametrize("case", VECTORS["scoring"], ids=lambda case: case["id"])
def test_what_a_window_scores(case: dict[str, Any]) -> None:
    window = _board(case).windows[0]
    for objective, points in case["objective_points"].items():
        assert scoring.public_points(window, objective) == points, objective
    for colour, points in case["private_points"].items():
        assert scoring.private_points(window, (f"shades_of_{colour}",)) == points, colour
