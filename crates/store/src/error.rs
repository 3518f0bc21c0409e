//! Why a store did not do what it was asked to do.

use crate::text::{GameId, Line};

/// Why a [`Store`](crate::Store) did not do what it was asked to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// No game has this id.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// A game with this id exists already.
    #[error("game {0} exists already")]
    GameExists(GameId),
    /// The key of a seat opens another seat already.
    #[error("the key for {role} of game {game} opens another seat already")]
    KeyTaken {
        /// The game to be created.
        game: GameId,
        /// The seat whose key is taken.
        role: Line,
    },
    /// The key does not open this seat, or not any more.
    #[error("the key does not open {role} of game {game}")]
    NotItsKey {
        /// The game.
        game: GameId,
        /// The seat.
        role: Line,
    },
    /// The game is at another version than its author expected.
    #[error("game {game} is at version {actual}, not at {expected}")]
    StaleVersion {
        /// The game.
        game: GameId,
        /// The version that the author expected.
        expected: u64,
        /// The version of the game.
        actual: u64,
    },
    /// A ruling has ended the game already.
    #[error("game {game} was ended by its act {act} and cannot end twice")]
    AlreadyFinished {
        /// The game.
        game: GameId,
        /// The act that ended it.
        act: u64,
    },
    /// The act has no secret that waits for its end.
    #[error("act {act} of game {game} has no secret that is still kept")]
    NoSuchSecret {
        /// The game.
        game: GameId,
        /// The number of the act.
        act: u64,
    },
    /// Another program held the log for too long. Nothing was written; try again.
    #[error("the log is held by another program")]
    Busy,
    /// The log cannot be reached just now. Nothing was written; try again.
    #[error("the log cannot be reached: {says}")]
    Unreachable {
        /// The message of the engine.
        says: String,
    },
    /// The disk has no room for the record. It was not kept; it can be once there is room again.
    #[error("the disk is full: {says}, while {doing}")]
    Full {
        /// What the engine was doing.
        doing: &'static str,
        /// The message of the engine.
        says: String,
    },
    /// The store is being closed. Nothing was written.
    #[error("the store is shutting down")]
    ShuttingDown,
    /// The log no longer holds what was stored.
    #[error("the log is damaged: {what}")]
    Corrupt {
        /// Everything that was found to be wrong.
        what: String,
    },
    /// A copy of the log holds another record in the place of one that was written.
    #[error("the copy is not one of this log, or both went on after it was made: {what} is another there")]
    Differs {
        /// Which record.
        what: String,
    },
    /// The file cannot be used as a log.
    #[error("{path} cannot be used as a log of games: {why}")]
    Unusable {
        /// The file, as it was given.
        path: String,
        /// Why not.
        why: String,
    },
    /// The engine failed. The record may or may not have been kept.
    #[error("the storage engine failed while {doing}: {says}")]
    Engine {
        /// What the engine was doing.
        doing: &'static str,
        /// The message of the engine.
        says: String,
    },
}
