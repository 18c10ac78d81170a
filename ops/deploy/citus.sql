-- Distributes the tables of games over the nodes of Citus by slot: by the hash of the game, in 1 024 shards. People are
-- reference tables, of which each node has a copy; all else stays where it is. For a database that Posthorn has made,
-- without partitions, with nothing else running:
--
--     psql --single-transaction -v ON_ERROR_STOP=1 -f ops/deploy/citus.sql "$POSTHORN_POSTGRES"
--
-- Citus is in no registry that Posthorn's checks can reach, so this was never run on it: tests/store/test_citus.py holds
-- this file and the statements of a command's way to the rules that its manual gives for keys, uniqueness and joins.
-- What does not run there as it is stands in ops/deploy/README.md.

-- Each key has to hold the column by which its table is distributed. Names of keys are those that PostgreSQL gives.
ALTER TABLE archive DROP CONSTRAINT archive_pkey,
    ADD PRIMARY KEY (seq, game);
ALTER TABLE intake DROP CONSTRAINT intake_pkey,
    DROP CONSTRAINT intake_id_key,
    ADD PRIMARY KEY (seq, game),
    ADD UNIQUE (id, game);
ALTER TABLE terms DROP CONSTRAINT terms_word_key,
    ADD UNIQUE (word, game);
ALTER TABLE talk DROP CONSTRAINT talk_pkey,
    DROP CONSTRAINT talk_key_key,
    ADD PRIMARY KEY (seq, game),
    ADD UNIQUE (key, game);
ALTER TABLE mailbag DROP CONSTRAINT mailbag_pkey,
    DROP CONSTRAINT mailbag_key_key,
    ADD PRIMARY KEY (id, game),
    ADD UNIQUE (key, game);
ALTER TABLE letters DROP CONSTRAINT letters_pkey,
    DROP CONSTRAINT letters_token_key,
    DROP CONSTRAINT letters_key_key,
    ADD PRIMARY KEY (id, game),
    ADD UNIQUE (token, game),
    ADD UNIQUE (key, game);
DROP INDEX tables_number;
CREATE INDEX tables_number ON tables (number);
DROP INDEX stored_events_notification_id_idx;
CREATE INDEX stored_events_notification_id_idx ON stored_events (notification_id);

-- People, their addresses and keys, and what the tokens of letters are about.
SELECT create_reference_table('players');
SELECT create_reference_table('addresses');
SELECT create_reference_table('keys');
SELECT create_reference_table('visitors');
SELECT create_reference_table('hosts');
SELECT create_reference_table('grants');
SELECT create_reference_table('declined');

-- What is of one game lies together.
SELECT create_distributed_table('stored_events', 'originator_id', shard_count => 1024);
SELECT create_distributed_table('archive', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('intake', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('seeds', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('beacons_awaited', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('guests', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('terms', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('talk', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('mailbag', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('letters', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('boards', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('tables', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('places', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('timeline', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('deadlines', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('offers', 'game', colocate_with => 'stored_events');
SELECT create_distributed_table('sittings', 'game', colocate_with => 'stored_events');
