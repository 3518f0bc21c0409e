//! The force on the board.

use board::{Kind, Position, Side};
use law::question::Force;
use law::{Figure, figure};

use crate::state::State;

/// What `strong` has against the other, Kings aside.
pub(crate) fn force(state: &State, position: &Position, strong: Side) -> Force {
    let count = |side: Side, kind: Kind| position.men(side, kind).count();
    let of = |side: Side| [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight].map(|kind| count(side, kind));
    if Side::ALL.into_iter().any(|side| count(side, Kind::Pawn) > 0 || count(side, Kind::King) != 1) {
        return Force::Other;
    }
    let greater = |men: [u32; 4], bound: Figure| exceeds(state, men, bound).unwrap_or(false);
    match (of(strong), of(!strong)) {
        ([0, 1, 1, 0], [0, 1, 0, 0]) => Force::RookAndBishopAgainstRook,
        ([0, 0, 2, 0] | [0, 0, 1, 1], [0, 0, 0, 0]) => Force::TwoMinorPieces,
        (own, [0, 1, 0, 0]) if greater(own, Figure::ForceAgainstRook) => Force::Greater,
        (own, [0, 0, 0, 0]) if greater(own, Figure::ForceAgainstNothing) => Force::Greater,
        _ => Force::Other,
    }
}

/// Whether Queens, Rooks, Bishops and Knights are worth more than this figure; none where the code weighs no force.
pub(crate) fn exceeds(
    state: &State,
    [queens, rooks, bishops, knights]: [u32; 4],
    bound: Figure,
) -> Option<bool> {
    let number = |which| figure(state.law().code, which).map(|(number, _)| number);
    let (queen, rook) = (number(Figure::WorthOfQueen)?, number(Figure::WorthOfRook)?);
    let minor = number(Figure::WorthOfMinorPiece)?;
    Some(queen * queens + rook * rooks + minor * (bishops + knights) > number(bound)?)
}
