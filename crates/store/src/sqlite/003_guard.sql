-- Every record is linked to what came before it: a hash over all of it and the link before. See chain.rs.

ALTER TABLE games   ADD COLUMN link BLOB CHECK (length(link) = 32);
ALTER TABLE acts    ADD COLUMN link BLOB CHECK (length(link) = 32);
ALTER TABLE results ADD COLUMN link BLOB CHECK (length(link) = 32);

-- How much the log holds, counted with each commit.
CREATE TABLE tally (
    only    INTEGER PRIMARY KEY CHECK (only = 1),
    commits INTEGER NOT NULL,             -- since the log was made; the guard beside the file knows it too
    records INTEGER NOT NULL,             -- games, acts and results
    links   BLOB NOT NULL CHECK (length(links) = 32)   -- the links of all of them, one upon the other
) STRICT;

-- What a request asked for: stands at the last act of its append.
ALTER TABLE acts ADD COLUMN asked BLOB CHECK (length(asked) = 32);

-- What was found out to judge an act, so that it need not be searched for again.
ALTER TABLE acts ADD COLUMN found TEXT;

-- Later keys of seats. The newest of a seat opens it; those before it open nothing any more.
CREATE TABLE keys (
    number   INTEGER PRIMARY KEY,
    game     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    key_hash BLOB NOT NULL UNIQUE CHECK (length(key_hash) = 32),
    link     BLOB NOT NULL CHECK (length(link) = 32),
    FOREIGN KEY (game, place) REFERENCES seats (game, place)
) STRICT;

CREATE INDEX keys_by_seat ON keys (game, place, number);

CREATE TRIGGER keys_stay BEFORE UPDATE ON keys BEGIN SELECT raise(ABORT, 'a key is never changed'); END;
CREATE TRIGGER keys_last BEFORE DELETE ON keys BEGIN SELECT raise(ABORT, 'a key is never removed'); END;
