-- What belongs to an act and may not be read yet. Its key is in the file of keys beside this one, and is destroyed once the
-- secret has come to its end.

CREATE TABLE secrets (
    game   INTEGER NOT NULL,
    act    INTEGER NOT NULL,
    key_id BLOB NOT NULL UNIQUE CHECK (length(key_id) = 16),
    sealed BLOB NOT NULL,                 -- encrypted, and as long as all others
    link   BLOB NOT NULL CHECK (length(link) = 32),
    PRIMARY KEY (game, act),
    FOREIGN KEY (game, act) REFERENCES acts (game, number)
) STRICT;

CREATE TABLE secrets_ended (
    game   INTEGER NOT NULL,
    act    INTEGER NOT NULL,
    ended  INTEGER NOT NULL,              -- the act with which it came to its end
    told   TEXT,                          -- none where nobody is ever to read it
    link   BLOB NOT NULL CHECK (length(link) = 32),
    PRIMARY KEY (game, act),
    FOREIGN KEY (game, act) REFERENCES secrets (game, act),
    FOREIGN KEY (game, ended) REFERENCES acts (game, number)
) STRICT;

CREATE TRIGGER secrets_stay BEFORE UPDATE ON secrets BEGIN SELECT raise(ABORT, 'a secret is never changed'); END;
CREATE TRIGGER secrets_last BEFORE DELETE ON secrets BEGIN SELECT raise(ABORT, 'a secret is never removed'); END;
CREATE TRIGGER secrets_ended_stay BEFORE UPDATE ON secrets_ended
BEGIN SELECT raise(ABORT, 'the end of a secret is never changed'); END;
CREATE TRIGGER secrets_ended_last BEFORE DELETE ON secrets_ended
BEGIN SELECT raise(ABORT, 'the end of a secret is never removed'); END;
