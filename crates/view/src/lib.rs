//! What a seat may see of a game, and its JSON.
//!
//! A [`Seat`] is a place at the table, with the rule that says for whom it may act. A [`Viewer`] is a seat, or a
//! program that sees everything. [`standing`], [`entries`] and [`line()`] give a viewer what he may see. If several
//! seats learn of the same act, a [`Sight`] works the standing out once, and a [`LineBook`] writes each move once.
//!
//! ```
//! use game::{Game, settings::Settings};
//! use jadoube_view::{Seat, Viewer};
//!
//! let code = law::codes::find("bcf-1912").ok_or("no such code")?;
//! let mut game = Game::new(code, Settings::default())?;
//! game.judge(records::act::read("white touches g1", game.position())?)?;
//!
//! let line = serde_json::to_value(jadoube_view::line(&game, Viewer::All))?;
//! assert_eq!(line["rulings"][0]["articles"][0], "bcf-1912 22(a)");
//! assert_eq!(line["standing"]["duty"][0]["squares"][0], "g1");
//! assert_eq!(jadoube_view::standing(&game, Seat::Watch).may, [""; 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acts;
mod entries;
pub mod evidence;
mod exhibit;
mod hands;
mod json;
mod judging;
mod line_book;
mod reading;
mod seat;
mod sight;
mod standing;
mod told;
mod write;

pub use acts::Group;
pub use entries::{entries, evidence_of, unjudged};
pub use evidence::data::Evidence;
pub use evidence::shows::{Proof, Reason, Shows};
pub use exhibit::{Dialogue, Exhibit, Part, Step};
pub use json::counts::{BySide, Clock, Counts, Penalty};
pub use json::entry::{Doubt, Entry, Line, Ruling};
pub use json::hand::{Besides, Captured, Hand, Resting, Unlawful, Way};
pub use json::line::{LineMove, LineUpdate, MoveText};
pub use json::option::{About, Duty, LeadsTo, PenaltyOption, WrongClaim};
pub use json::score::{ScoreLine, ScoreSheet};
pub use json::standing::Standing;
pub use judging::{Impossible, Judged, JudgedAct, Judging, Told};
pub use line_book::LineBook;
pub use reading::{MessageRead, MoveMeant, RecordRead, message_read};
pub use seat::{Further, NoSeat, Seat, Viewer, Voice};
pub use sight::Sight;
pub use standing::{brief_line, line, ruling, standing};
pub use write::ruling::doubts;
