"""The checks themselves, each on one position. They raise AssertionError with what they saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from domain.kernel.families import Family, Offer
from domain.kernel.flow import ENVELOPE
from domain.kernel.luck import SeededLuck
from domain.kernel.redeal import redealt
from domain.kernel.shapes import Command, Fact, Question, Refused, SealedQuestion
from domain.kernel.telling import parts_of
from domain.kernel.title import Title
from tests.contract.marking import options_bear_marks
from tests.contract.play import Played, Position
from tests.transcripts.__main__ import golden

DEEPEST = 16  # questions and steps on one stack; the titles need 7
ALIKE = 3  # questions of one kind on one stack; the titles need 1
TOLD = 8  # facts whose texts are looked at, at one position
SAMPLE = 5  # offers and strays tried at one position


def everything(position: Position) -> None:
    offers = offers_are_where_the_questions_are(position)
    offers_are_accepted(position, offers)
    strays_are_refused(position, offers)
    sentences_are_readable(position, offers)
    stacks_are_bounded(position)
    state_survives_json(position)
    views_have_the_envelope(position)
    pieces_are_conserved(position)
    all_lies_open(position)
    points_are_counted_anywhere(position)
    options_bear_marks(position)
    texts_are_whole(position)
    if position.number % 7 == 0:
        the_bot_is_legal(position)
        nobody_sees_more(position)


def offers_are_where_the_questions_are(position: Position) -> dict[int, list[Offer]]:
    title, state = position.title, position.state
    asked = title.asked(state)
    offers = {seat: list(title.legal(state, seat)) for seat in range(state.seats)}
    for seat, offered in offers.items():
        assert bool(offered) == (seat in asked), f"seat {seat}, asked {asked}: {len(offered)} offers\n{state.pending}"
    assert asked or title.result(state) is not None, f"nobody is asked and the game goes on: {state.pending}"
    return offers


def offers_are_accepted(position: Position, offers: dict[int, list[Offer]]) -> None:
    for seat, offered in offers.items():
        for command in _some(position, offered):
            luck = SeededLuck(b"trial %d" % position.number)
            try:
                facts = position.title.decide(position.state, seat, command, luck)
            except Refused as refused:
                raise AssertionError(f"offered to seat {seat} and refused: {command}: {refused}") from refused
            title = position.title
            assert title.codec.facts(title.codec.encode(facts)) == facts, f"facts change in JSON: {facts}"
            title.fold(position.state, facts)


def strays_are_refused(position: Position, offers: dict[int, list[Offer]]) -> None:
    """A command said at another time or by another seat is refused, or it is one of the offers here."""
    if not position.said:
        return
    title, state = position.title, position.state
    for seat in range(state.seats):
        listed = {offer for offer in offers[seat] if not isinstance(offer, Family)}
        forms = {offer.command for offer in offers[seat] if isinstance(offer, Family)}
        for command in position.random.choices(position.said, k=SAMPLE):
            try:
                title.decide(state, seat, command, SeededLuck(b"stray"))
            except Refused as refused:
                assert refused.code and refused.text
                assert command not in listed, f"offered and refused: {command}: {refused}"
            else:
                sealed = seat in dict(state.sealed)
                assert sealed or command in listed or type(command) in forms, f"accepted, not offered: {command}"


def sentences_are_readable(position: Position, offers: dict[int, list[Offer]]) -> None:
    title, state = position.title, position.state
    for seat, offered in offers.items():
        listed = [offer for offer in offered if not isinstance(offer, Family)]
        sentences = {title.sentence(command): command for command in listed}
        assert len(sentences) == len(listed), f"two offers share a sentence: {_doubles(title, listed)}"
        for command in _some(position, offered):
            sentence = title.sentence(command)
            read = title.parse(sentence, state, seat)
            assert read == command, f'"{sentence}" is read as {read}, not {command}'
            assert title.codec.command(title.codec.encode(command)) == command


def state_survives_json(position: Position) -> None:
    codec = position.title.codec
    assert codec.state(codec.encode(position.state)) == position.state


def stacks_are_bounded(position: Position) -> None:
    """A handler that does not settle its question leaves it on the stack, and nobody sees it for a long time."""
    for stack in (position.state.pending, *position.state.lanes):
        kinds = " ".join(type(item).__name__ for item in stack)
        alike = Counter(type(item) for item in stack if isinstance(item, Question | SealedQuestion))
        most = max(alike.values(), default=0)
        assert len(stack) <= DEEPEST and most <= ALIKE, f"the stack grows, is a settle() missing? {kinds}"


def views_have_the_envelope(position: Position) -> None:
    title, state = position.title, position.state
    for seat in (None, *range(state.seats)):
        view = title.view(state, seat)
        assert tuple(view)[: len(ENVELOPE)] == ENVELOPE, f"a view begins with {', '.join(tuple(view)[:4])}"
        assert (view["title"], view["seat"]) == (title.id, seat)
        assert view["asked"] == list(title.asked(state)) and bool(view["result"]) == (state.result is not None)


def pieces_are_conserved(position: Position) -> None:
    title = position.title
    census = title.census(position.state)
    box = title.census(title.first_state(_options(position), position.state.seats))
    assert census == box, f"pieces differ: {_difference(census, box)}"


def nobody_sees_more(position: Position) -> None:
    """Non-interference: deal anew what a seat cannot know, and it must be shown the same."""
    title, state = position.title, position.state
    luck = SeededLuck(b"redeal %d" % position.random.getrandbits(32))
    for seat in (None, *range(state.seats)):
        other, other_facts = redealt(title, state, position.facts, seat, luck)
        here, there = shown(position, state, seat), shown(position, other, seat)
        assert here == there, f"seat {seat} sees what it cannot know:\n{_first_difference(here, there)}"
        for fact, other_fact in zip(position.facts, other_facts, strict=True):
            told, other_told = title.tell(fact, seat), title.tell(other_fact, seat)
            assert told == other_told, f"seat {seat} is told what it cannot know: {told} / {other_told}"


def all_are_told_the_same(title: Title[Any], facts: Iterable[Fact], seats: int) -> None:
    """Of a kind of fact that `told_apart` does not name, the read models keep one text for all."""
    for fact in (each for each in facts if title.tells_alike([each])):
        for seat in range(seats):
            told, others = title.tell(fact, seat), title.tell(fact, None)
            kind = type(fact).__name__
            assert told == others, f"{kind} is told differently to seat {seat}: name it in told_apart"


def shown(position: Position, state: Any, seat: int | None) -> dict[str, Any]:
    title = position.title
    seen: dict[str, Any] = {"view": title.view(state, seat)}
    seen["text"] = title.text(seen["view"])
    if seat is not None and seat in title.asked(state):
        seen["prompt"] = title.prompt(state, seat)
        seen["offers"] = [title.sentence(command) for command in title.commands(state, seat, 300)]
        seen["bot"] = title.sentence(title.bot(state, seat, SeededLuck(b"bot")))
    return seen


def texts_are_whole(position: Position) -> None:
    """Each part that a text names is given with it."""
    title, state = position.title, position.state
    for seat in (None, *range(state.seats)):
        told = [title.tell(fact, seat) for fact in position.facts[-TOLD:]]
        told += title.listing(title.view(state, seat))
        if seat is not None and seat in title.asked(state):
            told.append(title.prompt(state, seat))
        for sentence in filter(None, told):
            given = dict(sentence.parts)
            for part in (part for part in parts_of(sentence.template) if part not in given):
                raise AssertionError(f'"{sentence.template}" has no part {part}: write Sentence.of(..., {part}=...)')


def the_bot_is_legal(position: Position) -> None:
    title, state = position.title, position.state
    for seat in title.asked(state):
        command = title.bot(state, seat, SeededLuck(b"bot"))
        if refused := title.rules.refusal(state, seat, command):
            raise AssertionError(f"the bot says {command}, which is refused ({refused}): let it choose from the offers")


def all_lies_open(position: Position) -> None:
    """A title that leaves `hidden` out shows and tells everybody the same."""
    title, state = position.title, position.state
    if title.lies_open:
        views = [title.view(state, seat) | {"seat": None} for seat in (None, *range(state.seats))]
        assert all(view == views[0] for view in views), "some are shown more than others: write hidden(state, seat)"


def points_are_counted_anywhere(position: Position) -> None:
    number, points = position.title.points_so_far(position.state)
    assert not number or len(points) == position.state.seats


def game_is_whole(position: Position, played: Played) -> None:
    """At the end: the stored facts alone make the final state, and the result is one."""
    title = position.title
    facts = title.codec.facts(title.codec.encode(played.facts))
    all_are_told_the_same(title, facts, played.state.seats)
    first = title.first_state(_options(position), played.state.seats)
    assert title.fold(first, facts) == played.state, "the stored facts do not make the state"
    result = title.result(played.state)
    assert result is not None
    assert sorted(seat for group in result.ranking for seat in group) == list(range(played.state.seats))
    _, points = title.points_so_far(played.state)
    assert points in ((), tuple(score.total for score in sorted(result.scores, key=lambda each: each.seat)))
    for score in result.scores:
        assert score.total == sum(points for _, points in score.rows), f"rows do not add up: {score}"
        assert -200 < score.total < 1000, f"out of bounds: {score}"


def has_a_transcript(title_id: str) -> None:
    files = golden(title_id)
    assert files, f"no transcript of {title_id}: make one with python -m tests.transcripts.find {title_id}"


def _some(position: Position, offered: list[Offer]) -> list[Command]:
    chosen = offered if len(offered) <= SAMPLE else position.random.sample(offered, SAMPLE)
    luck = SeededLuck(b"fill %d" % position.number)
    return [offer.fill(luck) if isinstance(offer, Family) else offer for offer in chosen]


def _options(position: Position) -> Any:
    return getattr(position.state, "options", None)


def _doubles(title: Any, listed: list[Command]) -> list[str]:
    sentences = [title.sentence(command) for command in listed]
    return sorted({sentence for sentence in sentences if sentences.count(sentence) > 1})[:5]


def _difference(a: dict[str, int], b: dict[str, int]) -> dict[str, tuple[int | None, int | None]]:
    return {key: (a.get(key), b.get(key)) for key in a.keys() | b.keys() if a.get(key) != b.get(key)}


def _first_difference(a: Any, b: Any) -> str:
    for key in a:
        if a[key] != b.get(key):
            return f"{key}:\n{msgspec.json.encode(a[key]).decode()}\n{msgspec.json.encode(b.get(key)).decode()}"
    return str(b)
