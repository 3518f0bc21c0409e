//! What a player says aloud, such as that he resigns.

use board::Square;

/// What is said and is no claim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WordAct {
    /// "J'adoube": covers the next touch by the same person, or those on the squares named.
    SaysAdjust(Vec<Square>),
    /// Allows what the other has just asked or done.
    Consents,
    /// "Check."
    SaysCheck,
    /// Proposes a draw.
    OffersDraw,
    /// Proposes a draw on a condition.
    OffersDrawIf(String),
    /// A hand held out, a nod, as it was seen.
    Gestures(String),
    /// Agrees to the draw proposed.
    AcceptsDraw,
    /// Rejects the draw proposed.
    DeclinesDraw,
    /// Proposes that the last moves of both be taken back, so many of them; one of each side counts as two.
    ProposesTakeBack(usize),
    /// Agrees to take back what the other proposes.
    AcceptsTakeBack,
    /// Calls the game off before both have moved: the other does not come, or is not waited for.
    CallsOff,
    /// Gives the game up.
    Resigns(Resigning),
    /// Gives notice that moves are counted from now.
    GivesNotice,
    /// Gives notice that he reflects on this move for longer than the code lets him be silent.
    GivesNoticeOfReflection,
    /// Asks something of the arbiter.
    Asks(Asked),
    /// Speaks of the game, and does not play it.
    Speaks(String),
    /// Appeals against the arbiter's decision, perhaps saying why.
    Appeals(Option<String>),
}

/// What a player asks of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// That time be added with each move.
    Increment,
    /// To see the score that the arbiter keeps.
    Score,
    /// A score sheet of his own.
    Sheet,
    /// An explanation of the laws.
    Explanation,
    /// Of his assistant: how many moves were made, and how much time is left.
    Count,
    /// That two boards be used.
    Boards,
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
