//! What a person does at a board.
//!
//! An [`Entry`] is one line of a game: who, when, and the [`Act`]. Nothing here judges; an act says only what was
//! done. The text form is read and written by the crate `records`.

pub(crate) mod adjournment;
pub(crate) mod claim;
pub(crate) mod motion;
pub(crate) mod official;
pub(crate) mod penalty;
pub(crate) mod person;
pub(crate) mod score;
pub(crate) mod word;

pub use adjournment::*;
pub use claim::*;
pub use motion::*;
pub use official::*;
pub use penalty::*;
pub use person::*;
pub use score::*;
pub use word::*;

use board::{Kind, Setup, Side, Square};

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

/// Something that a person does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A hand on the men there; more than one: together, the order unclear.
    Touches {
        /// At least one square.
        squares: Vec<Square>,
        /// What is said of it.
        how: How,
    },
    /// Takes a man up.
    Lifts {
        /// Where it stands.
        square: Square,
        /// What is said of it.
        how: How,
    },
    /// Sets the man in hand down, the hand still on it.
    Places {
        /// An empty square.
        square: Square,
        /// What is said of it.
        how: How,
    },
    /// Quits the man in hand, or the man touched.
    Releases,
    /// Takes a man off the board.
    Removes {
        /// Where it stands.
        square: Square,
        /// What is said of it.
        how: How,
    },
    /// Sets a man from the box on the board.
    Puts {
        /// What is set.
        kind: Kind,
        /// An empty square.
        square: Square,
        /// The hand stays on it.
        held: bool,
        /// What is said of it.
        how: How,
    },
    /// Sets something that stands for a piece on the board, in the place of a promoted Pawn.
    PutsSubstitute {
        /// An empty square.
        square: Square,
        /// The hand stays on it.
        held: bool,
    },
    /// Names what a Pawn on its last rank becomes; a Pawn: it stays one.
    Names(Kind),
    /// A man knocked over, or shifted to another square.
    Displaces {
        /// Where it stood.
        from: Square,
        /// Where it stands now; none: it lies off its square.
        to: Option<Square>,
        /// What is said of it.
        how: How,
    },
    /// All the men are thrown over.
    UpsetsBoard {
        /// What is said of it.
        how: How,
    },
    /// Displaced men are put right.
    Restores,
    /// Touch, lift, take off what stands on the square of arrival, place, release, and promote if a letter follows.
    Moves(Motion),
    /// `moves`, and the press of the clock where there is one.
    Plays(Motion),
    /// The same with both hands.
    TwoHanded {
        /// The way.
        motion: Motion,
        /// `plays`, rather than `moves`.
        presses: bool,
    },
    /// "J'adoube": covers the next touch by the same person, or those on the squares named.
    SaysAdjust(Vec<Square>),
    /// Allows what the other has just asked or done.
    Consents,
    /// "Check."
    SaysCheck,
    /// Proposes a draw.
    OffersDraw,
    /// Agrees to the draw proposed.
    AcceptsDraw,
    /// Rejects the draw proposed.
    DeclinesDraw,
    /// Writes in his own score.
    Writes(Record),
    /// Strikes the last record out.
    Strikes,
    /// Signs the result on his own score.
    Signs(crate::result::GameResult),
    /// Gives the game up.
    Resigns(Resigning),
    /// Asserts something that the code may act on.
    Claims(Claim),
    /// Asserts it of the position after a move that is declared, and not made yet.
    ClaimsIntending {
        /// What.
        claim: Claim,
        /// The move.
        motion: Motion,
    },
    /// Requires a penalty that the code gives.
    Exacts(Exaction),
    /// Gives up every option that is open now.
    Waives,
    /// Gives notice that moves are counted from now.
    GivesNotice,
    /// Requires something that a code gives beside penalties.
    Requires(Requirement),
    /// Refuses a lawful requirement.
    Refuses,
    /// Admits an offence that the other side claims.
    Admits,
    /// A finding of fact.
    Finds(Fact),
    /// Conduct that no board shows, told by the arbiter or a third party.
    Reports {
        /// Whose conduct.
        side: Side,
        /// What was done.
        what: Conduct,
    },
    /// Presses the clock.
    Presses,
    /// Stops both clocks, perhaps saying why.
    StopsClocks(Option<String>),
    /// The clock of this side is started.
    Starts(Side),
    /// Breaks play off.
    Adjourns,
    /// Writes a move down, seals it in an envelope and hands it over.
    Seals(Sealed),
    /// Sets the adjourned position up again, as it was or otherwise.
    Resumes(Option<Box<Setup>>),
    /// Opens the envelope.
    OpensEnvelope,
    /// Adopts one of the moves that the other's record can mean.
    Adopts(Motion),
    /// The arbiter looks at what stands there now.
    Observes,
    /// The arbiter declares a draw.
    DeclaresDraw,
    /// The arbiter punishes a player.
    Penalises {
        /// Whom.
        side: Side,
        /// How.
        punishment: Punishment,
        /// For breaking which article, as it was written.
        article: Option<String>,
    },
    /// Comes to the board.
    Arrives,
    /// Goes away from the board.
    Leaves,
}
