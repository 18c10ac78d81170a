"""Playing at a table of text: lines of people go in, lines come out. `table.py` handles the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from domain.kernel.luck import SeededLuck
from domain.kernel.marks import by_mark, counted, option_of
from domain.kernel.reading import Words
from domain.kernel.shapes import Command, Fact, Refused
from ops.cli import screen
from ops.cli.transcript import Transcript
from service.commands.about_letters import explained
from service.commands.chatter import words_here
from service.commands.lines import sorted_line
from service.commands.mail_words import Help
from service.commands.position_words import Meaning
from service.commands.typed import Typed
from service.queries.help import help_for, help_now

FEW = 12  # options shown at first; `more` shows all

HELP = """You can type the number of an option, or a sentence, in English, Russian, French, Czech or German:
{grammar}
{values}
Anywhere in a game also:
  more        all options
  show        the board again
  history     what happened so far
  preview 3   what option 3 would do (also: preview and a sentence)
  help        this (also: help and the first word of a sentence)
  quit        leave the table"""
FOR_LETTERS = "That is for games by mail; at this table say help to see what can be said."
NOT_KNOWN = "Then luck comes in, or something is revealed; more is not known yet."


class Quit(Exception):
    pass


class TerminalTable:
    """The seats of people at a table of bots. Lines go in, lines come out; the terminal is somebody else's affair."""

    def __init__(
        self, game: Transcript, people: tuple[int, ...], bots: SeededLuck, at: screen.Screen | None = None
    ) -> None:
        self.game, self.people, self._bots = game, people, bots
        self.screen = at or screen.Screen()
        self.names = [f"Seat {s + 1}{' (you)' if (s,) == people else ''}" for s in range(game.state.seats)]
        self._told = dict.fromkeys(people, 0)  # how many of the facts each reader knows of
        self._shown = 0
        self._options: list[str] = []

    @property
    def is_over(self) -> bool:
        return self.game.title.result(self.game.state) is not None

    @property
    def is_running(self) -> bool:
        return not self.is_over

    @property
    def options(self) -> Mapping[str, str]:
        return by_mark(self._options)

    def run_bots(self) -> None:
        """Let the bots answer until a person is asked."""
        while not self.is_over:
            asked = self.game.title.asked(self.game.state)
            if set(asked) & set(self.people):
                return
            command = self.game.title.bot(self.game.state, asked[0], self._bots)
            self.game.say(asked[0], self.game.title.sentence(command))

    @property
    def seat(self) -> int:
        return next(seat for seat in self.game.title.asked(self.game.state) if seat in self.people)

    def position(self) -> Iterator[str]:
        """What happened, the board, and what can be said."""
        reader = self._reader()
        yield from self._news(reader)
        yield ""
        yield self.game.title.text(self.game.title.view(self.game.state, reader))
        yield ""
        result = self.game.title.result(self.game.state)
        if result is not None:
            yield from screen.scores(result, self.names)
            yield from (sentence.text(self.names) for sentence in self.game.title.sequel(self.game.state).told)
            return
        whose = "" if len(self.people) == 1 else f"{self.names[self.seat]}. "
        yield whose + self.game.title.prompt(self.game.state, self.seat).text(self.names)
        yield from self._offered(FEW)

    def _reader(self) -> int | None:
        """Who looks at the screen; at the end of a game of several people all of them do."""
        if self.is_over:
            return self.people[0] if len(self.people) == 1 else None
        return self.seat

    def _news(self, reader: int | None) -> Iterator[str]:
        since = self._shown if reader is None else self._told[reader]
        self._shown = len(self.game.facts)
        if reader is not None:
            self._told[reader] = self._shown
        yield from self._happened(self.game.facts[since:], reader)

    def _happened(self, facts: list[Fact], reader: int | None) -> Iterator[str]:
        for fact in facts:
            if sentence := self.game.title.tell(fact, reader):
                yield "  " + sentence.text(self.names)

    def _offered(self, at_most: int) -> Iterator[str]:
        title, state = self.game.title, self.game.state
        self._options = [title.sentence(command) for command in title.suggested(state, self.seat)]
        yield from self.screen.columns([f"  ({n}) {said}" for n, said in enumerate(self._options[:at_most], 1)])
        if len(self._options) > at_most:
            yield f"  ... and {len(self._options) - at_most} more: say more"
        elif title.listed(state, self.seat).more:
            yield "  ... and more than can be listed: say help to see how each is said"

    # what a person types

    def answer(self, line: str) -> Iterator[str]:
        """What comes of a line, if it is no move; a move changes the game and says nothing."""
        if not line.strip():
            yield "Type the number of an option, a sentence, or help."
            return
        if line.strip().casefold() in ("quit", "exit"):
            raise Quit
        typed = sorted_line("help" if line.strip() == "?" else line.strip(), self)
        try:
            yield from self._answer(typed)
        except Refused as refused:
            yield refused.sentence.text(self.names)

    def _answer(self, typed: Typed) -> Iterator[str]:
        if typed.text.casefold() == "preview":
            yield 'Say preview and the number of an option or a sentence, such as "preview 1".'
        elif typed.kind == "number":
            self.game.say(self.seat, self._option(typed.mark))
        elif typed.offers:
            yield "Say it alone to do it: " + "; or ".join(typed.offers)
        elif typed.kind in ("game", "prose", "asked"):
            self.game.say(self.seat, typed.rest or typed.text)
        elif typed.kind == "preview":
            yield from self._preview(typed.rest or self._option(typed.mark))
        elif typed.kind == "question":
            yield from self._question(typed.command)
        elif typed.kind == "refused":
            yield typed.rest
        else:
            yield FOR_LETTERS

    def reads(self, text: str) -> bool:
        return bool(self.game.title.language.readings(text))

    def meant(self, text: str) -> str:
        return ""

    def mentions(self, words: Words) -> bool:
        return False

    def legal(self, text: str) -> tuple[str, ...]:
        return (text,) if self.reads(text) else ()

    def spoken(self, text: str) -> Meaning:
        return words_here(self.game.title, self.game.state, self.seat).meaning(text)

    def loosely(self, text: str) -> Meaning:
        return words_here(self.game.title, self.game.state, self.seat).loosely(text)

    def near(self, text: str) -> tuple[str, ...]:
        return ()  # here every line is tried, and its refusal names what is near

    def explained(self, what: str) -> str:
        return explained(self.game.title.language, what)

    def resembles(self, text: str) -> bool:
        return False  # here nothing that is typed is talk

    def _question(self, asked: Command) -> Iterator[str]:
        name = asked.__struct_config__.tag
        if isinstance(asked, Help):
            yield self._help(asked.word)
        elif name == "mail.more":
            yield from self._offered(10_000)
        elif name == "mail.show":
            yield from self.position()
        elif name == "mail.history":
            yield from self._happened(self.game.facts, self.seat)
        else:
            yield FOR_LETTERS

    def _option(self, mark: str) -> str:
        found = option_of(counted(self._options), mark)
        if not found:
            raise Refused("no_such_option", "There are options 1 to {n}; say more to see all.", n=len(self._options))
        return found

    def _help(self, word: str) -> str:
        title, state = self.game.title, self.game.state
        found = help_for(title, state, self.seat, word) if word else help_now(title, state, self.seat)
        if not found.sayings:
            return f'Nothing that can be said here begins with "{word}". Say help to see what does.'
        lines = []
        for each in found.sayings:
            now = f", now for example: {each.example}" if each.example else ""
            lines.append(f"  {each.pattern}\n      {each.help}{now}")
        values = [f"  <{name}>: {few}" for name, few in found.values]
        if word:
            return "\n".join([*lines, *values])
        return HELP.format(grammar="\n".join(lines), values="\n".join([*values, ""] if values else []))

    def _preview(self, line: str) -> Iterator[str]:
        title, state, seat = self.game.title, self.game.state, self.seat
        typed = sorted_line(line, self)
        said = self._option(typed.mark) if typed.kind == "number" else line
        seen = title.preview(state, seat, title.parse(said, state, seat))
        told = list(self._happened(list(seen.facts), seat))
        yield f'What would come of "{said}":'
        yield from told
        if not seen.whole or not told:
            yield "  " + (NOT_KNOWN if not seen.whole else "Nothing that can be seen.")


Show = Callable[[str], None]
Ask = Callable[[str], str]


def run(table: TerminalTable, show: Show, ask: Ask) -> None:
    table.run_bots()
    reader = -1
    while not table.is_over:
        if len(table.people) > 1 and table.seat != reader:
            _hand_over(table, show, ask, first=reader < 0)
            reader = table.seat
        for line in table.position():
            show(line)
        before = len(table.game.facts)
        while len(table.game.facts) == before:
            for line in table.answer(ask("> ")):
                show(line)
        table.run_bots()
    for line in table.position():
        show(line)


def _hand_over(table: TerminalTable, show: Show, ask: Ask, first: bool) -> None:
    """Nobody sees what another one may know: the screen is empty until the next person is there."""
    if table.screen.width:
        if not first:
            show(table.screen.cleared())
        ask(f"It is the turn of {table.names[table.seat]}. Press Enter when nobody else is looking. ")
