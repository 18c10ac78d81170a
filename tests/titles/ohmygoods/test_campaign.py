"""What a chapter leaves for the next one."""

import msgspec
import pytest
from msgspec.structs import replace

from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Result, Score
from domain.titles.ohmygoods.campaign.consequences import Consequences, consequences
from domain.titles.ohmygoods.cards.content import content
from domain.titles.ohmygoods.cards.pieces import Chapter
from domain.titles.ohmygoods.facts import NumberRemoved
from domain.titles.ohmygoods.options import Played
from domain.titles.ohmygoods.table import Table
from domain.titles.ohmygoods.title import ohmygoods as title
from tests.contract.play import play
from tests.titles.ohmygoods.scene import Scene


def over(key: str, totals: tuple[int, ...], **changes: object) -> Table:
    """A chapter that ended with these totals."""
    scores = tuple(Score(seat, total) for seat, total in enumerate(totals))
    order = sorted(set(totals), reverse=True)
    ranking = tuple(tuple(seat for seat, total in enumerate(totals) if total == each) for each in order)
    state = Scene(len(totals), {"chapter": key}).state
    return replace(state, result=Result(scores, ranking), **changes)


def left(state: Table) -> Consequences:
    found = consequences(state)
    assert found is not None
    return found


def test_the_base_game_and_all_in_leave_nothing() -> None:
    assert consequences(over("base", (10, 12))) is None
    assert consequences(over("all_in", (10, 12))) is None


def test_a_game_that_runs_leaves_nothing() -> None:
    assert consequences(Scene(2, {"chapter": "1"}).state) is None


def test_the_second_chapter_follows_with_the_characters_met() -> None:
    following = left(over("1", (10, 12), numbers=(50, 57))).following
    assert following is not None
    assert (following.chapter, following.met) == ("2", (57,))


def test_tied_seats_share_the_higher_rank_points() -> None:
    assert left(over("1", (12, 12, 5))).played[-1].ranks == (4, 4, 1)


def test_the_last_chapter_counts_twice() -> None:
    assert left(over("5A", (12, 14))).played[-1].ranks == (2, 6)


def test_pledges_choose_the_path_and_give_badges() -> None:
    state = over("3", (12, 14), side="lamps")
    state = replace(state, players=(replace(state.players[0], pledged="crown"), state.players[1]))
    following = left(state).following
    assert following is not None
    assert (following.key, following.path, following.badges) == ("4B", "lamps", ("crown", ""))


def test_a_removed_character_does_not_come_back() -> None:
    state = over("3", (12, 14), side="crown", numbers=(57, 58, 59), removed=(57,))
    following = left(state).following
    assert following is not None
    assert (following.met, following.removed) == ((58, 59), (57,))
    assert "character_57" not in title.first_state(following, 2).deck


def test_the_end_of_the_campaign_tells_its_epilogue() -> None:
    state = over("5A", (12, 14))
    played = tuple(Played(k, (1, 2), (0, 0), (1, 3), side=s) for k, s in (("3", "lamps"), ("4B", "crown")))
    end = left(replace(state, options=replace(state.options, played=played)))
    assert end.following is None
    assert end.epilogue.startswith("The lower town")
    assert end.standing == ((1,), (0,))


def test_stars_of_a_solo_campaign_give_a_verdict() -> None:
    assert [left(over("1", (points,))).played[-1].stars for points in (17, 18, 21, 24)] == [0, 1, 2, 3]
    state = over("5B", (40,))
    played = tuple(Played(str(n), (30,), (0,), (0,), stars=3) for n in range(4))
    assert left(replace(state, options=replace(state.options, played=played))).verdict == "counsellor of Longsdale"


def test_a_whole_campaign_can_be_played() -> None:
    options: dict[str, object] = {"chapter": "1"}
    chapters = []
    while options:
        state = play(title, options, 2, len(chapters), chooser="bot").state
        assert isinstance(state, Table)
        end = left(state)
        chapters.append(end.played[-1].chapter)
        options = msgspec.to_builtins(end.following) if end.following is not None else {}
    assert len(chapters) == 5
    assert end.epilogue


def test_what_a_chapter_leaves_can_be_read_again_as_options() -> None:
    following = left(over("1", (10, 12), numbers=(50, 57))).following
    state, _ = title.setup(msgspec.to_builtins(following), 2, SeededLuck(b"next"))
    assert state.options == following


SOLO = ("1", "2", "3", "4A", "4B", "5A", "5B")


@pytest.mark.parametrize("key", SOLO)
def test_a_missed_chapter_is_told_with_an_outcome_of_its_own(key: str) -> None:
    state = over(key, (12,), side="crown" if key in ("3", "4A", "4B") else "")
    missed, reached = (left(decided(state, won)).outcome for won in (False, True))
    assert missed and reached and missed != reached and ": " not in missed


def decided(state: Table, won: bool) -> Table:
    assert state.result is not None
    return replace(state, result=replace(state.result, won=won, target=18))


def begun(**options: object) -> str:
    return " ".join(sentence.text(("Anna", "Bert", "Cyril")) for sentence in title.prologue(Scene(3, options).state))


def test_a_badge_is_told_where_it_is_given_and_where_it_brings_something() -> None:
    state = over("3", (12, 14, 9), side="lamps")
    pledged = zip(state.players, ("crown", "lamps", ""), strict=True)
    state = replace(state, players=tuple(replace(player, pledged=side) for player, side in pledged))
    told = " ".join(sentence.text(("Anna", "Bert", "Cyril")) for sentence in title.sequel(state).told)
    following = left(state).following
    for text in (told, begun(**msgspec.structs.asdict(following))):
        assert "Anna begins with 2 coal more, for a badge of the crown." in text
        assert "Bert begins with 1 card more, for a badge of the lamps." in text
        assert "Cyril begins" not in text


def test_characters_are_told_where_the_deck_differs_for_them() -> None:
    assert "draw pile" not in begun(chapter="4A", met=(57, 58))
    assert "In the draw pile besides: Wenna Wick." in begun(chapter="4A", met=(57, 60))
    assert "Not in the draw pile any more: Tony Grosh." in begun(chapter="4A", removed=(57,))
    assert title.tell(NumberRemoved(57), 0) is None


@pytest.mark.parametrize("chapter", content().chapters.values(), ids=lambda each: f"{each.key} {each.solo}")
def test_what_the_end_card_counts_stands_in_the_goal(chapter: Chapter) -> None:
    called = {"strength": "per strength", "good_kinds": "per different kind of good"}
    for effect in chapter.end:
        assert not effect.count_of or f"{called[effect.count_of]}" in chapter.goal
        assert not effect.count_of or f"at most {effect.max}." in chapter.goal
        assert not effect.coins or f"{effect.coins} coins" in chapter.goal
