//! Which moves of a position give check: the King's lines are looked up once for all of them.

use board::{Bitboard, Kind, Move, MoveKind, Position, Square};

use crate::attacks::from_square as attacks;

/// What there is to know before it is asked of a move whether it gives check.
pub(crate) struct Checks<'a> {
    position: &'a Position,
    /// For each kind, the squares from which such a man checks the adverse King; `None` where each move is tried.
    squares: Option<[Bitboard; 6]>,
    /// Men who may open a line on him by leaving it.
    lids: Bitboard,
}

impl<'a> Checks<'a> {
    /// Of the side to move.
    pub(crate) fn new(position: &'a Position) -> Self {
        let king = position.men(!position.turn(), Kind::King).single();
        let known = king.and_then(|king| squares(position, king));
        let lids = king.map_or(Bitboard::EMPTY, |king| lids(position, king));
        Self { position, squares: known, lids }
    }

    /// The same as [`Position::gives_check`], of a legal move.
    ///
    /// The man that moves attacks from its new square what it would attack there now: the square that it left is not
    /// between, or it would have attacked the King already. Any other check is one that it opens by leaving a line on
    /// which it is the first man that the King sees.
    pub(crate) fn gives(&self, m: Move) -> bool {
        let (Some(squares), MoveKind::Plain | MoveKind::DoubleStep) = (&self.squares, m.kind()) else {
            return self.position.gives_check(m);
        };
        let direct = |kind: Kind| squares[kind.index()].contains(m.to());
        self.position.kind_at(m.from()).is_some_and(direct)
            || self.lids.contains(m.from()) && self.position.gives_check(m)
    }
}

/// From where each kind checks the King; `None` where he stands in check although it is not his turn.
fn squares(position: &Position, king: Square) -> Option<[Bitboard; 6]> {
    let turn = position.turn();
    let straight = attacks::rook(king, position.occupied());
    let slanting = attacks::bishop(king, position.occupied());
    let squares = Kind::ALL.map(|kind| match kind {
        Kind::Pawn => attacks::pawn(!turn, king),
        Kind::Knight => attacks::knight(king),
        Kind::Bishop => slanting,
        Kind::Rook => straight,
        Kind::Queen => straight | slanting,
        Kind::King => attacks::king(king),
    });
    let checked = Kind::ALL.iter().any(|&kind| squares[kind.index()].meets(position.men(turn, kind)));
    (!checked).then_some(squares)
}

/// The men whom the King sees, if any of them hides one who looks along the line.
fn lids(position: &Position, king: Square) -> Bitboard {
    let own = position.side(position.turn());
    let seen = |line: fn(Square, Bitboard) -> Bitboard, kind: Kind| {
        let lids = line(king, position.occupied()) & own;
        let movers = position.men(position.turn(), kind) | position.men(position.turn(), Kind::Queen);
        let hides = !movers.is_empty() && line(king, position.occupied() - lids).meets(movers);
        if hides { lids } else { Bitboard::EMPTY }
    };
    seen(attacks::rook, Kind::Rook) | seen(attacks::bishop, Kind::Bishop)
}

#[cfg(test)]
mod tests {
    use board::{Movement, Setup};

    use super::*;
    use crate::test_boards::{Random, random_board};

    /// Asks of every legal move; gives how many check.
    fn as_each_move_says(position: &Position) -> usize {
        let checks = Checks::new(position);
        let told = |m: &Move| {
            assert_eq!(checks.gives(*m), position.gives_check(*m), "{} in {position:?}", position.uci(*m));
            checks.gives(*m)
        };
        position.legal_moves().iter().filter(|m| told(m)).count()
    }

    #[test]
    fn every_sort_of_check() {
        for (what, checks, fen) in [
            ("the Bishop leaves the Rook's file", 13, "4k3/8/8/8/4B3/8/8/K3R3 w - - 0 1"),
            ("castling, and the Rook by itself", 3, "5k2/8/8/8/8/8/8/4K2R w K - 0 1"),
            ("taking in passing opens the rank", 1, "8/8/8/R1pP3k/8/8/8/K7 w - c6 0 1"),
            ("a Pawn becomes a Queen or a Rook", 2, "7k/P7/8/8/8/8/8/K7 w - - 0 1"),
            ("two steps of a Pawn", 1, "8/8/8/3k4/8/8/4P3/K7 w - - 0 1"),
        ] {
            let setup: Setup = fen.parse().unwrap();
            assert_eq!(as_each_move_says(&setup.as_it_stands(&Movement::ORDINARY)), checks, "{what}: {fen}");
        }
    }

    /// On boards drawn by lot, and on those that moves at random lead to.
    #[test]
    fn as_each_move_says_by_itself() {
        let mut random = Random(1897);
        let mut checks = 0;
        for board in 0..600 {
            let start = if board % 2 == 0 { random_board(&mut random) } else { Setup::usual_array() };
            let may_stay_pawn = board % 3 == 0;
            let mut position = start.as_it_stands(&Movement { may_stay_pawn, ..Movement::ORDINARY });
            for _ in 0..60 {
                checks += as_each_move_says(&position);
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play(moves[random.below(moves.len() as u64) as usize]);
            }
        }
        assert!(checks > 2000, "{checks} checks show little");
    }
}
