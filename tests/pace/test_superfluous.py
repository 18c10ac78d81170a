"""The end of a turn that the same mail has ended already is done already, and ends no other turn."""

from __future__ import annotations

from collections.abc import Iterator

from tests.pace.play import Play


def takes(play: Play) -> tuple[str, str]:
    """Who is asked, and a die they can take."""
    game = play.game
    seat = game.asked[0]
    sentences = map(game.title.sentence, game.title.commands(game.state, seat))
    return play.name(seat), next((each for each in sentences if each.startswith("take")), "")


def begun() -> Play:
    play = Play("sagrada", people=2)
    for name in ("ann", "bob"):
        play.say(name, play.game.title.sentence(play.game.title.commands(play.game.state, int(name == "bob"))[0]))
    return play


def each_turn() -> Iterator[tuple[list[tuple[str, bool]], list[str]]]:
    """Turns said as "take ..., then pass": what became of each line and whether it was done already; what is logged."""
    play = begun()
    for _ in range(16):
        name, line = takes(play)
        events = len(play.events)
        verdict = play.say(name, f"{line}, then pass" if line else "pass")
        if line:
            logged = [said for event in play.events[events:] if (said := getattr(event, "said", ""))]
            yield [(each.status, "already" in each.text) for each in verdict.lines], logged


def test_a_turn_that_is_over_is_passed_already() -> None:
    told = [lines for lines, _ in each_turn()]
    assert [("done", False), ("done", True)] in told and [("done", False), ("done", False)] in told


def test_no_other_turn_is_passed_by_it() -> None:
    assert all(logged.count("pass") == (not lines[1][1]) for lines, logged in each_turn())


def test_alone_it_is_refused_as_ever() -> None:
    play = begun()
    other = "bob" if takes(play)[0] == "ann" else "ann"
    assert play.say(other, "pass").code == "not_your_turn"
