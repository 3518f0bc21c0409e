//! The questions that a code answers: simple structs of finite facts, so that every combination can be tried.
//!
//! Squares, men and moves stay with the game, beside the facts. Combinations that cannot occur are left out, so that
//! a conflict that is found is a real one.

mod adjournment;
mod boards;
mod checks;
mod claims;
mod communication;
mod completion;
mod course;
mod liability;
mod movement;
mod post;
mod settled;
mod touching;
mod transfer;
mod truth;

use crate::choice::Choice;
use crate::effect::{EffectKind, Figure, Provision};
use crate::rule::Rule;

pub use crate::facts::{Facts, Finite};
pub use adjournment::*;
pub use boards::*;
pub use checks::*;
pub use claims::*;
pub use communication::*;
pub use completion::*;
pub use course::*;
pub use liability::*;
pub use movement::*;
pub use post::*;
pub use settled::*;
pub use touching::*;
pub use transfer::*;
pub use truth::Truth;

/// A question that clauses of a code answer.
pub trait Question: Facts {
    /// Its place among the questions.
    const NUMBER: usize;

    /// The rule of a clause that answers this question.
    fn rule(clause: &'static Clause) -> Option<&'static Rule<Self>>;

    /// Every combination of facts that can occur.
    fn all() -> Vec<Self> {
        Self::values()
    }
}

/// Makes [`Clause`], [`Question`] for each question, and `for_each_question!`: of each question its subject, its name,
/// and the kinds of effect that may answer it. The first token is a dollar sign, which a macro cannot write into a
/// macro that it makes.
macro_rules! questions {
    ($d:tt $($(#[doc = $doc:literal])* $name:ident => [$($may:ident),*],)*) => {
        /// An answer to one typed question, a figure, or a provision.
        #[derive(Debug)]
        pub enum Clause {
            $($(#[doc = $doc])* $name(Rule<$name>),)*
            /// A number.
            Sets(Figure, u32),
            /// Something settled for every game.
            Provides(Provision),
            /// A point of the older game is settled so.
            Plays(Choice),
            /// What no program can see: people find it, in these words.
            FoundByPeople(&'static str),
        }

        /// The questions, numbered.
        enum Numbered {
            $($name,)*
            NoQuestion,
        }

        impl Clause {
            /// The number of the question that a rule answers.
            pub(crate) fn question(&self) -> usize {
                let question = match self {
                    $(Clause::$name(_) => Numbered::$name,)*
                    Clause::Sets(..) | Clause::Provides(_) | Clause::Plays(_) | Clause::FoundByPeople(_) => {
                        Numbered::NoQuestion
                    },
                };
                question as usize
            }
        }

        $(impl Facts for $name {
            const NAME: &'static str = stringify!($name);
            const MAY: &'static [EffectKind] = &[$(EffectKind::$may),*];
        })*

        $(impl Question for $name {
            const NUMBER: usize = Numbered::$name as usize;

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
    /// How men move: which article forbids this way?
    Movement => [Forbids],
    /// What the player touched in his turn.
    Touching => [Binds, Offers, Excuses, IsNotProvidedFor],
    /// What the opponent's hand did out of turn.
    Meddling => [Offence, PutsBack, Carries, CarriesWhatRemains, MakesSecondMove, Offers],
    /// Whether a touch counts.
    Excuse => [Excuses, Offence],
    /// What was made of a turn.
    Transfer => [Makes, Completes, StaysOpen, Commits, Passes, PutsBack, Binds, Offence, Offers, Recalls, GivesForfeiture],
    /// What a Pawn on its last rank is named.
    Naming => [Names, Refuses],
    /// What the record of a turn makes a player liable to.
    Liability => [Offers, OffersThen, Excuses],
    /// A move made in the opponent's turn.
    OutOfTurnMove => [Passes, Offence, Recalls, Owes, Excuses],
    /// A man taken off by mistake.
    MistakenRemoval => [PutsBack, Refuses],
    /// Something required of a player.
    Requirement => [MustBeDone, Refuses],
    /// Attention called to an illegal move.
    Attention => [Restores, Counts, StaysOpen, Waits, Ends, Refuses],
    /// Attention called to a man touched.
    TouchClaim => [Restores, Refuses],
    /// A draw that is claimed.
    DrawClaim => [Pauses, Ends, Refuses, GivesTime, OpensOffer, Binds],
    /// A draw that is claimed because the opponent cannot win by normal means.
    NormalMeans => [Waits, SetsDelay, Ends, Refuses, OpensOffer, GivesTime],
    /// An increment that is asked for.
    ExtraTime => [OpensOffer, Waits, GivesTime, Refuses],
    /// Something that a player asks of the arbiter.
    Asking => [MustBeDone, Offence, Refuses],
    /// A mistake at the start that is claimed.
    StartClaim => [Rectifies, TurnsTheBoard, SetsTheClock, Ends, Refuses],
    /// A forfeiture that is claimed.
    Forfeiture => [Waits, Settles, Ends, Refuses],
    /// A penalty that is exacted.
    Exaction => [MustBeDone, Restores, PutsBack, ExcludesCastling, LosesRight, Refuses],
    /// A touch that ends an option.
    Lapse => [Lapses],
    /// The position at the beginning of a turn.
    Standstill => [Binds, Ends],
    /// A draw by agreement.
    Agreement => [OpensOffer, ClosesOffer, Ends, Refuses],
    /// Conduct that no board shows.
    Conduct => [Offence, GivesForfeiture, Ends, Excuses, TakesTime],
    /// A word of a person who does not play.
    Interference => [Refuses],
    /// A finding of fact.
    Finding => [Settles],
    /// A game that is adjourned, sealed, opened.
    Adjournment => [Adjourns, Completes, Records, MakesSealedMove, Owes, Ends, Refuses],
    /// An adjourned position that was set up wrongly.
    Resumption => [Restores, Ends, Refuses],
    /// What the record of a move can mean.
    Reading => [Reads, Adopts, Commits, Owes, Ends],
    /// A move that is communicated.
    Communication => [Completes, Adopts, BindsTheSide, Owes, Excuses],
    /// A move communicated for an assumed reply.
    Supposition => [Commits, Lapses],
    /// A player who does not reply.
    Silence => [Reminds, Ends],
    /// A player who has withdrawn.
    Withdrawal => [Ends],
    /// Leave that a player takes.
    Leave => [Records, Refuses],
    /// Notice of a longer reflection.
    LongReflection => [Records, Refuses],
    /// A result that is claimed by a table of endings.
    TableClaim => [Ends, Waits, Refuses],
    /// Men handled on a board that only one side sees.
    OwnBoard => [StaysOpen, Excuses, PutsBack],
    /// What one of several players of a side does.
    Consulting => [BindsTheSide],
    /// Time that was exceeded.
    Overstep => [Ends, Refuses, GivesTime, LosesRight],
    /// The end of a turn, by the press of the clock if there is one.
    Completion => [Completes, Passes, Promotes, Restores, Counts, Offence],
    /// The opponent's clock started again without a move.
    PressBack => [Excuses, Offence],
    /// The price of a completed illegal move.
    Infringement => [GivesTime, Ends],
    /// A move made with both hands, as is claimed.
    HandsClaim => [Restores, Counts, Offence, Refuses],
    /// A game that is given up.
    Resignation => [Ends, Refuses],
    /// A player who comes to the board.
    Arrival => [Ends],
    /// A score that is written.
    Recording => [Records, Reminds, Offence, Refuses],
    /// How a record is written.
    Spelling => [Records],
    /// A result that is signed.
    Signature => [Settles, Refuses],
    /// "Check" said.
    Announcement => [Announces, Misleads, Restores],
    /// "Check" said where there was none.
    FalseCheck => [Restores, Refuses],
    /// A King found in check.
    InCheck => [Restores, Waits, Refuses],
    /// How far moves given at odds may go, and what they are together.
    GivenMoves => [KeepsOwnHalf, MakesOneTurn, AnyMovesTheTouched],
    /// Moves counted from a notice.
    MoveCount => [CountsMoves, Ends, Refuses],
    /// The end of a game, seen with what was settled before it.
    Upshot => [Ends, Waits],
    /// A move that is announced, repeated, or made on the other board.
    Announcing => [Records, Reminds, Offence, Excuses, StaysOpen, Refuses],
    /// What a player's assistant does for him.
    Assistance => [MustBeDone, Refuses],
    /// Two boards that are claimed to differ.
    BoardsClaim => [Rectifies, Restores, Waits],
    /// Two boards that are asked for.
    TwoBoards => [MustBeDone, Refuses],
    /// The fixed end of play.
    Close => [Ends],
}
