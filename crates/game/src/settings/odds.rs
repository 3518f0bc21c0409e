//! What one player gives the other.

use board::{Kind, Side, Square};

/// What one player gives the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// Who gives.
    pub giver: Side,
    /// What is given.
    pub given: Given,
    /// The man was by mistake left on the board.
    pub left_on: bool,
}

/// A man, or moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Given {
    /// Pawn and move.
    Pawn,
    /// Pawn and two moves.
    PawnAndTwo,
    /// A piece: the one on this square, or the one that the code names.
    Piece(Kind, Option<Square>),
    /// So many moves, made together as the receiver's first.
    Moves(u8),
}
