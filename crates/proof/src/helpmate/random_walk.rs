//! A few moves at random, from where other plans are made: what stood in the way of one plan may be gone, or a move
//! be lost or won.
//!
//! The same moves on every machine: they are drawn from the number of the try and nothing else.

use board::{Kind, Move, Position, Side};

/// Numbers without a plain pattern, each from the one before.
struct Draw(u32);

impl Draw {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % count.max(1)
    }
}

/// Makes so many moves, and notes them in the line; `None` where there is none to make.
///
/// The loser takes nothing if he can help it; the winner, where the loser's men must help him, neither.
pub(crate) fn walk(
    position: &Position,
    winner: Side,
    number: u32,
    plies: u32,
    line: &mut Vec<Move>,
) -> Option<Position> {
    let (mut position, mut draw) = (*position, Draw(number.wrapping_mul(0x9e37_79b9)));
    let to_mate_with = [Kind::Pawn, Kind::Rook, Kind::Queen].map(|kind| position.men(winner, kind));
    let spares = to_mate_with.iter().all(|men| men.is_empty());
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let turn = position.turn();
        let taking = |m: &&Move| position.side(!turn).contains(m.to());
        let drawn = moves[draw.below(moves.len())];
        let m = if turn != winner || spares {
            // Another is drawn where this one takes; the last is made whatever it does.
            let mut m = drawn;
            for _ in 0..4 {
                if !taking(&&m) {
                    break;
                }
                m = moves[draw.below(moves.len())];
            }
            m
        } else {
            let takes: Vec<&Move> = moves.iter().filter(taking).collect();
            if takes.is_empty() || draw.below(4) == 0 { drawn } else { *takes[draw.below(takes.len())] }
        };
        position = position.play(m);
        line.push(m);
    }
    Some(position)
}
