-- A record of `games` may be a match of several games: its header settles what is played, and its acts are the lines of the
-- match. Each of its games is a record of its own.

ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'game' CHECK (kind IN ('game', 'match'));
