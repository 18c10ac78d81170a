"""The terminal table, driven by lines as a person types them."""

from pathlib import Path

import pytest

from ops.cli.playing import TerminalTable, run
from ops.cli.table import main
from ops.cli.transcript import Transcript, replayed


def play(lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    typed = iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)
    assert main(["sagrada", "--seats", "3", "--bots", "2", "--seed", "5", *more]) == 0
    return capsys.readouterr().out


def test_a_number_picks_the_option_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play(["1"], monkeypatch, capsys)
    option = next(line for line in shown.splitlines() if line.startswith("  (1) choose "))
    assert f"builds {option.removeprefix('  (1) choose ')}" in shown


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(["1", "1"], monkeypatch, capsys) == play(["1", "1"], monkeypatch, capsys)


def test_a_mistyped_line_does_nothing_and_is_put_right(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(["chose ripples of light", "chooose ripples of light"], monkeypatch, capsys)
    assert 'Did you mean "choose Ripples of Light"?' in shown


def test_a_preview_changes_nothing_and_stops_at_luck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(["1", "preview pass", "preview use flux remover on P3"], monkeypatch, capsys)
    assert 'What would come of "pass":' in shown and "  Seat 2 (you) ends the turn." in shown
    assert "Seat 2 (you) uses Flux Remover" in shown and "Then luck comes in" in shown


def test_a_refusal_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "R6 is not in the pool" in play(["1", "take red 6 to A1"], monkeypatch, capsys)


def test_what_is_written_down_plays_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    play(["1", "1", "nonsense", "pass", "1"], monkeypatch, capsys, "--transcript", str(file))
    text = file.read_text(encoding="utf-8")
    assert replayed(text) == text
    assert "  ! not_understood:" in text


def test_a_whole_game_ends_with_its_scores() -> None:
    from domain.kernel.luck import SeededLuck
    from domain.titles.shelf import titles

    game = Transcript(titles["sagrada"], {}, 2, SeededLuck(b"whole"))
    shown: list[str] = []
    run(TerminalTable(game, (0,), SeededLuck(b"bots")), shown.append, lambda prompt: "1")
    totals = next(line.split() for line in shown if line.startswith("Total "))
    result = game.title.result(game.state)
    assert result is not None and [int(total) for total in totals[1:]] == sorted(
        (score.total for score in result.scores), reverse=True
    )
    assert shown[-1].endswith(" wins.")
