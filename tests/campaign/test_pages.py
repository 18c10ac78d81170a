"""The pages of a game that goes on: the tale, the way there and back, and the button of the last letter."""

from __future__ import annotations

from html import unescape

import pytest

from service.app import create_app
from tests.campaign.chapters import Chapters
from tests.web.pages import own_words


def test_the_page_of_a_chapter_tells_its_tale_and_leads_on(two: Chapters, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.web.joining.PATIENCE", 0.0)
    pages = create_app(two.table.store, "https://play.example", mail=two.table.mail_service).test_client()
    former, over = two.game.id, two.last("Anna")
    shown = unescape(pages.get(f"/games/{former}").text)
    assert "The granary is filled to the knee." in shown and "the next game" not in shown
    reading = two.table.mail_service.letter_writer.grants.keyring.tokens(over.grant_id).read
    assert ">next<" in pages.get(f"/l/{reading}").text
    assert pages.post(f"/l/{reading}/1", data=own_words(pages, f"/l/{reading}/1")).status_code == 200
    two.answer("Anna", "yes")  # nobody is signed in, so the page asks her by mail
    two.answer("Bert", "next")
    assert two.game.phase == "running", "the button said next for Anna"
    assert f'href="/games/{two.game.id}"' in pages.get(f"/games/{former}").text
    assert f'href="/games/{former}"' in pages.get(f"/games/{two.game.id}").text
