//! What a person does at a board.
//!
//! An [`Entry`] is one line of a game: who, when, and the [`Act`]. Nothing here judges; an act says only what was
//! done. The text form is read and written by the crate `records`.

use board::{Kind, Setup, Side, Square, Wing};

use crate::envelope::{Bits, EnvelopeHash};

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

/// A person at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// The person, or the consulting side, with these men.
    Player(Side),
    /// A member of a consulting side, counted from 1.
    Member(Side, u8),
    /// The arbiter, or whoever the code lets decide as a third party.
    Arbiter,
    /// Both players together.
    Players,
}

impl Person {
    /// The side whose hand this is; none for the arbiter and for both players together.
    pub fn side(self) -> Option<Side> {
        match self {
            Person::Player(side) | Person::Member(side, _) => Some(side),
            Person::Arbiter | Person::Players => None,
        }
    }
}

/// What is said of an act of the hand; whether it excuses is the code's business.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum How {
    /// Nothing was said.
    #[default]
    Plainly,
    /// `accidentally`
    Accidentally,
    /// `rectifying`
    Rectifying,
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
    Signs(crate::standing::GameResult),
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

/// What lies in an envelope, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sealed {
    /// The record itself.
    Record {
        /// As written.
        record: String,
        /// What it can mean in the position that was adjourned.
        meaning: Meaning,
        /// What was drawn by lot for its [`EnvelopeHash`]; none where nothing was.
        bits: Option<Bits>,
    },
    /// Only what stands on the envelope.
    Hash(EnvelopeHash),
    /// Nothing of it.
    Withheld,
}

/// What the record of a move can mean.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Meaning {
    /// The motions, legal ones where its notation asks for a position.
    pub motions: Vec<Motion>,
    /// How it is worded.
    pub wording: law::question::Wording,
}

impl Meaning {
    /// One motion, or none, of a record in a notation that was agreed.
    ///
    /// ```
    /// assert!(jadoube_game::act::Meaning::agreed(None).motions.is_empty());
    /// ```
    #[must_use]
    pub fn agreed(motion: Option<Motion>) -> Meaning {
        Meaning { motions: motion.into_iter().collect(), wording: law::question::Wording::Agreed }
    }
}

/// A man's way from square to square as a hand does it, asking nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// From a square to a square, and what a Pawn becomes ([`Kind::Pawn`]: named to stay one).
    Transfer {
        /// Where the man stands.
        from: Square,
        /// Where it goes; whatever stands there goes off.
        to: Square,
        /// What a Pawn is exchanged for.
        promotion: Option<Kind>,
    },
    /// King, then Rook, as in castling, legal or not.
    Castling(Wing),
}

/// What a player writes in his score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    /// As written.
    pub text: String,
    /// What its letters say of a move; none where they say none.
    pub sketch: Option<Sketch>,
    /// With the sign for an offer of a draw, `(=)`.
    pub offer: bool,
}

/// A move so far as its notation tells it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sketch {
    /// The legal moves that it can mean in the position for which it was written.
    Motions(Vec<Motion>),
    /// King and Rook.
    Castling(Wing),
    /// One man.
    Man {
        /// None: a Pawn, or whatever stands on an origin given in full.
        kind: Option<Kind>,
        /// The file of its origin, 0 to 7.
        file: Option<u8>,
        /// The rank of its origin, 0 to 7.
        rank: Option<u8>,
        /// Where it arrives.
        to: Square,
        /// What a Pawn becomes.
        promotion: Option<Kind>,
    },
}

/// How a game is given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Resigning {
    /// Nothing more was said of it.
    #[default]
    Plainly,
    /// By word of mouth.
    Saying,
    /// By writing "resigns".
    Writing,
    /// By circling the result.
    Circling,
    /// By writing the result.
    WritingResult,
    /// By tipping the King over.
    TippingKing,
}

/// What may be asserted; which of these a code knows is the code's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position has come back.
    Repetition,
    /// Fifty moves went by without progress.
    FiftyMoves,
    /// The player can give check for ever.
    PerpetualCheck,
    /// An illegal move was made, perhaps a certain one.
    IllegalMove(Option<MoveNumber>),
    /// The adversary touched the man that stood there when the turn began.
    Touched(Square),
    /// The adversary removed the man that stood there when the turn began.
    Removed(Square),
    /// The board stands wrongly.
    BoardMisplaced,
    /// Men stand wrongly, or are missing.
    MenMisplaced,
    /// Men were displaced.
    MenDisplaced,
    /// The adversary used both hands.
    TwoHands,
    /// The players have each other's men.
    ColoursReversed,
    /// The wrong person made the first move.
    WrongFirstMove,
    /// The adversary has exceeded his time.
    Time,
    /// The adjourned position was set up wrongly.
    WronglyResumed,
    /// The adversary did what forfeits the game under this clause.
    Forfeiture(Clause),
    /// The giver of odds left on the board the man that he was to give.
    OddsNotGiven,
    /// The adversary said "check" where there was none.
    FalseCheck,
    /// The claimant's King is in check, and has been for some moves.
    InCheck,
}

/// A move of the game by its printed number and side: `12w`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveNumber {
    /// From 1, or as the start position counts.
    pub number: u32,
    /// Who made it.
    pub side: Side,
}

/// The letter of a clause in a code's article of forfeitures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause(pub char);

/// What is exacted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exaction {
    /// The King must move.
    King,
    /// The man that stood there must move.
    Move(Square),
    /// The man that stood there must be taken.
    Capture(Square),
    /// The position at the beginning of the turn stands again.
    A,
    /// A man that was touched moves or is taken; of two, one takes the other, or King and Rook castle.
    B(Square, Option<Square>),
    /// The King moves, or if he cannot, the man on this square.
    C(Option<Square>),
    /// The Rook with which castling was unlawful must move.
    Rook,
    /// What was done stands.
    Leave,
    /// The second of two moves in succession goes back.
    Replace,
    /// Both of two moves in succession stand.
    Both,
}

/// What is required, where it is no penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// The hand off the man.
    Release,
    /// The man in hand back on its square.
    Replace,
    /// The castling completed that the King began.
    CompleteCastling,
    /// The Rook's move, made first in castling, held to be the whole move.
    RookMove,
    /// What was moved out of turn undone.
    Annulment,
    /// The piece in the place of what stands for it there.
    Piece(Square),
    /// A substitute in the place of the Pawn there that was named a piece.
    Substitute(Square),
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
