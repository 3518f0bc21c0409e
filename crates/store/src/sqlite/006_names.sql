-- With a key its holder may say what he is called. The newest name of a seat counts.

ALTER TABLE keys ADD COLUMN name TEXT;
