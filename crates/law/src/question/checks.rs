//! What is said of check.

finite! {
    /// The check that the adverse King stands in.
    Given {
        /// None.
        None,
        /// One that began with the last move.
        Now,
        /// One that he has left standing for a move or more, since nobody announced it.
        Earlier,
    }
}

facts! {
    /// "Check" is said: what follows?
    Announcement {
        /// Whether it is so.
        given: Given,
        /// The adversary has touched nothing since the last move.
        timely: bool,
    } where |_| true
}

finite! {
    /// What a player answered to the word "check".
    Answered {
        /// He moved his King.
        KingMoved,
        /// He put a man between.
        Interposed,
        /// He did something else, or has not moved yet.
        Otherwise,
    }
}

facts! {
    /// It is claimed that "check" was said where there was none: what follows?
    FalseCheck {
        /// It was said before the claimant's last move, and there was none.
        said: bool,
        /// What he moved.
        answered: Answered,
        /// The adversary has not moved since.
        timely: bool,
    } where |f| f.said || f.answered == Answered::Otherwise
}

finite! {
    /// What is known of where a check came from.
    Origin {
        /// Nobody has found it yet.
        Open,
        /// It is found that it cannot be ascertained.
        Unascertainable,
        /// It is known.
        Known,
    }
}

facts! {
    /// A player finds his King in check: what follows?
    InCheck {
        /// He stands in check.
        so: bool,
        /// And has stood in it while two moves or more were made.
        long: bool,
        /// Where the check came from.
        origin: Origin,
    } where |f| f.so || !f.long
}
