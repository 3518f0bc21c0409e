//! The cheapest candidates of one position.

use board::{Bitboard, Square};

/// A mate in outline: where the King is, which piece checks him from where, and who helps.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) cost: u32,
    /// Where the King is mated.
    pub(crate) king: Square,
    /// How many moves he needs to get there.
    pub(crate) king_moves: u32,
    /// The number of the checking piece.
    pub(crate) piece: usize,
    /// From where it checks.
    pub(crate) at: Square,
    /// How many moves it needs to get there.
    pub(crate) moves: u32,
    /// Where the other King helps, if he must, and after how many moves.
    pub(crate) help: Option<(Square, u32)>,
    /// Squares by which the King would escape.
    pub(crate) escapes: Bitboard,
}

/// At most so many candidates, the cheapest first.
pub(crate) struct Candidates<const KEPT: usize> {
    best: [Option<Candidate>; KEPT],
    /// A candidate that costs as much, before what parries cost, is not kept.
    pub(crate) worst: u32,
}

/// How many candidates in which the same piece mates on the same square are kept in a short list, and in a long one.
const KEPT_OF_EQUAL: [usize; 2] = [2, 6];

/// A longer list than this is long.
const SHORT: usize = 16;

impl<const KEPT: usize> Candidates<KEPT> {
    pub(crate) fn new() -> Self {
        Self { best: [None; KEPT], worst: u32::MAX }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Candidate> {
        self.best.iter().flatten()
    }

    /// Inserts a candidate if it is among the cheapest; of those in which the same piece mates on the same square, few.
    pub(crate) fn insert(&mut self, candidate: Candidate) {
        let equal = |other: &Option<Candidate>| {
            other.is_some_and(|other| (other.king, other.piece) == (candidate.king, candidate.piece))
        };
        let mut places = (0..KEPT).filter(|&i| equal(&self.best[i]));
        let last = places.nth(KEPT_OF_EQUAL[usize::from(KEPT > SHORT)] - 1).unwrap_or(KEPT - 1);
        let place =
            self.best[..=last].iter().position(|other| other.is_none_or(|other| candidate.cost < other.cost));
        if let Some(place) = place {
            self.best[place..=last].rotate_right(1);
            self.best[place] = Some(candidate);
            self.worst = self.best[KEPT - 1].map_or(self.worst, |last| last.cost.min(self.worst));
        }
    }
}
