"""python -m tests.web.browser.board_shots [TITLE]: each title in each state of its page, into tests/web/shots/."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from tests.letters.support import Table
from tests.web.browser.chromium import chromium, missing
from tests.web.browser.clicking import PICKS
from tests.web.browser.people import PATIENCE
from tests.web.browser.shots import DRAWN, small_png
from tests.web.browser.test_game import served

FOLDER = Path(__file__).parent.parent / "shots" / "boards"
SIZES = ({"width": 360, "height": 740}, {"width": 1280, "height": 800})
MIDDLE = {"pig": 1, "sagrada": 8, "ohmygoods": 12, "lagranja": 45}  # moves
EARLY = {"pig": 1, "sagrada": 3, "ohmygoods": 5, "lagranja": 6}
# what is shown large: by a part of its name on the board
CARD = {
    "sagrada": "brush, wheel, stone, pliers, cutter, lathekin, hammer, straightedge, burnisher, remover",
    "ohmygoods": "mill, bakery", "lagranja": "card ",
}  # fmt: skip
COLOURS = 96


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for title in wanted or sorted(titles):
            for old in FOLDER.glob(f"{title}-*.png"):
                old.unlink()
            folder = Path(tempfile.mkdtemp(prefix="posthorn-boards-"))
            table = Table(folder, names="Anna")
            table.open(title, bots=2)
            with served(table) as url:
                _states(browser, table, url, title)
            table.close()
    print(f"{sum(each.stat().st_size for each in FOLDER.glob('*.png')) / 1e6:.1f} MB")


def _states(browser: Any, table: Table, url: str, title: str) -> None:
    page = _page(browser, table, url)
    here = f"{url}/games/{table.game_id}"

    def shots(state: str, address: str = here, ready: Callable[[], None] | None = None) -> None:
        for size in SIZES:
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.set_viewport_size(size)
                page.goto(address)
                if ready is not None:
                    ready()
                page.wait_for_function(DRAWN)
                kept = FOLDER / f"{title}-{state}-{size['width']}{'-dark' if scheme == 'dark' else ''}.png"
                kept.write_bytes(small_png(page.screenshot(), COLOURS))

    shots("tutor")
    page.context.add_cookies([{"name": "posthorn_hints", "value": "off", "url": url}])
    shots("start")
    _move_on(table, EARLY[title])
    shots("my-turn")
    picks = page.locator(PICKS)
    has_picks = bool(picks.count())
    if not has_picks:  # the early question has buttons alone
        _move_on(table, MIDDLE[title])
        page.goto(here)
    shots("lifted", ready=lambda: _press(page, picks.nth(min(2, picks.count() - 1))))
    if has_picks:
        _move_on(table, MIDDLE[title])
    shots("middle")
    shots("replay", f"{here}?replay=1")
    page.goto(here)
    if card := _card(page, title):
        shots("card", f"{here}?card={card}")
    _move_on(table, 100_000)
    shots("end")
    shots("result", f"{here}/result")


def _card(page: Any, title: str) -> str:
    named = page.eval_on_selector_all("#layers [data-name]", "all => all.map(each => each.dataset.name)")
    return next((name for part in CARD.get(title, "").split(", ") for name in named if part and part in name), "")


def _page(browser: Any, table: Table, url: str) -> Any:
    context = browser.new_context()
    context.add_cookies([{"name": "test_player", "value": table.players["Anna"], "url": url}])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def _press(page: Any, piece: Any) -> None:
    piece.scroll_into_view_if_needed()
    piece.dispatch_event("click")
    page.locator("#bar [data-back]").first.wait_for()


def _move_on(table: Table, moves: int) -> None:
    """So many of their moves, as a bot would make them; then it is their turn, or the game is over."""
    luck = SeededLuck(b"shots")
    while (game := table.game).phase == "running":
        if 0 not in game.asked:
            time.sleep(0.02)  # the bots move beside
            continue
        if not moves:
            return
        table.say("Anna", game.title.sentence(game.title.bot(game.state, 0, luck)))
        moves -= 1


if __name__ == "__main__":
    if missing:
        sys.exit(missing)
    main(sys.argv[1:])
