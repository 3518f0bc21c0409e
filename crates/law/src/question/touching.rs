//! What hands touch: in turn, out of turn, with an excuse.

finite! {
    /// The own men that the player touched.
    Own {
        /// None.
        None,
        /// One, which has a legal move.
        OneMovable,
        /// One, which has none.
        OneFixed,
        /// King and Rook, which can castle.
        CastlingPair,
        /// Several, some of which can move.
        SomeMovable,
        /// Several, none of which can move.
        NoneMovable,
    }
}

finite! {
    /// The adverse men that the player touched.
    Adverse {
        /// None.
        None,
        /// One, which can be taken.
        OneTakable,
        /// One, which cannot.
        OneSafe,
        /// Several, some of which can be taken.
        SomeTakable,
        /// Several, none of which can be taken.
        NoneTakable,
    }
}

finite! {
    /// King and Rook among the own men touched, as of castling.
    Pair {
        /// Not both.
        None,
        /// The Rook was touched first.
        RookFirst,
        /// The King was touched first, or both together; he has a legal move.
        KingFirst,
        /// The same, and the King has no legal move.
        KingFirstFixed,
    }
}

finite! {
    /// Why the own men touched cannot be moved.
    Hindrance {
        /// They can, or none was touched.
        None,
        /// It is the King, and he cannot move.
        King,
        /// A man that moves would leave the King in check, or place him there.
        Exposes,
        /// They are shut in.
        ShutIn,
    }
}

facts! {
    /// What did the player touch in his turn, and what follows?
    Touching {
        /// Own men.
        own: Own,
        /// Adverse men.
        adverse: Adverse,
        /// An own man touched can take an adverse man touched.
        own_takes_adverse: bool,
        /// The own man touched first can take the adverse man touched first.
        first_takes_first: bool,
        /// King and Rook among them, the first two own men that were touched.
        pair: Pair,
        /// Why the own men touched cannot be moved.
        hindrance: Hindrance,
        /// The King can move, otherwise than by castling.
        king_moves: bool,
    } where |f| {
        let fixed = matches!(f.own, Own::OneFixed | Own::NoneMovable);
        let movable = matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair);
        let takable = matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable);
        let takes = (movable && takable, f.own_takes_adverse, f.first_takes_first);
        !matches!(takes, (false, true, _) | (_, false, true))
            && fixed == (f.hindrance != Hindrance::None)
            && !(f.hindrance == Hindrance::King && f.king_moves)
            && match f.pair {
                Pair::None => f.own != Own::CastlingPair,
                Pair::RookFirst => !matches!(f.own, Own::None | Own::OneMovable | Own::OneFixed),
                Pair::KingFirst => matches!(f.own, Own::CastlingPair | Own::SomeMovable),
                Pair::KingFirstFixed => matches!(f.own, Own::SomeMovable | Own::NoneMovable),
            }
    }
}

finite! {
    /// What a hand did.
    Did {
        /// Touched.
        Touched,
        /// Moved, removed or displaced.
        Moved,
    }
}

facts! {
    /// The opponent's hand was at the board out of turn: what follows?
    Meddling {
        /// What it did.
        did: Did,
        /// The touch is excused.
        excused: bool,
        /// He has just made his own move, and the other has not begun his.
        after_own_move: bool,
    } where |_| true
}

finite! {
    /// What may excuse a touch.
    Ground {
        /// Nothing.
        None,
        /// It is said to be an accident, or found to be one.
        Accident,
        /// Notice of adjusting was given.
        Notice,
        /// Notice of adjusting was given, and the adversary consented.
        NoticeAndConsent,
        /// The adversary consented.
        Consent,
        /// A man is put right that was displaced or set amiss by accident.
        Rectifying,
        /// What is required is done.
        Requirement,
        /// A promoted Pawn, or its substitute, is replaced.
        Replacement,
    }
}

facts! {
    /// Is a touch excused?
    Excuse {
        /// It is his own turn.
        own_turn: bool,
        /// On what ground.
        ground: Ground,
    } where |_| true
}
