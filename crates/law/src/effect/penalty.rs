//! What may be exacted from an offender.

/// A choice of penalties, of which the holder exacts one.
pub type Menu = &'static [Penalty];

/// What may be exacted. Which man is meant is known to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// The King moves.
    KingMoves,
    /// The man that was moved unlawfully moves lawfully.
    MoverMoves,
    /// The Rook of an unlawful castling moves.
    CastlingRookMoves,
    /// The own man that was taken moves.
    OwnManTakenMoves,
    /// The man that was taken unlawfully is taken lawfully.
    TakenIsTaken,
    /// An own man that was touched moves: the holder says which.
    TouchedMoves,
    /// An adverse man that was touched is taken: the holder says which.
    TouchedIsTaken,
    /// The position at the beginning of the turn stands again.
    TurnRestored,
    /// A man that was touched moves or is taken; or one takes the other; or King and Rook castle: the holder says
    /// which.
    TouchedMan,
    /// The King moves; if he cannot, the man that the holder selects.
    KingOrSelected,
    /// The adverse man that was moved is taken on the square where it stood.
    AdverseMoverIsTaken,
    /// The Rook of an unlawful castling, on either side, moves.
    RookMoves,
    /// What was done stands.
    Stands,
    /// Both of two moves in succession stand.
    BothStand,
    /// The second of two moves in succession is taken back.
    SecondGoesBack,
}

/// How long an option stays open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// Until its holder touches a man.
    HolderTouches,
    /// Until its holder completes a move.
    HolderCompletes,
}
