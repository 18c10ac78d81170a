"""The bar at the foot of a game says in a few words what is asked, and what one holds; all of it is in reach."""

from __future__ import annotations

import re

from domain.kernel.flow import waiting, with_names
from domain.kernel.luck import SeededLuck
from domain.kernel.narrowing import Pick, narrowed
from domain.titles.shelf import titles
from service.queries import lobby
from service.web.game.board import called, picks_in_order
from service.web.game.choices import FEWER, SHOWN, Composer, Suggestion, _to_press
from service.web.tutor import kind_of
from tests.letters.support import Table
from tests.web.playing import Person


def test_long_sentences_are_suggested_in_fewer_places() -> None:
    few = Composer(suggested=tuple(Suggestion("roll") for _ in range(7)))
    long = Composer(suggested=tuple(Suggestion("work at the mill well, build a bakery then") for _ in range(7)))
    assert (len(few.first), len(long.first)) == (SHOWN, FEWER)
    longest = Composer(suggested=(Suggestion("chain a mill with " + ", ".join(["a window manufacture"] * 5)),))
    assert longest.first == (), "it stands behind the bar alone"


def test_all_that_is_suggested_stands_behind_the_bar(table: Table) -> None:
    """A telephone has room for two in the bar itself."""
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    page = Person(table, "Anna").look()
    bar, behind = page.partition('id="bar"')[2].partition('class="all"')[::2]
    shown = set(re.findall(r'<a class="chip option" href="([^"]*)"', bar))
    assert len(shown) == SHOWN and shown <= set(re.findall(r'<a class="option" href="([^"]*)"', behind))


def test_what_there_is_to_press_is_said_as_people_say_it() -> None:
    """A number is that of its slot: a 1 of the dice lies on the board, a 1 of the steps is none of the donkeys."""
    title, luck = titles["lagranja"], SeededLuck(b"p0")
    state, _ = title.setup(None, 2, luck)
    said: dict[str, str] = {}
    for _ in range(400):
        if not (asked := title.asked(state)):
            break
        order = picks_in_order(title.svg(with_names(title.view(state, asked[0]), ("Anna", "Bert"))))
        press, _ = _to_press(title.language, narrowed(title, state, asked[0], []), order)
        said[kind_of("lagranja", type(waiting(state, asked[0])[0]))] = press
        _, state = title.play(state, asked[0], title.bot(state, asked[0], luck), luck)
    assert said["donkey_tiles"] == "a donkey tile" and said["pick_die"].startswith("a die")
    assert all("donkeys" not in each for each in said.values())


def test_what_one_holds_is_called_in_a_few_words() -> None:
    drawn = "".join(
        f'<g data-name="{name}" data-slot="{slots}" data-box="0 0 9 9"><title>{title}</title></g>'
        for name, slots, title in (
            ("1", "tile", "1 donkeys, 3 hats"),
            ("1", "value steps", "siesta space 1, 0 points a round; 1 steps"),
            ("B5", "die", "blue die, 5"),
            ("lathekin", "tool", "tool 4, the Lathekin of a master, price 2: Move exactly two dice"),
            ("bakery 2", "place", "Bakery 2: 0 bread"),
            ("grain", "what", "3 grain in your store"),
        )
    )
    wanted = {"steps:1": "siesta space 1", "die:B5": "blue die, 5", "tool:lathekin": "lathekin",
              "place:bakery 2": "Bakery 2", "what:grain": "grain", "what:wine": "wine"}  # fmt: skip
    assert {text: called(drawn, Pick(*text.split(":"))) for text in wanted} == wanted
    assert "value:1" in picks_in_order(drawn) and "die:1" not in picks_in_order(drawn)


def test_the_next_game_is_another_one(table: Table) -> None:
    """The lists may be a moment behind: this game stands there as waiting though its move is done."""
    table.open("sagrada", options={"start_player": "first_seat"})
    table.choose_windows()
    with table.store.db.write() as session:
        session.run("UPDATE places SET asked = 1")
    assert waits(table, "Bert") == {table.game.id} and "Next game" not in Person(table, "Bert").look()


def waits(table: Table, name: str) -> set[str]:
    with table.store.db.read() as session:
        return lobby.waiting(session, table.players[name])
