//! The questions that a code answers: plain structs of finite facts, so that every combination can be tried.
//!
//! Squares, men and moves stay with the game, beside the facts. Combinations that cannot occur are left out, so that
//! a conflict that is found is a real one.

#[macro_use]
mod finite;

mod adjournment;
mod checks;
mod claims;
mod completion;
mod course;
mod liability;
mod movement;
mod settled;
mod touching;
mod transfer;
mod truth;

use std::fmt::Debug;

use crate::effect::{Figure, Provision};
use crate::rule::Rule;

pub use adjournment::*;
pub use checks::*;
pub use claims::*;
pub use completion::*;
pub use course::*;
pub use finite::Finite;
pub use liability::*;
pub use movement::*;
pub use settled::*;
pub use touching::*;
pub use transfer::*;
pub use truth::Truth;

/// A question with finitely many combinations of facts.
pub trait Question: Finite + Debug + PartialEq {
    /// Its name.
    const NAME: &'static str;

    /// The rule of a clause that answers this question.
    fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>>;

    /// Every combination of facts that can occur.
    fn all() -> Vec<Self> {
        Self::values()
    }
}

/// Makes [`Clause`], [`Question`] for each question, and `for_each_question!`. The first token is a dollar sign, which
/// a macro cannot write in a macro that it makes.
macro_rules! questions {
    ($d:tt $($(#[doc = $doc:literal])* $name:ident,)*) => {
        /// An answer to one typed question, a figure, or a provision.
        #[derive(Debug)]
        pub enum Clause {
            $($(#[doc = $doc])* $name(Rule<$name>),)*
            /// A number.
            Sets(Figure, u32),
            /// Something settled for every game.
            Provides(Provision),
            /// What no program can see: people find it, in these words.
            FoundByPeople(&'static str),
        }

        $(impl Question for $name {
            const NAME: &'static str = stringify!($name);

            fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>> {
                match clause {
                    Clause::$name(rule) => Some(rule),
                    _ => None,
                }
            }
        })*

        /// Runs a block once for each question, under the name of a type that the caller picks.
        ///
        /// ```
        /// use jadoube_law::question::Question;
        /// let mut combinations = 0;
        /// jadoube_law::for_each_question!(Q => combinations += Q::all().len());
        /// assert!(combinations > 1_000);
        /// ```
        #[macro_export]
        macro_rules! for_each_question {
            ($d question:ident => $d ($d body:tt)*) => {
                $({
                    type $d question = $crate::question::$name;
                    $d ($d body)*
                })*
            };
        }
    };
}

questions! { $
    /// How men move: what a movement breaks.
    Movement,
    /// What the player touched in his turn.
    Touching,
    /// What the opponent's hand did out of turn.
    Meddling,
    /// Whether a touch counts.
    Excuse,
    /// What was made of a turn.
    Transfer,
    /// Naming what a Pawn becomes.
    Naming,
    /// What the record of a turn makes a player liable to.
    Liability,
    /// A move made in the opponent's turn.
    OutOfTurnMove,
    /// A man taken off by mistake.
    MistakenRemoval,
    /// What may be required of a player.
    Requirement,
    /// Attention called to an illegal move.
    Attention,
    /// Attention called to a man touched.
    TouchClaim,
    /// A draw claimed.
    DrawClaim,
    /// A mistake at the start claimed.
    StartClaim,
    /// A forfeiture claimed.
    Forfeiture,
    /// A penalty exacted.
    Exaction,
    /// What ends an option.
    Lapse,
    /// What the position is at the beginning of a turn.
    Standstill,
    /// A draw by agreement.
    Agreement,
    /// Conduct that no board shows.
    Conduct,
    /// A person who does not play speaks.
    Interference,
    /// A finding of fact.
    Finding,
    /// A game broken off and taken up again.
    Adjournment,
    /// A position set up wrongly after it.
    Resumption,
    /// The record of a move read.
    Reading,
    /// Time exceeded.
    Overstep,
    /// A turn brought to its end, by the press of the clock where there is one.
    Completion,
    /// An illegal move completed.
    Infringement,
    /// Both hands used, as is claimed.
    HandsClaim,
    /// The game given up.
    Resignation,
    /// A player who comes to the board.
    Arrival,
    /// A score written.
    Recording,
    /// A result signed.
    Signature,
    /// "Check" is said.
    Announcement,
    /// "Check" was said where there was none.
    FalseCheck,
    /// A King found in check.
    InCheck,
    /// How far moves given at odds may go.
    GivenMoves,
    /// Moves counted from a notice.
    MoveCount,
    /// What was settled before the game, at its end.
    Upshot,
    /// Play at its end.
    Close,
}
