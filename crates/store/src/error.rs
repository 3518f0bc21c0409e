//! What can go wrong, said in full.

use crate::text::{GameId, Line};

/// How much of a refused text its error repeats, in characters.
const REPEATED: usize = 80;

/// A text that is not of its kind, with every reason why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{input:?} is no {what}: {}", reasons.join("; "))]
pub struct BadText {
    /// What it should have been, such as `game id`.
    pub what: &'static str,
    /// The text, cut after 80 characters.
    pub input: String,
    /// Everything that is wrong with it, with its places in bytes.
    pub reasons: Vec<String>,
}

impl BadText {
    pub(crate) fn new(what: &'static str, input: &str, reasons: Vec<String>) -> Self {
        let mut shown: String = input.chars().take(REPEATED).collect();
        if shown.len() < input.len() {
            shown.push('…');
        }
        Self { what, input: shown, reasons }
    }
}

/// Why a [`Store`](crate::Store) did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// No game of that id was created.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// A game of that id was created before.
    #[error("there is a game {0} already")]
    GameExists(GameId),
    /// The key of a seat opens another seat.
    #[error("the key for {role} of game {game} opens another seat already")]
    KeyTaken {
        /// The game that was to be created.
        game: GameId,
        /// The seat whose key is taken.
        role: Line,
    },
    /// The game has moved on, or never was where the author believed it to be.
    #[error("game {game} stands at version {actual}, not at {expected}")]
    StaleVersion {
        /// The game.
        game: GameId,
        /// The version at which the acts were to be added.
        expected: u64,
        /// The version at which the game stands.
        actual: u64,
    },
    /// A ruling has ended the game before.
    #[error("game {game} was ended by its act {act}, and ends only once")]
    AlreadyFinished {
        /// The game.
        game: GameId,
        /// The act that ended it.
        act: u64,
    },
    /// Somebody else holds the log and did not let go in time. Nothing was written: ask again.
    #[error("the log is held by another program")]
    Busy,
    /// The store is being closed. Nothing was written.
    #[error("the store is shutting down")]
    ShuttingDown,
    /// What is stored is not what was stored.
    #[error("the log is damaged: {what}")]
    Corrupt {
        /// Everything that was found.
        what: String,
    },
    /// The file cannot be used as a log.
    #[error("{path} cannot be used as a log of games: {why}")]
    Unusable {
        /// The file, as it was given.
        path: String,
        /// Why not, and what was expected.
        why: String,
    },
    /// The engine failed (a full disk, a device error). Whether a record was kept is open.
    #[error("the storage engine failed while {doing}: {says}")]
    Engine {
        /// What it was doing.
        doing: &'static str,
        /// What it said.
        says: String,
    },
}
