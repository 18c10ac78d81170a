"""Playing by pressing what the page of a game offers: pieces in the picture, chips and buttons; nothing is typed."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from tests.web.browser.people import PATIENCE, Person

DEEP = 14  # picks of one move
MOVED_ON = "moved on"  # the house answers what leaves nothing to decide, a moment after it is asked
PICKS = "#layers > svg:visible a.pick"
_CHIPS = "#bar .chip:not(summary)"
_READY = "#bar button.do"


def asked(person: Person) -> bool:
    """Something can be said, and it is not an answer that lies sealed."""
    if not person.page.locator("#asked strong", has_text="Your turn").count():
        return False
    return bool(person.page.locator(f"{PICKS}, {_CHIPS}, {_READY}").count())


def over(person: Person) -> bool:
    return bool(person.page.locator("#h-asked", has_text="The game is over").count())


def make_a_move(person: Person, choice: Random) -> str:
    """The first press is on a sentence, a button or in the picture, as it falls; then on until there is one button."""
    page = person.page
    options, buttons = page.locator("#bar a.chip.option"), page.locator(_READY)
    has_picks = bool(page.locator(PICKS).count())
    if buttons.count() and (choice.random() < 0.5 or not has_picks):
        return do_it(person, buttons.nth(choice.randrange(buttons.count())))
    if options.count() and not (has_picks and (person.on_the_picture or choice.random() < 0.5)):
        person.press(_seen(options, choice))
    for _ in range(DEEP):
        if _is_ready(person):
            break
        if not asked(person):
            return MOVED_ON
        _pick(person, choice)
    return do_it(person)


def _is_ready(person: Person) -> bool:
    """A move is put together: nothing else is left to press, or the bar says what comes of it."""
    ready = person.page.locator(_READY)
    return bool(ready.count()) and not person.page.locator("#bar.free").count()


def _pick(person: Person, choice: Random) -> None:
    page = person.page
    picks = page.locator(PICKS)
    if picks.count():
        person.press_on_top(picks.nth(choice.randrange(picks.count())))
        return
    more = page.locator("#bar details.more > summary")
    if more.count():
        person.unfold(more.first)
    chips = page.locator(_CHIPS)
    assert chips.count(), f"nothing can be picked at {page.url}: {page.locator('main').inner_text()}"
    person.press(_seen(chips, choice))


def _seen(links: Any, choice: Random) -> Any:
    shown = [each for each in links.all() if each.is_visible()]
    return shown[choice.randrange(len(shown))]


def do_it(person: Person, button: Any = None) -> str:
    """Press the button, and wait for what became of it."""
    person.press(button if button is not None else person.page.locator(_READY).last)
    return verdict(person)


def verdict(person: Person) -> str:
    said = person.page.locator("#bar .say")
    said.wait_for()
    while said.filter(has_text="Sending").count():
        person.page.wait_for_timeout(100)
        if not person.page.evaluate("document.documentElement.dataset.live === 'yes'"):
            person.open(person.page.url)  # without scripts one loads the page again
    return str(said.inner_text())


def play(people: list[Person], choice: Random, most: int = 10_000, every: Any = None) -> int:
    """In turns until the game is over, or so many moves are made; how many were made."""
    moves, since = 0, time.monotonic()
    while moves < most:
        before = moves
        for person in people:
            person.open(f"/games/{person.game}")
            if over(person):
                return moves
            while asked(person) and moves < most:
                told = make_a_move(person, choice)
                if MOVED_ON in told:
                    break
                assert not told.startswith("Not done"), (person.page.url, told)
                moves += 1
                if every is not None:
                    every(person, moves)
        if moves == before:
            page = people[0].page
            assert time.monotonic() < since + PATIENCE / 1000, f"nobody moves at {page.url}: {page.inner_text('main')}"
            page.wait_for_timeout(100)
        else:
            since = time.monotonic()
    return moves


def until_a_pick(person: Person, choice: Random) -> Any:
    """On to a question with a piece or a sentence to pick: some have nothing but buttons, as the exchange of a hand
    has, and while bots move there is nothing at all."""
    picks = person.page.locator(f"#bar a.chip.option:visible, {PICKS}")
    while True:
        person.open(f"/games/{person.game}")
        assert not over(person), f"{person.page.url} is over before anything could be picked"
        if asked(person) and picks.count():
            return picks.first
        play([person], choice, most=1)
