//! What the players together, or an official, may find, report or impose.

use board::{Setup, Side};

use crate::act::claim::Clause;

/// An act of the arbiter, of a third party, or of both players together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OfficialAct {
    /// A finding of fact.
    Finds(Fact),
    /// Conduct that no board shows, told by the arbiter or a third party.
    Reports {
        /// Whose conduct.
        side: Side,
        /// What was done.
        what: Conduct,
    },
    /// The arbiter looks at what stands there now.
    Observes,
    /// The arbiter declares a draw.
    DeclaresDraw,
    /// The arbiter gives a player time, though nobody has done wrong.
    GivesTime {
        /// Whom.
        side: Side,
        /// Milliseconds.
        ms: u64,
        /// By which article, as it was written.
        article: Option<String>,
    },
    /// The arbiter punishes a player.
    Penalises {
        /// Whom.
        side: Side,
        /// How.
        punishment: Punishment,
        /// For breaking which article, as it was written.
        article: Option<String>,
    },
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The touch was an accident.
    Accident,
    /// The position cannot be ascertained.
    Unascertainable,
    /// What was claimed is not so.
    NotSo,
    /// The offence of this clause was committed by this side.
    Offence(Clause, Side),
    /// This side refused a lawful requirement.
    Refused(Side),
    /// The dials as they should be: milliseconds left to White and to Black.
    Clock([u64; 2]),
    /// The moves of White and of Black as the counter of the clock should have them.
    MoveCounter([u32; 2]),
    /// The position as it should be.
    Board(Box<Setup>),
    /// This side's flag has fallen.
    Flag(Side),
    /// This side's flag fell before the other's.
    FlagFirst(Side),
    /// This side has not come to the board in time.
    Absent(Side),
    /// What was undertaken in words was done.
    ConditionMet,
    /// The game is drawn.
    Drawn,
    /// The decision on a claim is put off.
    Postponed,
    /// A decision in words.
    Decided(String),
}

/// What an arbiter may impose.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Punishment {
    /// A warning.
    Warning,
    /// So many milliseconds to the opponent.
    Opponent(u64),
    /// So many milliseconds less to himself.
    Own(u64),
    /// Points, in words.
    Points(String),
    /// The game is lost.
    Loss,
    /// Both have lost.
    BothLose,
    /// Expulsion from the event, and the game lost.
    Expulsion,
}

/// Conduct that no board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conduct {
    /// A telephone or the like.
    Device,
    /// Written or printed matter.
    Notes,
    /// Advice from another person.
    Advice,
    /// A second board and men.
    SecondBoard,
    /// Left the place of play.
    LeftVenue,
    /// Disturbed the other.
    Noise,
    /// Refused to observe the laws.
    Refusal,
}
