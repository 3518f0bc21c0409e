//! Who can never mate, by the material alone.
//!
//! Each rule holds wherever the pieces stand, as long as the side that is not to move is not in check. That is then so
//! in every later position, and no capture leaves a rule: the pieces that it counts only become fewer.
//!
//! 1. *A lone King* never gives check.
//! 2. *A Knight against Queens.* Let the mated King stand on (0,0) and the Knight on (1,2): any check by a Knight can be
//!    turned and mirrored so. The squares (1,0) and (0,1) are on the board. The mating King cannot cover both without
//!    standing beside the mated one, and the Knight covers neither, so a Queen stands on (1,0) or (0,1). From (0,1) she
//!    takes the Knight. From (1,0) she does too, or another Queen stands on (1,1) and takes it. Nothing pins her.
//! 3. *Bishops of one colour against Queens, Rooks and Bishops of that colour.* The mated King on (0,0) is checked along
//!    the diagonal through (1,1), by one Bishop: two of one colour never both check after one move. No Bishop of the
//!    King's colour attacks (1,0) or (0,1), and the mating King does not cover both, so a piece of the mated side stands
//!    on one of them. It is no Bishop, so it is a Rook or a Queen. It goes to (1,1), capturing the Bishop there or
//!    blocking it, and is not pinned, since it stands on no diagonal with its King.

use board::{Bitboard, Kind, Position, Side};

use crate::unwinnable::regular::{has_regular_kings, moves_as_today};

/// Whether no series of legal moves mates the other side, by a rule above, on any board.
///
/// Where men move as in an older game only the lone King is judged: the other rules speak of Queens and Bishops of today.
pub(crate) fn rules_out_mate(position: &Position, winner: Side) -> bool {
    let by_material = match moves_as_today(position) {
        true => is_unwinnable(position, winner),
        false => (position.side(winner) - position.kind(Kind::King)).is_empty(),
    };
    by_material && has_regular_kings(position)
}

/// Whether no series of legal moves mates the other side, by a rule above, where men move as today.
pub(crate) fn is_unwinnable(position: &Position, winner: Side) -> bool {
    let own = position.side(winner) - position.kind(Kind::King);
    own.is_empty()
        || !position.kind(Kind::Pawn).meets(Bitboard::ALL) && is_unwinnable_without_pawns(position, winner)
}

fn is_unwinnable_without_pawns(position: &Position, winner: Side) -> bool {
    let [knights, bishops, rooks, queens] =
        [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen].map(|kind| {
            let of_kind = position.kind(kind);
            (of_kind & position.side(winner), of_kind & position.side(!winner))
        });
    if !rooks.0.is_empty() || !queens.0.is_empty() {
        return false;
    }
    let against_queens = rooks.1.is_empty() && bishops.1.is_empty() && knights.1.is_empty();
    if bishops.0.is_empty() {
        return !knights.0.has_several() && against_queens;
    }
    let all = bishops.0 | bishops.1;
    let one_colour = !all.meets(Bitboard::LIGHT) || !all.meets(Bitboard::DARK);
    knights.0.is_empty() && knights.1.is_empty() && one_colour
}
