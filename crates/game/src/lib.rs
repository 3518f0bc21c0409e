//! Acts, men with identities, attempts, duties, options that lapse, the log and its replay.
//!
//! Pure: no file, no socket, no time of day, no randomness, and no code by name. The crate `law` says what the law is,
//! `board` what can be moved, and `proof` what can be proved.
//!
//! Begin at [`Game`]: it judges one [`act::Entry`] after another, and gives its [`standing::Standing`].
//!
//! ```
//! use board::{Side, Square};
//! use jadoube_game::act::{Act, Entry, HandAct, How, Person};
//! use jadoube_game::{Game, settings::Settings};
//!
//! let code = law::codes::find("bcf-1912").ok_or("no such code")?;
//! let mut game = Game::new(code, Settings::default())?;
//! let touch = Act::Hand(HandAct::Touches { squares: vec![Square::G1], how: How::Plainly });
//! let rulings = game.judge(Entry { stamp: None, who: Person::Player(Side::White), act: touch })?;
//! assert_eq!(rulings[0].articles, ["22(a)"]);
//! assert_eq!(game.standing().legal.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod act;
mod acts;
mod after;
mod array;
mod bare_king;
mod dispatch;
mod effects;
pub mod envelope;
pub mod evidence;
mod facts;
mod game;
mod judge;
mod judging;
mod law;
mod log;
mod looks;
mod older_rules;
mod phrases;
pub mod refusal;
pub mod result;
pub mod ruling;
mod seal;
pub mod searched;
mod sentences;
pub mod settings;
pub mod standing;
mod start;
mod state;
mod status;

pub use bare_king::ends_by_bare_king;
pub use effects::end::meaning as result_of;
pub use facts::long_endings::moves_to_claim;
pub use facts::reasons::broken_by;
pub use game::Game;
pub use log::{Judged, ReplayError};
pub use older_rules::rule_choices;
pub use ruling::Impossible;
pub use seal::Seal;
pub use settings::{Reads, SettingsError};
pub use state::AtLength;
pub use state::origins::origins;
pub use status::known_line::KnownLine;
