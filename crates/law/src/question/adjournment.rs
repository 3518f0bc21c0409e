//! A game broken off and taken up again, and its time.

use super::truth::Truth;

finite! {
    /// A step of an adjournment.
    Step {
        /// Play is to be broken off.
        Adjourns,
        /// The player seals a record of his move.
        Seals,
        /// The one who did not seal opens the envelope.
        OpenedByTheOther,
        /// The one who sealed opens it.
        OpenedByTheSealer,
        /// Play is taken up again, and the player has made no record.
        NoRecord,
    }
}

facts! {
    /// A game is adjourned, sealed, opened: what follows?
    Adjournment {
        /// Which step.
        step: Step,
    } where |_| true
}

facts! {
    /// It is claimed that the adjourned position was set up wrongly: what follows?
    Resumption {
        /// It was.
        wrong: bool,
        /// The position, and the times where there is a limit, can be ascertained.
        known: bool,
    } where |f| f.wrong || f.known
}

finite! {
    /// What a record can be interpreted as expressing.
    Recorded {
        /// No legal move.
        Nothing,
        /// More than one.
        Several,
        /// One: a man's way, nothing being taken.
        Transfer,
        /// One, with a capture.
        Capture,
        /// One, a Pawn being taken in passing.
        InPassing,
        /// One, and that a castling.
        Castling,
    }
}

finite! {
    /// How a record is worded.
    Wording {
        /// In the code's own notation, in whole words.
        InWords,
        /// In the code's own notation, with abbreviations or signs.
        Abbreviated,
        /// Otherwise, as was agreed.
        Agreed,
    }
}

facts! {
    /// The record of a move is read: what follows from what it can mean?
    Reading {
        /// What it can mean.
        recorded: Recorded,
        /// How it is worded.
        wording: Wording,
    } where |_| true
}

finite! {
    /// The claimant's own time.
    OwnFlag {
        /// It is not exceeded.
        Up,
        /// It was exceeded later than the other's.
        DownLater,
        /// It was exceeded before the other's.
        DownFirst,
        /// Which was first is not known.
        DownUnknown,
    }
}

facts! {
    /// It is claimed that the other has exceeded his time: is the game lost?
    Overstep {
        /// The game is played under a time limit.
        limit: bool,
        /// A time is fixed at which play ends for good.
        closes: bool,
        /// He has used more time than his moves allow.
        fallen: bool,
        /// The claimant's own time.
        own: OwnFlag,
        /// The period is the last.
        last_period: bool,
        /// The claimant can still mate by some series of legal moves.
        mate: Truth,
    } where |f| (f.limit || !f.fallen) && (f.fallen || f.own == OwnFlag::Up)
}

facts! {
    /// Play has come to its end: who has made fewer moves than are due?
    Close {
        /// White has.
        white_short: bool,
        /// Black has.
        black_short: bool,
    } where |_| true
}
