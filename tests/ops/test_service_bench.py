"""The HTTP clients of `posthorn bench service`, and what benches say that cannot begin."""

from __future__ import annotations

import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ops.bench import kernel
from ops.bench.backlog import backlog
from ops.bench.posting import ClientFailed, post_and_wait
from ops.bench.service import _key_of_host, raw_limit
from service.store import Store
from tests.harness.running import up


def test_clients_post_and_keys_are_no_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More games than a player may open who is no host: twelve of twenty turns each."""
    run, given = subprocess.run, list[str]()

    def seen(command: list[str], **more: Any) -> Any:
        given.extend(command)
        return run(command, **more)

    monkeypatch.setattr(subprocess, "run", seen)
    with up(tmp_path / "data") as service, closing(Store(f"sqlite:///{tmp_path / 'data' / 'posthorn.db'}")) as store:
        keys = [_key_of_host(store, "Ann")]
        posted = post_and_wait(service.url, keys, 240)
        assert len(posted.milliseconds) == 240 and posted.rate > 0
        assert not [each for each in given if keys[0] in each]


def test_what_a_client_was_answered_is_told(tmp_path: Path) -> None:
    with up(tmp_path / "data") as service, pytest.raises(ClientFailed, match="no game: 401"):
        post_and_wait(service.url, ["no-key", "none"], 20)


def test_a_bench_of_too_few_games_says_how_many(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        kernel.main(["--games", "2"])
    assert "--games: more than" in capsys.readouterr().err


def test_the_raw_limit_takes_rows_as_the_intake_does(tmp_path: Path) -> None:
    """A column that the intake gets is one of the yardstick, too."""
    url = f"sqlite:///{tmp_path / 'posthorn.db'}"
    with closing(Store(url)) as store:
        assert raw_limit(store.url, backlog(store, 2, 4)) > 0
