"""posthorn bench capacity: the simulation agrees with what can be reckoned, and finds what is too narrow."""

from __future__ import annotations

import pytest

from ops.bench.capacity import BUSY, WAY, describe, plan, simulated

COSTS = {"web": 40.0, "database": 4.0, "judge": 2.0, "follow": 3.0, "letters": 60.0}


def test_each_station_is_as_busy_as_its_work_says() -> None:
    places = {"web": 10, "database": 2, "judge": 1, "follow": 2, "letters": 12}
    found = simulated(COSTS, places, rate=100.0, seconds=60.0)
    for name in WAY:
        assert found.busy[name] == pytest.approx(100.0 * COSTS[name] / 1000 / places[name], rel=0.1), name
    assert found.bottleneck == "letters" and 0.04 < found.p99 < 1.0


def test_one_place_waits_as_a_queue_does() -> None:
    """One server, random arrivals, exponential work: the mean time in it is 1 / (served - arriving), p99 4.6 of it."""
    costs = dict.fromkeys(WAY, 0.0) | {"judge": 10.0}
    found = simulated(costs, dict.fromkeys(WAY, 1), rate=50.0, seconds=400.0)
    assert found.p99 == pytest.approx(4.6 / (100 - 50), rel=0.15)


def test_what_nobody_waits_for_makes_no_verdict_late() -> None:
    narrow = {"web": 10, "database": 2, "judge": 1, "follow": 2, "letters": 1}
    found = simulated(COSTS, narrow, rate=100.0, seconds=20.0)
    assert found.busy["letters"] > 0.95 and found.p99 < 1.0


@pytest.mark.parametrize("rate", [0.3, 35.0, 350.0])
def test_a_plan_leaves_no_station_crowded(rate: float) -> None:
    places, found = plan(COSTS, rate)
    assert max(found.busy.values()) <= BUSY * 1.1 and found.p99 < 1.0
    assert f"busiest: {found.bottleneck}" in describe(round(rate * 28_800), rate, places, found)
