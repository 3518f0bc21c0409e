-- Games, their seats, their acts, and how they ended. Rows are added and never touched again; what may change says so.

CREATE TABLE games (
    number     bigint PRIMARY KEY,        -- the order of creation, without a gap
    id         text COLLATE "C" NOT NULL UNIQUE,
    kind       text NOT NULL CHECK (kind IN ('game', 'match')),
    header     text NOT NULL,
    created_ms bigint NOT NULL,           -- an unsigned number, bit for bit
    link       bytea NOT NULL CHECK (octet_length(link) = 32)
);

-- Where each game stands: changes with each of its records, in the same statement, and only from what its author knew. So
-- this row is what two servers meet at, and what tells of records that are missing.
CREATE TABLE heads (
    game    bigint PRIMARY KEY REFERENCES games (number),
    version bigint NOT NULL,              -- the number of the last act
    link    bytea NOT NULL CHECK (octet_length(link) = 32),    -- that of the last act, or of the game
    records bigint NOT NULL,              -- the game, its acts, result, secrets, their ends, and later keys
    links   bytea NOT NULL CHECK (octet_length(links) = 32)    -- the links of all of them, one upon the other
) WITH (fillfactor = 50);

-- How many games there are, and the links of their first records, one upon the other. Changes with each new game.
CREATE TABLE tally (
    one   bigint PRIMARY KEY CHECK (one = 1),
    games bigint NOT NULL,
    links bytea NOT NULL CHECK (octet_length(links) = 32)
);
INSERT INTO tally (one, games, links) VALUES (1, 0, decode(repeat('00', 32), 'hex'));

CREATE TABLE seats (
    key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
    game     bigint NOT NULL REFERENCES games (number),
    place    bigint NOT NULL,
    role     text NOT NULL,
    UNIQUE (game, place)
);

-- Later keys of seats. The newest of a seat opens it; those before it open nothing any more.
CREATE TABLE keys (
    number   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game     bigint NOT NULL,
    place    bigint NOT NULL,
    key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
    link     bytea NOT NULL CHECK (octet_length(link) = 32),
    FOREIGN KEY (game, place) REFERENCES seats (game, place)
);
CREATE INDEX keys_by_seat ON keys (game, place, number);

CREATE TABLE acts (
    game        bigint NOT NULL,          -- one of `heads`: no act is added but from there
    number      bigint NOT NULL,
    text        text NOT NULL,
    seal        bytea NOT NULL CHECK (octet_length(seal) = 32),
    request     text COLLATE "C",         -- stands at the last act of its append
    asked       bytea CHECK (octet_length(asked) = 32),
    found       text,
    recorded_ms bigint NOT NULL,          -- an unsigned number, bit for bit
    link        bytea NOT NULL CHECK (octet_length(link) = 32),
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX acts_by_request ON acts (game, request) WHERE request IS NOT NULL;

CREATE TABLE results (
    game   bigint PRIMARY KEY,
    act    bigint NOT NULL,
    ruling text NOT NULL,
    link   bytea NOT NULL CHECK (octet_length(link) = 32),
    FOREIGN KEY (game, act) REFERENCES acts (game, number)
);

-- What belongs to an act and may not be read yet.
CREATE TABLE secrets (
    game   bigint NOT NULL,
    act    bigint NOT NULL,
    key_id bytea NOT NULL UNIQUE CHECK (octet_length(key_id) = 16),
    sealed bytea NOT NULL,                -- encrypted, and as long as all others
    link   bytea NOT NULL CHECK (octet_length(link) = 32),
    PRIMARY KEY (game, act),
    FOREIGN KEY (game, act) REFERENCES acts (game, number)
);

CREATE TABLE secrets_ended (
    game  bigint NOT NULL,
    act   bigint NOT NULL,
    ended bigint NOT NULL,                -- the act with which it came to its end
    told  text,                           -- none where nobody is ever to read it
    link  bytea NOT NULL CHECK (octet_length(link) = 32),
    PRIMARY KEY (game, act),
    FOREIGN KEY (game, act) REFERENCES secrets (game, act),
    FOREIGN KEY (game, ended) REFERENCES acts (game, number)
);

-- One half of the key of each secret that waits for its end; the other is in a file beside each server. Removed with the
-- end of the secret.
CREATE TABLE secret_halves (
    key_id bytea PRIMARY KEY CHECK (octet_length(key_id) = 16),
    half   bytea NOT NULL CHECK (octet_length(half) = 32)
);

-- By which the file beside a server is known to be the right one.
CREATE TABLE vault (
    one         bigint PRIMARY KEY CHECK (one = 1),
    fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32)
);

-- The time of the log runs only while a server does. Each run of a server says from which time of the log on, until when,
-- and what the calendar showed as it began. It goes on while the run lasts.
CREATE TABLE runs (
    number   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_ms  bigint NOT NULL,
    until_ms bigint NOT NULL,
    utc_ms   bigint NOT NULL,             -- milliseconds since 1970 at `from_ms`
    noted    timestamptz,                 -- when `until_ms` went on; none before it did, and after the end
    CHECK (until_ms >= from_ms)
);

-- Which server judges in a game just now. It says nothing of what is stored, and may be lost at any time: whoever judges
-- without it, or too late, is refused by the head of the game.
CREATE UNLOGGED TABLE leases (
    game   bigint PRIMARY KEY,
    holder bytea NOT NULL,
    term   bigint NOT NULL,               -- tells one taking from the next
    until  timestamptz NOT NULL
);

-- Append-only, even against ourselves.
CREATE FUNCTION stays() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION '% of table % is refused: what is there stays', TG_OP, TG_TABLE_NAME; END$$;

CREATE FUNCTION without_a_gap() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN
    IF NEW.number <> 1 AND NOT EXISTS (SELECT 1 FROM acts WHERE game = NEW.game AND number = NEW.number - 1) THEN
        RAISE EXCEPTION 'acts are numbered from 1 without a gap';
    END IF;
    RETURN NEW;
END$$;

CREATE FUNCTION goes_on() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN
    IF (NEW.number, NEW.from_ms, NEW.utc_ms) IS DISTINCT FROM (OLD.number, OLD.from_ms, OLD.utc_ms)
        OR NEW.until_ms < OLD.until_ms THEN
        RAISE EXCEPTION 'a run only goes on';
    END IF;
    RETURN NEW;
END$$;

CREATE TRIGGER acts_without_a_gap BEFORE INSERT ON acts FOR EACH ROW EXECUTE FUNCTION without_a_gap();
CREATE TRIGGER runs_go_on BEFORE UPDATE ON runs FOR EACH ROW EXECUTE FUNCTION goes_on();
CREATE TRIGGER runs_stay BEFORE DELETE OR TRUNCATE ON runs FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER heads_stay BEFORE DELETE OR TRUNCATE ON heads FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER games_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER seats_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON seats FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER keys_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON keys FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER acts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON acts FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER results_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON results FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER secrets_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON secrets FOR EACH STATEMENT EXECUTE FUNCTION stays();
CREATE TRIGGER ends_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON secrets_ended FOR EACH STATEMENT EXECUTE FUNCTION stays();
