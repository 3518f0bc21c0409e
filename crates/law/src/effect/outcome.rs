//! How a game ends.

/// How a game ends. "The player" is the one of whom the question was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    // On the board
    /// The player is mated, and loses.
    Checkmate,
    /// Drawn by stalemate.
    DrawnByStalemate,
    /// The player is stalemated, and loses.
    LostByStalemate,
    /// The player is stalemated, and loses half.
    HalfLostByStalemate,
    /// The player is stalemated, and wins.
    WonByStalemate,
    /// The player has nothing but his King, and loses.
    LostByBareKing,
    /// The player has nothing but his King, and loses half.
    HalfLostByBareKing,
    /// The opponent has nothing but his King: the player wins.
    WonByBareKing,
    /// The opponent has nothing but his King: the player wins half.
    HalfWonByBareKing,
    /// Drawn, as a side has nothing but its King.
    DrawnByBareKing,
    /// Drawn by repetition of the position.
    DrawnByRepetition,
    /// Drawn by so many moves without progress.
    DrawnByFiftyMoves,
    /// Drawn by perpetual check.
    DrawnByPerpetualCheck,
    /// Drawn: neither side can mate by any series of legal moves.
    DrawnAsDead,
    /// Drawn: whatever legal moves are made, it cannot be won.
    DrawnAsUnwinnable,
    /// Drawn: no legal move can have led to the position, and it is too late to correct it.
    DrawnAsIllegal,
    /// Drawn: so many moves were made since notice was given.
    DrawnByCount,

    /// Drawn: the opponent cannot win by normal means.
    DrawnByNormalMeans,
    /// The claimant loses: his claim, which ended play, is rejected.
    ClaimLost,

    // By word
    /// Drawn by agreement.
    DrawnByAgreement,
    /// The player resigned, and loses.
    Resigned,
    /// The player resigned, but the opponent cannot mate by any series of legal moves: drawn.
    ResignedToNoMate,

    // By the clock
    /// The player exceeded his time, and loses.
    OutOfTime,
    /// The player exceeded his time, but the opponent cannot mate by any series of legal moves: drawn.
    OutOfTimeToNoMate,
    /// The player did not reply for so long that he loses.
    Silent,
    /// The player has withdrawn, and loses.
    Withdrawn,
    /// The claimant wins: a table of endings has the position won for him.
    WonByTable,
    /// Drawn: a table of endings has the position drawn.
    DrawnByTable,
    /// Both exceeded their time, and nobody knows who was first: drawn.
    BothOutOfTime,
    /// The player came too late, and loses.
    Defaulted,
    /// Both came too late, and both lose.
    BothDefaulted,

    // By an offence
    /// The offender loses, under the clause of this letter.
    Forfeited(char),
    /// The player completed so many illegal moves, and loses.
    IllegalMoves,
    /// The player completed so many illegal moves, but the opponent cannot mate by any series of legal moves: drawn.
    IllegalMovesToNoMate,
    /// The player sealed no legal move, and loses.
    SealedNoMove,
    /// The player sealed no legal move, but the opponent cannot mate by any series of legal moves: drawn.
    SealedNoMoveToNoMate,
    /// The player's conduct costs him the game.
    LostByConduct,
    /// The game counts as never played.
    Annulled,
    /// The game is cancelled, and a new one begins.
    Recommenced,
    /// The result is the one that was decided.
    Decided,

    // By what was settled before the game
    /// The player did not do what he undertook, and loses.
    UndertakingFailed,
    /// The player did what he undertook, and wins.
    UndertakingMet,
    /// A man that was to be given was left on the board: drawn.
    DrawnForMenLeftOn,
}
