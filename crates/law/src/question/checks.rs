//! Saying "check", and standing in check.

finite! {
    /// The check in which the adverse King stands.
    Given {
        /// None.
        None,
        /// It began with the last move.
        Now,
        /// It began earlier, and was left standing since nobody announced it.
        Earlier,
    }
}

facts! {
    /// "Check" is said: what follows?
    Announcement {
        /// The check in which the adverse King stands.
        given: Given,
        /// The adversary has touched no man since the last move.
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
        /// It was said before the claimant's last move, and there was no check.
        said: bool,
        /// What he answered with his move.
        answered: Answered,
        /// He had already taken a move back for it.
        taken_back: bool,
        /// The adversary has not moved since.
        timely: bool,
    } where |f| f.said || f.answered == Answered::Otherwise && !f.taken_back
}

finite! {
    /// What is known of how a check first came about.
    Origin {
        /// Nobody has found it yet.
        Open,
        /// It was found that nobody can tell.
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
        /// He has stood in check for so many moves of his own as the code names.
        long: bool,
        /// How the check first came about.
        origin: Origin,
    } where |f| f.so || !f.long
}
