//! Who can never mate, told by the men alone.
//!
//! Each rule holds wherever the men stand, as long as the side that is not to move is not in check. Then so it is in
//! every later position, and no capture leaves a rule: the men that it asks for only become fewer.
//!
//! 1. *A King alone* never gives check.
//! 2. *A Knight against Queens.* Let the mated King stand on (0,0) and the Knight on (1,2), as can be said of any
//!    check by a Knight, turned and mirrored. The squares (1,0) and (0,1) are on the board; no King covers both without
//!    standing beside the mated one, and the Knight covers neither: so on (1,0) or (0,1) stands a Queen. From (0,1) she
//!    takes the Knight. From (1,0) she does, or another Queen stands on (1,1) and takes it. Nothing pins her.
//! 3. *Bishops of one colour against Queens, Rooks and Bishops of that colour.* The mated King on (0,0) is checked along
//!    the diagonal through (1,1), by one Bishop: two of one colour never both check by one move. On (1,0) and (0,1),
//!    which no Bishop of the King's colour attacks, nor one King both, stands somewhere a man of his own: no Bishop, so
//!    a Rook or Queen. It goes to (1,1), taking the Bishop there or standing in its way, and is not pinned, for it
//!    stands on no diagonal with its King.

use board::{Bitboard, Kind, Position, Side};

/// Whether no series of legal moves mates the other side, by a rule above.
pub(crate) fn is_unwinnable(position: &Position, winner: Side) -> bool {
    let own = position.side(winner) - position.kind(Kind::King);
    own.is_empty()
        || !position.kind(Kind::Pawn).meets(Bitboard::ALL) && is_unwinnable_without_pawns(position, winner)
}

fn is_unwinnable_without_pawns(position: &Position, winner: Side) -> bool {
    let [knights, bishops, rooks, queens] =
        [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen].map(|kind| {
            let men = position.kind(kind);
            (men & position.side(winner), men & position.side(!winner))
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
