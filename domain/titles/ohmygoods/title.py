"""The title. What `SIGNED_IN` names signs its handlers in with the rules when it is imported."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.titles.ohmygoods import evolve
from domain.titles.ohmygoods.bot.move import bot_move, outlook
from domain.titles.ohmygoods.campaign.tale import opening_refusal, prologue, sequel
from domain.titles.ohmygoods.cards.owners_file import mistakes, read_options
from domain.titles.ohmygoods.chapters import building, new_cards, piles, plans, production, rounds, sunrise
from domain.titles.ohmygoods.chapters.longsdale import characters, effects, levies, pledge
from domain.titles.ohmygoods.commands import Commands
from domain.titles.ohmygoods.facts import Facts
from domain.titles.ohmygoods.hints import hint
from domain.titles.ohmygoods.options import Options, letters
from domain.titles.ohmygoods.pictures.gallery import SIGNS, gallery
from domain.titles.ohmygoods.pictures.letter import BRIEF, sections
from domain.titles.ohmygoods.pictures.listing import listing
from domain.titles.ohmygoods.pictures.svg import svg
from domain.titles.ohmygoods.pictures.text import text
from domain.titles.ohmygoods.prompts import prompt
from domain.titles.ohmygoods.scoring import known_scores, points_so_far, progress
from domain.titles.ohmygoods.setup import deal, initial
from domain.titles.ohmygoods.table import Table, rules
from domain.titles.ohmygoods.telling import TOLD_APART, tell
from domain.titles.ohmygoods.view import census, hidden, view
from domain.titles.ohmygoods.words import language

SIGNED_IN = (
    evolve,
    rounds,
    new_cards,
    piles,
    plans,
    sunrise,
    production,
    building,
    characters,
    effects,
    levies,
    pledge,
)

ohmygoods: Title[Table] = Title(
    id="ohmygoods",
    name="Oh My Goods!",
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
    outlook=outlook,
    text=text,
    listing=listing,
    sections=sections,
    brief=BRIEF,
    svg=svg,
    hidden=hidden,
    unseen=frozenset(["goods"]),
    census=census,
    gallery=gallery,
    signs=SIGNS,
    points_so_far=points_so_far,
    known_scores=known_scores,
    progress=progress,
    about="Each player builds workshops from a hand of cards and sets one worker to turn wood, clay, wool, ore and"
    " grain into goods. Two market rows, the second unknown when you decide, say which workshops can work.",
    letters=letters,
    read_options=read_options,
    opening_refusal=opening_refusal,
    prologue=prologue,
    sequel=sequel,
    files={"house": mistakes},
    rules_version="4",
    label="House cards: the assistants, the cards of Longsdale and every word of its story are made for this"
    " implementation. These are NOT the printed ones.",
)
