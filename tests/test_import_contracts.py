"""Each contract of pyproject.toml is broken on purpose in a copy, and import-linter sees it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("domain", "service", "workers", "ops")
# where an import is written, what is imported there, and how import-linter says it
BROKEN = {
    "domain/titles/sagrada/bot.py": (
        "domain.titles.pig.words",
        "domain.titles.sagrada.bot imports domain.titles.pig.words",
    ),
    "domain/titles/pig/chapters/turn.py": (
        "domain.game.names",
        "domain.titles.pig.chapters.turn imports domain.game.names",
    ),
    "domain/kernel/luck.py": ("domain.titles.shelf", "domain.kernel.luck imports domain.titles.shelf"),
    "domain/titles/copied/words.py": (
        "domain.titles.lagranja.words",
        "domain.titles.copied.words imports domain.titles.lagranja.words",
    ),
    "domain/titles/single.py": (
        "domain.titles.pig.words",
        "domain.titles.single imports domain.titles.pig.words",
    ),
    "domain/game/names.py": ("service.limits.networks", "domain is not allowed to import service"),
    "service/web/compression.py": ("workers.relay", "service is not allowed to import workers"),
    "workers/relay.py": ("ops.server.settings", "workers is not allowed to import ops"),
    "service/web/reading.py": ("service.api.shapes", "service.web is not allowed to import service.api"),
    "service/api/reading.py": ("service.web", "service.api is not allowed to import service.web"),
    "service/store/leases.py": ("service.mail.outgoing.blocks", "service.store is not allowed to import service.mail"),
    "service/store/pool.py": (
        "service.projections.boards",
        "service.store is not allowed to import service.projections",
    ),
    "service/projections/progress.py": ("service.mail.incoming.nonce", "is not allowed to import service.mail"),
    "service/cellar.py": ("service.store", "The following modules are not listed as layers"),
}


def checked(folder: Path) -> str:
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([linter, "--no-cache"], cwd=folder, capture_output=True, text=True, timeout=300)
    return " ".join((done.stdout + done.stderr).split())


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    copy = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__", "*.json", "*.ttf"))
    (copy / "tests").mkdir()
    for name in ("__init__.py", "import_contracts.py"):
        shutil.copy(ROOT / "tests" / name, copy / "tests")
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copytree(
        copy / "domain" / "titles" / "pig", copy / "domain" / "titles" / "copied"
    )  # a title that nobody has listed
    for file, (imported, _) in BROKEN.items():
        with (copy / file).open("a", encoding="utf-8") as source:
            source.write(f"\nimport {imported}\n")
    return checked(copy)


def test_the_house_keeps_its_contracts() -> None:
    assert "0 broken" in checked(ROOT)


@pytest.mark.parametrize("file", BROKEN)
def test_a_broken_contract_is_caught(file: str, report: str) -> None:
    assert BROKEN[file][1] in report
