//! Two Knights against a lone King.
//!
//! They mate the lone King only if he walks into it. Whenever he is to move, and is neither mated nor stalemated, he
//! has a move after which no move mates; then he is to move again. The test tries every position, and finds none
//! without such a move.

use board::{Kind, Position, Side};

/// Whether a lone King who is to move is safe for ever from two Knights, or fewer.
pub(super) fn cannot_force_mate(position: &Position, winner: Side) -> bool {
    let loser = !winner;
    let kings = position.kind(Kind::King);
    let (own, others) = (position.side(winner) - kings, position.side(loser) - kings);
    position.turn() == loser
        && others.is_empty()
        && (own - position.kind(Kind::Knight)).is_empty()
        && own.count() <= 2
        && position.has_legal_move()
}
