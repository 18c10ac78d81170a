"""The title: rules, language, codec, views and pictures under one name."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.ohmygoods import (
    board,
    books,
    bots,
    building,
    characters,
    drawing,
    effects,
    listing,
    new_cards,
    offers,
    piles,
    pledge,
    production,
    rounds,
    sunrise,
)
from domain.ohmygoods.facts import AnyFact
from domain.ohmygoods.house import mistakes, read_options
from domain.ohmygoods.prompts import prompt
from domain.ohmygoods.set_up import begin, first
from domain.ohmygoods.table import Options, Table, rules
from domain.ohmygoods.tale import opening_refusal, prologue, sequel
from domain.ohmygoods.telling import tell
from domain.ohmygoods.view import census, hidden, view
from domain.ohmygoods.words import AnyCommand, say

# The chapters of the rule book sign their handlers in when they are imported.
CHAPTERS = (books, building, characters, effects, new_cards, offers, piles, pledge, production, rounds, sunrise)

ohmygoods: Title[Table] = Title(
    id="ohmygoods",
    name="Oh My Goods!",
    seats=range(1, 5),
    options=Options,
    rules=rules,
    codec=Codec(AnyFact, AnyCommand, Table),
    language=say,
    initial=first,
    deal=begin,
    own_view=view,
    tell=tell,
    prompt=prompt,
    bot_move=bots.choose,
    text=board.text,
    listing=listing.listing,
    svg=drawing.svg,
    hidden=hidden,
    census=census,
    read_options=read_options,
    opening_refusal=opening_refusal,
    prologue=prologue,
    sequel=sequel,
    files={"house": mistakes},
    rules_version="3",
    label="House cards: the assistants, the cards of Longsdale and every word of its story are made for this"
    " implementation. These are NOT the printed ones.",
)
