"""What a terminal of some width is shown."""

from domain.kernel.shapes import Result, Score
from domain.titles.shelf import titles
from ops.cli.screen import Screen, has_glass_dice, outcome, scores, wrapped

NAMES = ["Seat 1", "Seat 2 (you)", "Seat 3"]


def result(*ranking: tuple[int, ...], **more: object) -> Result:
    each = [Score(0, 7, (("coins", 5), ("shop", 2))), Score(1, 7, (("coins", 7),)), Score(2, 3, (("coins", 3),))]
    return Result(tuple(each), ranking, **more)  # type: ignore[arg-type]


def test_a_long_line_goes_on_below_its_beginning() -> None:
    assert wrapped("  one two three four five six seven", 20) == ["  one two three four", "      five six seven"]
    assert wrapped("  one two three four five six seven", 0) == ["  one two three four five six seven"]


def test_short_options_share_lines_and_long_ones_do_not() -> None:
    short, long = [f"({n}) go" for n in range(1, 8)], "(8) go a very long way round, over the hills"
    shown = list(Screen(40).columns([*short, long]))
    assert shown == ["(1) go  (3) go  (5) go  (7) go", "(2) go  (4) go  (6) go", long]
    assert list(Screen().columns([*short, long])) == [*short, long]


def test_dice_and_glass_are_painted_and_other_words_are_not() -> None:
    (shown,) = Screen(80, True).lines("R5 of B2, glass R, not R7, ART or A1", painted=True)
    assert shown.count("\x1b[0m") == 3 and "\x1b[97;41mR5" in shown and "\x1b[31mR\x1b[0m, not R7, ART or A1" in shown
    assert list(Screen(80, True).lines("R5", painted=False)) == ["R5"] == list(Screen(80).lines("R5", painted=True))


def test_only_dice_of_glass_are_painted() -> None:
    assert [title for title in titles if has_glass_dice(titles[title])] == ["sagrada"]


def test_the_scores_are_a_table_with_the_best_on_the_left() -> None:
    assert list(scores(result((1,), (0,), (2,), decided_by="hats"), NAMES)) == [
        "       Seat 2 (you)  Seat 1  Seat 3",
        "coins             7       5       3",
        "shop              -       2       -",
        "Total             7       7       3",
        "Place             1       2       3",
        "",
        "Seat 2 (you) wins, decided by hats.",
    ]


def test_after_a_shared_first_place_comes_the_third() -> None:
    lines = list(scores(result((0, 1), (2,), decided_by="shared"), NAMES))
    assert lines[-3].split() == ["Place", "1", "1", "3"]
    assert lines[-1] == "Seat 1 and Seat 2 (you) share the first place."


def test_alone_it_is_won_or_lost() -> None:
    alone = (Score(0, 40, (("points", 40),)),)
    assert outcome(Result(alone, ((0,),), "points", True, 36), NAMES) == "Won: 40 points against a target of 36."
    assert outcome(Result(alone, ((0,),), "points", False, 50), NAMES) == "Lost: 40 points against a target of 50."
    assert outcome(Result(alone, ((0,),)), NAMES) == "The game is over: 40 points."
