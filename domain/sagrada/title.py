"""Sagrada as a title. The chapters sign in by being imported."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.sagrada import bot as bots
from domain.sagrada import evolve as books
from domain.sagrada import telling
from domain.sagrada import view as viewing
from domain.sagrada.chapters import draft as drafting
from domain.sagrada.chapters import offers, tools
from domain.sagrada.commands import Commands, Options
from domain.sagrada.pictures import listing
from domain.sagrada.pictures import svg as drawing
from domain.sagrada.setup import begin
from domain.sagrada.table import Facts, Table, first, rules
from domain.sagrada.words import say

CHAPTERS = (books, drafting, offers, tools)

sagrada: Title[Table] = Title(
    id="sagrada",
    name="Sagrada",
    seats=range(1, 5),
    options=Options,
    rules=rules,
    codec=Codec(Facts, Commands, Table),
    language=say,
    initial=first,
    deal=begin,
    view=viewing.view,
    tell=telling.tell,
    prompt=telling.prompt,
    bot_move=bots.choose,
    text=drawing.text,
    svg=drawing.svg,
    listing=listing.listing,
    hidden=viewing.hidden,
    census=viewing.census,
    rules_version="2",  # a round is one draw
)
