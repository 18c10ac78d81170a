"""What holds for every window, die and command."""

from hypothesis import assume, given
from hypothesis import strategies as some

from domain.kernel.shapes import Command
from domain.titles.sagrada.cards import PATTERNS, TOOLS
from domain.titles.sagrada.chapters.moves import can_move, can_move_two, single_moves, two_moves
from domain.titles.sagrada.commands import (
    Choose,
    Leave,
    Move,
    MoveTwo,
    Pass,
    Pinch,
    Place,
    PlaceAs,
    Risk,
    Swap,
    Take,
    Use,
    UseOn,
)
from domain.titles.sagrada.parts import (
    APART,
    CELLS,
    COLOURS,
    DICE,
    EMPTY,
    LOOSE,
    NO_COLOUR,
    NO_COLOUR_AT_ALL,
    NO_VALUE,
    NO_VALUE_AT_ALL,
    PLAIN,
    Window,
    dice_on,
    moved,
    numbers_in,
    places,
    room,
    why_not,
    with_die,
    without,
)
from domain.titles.sagrada.words import language

DIE, CELL = some.sampled_from(DICE), some.sampled_from(CELLS)
NUMBERED = {card.number: tool for tool, card in TOOLS.items()}


@some.composite
def windows(draw: some.DrawFn) -> Window:
    """Any dice on any cells: also windows that no play can reach."""
    window = EMPTY[draw(some.sampled_from(["", *PATTERNS]))]
    for cell in draw(some.sets(CELL, max_size=20)):
        window = with_die(window, draw(DIE), cell)
    return window


def tool(*numbers: int) -> some.SearchStrategy[str]:
    return some.sampled_from([NUMBERED[number] for number in numbers])


PAY, PERHAPS = some.none() | DIE, some.none() | CELL
COMMANDS: some.SearchStrategy[Command] = some.one_of(
    some.builds(Choose, some.sampled_from(list(PATTERNS))),
    some.builds(Take, DIE, CELL),
    some.builds(Pass),
    some.builds(UseOn, tool(8, 9, 10), DIE, PERHAPS, PAY),
    some.builds(Pinch, DIE, some.sampled_from(["up", "down"]), PERHAPS, PAY),
    some.builds(Move, tool(2, 3, 12), CELL, CELL, PAY),
    some.builds(MoveTwo, tool(4, 12), CELL, CELL, CELL, CELL, PAY),
    some.builds(Swap, DIE, DIE, some.integers(1, 10), PERHAPS, PAY),
    some.builds(Risk, tool(6, 11), DIE, PAY),
    some.builds(Use, tool(*range(1, 13)), PAY),
    some.builds(Place, CELL),
    some.builds(PlaceAs, some.integers(1, 6), CELL),
    some.builds(Leave, some.none() | some.integers(1, 6)),
)


def fits(window: Window, die: str, number: int, mode: str) -> bool:
    """The rules of placement read aloud, cell by cell."""
    row, column = divmod(number, 5)
    dice = {(n // 5 - row, n % 5 - column): lying for n, lying in dice_on(window)}
    beside = [dice[step] for step in ((0, 1), (0, -1), (1, 0), (-1, 0)) if step in dice]
    touching = any(max(map(abs, step)) == 1 for step in dice)
    near = mode == LOOSE or (touching is (mode != APART) if dice else row in (0, 3) or column in (0, 4))
    print_ = "".join(PATTERNS[window.pattern].rows)[number] if window.pattern else "."
    ignored = {NO_COLOUR: COLOURS, NO_VALUE: "123456"}.get(mode, "")
    alike = any(other[0] == die[0] or other[1] == die[1] for other in beside)
    return (0, 0) not in dice and near and (print_ in "." + ignored or print_ in die) and not alike


@given(windows(), DIE, some.sampled_from([PLAIN, APART, LOOSE, NO_COLOUR, NO_VALUE]))
def test_places_are_the_cells_where_a_die_fits(window: Window, die: str, mode: str) -> None:
    empty_and_free = mode == LOOSE and not window.taken  # the first die lies on the border, with any tool
    cells = {n for n in range(20) if fits(window, die, n, PLAIN if empty_and_free else mode)}
    assert set(numbers_in(places(window, mode).of(die))) == cells


@given(windows(), DIE, CELL, some.sampled_from([PLAIN, APART, LOOSE, NO_COLOUR, NO_VALUE]))
def test_a_cell_is_a_place_or_there_is_a_reason(window: Window, die: str, cell: str, mode: str) -> None:
    open_cells = [CELLS[number] for number in numbers_in(places(window, mode).of(die))]
    assert (why_not(window, die, cell, mode) is None) == (cell in open_cells)


@given(windows(), DIE, CELL)
def test_a_die_lies_where_it_was_put_until_it_is_lifted(window: Window, die: str, cell: str) -> None:
    empty = without(window, cell)
    there = with_die(empty, die, cell)
    assert (empty.die_at(cell), there.die_at(cell), without(there, cell)) == (None, die, empty)
    assert [(CELLS[number], found) for number, found in dice_on(there)] == [
        (each, there.die_at(each)) for each in CELLS if there.die_at(each)
    ]
    assert sum(mask.bit_count() for mask in there.colours) == there.taken.bit_count()


@given(windows(), DIE, CELL, CELL)
def test_a_die_that_moved_was_lifted_and_put(window: Window, die: str, source: str, target: str) -> None:
    assume(source != target)
    open_at_both = without(without(window, source), target)
    assert moved(with_die(open_at_both, die, source), source, target) == with_die(open_at_both, die, target)


MODES_OF_MOVES = (PLAIN, NO_COLOUR, NO_VALUE, NO_COLOUR_AT_ALL, NO_VALUE_AT_ALL)


@given(windows(), DIE, CELL, some.sampled_from(MODES_OF_MOVES))
def test_a_die_moves_to_its_places_in_the_window_without_it(window: Window, die: str, cell: str, mode: str) -> None:
    rest, number = without(window, cell), CELLS.index(cell)
    there = with_die(rest, die, cell)
    assert room(there.pattern, there.dice, number, mode) == places(rest, mode).of(die) & ~(1 << number)


@given(windows(), some.sets(some.sampled_from(COLOURS)), some.booleans())
def test_asking_whether_dice_can_move_is_listing_their_moves(window: Window, of: set[str], alike: bool) -> None:
    colours = "".join(sorted(of))
    assert can_move(window, NO_VALUE, colours) == any(single_moves(window, NO_VALUE, colours))
    assert can_move_two(window, colours, alike, False) == any(two_moves(window, colours, alike, False))


@given(windows(), some.integers(0, 59), some.integers(0, 59))
def test_another_beginning_lists_the_same_moves(window: Window, die: int, target: int) -> None:
    listed = list(single_moves(window, PLAIN, COLOURS))
    assert sorted(single_moves(window, PLAIN, COLOURS, (die, target))) == sorted(listed)


@given(COMMANDS)
def test_a_sentence_is_read_as_the_command_it_was_written_for(command: Command) -> None:
    assert language.readings(language.sentence(command)) == (command,)


@given(some.lists(COMMANDS, max_size=30))
def test_different_commands_have_different_sentences(commands: list[Command]) -> None:
    assert len({language.sentence(command) for command in commands}) == len(set(commands))


PIECES = some.sampled_from(["take", "use", "on", "to", "R5", "A1", "5", "tool", "flux", "—", "→", "。", "ß", "²", "Ⅷ"])


@given(some.text(max_size=80) | some.lists(PIECES, max_size=12).map(" ".join))
def test_reading_never_fails_on_any_text(text: str) -> None:
    for command in language.readings(text):
        assert language.readings(language.sentence(command)) == (command,)
