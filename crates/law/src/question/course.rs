//! The course of a game: what ends an option or the game, what is said, and what people find.

facts! {
    /// The holder of an option touched a man: is the option gone?
    Lapse {
        /// The touch is excused.
        excused: bool,
        /// The option is for an offence in its holder's turn; else in the offender's own.
        in_holders_turn: bool,
    } where |_| true
}

finite! {
    /// How a player stands at the beginning of his turn.
    State {
        /// In check, without a legal move.
        Checkmated,
        /// Not in check, without a legal move.
        Stalemated,
        /// He has nothing but his King, and the other has more.
        Bared,
        /// The other, who has just moved, has nothing but his King, and he has more.
        OtherBared,
        /// Neither has anything but his King.
        BothBared,
        /// His only legal moves take in passing.
        OnlyPassing,
        /// Neither side can mate by any series of legal moves.
        Dead,
        /// The position came back so often that the draw needs no claim.
        ManyTimes,
        /// So many moves were made without progress that the draw needs no claim.
        LongWithoutProgress,
        /// Both Kings are in check, or a Pawn is on its last rank, as an arbiter saw; and a move was completed since.
        StillIllegal,
    }
}

facts! {
    /// A turn begins: does the position end the game, or bind the player?
    Standstill {
        /// How the player stands.
        state: State,
        /// The move that led to it can no longer be objected to.
        lawful: bool,
        /// An arbiter declares it.
        declared: bool,
    } where |f| !f.declared || matches!(f.state, State::ManyTimes | State::LongWithoutProgress)
}

finite! {
    /// What is said, or done, about an offer of a draw.
    Word {
        /// It is offered.
        Offers,
        /// It is accepted.
        Accepts,
        /// It is declined.
        Declines,
        /// The player to whom it was offered completes a move instead.
        PlaysOn,
        /// The player to whom it was offered touches a man in his turn.
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
        /// It was settled that no draw is agreed before a later move.
        Settled,
    }
}

facts! {
    /// A draw is spoken of: is it agreed?
    Agreement {
        /// What is said or done.
        word: Word,
        /// An offer of the opponent stands.
        open: bool,
        /// The speaker has made a move, and has not pressed his clock yet.
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
        /// Left the playing area while he had the move.
        LeftAreaHavingTheMove,
        /// Left the playing area while the opponent had the move.
        LeftArea,
        /// Left the board, and neither the playing area nor the place of play.
        LeftBoard,
        /// Talked during play.
        Talk,
        /// Offered a draw, or claimed one, again and again.
        RepeatedOffers,
        /// Disturbed the opponent.
        Noise,
        /// Refused to observe the laws.
        Refusal,
        /// Covered his score.
        CoveredScore,
        /// Upset the men, otherwise than by accident. The board shows that they were upset, not why.
        MenUpset,
    }
}

facts! {
    /// Conduct is reported: what follows?
    Conduct {
        /// What was done.
        matter: Matter,
        /// The arbiter reports it, and so it is found.
        by_arbiter: bool,
        /// Play is adjourned.
        adjourned: bool,
        /// It was reported of him before.
        again: bool,
    } where |f| !f.again || f.matter != Matter::MenUpset
}

finite! {
    /// Somebody who does not play this game.
    Outsider {
        /// The arbiter, or a third party who decides.
        Arbiter,
        /// A spectator, a captain, a player of another game.
        Other,
    }
}

facts! {
    /// Somebody who does not play speaks of the game: does it count?
    Interference {
        /// Who.
        by: Outsider,
        /// A question of fact has been put to him.
        asked: bool,
    } where |_| true
}

finite! {
    /// What a finding is about.
    Matters {
        /// A fact in dispute.
        Fact,
        /// What the laws mean, or a case for which they do not provide.
        Meaning,
        /// Whether the game is drawn.
        Draw,
    }
}

facts! {
    /// A finding is given: does it stand?
    Finding {
        /// A third party gives it; otherwise the players together.
        third_party: bool,
        /// What it is about.
        about: Matters,
    } where |_| true
}
