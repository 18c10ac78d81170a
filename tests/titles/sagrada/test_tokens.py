"""Chapter "tools and favour": prices, payment, and what all tools have in common."""

import pytest

from tests.titles.sagrada.board import offered, refusal, said, solo, table

MOVE = "use eglomise brush from A2 to C2"


def test_the_first_use_of_a_card_costs_one_token_and_later_ones_two() -> None:
    state = table("R1 G2", pool="B3", tools="eglomise_brush", favour=(3, 3))
    assert said(state, MOVE).favour[0] == 2
    again = table("R1 G2", pool="B3", tools="eglomise_brush", tokens=(1,))
    assert said(again, MOVE).favour[0] == 1


def test_tokens_lie_on_the_card() -> None:
    assert said(table("R1 G2", pool="B3", tools="eglomise_brush", tokens=(3,)), MOVE).tokens == (5,)


@pytest.mark.parametrize(("tokens", "favour"), [(0, 0), (1, 1), (4, 1)])
def test_who_lacks_tokens_cannot_use_it(tokens: int, favour: int) -> None:
    state = table("R1 G2", pool="B3", tools="eglomise_brush", tokens=(tokens,), favour=(favour, 3))
    assert refusal(state, MOVE) == "no_tokens" and offered(state, "use") == []


def test_only_tools_on_the_table_are_used() -> None:
    assert refusal(table("R1 G2", pool="B3", tools="lathekin"), MOVE) == "no_such_tool"


def test_tokens_pay_where_several_play() -> None:
    state = table("R1 G2", pool="B3", tools="eglomise_brush")
    assert refusal(state, f"{MOVE} pay B3") == "tokens_pay"


def test_alone_a_die_of_the_colour_of_the_tool_pays() -> None:
    state = said(solo("R1 G2", pool="B3 Y4", tools="eglomise_brush"), f"{MOVE} pay B3")
    assert (state.pool, state.paid, state.tokens) == (("Y4",), ("B3",), (1,))


@pytest.mark.parametrize("sentence", [MOVE, f"{MOVE} pay Y4"])
def test_alone_no_other_die_pays(sentence: str) -> None:
    state = solo("R1 G2", pool="B3 Y4", tools="eglomise_brush")
    assert refusal(state, sentence) == "pay_with_die"


def test_alone_the_paying_die_lies_in_the_pool() -> None:
    assert refusal(solo("R1 G2", pool="B3", tools="eglomise_brush"), f"{MOVE} pay B4") == "pay_not_there"


def test_alone_a_tool_is_used_once() -> None:
    state = solo("R1 G2", pool="B3", tools="eglomise_brush", tokens=(1,))
    assert refusal(state, f"{MOVE} pay B3") == "used_up" and offered(state, "use") == []


def test_alone_a_tool_without_a_die_to_pay_is_not_offered() -> None:
    assert offered(solo("R1 G2", pool="Y4", tools="eglomise_brush"), "use") == []


def test_a_tool_that_wants_a_choice_says_so() -> None:
    assert refusal(table("R1 G2", pool="B3", tools="eglomise_brush"), "use eglomise brush") == "say_how"


@pytest.mark.parametrize("words", ["use 2 A2 to C2", "USE Eglomise Brush A2 -> C2", "utiliser tool 2 from a2 to c2"])
def test_tools_go_by_name_and_number(words: str) -> None:
    state = table("R1 G2", pool="B3", tools="eglomise_brush")
    assert said(state, words) == said(state, MOVE)
