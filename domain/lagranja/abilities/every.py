"""All words of the vocabulary sign in here, once."""

from domain.lagranja.abilities import (
    booking,
    costs,
    effects_dice,
    effects_farm,
    effects_village,
    firing,
    leaving,
    special,
)

__all__ = ["booking", "costs", "effects_dice", "effects_farm", "effects_village", "firing", "leaving", "special"]
