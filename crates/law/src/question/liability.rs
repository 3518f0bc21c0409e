//! What the record of a turn makes a player liable to, moves out of turn, and what may be required of him.

finite! {
    /// What has come of a turn so far.
    Moved {
        /// Nothing was moved.
        Nothing,
        /// A legal move was made, and no other before it.
        Legal,
        /// An illegal move was made, and stands or was undone; no other took its place.
        Illegal,
        /// A legal move took the place of an illegal one.
        Replaced,
        /// A legal move took the place of an illegal one with the opponent's consent.
        ReplacedWithConsent,
    }
}

facts! {
    /// To what does the record of a turn make the player liable?
    Liability {
        /// He touched a man that he cannot legally move or take, and it stayed where it stood.
        fixed: bool,
        /// He touched a man that he could legally move or take, and made another move.
        left: bool,
        /// What came of the turn.
        moved: Moved,
    } where |f| !f.left || f.moved != Moved::Nothing
}

facts! {
    /// A move was made in the opponent's turn: what follows?
    OutOfTurnMove {
        /// The opponent's own illegal move stands, which is why his turn is not over.
        after_illegal: bool,
        /// It changes the mover's last move into another legal one.
        substitutes: bool,
        /// The opponent consented.
        consented: bool,
        /// The opponent had touched a man in that turn.
        touched: bool,
        /// An arbiter is present and sees it.
        seen: bool,
    } where |f| !(f.after_illegal && f.substitutes)
}

facts! {
    /// A man was taken off by mistake, as if in making a move: what follows?
    MistakenRemoval {
        /// One was taken off so.
        so: bool,
    } where |_| true
}

finite! {
    /// Something that may be required of a player.
    Demand {
        /// To take the hand off a man.
        Release,
        /// To put the man in hand back.
        Replace,
        /// To complete the castling begun with the King.
        CompleteCastling,
        /// To let the Rook's move, made first in castling, be the whole move.
        RookMove,
        /// To undo what was moved out of turn.
        Annulment,
        /// To replace the Pawn that was named a piece by that piece.
        PieceForPawn,
        /// To replace the Pawn that was named a piece by a substitute.
        SubstituteForPawn,
        /// To replace a substitute by the piece, which the opponent provides.
        PieceForSubstitute,
    }
}

facts! {
    /// Something is required of a player: must he do it?
    Requirement {
        /// What is required.
        demand: Demand,
        /// Things are as the requirement supposes.
        so: bool,
    } where |_| true
}
