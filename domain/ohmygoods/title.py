"""The title: rules, language, codec, views and pictures under one name."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.ohmygoods import evolve as books
from domain.ohmygoods.bot import move as bots
from domain.ohmygoods.campaign.tale import opening_refusal, prologue, sequel
from domain.ohmygoods.cards.owners_file import mistakes, read_options
from domain.ohmygoods.chapters import building, new_cards, piles, production, rounds, sunrise
from domain.ohmygoods.chapters.longsdale import characters, effects, pledge
from domain.ohmygoods.chapters.longsdale import levies as offers
from domain.ohmygoods.commands import AnyCommand, say
from domain.ohmygoods.facts import AnyFact
from domain.ohmygoods.pictures import listing
from domain.ohmygoods.pictures import svg as drawing
from domain.ohmygoods.pictures import text as board
from domain.ohmygoods.prompts import prompt
from domain.ohmygoods.setup import begin, first
from domain.ohmygoods.table import Options, Table, rules
from domain.ohmygoods.telling import tell
from domain.ohmygoods.view import census, hidden, view

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
    view=view,
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
