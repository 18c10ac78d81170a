"""The examples for a host, and processes that end with their parents."""

from __future__ import annotations

import dataclasses
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
import yaml

from ops.server.settings import Settings, variable
from tests.harness.running import ROOT, environment
from tests.ops.test_procfile import free_port, started

DEPLOY = ROOT / "ops" / "deploy"
PROCESSES = re.findall(r"(?m)^(\w+): ", (ROOT / "Procfile").read_text())
SETTINGS = {variable(field.name) for field in dataclasses.fields(Settings)}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_units_are_such(tmp_path: Path) -> None:
    """Paths of the example are put where they are here."""
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.target"), *DEPLOY.glob("*.timer")):
        text = unit.read_text().replace("/opt/posthorn/.venv/bin/posthorn", "/bin/true").replace("User=posthorn\n", "")
        (tmp_path / unit.name).write_text(text.replace("/opt/posthorn", str(ROOT)))
    shutil.copy(tmp_path / "posthorn@.service", tmp_path / "posthorn@web.service")
    names = ("posthorn@web.service", "posthorn.target", "posthorn-backup.service", "posthorn-backup.timer")
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in names)],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    ours = [line for line in said.stderr.splitlines() if "posthorn" in line and "Failed to create" not in line]
    assert not ours, said.stderr


def test_units_and_containers_are_the_processes_of_the_procfile() -> None:
    wanted = re.search(r"(?m)^Wants=(.*)$", (DEPLOY / "posthorn.target").read_text())
    assert wanted and wanted[1].split() == [f"posthorn@{name}.service" for name in PROCESSES]
    services = yaml.safe_load((DEPLOY / "compose.yml").read_text())["services"]
    assert [service["command"] for service in services.values() if "command" in service] == PROCESSES
    for service in (services[name] for name in PROCESSES):
        assert service["restart"] == "always" and set(service["environment"]) <= SETTINGS
        assert (DEPLOY / service["build"]["context"]).resolve() == ROOT
        assert (ROOT / service["build"]["dockerfile"]).is_file()


def test_a_unit_waits_for_what_a_process_has_in_hand() -> None:
    unit = (DEPLOY / "posthorn@.service").read_text()
    web = re.search(r"--workers-kill-timeout (\d+)", (ROOT / "Procfile").read_text())
    stop = re.search(r"TimeoutStopSec=(\d+)", unit)
    assert web and stop and int(stop[1]) > int(web[1])
    assert "Restart=always" in unit and "KillMode=control-group" in unit


def test_a_process_is_started_by_its_name(tmp_path: Path) -> None:
    unknown = subprocess.run([DEPLOY / "process", "cook"], capture_output=True, text=True, timeout=20)
    assert unknown.returncode == 2 and "no process cook" in unknown.stderr


@pytest.mark.skipif(shutil.which("postconf") is None, reason="Postfix is not installed")
def test_postfix_understands_its_lines(tmp_path: Path) -> None:
    lines = (DEPLOY / "postfix-main.cf").read_text()
    (tmp_path / "main.cf").write_text(f"compatibility_level = 3.6\n{lines}")
    (tmp_path / "master.cf").write_text("")
    said = subprocess.run(["postconf", "-c", tmp_path, "-n"], capture_output=True, text=True, timeout=20)
    assert said.returncode == 0 and "unused parameter" not in said.stderr, said.stderr
    assert "transport_maps = inline:{play.example=lmtp:inet:127.0.0.1:8024}" in said.stdout


ALONE = """
import os, time
from ops.server.keeping import end_with_parent
if os.fork() == 0:
    end_with_parent()
    print(os.getpid(), flush=True)
time.sleep(120)
"""


def test_a_process_ends_with_the_one_that_made_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ALONE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment(tmp_path)) as parent:
        assert parent.stdout is not None
        child = psutil.Process(int(parent.stdout.readline()))
        assert child.is_running()
        parent.kill()
        child.wait(20)


@pytest.mark.long
@pytest.mark.parametrize("name", ["web", "worker"])
def test_children_end_with_a_parent_that_was_killed(name: str, tmp_path: Path, postgres: str, redis: str) -> None:
    settings = environment(
        tmp_path, POSTHORN_POSTGRES=postgres, POSTHORN_REDIS=redis, POSTHORN_PORT=free_port(), POSTHORN_LOG="warning"
    )
    names = ("web",) if name == "web" else ("web", "worker")
    with started(settings, tmp_path / "log", *names) as service:
        parent = _first(psutil.Process(service.process.pid), "bin/granian" if name == "web" else "bin/celery")
        children = _when_there(parent)
        parent.kill()
        gone, alive = psutil.wait_procs(children, timeout=20)
        assert not alive and gone
        service.process.wait(60)
    with started(settings, tmp_path / "log", "web") as again:
        assert again.request("GET", "/api/v1/titles")[0] == 200, "the port is free"


def _first(honcho: psutil.Process, program: str) -> psutil.Process:
    """The one that runs this program; those that it forked have its words as well."""
    for _ in range(300):
        for each in honcho.children(recursive=True):
            above = each.parent()
            if program in " ".join(each.cmdline()) and above and program not in " ".join(above.cmdline()):
                return each
        time.sleep(0.1)
    raise AssertionError(f"{program} does not run")


def _when_there(parent: psutil.Process) -> list[psutil.Process]:
    for _ in range(300):
        children = parent.children(recursive=True)
        if children:
            return children
        try:
            parent.wait(0.1)
        except psutil.TimeoutExpired:
            continue
    raise AssertionError("it has no children")
