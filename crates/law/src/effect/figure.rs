//! Numbers that an article fixes.

/// A number that an article fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    // The start
    /// Moves on each side within which a mistake at the start can be mended.
    MovesToMendTheStart,

    // Draws
    /// Times that a position must have stood, for a draw that is claimed.
    Occurrences,
    /// Times that a position must have stood, for a draw that needs no claim.
    OccurrencesByThemselves,
    /// Moves on each side without progress, for a draw that is claimed.
    MovesWithoutProgress,
    /// Moves on each side without progress, for a draw that needs no claim.
    MovesWithoutProgressByThemselves,
    /// Moves on each side without a capture, for a draw that is claimed.
    MovesWithoutCapture,
    /// Moves on each side without progress, for a draw that is claimed, in the endings that are given more.
    MovesInLongEndings,
    /// Moves on each side after a notice, for a draw.
    MovesAfterNotice,

    /// Moves that each side has made before a draw is agreed or a game is resigned.
    MovesBeforeAgreement,

    // Force, where mate must be given within a number of moves
    /// The worth of a Queen.
    WorthOfQueen,
    /// The worth of a Rook.
    WorthOfRook,
    /// The worth of a Bishop or a Knight.
    WorthOfMinorPiece,
    /// The worth that a force must exceed against a Rook.
    ForceAgainstRook,
    /// The worth that a force must exceed against the King alone.
    ForceAgainstNothing,

    // Check
    /// Moves of his own during which a player's King stood in check without being noticed, before he can take the last
    /// one back.
    MovesInUnnoticedCheck,

    // Time
    /// Moves in each period of the time limit, unless another number was agreed.
    MovesInAPeriod,
    /// Minutes in each of these periods.
    MinutesInAPeriod,
    /// Seconds that the opponent is given for a completed illegal move.
    SecondsForIllegalMove,
    /// Seconds that the opponent is given for a wrong claim of a draw.
    SecondsForWrongClaim,

    /// Minutes of each player for all moves, below which the game is no standard chess.
    MinutesOfStandard,
    /// Minutes of each player for all moves, up to which the game is blitz.
    MinutesOfBlitz,

    /// Minutes on a clock below which a player is short of time, unless enough is added with each move.
    MinutesOfTimePressure,
    /// Seconds added with each move with which no player is short of time.
    SecondsAgainstTimePressure,
    /// Minutes after the start of play by which a player must have come, where no other time is settled.
    MinutesToArrive,

    /// Minutes on the claimant's clock below which he may claim that the opponent cannot win by normal means.
    MinutesForNormalMeans,
    /// Seconds that the opponent is given if the claim is rejected.
    SecondsForNormalMeans,

    /// Seconds that a player loses for an electronic device.
    SecondsForDevice,
    /// Minutes on the clock below which a player may ask for time with each move.
    MinutesToAskForIncrement,
    /// Seconds that are added with each move then.
    SecondsOfIncrementAsked,
    /// Seconds that the opponent is given if that is granted.
    SecondsForIncrement,

    // Points
    /// Points in halves for a game that is won.
    HalfPointsForWin,
    /// Points in halves for a game that is drawn.
    HalfPointsForDraw,
    /// Points in halves for a game that is lost.
    HalfPointsForLoss,

    // Games by communication
    /// Whole days of one turn up to which a day is reckoned as one, where time is reckoned in whole days; beyond them it
    /// is reckoned twice.
    DaysBeforeDoubling,
    /// Days of leave that a player may take in a year of 365 days.
    DaysOfLeave,
    /// Days without a reply after which a player is reminded for the first time.
    DaysToFirstReminder,
    /// The same for the second time.
    DaysToSecondReminder,
    /// The same for the last time.
    DaysToLastReminder,
    /// Days without a reply that a player may let pass who has not given notice of a longer reflection.
    DaysOfSilence,
    /// Men on the board, Kings and Pawns included, up to which a table of endings can be claimed.
    MenInTables,
    /// Hours from the receipt of a move to the receipt of the reply, from which on players may help themselves.
    HoursToReplyAtLeisure,

    // Illegal moves
    /// Moves of the player who made it, its own included, within which an illegal move is taken back.
    MovesToTakeBack,
    /// The same when a player is short of time.
    MovesToTakeBackInTimePressure,

    // Scores
    /// Times that a player may ask to see the score.
    RequestsForScore,
    /// Pairs of moves that may be missing in a score that is complete enough for a claim.
    MissingMovePairs,
    /// Minutes on the clock below which a player need not record, unless he has an increment.
    MinutesToRecord,
    /// Seconds of increment with which a player must always record.
    IncrementToRecord,
}
