//! The append-only log of games.
