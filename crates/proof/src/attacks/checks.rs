//! Which moves of a position give check: the King's lines are worked out once for all of them.

use board::{Bitboard, Kind, Move, MoveKind, Position, Square};

use crate::attacks::from_square as attacks;
use crate::unwinnable::regular::moves_as_today;

/// What bears on the question whether a move gives check.
pub(crate) struct Checks<'a> {
    position: &'a Position,
    /// For each kind, the squares from which such a piece checks the enemy King; `None` where each move is tried.
    squares: Option<[Bitboard; 6]>,
    /// Pieces that may discover a check by leaving a line.
    discoverers: Bitboard,
}

impl<'a> Checks<'a> {
    /// The checks of the side to move.
    pub(crate) fn new(position: &'a Position) -> Self {
        let king = position.men(!position.turn(), Kind::King).single();
        let known = king.filter(|_| moves_as_today(position)).and_then(|king| squares(position, king));
        let discoverers = king.map_or(Bitboard::EMPTY, |king| discoverers(position, king));
        Self { position, squares: known, discoverers }
    }

    /// The same as [`Position::gives_check`], for a legal move.
    ///
    /// From its new square the piece that moves attacks what it would attack there now: the square that it leaves is not
    /// between, or it would have attacked the King already. Any other check is discovered by leaving a line on which it
    /// is the first piece as seen from the King.
    pub(crate) fn gives(&self, m: Move) -> bool {
        let (Some(squares), MoveKind::Plain | MoveKind::DoubleStep) = (&self.squares, m.kind()) else {
            return self.position.gives_check(m);
        };
        let direct = |kind: Kind| squares[kind.index()].contains(m.to());
        self.position.kind_at(m.from()).is_some_and(direct)
            || self.discoverers.contains(m.from()) && self.position.gives_check(m)
    }
}

/// From where each kind checks the King; `None` where he is in check although it is not his turn.
fn squares(position: &Position, king: Square) -> Option<[Bitboard; 6]> {
    let turn = position.turn();
    let straight = attacks::rook(king, position.occupied());
    let diagonal = attacks::bishop(king, position.occupied());
    let squares = Kind::ALL.map(|kind| match kind {
        Kind::Pawn => attacks::pawn(!turn, king),
        Kind::Knight => attacks::knight(king),
        Kind::Bishop => diagonal,
        Kind::Rook => straight,
        Kind::Queen => straight | diagonal,
        Kind::King => attacks::king(king),
    });
    let checked = Kind::ALL.iter().any(|&kind| squares[kind.index()].meets(position.men(turn, kind)));
    (!checked).then_some(squares)
}

/// The first pieces on the King's lines, if one of them hides a piece that attacks along its line.
fn discoverers(position: &Position, king: Square) -> Bitboard {
    let own = position.side(position.turn());
    let seen = |line: fn(Square, Bitboard) -> Bitboard, kind: Kind| {
        let discoverers = line(king, position.occupied()) & own;
        let movers = position.men(position.turn(), kind) | position.men(position.turn(), Kind::Queen);
        let hides = !movers.is_empty() && line(king, position.occupied() - discoverers).meets(movers);
        if hides { discoverers } else { Bitboard::EMPTY }
    };
    seen(attacks::rook, Kind::Rook) | seen(attacks::bishop, Kind::Bishop)
}

#[cfg(test)]
mod tests {
    use board::{Movement, Setup};

    use super::*;
    use crate::test_boards::{Random, random_board};

    /// Asks about every legal move; returns how many give check.
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
            ("capturing en passant opens the rank", 1, "8/8/8/R1pP3k/8/8/8/K7 w - c6 0 1"),
            ("a Pawn becomes a Queen or a Rook", 2, "7k/P7/8/8/8/8/8/K7 w - - 0 1"),
            ("two steps of a Pawn", 1, "8/8/8/3k4/8/8/4P3/K7 w - - 0 1"),
        ] {
            let setup: Setup = fen.parse().unwrap();
            assert_eq!(as_each_move_says(&setup.as_it_stands(&Movement::ORDINARY)), checks, "{what}: {fen}");
        }
    }

    /// On random boards, and on those to which random moves lead.
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
