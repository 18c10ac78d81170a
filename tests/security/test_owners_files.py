"""Files of owners: every number in them is bounded, players open games with approved ones only, and what an older game
holds stops nobody.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from domain.kernel.families import LISTED, Family
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Asked
from domain.kernel.title import Title
from domain.titles.lagranja import options as lagranja_options
from domain.titles.lagranja.cards import content as cards
from domain.titles.lagranja.cards.owners_file import mistakes
from domain.titles.lagranja.commands import Done, TakeGoods
from domain.titles.lagranja.questions import BuyRoof, ChooseGoods
from domain.titles.ohmygoods.cards.content import shipped
from domain.titles.ohmygoods.cards.owners_file import mistakes as house_mistakes
from domain.titles.ohmygoods.cards.schemas import ROWS
from domain.titles.shelf import titles
from ops.cli import overlay as overlay_command
from service.app import create_app
from service.queries.choices import choices
from service.store import Store
from tests.security.work import work_of
from tests.service.client import Client
from tests.titles.lagranja.board import Game, activate, at, farm, own
from tests.titles.lagranja.inventing import invented, overlay

HUGE = (10**6, -(10**6), 10**30)
GOODS = ["olive", "grain", "grape", "pig", "food", "wine", "meat"]


def card(ability: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Card 35 with a helper of one ability, used at will once a round."""
    house = json.loads(Path(cards.__file__).with_name("deck.json").read_text(encoding="utf-8"))["cards"]
    helper = next(each for each in house if each["number"] == 35)["helper"]
    spec = {"special": False, "abilities": [{"on": "activate", "optional": True, "limit": "round", **(ability or {})}]}
    return {
        "number": 35,
        "helper": {**helper, "source": "printed", "frequency": "once_per_round", "spec": spec, **more},
    }


def goods(n: int) -> str:
    """The overlay that stopped the service: so many goods of seven kinds, one way after the other."""
    return overlay(card({"effect": [{"do": "gain_goods", "kinds": GOODS, "n": n}]}))


def numbers(data: Any) -> Iterator[tuple[Any, Any]]:
    """Where the numbers of a file stand: (container, key)."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if isinstance(value, int) and not isinstance(value, bool):
            yield data, key
        else:
            yield from numbers(value)


# every number has a bound


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("huge", HUGE)
def test_every_number_of_an_overlay_has_a_bound(huge: int, seed: int) -> None:
    for raw in json.loads(invented(seed))["cards"]:
        raw["helper"] = {key: value for key, value in raw["helper"].items() if not key.startswith("value_")}  # notes
        for n in range(len(list(numbers(raw)))):
            changed = copy.deepcopy(raw)
            container, key = list(numbers(changed))[n]
            container[key] = huge
            found = mistakes(overlay(changed), "own.json")
            assert found and "does not fit; wanted" in " ".join(found), f"{key} of {raw['helper']['spec']}"


@pytest.mark.parametrize("section", ROWS)
@pytest.mark.parametrize("huge", HUGE)
def test_every_number_of_a_house_row_has_a_bound(huge: int, section: str) -> None:
    for row in shipped()[1][section]:
        for n in range(len(list(numbers(row)))):
            changed = copy.deepcopy(row)
            container, key = list(numbers(changed))[n]
            container[key] = huge
            assert house_mistakes(json.dumps({section: [changed]}), "own.json"), f"{section} {key}"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (goods(21), "effect[0].n: 21 does not fit; wanted a whole number from 1 to 20"),
        (overlay(card({"effect": [{"do": "gain_vp", "n": 1}] * 21})), "21 entries are too many; wanted 20 at most"),
        (overlay(card(text="long" * 500)), "wanted a text of 1 to 1000 characters"),
        (overlay(card(value_note="long" * 500)), "wanted at most 1000 characters"),
        (" " * 600_000, "600000 characters are too many"),
    ],
)
def test_lists_and_texts_have_bounds(text: str, told: str) -> None:
    found = mistakes(text)
    assert any(told in mistake for mistake in found), found


@pytest.mark.parametrize(
    "text", [" " * 600_000, '{"events":' * 5000, '{"events": [{"id": "event_4", "effects": ' + "[" * 900]
)
def test_a_house_file_too_long_or_too_deep_is_refused(text: str) -> None:
    assert house_mistakes(text, "own.json")


# many offers


def offered(title: Title[Any], state: Any, seat: int) -> int:
    return len(title.listed(state, seat).offers)


def test_very_many_ways_are_a_form_and_each_can_be_said() -> None:
    """888 029 ways, and nothing."""
    game = at("II", ChooseGoods(0, tuple(GOODS), 20, False), mine=farm())
    title, state = titles["lagranja"], game.state
    form, done = title.legal(state, 0)
    assert isinstance(form, Family) and title.sentence(done) == "done"  # type: ignore[arg-type]
    assert title.parse("take " + "wine " * 19 + "meat", state, 0) == TakeGoods(("wine",) * 19 + ("meat",))
    for n in range(5):
        assert title.rules.accepts(state, 0, form.fill(SeededLuck(b"%d" % n)))
    shown = choices(title, state, 0)
    assert "done" in shown.all and len(shown.all) < 20
    assert title.rules.accepts(state, 0, title.bot(state, 0, SeededLuck(b"bot")))


DEAR = own(
    {"modify": "price", "of": "roof", "change": 20},
    {"modify": "roof_payment", "kinds": GOODS[:3], "worth": 1},
    limit="none",
)


def dear_roof(silver: int, roofs: int = 0) -> Any:
    mine = farm(helpers="chef", olive=20, grain=20, grape=20, silver=silver, roofs=("roof_1_1",) * roofs)
    return at("I", BuyRoof(0), mine=mine, options=DEAR, roof_offer=("roof_2_1",)).state


def test_a_dear_roof_is_paid_in_ways_that_are_there() -> None:
    """22 silver of price, 12 in hand: 10 goods of three kinds or more, each way of them once."""
    title, state = titles["lagranja"], dear_roof(silver=12)
    form, done, *_ = title.legal(state, 0)
    assert isinstance(form, Family) and done == Done()
    assert title.rules.accepts(state, 0, form.fill(SeededLuck(b"roof")))
    assert work_of(listing_roofs, 12, 0, most=50_000)


def listing_roofs(silver: int, roofs: int) -> Callable[[], Any]:
    state = dear_roof(silver, roofs)
    return lambda: titles["lagranja"].listed(state, 0)


@pytest.mark.parametrize("silver", [0, 12])
def test_a_roof_that_nobody_can_buy_costs_no_search(silver: int) -> None:
    assert work_of(listing_roofs, silver, 6, most=20_000)
    assert next(titles["lagranja"].legal(dear_roof(silver, 6), 0)) == Done()


def paying_many() -> Game:
    ability = activate({"do": "gain_vp", "n": 1}, cost=[{"pay": "goods", "n": 20, "kinds": GOODS}])
    return at("II", mine=farm(helpers="chef", **dict.fromkeys(GOODS, 3), silver=9), options=own(ability))


def using_the_chef() -> Callable[[], Any]:
    game = paying_many()
    return lambda: game.say("use chef")


def listing_the_cost() -> Callable[[], Any]:
    game = paying_many()
    game.say("use chef")
    return lambda: list(titles["lagranja"].legal(game.state, 0))


def test_a_cost_of_many_goods_is_paid_in_ways_that_are_there() -> None:
    """All of the seven kinds but one good: the ways with fewer of a kind than wanted are not looked through."""
    assert work_of(using_the_chef, most=100_000)
    assert work_of(listing_the_cost, most=20_000)
    game = paying_many()
    game.say("use chef")
    assert len(list(titles["lagranja"].legal(game.state, 0))) == len(GOODS)
    game.say("pay " + ", ".join(kind for kind in GOODS for _ in range(3))[: -len(", meat")])
    assert game.me.vp == 2


# games that were opened before the bounds


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(request.getfixturevalue("postgres")) if request.param == "postgres" else f"sqlite:///{tmp_path / 'p.db'}"


@pytest.mark.parametrize("n", [20, 10**9])
def test_a_game_stored_with_any_number_goes_on(url: str, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url)
    ann = Client(create_app(store, "http://localhost"), store).player("Ann")
    with monkeypatch.context() as before:
        before.setattr(lagranja_options, "refusal_of", lambda overlay: None)
        order = {"title": "lagranja", "options": {"overlay": goods(n)}, "seats": [{}, {"bot": "sensible"}]}
        row = store.intake.submit("open", order, channel="api", player=ann.id)
        ann.decide()
    store.close()
    store = Store(url)
    ann = Client(create_app(store, "http://localhost"), store, ann.key, ann.id)
    for _ in range(30):
        ann.decide()
        legal = ann.get(f"/games/{row.game}/legal").json["commands"]
        if not legal:
            break
        assert len(legal) <= LISTED
        assert ann.say(row.game, legal[-1]["sentence"]).status_code in (200, 409)
    assert store.games.get(row.game).version > 3
    game = store.games.get(row.game)
    title = titles["lagranja"]
    state = title.evolve(msgspec.structs.replace(game.state, lanes=()), Asked(ChooseGoods(0, tuple(GOODS), n, False)))
    assert offered(title, state, 0) <= LISTED and choices(title, state, 0).first
    store.close()


# approved by the operator


def test_a_player_opens_games_with_approved_files_only(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path))
    monkeypatch.setenv("POSTHORN_POSTGRES", url if url.startswith("postgres") else "")
    store = Store(url if url.startswith("postgres") else f"sqlite:///{tmp_path / 'posthorn.db'}")
    ann = Client(create_app(store, "http://localhost"), store).player("Ann")
    body = {"title": "lagranja", "seats": [{}, {"bot": "sensible"}], "options": {"overlay": goods(3)}}
    refused = ann.post("/games", body)
    assert (refused.status_code, refused.json["code"]) == (403, "not_approved")
    assert "posthorn overlay approve FILE" in refused.json["detail"]
    file = tmp_path / "mine.json"
    file.write_text(goods(3), encoding="utf-8")
    assert overlay_command.main(["approve", "--title", "lagranja", str(file)]) == 0
    for given in ("mine", goods(3)):
        game = ann.open(**{**body, "options": {"overlay": given}})
        assert ann.store.games.get(game).options["overlay"] == goods(3)
    assert ann.post("/games", {**body, "options": {"overlay": goods(2)}}).status_code == 403
    assert overlay_command.main(["list"]) == 0 and "lagranja  overlay=mine" in capsys.readouterr().out
    assert overlay_command.main(["withdraw", "--title", "lagranja", "mine"]) == 0
    assert ann.post("/games", {**body, "options": {"overlay": "mine"}}).status_code == 403
    assert ann.get(f"/games/{game}").json["options"]["overlay"] == goods(3)
    store.close()


@pytest.mark.parametrize("given", [{"assistants": []}, {"assistants": [{}]}, "rows", 7, ["a"], {"a": {"b": [1]}}])
def test_house_rows_of_a_player_are_refused(given: Any, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'p.db'}")
    ann = Client(create_app(store, "http://localhost"), store).player("Ann")
    answer = ann.post("/games", {"title": "ohmygoods", "seats": [{}, {}], "options": {"house": given}})
    assert (answer.status_code, answer.json["code"]) == (403, "not_approved")
    store.close()


def test_a_file_with_mistakes_is_not_approved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path))
    file = tmp_path / "mine.json"
    file.write_text(goods(21), encoding="utf-8")
    assert overlay_command.main(["approve", "--title", "lagranja", str(file)]) == 1
    assert overlay_command.main(["approve", str(file), "--title", "ohmygoods"]) == 1
    file.write_text(goods(2), encoding="utf-8")
    assert overlay_command.main(["approve", "--title", "lagranja", str(file), "--name", "../x"]) == 1
    assert overlay_command.main(["withdraw", "--title", "lagranja", "mine"]) == 1


@pytest.mark.parametrize("title_id", titles)
def test_every_option_that_takes_any_text_is_an_owners_file(title_id: str) -> None:
    """A new option with a free text or number has to say who may fill it."""
    title = titles[title_id]
    (document,), components = msgspec.json.schema_components([title.options])
    shapes = components[document["$ref"].rpartition("/")[2]]["properties"]
    free = {name for name, shape in shapes.items() if shape.get("type") == "string" and "enum" not in shape}
    unbounded = {name for name, shape in shapes.items() if shape.get("type") == "integer" and "maximum" not in shape}
    assert free == set(title.files) and not unbounded
