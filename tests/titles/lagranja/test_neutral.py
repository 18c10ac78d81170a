"""The neutral player against the reference program, on few boards; on many: `tests.titles.lagranja.neutral_check`."""

import pytest

from tests.titles.lagranja.neutral_check import differences, reference


def test_r_s5_the_neutral_player_places_where_the_reference_program_does() -> None:
    program = reference()
    if program is None:
        pytest.skip("the reference program is not beside this repository")
    assert differences(program, 200) == []
