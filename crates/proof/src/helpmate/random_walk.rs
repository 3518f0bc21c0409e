//! A few random moves, after which other plans are made: what stood in the way of one plan may be gone, or a tempo be
//! lost or won.
//!
//! The moves are the same on every machine: they depend only on the number of the walk.

use board::{Kind, Move, Position, Side};

/// Numbers without a plain pattern, each from the one before.
struct Random(u32);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % count.max(1)
    }
}

/// How often another move is drawn where one captures and should not.
const REDRAWS: usize = 4;

/// Makes so many moves and adds them to the line; returns where they lead, or `None` where there is no move to make.
///
/// The loser avoids captures, and so does the winner where the loser's pieces must help; otherwise the winner prefers
/// them.
pub(crate) fn walk(
    position: &Position,
    winner: Side,
    number: u32,
    plies: u32,
    line: &mut Vec<Move>,
) -> Option<Position> {
    let (mut position, mut random) = (*position, Random(number.wrapping_mul(0x9e37_79b9)));
    let to_mate_with = [Kind::Pawn, Kind::Rook, Kind::Queen].map(|kind| position.men(winner, kind));
    let needs_losers = to_mate_with.iter().all(|pieces| pieces.is_empty());
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let turn = position.turn();
        let captures = |m: &Move| position.side(!turn).contains(m.to());
        let drawn = moves[random.below(moves.len())];
        let m = if turn != winner || needs_losers {
            // The last one drawn is made whether it captures or not.
            let mut m = drawn;
            for _ in 0..REDRAWS {
                if !captures(&m) {
                    break;
                }
                m = moves[random.below(moves.len())];
            }
            m
        } else {
            let capturing = || moves.iter().filter(|m| captures(m));
            match capturing().count() {
                count @ 1.. if random.below(4) != 0 => {
                    capturing().nth(random.below(count)).copied().unwrap_or(drawn)
                }
                _ => drawn,
            }
        };
        position = position.play(m);
        line.push(m);
    }
    Some(position)
}
