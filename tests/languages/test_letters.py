"""In which language somebody is written to: their own, and that of the host until they have one."""

from __future__ import annotations

import pytest

from ops.bench.mailboxes import text_part
from service.accounts import sign_in
from service.commands.opening import Opening, open_table
from service.queries.catalogues import LANGUAGES
from tests.letters.support import Table, address, message

OTHERS = [each for each in LANGUAGES if each != "en"]
LINKS = {
    "cs": "Posthorn: váš odkaz",
    "de": "Posthorn: dein Link",
    "fr": "Posthorn : votre lien",
    "ru": "Posthorn: ваша ссылка",
}
INVITES = {"cs": "vás zve", "de": "bittet dich", "fr": "vous invite", "ru": "вас приглашает"}


def invited(table: Table, host: str, guest: str) -> None:
    seats = ({}, {"mail": guest})
    opening = Opening(title="pig", options={}, seats=seats, key=f"key of {guest}", further={"sit": True})
    open_table(table.store, table.players[host], opening, client="", most=100, channel="api", evidence="")
    table.work()


@pytest.mark.parametrize("language", OTHERS)
def test_a_stranger_is_invited_in_the_language_of_the_host(table: Table, language: str) -> None:
    table.store.players.change_settings(table.players["Anna"], {"language": language})
    invited(table, "Anna", "new@mail.example")
    (letter,) = [each for each in table.post() if each.address == "new@mail.example"]
    assert INVITES[language] in text_part(letter)
    assert f'<html lang="{language}">' in message(letter).get_body(("html",)).get_content()
    new = table.store.players.by_address("new@mail.example")
    assert new is not None and table.store.players.get(new["id"]).language == language


def test_who_is_known_is_invited_in_their_own_language(table: Table) -> None:
    table.store.players.change_settings(table.players["Anna"], {"language": "ru"})
    table.store.players.change_settings(table.players["Bert"], {"language": "fr"})
    invited(table, "Anna", address("Bert"))
    (letter,) = [each for each in table.post() if each.address == address("Bert")]
    assert INVITES["fr"] in text_part(letter) and INVITES["ru"] not in text_part(letter)


@pytest.mark.parametrize("language", OTHERS)
def test_a_link_is_sent_in_the_language_of_the_page(table: Table, language: str) -> None:
    sign_in.ask(table.store, "new@mail.example", "", {"language": language}, client="", most=100)
    (letter,) = table.post()
    assert letter.subject.replace("\u00a0", " ").replace("\u202f", " ") == LINKS[language]
    assert message(letter)["From"].addresses[0].display_name.startswith("Posthorn")
