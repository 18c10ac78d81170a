"""How this installation is called by mail and on the web, and the addresses made from it."""

from __future__ import annotations

from urllib.parse import quote, urlsplit

from msgspec import Struct

from service.store.grants import Tokens

LONGEST_MAILTO = 500


class Site(Struct, frozen=True):
    """`url`: how people reach the pages. `domain`: where letters come from and answers go to."""

    url: str
    domain: str
    name: str = "Posthorn"
    sender: str = "turns"

    @classmethod
    def of_url(cls, url: str, domain: str | None = None) -> Site:
        host = urlsplit(url).hostname or "localhost"
        return cls(url.rstrip("/"), domain or ("posthorn.localhost" if host[-1].isdigit() or ":" in host else host))

    @property
    def author(self) -> str:
        return f"{self.sender}@{self.domain}"

    def reply_to(self, token: str) -> str:
        return f"move+{token}@{self.domain}"

    def bounces_to(self, token: str) -> str:
        return f"bounce+{token}@{self.domain}"

    def message_id(self, tokens: Tokens) -> str:
        """Whoever sees a reply sees this name; it opens nothing."""
        return f"<t.{tokens.name}@{self.domain}>"

    def thread(self, game: str) -> str:
        """The letter nobody got, which all letters of a game refer to: one thread a game."""
        return f"<{game}@{self.domain}>"

    def mailto(self, tokens: Tokens, subject: str, line: str) -> str:
        """A ready-made answer; the move alone if the subject would make it too long for some programs."""
        address = self.empty_mail(tokens)
        whole = f"{address}?subject={quote(f'Re: {subject}')}&body={quote(line)}%0D%0A"
        return whole if len(whole) < LONGEST_MAILTO else f"{address}?body={quote(line)}"

    def empty_mail(self, tokens: Tokens) -> str:
        return f"mailto:move%2B{tokens.reply}@{self.domain}"

    def press(self, tokens: Tokens, mark: str) -> str:
        return f"{self.url}/l/{tokens.read}/{mark}"

    def letter(self, tokens: Tokens, what: str = "") -> str:
        return f"{self.url}/l/{tokens.read}" + (f"/{what}" if what else "")

    def unsubscribe(self, tokens: Tokens) -> str:
        return f"{self.url}/l/{tokens.unsubscribe}/unsubscribe"

    def title(self, title: str) -> str:
        return f"{self.url}/titles/{title}"

    def join(self, tokens: Tokens) -> str:
        return f"{self.url}/join/{tokens.enter}"

    def export(self, game: str, tokens: Tokens) -> str:
        """As who sat there may have it."""
        return f"{self.url}/games/{game}/game.json?letter={tokens.read}"
