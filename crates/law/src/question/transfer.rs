//! What a player made of a turn.

finite! {
    /// What came of a turn.
    Made {
        /// A legal move.
        Legal,
        /// A move that is legal in itself, but not with the man touched.
        AgainstTouch,
        /// A move that is legal in itself, but not what was exacted.
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
        /// A man goes to an empty square.
        Plain,
        /// A man takes another.
        Capture,
        /// A Pawn arrives on its last rank.
        Promotion,
        /// A Pawn arrives on its last rank with a capture.
        CapturePromotion,
        /// King and Rook castle.
        Castling,
        /// The King castles on a side from which his Rook was given at odds.
        CastlingWithoutRook,
        /// A man takes another of its own side.
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
        /// It castles after the King or the Rook has moved, or through, out of or into check.
        Castling,
        /// The King stands in check after it.
        Exposure,
        /// Men do not move so, or too many were moved.
        Way,
    }
}

finite! {
    /// The touches that bound the player.
    BoundBy {
        /// None.
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
        /// Several men of both sides.
        Mixed,
        /// No touch: he had quitted a man on its square.
        Release,
    }
}

facts! {
    /// What was made of the turn: is it complete, and is it an offence?
    Transfer {
        /// What came of it.
        made: Made,
        /// Its nature.
        nature: Nature,
        /// The touches that bound the player (for [`Made::AgainstTouch`]).
        bound_by: BoundBy,
        /// What is wrong with it (for [`Made::Illegal`]).
        fault: Fault,
        /// Of an unlawful capture: the man that took can legally move, or the man that was taken can legally be taken.
        /// Of a move that exposes the King: the man or the King can legally move. Of castling: King or Rook can.
        remedy: bool,
        /// The King was moved as in castling, which is not lawful, and the Rook was not (for [`Made::Illegal`]).
        king_alone: bool,
        /// The new piece of a promotion stands on its square, and the hand is still on it (for [`Made::Begun`]).
        in_hand: bool,
        /// The player cannot see the board, and has one of his own.
        unsighted: bool,
    } where |f| {
        (f.nature != Nature::OwnCapture || f.made == Made::Illegal)
            && (f.made != Made::Begun || f.nature != Nature::Plain)
            && ((f.made == Made::AgainstTouch) != (f.bound_by == BoundBy::Nothing))
            && ((f.made == Made::Illegal) != (f.fault == Fault::None))
            && (f.fault != Fault::Castling || matches!(f.nature, Nature::Castling | Nature::CastlingWithoutRook))
            && (!f.king_alone || f.made == Made::Illegal && f.nature == Nature::Plain && f.fault != Fault::AdverseMan)
            && (!f.unsighted || f.made != Made::Illegal)
            && (!f.in_hand
                || f.made == Made::Begun && matches!(f.nature, Nature::Promotion | Nature::CapturePromotion))
            && (!f.remedy || f.made == Made::Illegal && (f.nature == Nature::Capture || matches!(f.fault, Fault::Exposure | Fault::Castling)))
    }
}

impl Transfer {
    /// A transfer that is lawful in itself.
    pub fn lawful(made: Made, nature: Nature, bound_by: BoundBy) -> Self {
        Transfer {
            made,
            nature,
            bound_by,
            fault: Fault::None,
            remedy: false,
            king_alone: false,
            in_hand: false,
            unsighted: false,
        }
    }
}
