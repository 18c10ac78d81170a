"""The answer to a mail: a transcript of its lines, what was asked for, and the turn that follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from domain.game.table.grammar import is_table_line
from domain.game.table.seats import RESIGN_ANSWERS
from domain.game.table.votes import undo_refusal
from domain.game.time.clocks import until
from domain.kernel.reading import words_of
from domain.kernel.telling import word
from domain.kernel.title import Title
from service.commands.plan import DECLINE, MOVES, SITTING, STOPS
from service.commands.retelling import retold
from service.commands.spoken import spoken
from service.mail.outgoing import blocks as b
from service.mail.outgoing import position as p
from service.mail.outgoing.asked_for import asked_for, wants_the_board
from service.mail.outgoing.inviting import invitation
from service.mail.outgoing.kinds import LetterRequest, begins, ended, the_rest, whole, writes
from service.mail.outgoing.letter_context import LetterContext
from service.mail.outgoing.pace_kinds import table_news
from service.mail.outgoing.sequel import waiting, waiting_lines, ways_on
from service.mail.outgoing.small_print import small
from service.queries.wording import in_zone, say
from service.store.grants import Tokens

UNCLEAR = ("unknown", "ambiguous", "not_tried")  # what becomes of a line that has no meaning, or two, and beside it
UNREAD = "unknown"  # the kind of a line that is neither a move nor any other wish
UNDO = "undo"  # the word that is said, and the mark of the option
_PLAYED = ("game", "number")  # kinds of lines that are moves of the game
FAILING = 3  # mails in a row that did nothing; then the page with buttons is the better way


@writes("answer")
def answer(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    about = request.about
    title = request.scene.game.title if request.scene is not None else None
    lines = tuple(b.HistoryLine(text) for text in transcript(about, title))
    if lines:
        yield b.Happened(lines)
    if request.scene is not None and request.news:
        yield from table_news(request.scene, request.news)
    yield from _undo_option(request, tokens)
    yield from _untried(about)
    for note in about.get("notes", ()):
        yield b.Paragraph(note)
    if about.get("old"):
        yield b.Paragraph(
            say("You answered an older letter, so nothing was done. What has happened since stands below;"
                " what you wrote is offered again if it still can be done.")
        )  # fmt: skip
    if about.get("failing", 0) >= FAILING:
        yield b.Paragraph(say("This page has a button for each move:"))
        yield b.Links((("Move on the web", request.site.letter(tokens)),))
    if about.get("shows") or about.get("previews"):
        yield from asked_for(request, tokens)
    if request.scene is not None:
        parts = _to_confirm if is_to_confirm(about) else _short if _needs_no_board(request) else _table
        yield from parts(request, request.scene, tokens)


def is_to_confirm(about: Mapping[str, Any]) -> bool:
    """Whether a line of the mail is done only once it is said again in other words."""
    return any(tuple(line.get("alternatives") or ()) == RESIGN_ANSWERS for line in about.get("lines", ()))


def _to_confirm(request: LetterRequest, context: LetterContext, tokens: Tokens) -> Iterator[b.Block]:
    yield b.Paragraph(say("Answer with one of these two, or press it. Before that nothing is done."))
    does, stays = RESIGN_ANSWERS
    meant = {does: say("you leave the game"), stays: say("you play on, as if you had said nothing")}
    yield p.options(context, request.site, tokens, request.offered.by_mark, meant)
    yield p.links(context, request.site, tokens)
    yield small(context, request.now)


def _needs_no_board(request: LetterRequest) -> bool:
    """No move was done or refused: what can be said is enough for one who has the position."""
    about = request.about
    lines = about.get("lines", ())
    other = about.get("previews") or about.get("old") or request.included or _wants_the_board(about)
    moves = [line for line in lines if line.get("kind") in MOVES]
    return bool(lines) and request.seen and not other and all(line["status"] in UNCLEAR for line in moves)


def _wants_the_board(about: Mapping[str, Any]) -> bool:
    return bool(about.get("shows")) and wants_the_board(about["shows"])


def _short(request: LetterRequest, context: LetterContext, tokens: Tokens) -> Iterator[b.Block]:
    unread = (line["said"] for line in request.about["lines"] if line.get("kind") == UNREAD)
    words = next(unread, "")
    if words:
        yield b.Paragraph(say('To talk to the table begin the line with "say": "say {words}".', words=words))
    yield from p.asked(context, request.reader, request.now)
    yield from p.can(context, request.site, tokens, request.offered)
    yield b.Paragraph(say('The position stands in the letter before this one; "show" sends it once more.'))
    yield p.links(context, request.site, tokens)
    yield small(context, request.now)


def _table(request: LetterRequest, context: LetterContext, tokens: Tokens) -> Iterator[b.Block]:
    if context.game.state is None:
        yield from _at_an_open_table(request, context, tokens)
        return
    if "started" in request.included:
        yield from begins(request)
    if "over" in request.included:
        yield from ended(request, tokens)
        yield from the_rest(request, tokens)
    elif context.asked:
        yield from whole(request, tokens, luck="started" in request.included)
    else:
        yield from p.asked(context, request.reader, request.now)
        yield from ways_on(context, request.site, tokens, request.offered)
        if _is_receipt(request, context):
            yield small(context, request.now)
        else:
            yield from the_rest(request, tokens, luck="started" in request.included)


def _is_receipt(request: LetterRequest, context: LetterContext) -> bool:
    """Whether the letter tells only what became of a mail, to one whom nothing is asked."""
    about = request.about
    if context.game.phase != "running" or request.included or _wants_the_board(about):
        return False
    return bool(about.get("lines")) and not about.get("previews") and not about.get("old")


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


def _at_an_open_table(request: LetterRequest, context: LetterContext, tokens: Tokens) -> Iterator[b.Block]:
    game = context.game
    free = [name for seat, name in enumerate(context.names) if not game.seated(seat)]
    if game.closed:
        yield b.Paragraph(say("The game of {title} was closed before it began.", title=game.title.name))
    elif game.seated(context.seat):
        begins_when = "{title} {number} begins when every seat is taken; it waits for {names}."
        if not free:
            begins_when = "{title} {number} begins when the public beacon is out."
        yield b.Paragraph(
            say("You sit at seat {seat}. " + begins_when,
                seat=context.seat + 1, title=game.title.name, number=context.number, names=" and ".join(free))
        )  # fmt: skip
        if game.after:
            yield waiting(game)
    elif request.offered.first and game.after:
        yield from waiting_lines(context, request.site, tokens, request.offered)
    elif request.offered.first:
        yield from invitation(request, tokens)
    yield p.links(context, request.site, tokens)
    told = not game.closed and (game.seated(context.seat) or bool(request.offered.first))
    yield small(context, request.now, luck=told)


def transcript(about: Mapping[str, Any], title: Title[Any] | None = None) -> Iterator[str]:
    for line in (line for line in about.get("lines", ()) if line.get("kind") != STOPS):
        template = _OUTCOMES.get(line["status"], "{said}: {text}")
        if line["status"] == "unknown" and line.get("text", "").startswith('"'):
            template = "{text}"  # it says itself what is not understood
        if line["status"] == "done" and line.get("kind") in ("question", "preview"):
            template = "{said}: see below."
        text = retold(line["text"], title.id if title is not None else "") if line.get("text") else ""
        yield say(template, said=_input(line, title), text=text).strip()
        same = (line["said"].casefold(), line.get("line", "").casefold())
        near = (each for each in line.get("alternatives") or () if not _names(line.get("text") or "", each))
        nearest = [each for each in near if each.casefold() not in same][:3]
        if nearest and not is_to_confirm(about):
            near_by = word("; or ").join(spoken(title, each) for each in nearest)
            yield say('For "{said}" you could say: {nearest}.', said=line["said"], nearest=near_by)
    ignored = about.get("others", 0) - sum(line.get("kind") == UNREAD for line in about.get("lines", ()))
    if ignored > 0:
        yield say("{n} {n|line|lines} of your mail {n|is|are} no move and {n|was|were} left alone.", n=ignored)


def _names(text: str, sentence: str) -> bool:
    return f'"{sentence}"' in text or f") {sentence}" in text


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


def _input(line: Mapping[str, Any], title: Title[Any] | None) -> str:
    """What was written, and the sentence that was played if it is another one."""
    stands_for, kind = line.get("line", ""), line.get("kind", "number")
    is_sentence = kind in _CHOSEN or (kind == "game" and line["status"] == "done")
    if is_sentence and stands_for and words_of(stands_for) != words_of(line["said"]):
        return say('You wrote "{said}" ({line})', said=line["said"], line=spoken(title, stands_for))
    return say('You wrote "{said}"', said=line["said"])


_CHOSEN = ("number", DECLINE, *SITTING)

_OUTCOMES = {
    "done": "{said}: done. {text}",
    "refused": "{said}: not done. {text}",
    "not_tried": "{said}: not tried. {text}",
    "superseded": "{said}: not done, the game has moved on. {text}",
    "unknown": "{said}: not understood. {text}",
    "ambiguous": "{said}: not done. {text}",
    "asked": "{said}: not done. {text}",
}


def _undo_option(request: LetterRequest, tokens: Tokens) -> Iterator[b.Block]:
    """Beside what was done: to take it back, as long as that can be, and until when it is."""
    context = request.scene
    if context is None or not any(map(_was_played, request.about.get("lines", ()))):
        return
    if context.game.phase != "running" or undo_refusal(context.game, context.seat) is not None:
        return
    mailto, link = request.site.mailto(tokens, context.subject, UNDO), request.site.press(tokens, UNDO)
    hint = _until(context, request.reader.zone)
    yield b.Options(
        (b.Option(mark=spoken(None, UNDO), sentence=say("take it back"), mailto=mailto, link=link, hint=hint),)
    )


def _was_played(line: Mapping[str, Any]) -> bool:
    return line.get("kind") in _PLAYED and line["status"] == "done" and not is_table_line(line.get("line", ""))


def _until(context: LetterContext, zone: str) -> str:
    """A move stands once somebody else has moved, or luck or a secret has come up."""
    others = [seat for seat in context.game.asked if seat != context.seat]
    ends = [due for seat in others or [context.seat] if (due := until(context.game, seat)) is not None]
    names, when = " or ".join(context.names[seat] for seat in others), in_zone(min(ends), zone) if ends else ""
    template = _UNTIL[bool(others), bool(when)]
    return say(template, names=names, when=when)


# by whether others are asked, and whether there is a clock
_UNTIL = {
    (True, True): "until {names} has moved; the time for that ends {when}",
    (True, False): "until {names} has moved",
    (False, True): "before luck, a secret or somebody else comes in, and before {when}",
    (False, False): "before luck, a secret or somebody else comes in",
}
