"""What became of each letter at the mail server, whether that server takes any, and what a mail was counted against."""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.add_columns(
        "letters",
        {
            # answer: what the server said when it took it, or refused it for ever; came_back: the code of a report
            "answer": "TEXT NOT NULL DEFAULT ''",
            "came_back": "TEXT NOT NULL DEFAULT ''",
            # failed: when it was refused last; refused: how often, while letters to others were taken
            "failed": "TEXT NOT NULL DEFAULT ''",
            "refused": "INTEGER NOT NULL DEFAULT 0",
            # given: until when its waiting was given back to the clock
            "given": "TEXT NOT NULL DEFAULT ''",
        },
    )
    # the account of whoever brought it, until it is proven to be the player's
    schema.add_columns("mails", {"counted": "TEXT NOT NULL DEFAULT ''"})
    schema.run(
        # worked, failed: when it took a letter last and when it did not, for whom, and how; since: of the trouble
        """CREATE TABLE relays (name TEXT PRIMARY KEY, worked TEXT NOT NULL, worked_for TEXT NOT NULL,
        failed TEXT NOT NULL, failed_for TEXT NOT NULL, failed_how TEXT NOT NULL, since TEXT NOT NULL,
        why TEXT NOT NULL, tries INTEGER NOT NULL, next TEXT NOT NULL)""",
        "INSERT INTO relays VALUES ('relay', '', '', '', '', '', '', '', 0, '')",
    )
