//! What a player may assert.

use board::{Side, Square};

/// What may be asserted; which of these a code knows is the code's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position has come back.
    Repetition,
    /// Fifty moves went by without progress.
    FiftyMoves,
    /// The player can give check for ever.
    PerpetualCheck,
    /// The opponent cannot win by normal means, or does not try.
    NoNormalMeans,
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
    /// The clock is set otherwise than was agreed.
    ClockWronglySet,
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
    /// The adversary had quitted a man on this square, and moved otherwise.
    Released(Square),
    /// The claimant had said that he would adjust the man that stood there when the turn began.
    Adjusted(Square),
    /// The adversary has resigned.
    Resigned,
    /// The adversary has offered a draw.
    DrawOffered,
    /// A draw was agreed.
    DrawAgreed,
    /// The boards of the two players do not show the same position.
    BoardsDiffer,
    /// A table of endings has the position won for the claimant.
    TableWin,
    /// A table of endings has the position drawn.
    TableDraw,
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
