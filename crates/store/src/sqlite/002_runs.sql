-- The time of the log runs only while a server runs: `created_ms` of a game and `recorded_ms` of an act are such times.
-- Each run of a server says from which time of the log on, until when, and what the calendar showed as it began.

CREATE TABLE runs (
    number   INTEGER PRIMARY KEY,
    from_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,            -- goes on while the run lasts
    utc_ms   INTEGER NOT NULL,            -- milliseconds since 1970 at `from_ms`
    turned   TEXT NOT NULL                -- the three times once more, as digits
) STRICT;

CREATE TRIGGER runs_last BEFORE DELETE ON runs BEGIN SELECT raise(ABORT, 'a run is never removed'); END;
CREATE TRIGGER runs_stay BEFORE UPDATE OF number, from_ms, utc_ms ON runs
BEGIN SELECT raise(ABORT, 'a run only goes on'); END;
CREATE TRIGGER runs_go_on BEFORE UPDATE OF until_ms ON runs WHEN NEW.until_ms < OLD.until_ms
BEGIN SELECT raise(ABORT, 'time does not run backward'); END;
