"""Sagrada as a title. The chapters sign in by being imported."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.sagrada import books, bots, drafting, drawing, listing, offers, telling, tools, viewing
from domain.sagrada.commands import Commands, Options
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
    own_view=viewing.view,
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
