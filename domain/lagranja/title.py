"""The title. What `SIGNED_IN` names signs its handlers in with the rules when it is imported."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.lagranja.abilities import every
from domain.lagranja.bot.default import default
from domain.lagranja.bot.move import bot_move
from domain.lagranja.cards.content import HOUSE
from domain.lagranja.cards.owners_file import mistakes
from domain.lagranja.chapters import craft, market, rounds, solo
from domain.lagranja.chapters.waiting import can_wait
from domain.lagranja.commands import Commands
from domain.lagranja.evolve import farm, village
from domain.lagranja.facts import Facts
from domain.lagranja.hints import hint
from domain.lagranja.options import Options, read_options
from domain.lagranja.pictures.listing import listing
from domain.lagranja.pictures.narrow import letter_svg
from domain.lagranja.pictures.svg import svg
from domain.lagranja.pictures.text import text
from domain.lagranja.prompts import prompt
from domain.lagranja.scoring import points_so_far
from domain.lagranja.setup import deal, initial
from domain.lagranja.table import Table, rules
from domain.lagranja.telling import TOLD_APART, tell
from domain.lagranja.view import census, hidden, view
from domain.lagranja.words import language

SIGNED_IN = (farm, village, rounds, craft, market, solo, every)

lagranja: Title[Table] = Title(
    id="lagranja",
    name="La Granja",
    seats=range(1, 5),
    options=Options,
    rules=rules,
    codec=Codec(Facts, Commands, Table),
    language=language,
    initial=initial,
    deal=deal,
    own_view=view,
    tell=tell,
    told_apart=TOLD_APART,
    prompt=prompt,
    hint=hint,
    bot_move=bot_move,
    default=default,
    can_wait=can_wait,
    text=text,
    listing=listing,
    svg=svg,
    letter_svg=letter_svg,
    hidden=hidden,
    census=census,
    points_so_far=points_so_far,
    about="Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are"
    " laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.",
    letters=55,
    read_options=read_options,
    files={"overlay": mistakes},
    rules_version="3",
    label=HOUSE.label,
)
