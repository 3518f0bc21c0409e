//! What games by post have of their own: silence, leave, and claims that rest on a table of endings.

use super::truth::Truth;

finite! {
    /// How long a player has not replied.
    Quiet {
        /// Until the day of the first reminder.
        First,
        /// Until that of the second.
        Second,
        /// Until that of the last.
        Last,
        /// Longer than the code lets a player be silent.
        TooLong,
    }
}

facts! {
    /// A player does not reply: what follows?
    Silence {
        /// How long.
        quiet: Quiet,
        /// He has given notice that he reflects longer.
        notice: bool,
    } where |_| true
}

facts! {
    /// A player is found to have withdrawn: what follows?
    Withdrawal {
        /// He has said nothing of it.
        silent: bool,
    } where |_| true
}

facts! {
    /// A player takes leave: may he?
    Leave {
        /// He has so many days left in this year of play.
        enough: bool,
    } where |_| true
}

facts! {
    /// A player gives notice that he reflects longer than the code lets him be silent: may he?
    LongReflection {
        /// It is his turn.
        has_the_move: bool,
    } where |_| true
}

finite! {
    /// What a table of endings is claimed to say.
    TableSays {
        /// That the claimant wins.
        Won,
        /// That the game is drawn.
        Drawn,
    }
}

finite! {
    /// What has become of a claim that a table of endings bears out.
    TableTruth {
        /// A proof of ours bears it out.
        Proved,
        /// A proof of ours shows that it is not so.
        Disproved,
        /// No proof of ours has decided it.
        Open,
        /// The director found that it is so.
        Found,
        /// The director found that it is not so.
        FoundNotSo,
    }
}

impl TableTruth {
    /// What a proof tells.
    pub fn of(truth: Truth) -> TableTruth {
        match truth {
            Truth::Yes => TableTruth::Proved,
            Truth::No => TableTruth::Disproved,
            Truth::Undetermined => TableTruth::Open,
        }
    }
}

facts! {
    /// A result is claimed that a table of endings gives: what follows?
    TableClaim {
        /// What it is claimed to say.
        says: TableSays,
        /// So few men are on the board as the code asks.
        few: bool,
        /// The claimant has the move.
        has_the_move: bool,
        /// Whether it is so.
        truth: TableTruth,
    } where |f| f.few && f.has_the_move || f.truth == TableTruth::Open
}
