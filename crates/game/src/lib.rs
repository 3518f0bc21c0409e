//! Acts, men with identities, attempts, duties, options that lapse, the log and its replay.
//!
//! Pure: no file, no socket, no time of day, no randomness, and no code by name. What the law says is asked of the
//! crate `law`; what can be moved, of `board`; what must be proved, of `proof`.
//!
//! Begin at [`Game`]: it judges one [`act::Entry`] after another, and tells its [`standing::Standing`].

pub mod act;
mod adjourning;
mod array;
mod change;
mod claiming;
pub mod clock;
mod exacting;
mod game;
mod hand;
mod making;
mod meddling;
mod men;
mod names;
mod overview;
mod proving;
mod reasons;
mod seal;
pub mod settings;
mod speaking;
pub mod standing;
mod timing;
mod touching;
mod turn;

pub use game::{Game, Impossible, Judged, ReplayError, SettingsError};
pub use seal::Seal;
