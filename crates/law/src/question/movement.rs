//! How men move, and what a Pawn becomes.

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
        /// The King or the Rook has moved, or the Rook is not there.
        CastlingMoved,
        /// The King or the Rook stood wrongly at the start.
        CastlingMisplaced,
        /// Neither has moved, and an accident has left the King or the Rook elsewhere.
        CastlingDisplaced,
        /// The square of a Rook that was given has been occupied.
        RookSquareOccupied,
        /// A man stands between the King and the Rook.
        CastlingBetween,
        /// The King is in check, or passes over or comes upon an attacked square.
        CastlingChecked,
        /// King or Rook would attack an adverse man by castling, or it is not said where the Rook goes.
        CastlingAttacks,
        /// The Pawn on its last rank was not exchanged.
        NotPromoted,
        /// The Pawn was exchanged for what it may not become.
        PromotedAmiss,
        /// A Pawn that waits takes the name of the man that is captured, and gives check.
        NamingGivesCheck,
        /// The move stalemates, which is forbidden.
        Stalemates,
        /// More than one man was moved.
        SeveralMoved,
        /// A man was taken off that no move takes.
        ManTakenOff,
        /// It is the opponent's turn.
        OutOfTurn,
        /// A move given at odds goes beyond the half of the board to which it is confined.
        BeyondOwnHalf,
    }
}

facts! {
    /// A movement broke the laws of how men move: which article forbids it?
    Movement {
        /// How it broke them.
        broken: Broken,
    } where |_| true
}

finite! {
    /// What a Pawn on its last rank is named.
    Named {
        /// Queen, Rook, Bishop or Knight.
        Piece,
        /// A King.
        King,
        /// A Pawn, which it remains.
        Pawn,
    }
}

facts! {
    /// A Pawn on its last rank is named: may it become that?
    Naming {
        /// What it is named.
        named: Named,
        /// A Pawn of the player stands unpromoted on its last rank.
        pawn_waits: bool,
    } where |_| true
}
