"""The answer to a mail: a transcript of its lines, what was asked for, and the turn that follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from domain.game.table.grammar import is_table_line
from domain.kernel.telling import Sentence
from service.commands.plan import MOVES
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.inviting import invitation
from service.mail.outgoing.kinds import LetterRequest, begins, ended, the_rest, whole, writes
from service.mail.outgoing.letter_context import Scene
from service.mail.outgoing.position import say
from service.mail.outgoing.sequel import awaits, waiting, ways_on
from service.mail.outgoing.words import MAIL_WORDS, table_words
from service.queries.help import help_for, help_now
from service.store.tokens import Tokens

UNCLEAR = ("unknown", "ambiguous")  # what becomes of a line that has no meaning, or two
UNREAD = "unknown"  # the kind of a line that is neither a move nor any other wish
FAILING = 3  # mails in a row that did nothing; then the page with buttons is the better way


@writes("answer")
def answer(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    about = request.about
    lines = tuple(b.HistoryLine(text) for text in _transcript(about))
    if lines:
        yield b.Happened(lines)
    yield from _untried(about)
    for note in about.get("notes", ()):
        yield b.Paragraph(note)
    if about.get("old"):
        yield b.Paragraph(
            say("You answered an older letter, so nothing was done. What has happened since stands below;"
                " what you wrote is offered again if it still can be done.")
        )  # fmt: skip
    if about.get("failing", 0) >= FAILING:
        yield b.Paragraph(say("Mail does not seem to get through to you well. This page has a button for each move:"))
        yield b.Links((("Move on the web", request.site.letter(tokens)),))
    yield from _asked_for(request, tokens)
    if request.scene is not None:
        parts = _short if _needs_no_board(request) else _table
        yield from parts(request, request.scene, tokens)


def _needs_no_board(request: LetterRequest) -> bool:
    """No move was done or refused: what can be said is enough for one who has the position."""
    about = request.about
    lines, shows = about.get("lines", ()), {each.partition(" ")[0] for each in about.get("shows", ())}
    other = about.get("previews") or about.get("old") or request.included or shows - _OF_NO_GAME
    moves = [line for line in lines if line.get("kind") in MOVES]
    return bool(lines) and request.seen and not other and all(line["status"] in UNCLEAR for line in moves)


def _short(request: LetterRequest, scene: Scene, tokens: Tokens) -> Iterator[b.Block]:
    unread = (line["said"] for line in request.about["lines"] if line.get("kind") == UNREAD)
    words = next(unread, "")
    if words:
        yield b.Paragraph(say('To talk to the table begin the line with "say": "say {words}".', words=words))
    yield from p.asked(scene, request.reader, request.now)
    yield from p.can(scene, request.site, tokens, request.offered)
    yield b.Paragraph(say('The position stands in the letter before this one; "show" sends it once more.'))
    yield p.links(scene, request.site, tokens)
    yield p.small(scene, request.now)


def _table(request: LetterRequest, scene: Scene, tokens: Tokens) -> Iterator[b.Block]:
    if scene.game.state is None:
        yield from _at_an_open_table(request, scene, tokens)
        return
    if "started" in request.included:
        yield from begins(request)
    if "over" in request.included:
        yield from ended(request, tokens)
        yield from the_rest(request, tokens)
    elif scene.asked:
        yield from whole(request, tokens, luck="started" in request.included)
    else:
        yield from p.asked(scene, request.reader, request.now)
        yield from ways_on(scene, request.site, tokens, request.offered)
        yield from the_rest(request, tokens, luck="started" in request.included)


@writes("fresh")
def fresh(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    """In place of letters that do not work any more; it says why it comes, for somebody else may have asked for it."""
    yield b.Paragraph(say(_FRESH[request.about["why"]], title=request.about.get("title", "")), strong=True)
    if request.scene is not None:
        yield from _table(request, request.scene, tokens)
        return
    yield b.Paragraph(say("To get a link to your games go to the page below and give your address."))
    yield b.Links((("Posthorn", request.site.url),))


_FRESH = {
    "expired": "A letter of yours was used that has expired, so nothing was done. This one works.",
    "revoked": "The links and addresses of your letters up to now are void, as was asked for. Those of this one work.",
    "again": "A letter of yours was used that does not work any more, so nothing was done. One that works was written"
    " to you today already; there is one a day, the next can come after midnight UTC.",
    "lost": "You wrote about a seat at {title} that is not yours any more: somebody else has it, or may take it. So"
    " nothing was done.",
}


def _at_an_open_table(request: LetterRequest, scene: Scene, tokens: Tokens) -> Iterator[b.Block]:
    game = scene.game
    free = [name for seat, name in enumerate(scene.names) if not game.seated(seat)]
    if game.closed:
        yield b.Paragraph(say("The game of {title} was closed before it began.", title=game.title.name))
    elif game.seated(scene.seat):
        begins_when = "{title} {number} begins when every seat is taken; it waits for {names}."
        if not free:
            begins_when = "{title} {number} begins when the public beacon is out."
        yield b.Paragraph(
            say("You sit at seat {seat}. " + begins_when,
                seat=scene.seat + 1, title=game.title.name, number=scene.number, names=" and ".join(free))
        )  # fmt: skip
        if game.after:
            yield waiting(game)
    elif request.offered.first and game.after:
        yield from awaits(scene, request.site, tokens, request.offered)
    elif request.offered.first:
        yield from invitation(request, tokens)
    yield p.links(scene, request.site, tokens)
    told = not game.closed and (game.seated(scene.seat) or bool(request.offered.first))
    yield p.small(scene, request.now, luck=told)


def _transcript(about: Mapping[str, Any]) -> Iterator[str]:
    for line in about.get("lines", ()):
        template = _OUTCOMES.get(line["status"], "{said}: {text}")
        if line["status"] == "unknown" and line.get("text", "").startswith('"'):
            template = "{text}"  # it says itself what is not understood
        if line["status"] == "done" and line.get("kind") in ("question", "preview"):
            template = "{said}: see below."
        yield say(template, said=_said(line), text=line.get("text") or "").strip()
        same = (line["said"].casefold(), line.get("line", "").casefold())
        near = (each for each in line.get("alternatives") or () if f'"{each}"' not in (line.get("text") or ""))
        nearest = [each for each in near if each.casefold() not in same][:3]
        if nearest:
            yield say('For "{said}" you could say: {nearest}.', said=line["said"], nearest="; or ".join(nearest))
    ignored = about.get("others", 0) - sum(line.get("kind") == UNREAD for line in about.get("lines", ()))
    if ignored > 0:
        yield say("{n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.", n=ignored)


def _untried(about: Mapping[str, Any]) -> Iterator[b.Block]:
    said = (line for line in about.get("lines", ()) if line.get("kind") in MOVES)
    moves = {line["status"] for line in said if not is_table_line(line.get("line", ""))}
    if "not_tried" not in moves:
        return
    if "done" in moves:
        yield b.Paragraph(
            say("What was not tried comes after luck, or after something was revealed: the position is a new one."
                " Where it still can be done, it is offered again.")
        )  # fmt: skip
    else:
        yield b.Paragraph(say("The moves of one mail are done together or not at all."))


def _said(line: Mapping[str, Any]) -> str:
    stands_for = line.get("line", "")
    if line["said"].strip().isdecimal() and stands_for:
        return say('You wrote "{said}" ({line})', said=line["said"], line=stands_for)
    return say('You wrote "{said}"', said=line["said"])


_OUTCOMES = {
    "done": "{said}: done. {text}",
    "refused": "{said}: not done. {text}",
    "not_tried": "{said}: not tried. {text}",
    "superseded": "{said}: not done, the game has moved on. {text}",
    "unknown": "{said}: not understood. {text}",
    "ambiguous": "{said}: not done. {text}",
}


def _asked_for(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    names = request.scene.names if request.scene is not None else ()
    for preview in request.about.get("previews", ()):
        yield from _preview(preview, names)
    shows = request.about.get("shows", ())
    asked = [word.partition(" ")[0] for word in shows]
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


def _history(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Heading("All that has happened")
    yield b.Listing(request.log or (say("Nothing has happened yet."),))
    if request.notes:
        yield b.Heading("Your notes")
        yield b.Paragraph(say("No other letter holds them. Take them out of this one before you hand it on."))
        yield b.Listing(request.notes)


def _help(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    word = next((each.partition(" ")[2] for each in request.about.get("shows", ()) if each.startswith("help ")), "")
    yield b.Heading(say('What begins with "{word}"', word=word) if word else say("What can be said"))
    if request.scene is not None:
        yield b.Listing(tuple(_sayings(request.scene, word)))
    if word:
        yield b.Paragraph(say('The one word "help" tells of all that can be said.'))
        return
    yield b.Listing(tuple(f"In any letter: {pattern} ({help})" for pattern, help in MAIL_WORDS))
    if request.scene is not None and request.scene.game.phase == "running":
        yield b.Listing(tuple(f"At this table: {said} ({help})" for said, help in table_words(request.scene)))
    if request.scene is not None:
        yield b.Small(tuple(p.luck_lines(request.scene)))


def _sayings(scene: Scene, word: str) -> Iterator[str]:
    """Of this game: what is legal now, or what begins with a word."""
    title, state = scene.game.title, scene.game.state
    if word or not scene.asked:
        found = help_for(title, state if scene.asked else None, scene.seat, word)
    else:
        found = help_now(title, state, scene.seat)
    for each in found.sayings:
        now = say(', now for example "{example}"', example=each.example) if each.example else ""
        yield say("In this game: {pattern} ({help})", pattern=each.pattern, help=each.help) + now
    if not found.sayings:
        yield say('Nothing that can be said in this game begins with "{word}".', word=word)
    for name, few in found.values:
        yield say("Where <{name}> stands: {few}", name=name, few=few)


def _more(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    if request.scene is None or not request.offered.rest:
        return
    yield b.Paragraph(say("All you can do stands below under its number."))


_OF_NO_GAME = {"why", "help"}
_SHOWS = {"why": _why, "history": _history, "help": _help, "more": _more}
