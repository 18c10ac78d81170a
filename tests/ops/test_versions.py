"""The table of the versions of rules that were shipped, held to the code that is here."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.titles.shelf import titles
from ops.verify import versions
from ops.verify.versions import ROOT, code_of, renewed, shipped


@pytest.mark.parametrize("title", sorted(titles))
def test_the_version_that_is_here_is_in_the_table(title: str) -> None:
    now = shipped(title)[-1]
    cure = "Has the same command with the same seed another outcome? Raise rules_version. Then run: "
    assert (now.rules, now.code) == (titles[title].rules_version, code_of(title)), (
        f"{cure}python -m {versions.__name__}"
    )


def test_no_version_is_lost_when_it_is_written_anew() -> None:
    assert renewed() == versions.table()
    assert len({(row.title, row.rules) for row in renewed()}) == len(renewed())


def test_what_decides_counts_and_what_shows_does_not(tmp_path: Path) -> None:
    def written(**files: str) -> Path:
        root = tmp_path / str(len(list(tmp_path.iterdir())))
        for name, text in files.items():
            file = root / name.replace("__", "/").replace("_py", ".py")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return root

    one = {"titles__x__table_py": "a", "titles__x__pictures__svg_py": "b", "kernel__rules_py": "c"}
    known = code_of("x", written(**one))
    assert code_of("x", written(**one)) == known == code_of("x", written(**{**one, "titles__x__pictures__svg_py": "B"}))
    assert known not in (
        code_of("x", written(**{**one, name: "new"})) for name in ("titles__x__table_py", "kernel__rules_py")
    )
    assert all((ROOT / "kernel" / f"{name}.py").is_file() for name in versions.KERNEL)
