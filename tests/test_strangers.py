"""A stranger's title, made by the recipe of CONTRIBUTING.md and by nothing else, is green: in a copy of the house."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.strangers import FOLDER, SOURCES

ROOT = Path(__file__).parent.parent
LEFT_OUT = shutil.ignore_patterns(".*", "*.egg-info", "peers")
RECIPE = [
    ["-m", "tests.transcripts.find", "{id}", "game", "--seats", "2"],
    ["-m", "tests.contract", "{id}", "--games", "10"],
    ["-m", "ops.verify.versions"],
    ["-m", "tests.letters.make_gallery", "{id}"],
]
# all that is asked of each title; the same again in browsers and in the manner of every mail program is for titles that
# are here to stay
FILES = ["tests/contract", "tests/letters", "tests/transcripts", "tests/test_titles.py", "tests/test_house.py"]
FILES += ["tests/ops/test_versions.py", "tests/pace/test_orders.py", "tests/post/test_one_letter.py"]
FILES += ["tests/security/test_reading.py", "tests/security/test_owners_files.py", "tests/service/test_api_shapes.py"]
FILES += ["tests/service/test_showing.py", "tests/service/test_seat_names.py", "tests/workers/test_carrier.py"]
FILES += ["tests/mails/test_copied_options.py", "tests/kernel/test_narrowing.py", "tests/test_import_contracts.py"]
FILES += [f"tests/web/test_{page}.py" for page in ("links", "page_secrecy", "play", "table_result", "tables", "titles")]
OF_ALL = ["nothing_in_the_gallery", "examples_are_legal", "no_title_speaks", "what_we_write_is", "keeps_its_contracts"]


def run(house: Path, *words: str) -> None:
    """Without a browser."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CHROMIUM"))}
    environment = {**kept, "PATH": str(Path(sys.executable).parent), "PYTHONPATH": str(house)}
    done = subprocess.run([sys.executable, *words], cwd=house, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"


def signed_in(house: Path, name: str) -> None:
    for ending in ("py", "txt"):
        shutil.copy(FOLDER / f"{name}.{ending}", house / "domain" / "titles")
    shelf = house / "domain" / "titles" / "shelf.py"
    source = shelf.read_text(encoding="utf-8")
    last = "from domain.titles.sagrada.title import sagrada\n"
    assert last in source and ", pig)" in source
    source = source.replace(last, f"from domain.titles.{name} import {name}\n{last}").replace(
        ", pig)", f", pig, {name})"
    )
    shelf.write_text(source, encoding="utf-8")


@pytest.mark.parametrize("name", SOURCES)
def test_a_title_made_by_the_recipe_is_green(name: str, tmp_path: Path) -> None:
    house = tmp_path / "house"
    shutil.copytree(ROOT, house, ignore=LEFT_OUT)
    signed_in(house, name)
    for words in RECIPE:
        run(house, *(word.format(id=name) for word in words))
    which = " or ".join([name, *OF_ALL])
    which = f"({which}) and not postgres"
    # the answers of people are to titles that are here; to list them games of each are played
    few = ["-p", "no:cacheprovider", "--ignore", "tests/letters/test_human_answers.py"]
    run(house, "-m", "pytest", "-q", "-n", "0", *few, "-k", which, *FILES)


def test_a_small_title_is_small() -> None:
    assert len(SOURCES["nim"].splitlines()) <= 150
