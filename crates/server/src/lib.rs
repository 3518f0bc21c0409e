//! HTTP and WebSocket for the page and for programs.
//!
//! [`serve`] opens a log of games and a port, and serves both until the process is told to end. [`app`] is the same
//! without a port, for tests and for a program that has a server already. `docs/protocol.md` tells what is said over the
//! wire; [`limits`] holds every limit with its reason.
//!
//! Nothing here decides a law. A request is authenticated; its acts are read, judged by `game` and written to the log by
//! `store`; only then are they answered, and shown to each seat as `view` lets it.
//!
//! | folder | what it holds |
//! | --- | --- |
//! | `http` | connections, routes, and what each address answers |
//! | `live` | the games that are being played, the tables that own them, the sockets at them |
//! | `wire` | requests, answers, frames and errors, as types |
//! | `page` | the page, out of the program |
//! | `push` | word to players whose page is not open |
//!
//! ```no_run
//! # async fn example() -> Result<(), jadoube_server::ServeError> {
//! use jadoube_server::{Options, serve};
//!
//! serve(Options::at("games.db")).await
//! # }
//! ```

mod admission;
mod bucket;
mod client;
mod descriptors;
mod engine;
mod http;
mod journal;
mod key;
mod labour;
mod legible;
pub mod limits;
mod live;
pub mod machine;
mod metrics;
mod origin;
mod page;
mod places;
mod push;
mod random;
mod serve;
mod state;
mod stopping;
mod unread;
mod watched;
mod wire;

pub use client::Front;
pub use engine::engines::Engine;
pub use http::listen::Listener;
pub use http::routes::app;
pub use limits::Limits;
pub use origin::Origin;
pub use serve::{Options, ServeError, serve, serve_on};
pub use state::{Push, State};
pub use watched::Watched;
