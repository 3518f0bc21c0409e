//! What a hand does for a move besides carrying its piece: castling and capturing en passant.

use std::collections::BTreeMap;

use board::MoveKind;
use game::standing::Standing;

use crate::json::hand::Besides;

/// The legal moves for which a hand touches something that stands elsewhere.
pub(crate) fn besides(standing: &Standing) -> BTreeMap<String, Besides> {
    let of = |m: &board::Move| {
        let takes = m.takes_on().filter(|_| m.kind() == MoveKind::EnPassant).map(|square| square.to_string());
        let rook = m.rook().map(|(from, to)| [from.to_string(), to.to_string()]);
        let some = takes.is_some() || rook.is_some();
        some.then(|| (standing.position.uci(*m), Besides { takes, rook }))
    };
    standing.legal.iter().filter_map(of).collect()
}
