"""The terminal table in a real terminal (a pseudo-terminal), and at the ends of pipes."""

import os
import pty
import re
import struct
import subprocess
import sys
from fcntl import ioctl
from pathlib import Path
from select import select
from signal import SIG_DFL, SIGINT, signal
from termios import TIOCSCTTY, TIOCSWINSZ

import pytest

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
TABLE = [sys.executable, "-m", "ops.cli.main", "table"]
WORLD = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}


def _at_the_terminal() -> None:
    """So that Ctrl-C reaches the process, also if the tests run in the background of a shell, which ignores it."""
    ioctl(0, TIOCSCTTY, 0)
    signal(SIGINT, SIG_DFL)


def terminal(call: str, *typed: bytes, width: int = 80, **environment: str) -> tuple[str, int]:
    """What is shown, and the exit code. Once nothing is left to type, option 1 is, to the end of the game."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
    process = subprocess.Popen(
        [*TABLE, *call.split()],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**WORLD, "TERM": "xterm", **environment},
        start_new_session=True,
        preexec_fn=_at_the_terminal,
    )
    os.close(theirs)
    shown, left, key = b"", iter(typed), b"1\n"
    while part := _read(ours, process, key):
        shown += part
        if shown.endswith((b"> ", b"looking. ")):
            key = next(left, b"1\n")
            os.write(ours, key)
    os.close(ours)
    return shown.decode().replace("\r\n", "\n"), process.wait(20)


def _read(terminal: int, process: subprocess.Popen[bytes], key: bytes) -> bytes:
    """A Ctrl-C that comes between a prompt and the reading of a line is lost, so it is typed again."""
    for _ in range(30):
        if select([terminal], [], [], 2)[0]:
            try:
                return os.read(terminal, 1 << 16)
            except OSError:  # the other end is closed
                return b""
        os.write(terminal, key)
    process.kill()
    raise AssertionError("the table says nothing any more")


def piped(call: str, typed: bytes, **streams: int) -> subprocess.CompletedProcess[bytes]:
    given = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.run([*TABLE, *call.split()], input=typed, env=WORLD, timeout=60, check=False, **given)


@pytest.mark.parametrize("width", [60, 80])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    shown, code = terminal("sagrada --seats 3 --bots 2 --seed 5", width=width)
    lines = CODES.sub("", shown).splitlines()
    assert code == 0 and lines[-1].endswith(" wins.")
    assert [line for line in lines if len(line) > width] == []
    assert sum(line.startswith("Your window: ") for line in lines) > 10


def test_dice_have_their_colours_where_the_terminal_shows_them() -> None:
    assert "\x1b[97;41mR" in terminal("sagrada --seed 5")[0]


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colours_can_be_declined(environment: dict[str, str]) -> None:
    shown, _ = terminal("sagrada --seed 5", b"1\n", b"quit\n", **environment)
    assert "Your window" in shown and "\x1b[9" not in shown and "\x1b[3" not in shown


def test_a_space_of_the_market_is_no_blue_die() -> None:
    shown, _ = terminal("lagranja --seed 5", b"quit\n")
    assert "B2:5" in shown and "\x1b[97" not in shown


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["ctrl_c", "ctrl_d"])
def test_leaving_by_a_key_is_leaving(key: bytes) -> None:
    shown, code = terminal("sagrada --seed 5", b"1\n", key)
    assert code == 0 and shown.endswith("\nUntil next time.\n") and "Traceback" not in shown


def test_people_at_one_keyboard_do_not_see_what_is_not_theirs() -> None:
    shown, _ = terminal("sagrada --seats 2 --bots 0 --seed 5", b"\n", b"1\n", b"\n", b"1\n", b"\n", b"quit\n")
    screens = shown.split("\x1b[2J\x1b[3J\x1b[H")
    assert len(screens) >= 2
    for n, screen in enumerate(screens):
        owner = CODES.sub("", screen).partition("It is the turn of ")[2][:6]
        assert owner == f"Seat {n % 2 + 1}"
        assert f"{owner} has the private objective" in screen or "Private objective: " in screen
        assert f"Seat {2 - n % 2} has the private objective" not in screen


def test_lines_from_a_pipe_are_shown_with_what_comes_of_them() -> None:
    done = piped("sagrada --seed 5", b"1\nnonsense\n")
    assert done.returncode == 0 and done.stderr == b""
    assert b'> nonsense\n"nonsense" is not understood' in done.stdout
    assert done.stdout.endswith(b"> \nUntil next time.\n")


def test_bytes_that_are_no_letters_and_keys_that_are_none_are_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = piped(f"sagrada --seed 5 --transcript {file}", b"\xff\x0b\xe2\x80\xa8pass\x1c\nquit\n")
    assert done.returncode == 0 and done.stderr == b""
    assert "1> " in (text := file.read_text(encoding="utf-8")) or "2> " in text
    assert len(text.splitlines()) == text.count("\n")


def test_who_stops_listening_gets_no_traceback_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    reading, writing = os.pipe()
    os.close(reading)
    done = piped(f"sagrada --seed 5 --transcript {file}", b"1\n" * 200, stdout=writing)
    os.close(writing)
    assert done.returncode == 1 and done.stderr == b""
    assert file.read_text(encoding="utf-8").startswith("title: sagrada")
    assert list(tmp_path.iterdir()) == [file]


def test_nowhere_to_read_from_is_the_end_of_the_lines() -> None:
    closed = subprocess.run(
        ["sh", "-c", f"{' '.join(TABLE)} sagrada --seed 5 <&-"], env=WORLD, capture_output=True, timeout=60, check=False
    )
    assert closed.returncode == 0 and closed.stderr == b"" and closed.stdout.endswith(b"Until next time.\n")


def test_bots_alone_play_to_the_end() -> None:
    done = piped("sagrada --seats 3 --bots 3 --seed 5", b"")
    assert done.returncode == 0 and b"(you)" not in done.stdout
    assert done.stdout.endswith(b" wins.\n")
