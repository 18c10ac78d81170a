"""La Granja as the house sees it. The chapters sign in by being imported."""

from __future__ import annotations

from domain.kernel import shapes
from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.lagranja import prompts as asking
from domain.lagranja import telling
from domain.lagranja.abilities import every
from domain.lagranja.abilities.words import FACTS as ABILITY_FACTS
from domain.lagranja.bot import default as defaults
from domain.lagranja.bot import move as bots
from domain.lagranja.cards.content import HOUSE
from domain.lagranja.cards.owners_file import mistakes
from domain.lagranja.chapters import craft, market, solo
from domain.lagranja.chapters import rounds as flow
from domain.lagranja.commands import say
from domain.lagranja.evolve import farm as booking
from domain.lagranja.evolve import village as booking_village
from domain.lagranja.facts import FACTS
from domain.lagranja.options import Options, read_options
from domain.lagranja.pictures import svg as drawing
from domain.lagranja.pictures import text as board
from domain.lagranja.table import COMMANDS, ITEMS, Table, rules
from domain.lagranja.view import census, hidden, view

CHAPTERS = (booking, booking_village, craft, market, solo, every)

FLOW = (
    shapes.Asked[ITEMS]
    | shapes.Settled
    | shapes.Planned[ITEMS]
    | shapes.StepBegan
    | shapes.Forked[ITEMS]
    | shapes.Joined
    | shapes.Sealed[COMMANDS]
    | shapes.Unsealed[COMMANDS]
    | shapes.Finished
)

lagranja: Title[Table] = Title(
    id="lagranja",
    name="La Granja",
    seats=range(1, 5),
    options=Options,
    rules=rules,
    codec=Codec(FLOW | FACTS | ABILITY_FACTS, COMMANDS, Table),
    language=say,
    initial=flow.first_state,
    deal=flow.begin,
    own_view=view,
    tell=telling.tell,
    prompt=asking.prompt,
    bot_move=bots.choose,
    default=defaults.default,
    text=board.text,
    listing=board.listing,
    svg=drawing.svg,
    hidden=hidden,
    census=census,
    read_options=read_options,
    files={"overlay": mistakes},
    rules_version="3",
    label=HOUSE.label,
)
