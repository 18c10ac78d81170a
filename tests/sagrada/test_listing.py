"""The position as facts and as a picture: nothing that has to be chosen from is left out."""

from __future__ import annotations

from domain.kernel.luck import SeededLuck
from domain.sagrada.cards import PATTERNS
from domain.sagrada.flow import sagrada


def choosing(seat: int | None) -> tuple[list[str], list[str], str]:
    """Names of the windows of the first seat, what this reader is told, and his picture."""
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
        assert f"To choose: {name}" in picture


def test_nobody_else_sees_them() -> None:
    for other in (1, None):
        names, facts, picture = choosing(other)
        assert not any(name in fact for name in names for fact in facts)
        assert not any(name in picture for name in names)
