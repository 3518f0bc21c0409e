//! An arbiter's question at a board, answered.
//!
//! [`Asked`] is what he tells in words: the code, the moves so far, what the clocks show, and what happened. Read, it is a
//! [`Situation`] and a [`Question`]. [`answer`] plays the situation as acts of a game, has it judged, and tells what the laws
//! said: the ruling, the times to set, the evidence, and what was assumed, with what would follow otherwise.
//!
//! Nothing is decided here. Every sentence of an answer is that of a ruling, and the acts that led to it stand in
//! [`Answer::script`], so that anybody can have them judged again.
//!
//! ```
//! use jadoube_desk::{Asked, answer};
//!
//! let asked = Asked {
//!     code: "fide-2023".into(),
//!     time: Some("90m+30s".into()),
//!     moves: ["e4", "e5"].map(String::from).into(),
//!     clocks: Some(["0:41:37", "0:38:55"].map(String::from)),
//!     question: "illegal-move".into(),
//!     act: Some("g1f4".into()),
//!     ..Asked::default()
//! };
//! let (situation, question) = asked.read().map_err(|wrong| wrong[0].why.clone())?;
//! let answer = answer(&situation, &question).map_err(|wrong| wrong.why)?;
//! assert_eq!(answer.headline, "Black is given two minutes for an illegal move by White. Another one ends the game.");
//! assert_eq!(answer.articles[0].no, "7.5.5");
//! let clocks = answer.clocks.ok_or("no clock")?;
//! assert_eq!((clocks.white.as_deref(), clocks.black.as_deref()), (Some("0:41:07"), Some("0:40:55")));
//! # Ok::<(), String>(())
//! ```

mod answer;
mod asked;
mod evidence;
mod judged;
mod made;
mod question;
mod situation;
mod switch;
mod table;
mod wrong;

pub use answer::{Answer, Cited, Clocks, Estimate, Outcome};
pub use asked::Asked;
pub use evidence::Stood;
pub use judged::answer;
pub use question::Question;
pub use situation::Situation;
pub use switch::{Setting, Switch};
pub use wrong::Wrong;
