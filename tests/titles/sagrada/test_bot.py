"""The sensible bot: far better than chance, and it keeps its window open."""

from domain.kernel.families import Family
from domain.kernel.luck import Luck, SeededLuck, pick
from domain.kernel.shapes import Command
from domain.titles.sagrada.bot import openness
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import solo, table, window


def at_random(state: Table, seat: int, luck: Luck) -> Command:
    offer = pick(luck, list(sagrada.legal(state, seat)), "offer")
    return offer.fill(luck) if isinstance(offer, Family) else offer


def said_by_bot(state: Table) -> str:
    return sagrada.sentence(sagrada.bot(state, 0, SeededLuck(b"bot")))


def test_it_beats_chance_in_every_game_and_leaves_few_cells_open() -> None:
    luck, still_open = SeededLuck(b"sensible"), 0
    for seed in range(10):
        state, _ = sagrada.setup({}, 2, SeededLuck(b"game %d" % seed))
        while state.result is None:
            seat = sagrada.asked(state)[0]
            command = sagrada.bot(state, seat, luck) if seat == seed % 2 else at_random(state, seat, luck)
            state = sagrada.play(state, seat, command, luck)[1]
        assert state.result.ranking[0] == (seed % 2,)
        still_open -= dict(state.result.scores[seed % 2].rows)["open cells"]
    assert still_open / 10 < 2


def test_openness_counts_cells_and_the_dice_that_could_go_there() -> None:
    cells, pairs = openness(window())
    assert (cells, pairs) == (14, 14 * 30), "the first die lies on the border"
    assert openness(window(pattern="via_lux"))[1] < pairs
    assert openness(window("R1"))[1] == 19 * 30 - 2 * (6 + 5 - 1)


def test_a_die_that_shuts_less_is_taken() -> None:
    """Beside R1 another red or 1 cannot lie; so it goes where it has fewer neighbours."""
    assert said_by_bot(table(pool="R5", tools="")) in {f"take R5 to {corner}" for corner in ("A1", "A5", "E1", "E5")}


def test_alone_a_high_die_is_kept_off_the_track() -> None:
    assert said_by_bot(solo(pool="B1 B6", private=(("shades_of_red", "shades_of_green"),))).startswith("take B6")
