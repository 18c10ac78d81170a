"""What a mail asks for beside a move: a part of the position, the log, help, why letters came or not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from domain.kernel.reading import plain
from domain.kernel.telling import Sentence, language_told
from domain.kernel.telling import word as word_of
from service.commands.spoken import spoken
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.help_words import MAIL_WORDS, table_words
from service.mail.outgoing.kinds import LetterRequest, context_of_game
from service.mail.outgoing.kinds import about as about_the_title
from service.mail.outgoing.letter_context import LetterContext
from service.mail.outgoing.small_print import luck_lines, proof
from service.queries.help import begins, help_for, help_now
from service.queries.wording import say
from service.store.grants import Tokens


def wants_the_board(shows: Sequence[str]) -> bool:
    """Whether something is asked for that needs the whole position beside it."""
    return not all(word.startswith("show ") or word.partition(" ")[0] in _WITHOUT_BOARD for word in shows)


def asked_for(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    names = request.scene.names if request.scene is not None else ()
    for preview in request.about.get("previews", ()):
        yield from _preview(preview, names)
    shows = request.about.get("shows", ())
    asked = list(dict.fromkeys(word.partition(" ")[0] for word in shows))
    if request.scene is None and not set(asked) <= _OF_NO_GAME:
        yield b.Paragraph(
            say("This letter was about no single game. Ask in an answer to a letter of the game you mean.")
        )
    for word in asked:
        if word in _SHOWS and (request.scene is not None or word in _OF_NO_GAME):
            yield from _SHOWS[word](request, tokens)


def _preview(preview: Mapping[str, Any], names: tuple[str, ...]) -> Iterator[b.Block]:
    yield b.Heading(say('What would come of "{line}"', line=preview.get("line") or preview["said"]))
    told = [b.HistoryLine(msgspec.convert(sentence, Sentence).text(names)) for sentence in preview.get("told", ())]
    if preview.get("refused"):
        told.append(b.HistoryLine(preview["refused"]))
    if preview.get("stopped"):
        told.append(b.HistoryLine(say("Then luck comes in, or something is revealed; more is not known yet.")))
    yield b.Happened(tuple(told) or (b.HistoryLine(say("Nothing that can be seen.")),))


def _why(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Heading("Your letters, and why there were none")
    yield b.Listing(request.why or (say("There was nothing to tell you yet."),))


def _show(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    """What is asked for by a word; the position as a whole stands below, as in any answer."""
    context = context_of_game(request)
    for word in filter(None, (each.partition(" ")[2] for each in request.about.get("shows", ()))):
        found = [each for each in context.game.title.sections(context.view) if each.is_called(word)]
        if word in _OF_THE_GAME:
            yield from _OF_THE_GAME[word](request, tokens)
        elif found:
            yield from p.sectioned(context, found)
        elif word != "help":
            sections = context.game.title.sections(context.view)
            yield b.Paragraph(say('There is no "{word}" here.', word=word) + " " + p.to_see_more(list(sections)))


def _rules(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    context = context_of_game(request)
    yield from about_the_title(context, request.site)
    if context.game.title.label:
        yield b.Paragraph(word_of(context.game.title.label))
    yield from (b.Paragraph(each.text(context.names)) for each in context.game.title.prologue(context.game.state))


def _proof(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Heading("To check luck and log")
    yield b.Small(tuple(proof(context_of_game(request))))


def _history(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Heading("All that has happened")
    yield b.Listing(request.log or (say("Nothing has happened yet."),))
    if request.notes:
        yield b.Heading("Your notes")
        yield b.Paragraph(say("No other letter holds them. Take them out of this one before you hand it on."))
        yield b.Listing(request.notes)


def _help(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    word = next((each.partition(" ")[2] for each in request.about.get("shows", ()) if each.startswith("help ")), "")
    scene = request.scene
    yield b.Heading(say('What begins with "{word}"', word=word) if word else say("What can be said"))
    of_the_game = tuple(_sayings(scene, word)) if scene is not None else ()
    if word:
        beside = (*_in_any_letter(word), *_at_this_table(scene, word))
        nothing = say('Nothing that can be said in this game begins with "{word}".', word=word)
        yield b.Listing((*of_the_game, *beside) or (nothing,))
        yield b.Paragraph(say('The one word "help" tells of all that can be said.'))
        return
    if of_the_game:
        yield b.Listing(of_the_game)
    yield b.Listing(tuple(_in_any_letter()))
    if table := tuple(_at_this_table(scene)):
        yield b.Listing(table)
    if scene is not None:
        yield b.Small(tuple(luck_lines(scene)))


def _in_any_letter(word: str = "") -> Iterator[str]:
    for said, help in MAIL_WORDS:
        if _tells_of(word, said, help):
            yield say("In any letter: {pattern} ({help})", pattern=spoken(None, said), help=help)


def _at_this_table(context: LetterContext | None, word: str = "") -> Iterator[str]:
    if context is None or context.game.phase != "running":
        return
    for said, help in table_words(context):
        if _tells_of(word, said, help):
            yield say("At this table: {pattern} ({help})", pattern=spoken(None, said), help=help)


def _tells_of(word: str, said: str, help: str) -> bool:
    """Whether what is told of, or what its help has in quotes, begins with the word."""
    first = plain(word.partition(" ")[0])
    return not word or any(begins(each, first) for each in (said, spoken(None, said), *_QUOTED.findall(help)))


def _sayings(context: LetterContext, word: str) -> Iterator[str]:
    """Of this game: what is legal now, or what begins with a word."""
    title, state = context.game.title, context.game.state
    if word or not context.asked:
        found = help_for(title, state if context.asked else None, context.seat, word)
    else:
        found = help_now(title, state, context.seat)
    for each in found.sayings:
        example = spoken(title, each.example)
        now = say(', now for example "{example}"', example=example) if example else ""
        pattern = title.language.pattern(each.pattern, language_told())
        yield say("In this game: {pattern} ({help})", pattern=pattern, help=each.help) + now
    for name, few in found.values:
        yield say("Where <{name}> stands: {few}", name=name, few=few)


def _more(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    if request.scene is None or not request.offered.rest:
        return
    yield b.Paragraph(say("All you can do stands below with its mark."))


_QUOTED = re.compile(r'"([^"]+)"')
_OF_NO_GAME = {"why", "help"}
_WITHOUT_BOARD = {"history", "proof", "why", "help"}
_OF_THE_GAME = {"log": _history, "history": _history, "rules": _rules, "proof": _proof}
_SHOWS = {"why": _why, "history": _history, "help": _help, "more": _more, "show": _show, "proof": _proof}
