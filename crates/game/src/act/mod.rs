//! What a person does at a board.
//!
//! An [`Entry`] is one line of a game: who, when, and the [`Act`]. Nothing here judges; an act says only what was
//! done. The text form is read and written by the crate `records`.

pub(crate) mod adjournment;
pub(crate) mod boards;
pub(crate) mod claim;
pub(crate) mod clock;
pub(crate) mod communication;
pub(crate) mod hand;
mod law;
pub(crate) mod motion;
pub(crate) mod official;
pub(crate) mod penalty;
pub(crate) mod person;
pub(crate) mod score;
pub(crate) mod word;

pub use adjournment::*;
pub use boards::*;
pub use claim::*;
pub use clock::*;
pub use communication::*;
pub use hand::*;
pub use motion::*;
pub use official::*;
pub use penalty::*;
pub use person::*;
pub use score::*;
pub use word::*;

/// One line of a game's log: a person, perhaps a stamp, and an act.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Milliseconds since play began; without one no time passes.
    pub stamp: Option<u64>,
    /// Whose act it is.
    pub who: Person,
    /// What was done.
    pub act: Act,
}

/// Something that a person does, by its group.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// At the men.
    Hand(HandAct),
    /// At the clock.
    Clock(ClockAct),
    /// Words that claim nothing.
    Word(WordAct),
    /// Something is asserted, perhaps of the position after a move that is declared and not made yet.
    Claim(Claim, Option<Motion>),
    /// About a penalty, or what is required.
    Penalty(PenaltyAct),
    /// About an adjournment.
    Adjournment(AdjournmentAct),
    /// Moves that are communicated.
    Communication(CommunicationAct),
    /// At the score sheet.
    Score(ScoreAct),
    /// Where each player has a board of his own.
    Boards(BoardsAct),
    /// Of officials, or of both players together.
    Official(OfficialAct),
}
