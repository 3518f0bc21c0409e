//! What a law can do. The list is closed: a new effect means a change in `game`, a new law does not.

mod duty;
mod figure;
mod outcome;
mod penalty;
mod provision;

pub use duty::Duty;
pub use figure::Figure;
pub use outcome::Outcome;
pub use penalty::{Menu, Penalty, Until};
pub use provision::{Provision, Sanction};

/// Which position stands again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// The position before the unlawful move or the offence.
    TurnOfTheOffence,
    /// The position in which the game was adjourned, with the sealed move made in it.
    Adjournment,
    /// The position up to which both scores say the same.
    ScoresAgree,
    /// The position before the player's own last move.
    OwnLastMove,
    /// The position in which the King first stood in the check that nobody announced.
    FirstUnannouncedCheck,
}

/// Makes [`Effect`] and [`EffectKind`] of one list.
macro_rules! effects {
    ($($(#[doc = $doc:literal])* $name:ident $(($($with:ty),+))?,)*) => {
        /// One consequence that a rule has.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Effect {
            $($(#[doc = $doc])* $name $(($($with),+))?,)*
        }

        /// An [`Effect`] without what it carries, such as the penalties of a menu.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum EffectKind {
            $($(#[doc = $doc])* $name,)*
        }

        impl Effect {
            /// Its kind.
            pub const fn kind(self) -> EffectKind {
                match self {
                    $(Effect::$name { .. } => EffectKind::$name,)*
                }
            }
        }
    };
}

effects! {
    /// The move is complete, and the opponent has the turn.
    Completes,
    /// What was done so far does not end the turn.
    StaysOpen,
    /// The turn passes in fact, though what was done was unlawful.
    Passes,
    /// The article does not allow this way of moving.
    Forbids,
    /// A law was broken.
    Offence,
    /// The adversary may exact one of these penalties, until then.
    Offers(Menu, Until),
    /// The adversary may exact what the first menu gives, until then, and after it one penalty of the second, or none.
    OffersThen(Menu, Menu, Until),
    /// The adversary may exact one of these penalties in the offender's own next turn.
    Owes(Menu),
    /// What is required or exacted must be done.
    MustBeDone,
    /// The adversary may have the move taken back, until then.
    Recalls(Until),
    /// The adversary may claim the forfeiture of this letter.
    GivesForfeiture(char),
    /// An earlier position stands again.
    Restores(To),
    /// What was touched or moved goes back at once.
    PutsBack,
    /// What was touched counts as touched in the offender's own next turn.
    Carries,
    /// What was touched counts as touched in the offender's own next turn, if it is still on the board.
    CarriesWhatRemains,
    /// The whole side may be treated as a player who did it.
    BindsTheSide,
    /// The player is bound in this turn.
    Binds(Duty),
    /// The touch has no consequence.
    Excuses,
    /// A penalty cannot be discharged by castling.
    ExcludesCastling,
    /// What was required cannot be done, and the right to a penalty is gone.
    LosesRight,
    /// What could be exacted can be exacted no longer.
    Lapses,
    /// The game is over.
    Ends(Outcome),
    /// What was claimed, required or done has no effect.
    Refuses,
    /// People must find a fact first.
    Waits,
    /// The finding, or the signed result, stands.
    Settles,
    /// A draw is proposed and may be accepted.
    OpensOffer,
    /// The proposal of a draw is gone.
    ClosesOffer,
    /// The name is given.
    Names,
    /// Play is broken off, and the player is to seal his move.
    Adjourns,
    /// The position is recorded, and in a game with a time limit the times; or what a score shows is in order.
    Records,
    /// The sealed move is made on the board.
    MakesSealedMove,
    /// The article says how the record is read.
    Reads,
    /// The adversary may choose which of the moves that a record can mean is made.
    Adopts,
    /// The move is made, and the opponent is to move; it is complete when the clock is pressed.
    Makes,
    /// A man that was quitted stays on its square, and the move to which this belongs must be finished.
    Commits,
    /// A completed illegal move is counted against the player.
    Counts,
    /// The opponent is given as many seconds as the figure says.
    GivesTime(Figure),
    /// The player loses as many seconds as the figure says, or half of the time left to him if that is less.
    TakesTime(Figure),
    /// The Pawn left on its last rank becomes a Queen.
    Promotes,
    /// Both clocks stand while the claim is examined.
    Pauses,
    /// The player is reminded that he must record, or that he recorded wrongly.
    Reminds,
    /// The position is set up on a board that lies properly, and the game goes on.
    TurnsTheBoard,
    /// The clock is set as was agreed, and the game goes on.
    SetsTheClock,
    /// The game goes on, on a clock with a delay, on which the claimant has half of his time.
    SetsDelay,
    /// What was moved out of turn counts as a second move until it is put back or allowed.
    MakesSecondMove,
    /// The laws do not provide for it, and a third party would decide a dispute.
    IsNotProvidedFor,
    /// The check must be noticed from now on.
    Announces,
    /// The adversary was misled.
    Misleads,
    /// The men are put right, and the game goes on.
    Rectifies,
    /// The moves keep to the mover's own half of the board.
    KeepsOwnHalf,
    /// The moves are made in one turn to play.
    MakesOneTurn,
    /// The moves are one for what was touched: any of them moves the man.
    AnyMovesTheTouched,
    /// Moves are counted from now.
    CountsMoves,
}

impl EffectKind {
    /// Whether a list has it; a constant expression, so that tables of laws are checked as they are compiled.
    pub const fn is_in(self, list: &[EffectKind]) -> bool {
        let mut index = 0;
        while index < list.len() {
            if list[index] as u8 == self as u8 {
                return true;
            }
            index += 1;
        }
        false
    }
}

/// Two effects in one slot exclude each other; effects without a slot stand side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Slot {
    Turn,
    Position,
    Duty,
    Verdict,
}

impl Effect {
    pub(crate) fn slot(self) -> Option<Slot> {
        match self {
            Effect::Completes | Effect::StaysOpen | Effect::Passes | Effect::Makes => Some(Slot::Turn),
            Effect::Restores(_) => Some(Slot::Position),
            Effect::Binds(_) => Some(Slot::Duty),
            Effect::Ends(_)
            | Effect::Refuses
            | Effect::Waits
            | Effect::MakesSealedMove
            | Effect::Announces
            | Effect::Misleads
            | Effect::Rectifies
            | Effect::CountsMoves => Some(Slot::Verdict),
            _ => None,
        }
    }
}
