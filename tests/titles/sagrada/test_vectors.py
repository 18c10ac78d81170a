"""The published vectors, a copy of which lies beside this file so that they run without the shared folder."""

import json
from pathlib import Path

import pytest

from tests.titles.sagrada.vector_cases import cases

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", list(cases(VECTORS)), ids=lambda case: f"{case[0]}-{case[1]}")
def test_vector(case: tuple[str, str, str | None]) -> None:
    assert case[2] is None
