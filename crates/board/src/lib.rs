//! Squares, set-ups, positions and legal moves of chess, as data.
