"""The audit in other languages: the sentences are told, what is stored stands below them in each language alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from domain.game import events as ev
from domain.game.audit import audit
from domain.kernel.telling import told_in
from domain.players.events import PlayerEvent
from domain.titles.sagrada.cards import PATTERNS
from domain.titles.shelf import titles
from ops.cli import audit as command
from service.queries.catalogues import LANGUAGES, catalogue
from service.store import Store
from tests.languages.pseudo import Pseudo, english, learned
from tests.pace.play import NAMES, Play
from tests.pace.test_story import made

MOVES = 40
CODES = ("command", "fact", "draw", "cause", "chain")
WINDOWS = {word.casefold() for card in PATTERNS.values() for word in card.name.replace("'s", " 's").split()}
TITLES = {word.strip("!").casefold() for title in titles.values() for word in title.name.split()}
KEPT = frozenset({"posthorn", "utc", "en", "ii", "iii", "iv", *NAMES, *WINDOWS, *TITLES})


def events_of(title: str) -> list[ev.GameEvent]:
    play = Play(title)
    for _ in range(MOVES):
        if play.game.phase != "running":
            break
        play.move(play.game.asked[0])
    return play.events


@pytest.fixture
def xx() -> Iterator[None]:
    for title in titles.values():
        learned(title.language)
    yield
    for title in titles.values():
        del title.language.tongues["xx"]


def is_code(line: str) -> bool:
    """A name and what it holds, below the sentences."""
    return line.split()[0] in CODES or (line[8:9].islower() and line[8:].split()[0].isascii() and len(line.split()) > 1)


def told(lines: list[str]) -> list[str]:
    """The sentences: below the head of each event, above its codes."""
    found, of_event = [], False
    for line in lines:
        if not line.startswith("        "):
            of_event = True
        elif not is_code(line) and of_event and "  " not in line.strip():
            found.append(line)
        else:
            of_event = False
    return found


@pytest.mark.parametrize("title", titles)
def test_the_story_of_a_game_goes_through_the_catalogues(xx: None, title: str) -> None:
    events = events_of(title)
    with told_in(Pseudo()):
        lines = told(list(audit(events)))
    left = [line for line in lines if english(line, KEPT)]
    assert not left and len(lines) > len(events)


@pytest.mark.parametrize("kind", get_args(PlayerEvent), ids=lambda kind: kind.__name__)
def test_the_story_of_a_player_goes_through_the_catalogues(kind: type[ev.Event]) -> None:
    with told_in(Pseudo()):
        (sentence,) = told(list(audit([made(kind)])))
    assert not english(sentence.replace("Ann", "").replace("night", ""), KEPT)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("title", titles)
def test_codes_are_those_of_the_log(title: str, language: str) -> None:
    events = events_of(title)
    plain = [line for line in audit(events) if line.split()[0] in CODES]
    with told_in(catalogue(language)):
        assert [line for line in audit(events) if line.split()[0] in CODES] == plain


def test_the_command_takes_a_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'posthorn.db'}")
    player = store.players.add("Anna", language="ru").id
    monkeypatch.setattr(command, "run_subcommand", lambda given: given.call(store, given) or 0)
    assert command.main([player, "--language", "ru"]) == 0
    assert "Anna присоединяется" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        command.main([player, "--language", "tlh"])
    store.close()
