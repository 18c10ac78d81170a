"""Which language a page is told in, and that nothing in templates goes past the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from jinja2 import DictLoader, Environment, nodes

from domain.titles.shelf import titles
from service.queries.catalogues import LANGUAGES
from service.web import rules, tutor
from service.web.telling import ENGLISH, Telling, texts_of
from tests.letters.support import Table, address
from tests.web.pages import Browser

TEMPLATES = sorted((Path(__file__).parents[2] / "service/web/templates").glob("*.html"))
NO_TEXT = re.compile(r" class=|^(press|when asked:) ?|^UTC$|^Posthorn$|^come back$|^M[\d. ]+[A-Z\d. ]+")
PICTURE = re.compile(r'(?:src|srcset)="([^"]*(?:titles|games|components)/[^"]*\.(?:svg|png)[^"]*)"')
MARKS = ("_", "_quoted")
OTHERS = [language for language in LANGUAGES if language != "en"]


def test_a_page_is_told_in_the_language_of_the_browser(table: Table) -> None:
    browser = Browser(table)
    for accepted, language in (
        ("fr-CH, fr;q=0.9", "fr"),
        ("ru", "ru"),
        ("pl, cs;q=0.5", "cs"),
        ("pl", "en"),
        ("", "en"),
    ):
        answer = browser.app.test_client().get("/titles", headers={"Accept-Language": accepted})
        assert f'<html lang="{language}">' in answer.text and answer.headers["Content-Language"] == language
        assert {"Accept-Language", "Cookie"} <= {each.strip() for each in answer.headers["Vary"].split(",")}
    assert re.search(r'<link rel="alternate" hreflang="cs" href="[^"]*/titles\?lang=cs">', answer.text)


def test_the_switch_is_kept_by_the_browser_and_by_the_account(table: Table) -> None:
    anna = Browser(table)
    anna.send("/titles", "/language", language="ru")
    assert '<html lang="ru">' in anna.see("/titles") and '<html lang="fr">' in anna.see("/titles?lang=fr")
    anna.sign_in(table, address("Anna"))
    assert '<html lang="en">' in anna.see("/titles"), "an account goes before"
    sent = anna.send("/titles", "/language", language="cs")
    assert sent.headers["Location"].endswith("/titles") and '<html lang="cs">' in anna.see("/me")
    assert table.store.players.get(table.players["Anna"]).language == "cs"
    assert anna.send("/titles", "/language", language="xx").status_code == 303
    assert table.store.players.get(table.players["Anna"]).language == "cs", "there is no such language"


@pytest.mark.parametrize("path", ["/", "/titles", "/titles/lagranja", "/titles/lagranja/components", "/watch"])
def test_a_picture_has_an_address_in_each_language(table: Table, path: str) -> None:
    """A browser keeps it for a day, and after the switch it asks for another."""
    table.open("sagrada")
    seen: dict[str, set[str]] = {}
    for language in ("en", "ru"):
        found = {unescape(each) for each in PICTURE.findall(Browser(table).see(f"{path}?lang={language}"))}
        assert found and all(parse_qs(urlsplit(each).query)["lang"] == [language] for each in found)
        seen[language] = found
    assert not seen["en"] & seen["ru"]


def test_only_a_picture_whose_address_says_its_language_is_kept(table: Table) -> None:
    browser = Browser(table)
    for picture in ("/titles/lagranja/board.svg", "/titles/lagranja/components/0.svg", "/titles/lagranja/preview.png"):
        kept, asked = browser.get(f"{picture}?lang=ru"), browser.get(picture)
        assert "max-age" in kept.headers["Cache-Control"] and kept.headers["Content-Language"] == "ru"
        assert "no-cache" in asked.headers["Cache-Control"] and "Cookie" in asked.headers["Vary"]
        assert "no-cache" in browser.get(f"{picture}?lang=xx").headers["Cache-Control"], "there is no such language"
        assert kept.headers["ETag"] != asked.headers["ETag"]
        tag = {"If-None-Match": asked.headers["ETag"]}
        assert browser.client.get(picture, base_url=browser.url, headers=tag).status_code == 304
        browser.send("/titles", "/language", language="ru")
        assert browser.client.get(picture, base_url=browser.url, headers=tag).status_code == 200
        browser.send("/titles", "/language", language="en")


def test_who_plays_as_a_guest_has_the_language_of_the_page(table: Table) -> None:
    guest = Browser(table)
    guest.send("/titles", "/language", language="fr")
    guest.send("/titles", "/play/pig")
    assert '<html lang="fr">' in guest.see("/me")
    assert [row["language"] for row in table.store.players.all()].count("fr") == 1


def test_answers_of_the_api_follow_the_header_and_codes_do_not(table: Table) -> None:
    found = [
        Browser(table).app.test_client().get("/api/v1/games/gnone", headers={"Accept-Language": each})
        for each in ("en", "ru")
    ]
    assert found[0].headers["Content-Language"] == "en" and found[1].headers["Content-Language"] == "ru"
    assert found[0].json and found[1].json and found[0].json["code"] == found[1].json["code"]


def literals(source: str) -> Iterator[str]:
    """What a template says without the catalogue: between its tags and in its expressions."""
    tree = Environment(extensions=[Telling], autoescape=True).parse(source, "page")
    calls = (call for call in tree.find_all(nodes.Call) if isinstance(call.node, nodes.Name))
    told = {id(call.args[0]) for call in calls if isinstance(call.node, nodes.Name) and call.node.name in MARKS}
    for const in tree.find_all(nodes.Const):
        text = const.value if isinstance(const.value, str) and id(const) not in told else ""
        if re.search(r"[a-z]{2}", text) and re.search(r"\w \w|^[A-Z][a-z]", text) and not NO_TEXT.search(text):
            yield text


@pytest.mark.parametrize(
    "template", [each for each in TEMPLATES if each.name not in ENGLISH], ids=lambda each: each.stem
)
def test_no_expression_of_a_template_says_anything_past_the_catalogue(template: Path) -> None:
    assert not list(literals(template.read_text(encoding="utf-8")))


def test_a_literal_in_an_expression_is_found() -> None:
    assert list(literals('<p>{{ "Not this" if x else _("But this") }} and this</p>')) == ["Not this"]


def test_texts_of_a_template_are_whole_and_name_their_parts() -> None:
    source = (
        '<p>Load <a href="{{ url }}">the file</a> of {{ game.name }}: {{ n }} {n|move|moves}.</p>\n'
        '{% if x %}<strong>Your turn</strong> <img alt="The board of {{ of.name }}">{% endif %}<b>{{ n }}</b>'
    )
    assert list(texts_of(source)) == [
        "Load <a>the file</a> of {name}: {n} {n|move|moves}.", "Your turn", "The board of {name}",
    ]  # fmt: skip
    jinja = Environment(extensions=[Telling], autoescape=True, loader=DictLoader({"page": source}))
    shown = jinja.get_template("page").render(url="/f", game={"name": "<Pig>"}, n=1, x=True, of={"name": 'a "b"'})
    assert '<a href="/f">the file</a> of &lt;Pig&gt;: 1 move.' in shown and 'alt="The board of a &#34;b&#34;"' in shown


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", sorted(titles))
def test_rules_are_told_in_each_language(title: str, language: str) -> None:
    assert rules.place_of(title, language).is_file() and rules.mistakes(title) == []
    assert len(rules.chapters_of(title, language)) == len(rules.chapters_of(title))


def test_rules_that_are_not_whole_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pig" / "locale").mkdir(parents=True)
    (tmp_path / "pig" / "rules.txt").write_text("# A\n[board 3]\n# B\nRoll.\n", encoding="utf-8")
    (tmp_path / "pig" / "locale" / "rules.fr.txt").write_text("# A\n[board 3]\n", encoding="utf-8")
    (tmp_path / "pig" / "locale" / "rules.cs.txt").write_text("# A\n[board 4]\n# B\nHod.\n", encoding="utf-8")
    monkeypatch.setattr(rules, "files", lambda package: tmp_path)
    rules.text_of.cache_clear()
    try:
        found = rules.mistakes("pig")
    finally:
        rules.text_of.cache_clear()
    assert any("rules.fr.txt has 1 chapters, the English 2" in each for each in found)
    assert any("rules.cs.txt has other pictures" in each for each in found) and len(found) == 2


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", sorted(titles))
def test_hints_are_told_in_each_language(title: str, language: str) -> None:
    assert tutor.place_of(title, language).is_file() and tutor.mistakes(title) == []
