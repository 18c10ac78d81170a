"""A line is read once, where it comes in: what is stored of it is a struct, and nothing reads its text again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.game import lines
from domain.game.lines import GameCommand, Order, TableLine, decoded
from domain.game.table import grammar
from domain.kernel.language import Language
from ops.bench.mail import ADDRESS
from ops.bench.paths import URL, Paths
from service.mail.outgoing.reply import reply
from service.store import letters
from service.store.intake import Row, row_of
from tests.web.playing import forms
from workers.apply import work_off

Read = Counter[tuple[int, str]]  # by the language and the text


@pytest.fixture
def paths(tmp_path: Path) -> Iterator[Paths]:
    with closing(Paths(tmp_path, "sagrada")) as found:
        found.settle()
        yield found


@contextmanager
def readings() -> Iterator[Read]:
    found: Read = Counter()
    of_titles, of_the_table = Language.readings, grammar.read

    def by_a_language(self: Language, text: str, *only: Any) -> Any:
        found[id(self), text] += 1
        return of_titles(self, text, *only)

    def by_the_table(text: str) -> Any:
        found[id(grammar.lines), text] += 1
        return of_the_table(text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "readings", by_a_language)
        patch.setattr(lines, "read", by_the_table)
        yield found


def last(paths: Paths) -> Row:
    """The last row that a person caused."""
    with paths.store.db.read() as session:
        (row,) = session.all("SELECT * FROM intake WHERE kind IN ('say', 'move') ORDER BY seq DESC LIMIT 1")
    return row_of(row)


def by_api(paths: Paths, address: str = "commands", **body: Any) -> Callable[[], None]:
    def go() -> None:
        bearer = {"Authorization": f"Bearer {paths.key}"}
        answer = paths.web.post(f"/api/v1/games/{paths.bench.game}/{address}", json=body, headers=bearer, base_url=URL)
        assert answer.status_code == 202, answer.text
        work_off(paths.store)

    return go


def by_mail(paths: Paths, *lines: str) -> Callable[[], None]:
    site, room = paths.bench.mail_service.site, paths.bench.mail_service.room
    with paths.store.db.read() as session:
        (letter,) = letters.latest(session, 1)
    raw = reply(letter, site, letter.token, "\n".join(lines))

    def go() -> None:
        to = [site.reply_to(letter.token)]
        paths.bench.mail_service.inbox.accept(raw, ADDRESS, to, "outbox", "", {"local": "yes"})
        room.work_off()
        work_off(paths.store)
        room.work_off()

    return go


def by_page(paths: Paths, query: dict[str, str], act: str, holds: str) -> Callable[[], None]:
    page = paths.web.get(f"/games/{paths.bench.game}", query_string=query, base_url=URL)
    action, fields = next(
        (action, fields) for action, fields in forms(page.text) if action.endswith(act) and holds in str(fields)
    )

    def go() -> None:
        answer = paths.web.post(action, data=fields, base_url=URL)
        assert answer.status_code == 303, answer.text
        work_off(paths.store)

    return go


def counted(go: Callable[[], None], most: int) -> Read:
    """`most`: texts that each language may read; a chain is a text, and so is each part of it, and what is left of a
    line without its courtesies.
    """
    with readings() as found:
        go()
    assert set(found.values()) <= {1}, found
    assert max(Counter(language for language, _ in found).values()) <= most, found
    return found


def test_a_sentence_by_the_api(paths: Paths) -> None:
    line = paths._line()
    counted(by_api(paths, say=line), 1)
    (kept,) = decoded(last(paths).commands)
    assert isinstance(kept, GameCommand) and kept.said == line and last(paths).status == "done"


def test_a_struct_by_the_api(paths: Paths) -> None:
    game = paths.store.games.get(paths.bench.game)
    command = game.title.commands(game.state, 0)[0]
    counted(by_api(paths, command=msgspec.to_builtins(command)), 1)
    (kept,) = decoded(last(paths).commands)
    assert isinstance(kept, GameCommand) and kept.meanings(game.title) == (command,) and last(paths).status == "done"


def test_a_line_of_the_table_by_the_api(paths: Paths) -> None:
    counted(by_api(paths, "table", line="vote pause"), 1)
    assert decoded(last(paths).commands) == (TableLine("vote pause", grammar.Vote("pause")),)


def test_a_press_on_a_page_is_a_struct(paths: Paths) -> None:
    counted(by_page(paths, {"say": paths._line()}, "/say", "command"), 1)
    assert last(paths).kind == "move" and last(paths).status == "done"


def test_a_button_of_the_table_is_a_struct(paths: Paths) -> None:
    counted(by_page(paths, {}, "/settle", "table.ask_me"), 1)
    assert decoded(last(paths).commands) == (TableLine("ask me everything", grammar.AskMe()),)
    assert last(paths).status == "done"


def test_a_mail_of_one_line(paths: Paths) -> None:
    counted(by_mail(paths, paths._line()), 1)
    assert last(paths).evidence.startswith("mail ") and last(paths).status == "done"


def test_a_mail_of_five_lines(paths: Paths) -> None:
    lines = (f"{paths._line()}, then pass", "vote pause", "say hello", "why", "letters on")
    counted(by_mail(paths, *lines), len(lines) + 5)
    assert [type(line) for line in decoded(last(paths).commands)] == [GameCommand, GameCommand, TableLine]


def test_a_chain_of_moves(paths: Paths) -> None:
    line = paths._line()
    counted(by_mail(paths, f"{line}, then pass"), 2 * (1 + 2))
    assert [each.said for each in decoded(last(paths).commands)] == [line, "pass"]


def test_the_number_of_an_option(paths: Paths) -> None:
    counted(by_mail(paths, "1"), 1)
    assert last(paths).status == "done"


def test_an_order_is_read_when_it_is_given_and_when_it_is_obeyed(paths: Paths) -> None:
    """The log keeps its words, so it is the one line that is read a second time."""
    with readings() as found:
        by_mail(paths, "when asked: pass, else wait")()
    assert found.pop((id(paths.store.games.get(paths.bench.game).title.language), "pass")) == 2
    assert set(found.values()) <= {1}
    assert decoded(last(paths).commands) == (Order("when asked: pass, else wait", ("pass", "wait")),)


def test_a_row_without_structs_is_read_when_it_is_judged(paths: Paths) -> None:
    line = paths._line()
    with readings() as found:
        paths.store.intake.submit(
            "say", {"lines": [line]}, channel="mail", player=paths.bench.player, game=paths.bench.game, seat=0
        )
        work_off(paths.store)
    assert set(found.values()) == {1} and last(paths).status == "done" and last(paths).commands is None
