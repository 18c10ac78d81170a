"""/titles: what can be played, and each title in a page: what it is, its options, a picture of its board, try it."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from flask import Blueprint, Flask, Response, abort, current_app, render_template, request

from domain.kernel.art import NARROW, WIDE
from domain.kernel.flow import with_names
from domain.kernel.inks import dark
from domain.kernel.luck import SeededLuck
from domain.kernel.pictures import Component
from domain.kernel.telling import say, word
from domain.kernel.title import Title
from domain.titles.shelf import titles
from service.web import languages
from service.web.example_letters import PEOPLE, examples
from service.web.game.board import size_of
from service.web.options import options_of
from service.web.rules import FURTHEST, pictures_of, rules_of

POSITIONS = range(10, 17)  # moves into a game: something lies on the board
DAY = "public, max-age=86400"


def install(app: Flask) -> None:
    blueprint = Blueprint("titles", __name__, template_folder="templates")
    blueprint.add_url_rule("/titles", "titles", every_title)
    blueprint.add_url_rule("/titles/<title_id>", "title", title)
    blueprint.add_url_rule("/titles/<title_id>/board.svg", "board", board)
    blueprint.add_url_rule("/titles/<title_id>/emblem.svg", "emblem", emblem)
    blueprint.add_url_rule("/titles/<title_id>/components", "components", components)
    blueprint.add_url_rule("/titles/<title_id>/components/<int:number>.svg", "component", component)
    blueprint.add_url_rule("/titles/<title_id>/signs/<name>.svg", "sign", sign)
    blueprint.add_url_rule("/titles/<title_id>/board-<int:moves>.svg", "moment", moment)
    app.register_blueprint(blueprint)


def every_title() -> str:
    return render_template("titles.html", titles=titles.values(), first=next(iter(titles.values())))


def title(title_id: str) -> str:
    found = _title(title_id)
    options = list(options_of(found, {name: [] for name in found.files}))
    kinds = [(spec.patterns[0], word(spec.help)) for spec in found.language.specs.values()]
    rules = rules_of(found.id, found.name, languages.current())
    return render_template(
        "title.html", title=found, options=options, kinds=kinds, rules=rules,
        letter=letter(found.id, languages.current()),
        pieces=pieces(found.id, languages.current())[:6], many=len(pieces(found.id, languages.current())),
        letters=found.letters(found.read(None), _few(found)), seats=_few(found),
        examples=examples(found.id, current_app.config["PUBLIC_URL"]),
    )  # fmt: skip


def _few(title: Title[Any]) -> int:
    """For how many an example is."""
    return max(2, title.seats[0])


def board(title_id: str) -> Response:
    """A game of two as a spectator sees it after some moves of bots; the same for everybody."""
    return _drawn(picture(_title(title_id).id, languages.current(), asked_width()))


def emblem(title_id: str) -> Response:
    """A small picture of the title for lists."""
    return _drawn(emblem_of(_title(title_id).id, languages.current()))


@lru_cache(maxsize=16)
def emblem_of(title_id: str, language: str) -> str:
    """A file of the title's folder; its board, where it has none."""
    file = files("domain.titles").joinpath(title_id, "pictures", "emblem.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else picture(title_id, language)


def components(title_id: str) -> str:
    """Every piece of the box, each with what it says."""
    found = _title(title_id)
    shown = [(n, each, size_of(each.svg)[2:]) for n, each in enumerate(pieces(found.id, languages.current()))]
    if not shown:
        abort(404, say("{title} has no cards.", title=found.name))
    groups = {name: list(each) for name, each in groupby(shown, key=lambda piece: piece[1].group)}
    return render_template("components.html", title=found, groups=groups)


def component(title_id: str, number: int) -> Response:
    found = pieces(_title(title_id).id, languages.current())
    if number >= len(found):
        abort(404)
    return _drawn(found[number].svg)


def sign(title_id: str, name: str) -> Response:
    """What stands beside a word."""
    drawn = _title(title_id).signs.get(name)
    if not drawn:
        abort(404)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">{drawn}</svg>'
    return Response(svg, content_type="image/svg+xml", headers={"Cache-Control": DAY})


@lru_cache(maxsize=16)
def pieces(title_id: str, language: str) -> tuple[Component, ...]:
    return tuple(titles[title_id].gallery())


def moment(title_id: str, moves: int) -> Response:
    """A picture that the rules show; no other can be asked for."""
    found = _title(title_id)
    if moves not in pictures_of(found.id) or moves > FURTHEST:
        abort(404)
    return _drawn(after(found.id, moves, languages.current()))


def _drawn(svg: str) -> Response:
    """`?dark=1`: for dark paper."""
    svg = dark(svg) if request.args.get("dark") else svg
    return languages.kept(Response(svg, content_type="image/svg+xml"), DAY)


@lru_cache(maxsize=256)
def after(title_id: str, moves: int, language: str) -> str:
    """As a player sees it, so that what is dealt to a seat is in the picture too."""
    found, luck = titles[title_id], SeededLuck(b"a picture of a board")
    state, _ = found.setup(None, _few(found), luck)
    for _ in range(moves):
        if asked := found.asked(state):
            _, state = found.play(state, asked[0], found.bot(state, asked[0], luck), luck)
    return found.svg(with_names(found.view(state, 0), PEOPLE))


@lru_cache(maxsize=64)
def picture(title_id: str, language: str, width: int = WIDE) -> str:
    found, state = titles[title_id], position(title_id)
    return found.svg(with_names(found.view(state, None), PEOPLE), width)


def asked_width() -> int:
    """`?width=360`: as a telephone shows it."""
    return NARROW if request.args.get("width") == str(NARROW) else WIDE


@lru_cache(maxsize=64)
def letter(title_id: str, language: str) -> tuple[str, list[str]]:
    """What somebody is asked in that position, and the first of what they can say."""
    found, state = titles[title_id], position(title_id)
    seat = found.asked(state)[0]
    said = [found.sentence(command, language) for command in found.suggested(state, seat, 4)]
    return found.prompt(state, seat).text(PEOPLE), said


@lru_cache(maxsize=16)
def position(title_id: str) -> Any:
    """Of a game of bots, always the same one; of some positions that in which there is most to choose from."""
    found, luck = titles[title_id], SeededLuck(b"a picture of a board")
    state, _ = found.setup(None, _few(found), luck)
    best, most = state, 0
    for n in range(POSITIONS.stop):
        if not (asked := found.asked(state)):
            break
        choices = len(found.listed(state, asked[0]).offers)
        if n in POSITIONS and choices > most:
            best, most = state, choices
        _, state = found.play(state, asked[0], found.bot(state, asked[0], luck), luck)
    return best


def _title(title_id: str) -> Title[Any]:
    found = titles.get(title_id)
    if found is None:
        abort(404, "There is no such title here.")
    return found
