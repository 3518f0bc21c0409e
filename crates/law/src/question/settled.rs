//! What was settled before the game, and what it changes in the course of the game and at its end.

finite! {
    /// How many moves are given at odds.
    Number {
        /// One.
        One,
        /// Two.
        Two,
        /// Three or more.
        ThreeOrMore,
    }
}

facts! {
    /// Moves given at odds are being made: how far may they go, and what are they together?
    GivenMoves {
        /// How many were given.
        number: Number,
        /// A Pawn was given with them.
        with_pawn: bool,
    } where |_| true
}

finite! {
    /// The force of the two sides, Kings aside.
    Force {
        /// Rook and Bishop against a Rook.
        RookAndBishopAgainstRook,
        /// Two Bishops, or Bishop and Knight, against nothing.
        TwoMinorPieces,
        /// More than these, without Pawns.
        Greater,
        /// Anything else.
        Other,
    }
}

finite! {
    /// How far a count of moves has come.
    Stage {
        /// Notice of it is given.
        Notice,
        /// As many moves as the code names have been made on each side since.
        Out,
    }
}

facts! {
    /// Moves are counted from a notice: what follows?
    MoveCount {
        /// How far the count has come.
        stage: Stage,
        /// The weaker side gave notice.
        by_weaker: bool,
        /// The force of the two sides when notice was given.
        force: Force,
        /// The stronger side undertook to mate in a certain way, or to be mated or stalemated.
        certain_way: bool,
        /// A code of the older game has the number of moves hold for what stands on the board, and for who gave notice.
        holds: bool,
    } where |_| true
}

finite! {
    /// What a player has undertaken.
    Undertaken {
        /// Nothing.
        Nothing,
        /// To win.
        Win,
        /// To mate with a Pawn.
        MateWithPawn,
        /// To mate with a certain man.
        MateWithMan,
        /// To mate on a certain square.
        MateOnSquare,
        /// To make the opponent mate him.
        BeMated,
        /// To make the opponent stalemate him.
        BeStalemated,
        /// Something else, in words.
        Condition,
    }
}

impl Undertaken {
    /// Whether it is to mate in a certain way, or to be mated or stalemated.
    pub fn is_certain_way(self) -> bool {
        !matches!(self, Undertaken::Nothing | Undertaken::Win)
    }
}

finite! {
    /// What people have found of an undertaking.
    Fulfilled {
        /// Nothing yet.
        Open,
        /// That it was done, or that what was done counts.
        So,
        /// That it was not, or does not.
        NotSo,
    }
}

finite! {
    /// How the game ends for the player who undertook something, or gave odds.
    Came {
        /// He mates.
        Mates,
        /// He wins otherwise.
        Wins,
        /// He is mated.
        IsMated,
        /// He loses otherwise.
        Loses,
        /// He is stalemated.
        IsStalemated,
        /// It is drawn otherwise.
        Drawn,
    }
}

facts! {
    /// The game would end: does what was settled before it change the result?
    Upshot {
        /// What he undertook.
        undertaken: Undertaken,
        /// He did what he undertook.
        met: bool,
        /// Whether he did it, or whether what he did counts as a win: what people have found of it.
        found: Fulfilled,
        /// A man that he was to give was left on the board.
        left_on: bool,
        /// How the game ends for him.
        came: Came,
    } where |f| {
        let can_be_met = match f.undertaken {
            Undertaken::Nothing => false,
            Undertaken::Win => matches!(f.came, Came::Mates | Came::Wins),
            Undertaken::MateWithPawn | Undertaken::MateWithMan | Undertaken::MateOnSquare => f.came == Came::Mates,
            Undertaken::BeMated => f.came == Came::IsMated,
            Undertaken::BeStalemated => f.came == Came::IsStalemated,
            Undertaken::Condition => true,
        };
        let asked = f.undertaken.is_certain_way() && f.came == Came::Mates || f.undertaken == Undertaken::Condition;
        let as_found = f.undertaken != Undertaken::Condition || f.met == (f.found == Fulfilled::So);
        (!f.met || can_be_met) && as_found && (asked || f.found == Fulfilled::Open)
    }
}
