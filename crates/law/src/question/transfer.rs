//! What was made of a turn.

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

facts! {
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
