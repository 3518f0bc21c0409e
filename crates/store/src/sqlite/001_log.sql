-- Games, their seats, their acts, and how they ended. Rows are added and never touched again.

CREATE TABLE migrations (
    version INTEGER PRIMARY KEY,
    name    TEXT NOT NULL
) STRICT;

CREATE TABLE games (
    number     INTEGER PRIMARY KEY,       -- the order of creation
    id         TEXT NOT NULL UNIQUE,
    header     TEXT NOT NULL,
    created_ms INTEGER NOT NULL           -- an unsigned number, bit for bit
) STRICT;

CREATE TABLE seats (
    key_hash BLOB PRIMARY KEY CHECK (length(key_hash) = 32),
    game     INTEGER NOT NULL REFERENCES games (number),
    place    INTEGER NOT NULL,
    role     TEXT NOT NULL,
    UNIQUE (game, place)
) STRICT, WITHOUT ROWID;

-- Kept in the order in which a game is read: all acts of a game lie together.
CREATE TABLE acts (
    game        INTEGER NOT NULL REFERENCES games (number),
    number      INTEGER NOT NULL,
    text        TEXT NOT NULL,
    seal        BLOB NOT NULL CHECK (length(seal) = 32),
    request     TEXT,                     -- stands at the last act of its append
    recorded_ms INTEGER NOT NULL,         -- an unsigned number, bit for bit
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX acts_by_request ON acts (game, request) WHERE request IS NOT NULL;

CREATE TABLE results (
    game   INTEGER PRIMARY KEY,
    act    INTEGER NOT NULL,
    ruling TEXT NOT NULL,
    FOREIGN KEY (game, act) REFERENCES acts (game, number)
) STRICT;

-- Append-only, even against ourselves.
CREATE TRIGGER acts_without_a_gap BEFORE INSERT ON acts
WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM acts WHERE game = NEW.game), 0)
BEGIN SELECT raise(ABORT, 'acts are numbered from 1 without a gap'); END;

CREATE TRIGGER games_stay BEFORE UPDATE ON games BEGIN SELECT raise(ABORT, 'a game is never changed'); END;
CREATE TRIGGER games_last BEFORE DELETE ON games BEGIN SELECT raise(ABORT, 'a game is never removed'); END;
CREATE TRIGGER seats_stay BEFORE UPDATE ON seats BEGIN SELECT raise(ABORT, 'a seat is never changed'); END;
CREATE TRIGGER seats_last BEFORE DELETE ON seats BEGIN SELECT raise(ABORT, 'a seat is never removed'); END;
CREATE TRIGGER acts_stay BEFORE UPDATE ON acts BEGIN SELECT raise(ABORT, 'an act is never changed'); END;
CREATE TRIGGER acts_last BEFORE DELETE ON acts BEGIN SELECT raise(ABORT, 'an act is never removed'); END;
CREATE TRIGGER results_stay BEFORE UPDATE ON results BEGIN SELECT raise(ABORT, 'a result is never changed'); END;
CREATE TRIGGER results_last BEFORE DELETE ON results BEGIN SELECT raise(ABORT, 'a result is never removed'); END;
