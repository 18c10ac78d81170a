"""What one chapter hands to the next comes from the stored game, whatever anybody says; and an auditor can see it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ops.cli.sample import mbox
from ops.verify.main import main as verify
from ops.verify.rules import check_sequel
from tests.campaign.chapters import PLEDGED, Chapters, flat

PATHS = [("crown", "crown"), ("crown", "lamps"), ("lamps", "crown"), ("lamps", "lamps")]
EPILOGUES = {
    ("crown", "crown"): "The king keeps his crown",
    ("crown", "lamps"): "Those who armed the palace",
    ("lamps", "crown"): "The lower town made its peace",
    ("lamps", "lamps"): "Longsdale is a free city",
}


def through(chapters: Chapters, sides: tuple[str, str], totals: tuple[int, ...] = ()) -> list[dict[str, Any]]:
    """A whole campaign, each chapter ended by the umpire; the options of all games."""
    chapters.begin()
    options, left = [chapters.game.options], list(sides)
    while True:
        key = chapters.game.options["chapter"]
        chapters.end(*totals, side=left.pop(0) if key in PLEDGED else "")
        if "next" not in chapters.last("Anna").options:
            return options
        for name in chapters.table.players:
            chapters.answer(name, "next")
        options.append(chapters.game.options)


@pytest.mark.parametrize("sides", PATHS)
@pytest.mark.parametrize(("names", "bots"), [("Anna", 0), ("Anna", 3), ("Anna Bert", 2)])
def test_a_campaign_goes_by_what_was_pledged(tmp_path: Path, sides: tuple[str, str], names: str, bots: int) -> None:
    chapters = Chapters(tmp_path, names, bots)
    options = through(chapters, sides, (42,) * (len(names.split()) + bots))
    branch = ["4A" if sides[0] == "crown" else "4B", "5A" if sides[1] == "crown" else "5B"]
    assert [each["chapter"] for each in options] == ["1", "2", "3", *branch]
    assert [each.get("badges", [""])[0] for each in options[3:]] == list(sides)
    assert [played["chapter"] for played in options[4]["played"]] == ["1", "2", "3", branch[0]]
    end = flat(chapters.last("Anna"))
    assert EPILOGUES[sides] in end
    if len(names.split()) + bots == 1:
        assert "Five chapters, 15 stars: Longsdale calls you counsellor of Longsdale." in end
    else:
        assert "Anna shares the first place of the campaign." in end
    chapters.close()


def test_a_campaign_on_postgresql(postgres: str) -> None:
    chapters = Chapters(postgres, "Anna Bert", 2)
    assert [each["chapter"] for each in through(chapters, ("lamps", "crown"))] == ["1", "2", "3", "4B", "5A"]
    assert len({letter.subject for letter in chapters.table.letters()}) == 1
    chapters.close()


def test_a_missed_chapter_may_be_tried_again_once(alone: Chapters) -> None:
    alone.end(10)
    missed = alone.last("Anna")
    assert missed.options == ("next", "again") and "10 points, and one star each for 18, 21, 24" in flat(missed)
    begins = alone.answer("Anna", "again")
    assert "has begun already; answer its own letters" in flat(alone.answer("Anna", "2", to=missed))
    assert alone.game.options["chapter"] == "1" and "You try this chapter for the second time" in flat(begins)
    alone.end(12)
    assert alone.last("Anna").options == ("next",)
    refused = alone.answer("Anna", "again")
    assert "It can go on with: next." in flat(refused)
    alone.answer("Anna", "next")
    assert alone.game.options["chapter"] == "2" and not alone.game.options.get("again")
    assert [played["points"] for played in alone.game.options["played"]] == [[12]]


def test_a_chapter_that_was_reached_is_not_tried_again(alone: Chapters) -> None:
    alone.end(18)
    assert alone.last("Anna").options == ("next",) and "1 in chapter 1; 1 of 3." in flat(alone.last("Anna"))


def test_who_went_on_cannot_go_back_and_try_again(alone: Chapters) -> None:
    alone.end(10)
    missed = alone.last("Anna")
    alone.answer("Anna", "next")
    game = alone.game.id
    refused = alone.answer("Anna", "again", to=missed)
    assert alone.game.id == game and "not done" in flat(refused)


@pytest.mark.parametrize(
    "claim",
    [
        {"played": [{"chapter": "1", "points": [99, 0], "coins": [0, 0], "ranks": [3, 1]}]},
        {"badges": ["crown", "crown"]},
        {"removed": [57]},
        {"again": True},
        {"met": [57, 58, 57]},
        {"met": [50]},
    ],
)
def test_nobody_says_by_hand_what_was(tmp_path: Path, claim: dict[str, Any]) -> None:
    chapters = Chapters(tmp_path)
    row = chapters.begin({"chapter": "4", **claim})
    assert (row.status, row.verdict.code) == ("refused", "bad_option")
    assert next(iter(claim)) in row.verdict.text
    chapters.close()


def test_a_chapter_opened_by_hand_says_so_and_is_gone_on_from(tmp_path: Path) -> None:
    chapters = Chapters(tmp_path)
    chapters.begin({"chapter": "4", "path": "lamps", "met": [57, 60]})
    started = flat(chapters.table.letters("Anna", "started")[0])
    assert "This chapter is played by itself" in started and "In the draw pile besides: Wenna Wick." in started
    chapters.end(side="crown")
    for name in chapters.table.players:
        chapters.answer(name, "next")
    assert chapters.game.options["chapter"] == "5A" and "played by itself" not in flat(chapters.last("Bert"))
    chapters.close()


def test_the_options_are_those_the_stored_game_leaves_and_verify_holds_them_to_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chapters = Chapters(tmp_path)
    chapters.begin()
    games = [chapters.game.id]
    for _ in range(2):
        chapters.end()
        for name in chapters.table.players:
            chapters.answer(name, "next")
        games.append(chapters.game.id)
    chapters.end()
    files = [tmp_path / f"{game}.json" for game in games]
    for game, file in zip(games, files, strict=True):
        file.write_bytes(msgspec.json.encode(chapters.table.store.games.export(game, None)))
    letters = tmp_path / "letters.mbox"
    letters.write_bytes(mbox(letter.raw for letter in chapters.table.letters("Anna")))
    former = ["--after", str(files[1]), "--after", str(files[0])]
    assert verify([str(files[2]), *former, "--letters", str(letters)]) == 0
    assert f"compared with what game {games[1]} left" in capsys.readouterr().out
    assert verify([str(files[2]), "--letters", str(letters)]) == 3
    assert f"what game {games[1]} left to this one" in capsys.readouterr().out
    assert verify([str(files[2]), "--after", str(files[0])]) == 1
    assert f"the one given is {games[0]}" in capsys.readouterr().out
    former, export = (json.loads(file.read_text(encoding="utf-8")) for file in files[1:])
    assert list(check_sequel(export, former, print)) == []
    opened = export["events"][0]
    opened["options"]["met"], opened["seats"], opened["first"] = [60], opened["seats"][::-1], games[1]
    assert len(list(check_sequel(export, former, print))) == 3
    assert f"after    {games[0]}" in "\n".join(chapters.table.store.games.audit(games[1]))
    chapters.close()


def test_a_game_stored_before_with_claims_of_its_own_goes_on(tmp_path: Path) -> None:
    """Options were once taken as they came; such a game is loaded, played, told of and gone on from."""
    from domain.game.writer import Writer

    chapters = Chapters(tmp_path)
    claims = {
        "chapter": "2", "met": [57, 57, 50], "badges": ["x"],
        "played": [{"chapter": "1", "points": [1], "coins": [], "ranks": [9, 9, 9]}],
    }  # fmt: skip
    open_game = Writer.open

    def as_before(writer: Writer, game: str, title: Any, options: Any, *rest: Any, **more: Any) -> None:
        open_game(writer, game, title, claims, *rest, **more)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Writer, "open", as_before)
        chapters.begin({"chapter": "2"})
    assert chapters.game.options["met"] == [57, 57, 50]
    chapters.end()
    assert "The campaign after 1 chapter" in flat(chapters.last("Anna"))
    for name in chapters.table.players:
        chapters.answer(name, "next")
    assert chapters.game.options["chapter"] == "3" and len(chapters.game.options["played"]) == 1
    chapters.close()
