"""One definition of a command, many languages: sentences, their parser, the help and the fields.

    @language.command("take <die> to <cell>", help="put a die of the pool into your window")
    class Take(Command, frozen=True, tag="sagrada.take"):
        die: Annotated[str, DIE]
        cell: Annotated[str, CELL]

The first pattern that holds all fields with a value of their own is the sentence of a command. All patterns are
understood, and in them a word in brackets may be left out: "take <die> [to] <cell>". Two laws are tested everywhere:
parse(sentence(c)) == c, and sentences of legal commands differ. In other languages commands are said as spoken.py
reads it from `locale/<language>.txt`; the laws hold there too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import takewhile
from typing import Any, TypeVar, get_type_hints

import msgspec

from domain.kernel.checks import Malformed
from domain.kernel.everyday import forms
from domain.kernel.kinds import Number, OneOf, Several, leaves, parts, words_in
from domain.kernel.reading import (
    COMMON,
    LONGEST,
    MOST,
    SHORTEST,
    Branch,
    Chart,
    Element,
    Keyword,
    Lexicon,
    Slot,
    Words,
    plain,
    says_a_wish,
    words_of,
)
from domain.kernel.shapes import Command
from domain.kernel.spoken import ELEMENT, Pattern, Spoken, learn, tongues
from domain.kernel.telling import language_told

__all__ = ["Language", "Number", "OneOf", "Several", "Spec"]

MOST_WORDS = 60  # of a sentence
K = TypeVar("K", bound=type[Command])


class Spec(msgspec.Struct, frozen=True):
    """All that is known of a command: for the help, the options of a letter, the schemas and the forms.

    `leads`: its first value is what is asked for, so options that begin with a number are marked by it (marks.py).
    `way_out`: it says that nothing more is wanted here.
    """

    command: type[Command]
    patterns: tuple[str, ...]
    help: str
    kinds: dict[str, Any]
    forms: tuple[Pattern, ...]
    defaults: dict[str, Any]
    leads: bool = True
    way_out: bool = False

    @property
    def name(self) -> str:
        return str(self.command.__struct_config__.tag)


def _verb(pattern: Pattern) -> str:
    said = (match[2] or match[0] for match in takewhile(lambda match: not match[1], ELEMENT.finditer(pattern.text)))
    return " ".join(said).partition(",")[0]


def meanings(chart: Chart, branch: Branch) -> tuple[Command, ...]:
    """What the words mean as one of these patterns, in the order of the patterns."""
    found: dict[Command, None] = {}
    for pattern, lists in sorted(branch.read(chart, {0: [()]}), key=lambda each: each[0].number):
        if not pattern.slots and not _is_said(chart, pattern):
            continue
        for values in lists:
            found[pattern.command(**dict(zip(pattern.slots, values, strict=True)), **pattern.only)] = None
    return tuple(found)[: MOST + 1]


def _is_said(chart: Chart, pattern: Pattern) -> bool:
    """Whether a bare command word is said as one, at both ends of the text: "I pass", not "the rest", "pass the dice".
    Nothing else in it shows that it is a command, so it is not cut as short as others: "Don" is a name.
    """
    said = [at for at, word in enumerate(chart.words) if word not in _SAYS]
    keywords = words_of(ELEMENT.sub(lambda match: match[2] or match[0], pattern.text))
    ends = (said[0], said[-1]) if said else ()
    if any(len(chart.words[at]) <= SHORTEST and chart.words[at] not in keywords for at in said if chart.short):
        return False
    return all(any(chart.says(at, keyword) for keyword in keywords) for at in ends)


# who says a bare command word, and how
_SAYS = frozenset(
    ["i", "ill", "want", "would", "like", "please", "pls", "ich", "bitte", "je", "я", "пожалуиста", "prosim"]
)


class Language:
    def __init__(self, alike: Mapping[str, str] | None = None, locale: str = "") -> None:
        """`alike`: for a keyword of the patterns the words of all languages that stand for it. `locale`: the package
        in whose folder `locale` the other languages lie.
        """
        self._locale = locale
        self.specs: dict[type[Command], Spec] = {}
        self.keywords: Lexicon[set[str]] = Lexicon()  # the keywords of the patterns, by the words that stand for them
        self.patterns = Branch()
        self._signed_in = 0  # patterns
        self._abroad: dict[str, frozenset[str]] = {}
        self._alike: dict[str, tuple[str, ...]] = {}
        for keyword, others in (*COMMON.items(), *(alike or {}).items()):
            known = self._alike.get(plain(keyword), ())
            self._alike[plain(keyword)] = (plain(keyword), *known, *map(plain, others.split()))

    def command(self, *patterns: str, help: str, leads: bool = True, way_out: bool = False) -> Callable[[K], K]:
        """`leads` and `way_out`: as of `Spec`."""

        def sign(command: K) -> K:
            if command in self.specs:
                raise ValueError(f"{command.__name__} is signed in twice")
            hints = get_type_hints(command, include_extras=True)
            kinds = {name: _kind(command, name, hints[name]) for name in command.__struct_fields__}
            fields = msgspec.structs.fields(command)
            defaults = {f.name: f.default for f in fields if f.default is not msgspec.NODEFAULT}
            forms = tuple(self._pattern(command, text, kinds) for text in patterns)
            self.specs[command] = Spec(command, patterns, help, kinds, forms, defaults, leads, way_out)
            return command

        return sign

    def sentence(self, command: Command, language: str = "en") -> str:
        """As it is written; in English what a language has no words for."""
        spec = self.specs[type(command)]
        pattern, values = self._form(spec, command)
        tongue = self.tongues[language].tongue if language in self.tongues else None
        phrase = tongue.phrase(pattern.text, _in_english(spec, pattern, values)) if tongue is not None else None
        if tongue is None or phrase is None:
            return pattern.written(values, spec.kinds)
        return tongue.sentence(phrase, values, spec.kinds)

    @cached_property
    def tongues(self) -> dict[str, Spoken]:
        """The other languages, once all commands have signed in. The names of things are known to all patterns."""
        found = tongues(self._locale) if self._locale else ()
        for tongue in found:
            for kind in (kind for spec in self.specs.values() for kind in spec.kinds.values()):
                learn(kind, tongue)
        return {tongue.language: Spoken(tongue, self.specs.values()) for tongue in found}

    def _form(self, spec: Spec, command: Command) -> tuple[Pattern, dict[str, Any]]:
        values = {name: getattr(command, name) for name in spec.kinds}
        wanted = {name for name, value in values.items() if name not in spec.defaults or value != spec.defaults[name]}
        for pattern in spec.forms:
            if wanted.issubset(pattern.slots) and all(values[name] is not None for name in pattern.slots):
                return pattern, values
        raise ValueError(f"no pattern of {spec.name} holds {sorted(wanted)}")

    def in_language_told(self, sentence: str) -> str:
        """A sentence of ours in the language that is being told in."""
        readings = self.readings(sentence) if language_told() != "en" else ()
        return self.sentence(readings[0], language_told()) if len(readings) == 1 else sentence

    def slots(self, command: Command) -> tuple[str, ...]:
        """Those that its sentence names, in their order."""
        return self._form(self.specs[type(command)], command)[0].slots

    def pieces(self, command: Command) -> Iterator[str | tuple[Any, Any]]:
        """Its sentence piece by piece: words of the pattern, and values, each with its kind."""
        pattern, values = self._form(self.specs[type(command)], command)
        kinds = self.specs[type(command)].kinds
        for match in ELEMENT.finditer(pattern.text):
            if match[1]:
                of_slot = dict(leaves(kinds[match[1]], match[1]))
                yield from (
                    (of_slot[leaf], value) for leaf, value in parts(kinds[match[1]], match[1], values[match[1]])
                )
            else:
                yield from words_of(match[2] or match[0])

    def words_abroad(self, command: Command) -> frozenset[str]:
        """The words of its sentence in the other languages, but for its values."""
        pattern = self._form(self.specs[type(command)], command)[0].text
        if pattern not in self._abroad:
            phrases = (each for spoken in self.tongues.values() for each in spoken.tongue.phrases.get(pattern, ()))
            said = (words for phrase in phrases for _, _, words in phrase.elements())
            self._abroad[pattern] = frozenset(word for each in said for one in each for word in words_of(one))
        return self._abroad[pattern]

    def verb(self, command: Command) -> str:
        """What the command does: the words before its first value."""
        return _verb(self._form(self.specs[type(command)], command)[0])

    def verbs(self, command: type[Command]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(map(_verb, self.specs[command].forms)))

    def readings(self, text: str, only: Iterable[type[Command]] | None = None) -> tuple[Command, ...]:
        """Every command the text can mean, without abbreviations if it can; every word accounted for.

        At most MOST + 1 of them: a text with more than MOST means too many things for anybody to say which.
        """
        words = words_of(text) if len(text) <= LONGEST else ()
        if not words or len(words) > MOST_WORDS or not says_a_wish(words):
            return ()
        found = self.exact(words) or meanings(Chart(words, self.keywords, True), self.patterns)
        return found if only is None else tuple(each for each in found if type(each) in set(only))

    def exact(self, words: Words) -> tuple[Command, ...]:
        """What words mean that are not cut short, in any language."""
        spoken = [each for each in self.tongues.values() if each.may_say(words)]
        found = meanings(Chart(words, self.keywords, False), self.patterns)
        for each in spoken:
            found += meanings(Chart(words, each.keywords, False), each.patterns)
        return tuple(dict.fromkeys(found))[: MOST + 1] if spoken else found

    def can_be_said(self, command: Command) -> bool:
        """Whether its sentence reads back as itself. Rules rely on what the kinds of values allow, which is more than
        the types of its fields say.
        """
        try:
            sentence = self.sentence(command)
        except (ValueError, LookupError, TypeError, AttributeError):
            return False
        return command in self.readings(sentence, (type(command),))

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word that can be said, once all commands have signed in: keywords in all languages, names of things."""
        kinds = (kind for spec in self.specs.values() for kind in spec.kinds.values())
        spoken = (word for each in self.tongues.values() for word in each.keywords)
        return frozenset((*self.keywords, *spoken, *(word for kind in kinds for word in words_in(kind))))

    def openings(self) -> frozenset[str]:
        """The words in all languages with which a sentence begins, but for the little ones that all titles share."""
        first = {each.word for each, _ in self.patterns.on if isinstance(each, Keyword)} - COMMON.keys()
        spoken = frozenset(word for each in self.tongues.values() for word in each.tongue.openings)
        return spoken | {
            word for word in self.keywords if any(first & each for each in self.keywords.find(word, False))
        }

    def grammar(self, commands: Iterable[type[Command]], language: str = "en") -> list[tuple[str, str]]:
        """(pattern, help) of some commands, for people who type."""
        specs = [self.specs[command] for command in commands]
        return [(self.pattern(spec.patterns[0], language), spec.help) for spec in specs]

    def pattern(self, english: str, language: str) -> str:
        """A pattern for people who type."""
        known = self.tongues[language].tongue.phrases.get(english) if language in self.tongues else None
        return known[0].typed if known else english

    def _pattern(self, command: type[Command], text: str, kinds: Mapping[str, Any]) -> Pattern:
        if foreign := [match[1] for match in ELEMENT.finditer(text) if match[1] and match[1] not in kinds]:
            has = ", ".join(kinds) or "none"
            wrong = f'{command.__name__} has no field {foreign[0]} (it has {has}): mend "{text}"'
            raise Malformed(f"the command {command.__name__}", [wrong])
        elements = list(self._elements(text, kinds))
        slots = tuple(element.name for element in elements if isinstance(element, Slot))
        branch = self.patterns
        for element in elements:
            branch = branch.grow(element)
        self._signed_in += 1
        pattern = Pattern(self._signed_in, command, text, slots)
        branch.ends.append(pattern)
        return pattern

    def _elements(self, pattern: str, kinds: Mapping[str, Any]) -> Iterator[Element]:
        for match in ELEMENT.finditer(pattern):
            if match[1]:
                yield Slot(match[1], kinds[match[1]])
            elif match[2]:
                yield self._keyword(plain(match[2]), spare=True)
            else:
                yield from map(self._keyword, words_of(match[0]))

    def _keyword(self, word: str, spare: bool = False) -> Keyword:
        for alike in self._alike.get(word, (word,)):
            self.keywords.get_or_add(alike, set).add(word)
            for form in forms(alike):
                self.keywords.add_whole(form, set).add(word)
        return Keyword(word, spare)


def _in_english(spec: Spec, pattern: Pattern, values: Mapping[str, Any]) -> dict[str, str]:
    return {slot: spec.kinds[slot].write(values[slot]) for slot in pattern.slots}


def _kind(command: type[Command], field: str, hint: Any) -> Any:
    """What may stand for a field: the kind that is written beside its type."""
    kind = next((each for each in getattr(hint, "__metadata__", ()) if hasattr(each, "read")), None)
    if kind is not None:
        return kind
    wrong = f"{command.__name__}.{field} has no kind: write {field}: Annotated[..., KIND], with a kind such as Number"
    raise Malformed(f"the command {command.__name__}", [wrong])


def kinds_in(branch: Branch) -> Iterator[Any]:
    """The kinds of values that can be said on from here."""
    for element, after in branch.on:
        if isinstance(element, Slot):
            yield from (kind for _, kind in leaves(element.kind, ""))
        yield from kinds_in(after)
