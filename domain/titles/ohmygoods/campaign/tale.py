"""The campaign as it is told: what a chapter begins with, how it ended and stands, and what may follow it.

All words of the story are house content, as the label of the title says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.kernel.shapes import Refused, Sequel, Way
from domain.kernel.telling import Seat, Sentence, listed
from domain.titles.ohmygoods.campaign.consequences import CHARACTERS, Consequences, consequences
from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.cards.pieces import Chapter
from domain.titles.ohmygoods.options import Options, Played
from domain.titles.ohmygoods.setup import badge_gifts
from domain.titles.ohmygoods.table import Table, cards_of, chapter_of, is_alone

CARRIED = ("badges", "removed", "played", "again")  # from the game before, by the program and never by hand
MOST_STARS = 3


def opening_refusal(options: Options, seats: int) -> Refused | None:
    """What a person may not say of earlier chapters. A chapter can be opened by itself, with characters if wanted."""
    for name in CARRIED:
        if getattr(options, name):
            template = '{name}: the house carries it over from the chapter before; answer its last letter with "next".'
            return Refused("bad_option", template, name=name)
    for number in options.met:
        if number not in CHARACTERS or number not in content(options.house).numbered:
            known = f"{CHARACTERS[0]} to {CHARACTERS[-1]}"
            return Refused("bad_option", "met: {n} is no character; those are {known}.", n=number, known=known)
        if options.met.count(number) > 1:
            return Refused("bad_option", "met: {n} stands there twice; name each character once.", n=number)
    return None


def prologue(state: Table) -> tuple[Sentence, ...]:
    chapter = chapter_of(state)
    if chapter is None or chapter.key == "all_in":
        return ()
    told = [_story(chapter), Sentence.of("{goal}", goal=chapter.goal)]
    if state.options.again:
        told.append(Sentence.of("You try this chapter for the second time; there is no third."))
    if is_alone(state.options):
        told.append(Sentence.of("This chapter is played by itself: nothing of earlier chapters is carried over."))
    return (*told, *_characters(state, chapter), *_gifts(state.options, state.seats))


def _characters(state: Table, chapter: Chapter) -> Iterator[Sentence]:
    """Those in which the deck differs from the one that the chapter begins with by itself."""
    options, usual = state.options, chapter.deck_add
    more = [number for number in options.met if number not in (*usual, *options.removed)]
    fewer = [number for number in options.removed if number in usual]
    if more:
        yield Sentence.of("In the draw pile besides: {who}.", who=_named(state, more))
    if fewer:
        yield Sentence.of("Not in the draw pile any more: {who}.", who=_named(state, fewer))


def _named(state: Table, numbers: Iterable[int]) -> str:
    cards = cards_of(state)
    return listed([cards.name(card) for number in numbers for card in cards.numbered.get(number, ())])


def _gifts(options: Options, seats: int) -> Iterator[Sentence]:
    """What each badge brings at the start of the chapter with these options."""
    for seat in range(seats):
        cards, coal = badge_gifts(options, seat)
        if cards or coal:
            gift = Sentence.of("{n} {n|card|cards} more", n=cards) if cards else Sentence.of("{n} coal more", n=coal)
            yield Sentence.of(
                "{who} begins with {gift}, for a badge of the {side}.",
                who=Seat(seat), gift=gift.text(), side=content().names[options.badges[seat]]["en"],
            )  # fmt: skip


def sequel(state: Table) -> Sequel:
    chapter, left = chapter_of(state), consequences(state)
    if chapter is None or left is None:
        return Sequel()
    standing = _stars(chapter, left) if state.seats == 1 else _ranks(left)
    told = (*_tale(state, chapter, left), *standing, *_carried(state, left), *_end(state, left))
    return Sequel(told, tuple(_ways(state, chapter, left)))


def _carried(state: Table, left: Consequences) -> Iterator[Sentence]:
    """What the next chapter gets of this one, and what it does not."""
    if left.following is None:
        return
    template = "The next chapter begins anew, with other hands, buildings and goods. {what} kept."
    yield Sentence.of(template, what="Stars are" if state.seats == 1 else "Rank points are")
    gifts = [*_gifts(left.following, state.seats)]
    if gifts:
        yield Sentence.of("There, for what was pledged:")
    yield from gifts


def _story(chapter: Chapter) -> Sentence:
    template = "Chapter {number}, {name}. {story}"
    return Sentence.of(template, number=chapter.key[0], name=chapter.name, story=chapter.story)


def _tale(state: Table, chapter: Chapter, left: Consequences) -> Iterator[Sentence]:
    yield _story(chapter)
    if state.side:
        side = cards_of(state).names[state.side]["en"]
        yield Sentence.of("Longsdale sided with the {side}. {outcome}", side=side, outcome=left.outcome)
    else:
        yield Sentence.of("{outcome}", outcome=left.outcome)


def _ranks(left: Consequences) -> Iterator[Sentence]:
    n, this = len(left.played), left.played[-1]
    yield Sentence.of("The campaign after {n} {n|chapter|chapters}, with what this one gave in brackets:", n=n)
    place = 1
    for group in left.standing:
        for seat in group:
            yield Sentence.of(
                "Place {place}: {who}, {ranks} rank {ranks|point|points} (+{gained}); {points} points in all chapters.",
                place=place, who=Seat(seat), ranks=sum(each.ranks[seat] for each in left.played),
                gained=this.ranks[seat], points=sum(each.points[seat] for each in left.played),
            )  # fmt: skip
        place += len(group)


def _stars(chapter: Chapter, left: Consequences) -> Iterator[Sentence]:
    this, wanted = left.played[-1], listed([str(points) for points in chapter.stars])
    template = "This chapter earned {n} {n|star|stars}: {points} points, and one star each for {wanted}."
    yield Sentence.of(template, n=this.stars, points=this.points[0], wanted=wanted)
    each = listed([f"{played.stars} in chapter {played.chapter[0]}" for played in left.played])
    total, most = _sum_of_stars(left.played), MOST_STARS * len(left.played)
    yield Sentence.of("Stars so far: {each}; {total} of {most}.", each=each, total=total, most=most)


def _sum_of_stars(played: tuple[Played, ...]) -> int:
    return sum(each.stars for each in played)


def _end(state: Table, left: Consequences) -> Iterator[Sentence]:
    if left.following is not None:
        return
    yield Sentence.of("{epilogue}", epilogue=left.epilogue or "This is the end of the campaign.")
    if state.seats > 1:
        best = left.standing[0]
        template = "{who} wins the campaign." if len(best) == 1 else "{who} shares the first place of the campaign."
        yield from (Sentence.of(template, who=Seat(seat)) for seat in best)
    elif left.verdict:
        stars = _sum_of_stars(left.played)
        template = "Five chapters, {n} {n|star|stars}: Longsdale calls you {verdict}."
        yield Sentence.of(template, n=stars, verdict=left.verdict)
    else:
        yield Sentence.of("There is a verdict only for who has played all five chapters.")


def _ways(state: Table, chapter: Chapter, left: Consequences) -> Iterator[Way]:
    if left.following is not None:
        after = cards_of(state).chapters[left.following.key, state.seats == 1]
        text = Sentence.of("chapter {number}, {name}", number=after.key[0], name=after.name)
        yield Way("next", text, left.following)
    if left.again is not None:
        template = "chapter {number}, {name}, for the second and last time; what comes of it counts instead"
        yield Way("again", Sentence.of(template, number=chapter.key[0], name=chapter.name), left.again)
