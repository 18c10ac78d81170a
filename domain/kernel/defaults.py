"""What a title that says nothing of it has: unions of what signs in, a board in words from its list, what is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import signature
from typing import TYPE_CHECKING, Any, Union, get_type_hints

from domain.kernel import shapes
from domain.kernel.art import NARROW
from domain.kernel.codec import Codec
from domain.kernel.flow import FLOW, NAMES
from domain.kernel.rules import Rules
from domain.kernel.telling import Seat, Sentence, of_lists

if TYPE_CHECKING:
    from domain.kernel.title import Title


_ITEMS: tuple[Any, ...] = (shapes.Asked, shapes.Planned, shapes.Forked)  # facts that hold questions and steps
_ANSWERS: tuple[Any, ...] = (shapes.Sealed, shapes.Unsealed)  # facts that hold commands


def no_listing(view: Mapping[str, Any]) -> tuple[Sentence, ...]:
    return ()


def left_out(title: Title[Any]) -> Iterator[tuple[str, Any]]:
    """The fields that a title leaves to the kernel."""
    if title.codec is None:
        yield "codec", collected(title.rules, title.language.specs, title.initial, title.options)
    if title.tell is None:
        yield "tell", teller(title.rules)
        yield "told_apart", frozenset(title.rules.told_apart)
    if title.text is None and title.listing is not no_listing:
        yield "text", in_words(title.listing)
    if title.sections is None:
        yield "sections", of_lists(title.text or in_words(title.listing), title.listing)
    if len(signature(title.svg).parameters) == 1:
        yield "svg", at_any_width(title.svg)


def collected(rules: Rules[Any], commands: Iterable[type], initial: Callable[..., Any], options: type) -> Codec[Any]:
    """The codec of what signed in. The state is what `initial` says it returns."""
    signed = rules.signed_in()
    said = _union({*commands, *(command for _, command in signed.answers)}, shapes.Command)
    asked: set[type] = {*(question for question, _ in signed.answers), *signed.offers, *signed.reveals, *signed.steps}
    items = _union([each for base in asked for each in _stored(base)], shapes.StackItem)
    row: Any = tuple  # of types that are known only here
    held = {**dict.fromkeys(_ITEMS, items), **dict.fromkeys(_ANSWERS, said)}
    flow: tuple[Any, ...] = tuple(_holding(fact, held) for fact in FLOW)
    own = sorted(signed.evolvers - FLOW.keys(), key=lambda fact: fact.__name__)
    narrowed = {"options": options, "pending": row[items, ...], "lanes": row[row[items, ...], ...]}
    narrowed["sealed"] = row[row[int, said], ...]
    state = get_type_hints(initial).get("return", shapes.State)
    return Codec(Union[(*flow, *own)], said, state, narrowed=narrowed)


def _holding(fact: Any, held: Mapping[type, Any]) -> Any:
    return fact[held[fact]] if fact in held else fact


def _stored(item: type) -> Iterator[type]:
    """The item, or all that are of its kind: a marker, such as of free actions, is never asked itself."""
    if item.__struct_config__.tag is not None:  # type: ignore[attr-defined]
        yield item
    own: list[type] = type.__subclasses__(item)
    for each in own:
        yield from _stored(each)


def _union(kinds: Iterable[type], none: type) -> Any:
    found = sorted(set(kinds), key=lambda each: each.__name__)
    return Union[tuple(found)] if found else none  # noqa: UP007 - of what is known when it runs


def teller(rules: Rules[Any]) -> Callable[[shapes.Fact, int | None], Sentence | None]:
    def tell(fact: shapes.Fact, seat: int | None) -> Sentence | None:
        if (by := rules.tellers.get(type(fact))) is not None:
            return by(fact, seat)
        return _who_won(fact.result) if isinstance(fact, shapes.Finished) else None

    return tell


def _who_won(result: shapes.Result) -> Sentence:
    first = result.ranking[0]
    if len(result.scores) == 1:
        return Sentence.of("The game is over: {n} {n|point|points}.", n=result.scores[0].total)
    if len(first) == 1:
        return Sentence.of("{who} wins.", who=Seat(first[0]))
    return Sentence.of("{n} players share the victory.", n=len(first))


def at_any_width(svg: Callable[[Any], str]) -> Callable[..., str]:
    """One drawing for a telephone and for a desk."""
    return lambda view, width=NARROW: svg(view)


def in_words(listing: Callable[[dict[str, Any]], Iterable[Sentence]]) -> Callable[[Mapping[str, Any]], str]:
    """The board for a terminal: what the list says, with the names that whoever shows the view knows."""
    return lambda view: "\n".join(sentence.text(view.get(NAMES, ())) for sentence in listing(dict(view)))
