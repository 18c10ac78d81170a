"""python -m tests.web.browser.shots: every page as a picture into tests/web/shots/, for people to look at."""

from __future__ import annotations

import io
import sys
import tempfile
from operator import sub
from pathlib import Path
from typing import Any

from PIL import Image

from tests.harness.running import up
from tests.web.browser.chromium import chromium, missing
from tests.web.browser.pages import SIGNED_OUT, play_something
from tests.web.browser.people import NARROW, WIDE, Person

FOLDER = Path(__file__).parent.parent / "shots"
HIGHEST = 1600
COLOURS = 128
FLAT = 32  # of them, the most frequent ones, stay as they are
ALIKE = 14  # of 255, by which two colours differ at most that share a place
SIZES = ({**WIDE, "height": 1250}, NARROW)  # so high that the column beside the board is seen to its end
# of a picture for light paper and for dark the other one has just been asked for
DRAWN = "() => [...document.images].every(each => each.complete || each.loading === 'lazy')"
DARK = ("home", "me", "game-sagrada", "new-form", "watch", "devices", "players", "privacy", "tables")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    data = Path(tempfile.mkdtemp(prefix="posthorn-shots-")) / "data"
    with chromium() as browser, up(data, POSTHORN_MAIL_PORT="0") as service:
        eva, pages = play_something(browser, service)
        stranger = Person(browser, service)
        for person, paths in ((stranger, SIGNED_OUT), (eva, pages)):
            for name, path in paths.items():
                _shots(person, name, path)
        eva.page.set_viewport_size({"width": 640, "height": 900})
        eva.open(f"{pages['letter']}/html")  # as a mail program shows it
        (FOLDER / "mail.png").write_bytes(small_png(eva.page.screenshot()))
    print(f"{sum(each.stat().st_size for each in FOLDER.glob('*.png')) / 1e6:.1f} MB")


def _shots(person: Person, name: str, path: str) -> None:
    person.open(path)
    for size in SIZES:
        for scheme in ("light", "dark") if name in DARK else ("light",):
            person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            person.page.set_viewport_size(size)
            person.page.evaluate("scrollTo(0, 0)")  # what stays in view would stand lower
            person.page.wait_for_function(DRAWN)
            kept = FOLDER / f"{name}-{size['width']}{'-dark' if scheme == 'dark' else ''}.png"
            kept.write_bytes(small_png(person.page.screenshot(full_page=True)))


def small_png(png: Any, colours: int = COLOURS) -> bytes:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    image = image.crop((0, 0, image.width, min(image.height, HIGHEST)))
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in _palette(image, colours) for part in colour])
    kept = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _palette(image: Image.Image, colours: int) -> list[tuple[int, int, int]]:
    """The most frequent ones, so that flat areas stay exact, without those that look alike: letters have many shades,
    which else leave no room for the small things of a board."""
    found: list[tuple[int, int, int]] = []
    for _, colour in sorted(image.getcolors(image.width * image.height), reverse=True):
        if len(found) < FLAT or all(max(map(abs, map(sub, colour, other))) >= ALIKE for other in found):
            found.append(colour)
        if len(found) == colours:
            break
    return found


if __name__ == "__main__":
    if missing:
        sys.exit(missing)
    main()
