"""The links over a picture: what is held is lifted once, and never hides what can be picked."""

from __future__ import annotations

from domain.kernel.narrowing import Pick
from service.web.game.board import Layer, outlined


def _picture(*pieces: tuple[str, str]) -> str:
    drawn = "".join(
        f'<g data-name="{name}" data-slot="{slots}" data-box="{40 * n} 0 30 30"><title>{name}</title></g>'
        for n, (name, slots) in enumerate(pieces)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">{drawn}</svg>'


def _drawn(svg: str, held: list[Pick], open: list[Pick]) -> str:
    link, put_back = (lambda pick: f"?{pick}"), (lambda n: f"?back={n}")
    return Layer(svg, ("light", "dark"), held=held, open=open, link=link, put_back=put_back).drawn()


def test_of_two_pieces_alike_one_is_lifted_and_the_other_can_still_be_picked() -> None:
    page = _drawn(_picture(("R3", "die other"), ("R3", "die other")), [Pick("other", "R3")], [Pick("die", "R3")])
    assert page.count('class="lifted"') == 1 and page.count('class="pick"') == 2  # the one in the hand too
    assert "?back" not in page and 'pointer-events="none"' in page


def test_each_of_two_picks_lifts_a_piece_of_its_own_and_a_press_puts_it_back() -> None:
    page = _drawn(_picture(("R3", "die"), ("R3", "die")), [Pick("die", "R3"), Pick("", "R3")], [])
    assert page.count('class="lifted"') == 2 and "?back=0" in page and "?back=1" in page


def test_a_cell_that_can_be_picked_once_more_lies_open_under_its_ring() -> None:
    page = _drawn(_picture(("D3", "source target2")), [Pick("source", "D3")], [Pick("target2", "D3")])
    assert "?target2:D3" in page and '<g class="lifted" pointer-events="none"' in page.replace("ns0:", "")


def test_a_die_that_has_come_is_outlined_once_and_not_each_pip() -> None:
    def board(dice: str) -> str:
        rest = "".join(f'<rect x="{n}" y="0" width="9" height="9"/>' for n in range(20))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">{rest}{dice}</svg>'

    def die(x: int) -> str:
        pips = "".join(f'<circle cx="{n}" cy="4" r="1"/>' for n in range(3))
        return f'<g transform="translate({x} 20)"><rect x="0" y="0" width="30" height="30"/>{pips}</g>'

    changed = outlined(board(die(0) + die(40)), board(die(0)))
    assert changed.count('stroke-width="3"') == 1
    partly = outlined(board(die(0).replace('cx="2"', 'cx="8"')), board(die(0)))
    assert partly.count('stroke-width="3"') == 1, "of what was there already what is new of it"


def test_what_lies_just_where_its_holder_lies_is_no_piece_of_its_own() -> None:
    house = '<g data-name="{0}" data-slot="to" data-box="0 0 30 30"><title>{0}</title>{1}</g>'
    svg = _picture().replace("</svg>", house.format("deli", house.format("row deli", "")) + "</svg>")
    assert "row deli" not in _drawn(svg, [], [Pick("to", "deli")])
    assert "?to:row deli" in _drawn(svg, [], [Pick("to", "row deli")])
