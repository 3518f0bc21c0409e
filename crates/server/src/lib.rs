//! HTTP and WebSocket for the page and for programs.
//!
//! [`serve`] opens a log of games and a port, and serves both until the process is told to end. [`app`] is the same
//! without a socket, for tests and for whoever has a server already. What is said over the wire is written down in
//! `docs/protocol.md`; every limit, with its reason, in [`limits`].
//!
//! Nothing here decides a law. A request is authenticated, an act is read, judged by `game`, written to the log by
//! `store`, and only then answered and shown to each seat as `view` lets it.
//!
//! ```no_run
//! # async fn example() -> Result<(), jadoube_server::ServeError> {
//! use jadoube_server::{Options, serve};
//!
//! serve(Options { host: "127.0.0.1".to_owned(), port: 8080, data: "games.db".into() }).await
//! # }
//! ```

mod api;
mod bucket;
mod fields;
mod guests;
mod hall;
mod key;
mod laws;
pub mod limits;
mod listen;
mod lots;
mod new_game;
mod page;
mod play;
mod playtime;
mod proofs;
mod record;
mod refusal;
mod seat;
mod serve;
mod socket;
mod table;

pub use api::{State, app};
pub use limits::Limits;
pub use serve::{Options, ServeError, serve, serve_on};
