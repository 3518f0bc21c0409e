//! The append-only log of games.
//!
//! A [`Store`] keeps games as text that it does not read: a header, the seats with the hashes of their
//! keys, and the acts in their order, each with the seal that its author put beside it. It knows no law of
//! chess and no web. What was acknowledged stays: through a crash at any instant, in its order, without a
//! gap, never changed and never taken back.
//!
//! [`SqliteStore`] is the engine that comes with the program. Another one fills the same [`Store`] trait and
//! passes the same suite of tests.
//!
//! # Example
//!
//! ```
//! use jadoube_store::{Act, Append, GameId, KeyHash, Line, NewGame, Seal, Seat, SqliteStore, Store, Text};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = std::env::temp_dir().join(format!("jadoube-store-doc-{}.db", std::process::id()));
//! let store = SqliteStore::open(&file)?;
//! let id = GameId::new("7k2m9q")?;
//! store
//!     .create(NewGame {
//!         id: id.clone(),
//!         header: Text::new("code: bcf-1912\n")?,
//!         seats: vec![Seat { role: Line::new("white")?, key: KeyHash::new([7; 32]) }],
//!         created_ms: 1_700_000_000_000,
//!     })
//!     .await?;
//!
//! let act = Act { text: Line::new("@0:00:03 white touches g1")?, seal: Seal::new([1; 32]) };
//! let appended = store.append(&id, Append::new(0, 1_700_000_003_000, act)).await?;
//! assert_eq!(appended.version, 1);
//! assert_eq!(store.acts(&id, 0).await?[0].text.as_str(), "@0:00:03 white touches g1");
//! store.close().await?;
//! # std::fs::remove_file(&file)?;
//! # Ok(())
//! # }
//! ```

mod error;
mod records;
mod sqlite;
mod text;

use std::pin::Pin;

pub use error::{BadText, StoreError};
pub use records::{
    Act, Acts, Append, Appended, Counts, FinalRuling, GameSummary, KeyHash, NewGame, Seal, Seat, SeatHolder,
    StoredAct, StoredGame,
};
pub use sqlite::{SqliteLimits, SqliteStore, Stats};
pub use text::{GameId, Line, RequestKey, Text};

/// What every question to a [`Store`] gives: a future, boxed so that the engine can be chosen at run time.
///
/// Dropping the future does not take back what it asked for: the engine may already be at it.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The log of games: games are created, acts are appended, and nothing is ever changed or removed.
///
/// What every engine owes, and the suite of tests checks:
///
/// - an answer of `create` or `append` comes after the record would survive the death of the process and of
///   the machine;
/// - an append happens whole or not at all, and only at the version that its author expected;
/// - acts are numbered from 1 without a gap, so the version of a game is the number of its last act;
/// - an append that bears the request key of an earlier one of that game is that one, asked again: it gets
///   the version that it got the first time, and nothing is written;
/// - a reader sees everything that was acknowledged before it asked.
///
/// After [`StoreError::Engine`] it is open whether a record was kept: ask again with the same request key.
pub trait Store: Send + Sync + 'static {
    /// Adds a game without acts, at version 0.
    ///
    /// Errors: [`GameExists`](StoreError::GameExists), or [`KeyTaken`](StoreError::KeyTaken) where a key
    /// opens another seat already, of this game or of any other.
    fn create(&self, game: NewGame) -> Answer<'_, ()>;

    /// Adds acts to the end of a game, and, with the act that ended it, the ruling that did.
    ///
    /// Errors: [`NoSuchGame`](StoreError::NoSuchGame); [`StaleVersion`](StoreError::StaleVersion) when the
    /// game stands at another version than expected; [`AlreadyFinished`](StoreError::AlreadyFinished) when a
    /// ruling has ended the game before. Acts alone may still be added after the end.
    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended>;

    /// The game without its acts, or `None` where there is none of that id.
    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>>;

    /// The acts numbered above `after`, in their order; 0 gives all.
    ///
    /// Errors: [`NoSuchGame`](StoreError::NoSuchGame).
    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>>;

    /// The seat that a key opens, or `None`.
    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>>;

    /// At most `limit` games in the order of their creation, from the one after `after`, or from the first.
    ///
    /// Errors: [`NoSuchGame`](StoreError::NoSuchGame) when `after` is none.
    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>>;

    /// How much there is in all. Reads the whole log: a question for an operator.
    fn count(&self) -> Answer<'_, Counts>;

    /// Takes no more questions, finishes those already taken, and lets go of the log.
    ///
    /// Whatever is asked afterwards gets [`ShuttingDown`](StoreError::ShuttingDown), but for a second
    /// `close`, which waits for the same end.
    fn close(&self) -> Answer<'_, ()>;
}
