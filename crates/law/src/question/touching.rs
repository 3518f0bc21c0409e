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
    /// Whether the King and a Rook were touched first, as if to castle.
    Pair {
        /// They were not.
        None,
        /// They were: the Rook first. They can castle.
        RookFirstOpen,
        /// They were: the Rook first. They cannot castle.
        RookFirst,
        /// Rook and then King were touched, but not both on their first rank: nobody can have meant to castle.
        RookFirstApart,
        /// They were: the King first, or both together. They can castle.
        KingFirstOpen,
        /// They were: the King first, or both together. They cannot castle, and the King has a legal move.
        KingFirst,
        /// They were: the King first, or both together. The King has no legal move.
        KingFirstFixed,
        /// King and then Rook were touched, but not both on their first rank: nobody can have meant to castle.
        KingFirstApart,
    }
}

finite! {
    /// Why the own men touched cannot be moved.
    Hindrance {
        /// They can be moved, or none was touched.
        None,
        /// The man touched is the King, who cannot move.
        King,
        /// Moving one would leave or place the King in check.
        Exposes,
        /// They are shut in.
        ShutIn,
    }
}

facts! {
    /// The player touched men in his turn: what follows?
    Touching {
        /// The own men that he touched.
        own: Own,
        /// The adverse men that he touched.
        adverse: Adverse,
        /// An own man touched can take an adverse man touched.
        own_takes_adverse: bool,
        /// The own man touched first can take the adverse man touched first.
        first_takes_first: bool,
        /// Whether the King and a Rook were the first two own men that he touched.
        pair: Pair,
        /// Why the own men touched cannot be moved.
        hindrance: Hindrance,
        /// One of the own men touched, the King aside, cannot be moved without leaving or placing the King in check.
        pinned: bool,
        /// One of the adverse men touched cannot be taken.
        safe: bool,
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
            && match f.hindrance {
                Hindrance::Exposes => f.pinned,
                Hindrance::King | Hindrance::ShutIn => !f.pinned,
                Hindrance::None => !f.pinned || f.own == Own::SomeMovable,
            }
            && match f.adverse {
                Adverse::None | Adverse::OneTakable => !f.safe,
                Adverse::OneSafe | Adverse::NoneTakable => f.safe,
                Adverse::SomeTakable => true,
            }
            && match f.pair {
                Pair::None => f.own != Own::CastlingPair,
                Pair::RookFirst | Pair::RookFirstApart => matches!(f.own, Own::SomeMovable | Own::NoneMovable),
                Pair::RookFirstOpen | Pair::KingFirstOpen => matches!(f.own, Own::CastlingPair | Own::SomeMovable),
                Pair::KingFirst => f.own == Own::SomeMovable,
                Pair::KingFirstFixed | Pair::KingFirstApart => matches!(f.own, Own::SomeMovable | Own::NoneMovable),
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
        /// What the hand did.
        did: Did,
        /// The touch is excused.
        excused: bool,
        /// The opponent has just made his own move, and the player has not begun his.
        after_own_move: bool,
        /// An arbiter is present and sees it.
        seen: bool,
    } where |_| true
}

finite! {
    /// What may excuse a touch.
    Ground {
        /// Nothing.
        None,
        /// It is said, or found, to have been an accident.
        Accident,
        /// Notice of adjusting was given.
        Notice,
        /// Notice of adjusting was given, and the adversary consented.
        NoticeAndConsent,
        /// The adversary consented.
        Consent,
        /// A man that was displaced or set wrongly by accident is put right.
        Rectifying,
        /// The touch does what is required.
        Requirement,
        /// A promoted Pawn, or its substitute, is replaced.
        Replacement,
        /// The man has not left its hole, on a board that is made for a player who cannot see.
        InItsHole,
    }
}

facts! {
    /// Is a touch excused?
    Excuse {
        /// It is the turn of the player who touches.
        own_turn: bool,
        /// He touches none but men of his adversary's.
        adverse: bool,
        /// The ground of the excuse.
        ground: Ground,
        /// His clock runs, or there is none.
        own_clock: bool,
    } where |_| true
}
