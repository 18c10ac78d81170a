"""The position as facts and as a picture: nothing that has to be chosen from is left out."""

from __future__ import annotations

from itertools import permutations

from msgspec.structs import replace

from domain.kernel.luck import SeededLuck
from domain.titles.sagrada.cards import PATTERNS
from domain.titles.sagrada.parts import EMPTY
from domain.titles.sagrada.title import sagrada
from tests.titles.sagrada.board import solo, table


def choosing(seat: int | None) -> tuple[list[str], list[str], str]:
    """Names of the windows of the first seat, what this reader is told, and their picture."""
    state, _ = sagrada.setup(None, 2, SeededLuck(b"listing"))
    names = [PATTERNS[command.window].name for command in sagrada.commands(state, 0)]
    view = sagrada.view(state, seat)
    return names, [fact.text(["Ann", "Bob"]) for fact in sagrada.listing(view)], sagrada.svg(view)


def test_the_windows_to_choose_from_are_told_and_drawn() -> None:
    names, facts, picture = choosing(0)
    assert len(names) == 4
    for name in names:
        (fact,) = [fact for fact in facts if fact.startswith(f"You can choose {name}, difficulty ")]
        assert fact.count("row ") == 4 and "open" in fact
        assert f">{name}<" in picture


def test_nobody_else_sees_them() -> None:
    for other in (1, None):
        names, facts, picture = choosing(other)
        assert not any(name in fact for name in names for fact in facts)
        assert not any(name in picture for name in names)


def test_the_turns_still_to_come_are_told_and_shown() -> None:
    state = table(pool="R5", seats=3)
    view = sagrada.view(state, 1)
    assert "Turns left in this round: Seat 1, you, Seat 3, Seat 3, you, Seat 1" in sagrada.text(view)
    told = [fact.text(["Ann", "Bob", "Cy"]) for fact in sagrada.listing(view)]
    assert "Turns left in this round: 6; the first is that of Ann." in told


def test_alone_nobody_waits_for_turns_and_nothing_is_paid_with_tokens() -> None:
    text = sagrada.text(sagrada.view(solo(pool="R5"), 0))
    assert "Turns" not in text and "Favour" not in text


def test_two_windows_stand_side_by_side_on_a_narrow_screen() -> None:
    for mine, other in permutations(PATTERNS, 2):
        state = replace(table(pool="R5", seats=2), windows=(EMPTY[mine], EMPTY[other]))
        board = sagrada.text(sagrada.view(state, 0)).split("\n\n")[1]
        assert max(map(len, board.split("\n"))) <= 60
