"""What a mail asks for its sender alone: which letters come, holidays, links that are void, an invitation declined."""

from __future__ import annotations

from collections.abc import Sequence
from zoneinfo import ZoneInfo

import msgspec

from domain.kernel.shapes import Refused
from domain.kernel.telling import Sentence
from service.accounts.invitations import decline
from service.commands.days import resolved
from service.commands.mail_words import Digest, Letters, Mute, Pause, PauseOff, Revoke, Wish
from service.commands.plan import DECLINE, WISH, Plan
from service.mail.outgoing import renewing
from service.mail.outgoing.pace_lines import back_text, holiday_text
from service.store import Store, times
from service.store.database import Session
from service.store.grants import Grant

WISHES = (WISH, DECLINE)  # kinds of lines that are carried out here
DIGEST_AT = "07:00"  # for one who does not say when


def granted(store: Store, plan: Plan, grant: Grant) -> Plan:
    """Wishes say what is to hold from now on, so doing one twice is doing it once."""
    done = []
    for each in plan.lines:
        if each.kind not in WISHES or each.status:
            done.append(each)
            continue
        try:
            text = _changed(store, each.wish, grant) if each.kind == WISH else _decline(store, each.line, grant)
        except Refused as refused:
            done.append(msgspec.structs.replace(each, status="refused", text=refused.text))
        else:
            done.append(msgspec.structs.replace(each, status="done", text=text))
    return Plan(tuple(done), plan.prose)


def _changed(store: Store, wish: Wish | None, grant: Grant) -> str:
    players = store.players
    match wish:
        case Mute(on) if grant.game:
            players.mute(grant.player, grant.game, on)
            return "No more letters of this game before it is over." if on else "Letters of this game come again."
        case Letters(on):
            players.change_settings(grant.player, {"letters": "all" if on else "none"})
            return (
                "Letters come again." if on else 'No more letters come. Answer any letter with "letters on" to undo it.'
            )
        case Digest(on):
            players.change_settings(grant.player, {"digest": DIGEST_AT if on else ""})
            return (
                Sentence.of("One letter a day, at {time}.", time=DIGEST_AT).text()
                if on
                else "Letters come one by one again."
            )
        case Pause(day):
            today = times.parsed(times.now()).astimezone(ZoneInfo(players.get(grant.player).zone)).date()
            return holiday_text(store, grant.player, resolved(day, today))
        case PauseOff():
            return back_text(store, grant.player)
        case Revoke() if _revokes(wish, grant):
            return "Links and addresses of your letters are void now; where you are asked, a fresh letter comes."
    raise Refused("no_game", "That letter was not about a game.")


def _decline(store: Store, word: str, grant: Grant) -> str:
    game = store.games.find(grant.game) if grant.game else None
    if game is None:
        raise Refused("no_game", "That letter was not about a game.")
    return decline(store, grant.player, game, word)


def revoke_links(session: Session, commands: Sequence[Revoke], grant: Grant, answer: bool) -> None:
    """In one commit with the mark on the mail: read a second time, it would have come to a void address."""
    for command in commands:
        if _revokes(command, grant):
            game = grant.game if command.here else None
            renewing.revoke(session, grant.player, game, answered=grant.game if answer else "")


def _revokes(command: Revoke, grant: Grant) -> bool:
    return bool(grant.player and (grant.game or not command.here))
