//! Who has won, told anew: what the searches are held against. The tests beside this file and `tests/win_otherwise.rs` share it.

use board::{Kind, Position, Side};

use super::{BareKing, StalemateWin, Wins};

/// Who has won in a position, told anew: `Some(None)` where nobody has, `None` where the game goes on.
pub(super) fn over(position: &Position, wins: Wins) -> Option<Option<Side>> {
    let (mover, other) = (position.turn(), !position.turn());
    if position.legal_moves().is_empty() {
        return Some(match (position.in_check(mover), wins.stalemate) {
            (true, _) | (false, StalemateWin::Giver) => Some(other),
            (false, StalemateWin::Stalemated) => Some(mover),
            (false, StalemateWin::Nobody) => None,
        });
    }
    let men = |side: Side| {
        let others = Kind::ALL.into_iter().filter(|&kind| kind != Kind::King);
        others.map(|kind| position.men(side, kind).count()).sum::<u32>()
    };
    match (wins.bare_king, men(mover), men(other)) {
        (BareKing::PlaysOn, ..) => None,
        (BareKing::EndsTheGame, own, adverse) => (own == 0 || adverse == 0).then_some(None),
        (_, 0, 0) => Some(None),
        (BareKing::Loses, 0, _) => Some(Some(other)),
        (BareKing::LosesUnlessHeBares, 0, _) => None,
        (_, _, 0) => Some(Some(mover)),
        _ => None,
    }
}
