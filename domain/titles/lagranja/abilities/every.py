"""All words of the vocabulary sign in here, once: what `SIGNED_IN` names does so when it is imported."""

from domain.titles.lagranja.abilities import costs, evolve, firing, special
from domain.titles.lagranja.abilities.effects import dice, farm, village

SIGNED_IN = (evolve, costs, dice, farm, village, firing, special)
