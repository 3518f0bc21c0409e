//! Why an act has no effect.

/// Why an act has no effect: the reason that was found. The sentence of the ruling says it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// There was such a right, and something ended it.
    TooLate(Ended),
    /// It is for somebody else to say or do.
    NotYours(Whose),
    /// What is claimed or supposed is not so.
    NotSo,
    /// A search ended at its bound before it could be proved.
    Unproven,
    /// Something else must come first.
    NotYet(Awaited),
    /// This code knows no such claim, penalty or word.
    Unknown,
    /// No legal move does what is asked.
    NoLegalMove,
    /// It would break a law, and this table does not let that happen.
    Guarded,
}

/// What ended a right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// Its holder touched a man.
    Touched,
    /// A move was completed since.
    Moved,
    /// Its holder exacted a penalty.
    Exacted,
    /// Its holder waived it.
    Waived,
    /// Its holder required what no legal move could do.
    Impossible,
    /// It was done already.
    Done,
    /// The game ended.
    GameOver,
    /// The time fixed for play ended.
    PlayClosed,
}

/// Who may say or do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The opponent.
    Opponent,
    /// A player, and no official.
    Player,
    /// Each player alone, and not both together.
    EachAlone,
    /// The players together, or an official.
    Both,
    /// Another arbiter than the one who speaks.
    OtherArbiter,
}

/// What the game waits for first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaited {
    /// A finding on a claim.
    Finding,
    /// The last position that can be determined.
    Position,
    /// A move to be sealed.
    SealedMove,
    /// The envelope to be opened.
    Envelope,
    /// The adjourned position to be set up again.
    SetUp,
    /// One of the moves that a record can mean.
    Adoption,
    /// A penalty to be chosen.
    Penalty,
    /// A move, or more of them.
    Move,
    /// The end of the game.
    Result,
    /// The press of the clock.
    Press,
    /// The answer to an offer of a draw.
    Answer,
    /// The end of a leave.
    EndOfLeave,
}
