"""The `posthorn` command finds its subcommands and says what to do otherwise."""

import sys

import pytest

from ops.cli import main as cli
from ops.cli.progress import shown


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in cli.COMMANDS)


def test_an_unknown_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["plya"]) == 2
    assert "'plya'" in capsys.readouterr().err


def test_a_group_wants_a_second_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench"]) == 2
    assert "posthorn bench WHAT" in capsys.readouterr().err


def test_a_missing_module_inside_a_command_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(module: str) -> None:
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")

    monkeypatch.setattr(cli.importlib, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        cli.main(["up"])


@pytest.mark.parametrize("command", [["chaos"], ["bench", "service"]])
def test_a_trial_says_what_it_needs(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith(("ops.chaos", "ops.bench"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psutil", None)
    assert cli.main(command) == 2
    assert "needs psutil" in capsys.readouterr().err


def test_a_long_command_shows_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    with shown("counting"):
        pass
    assert capsys.readouterr().err == "... counting, 0 s\n"
