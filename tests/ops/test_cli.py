"""The `posthorn` command finds its subcommands and says what to do otherwise."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ops.cli import completion
from ops.cli import main as cli
from ops.cli.progress import progress_line

ROOT = Path(__file__).parents[2]


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in cli.COMMANDS)


def test_the_version_is_that_of_the_distribution(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"posthorn {project['version']}\n"
    assert project["name"] == cli.DISTRIBUTION


@pytest.mark.parametrize(("typed", "meant"), [("gaem", "game"), ("verfy", "verify"), ("xyzzy", None)])
def test_an_unknown_command_is_named_and_a_near_one_suggested(
    typed: str, meant: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([typed]) == 2
    said = capsys.readouterr().err.splitlines()[0]
    assert repr(typed) in said
    assert ("Did you mean" in said) == bool(meant) and (not meant or repr(meant) in said)


@pytest.mark.parametrize("name", [name for name in cli.COMMANDS if name not in cli.GROUPS])
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([name, "--help"])
    assert not ended.value.code
    assert "usage: " in capsys.readouterr().out


def test_a_group_explains_itself_and_its_members(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--help"]) == 0
    assert "kernel" in capsys.readouterr().out
    for member in cli.GROUPS["bench"]:
        with pytest.raises(SystemExit) as ended:
            cli.main(["bench", member, "--help"])
        assert not ended.value.code


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_words_of_a_shell_are_those_of_the_command(shell: str) -> None:
    made = completion.script(shell)
    assert all(name in made for name in (*cli.COMMANDS, *cli.GROUPS["bench"]))


def test_bash_completes() -> None:
    tried = 'COMP_WORDS=(posthorn ver); COMP_CWORD=1; _posthorn; echo "${COMPREPLY[@]}"'
    ran = subprocess.run(["bash", "-c", completion.script("bash") + tried], capture_output=True, text=True, timeout=60)
    assert ran.stdout == "verify\n"


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
    with progress_line("counting"):
        pass
    assert capsys.readouterr().err == "... counting, 0 s\n"
