//! The squares that each piece may ever reach, as the [`blockade`](super::blockade) knows them.

use board::{Bitboard, Man, Position, Square};

use crate::unwinnable::blockade::Blockade;

/// A piece, and where it may ever stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it stands now.
    pub square: Square,
    /// What it is now.
    pub man: Man,
    /// The squares on which it may ever stand, promoted too, whatever legal moves are made: never too few of them,
    /// perhaps too many.
    pub squares: Bitboard,
}

/// The reach of every piece, from a1 to h8; `None` for a board that [`NoMate::Obstacles`](crate::NoMate) does not reason
/// about.
///
/// ```
/// use board::{Bitboard, Movement, Setup, Square};
/// let locked: Setup = "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93".parse().unwrap();
/// let reach = jadoube_proof::reach(&locked.as_it_stands(&Movement::ORDINARY)).unwrap();
/// let pawn = reach.iter().find(|reach| reach.square == Square::B4).unwrap();
/// assert_eq!(pawn.squares, Bitboard::of(Square::B4));
/// ```
#[must_use]
pub fn reach(position: &Position) -> Option<Vec<Reach>> {
    let blockade = Blockade::new(position)?;
    let placed = position.occupied().iter().zip(blockade.pieces());
    let reach = placed.map(|(square, piece)| Reach {
        square,
        man: Man::new(piece.side, piece.kind),
        squares: piece.reach | piece.promoted,
    });
    Some(reach.collect())
}

#[cfg(test)]
mod tests {
    use board::{Movement, Setup};
    use std::collections::{HashMap, HashSet};

    use super::*;
    use crate::search::key::PositionKey;

    /// Wherever a series of moves brings a piece, its reach includes the square.
    #[test]
    fn no_piece_goes_beyond_its_reach() {
        let fens = [
            "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 0 1",
            "k7/p1p5/P1P5/8/8/8/5p2/5K2 w - - 0 1",
            "8/8/8/1k6/p7/P7/1K6/5b2 w - - 0 1",
            "8/5k2/4pPp1/4P1P1/8/8/6K1/8 w - - 0 1",
        ];
        for fen in fens {
            let setup: Setup = fen.parse().unwrap();
            let position = setup.as_it_stands(&Movement::ORDINARY);
            let reach = reach(&position).unwrap();
            let mut seen = HashSet::new();
            // Each position with the first square of the piece on each square.
            let first: HashMap<Square, Square> = position.occupied().iter().map(|at| (at, at)).collect();
            let mut open = vec![(position, first)];
            while let Some((position, pieces)) = open.pop() {
                for (now, first) in &pieces {
                    let own = reach.iter().find(|reach| reach.square == *first).unwrap();
                    assert!(own.squares.contains(*now), "{fen}: {first} came to {now}");
                }
                for m in position.legal_moves() {
                    let (next, mut pieces) = (position.play(m), pieces.clone());
                    if seen.len() < 3_000 && seen.insert(PositionKey::new(&next)) {
                        pieces.retain(|at, _| Some(*at) != m.takes_on());
                        let mover = pieces.remove(&m.from()).unwrap();
                        pieces.insert(m.to(), mover);
                        open.push((next, pieces));
                    }
                }
            }
            assert!(seen.len() > 20, "{fen}");
        }
    }
}
