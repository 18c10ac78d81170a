"""A whole game of two people and a bot, by presses alone; `--plain`: without scripts, `--keys`: without a mouse."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from domain.titles.shelf import titles
from tests.harness.running import Service, up
from tests.web.browser import clicking
from tests.web.browser.chromium import chromium, missing
from tests.web.browser.people import NARROW, ByKeys, Person

WITHOUT_SCRIPTS = {"java_script_enabled": False}


def seated(
    browser: Any,
    service: Service,
    title: str,
    seats: int = 3,
    bots: int = 1,
    kind: type[Person] = Person,
    called: str = "",
    **how: Any,
) -> list[Person]:
    """Eva opens a table, Tom comes by its link. `kind`, `how`: what both do without;
    `called`: what makes their addresses new."""
    eva, tom = kind(browser, service, **how), kind(browser, service, **{"viewport": NARROW, **how})
    eva.open("/join")
    eva.sign_in(f"eva{called}@mail.example", "Eva")
    eva.open(f"/new/{title}")
    eva.choose("Players in all", str(seats))
    eva.choose("Bots among them", str(bots))
    eva.press(eva.button("Open the table"))
    sits_down(tom, eva.page.locator(".copy").inner_text(), f"tom{called}@mail.example", "Tom")
    eva.page.reload()
    eva.page.locator("#h-asked").wait_for()
    return [eva, tom]


def sits_down(friend: Person, way: str, address: str, name: str, by_digits: bool = False) -> None:
    friend.open(way)
    friend.press(friend.page.get_by_role("main").get_by_role("link", name="Sign in"))
    (friend.sign_in_by_digits if by_digits else friend.sign_in)(address, name)
    friend.press(friend.button("Sit down"))


def main(title: str, seed: int, plain: bool, keys: bool) -> None:
    began = time.monotonic()
    folder = Path(tempfile.mkdtemp(prefix="posthorn-whole-"))
    with chromium() as browser, up(folder / "data", POSTHORN_MAIL_PORT="0") as service:
        how = WITHOUT_SCRIPTS if plain else {}
        people = seated(browser, service, title, kind=ByKeys if keys else Person, **how)
        moves = clicking.play(people, Random(seed), every=tell)
        eva, tom = people
        eva.open(f"/games/{eva.game}")
        assert clicking.over(eva), f"no end after {moves} moves: {eva.page.url}"
        eva.press(eva.link("The result").first)
        print(eva.page.get_by_role("main").inner_text())
        presses = eva.presses + tom.presses
        print(f"{title}: {moves} moves, {presses} presses, nothing typed but two addresses and names")
        print(f"{sum(each.tabs for each in people if isinstance(each, ByKeys))} presses of Tab" if keys else "a mouse")
        print(f"{time.monotonic() - began:.0f} s{', without scripts' if plain else ''}")
        for person in people:
            person.leave()


def tell(person: Person, moves: int) -> None:
    if moves % 20 == 0:
        print(f"{moves} moves", flush=True)


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(prog="python -m tests.web.browser.whole", description=__doc__)
    wanted.add_argument("title", choices=titles)
    wanted.add_argument("seed", nargs="?", type=int, default=1)
    wanted.add_argument("--plain", action="store_true")
    wanted.add_argument("--keys", action="store_true")
    if missing:
        sys.exit(missing)
    main(**vars(wanted.parse_args()))
