"""The turn letter, which is a complete client, and its parts, which other letters about a game use too."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from domain.game.aggregate import Game
from domain.game.table.agreements import UNTIL_NEW
from domain.game.table.votes import undo_refusal
from domain.game.time import clocks
from domain.kernel.marks import WAY_OUT
from domain.kernel.telling import Section, word
from service.commands.spoken import spoken
from service.mail.outgoing import blocks as b
from service.mail.outgoing.letter_context import LetterContext, LetterReader, in_few_lines
from service.mail.outgoing.site import Site
from service.mail.outgoing.small_print import small
from service.mail.outgoing.table_options import how_votes_count
from service.queries.choices import Choices, hint_of
from service.queries.wording import in_zone, left, say
from service.store.grants import Tokens

NO_HINTS: Mapping[str, str] = MappingProxyType({})


def turn(
    context: LetterContext, reader: LetterReader, site: Site, tokens: Tokens, offered: Choices, now: str
) -> Iterator[b.Block]:
    """What is asked, what happened, what can be done, the position, the small print: in this order in every letter."""
    yield from asked(context, reader, now)
    yield from below_asked(context, site, tokens, offered, now)


def below_asked(
    context: LetterContext, site: Site, tokens: Tokens, offered: Choices, now: str, luck: bool = False,
    meanings: Mapping[str, str] = NO_HINTS,
) -> Iterator[b.Block]:  # fmt: skip
    yield from happened(context)
    yield from hangs_on(context)
    yield from can(context, site, tokens, offered, meanings)
    yield from rest_of_picture(context)
    yield from the_table(context, site, tokens, whole=luck)
    yield small(context, now, luck)


def asked(context: LetterContext, reader: LetterReader, now: str) -> Iterator[b.Block]:
    if not context.asked:
        yield b.Paragraph(_waiting(context))
        return
    prompt = context.game.title.prompt(context.game.state, context.seat).text(context.names)
    if clocks.is_late(context.game, context.seat):
        over = say("{name}, your time is over. Answer now, and all goes on. {prompt}", name=reader.name, prompt=prompt)
        yield b.Paragraph(over, strong=True)
        return
    last = until(context, reader, now)
    yield b.Paragraph(
        say("{name}, it is your turn. {prompt} {until}", name=reader.name, prompt=prompt, until=last), strong=True
    )
    if later := afterwards(context):
        yield b.Paragraph(later)


def until(context: LetterContext, reader: LetterReader, now: str) -> str:
    if context.deadline is None:
        return say("There is no clock in this game.")
    when, how_long = in_zone(context.deadline, reader.zone), left(context.deadline, now)
    return say("Please answer before {when}, {left}.", when=when, left=how_long)


def afterwards(context: LetterContext) -> str:
    """What comes of an answer that comes too late."""
    game, seat = context.game, context.seat
    if context.deadline is None:
        return ""
    after = word(_AFTERWARDS.get(game.pace.late, "")) if not clocks.is_late(game, seat) else ""
    return " ".join(filter(None, (after, _small_bank(game, seat))))


_AFTERWARDS = {
    "default": "After that the clock moves for you.",
    "replace": "After that your seat is offered to others.",
    "vote": "After that the others decide how the game goes on.",
}
LONGEST_ALT = 400  # characters of the words for a picture
SMALL = 4  # the part of a bank below which it is called small


def _small_bank(game: Game, seat: int) -> str:
    hours = game.clocks.banks[seat] // 3600
    if game.pace.bank == game.pace.refund or hours * SMALL > game.pace.bank:
        return ""
    return say(
        "Your bank is small: {n} {n|hour|hours}, and {more} more for each answer.", n=hours, more=game.pace.refund
    )


def _waiting(context: LetterContext) -> str:
    if context.game.phase != "running":
        return say("Nobody has to move now.")
    if context.game.has_resigned(context.seat):
        return say('You have resigned, so you are not asked any more. "come back" takes your seat again.')
    if not context.waiting_for:
        deserted = [context.names[seat] for seat in context.game.deserted]
        return say("You need not do anything now; the seat of {names} is empty.", names=" and ".join(deserted))
    return say("You need not do anything now; the game waits for {names}.", names=" and ".join(context.waiting_for))


def happened(context: LetterContext) -> Iterator[b.Block]:
    """At most five lines; all of it comes with "show log"."""
    few = in_few_lines(context.told)
    if not few:
        return
    yield b.Heading("Since your last turn" if context.moved_before else "What has happened so far")
    yield b.Happened(few)
    if context.moved_before and context.game.phase == "running" and undo_refusal(context.game, context.seat) is None:
        yield b.Paragraph(say('"undo" still takes your last move back.'))


def hangs_on(context: LetterContext) -> Iterator[b.Block]:
    """What the choice hangs on: the picture, and in words what it does not show."""
    title = context.game.title
    above = [each for each in title.sections(context.view) if each.place == "choice"]
    drawn = [each for each in above if each.drawn]
    for each in drawn[:1]:
        if each.heading is not None:
            yield b.Heading(each.heading.text(context.names))
    text = "\n".join(line.text(context.names) for each in drawn for line in each.lines)
    alt = say("The table of {title} as {name} sees it.", title=title.name, name=context.names[context.seat])
    alt += " " + (" / ".join(text.split("\n"))[:LONGEST_ALT] or say("The list below says the same in words."))
    yield b.Board(text, context.boards[0], alt, True)
    yield from sectioned(context, [each for each in above if not each.drawn])


def rest_of_picture(context: LetterContext) -> Iterator[b.Block]:
    """What the picture shows beyond the reader's own place, unless it is as it was in their last letter."""
    title = context.game.title
    for rest in context.boards[1:]:
        mark = hashlib.sha256(rest.encode()).hexdigest()[:16]
        if mark == context.rest_shown:
            yield b.Board("", "", say("The rest of the table is as in the letter before."), True, mark)
        else:
            yield b.Board("", rest, say("The rest of the table of {title}.", title=title.name), True, mark)


def sectioned(context: LetterContext, sections: Iterable[Section]) -> Iterator[b.Block]:
    for each in sections:
        if each.heading is not None:
            yield b.Heading(each.heading.text(context.names))
        yield b.Rows(tuple(line.text(context.names) for line in each.lines), each.drawn)


def can(
    context: LetterContext, site: Site, tokens: Tokens, offered: Choices, meanings: Mapping[str, str] = NO_HINTS
) -> Iterator[b.Block]:
    if not offered.first:
        return
    yield b.Heading("You can")
    yield options(context, site, tokens, way_out_last(offered), meanings)
    if not offered.marks:  # votes alone
        yield b.Paragraph(how_votes_count())
        return
    rest = len(offered.rest)
    if offered.more:
        yield b.Paragraph(say('More than can be listed can be said: "help" tells how, and "more" lists some.'))
    elif rest:
        yield b.Paragraph(say('{n} more {n|choice comes|choices come} with "more".', n=rest))
    yield b.Paragraph(how_to_answer(context, offered))


def how_to_answer(context: LetterContext, offered: Choices) -> str:
    """How several lines are said the options of several moves show."""
    several = say('Several lines make one answer. A line that begins with "say" is for the table.')
    if any(each.endswith(UNTIL_NEW) for each in offered.joined):
        several = say('{several} "{words}" also answers what follows.',
                      several=several, words=spoken(context.game.title, UNTIL_NEW))  # fmt: skip
    return say("Answer with what stands in brackets, or in words. {several}", several=several)


def way_out_last(offered: Choices) -> Mapping[str, str]:
    """Of moves, by their marks; unless it comes first, as what the sensible bot would say."""
    if not offered.marks:
        return offered.by_mark
    first, *others = offered.by_mark.items()
    return dict([first, *sorted(others, key=lambda each: each[0] == WAY_OUT)])


def options(
    context: LetterContext, site: Site, tokens: Tokens, by_mark: Mapping[str, str], hints: Mapping[str, str] = NO_HINTS
) -> b.Options:
    """`hints`: what words mean that are no moves."""
    subject = context.subject
    return b.Options(
        tuple(
            b.Option(
                mark=mark,
                sentence=said,
                mailto=site.mailto(tokens, subject, said),
                link=site.press(tokens, mark),
                hint=hints.get(sentence) or hint_of(context.game, context.seat, sentence, context.names),
            )
            for mark, sentence in by_mark.items()
            for said in (spoken(context.game.title, sentence),)
        )
    )


def the_table(context: LetterContext, site: Site, tokens: Tokens, whole: bool = False) -> Iterator[b.Block]:
    """Below the choices; `whole`: with all that is otherwise told when it is asked for."""
    title = context.game.title
    sections = list(title.sections(context.view))
    yield from sectioned(
        context, [each for each in sections if each.place == "table" or (whole and each.place == "asked")]
    )
    if title.label and whole:
        yield b.Paragraph(word(title.label))
    yield b.Paragraph(to_see_more([] if whole else sections))
    yield links(context, site, tokens)


def to_see_more(sections: Iterable[Section]) -> str:
    asked = (each.words[0] for each in sections if each.place == "asked")
    words = dict.fromkeys(f"show {each}" for each in ("rules", "log", *asked))
    *most, last = (f'"{spoken(None, each)}"' for each in words)
    return say("To see more, answer {most} or {last}.", most=", ".join(most), last=last)


def position(context: LetterContext) -> Iterator[b.Block]:
    yield from hangs_on(context)
    yield from rest_of_picture(context)
    yield from sectioned(context, [each for each in context.game.title.sections(context.view) if each.place == "table"])


def at_the_table(context: LetterContext) -> str:
    """Who sits there, in the order of seats; bots are called bots once."""
    return ", ".join(_who(context, seat) for seat in range(context.game.seats))


def _who(context: LetterContext, seat: int) -> str:
    if seat == context.seat:
        return say("you ({name})", name=context.names[seat])
    if context.game.holders[seat].bot:
        return say("{name} (a bot)", name=context.names[seat])
    return context.names[seat]


def links(context: LetterContext, site: Site, tokens: Tokens) -> b.Links:
    """The page of the seat, which leads to all else."""
    game = context.game
    file = ((say("The game as a file"), site.export(game.id, tokens)),) if game.seed and game.state is not None else ()
    return b.Links((*file, (say("On the web"), site.letter(tokens))))
