//! Games of players who cannot see the board: moves are announced, and each player has a board of his own.

finite! {
    /// What is announced, repeated, or done on the other board.
    Spoken {
        /// The move is announced as it is made.
        AsMade,
        /// A promotion is announced, and not to what.
        WithoutPiece,
        /// Another move is announced than the one that was made.
        Otherwise,
        /// What was announced otherwise is put right before the opponent's clock is started.
        PutRight,
        /// A move is announced whose player has pressed his clock.
        TooLate,
        /// The opponent repeats what was announced.
        Repeated,
        /// The opponent repeats something else.
        RepeatedOtherwise,
        /// The opponent makes the move on his board.
        Copied,
        /// The opponent makes another move on his board.
        CopiedOtherwise,
        /// The opponent makes the move on his board that was announced, and another was made.
        CopiedAsAnnounced,
        /// The men of a move stand where it leaves them, and it was not announced.
        NotYet,
        /// The opponent replies before the move was announced.
        RepliedBefore,
        /// The clock is pressed before the move was announced.
        PressedBefore,
        /// The clock is pressed, and another move was announced than the one made.
        PressedOtherwise,
    }
}

facts! {
    /// A move is announced, repeated, or made on the other board: what follows?
    Announcing {
        /// What is announced or done.
        spoken: Spoken,
        /// The player whose move it is, or who repeats it or makes it on his board, sees the board.
        sees: bool,
    } where |_| true
}

finite! {
    /// Whose assistant acts.
    Helped {
        /// That of a player who cannot see.
        Blind,
        /// That of a player who sees, whose opponent has none.
        Seeing,
        /// That of a player who sees, whose opponent has one.
        SeeingBesideAnother,
        /// That of a player who cannot do something himself, where nothing was announced of players who cannot see.
        Unable,
    }
}

finite! {
    /// What an assistant does.
    Help {
        /// He makes a move on the other board.
        Copies,
        /// He announces a move.
        Announces,
        /// He keeps the player's score.
        Records,
        /// He starts the opponent's clock.
        Presses,
        /// He tells the player, who has asked, the number of moves and the times.
        Counts,
        /// He claims that the time is exceeded.
        ClaimsTime,
        /// He says that the other player has touched a man.
        TellsOfTouch,
        /// He does what an adjournment asks of the player.
        Adjourns,
        /// He moves the player's men.
        Moves,
        /// Anything else.
        Other,
    }
}

facts! {
    /// An assistant acts for a player: may he?
    Assistance {
        /// Whose he is.
        of: Helped,
        /// What he does.
        help: Help,
    } where |_| true
}

finite! {
    /// What the two scores say of two boards that differ.
    ScoresSay {
        /// The same moves.
        TheSame,
        /// Not the same moves from some move on.
        NotTheSame,
        /// Nothing: they are not kept here, or do not settle it.
        Nothing,
    }
}

facts! {
    /// The two boards are claimed to differ: what follows?
    BoardsClaim {
        /// What the scores say.
        scores: ScoresSay,
    } where |_| true
}

facts! {
    /// Two boards are asked for: are they used?
    TwoBoards {
        /// One of the players cannot see.
        disabled: bool,
    } where |_| true
}
