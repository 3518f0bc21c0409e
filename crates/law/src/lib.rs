//! The form of a law, the resolver, and the codes.
//!
//! A [`Code`] is a table of [`Article`]s in their printed order. Each carries its number, a summary, and the clauses
//! that it installs; a [`Clause`] answers one typed [`Question`] with [`Effect`]s. [`resolve`] puts a question to a
//! code: matching rules, less those set aside, equal effects merged with all their articles. An empty answer is the
//! code's silence, and nothing is borrowed from another.
//!
//! ```
//! use jadoube_law::question::{ClaimForm, Claimant, DrawClaim, DrawGround};
//! use jadoube_law::{codes, resolve, Effect, Outcome, Truth};
//! let code = codes::find("bcf-1912").unwrap();
//! let (ground, by, form) = (DrawGround::Repetition, Claimant::Player, ClaimForm::Now);
//! let claim = DrawClaim { ground, by, form, touched: false, truth: Truth::Yes };
//! let answer = resolve(code, &claim).unwrap();
//! assert_eq!(answer[0].effect, Effect::Ends(Outcome::DrawnByRepetition));
//! assert_eq!(answer[0].articles, ["32(c)"]);
//! ```

#[macro_use]
mod facts;
#[macro_use]
pub mod question;

mod answers;
mod check;
mod cites;
mod code;
pub mod codes;
mod effect;
mod knows;
mod resolve;
mod rule;

pub use answers::{Answers, ask};
pub use check::{Mistake, check};
pub use cites::Cites;
pub use code::{Article, Code};
pub use effect::{Duty, Effect, EffectKind, Figure, Menu, Outcome, Penalty, Provision, To, Until};
pub use knows::{Carried, Knows};
pub use question::{Clause, Question, Truth};
pub use resolve::{Answer, Conflict, asks_for_truth, figure, penalties, provided, providing, resolve};
pub use rule::{Rule, Term, rule};
