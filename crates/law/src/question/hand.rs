//! What hands do: touches, transfers, names for Pawns.

use super::{Finite, Question};
use crate::form::{Clause, Rule};

finite! {
    /// A way in which a movement breaks the laws of how men move.
    Broken {
        /// The man moved is the adversary's.
        AdverseManMoved,
        /// The King does not move so.
        WayOfKing,
        /// The Queen does not move so.
        WayOfQueen,
        /// The Rook does not move so.
        WayOfRook,
        /// The Bishop does not move so.
        WayOfBishop,
        /// The Knight does not move so.
        WayOfKnight,
        /// The Pawn does not advance so.
        WayOfPawn,
        /// The Pawn does not take so.
        WayOfPawnTaking,
        /// A man of one's own stands there.
        OwnManThere,
        /// A man stands between.
        ManBetween,
        /// The adverse King would be taken.
        KingTaken,
        /// The King is, or comes to be, in check.
        KingInCheck,
        /// Taking in passing is not, or no longer, open.
        PassingOver,
        /// King or Rook has moved, or the Rook is not there.
        CastlingMoved,
        /// A man stands between King and Rook.
        CastlingBetween,
        /// The King is in check, or passes over or comes upon an attacked square.
        CastlingChecked,
        /// The Pawn on its last rank is not exchanged.
        NotPromoted,
        /// The Pawn is exchanged for what it may not become.
        PromotedAmiss,
        /// More than one man was moved.
        SeveralMoved,
        /// A man was taken off that no move takes.
        ManTakenOff,
        /// It is the other's turn.
        OutOfTurn,
        /// A move given at odds goes beyond the half of the board to which it is confined.
        BeyondOwnHalf,
    }
}

question! {
    /// A movement broke the laws of how men move: which article forbids it?
    Movement {
        /// How.
        broken: Broken,
    } where |_| true
}

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

question! {
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

question! {
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

question! {
    /// Is a touch excused?
    Excuse {
        /// It is his own turn.
        own_turn: bool,
        /// On what ground.
        ground: Ground,
    } where |_| true
}

finite! {
    /// What came of a turn.
    Made {
        /// A legal move.
        Legal,
        /// A move of the men that is legal in itself, but not with what was touched.
        AgainstTouch,
        /// A move of the men that is legal in itself, but not what was exacted.
        AgainstRequirement,
        /// The beginning of a legal move.
        Begun,
        /// No legal move.
        Illegal,
    }
}

finite! {
    /// The nature of a move.
    Nature {
        /// A transfer to an empty square.
        Plain,
        /// A transfer with a capture.
        Capture,
        /// A Pawn's arrival on its last rank.
        Promotion,
        /// The same with a capture.
        CapturePromotion,
        /// King and Rook.
        Castling,
        /// A man of one's own was taken.
        OwnCapture,
    }
}

finite! {
    /// What is wrong with an unlawful transfer.
    Fault {
        /// Nothing: it is lawful in itself.
        None,
        /// The man moved is the adversary's.
        AdverseMan,
        /// Castling where King or Rook has moved, or through, out of or into check.
        Castling,
        /// The King stands in check after it.
        Exposure,
        /// Men do not go so, or too much was moved.
        Way,
    }
}

question! {
    /// What was made of the turn: is it complete, and is it an offence?
    Transfer {
        /// What came of it.
        made: Made,
        /// Its nature.
        nature: Nature,
        /// By what touches the player was bound (for [`Made::AgainstTouch`]).
        bound_by: BoundBy,
        /// What is wrong with it (for [`Made::Illegal`]).
        fault: Fault,
        /// Of an unlawful capture: the man that took can move, or the one that was taken can be taken.
        remedy: bool,
    } where |f| {
        (f.nature != Nature::OwnCapture || f.made == Made::Illegal)
            && (f.made != Made::Begun || f.nature != Nature::Plain)
            && ((f.made == Made::AgainstTouch) != (f.bound_by == BoundBy::Nothing))
            && ((f.made == Made::Illegal) != (f.fault == Fault::None))
            && (f.fault != Fault::Castling || f.nature == Nature::Castling)
            && (!f.remedy || f.made == Made::Illegal && f.nature == Nature::Capture)
    }
}

impl Transfer {
    /// A transfer that is lawful in itself.
    pub fn lawful(made: Made, nature: Nature, bound_by: BoundBy) -> Self {
        Transfer { made, nature, bound_by, fault: Fault::None, remedy: false }
    }
}

finite! {
    /// The touches that bound the player.
    BoundBy {
        /// None did.
        Nothing,
        /// An own man.
        Own,
        /// An adverse man.
        Adverse,
        /// An own and an adverse man.
        OneOfEach,
        /// Several own men.
        SeveralOwn,
        /// Several adverse men.
        SeveralAdverse,
        /// More than these.
        Mixed,
        /// A man that he had quitted on its square.
        Release,
    }
}

finite! {
    /// What a Pawn is named.
    Named {
        /// Queen, Rook, Bishop or Knight.
        Piece,
        /// A King.
        King,
        /// A Pawn: it stays one.
        Pawn,
    }
}

question! {
    /// A Pawn on its last rank is named: may it become that?
    Naming {
        /// What.
        named: Named,
        /// A Pawn of the player stands unpromoted on its last rank.
        pawn_waits: bool,
    } where |_| true
}
