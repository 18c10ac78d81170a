"""What is looked for again and again among more and more rows: pages that are open, bytes and words to be forgotten,
what was pushed and called long ago.
"""

from __future__ import annotations

from service.store.migrations.schema import Schema


def up(schema: Schema) -> None:
    schema.run(
        "CREATE INDEX heartbeats_of_pages ON heartbeats (at) WHERE substr(name, 1, 5) = 'page '",
        "CREATE INDEX letters_with_bytes ON letters (made) WHERE status = 'sent' AND length(raw) > 0",
        "CREATE INDEX letters_with_words ON letters (made) WHERE status <> 'ready' AND text <> ''",
        "CREATE INDEX mails_with_bytes ON mails (arrived) WHERE length(raw) > 0",
        "CREATE INDEX calls_at ON calls (at)",
        "CREATE INDEX pushes_made ON pushes (made)",
        "CREATE INDEX hook_calls_made ON hook_calls (made)",
        "CREATE INDEX bounces_score ON bounces (score)",
        "CREATE INDEX talk_of_player ON talk (player, seq)",
    )
