//! Acts, men with identities, attempts, duties, options that lapse, the log and its replay.
//!
//! Pure: no file, no socket, no time of day, no randomness, and no code by name. What the law says is asked of the
//! crate `law`; what can be moved, of `board`; what must be proved, of `proof`.
//!
//! Begin at [`Game`]: it judges one [`act::Entry`] after another, and tells its [`standing::Standing`].
//!
//! ```
//! use board::{Side, Square};
//! use jadoube_game::act::{Act, Entry, How, Person};
//! use jadoube_game::{Game, settings::Settings};
//!
//! let code = law::codes::find("bcf-1912").ok_or("no such code")?;
//! let mut game = Game::new(code, Settings::default())?;
//! let touch = Act::Touches { squares: vec![Square::G1], how: How::Plainly };
//! let rulings = game.judge(Entry { stamp: None, who: Person::Player(Side::White), act: touch })?;
//! assert_eq!(rulings[0].articles, ["22(a)"]);
//! assert_eq!(game.standing().legal.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod act;
mod adjourning;
mod arising;
mod array;
mod asking;
mod castling;
mod change;
mod checking;
mod claiming;
pub mod clock;
mod closing;
mod committing;
mod completing;
mod counting;
mod drawing;
mod ending;
pub mod envelope;
pub mod evidence;
mod exacting;
mod flagging;
mod forfeiting;
mod game;
mod hand;
mod hearing;
mod liability;
mod looks;
mod making;
mod meddling;
mod men;
mod names;
mod odds;
mod out_of_turn;
mod overview;
mod proving;
mod reading;
mod reasons;
mod rectifying;
mod removal;
mod requiring;
mod righting;
mod scoring;
mod seal;
mod second;
pub mod settings;
mod settling;
mod speaking;
pub mod standing;
mod standing_in;
mod supervising;
mod timing;
mod touching;
mod turn;
mod upshot;

pub use game::{Game, Impossible, Judged, ReplayError, SettingsError};
pub use names::origins;
pub use reading::Reads;
pub use seal::Seal;
