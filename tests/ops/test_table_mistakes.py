"""Wrong calls of posthorn table: one line that says what to do, and nothing else."""

from pathlib import Path

import pytest

from ops.cli.table import main

CALLS = {
    "": "required: TITLE",
    "chess": "choose from",
    "sagrada --seats 9": "Sagrada is for 1 to 4 seats",
    "sagrada --seats 0": "Sagrada is for 1 to 4 seats",
    "sagrada --seats three": "invalid int value: 'three'",
    "sagrada --seats 3 --bots 5": "how many of the 3 seats the bots take, 0 to 3",
    "sagrada --bots 4": "--seats 5: Sagrada is for 1 to 4 seats",
    "sagrada --bots -1": "0 or more",
    "sagrada --option tools": "write NAME=VALUE",
    "sagrada --option tools=9": "a whole number from 1 to 5",
    "sagrada --option tools=many": "a whole number from 1 to 5",
    "sagrada --option straightedge=lax": "one of relaxed, strict",
    "sagrada --option allow_noop_tools=perhaps": "true or false",
    "sagrada --option straightege=strict": "Did you mean straightedge?",
    "sagrada --option colour=red": "It has: tools, start_player,",
    "sagrada --option tools=@nowhere.txt": "nowhere.txt cannot be read",
    "lagranja --option edition=de": "one of cz, fr, house, ru",
    "lagranja --option overlay=cards": "overlay: not JSON",
    "ohmygoods --seats 1": "alone, choose a chapter",
    "ohmygoods --option met=seven": "a list in JSON",
    "ohmygoods --option chapter=3 --option met=[1]": "1 is no character; those are 57 to 60",
    "ohmygoods --option chapter=3 --option met=[57,58,57]": "57 stands there twice",
    'ohmygoods --option chapter=3 --option badges=["lamps"]': "the house carries it over",
    "ohmygoods --option played=[{}]": "missing required field",
    "sagrada --transcript nowhere/game.txt": "cannot be written (No such file or directory)",
    "sagrada --transcript .": "cannot be written (Is a directory)",
}


@pytest.mark.parametrize("call", CALLS)
def test_a_wrong_call_is_answered_in_one_line(
    call: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as caught:
        main(call.split())
    shown = capsys.readouterr()
    assert caught.value.code == 2 and shown.out == ""
    assert CALLS[call] in shown.err and shown.err.count("\n") == 1


def test_an_option_that_is_no_text_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(SystemExit):
        main(["lagranja", "--option", f"overlay=@{file}"])
    assert "is no text in UTF-8" in capsys.readouterr().err


def test_the_help_names_the_options_of_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    shown = capsys.readouterr().out
    assert caught.value.code == 0
    for part in ("options of sagrada:", "tools: a whole number from 1 to 5 [3]", "edition: one of cz, fr, house, ru"):
        assert part in shown
