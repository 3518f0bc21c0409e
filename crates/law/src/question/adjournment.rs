//! Adjournment and resumption, the record of a move, and time overstepped.

use super::truth::Truth;

finite! {
    /// A step of an adjournment.
    Step {
        /// Play is broken off.
        Adjourns,
        /// The player writes his move down and seals it.
        Seals,
        /// The player who did not seal opens the envelope.
        OpenedByTheOther,
        /// The player who sealed opens it.
        OpenedByTheSealer,
        /// Play is taken up again, and no move was recorded.
        NoRecord,
    }
}

facts! {
    /// A game is adjourned, its move sealed, its envelope opened: what follows?
    Adjournment {
        /// Which step.
        step: Step,
    } where |_| true
}

facts! {
    /// It is claimed that the adjourned position was set up wrongly: what follows?
    Resumption {
        /// It was set up wrongly.
        wrong: bool,
        /// The right position can be ascertained, and in a game with a time limit the times.
        known: bool,
        /// The game is played under a time limit.
        limit: bool,
    } where |_| true
}

finite! {
    /// What a record can mean.
    Recorded {
        /// No legal move.
        Nothing,
        /// More than one legal move.
        Several,
        /// One legal move, which takes nothing.
        Transfer,
        /// One legal move, a capture.
        Capture,
        /// One legal move, which takes a Pawn in passing.
        InPassing,
        /// One legal move, which castles.
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

finite! {
    /// When the envelope with a record is opened.
    Opened {
        /// When play is resumed, or there is no envelope.
        AtResumption,
        /// The clock of the player who must reply was started in his absence.
        AfterHisClock,
        /// The player who must reply had sealed his reply, and the one who had not come then is there now.
        WithReply,
    }
}

facts! {
    /// The record of a move is read: what follows?
    Reading {
        /// What it can mean.
        recorded: Recorded,
        /// How it is worded.
        wording: Wording,
        /// When its envelope is opened.
        opened: Opened,
        /// The opponent can still mate by some series of legal moves.
        mate: Truth,
    } where |_| true
}

finite! {
    /// The time of the player who claims that the other exceeded his.
    OwnFlag {
        /// It was not exceeded.
        Up,
        /// It was exceeded later than the other's.
        DownLater,
        /// It was exceeded before the other's.
        DownFirst,
        /// It was exceeded, and nobody knows which of the two was first.
        DownUnknown,
    }
}

finite! {
    /// The force with which a player would win.
    WinningForce {
        /// Enough to mate.
        Enough,
        /// The King alone.
        LoneKing,
        /// King and Bishop, or King and Knight.
        OneMinorPiece,
        /// King and two Knights against an opponent without Pawns.
        TwoKnights,
    }
}

facts! {
    /// It is claimed that the opponent has exceeded his time: is the game lost?
    Overstep {
        /// The game is played under a time limit.
        limit: bool,
        /// A time is fixed at which play ends.
        closes: bool,
        /// The opponent has used more time than his moves allow.
        fallen: bool,
        /// He had made a move in time, and the flag fell before it was completed.
        uncompleted: bool,
        /// The time of the player who claims that the other exceeded his.
        own: OwnFlag,
        /// The period is the last one.
        last_period: bool,
        /// The claimant can still mate by some series of legal moves.
        mate: Truth,
        /// What the claimant has to win with.
        force: WinningForce,
        /// The claimant can force mate.
        forced: Truth,
        /// The claimant's score is complete enough.
        scored: bool,
        /// The claimant has made such a claim in vain in this period.
        failed: bool,
        /// How many moves were made is known, or the period has no number of them.
        counted: bool,
    } where |f| (f.limit || !f.fallen)
        && (f.fallen || f.own == OwnFlag::Up && !f.uncompleted)
        && (f.counted || (f.fallen && !f.last_period && f.own != OwnFlag::DownFirst))
}

facts! {
    /// The fixed end of play has come: who has made fewer moves than are due?
    Close {
        /// White has made fewer.
        white_short: bool,
        /// Black has made fewer.
        black_short: bool,
    } where |_| true
}
