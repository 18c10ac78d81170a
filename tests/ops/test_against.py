"""posthorn bench against COMMIT: two codes do the same work in turns."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from ops.bench import against

IN_GIT = bool(shutil.which("git")) and not subprocess.run(
    ["git", "-C", against.HERE, "rev-parse", "HEAD"], capture_output=True
).returncode  # fmt: skip


@pytest.mark.skipif(not IN_GIT, reason="wants a git checkout")
def test_both_codes_do_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["HEAD", "--rounds", "2", "--rows", "20", "--games", "2", "--played", "1"]
    assert against.main(given) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["projections", "kernel"]
    assert all("the older code takes" in line and "in 2 rounds" in line for line in lines)


@pytest.mark.skipif(not IN_GIT, reason="wants a git checkout")
def test_a_commit_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="git does not give the files of no-such-commit"):
        against.main(["no-such-commit"])
