//! What a press of the clock completes, and how a game ends by more than the board shows.

use super::truth::Truth;

finite! {
    /// What a player had done when he pressed his clock, or quitted his men where there is none.
    Done {
        /// Made a legal move.
        LegalMove,
        /// Made a legal move, but not with what he had touched.
        AgainstTouch,
        /// Made a legal move, but not the one to which a man quitted on its square had bound him.
        AgainstRelease,
        /// Made a legal move, but not the one that was required of him.
        AgainstRequirement,
        /// Made a legal move with both hands.
        WithTwoHands,
        /// Changed the board otherwise than by a legal move.
        Illegal,
        /// Left a Pawn on its last rank.
        Unpromoted,
        /// Made no move.
        Nothing,
    }
}

facts! {
    /// A turn was brought to its end: is the move complete?
    Completion {
        /// What had been done.
        done: Done,
        /// An arbiter is present and sees it.
        seen: bool,
    } where |_| true
}

facts! {
    /// An illegal move was completed: what does it cost?
    Infringement {
        /// The player has completed one before.
        again: bool,
        /// The opponent can still mate by some series of legal moves.
        mate: Truth,
    } where |_| true
}

facts! {
    /// It is claimed that the other completed a move with both hands.
    HandsClaim {
        /// He did.
        so: bool,
        /// The claimant has touched no man since.
        timely: bool,
    } where |f| f.so || f.timely
}

facts! {
    /// A player resigns: how does the game end?
    Resignation {
        /// The opponent can still mate by some series of legal moves.
        mate: Truth,
    } where |_| true
}

facts! {
    /// A player comes to the board for the first time.
    Arrival {
        /// After the time until which he was waited for.
        late: bool,
    } where |_| true
}

finite! {
    /// What is to be looked at in a score.
    Sheet {
        /// A move is written that was made.
        InOrder,
        /// A move is written before it is made.
        InAdvance,
        /// A move is written otherwise than it was made.
        Otherwise,
        /// Two moves were made and neither is written.
        TwoMovesBehind,
        /// An offer of a draw is written.
        Offer,
        /// An offer of a draw was made and is not written.
        OfferMissing,
        /// The last record is struck out.
        Struck,
        /// Something else than a move is written.
        OtherData,
    }
}

facts! {
    /// A score is written, or is not: is it as it should be?
    Recording {
        /// What is written.
        sheet: Sheet,
        /// The player must record.
        due: bool,
    } where |_| true
}

finite! {
    /// Where the game stands when a result is signed.
    Signed {
        /// The game goes on.
        TooEarly,
        /// It is the result.
        Right,
        /// It is another.
        Wrong,
    }
}

facts! {
    /// A result is signed.
    Signature {
        /// Which.
        signed: Signed,
    } where |_| true
}
