"""What is stored of a player: frozen events, chained by their hashes as those of a game."""

from __future__ import annotations

from domain.game.events import Event


class Joined(Event, frozen=True, tag="player.joined"):
    name: str
    language: str = "en"
    zone: str = "UTC"


class Renamed(Event, frozen=True, tag="player.renamed"):
    name: str


class AddressAdded(Event, frozen=True, tag="player.address_added"):
    address: str


class AddressConfirmed(Event, frozen=True, tag="player.address_confirmed"):
    address: str


class AddressRemoved(Event, frozen=True, tag="player.address_removed"):
    address: str


class SettingsChanged(Event, frozen=True, tag="player.settings_changed"):
    """What a player wants of letters and clocks, by name; a new value replaces the old one."""

    settings: dict[str, str]


class HolidayBooked(Event, frozen=True, tag="player.holiday_booked"):
    """All clocks of this player stand still from one instant to another; it takes days of the yearly store."""

    since: str
    until: str
    days: int


class HolidayCut(Event, frozen=True, tag="player.holiday_cut"):
    """The player is back at this instant; so many days go back into the store."""

    days: int


class Muted(Event, frozen=True, tag="player.muted"):
    game: str
    muted: bool = True


class Forgotten(Event, frozen=True, tag="player.forgotten"):
    """The player has left for ever. It stands alone: the events before it are gone, and its link follows none."""


PlayerEvent = (
    Joined | Renamed | AddressAdded | AddressConfirmed | AddressRemoved | SettingsChanged | HolidayBooked | HolidayCut
    | Muted | Forgotten
)  # fmt: skip
