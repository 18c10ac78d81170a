"""What a service says of itself: to robots, to who found a weak point, on privacy and accessibility."""

from __future__ import annotations

import pytest

from service.store import times
from tests.letters.support import Table
from tests.web.pages import HERE, Browser, links_of


def test_robots_are_kept_from_what_is_of_one_person(table: Table) -> None:
    answer = Browser(table).get("/robots.txt")
    assert answer.mimetype == "text/plain"
    lines = answer.text.splitlines()
    assert lines[0] == "User-agent: *"
    assert {f"Disallow: {path}" for path in ("/me", "/t/", "/l/", "/join", "/players")} <= set(lines)
    under = Browser(table, "https://play.example/games-by-mail").client.get(
        "/robots.txt", base_url="https://play.example"
    )
    assert "Disallow: /games-by-mail/me" in under.text


def test_who_hears_of_weak_points_is_a_setting(table: Table) -> None:
    assert Browser(table).get("/.well-known/security.txt").status_code == 404
    answer = Browser(table, contact="mailto:security@play.example").get("/.well-known/security.txt")
    assert answer.status_code == 200 and answer.mimetype == "text/plain"
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert fields["Contact"] == "mailto:security@play.example"
    assert times.now() < fields["Expires"] < times.later(times.now(), 24 * 366), "within a year, as the RFC wants"
    assert fields["Canonical"] == f"{HERE}/.well-known/security.txt"


@pytest.mark.parametrize("path", ["/privacy", "/accessibility"])
def test_pages_about_it_are_linked_from_the_foot_and_name_whom_to_ask(table: Table, path: str) -> None:
    assert path in links_of(Browser(table).get("/").text)
    assert "whoever runs this service" in Browser(table).see(path)
    assert "security@play.example" in Browser(table, contact="mailto:security@play.example").see(path)


def test_days_on_the_page_on_privacy_are_those_of_the_settings(table: Table) -> None:
    page = Browser(table).see("/privacy")
    assert f"{table.mail_service.settings.kept_days} days after they were dealt with" in page
    assert "as long as you play here" in page, "the letters of this service are kept for ever"
