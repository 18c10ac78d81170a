"""What is wrong with a title, found when it is made: each mistake names the class and what to do about it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec

from domain.kernel import shapes
from domain.kernel.flow import FLOW
from domain.kernel.reading import AGAINST_LETTERS
from domain.kernel.shapes import Asking, Command, Fact, Question, SealedQuestion, StackItem, State, Step
from domain.kernel.unions import class_of, holds, innermost, members, mutable, of_kind

if TYPE_CHECKING:
    from domain.kernel.rules import SignedIn
    from domain.kernel.title import Title


class Malformed(ValueError):
    """A title, or a command of one, that is not made as the kernel needs it."""

    def __init__(self, what: str, mistakes: Iterable[str]) -> None:
        super().__init__("\n- ".join((f"{what} cannot be made:", *mistakes)))


@dataclass(frozen=True)
class Parts:
    """What a title declares, as plain classes."""

    id: str
    facts: tuple[Any, ...]  # members of the union Facts; those of the flow with their parameter
    commands: tuple[type, ...]
    items: tuple[type, ...]  # questions and steps: the union that narrows `pending`
    hints: Mapping[str, Any]  # of the state
    signed: SignedIn
    collected: bool  # the kernel made the unions of what signs in

    @property
    def own_facts(self) -> tuple[type, ...]:
        return tuple(fact for fact in map(class_of, self.facts) if fact not in FLOW)

    @property
    def questions(self) -> tuple[type, ...]:
        return tuple(item for item in self.items if issubclass(item, Question | SealedQuestion))

    @property
    def sealed_questions(self) -> tuple[type, ...]:
        return tuple(item for item in self.items if issubclass(item, SealedQuestion))

    @property
    def steps(self) -> tuple[type, ...]:
        return tuple(item for item in self.items if issubclass(item, Step))

    @property
    def stored(self) -> tuple[type, ...]:
        return (*self.own_facts, *self.commands, *self.items)

    def has(self, flow: type) -> bool:
        return flow in map(class_of, self.facts)


def check(title: Title[Any]) -> None:
    if found := tuple(mistakes(title)):
        raise Malformed(f"the title {title.id}", found)
    try:
        title.codec.make_decoders()
    except TypeError as error:
        raise Malformed(f"the title {title.id}", [f"its unions cannot be read from JSON: {error}"]) from error


def mistakes(title: Title[Any]) -> Iterator[str]:
    hints = {**get_type_hints(title.codec.state_type), **title.codec.narrowed}
    items = tuple(each for each in members(innermost(hints["pending"])) if each is not StackItem)
    yield from _wrong_kinds(items, StackItem, "pending")
    yield from _wrong_kinds(members(title.codec.command_type), Command, "the union Commands")
    yield from _wrong_kinds(map(class_of, members(title.codec.fact_type)), Fact, "the union Facts")
    if title.codec.state_type is State:
        yield "initial does not say what it returns: write def initial(options: Options, seats: int) -> Table"
    parts = Parts(
        id=title.id,
        facts=of_kind(members(title.codec.fact_type), Fact),
        commands=of_kind(members(title.codec.command_type), Command),
        items=of_kind(items, StackItem),
        hints=hints,
        signed=title.rules.signed_in(),
        collected=bool(title.codec.narrowed),
    )
    yield from (each for part in (_names, _facts, _flow, _questions, _commands, _state) for each in part(parts))
    yield from (*_language(title, parts), *_options(title, parts), *_title(title, parts), *_upcasts(title, parts))


# what is stored


def _names(parts: Parts) -> Iterator[str]:
    tagged: dict[str, type] = {}
    form = re.compile(rf"{re.escape(parts.id)}\.[a-z][a-z0-9_]*(@[2-9]|@[1-9][0-9]+)?")
    for each in parts.stored:
        name, tag = each.__name__, each.__struct_config__.tag  # type: ignore[attr-defined]
        if tag is None:
            yield f'{name} is stored and has no tag: write class {name}(..., tag="{parts.id}.{_snake(name)}")'
        elif not isinstance(tag, str) or not form.fullmatch(tag):
            yield f'{name} has the tag {tag!r}: begin it with the id of the title, as in "{parts.id}.{_snake(name)}"'
        elif tagged.setdefault(tag, each) is not each:
            yield f'{name} and {tagged[tag].__name__} have the same tag "{tag}": give one of them a name of its own'
        if not each.__struct_config__.frozen:  # type: ignore[attr-defined]
            yield f"{name} can be changed after it is made: write class {name}(..., frozen=True)"
        for field, hint in get_type_hints(each).items():
            if holds(float, hint):
                yield f"{name}.{field} holds a float, which is not counted alike everywhere: make it a whole number"
            if mutable(hint):
                yield f"{name}.{field} can be changed in place: make it a tuple"


def _upcasts(title: Title[Any], parts: Parts) -> Iterator[str]:
    tags = {each.__struct_config__.tag: each for each in map(class_of, parts.facts)}
    for tag in title.codec.upcasts:
        if tag in tags:
            name = tags[tag].__name__
            yield f'{name} is written as "{tag}", which is upcast when read: give it the tag with the next version'


def _facts(parts: Parts) -> Iterator[str]:
    for fact in parts.own_facts:
        if fact not in parts.signed.evolvers:
            yield f"nothing evolves {fact.__name__}: write a function with @rules.evolves({fact.__name__})"
    for fact in _by_name(parts.signed.evolvers):
        if fact not in FLOW and fact not in parts.own_facts:
            yield f"{fact.__name__} is evolved and could not be read again: add it to the union Facts"


def _flow(parts: Parts) -> Iterator[str]:
    wanted: list[tuple[type, str]] = [(shapes.Asked, "asks questions"), (shapes.Settled, "settles questions")]
    wanted += [(shapes.Finished, "comes to an end")]
    if parts.steps:
        wanted += [(each, "has steps") for each in (shapes.Planned, shapes.StepBegan)]
    if parts.sealed_questions:
        wanted += [(each, "has sealed questions") for each in (shapes.Sealed, shapes.Unsealed)]
    if parts.has(shapes.Forked) or parts.has(shapes.Joined):
        wanted += [(each, "lets seats act side by side") for each in (shapes.Forked, shapes.Joined)]
    options = parts.hints.get("options")
    if isinstance(options, type) and issubclass(options, Asking):
        wanted.append((shapes.Looked, "has the option cannot_act"))
    for each, why in wanted:
        if not parts.has(each):
            yield f"the union Facts has no {each.__name__}, and the title {why}: add it"
    for fact in parts.facts:
        yield from _flow_parameter(parts, fact)


def _flow_parameter(parts: Parts, fact: Any) -> Iterator[str]:
    kind = class_of(fact)
    if kind not in FLOW or not getattr(kind, "__parameters__", ()):
        return
    held = members(get_args(fact)[0]) if get_args(fact) else ()
    union = "Commands" if kind in (shapes.Sealed, shapes.Unsealed) else "Pending"
    if not held:
        yield f"{kind.__name__} in the union Facts does not say what it holds: write {kind.__name__}[{union}]"
    elif union == "Pending":
        for item in (each for each in parts.items if each not in held):
            yield f"{kind.__name__} in the union Facts cannot hold {item.__name__}: write {kind.__name__}[Pending]"


# what signs in


def _questions(parts: Parts) -> Iterator[str]:
    signed = parts.signed
    answered = {question for question, _ in signed.answers}
    for question in parts.questions:
        name = question.__name__
        if not answered.intersection(question.__mro__):
            yield f"no command answers {name}: write a handler with @rules.answer({name}, <Command>)"
        if not signed.offers.intersection(question.__mro__):
            yield f"nothing is offered to who is asked {name}: write a function with @rules.offer({name})"
    for question in parts.sealed_questions:
        if question not in signed.reveals:
            name = question.__name__
            yield f"nothing happens when the answers to {name} are opened: write a function with @rules.reveal({name})"
    for step in parts.steps:
        if step not in signed.steps:
            yield f"nothing carries out {step.__name__}: write a function with @rules.step({step.__name__})"
    for item in _by_name({*answered, *signed.offers, *signed.reveals, *signed.steps}):
        if not any(issubclass(each, item) for each in parts.items):
            yield f"{item.__name__} signs in and is no member of the union Pending: add it"
    for question in _by_name(signed.reveals):
        if not issubclass(question, SealedQuestion):
            name = question.__name__
            yield f"{name} is revealed and is not sealed: write class {name}(SealedQuestion, ...)"


def _commands(parts: Parts) -> Iterator[str]:
    taken = {command for _, command in parts.signed.answers}
    for command in parts.commands:
        if command not in taken:
            name = command.__name__
            yield f"no question takes {name}: write a handler with @rules.answer(<Question>, {name})"
    for command in _by_name(taken.difference(parts.commands)):
        yield f"{command.__name__} is answered and could not be read again: add it to the union Commands"


def _language(title: Title[Any], parts: Parts) -> Iterator[str]:
    for command in parts.commands:
        name = command.__name__
        spec = title.language.specs.get(command)
        if spec is None or not spec.forms:
            yield f'{name} has no sentence: write @language.command("...", help="...") above it'
            continue
        if not spec.help:
            yield f"the help of {name} is empty: say what it does in a few words"
        slots = [set(form.slots) for form in spec.forms]
        if not any(set(spec.kinds).difference(spec.defaults) <= each for each in slots):
            needed = " ".join(f"<{field}>" for field in spec.kinds if field not in spec.defaults)
            yield f"no pattern of {name} holds all it needs: write one with {needed}"
        for field in sorted(set(spec.kinds).difference(*slots)):
            yield f"no pattern of {name} holds its field {field}: write one with <{field}>"
    for word in sorted(AGAINST_LETTERS.intersection(title.language.words)):
        yield f'"{word}" asks for no letters in every game: take it out of the words of {title.id}'
    for command in title.language.specs:
        if command not in parts.commands:
            yield f"{command.__name__} has a sentence and could not be stored: add it to the union Commands"


# the state, the options and the rest


def _state(parts: Parts) -> Iterator[str]:
    if not parts.items and parts.collected:
        yield "nothing is ever asked: write a question, and a function with @rules.offer(<Question>)"
    elif not parts.items:
        yield "the state does not narrow pending: write pending: tuple[Pending, ...] = ()"
    if parts.has(shapes.Forked) and set(members(innermost(parts.hints["lanes"]))) != set(parts.items):
        yield "the state does not narrow lanes: write lanes: tuple[tuple[Pending, ...], ...] = ()"
    if parts.sealed_questions:
        held = set(members(get_args(get_args(parts.hints["sealed"])[0])[1]))
        kinds = {base for question in parts.sealed_questions for base in question.__mro__}
        sealed = {command for question, command in parts.signed.answers if question in kinds}
        if not sealed <= held:
            yield "the state does not narrow sealed: write sealed: tuple[tuple[int, Commands], ...] = ()"
    for field, hint in parts.hints.items():
        if holds(float, hint):
            yield f"the field {field} of the state holds a float: make it a whole number"
        if mutable(hint):
            yield f"the field {field} of the state can be changed in place: make it a tuple"


def _options(title: Title[Any], parts: Parts) -> Iterator[str]:
    options, config = title.options, title.options.__struct_config__
    name = options.__name__
    if parts.hints["options"] is not options:
        yield f"the state does not narrow options: write options: {name}"
    if not config.frozen:
        yield f"{name} can be changed after it is made: write class {name}(..., frozen=True)"
    if not config.forbid_unknown_fields:
        yield f"a mistyped option would be passed over: write class {name}(..., forbid_unknown_fields=True)"
    hints = get_type_hints(options, include_extras=True)
    for field in msgspec.structs.fields(options):
        if field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT:
            yield f"the option {field.name} has no default: give it the value of the rule book"
        if not any(isinstance(each, msgspec.Meta) and each.description for each in get_args(hints[field.name])[1:]):
            yield f"the option {field.name} is not described: write Annotated[..., Meta(description=...)]"


def _title(title: Title[Any], parts: Parts) -> Iterator[str]:
    if not re.fullmatch(r"[a-z][a-z0-9]*", title.id):
        yield f"the id {title.id!r} does not fit in an address: use small letters and figures"
    if not title.seats:
        yield "there is no number of seats for it: write seats=range(2, 5) for two to four"
    if title.text is None:
        yield "there is no board in words: write def listing(view), which says the position in sentences"
    for fact in _by_name(title.told_apart or ()):
        if fact not in map(class_of, parts.facts):
            yield f"told_apart names {fact.__name__}, which no game stores: take it out, or add it to the union Facts"
    for option in title.files:
        if option not in title.options.__struct_fields__:
            yield f"files names {option}, which is no option: add it to {title.options.__name__}"


def _wrong_kinds(found: Iterable[Any], kind: type, place: str) -> Iterator[str]:
    found = tuple(found)
    for each in (each for each in found if each not in of_kind(found, kind)):
        name = getattr(each, "__name__", str(each))
        yield f"{name} stands in {place} and is no {kind.__name__}: take it out, or let it inherit {kind.__name__}"


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _by_name(kinds: Iterable[type]) -> list[type]:
    return sorted(kinds, key=lambda kind: kind.__name__)
