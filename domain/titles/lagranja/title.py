"""The title. What `SIGNED_IN` names signs its handlers in with the rules when it is imported."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.titles.lagranja.abilities import every
from domain.titles.lagranja.bot.default import default
from domain.titles.lagranja.bot.move import bot_move
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.cards.owners_file import mistakes
from domain.titles.lagranja.chapters import craft, market, rounds, solo
from domain.titles.lagranja.chapters.waiting import can_wait, outlook
from domain.titles.lagranja.commands import Commands
from domain.titles.lagranja.evolve import farm, village
from domain.titles.lagranja.facts import Facts
from domain.titles.lagranja.hints import hint
from domain.titles.lagranja.options import Options, read_options
from domain.titles.lagranja.pictures.gallery import gallery
from domain.titles.lagranja.pictures.letter import BRIEF, sections
from domain.titles.lagranja.pictures.listing import listing
from domain.titles.lagranja.pictures.signs import SIGNS
from domain.titles.lagranja.pictures.svg import svg
from domain.titles.lagranja.pictures.text import text
from domain.titles.lagranja.prompts import prompt
from domain.titles.lagranja.scoring import known_scores, points_so_far, progress
from domain.titles.lagranja.setup import deal, initial
from domain.titles.lagranja.table import Table, rules
from domain.titles.lagranja.telling import TOLD_APART, tell
from domain.titles.lagranja.view import census, hidden, view
from domain.titles.lagranja.words import language

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
    outlook=outlook,
    text=text,
    listing=listing,
    sections=sections,
    brief=BRIEF,
    svg=svg,
    hidden=hidden,
    census=census,
    gallery=gallery,
    signs=SIGNS,
    points_so_far=points_so_far,
    known_scores=known_scores,
    progress=progress,
    about="Each player runs a small farm whose cards are fields, barrows, extensions or helpers, by the side they are"
    " laid on. In six rounds harvests, dice and donkeys bring goods to craft buildings and to the market, for points.",
    letters=lambda options, seats: (28, 147) if seats == 1 else (56, 155),
    read_options=read_options,
    files={"overlay": mistakes},
    rules_version="4",
    label=HOUSE.label,
)
