//! What a law can do. The list is closed: a new effect is a change of the game, a new law is not.

mod duty;
mod figure;
mod outcome;
mod penalty;
mod provision;

pub use duty::Duty;
pub use figure::Figure;
pub use outcome::Outcome;
pub use penalty::{Menu, Penalty, Until};
pub use provision::Provision;

/// Which position stands again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// The position before the unlawful move, or the offence.
    TurnOfTheOffence,
    /// The position in which the game was adjourned, with the sealed move made in it.
    Adjournment,
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
    /// The move is complete, and the other person has the turn.
    Completes,
    /// What was done so far does not end the turn.
    StaysOpen,
    /// The turn passes in fact, though what was done was unlawful.
    Passes,
    /// A movement of the men that this article does not allow.
    Forbids,
    /// A law was broken.
    Offence,
    /// The adversary may choose one of these, until then.
    Offers(Menu, Until),
    /// The adversary may exact what the first menu gives, until then, and after it one of the second or none.
    OffersThen(Menu, Menu, Until),
    /// The adversary may choose one of these in the offender's own next turn.
    Owes(Menu),
    /// What is required, or exacted, must be done.
    MustBeDone,
    /// The adversary may have the move taken back, until then.
    Recalls(Until),
    /// The adversary may claim this forfeiture.
    GivesForfeiture(char),
    /// An earlier position stands again.
    Restores(To),
    /// What was touched or moved goes back at once.
    PutsBack,
    /// What was touched counts as touched in the offender's own next turn.
    Carries,
    /// What was touched counts as touched in the offender's own next turn, if it is on the board then.
    CarriesWhatRemains,
    /// The player is bound in this turn.
    Binds(Duty),
    /// The touch has no consequence.
    Excuses,
    /// The move that discharges a penalty is not castling.
    ExcludesCastling,
    /// What was required cannot be done, and the right to a penalty is gone.
    LosesRight,
    /// What was open to exact is open no more.
    Lapses,
    /// The game is over.
    Ends(Outcome),
    /// What was claimed, required or done has no effect.
    Refuses,
    /// People must find a fact first.
    Waits,
    /// The finding stands.
    Settles,
    /// A draw is proposed and may be accepted.
    OpensOffer,
    /// The proposal of a draw is gone.
    ClosesOffer,
    /// The name is given.
    Names,
    /// Play is broken off, and the player is to seal his move.
    Adjourns,
    /// The position, and the times where there is a limit, are recorded.
    Records,
    /// The sealed move is made on the board.
    MakesSealedMove,
    /// The record is read so.
    Reads,
    /// The adversary may adopt any one of the moves that a record can mean.
    Adopts,
    /// The move is made, and the other has the move; it is complete when the clock is pressed.
    Makes,
    /// A man quitted on its square stays there, and the move that it belongs to is made.
    Commits,
    /// A completed illegal move is counted against the player.
    Counts,
    /// The opponent is given so many seconds.
    GivesTime(Figure),
    /// The Pawn left on its last rank becomes a Queen.
    Promotes,
    /// Both clocks stand while it is looked into.
    Pauses,
    /// A duty to record, and what was recorded otherwise than it should be.
    Reminds,
    /// The position is moved to a board that lies rightly, and the game goes on.
    TurnsTheBoard,
    /// What was moved out of turn stands for a second move, until it is put back or allowed.
    MakesSecondMove,
    /// The laws give nothing for it; a dispute would go to a third party.
    IsNotProvidedFor,
    /// The check must be noticed from now on.
    Announces,
    /// The adversary was misled.
    Misleads,
    /// The men are put right, and play goes on.
    Rectifies,
    /// The moves keep to the mover's own half of the board.
    KeepsOwnHalf,
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

/// Effects in one slot exclude each other; offers and all the others stand side by side.
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
