-- When a key was given, by the time of the log: an unsigned number, bit for bit. None where nobody asked for it to be kept.

ALTER TABLE keys ADD COLUMN given_ms INTEGER;
