//! Several games between two players, under one code.
//!
//! A [`Match`] takes what is done in it, one [`act::MatchAct`] after another: a lot, an agreement, the end of a game. It
//! knows which games count, what the score is as the code counts it, whether the match is over, and who has White and the
//! first move in the next game, each with the articles that say so. Where the code is silent, it says that.
//!
//! - [`due`] asks the code who has White and who begins.
//! - [`score`] counts, and finds the end of the match.
//! - [`rematch`] is a game after another without a match: the same two play the same again.
//! - [`hand`] is the Pawn in the hand: a lot that both players can verify afterwards.
//! - [`text`] reads and writes a match as a club has it, and [`cases`] checks what is expected of one.
//! - [`told`] is the match as data, for JSON, and [`seal`] a hash over where it stands.
//!
//! Pure: no file, no socket, no time of day, no randomness. Who draws bits, and who opens files, is outside.
//!
//! ```
//! use jadoube_matches::act::{GamePlayed, How, MatchAct, Matter, Told};
//! use jadoube_matches::{Due, Match, Player, Settings};
//!
//! let code = law::codes::find("bcf-1912").ok_or("no such code")?;
//! let players = ["Blackburne", "Gunsberg"].map(str::to_owned);
//! let mut two = Match::new(Settings::new(code, players))?;
//! two.judge(MatchAct::Settles { matter: Matter::Colours, player: Player::One, how: How::Lot })?;
//! two.judge(MatchAct::Game(GamePlayed::new(Told::Won(Player::Two))))?;
//! let next = two.next().ok_or("it goes on")?;
//! assert_eq!((next.colours.due, next.colours.articles), (Due::To(Player::Two), vec!["17"]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod act;
pub mod cases;
mod conduct;
pub mod due;
mod expected;
pub mod hand;
mod matter;
mod odds;
mod played;
mod player;
pub mod rematch;
mod ruling;
pub mod score;
pub mod seal;
mod sentences;
pub mod settings;
pub mod text;
pub mod told;

pub use conduct::Match;
pub use due::{Due, Next};
pub use hand::Hand;
pub use odds::MatchOdds;
pub use played::{MatchGame, Underway};
pub use player::Player;
pub use ruling::{Refused, Ruling};
pub use settings::Settings;
