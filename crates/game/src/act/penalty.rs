//! What may be exacted as a penalty, and what may be required without one.

use board::Square;

/// What is done about a penalty, or about something that is required.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PenaltyAct {
    /// Requires a penalty that the code gives.
    Exacts(Exaction),
    /// Gives up every option that is open now.
    Waives,
    /// Requires something that a code gives beside penalties.
    Requires(Requirement),
    /// Refuses a lawful requirement.
    Refuses,
    /// Admits an offence that the other side claims.
    Admits,
}

/// What is exacted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exaction {
    /// The King must move.
    King,
    /// The man that stood there must move.
    Move(Square),
    /// The man that stood there must be taken.
    Capture(Square),
    /// The position at the beginning of the turn stands again.
    A,
    /// A man that was touched moves or is taken; of two, one takes the other, or King and Rook castle.
    B(Square, Option<Square>),
    /// The King moves, or if he cannot, the man on this square.
    C(Option<Square>),
    /// The Rook with which castling was unlawful must move.
    Rook,
    /// What was done stands.
    Leave,
    /// The second of two moves in succession goes back.
    Replace,
    /// Both of two moves in succession stand.
    Both,
}

/// What is required, where it is no penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// The hand off the man.
    Release,
    /// The man in hand back on its square.
    Replace,
    /// The castling completed that the King began.
    CompleteCastling,
    /// The Rook's move, made first in castling, held to be the whole move.
    RookMove,
    /// What was moved out of turn undone.
    Annulment,
    /// The piece in the place of what stands for it there.
    Piece(Square),
    /// A substitute in the place of the Pawn there that was named a piece.
    Substitute(Square),
}

impl Exaction {
    /// Whether it asks for a certain move; else it says what becomes of the one that was made.
    pub(crate) fn is_about_moves(self) -> bool {
        !matches!(self, Exaction::Leave | Exaction::Replace | Exaction::Both)
    }
}
