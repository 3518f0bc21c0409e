//! The check info of the side to move: the pieces that give check, and the lines on which own pieces are pinned.
//!
//! ```text
//!   . . . r . . . .     Take each enemy slider that looks along a line at the King, and count what stands between.
//!   b . . . . . . .     Nothing: it gives check, like the Rook on d8. One own piece: the piece is pinned, like the
//!   . . . . . . . .     Knight on c5 by the Bishop on a7. One enemy piece, or several pieces: neither.
//!   . . N . . . . .
//!   . . . K . n . q     A position works this out once, when it arises, and keeps it. Its moves, whether one of
//!   . . . . . . . .     them is legal, and who gives check are all read from it.
//! ```

use crate::position::pins::Pins;
use crate::vocabulary::boards::{Boards, board_of};
use crate::{Bitboard, Side, Square, attacks};

/// The pieces that give check to the side to move, and the pins on its King. Without exactly one King there are no pins.
#[derive(Clone, Copy)]
pub(crate) struct CheckInfo {
    pub(crate) checkers: Bitboard,
    /// The lines with a pinned piece, from the King up to and including the slider that pins.
    pub(crate) pins: Bitboard,
}

impl CheckInfo {
    pub(crate) const NONE: Self = Self { checkers: Bitboard::EMPTY, pins: Bitboard::EMPTY };

    /// The check info of the only King of a side.
    #[inline(always)]
    pub(crate) fn of_king(king: Square, side: Side, boards: &Boards) -> Self {
        let (own, enemy) = (boards[board_of(side)], boards[board_of(!side)]);
        Self::of_lookers(king, attacks::lookers(side, king, boards) & enemy, own, enemy)
    }

    /// The same where the enemies that would attack the King if nothing stood between are known.
    #[inline(always)]
    pub(crate) fn of_lookers(king: Square, lookers: Bitboard, own: Bitboard, enemy: Bitboard) -> Self {
        // Asked first, since most often there is none.
        if lookers.is_empty() {
            return Self::NONE;
        }
        let (mut pins, mut checkers) = (Bitboard::EMPTY, Bitboard::EMPTY);
        // There is no square between the King and a piece that touches him, so such a piece counts as a slider with
        // nothing between.
        for looking in lookers {
            let line = attacks::between(king, looking);
            let between = line & (own | enemy);
            // After most moves of a position the same pieces look at the King along the same lines, so that the processor
            // foresees these branches.
            if between.has_several() {
                continue;
            }
            if between.is_empty() {
                checkers = checkers.with(looking);
            } else if between.meets(own) {
                pins |= line.with(looking);
            }
        }
        Self { checkers, pins }
    }

    /// The pins, ranks and files apart from diagonals.
    #[inline(always)]
    pub(crate) fn pins_by_line(self, king: Square) -> Pins {
        Pins {
            straight: self.pins & attacks::whole_straight(king),
            diagonal: self.pins & attacks::whole_diagonal(king),
        }
    }

    /// Whether there is neither check nor pin.
    #[inline(always)]
    pub(crate) fn is_none(self) -> bool {
        (self.checkers | self.pins).is_empty()
    }

    /// Whether the pins let the piece on `from` go to `to`.
    #[inline(always)]
    pub(crate) fn allows(self, king: Square, from: Square, to: Square) -> bool {
        !self.pins.contains(from)
            || attacks::between(king, from).contains(to)
            || attacks::beyond(king, from).contains(to)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Position, Setup};

    #[test]
    fn the_check_info_after_a_move_is_that_of_the_board() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "q3r1k1/1b3r2/8/3QR3/2B1K3/8/5RB1/Q5R1 w - - 0 1",
            "3rk3/3n4/b5q1/1n3b2/3K4/1R1B4/8/B2Q3R w - - 0 1",
        ];
        for fen in starts {
            let mut now: Position = fen.parse::<Setup>().unwrap().position().unwrap();
            for ply in 0..60_usize {
                let moves = now.legal_moves();
                for &m in &moves {
                    let next = now.play(m);
                    let mut anew = next;
                    anew.settle();
                    let [kept, worked_out] = [next, anew].map(|position| position.check_info);
                    assert_eq!(kept.checkers, worked_out.checkers, "{m:?} in {}", now.fen());
                    assert_eq!(kept.pins, worked_out.pins, "{m:?} in {}", now.fen());
                    assert_eq!(
                        next.checkers(next.turn()),
                        next.checks_on(next.turn()),
                        "{m:?} in {}",
                        now.fen()
                    );
                }
                let Some(&m) = moves.get((ply * 7 + fen.len()) % moves.len().max(1)) else { break };
                now = now.play(m);
            }
        }
    }
}
