"""Playing by pressing what the page of a game offers: pieces in the picture, chips and options; nothing is typed."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.web.browser.people import Person

DEEP = 12  # picks of one move
MOVED_ON = "moved on"  # the house answers what leaves nothing to decide, a moment after it is asked
_PICKS = "svg a.pick, a.chip:not(.on)"
_READY = ".ready button.do"


def asked(person: Person) -> bool:
    return bool(person.page.locator("#choose, .asked .prompt").count() == 2)


def over(person: Person) -> bool:
    return bool(person.page.locator("#h-asked", has_text="The game is over").count())


def make_a_move(person: Person, choice: Random) -> str:
    """The first press is on a sentence or in the picture, as it falls; then on until there is one button."""
    page = person.page
    options = page.locator("a.option")
    if options.count() and (choice.random() < 0.5 or not page.locator(_PICKS).count()):
        person.press(options.nth(choice.randrange(options.count())))
    for _ in range(DEEP):
        if page.locator(_READY).count():
            break
        if not asked(person):
            return MOVED_ON
        _pick(person, choice)
    return do_it(person)


def _pick(person: Person, choice: Random) -> None:
    picks, shut = person.page.locator(_PICKS), person.page.locator(".choose details:not([open]) > summary")
    while shut.count():
        person.unfold(shut.first)
    count = picks.count()
    assert count, f"nothing can be picked at {person.page.url}: {person.page.locator('main').inner_text()}"
    person.press_on_top(picks.nth(choice.randrange(count)))


def do_it(person: Person) -> str:
    """Press the button, and wait for what became of it."""
    person.press(person.page.locator(_READY).first)
    return verdict(person)


def verdict(person: Person) -> str:
    did = person.page.locator("#did")
    did.wait_for()
    if not person.page.evaluate("!!window.htmx"):  # without scripts one loads the page again
        while did.filter(has_text="is being carried out").count():
            person.page.wait_for_timeout(200)
            person.open(person.page.url)
    did.filter(has_text="one:").or_(did.filter(has_text="Not done")).first.wait_for()
    return str(did.inner_text())


def play(people: list[Person], choice: Random, most: int = 10_000, every: Any = None) -> int:
    """In turns until the game is over, or so many moves are made; how many were made."""
    moves = idle = 0
    while moves < most and idle < 300:
        idle += 1
        for person in people:
            person.open(f"/games/{person.game}")
            if over(person):
                return moves
            while asked(person) and moves < most:
                told = make_a_move(person, choice)
                if MOVED_ON in told:
                    break
                assert told.startswith("Done"), (person.page.url, told)
                moves, idle = moves + 1, 0
                if every is not None:
                    every(person, moves)
        if idle > 1:
            people[0].page.wait_for_timeout(100)
    return moves
