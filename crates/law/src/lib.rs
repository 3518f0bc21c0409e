//! Laws of chess as tables: the form of a law, the resolver that puts questions to it, and the codes.
//!
//! A [`Code`] is a table of [`Article`]s in their printed order. Each article has its number, a summary, and the
//! clauses that it installs. A [`Clause`] is a [`Rule`] of conditions and [`Effect`]s, typed by the [question] that it
//! answers; or it is a figure or a provision. The resolver collects the rules whose conditions hold, drops those that
//! another sets aside by name, and merges equal effects with all their articles. An empty answer is the code's silence;
//! nothing is borrowed from another code.
//!
//! This crate knows no squares, pieces or moves. The game computes the facts of a question and carries out the effects.
//!
//! ```
//! use jadoube_law::question::{ClaimForm, Claimant, DrawClaim, DrawGround, ShownBy, Unlike};
//! use jadoube_law::{Outcome, Truth, ask, codes};
//!
//! let bcf = codes::find("bcf-1912").ok_or("no such code")?;
//! let (ground, by, form) = (DrawGround::Repetition, Claimant::Player, ClaimForm::Now);
//! let (touched, unlike, shown) = (false, Unlike::Nothing, ShownBy::Score);
//! let mut answers = ask(bcf, DrawClaim { ground, by, form, touched, unlike, shown, truth: Truth::Yes })?;
//! let (outcome, cites) = answers.take_end().ok_or("silent")?;
//! assert_eq!((outcome, cites.to_string()), (Outcome::DrawnByRepetition, "32(c)".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The laws of your kitchen table
//!
//! Anybody can write a code. It is a `static` of your own program, and nothing has to be registered. These two
//! articles are a whole code: it binds a player to the man that he touched, completes his move, and is silent about
//! everything else.
//!
//! ```
//! use jadoube_law::question::{Adverse, Hindrance, Made, Own, Pair, Touching, Transfer};
//! use jadoube_law::{Article, Clause, Code, Duty, Effect, Term, ask, check, rule};
//!
//! const ONE_THAT_CAN_MOVE: &Term<Touching> =
//!     &Term::new("one man was touched, and it can move", |facts| facts.own == Own::OneMovable);
//! const LEGAL_MOVE: &Term<Transfer> = &Term::new("a legal move was made", |facts| facts.made == Made::Legal);
//!
//! static HOUSE: Code = Code::new(
//!     "kitchen-table",
//!     "The laws of our kitchen table",
//!     &[
//!         Article::new(
//!             "1",
//!             "Touch it, move it.",
//!             &[Clause::Touching(rule(&[ONE_THAT_CAN_MOVE], &[Effect::Binds(Duty::MoveTouched)]))],
//!         ),
//!         Article::new(
//!             "2",
//!             "A legal move is complete when the hand has left the man.",
//!             &[Clause::Transfer(rule(&[LEGAL_MOVE], &[Effect::Completes]))],
//!         ),
//!     ],
//! );
//!
//! // Every combination of facts is tried, and every mistake is reported.
//! assert_eq!(check(&HOUSE), Ok(()));
//!
//! let touched = Touching {
//!     own: Own::OneMovable,
//!     adverse: Adverse::None,
//!     own_takes_adverse: false,
//!     first_takes_first: false,
//!     pair: Pair::None,
//!     hindrance: Hindrance::None,
//!     pinned: false,
//!     safe: false,
//!     king_moves: true,
//! };
//! let mut answers = ask(&HOUSE, touched)?;
//! assert_eq!(answers.take(Effect::Binds(Duty::MoveTouched)).ok_or("silent")?.to_string(), "1");
//! answers.all_heard();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The example `own_code` of the crate `jadoube` plays a game under such a code. A rule whose effect cannot answer its
//! question does not compile (see [`rule`]). [`check`] finds conflicts between articles, articles that nothing reaches,
//! and similar mistakes. It belongs in a test beside every code.

#[macro_use]
mod facts;
#[macro_use]
pub mod question;

mod answers;
mod check;
mod choice;
mod cites;
mod code;
pub mod codes;
pub mod compare;
pub mod counterparts;
mod effect;
pub mod equipment;
mod in_force;
mod index;
mod knows;
mod regulations;
mod resolve;
mod rule;
pub mod timeline;
pub mod topic;

pub use answers::{Answers, ask};
pub use check::{Mistake, check};
pub use choice::{Choice, Point};
pub use cites::Cites;
pub use code::{Annex, Article, Code, Matter};
pub use effect::{Duty, Effect, EffectKind, Figure, Menu, Outcome, Penalty, Provision, Sanction, To, Until};
pub use in_force::InForce;
pub use knows::{Carried, Knows};
pub use question::{Clause, Question, Truth};
pub use regulations::{Contact, Guideline, Regulations, Supervision, Tempo, When};
pub use resolve::{
    Answer, Conflict, asks_for_forced_win, asks_for_truth, figure, penalties, provided, providing, resolve,
};
pub use rule::{Needs, Rule, Term, rule};
