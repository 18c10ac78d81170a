"""JSON and back, upcasts, and the one spelling for hashes."""

from __future__ import annotations

import msgspec
import pytest

from domain.kernel.codec import canonical
from domain.kernel.luck import Rigged
from domain.kernel.shapes import Asked, Planned, Settled
from tests.kernel import tiny
from tests.kernel.tiny import Bid, CoinsMoved, Paint, Painted, Rolling, codec, rules


def test_a_fact_carries_its_stored_name() -> None:
    assert codec.encode(CoinsMoved(1, 5)) == b'{"type":"tiny.coins_moved","seat":1,"coins":5}'


FACTS = [CoinsMoved(0, -2), Painted(1, "red"), Asked(Rolling(0), 1), Planned((Rolling(1), tiny.Opening())), Settled(2)]


@pytest.mark.parametrize("fact", FACTS)
def test_facts_survive_json(fact: object) -> None:
    assert codec.fact(codec.encode(fact)) == fact and codec.facts(codec.encode([fact, fact])) == (fact, fact)


def test_defaults_are_not_written() -> None:
    assert codec.encode(Settled()) == b'{"type":"flow.settled"}'


def test_an_old_shape_is_read_by_its_upcast() -> None:
    assert codec.fact(b'{"type":"tiny.painted","seat":1,"paint":"blue"}') == Painted(1, "blue")


def test_upcasts_reach_into_lists() -> None:
    old = b'[{"type":"tiny.coins_moved","seat":0,"coins":1},{"type":"tiny.painted","seat":1,"paint":"blue"}]'
    assert codec.facts(old) == (CoinsMoved(0, 1), Painted(1, "blue"))


def test_states_survive_json_at_every_position() -> None:
    state, _ = rules.setup(tiny.first(tiny.Options(), 2), tiny.begin, Rigged())
    for seat, command in ((0, Bid(1)), (1, Bid(2)), (0, Paint("red"))):
        assert codec.state(codec.encode(state)) == state
        state = rules.play(state, seat, command, Rigged())[1]


def test_a_command_comes_from_json_or_from_plain_data() -> None:
    assert (
        codec.command(b'{"type":"tiny.bid","coins":3}')
        == codec.command_from({"type": "tiny.bid", "coins": 3})
        == Bid(3)
    )


@pytest.mark.parametrize(
    "data", [{"type": "tiny.bid"}, {"type": "tiny.steal"}, {"coins": 3}, {"type": "tiny.bid", "coins": "x"}, []]
)
def test_another_shape_is_refused(data: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.command_from(data)


def test_the_canonical_spelling_sorts_keys_and_spares_spaces() -> None:
    assert canonical({"b": [1, 2], "a": {"d": "é", "c": None}}) == '{"a":{"c":null,"d":"é"},"b":[1,2]}'.encode()


def test_the_canonical_spelling_of_a_struct_is_that_of_its_fields() -> None:
    assert canonical(Bid(3)) == canonical({"coins": 3, "type": "tiny.bid"})
