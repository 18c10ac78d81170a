"""All words of the vocabulary sign in here, once."""

from domain.lagranja.abilities import costs, firing, leaving, special
from domain.lagranja.abilities import evolve as booking
from domain.lagranja.abilities.effects import dice as effects_dice
from domain.lagranja.abilities.effects import farm as effects_farm
from domain.lagranja.abilities.effects import village as effects_village

__all__ = ["booking", "costs", "effects_dice", "effects_farm", "effects_village", "firing", "leaving", "special"]
