//! Why a castling is illegal.

use crate::{CastlingReason, Kind, Position, Reason, Side, Square, Wing};

/// A castling to be judged. The side that castles is to move in `position`.
pub(super) struct Castling<'a> {
    pub(super) position: &'a Position,
    pub(super) wing: Wing,
    pub(super) king: Square,
}

impl Castling<'_> {
    /// Adds every reason why the castling is illegal.
    pub(super) fn judge(&self, reasons: &mut Vec<Reason>) {
        let all = self.rights().chain(self.obstacles()).chain(self.checks());
        reasons.extend(all.map(|reason| Reason::Castling(self.wing, reason)));
    }

    fn side(&self) -> Side {
        self.position.turn
    }

    fn right(&self) -> Option<Square> {
        self.position.castling.rook(self.side(), self.wing)
    }

    /// The square of the Rook that may castle; without the right, the corner.
    fn rook(&self) -> Square {
        self.right().unwrap_or(self.wing.corner(self.side()))
    }

    pub(super) fn rights(&self) -> impl Iterator<Item = CastlingReason> {
        let held = self.right().is_some();
        let any = self.position.castling.any(self.side());
        let moved = match (held, any) {
            (true, _) => None,
            (false, true) => Some(CastlingReason::RookMoved),
            (false, false) if !self.position.chess960 && self.king.file() != 4 => {
                Some(CastlingReason::KingMoved)
            }
            (false, false) => Some(CastlingReason::NoRight),
        };
        let rooks = self.position.men(self.side(), Kind::Rook);
        let missing = !held && !rooks.contains(self.rook()) && !self.position.chess960;
        moved.into_iter().chain(missing.then_some(CastlingReason::RookMissing(self.rook())))
    }

    fn obstacles(&self) -> impl Iterator<Item = CastlingReason> {
        let men = self.position.castling_obstacles(self.king, self.rook(), self.wing);
        // Without the right, a piece in the corner is not in the way: the missing Rook is the reason.
        let men = if self.right().is_none() { men.without(self.rook()) } else { men };
        men.iter().map(CastlingReason::Obstructed)
    }

    fn checks(&self) -> impl Iterator<Item = CastlingReason> {
        let (position, to) = (self.position, self.wing.king_to(self.side()));
        let by = position.checkers(self.side()) - position.unannounced_checkers();
        let attacked = |square: &Square| position.attacked_without(*square, self.king);
        let crossed = position.castling_path(self.king, self.wing).without(to);
        let clear = position.castling_obstacles(self.king, self.rook(), self.wing).is_empty();
        let into = to != self.king && attacked(&to)
            || clear && position.castled_into_check(self.king, self.rook(), self.wing);
        let through: Vec<Square> = crossed.iter().filter(attacked).collect();
        (!by.is_empty())
            .then_some(CastlingReason::InCheck(by))
            .into_iter()
            .chain(through.into_iter().map(CastlingReason::ThroughCheck))
            .chain(into.then_some(CastlingReason::IntoCheck(to)))
    }
}
