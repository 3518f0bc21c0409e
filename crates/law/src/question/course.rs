//! The course of a game: what lapses, how it ends, what is said and found.

facts! {
    /// The holder of an option touched a man.
    Lapse {
        /// The touch is excused.
        excused: bool,
    } where |_| true
}

finite! {
    /// How the player stands at the beginning of his turn.
    State {
        /// In check, without a legal move.
        Checkmated,
        /// Not in check, without a legal move.
        Stalemated,
        /// His only legal moves take in passing.
        OnlyPassing,
        /// Neither side can mate by any series of legal moves.
        Dead,
        /// The position came back so often that nobody need claim it.
        ManyTimes,
        /// So many moves were made without progress that nobody need claim it.
        LongWithoutProgress,
    }
}

facts! {
    /// What is the position at the beginning of a turn?
    Standstill {
        /// How the player stands.
        state: State,
        /// Nobody can object any more to the move that led to it.
        lawful: bool,
    } where |_| true
}

finite! {
    /// A word about agreeing to a draw.
    Word {
        /// A draw is offered.
        Offers,
        /// It is accepted.
        Accepts,
        /// It is declined.
        Declines,
        /// The other has completed a move instead.
        PlaysOn,
        /// The other has touched a man in his turn.
        Touches,
    }
}

finite! {
    /// What stands in the way of agreeing to a draw.
    Bar {
        /// Nothing.
        None,
        /// A side has made no move yet.
        TooEarly,
        /// It was settled that none is agreed before a later move.
        Settled,
    }
}

facts! {
    /// A draw is spoken of: is it agreed?
    Agreement {
        /// What is said.
        word: Word,
        /// An offer of the other stands.
        open: bool,
        /// After he who speaks has made a move, and before he presses his clock.
        proper: bool,
        /// What stands in the way.
        bar: Bar,
    } where |f| !matches!(f.word, Word::PlaysOn | Word::Touches) || f.open
}

finite! {
    /// Conduct that no board shows.
    Matter {
        /// A telephone or the like.
        Device,
        /// Written or printed matter.
        Notes,
        /// Advice from another person.
        Advice,
        /// A second board and men.
        SecondBoard,
        /// Left the place of play.
        LeftVenue,
        /// Disturbed the other.
        Noise,
        /// Refused to observe the laws.
        Refusal,
        /// Upset the men, otherwise than by accident. The board shows that they were upset, not why.
        MenUpset,
    }
}

facts! {
    /// Conduct is reported: what follows?
    Conduct {
        /// What was done.
        matter: Matter,
    } where |_| true
}

facts! {
    /// A person who does not play speaks of the game: does it count?
    Interference {
        /// A question of fact has been put to him.
        asked: bool,
    } where |_| true
}

finite! {
    /// What a finding is about.
    Matters {
        /// A fact that is in dispute.
        Fact,
        /// What the laws mean, or something that they do not provide for.
        Meaning,
    }
}

facts! {
    /// A finding is given: does it stand?
    Finding {
        /// By a third party; else by the players together.
        third_party: bool,
        /// What it is about.
        about: Matters,
    } where |_| true
}
