"""Letters look as the gallery shows them; `python -m tests.letters.make_gallery` writes it anew, for you to look at."""

from __future__ import annotations

from functools import lru_cache

import pytest
from PIL import Image

from domain.titles.shelf import titles
from tests.letters.make_gallery import FOLDER, HASHES, KINDS, TALL, VIEWS, Page, hashes, pages
from tests.web.browser.chromium import CHROMIUM

pytestmark = pytest.mark.usefixtures("painted")

ANEW = "python -m tests.letters.make_gallery writes it anew; look at it as the one who must answer"


@lru_cache
def written(title_id: str) -> dict[str, Page]:
    return {page.kind: page for page in pages(title_id)}


@pytest.mark.parametrize("title_id", sorted(titles))
def test_each_letter_is_as_it_was_looked_at(title_id: str) -> None:
    known = hashes()
    assert sorted(written(title_id)) == sorted(KINDS)
    for page in written(title_id).values():
        assert (FOLDER / f"{page.name}.txt").read_text() == page.text, ANEW
        assert known[page.name] == page.hash, ANEW


@pytest.mark.skipif(not CHROMIUM, reason="no chromium makes the pictures")
@pytest.mark.parametrize("title_id", sorted(titles))
def test_each_picture_shows_the_letter_as_it_is_now(title_id: str) -> None:
    for page in written(title_id).values():
        with Image.open(FOLDER / f"{page.name}.png") as picture:
            assert picture.info["page"] == page.hash, ANEW
            assert picture.size == (sum(wide for wide, _ in VIEWS), TALL)


def test_there_is_nothing_in_the_gallery_that_nobody_looks_at() -> None:
    files = {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.*")}
    wanted = {f"{title}/{kind}.{end}" for title in titles for kind in KINDS for end in ("txt", "png")}
    pictures = {each for each in wanted if each.endswith(".png")}
    assert files | pictures == wanted | {HASHES.name}
    assert {f"{name}.txt" for name in hashes()} == wanted - pictures
