//! The append-only log of games.
//!
//! A [`Store`] keeps games as text that it does not interpret: a header, the seats with the hashes of their keys, and the
//! acts in their order, each with the seal that its author put beside it. A match of several games is kept in the same way. It knows neither the laws of chess nor the web.
//! What was acknowledged stays, in its order and without a gap, whenever the machine crashes; it is never changed and never
//! removed. An act may have a secret, which is kept encrypted until another act ends it.
//!
//! [`SqliteStore`] is the engine of one server: a file. [`PostgresStore`] is that of several servers at once. Both implement the
//! trait [`Store`] and pass the same suite of tests.
//!
//! # Example
//!
//! ```
//! use jadoube_store::{Act, Append, GameId, KeyHash, Kind, Line, NewGame, Seal, Seat, SqliteStore, Store, Text};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = std::env::temp_dir().join(format!("jadoube-store-doc-{}.db", std::process::id()));
//! let store = SqliteStore::open(&file)?;
//! let id = GameId::new("7k2m9q")?;
//! store
//!     .create(NewGame {
//!         kind: Kind::Game,
//!         id: id.clone(),
//!         header: Text::new("code: bcf-1912\n")?,
//!         seats: vec![Seat { role: Line::new("white")?, key: KeyHash::new([7; 32]) }],
//!         created_ms: 1_700_000_000_000,
//!     })
//!     .await?;
//!
//! let act = Act::new(Line::new("@0:00:03 white touches g1")?, Seal::new([1; 32]));
//! let appended = store.append(&id, Append::new(0, 1_700_000_003_000, act)).await?;
//! assert_eq!(appended.version, 1);
//! assert_eq!(store.acts(&id, 0).await?[0].text.as_str(), "@0:00:03 white touches g1");
//! store.close().await?;
//! # std::fs::remove_file(&file)?;
//! # Ok(())
//! # }
//! ```

mod address;
mod answer;
mod bad_text;
mod calendar;
mod cipher;
mod copies;
mod copying;
mod error;
mod history;
mod link;
mod postgres;
mod private_file;
mod records;
mod secret;
mod shared;
mod sqlite;
mod store;
mod text;

pub use address::StoreAddress;
pub use answer::Answer;
pub use bad_text::BadText;
pub use copies::{Copied, Restored, Verified};
pub use copying::{CopiedLog, copy_log};
pub use error::StoreError;
pub use history::{History, Run};
pub use postgres::{PostgresLimits, PostgresStore};
pub use records::{
    Act, Acts, Append, Appended, Asked, Counts, FinalRuling, GameSummary, KeyHash, Kind, Moment, NewGame,
    Rekey, Seal, Seat, SeatHolder, StoredAct, StoredGame,
};
pub use secret::{EndOfSecret, Secret, Waiting};
pub use shared::{News, Shared, Taken};
pub use sqlite::{SqliteLimits, SqliteStore, Stats};
pub use store::Store;
pub use text::{GameId, Line, RequestKey, Text};
