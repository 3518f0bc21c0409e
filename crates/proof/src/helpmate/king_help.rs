//! How the mating King may help: which squares around the other King he can cover, and after how many moves.

use board::{Bitboard, Kind, Square};

use crate::attacks::{self, fill};
use crate::helpmate::features::{Features, WALK};

/// What a square by which the King would escape costs, in moves.
pub(crate) const ESCAPE: u32 = 4;

/// A King helps by covering at most so many squares.
pub(crate) const MOST_COVERED: u32 = 3;

/// What the mating King may do around a square of the other King.
pub(crate) struct KingHelp {
    /// What he covers from where he is or may come to be.
    pub(crate) squares: Bitboard,
    /// How many moves he needs at least to cover any other.
    pub(crate) least: u32,
}

/// Where the mating King helps.
pub(crate) struct HelpingPlace {
    pub(crate) at: Square,
    pub(crate) moves: u32,
    /// How many squares he leaves uncovered.
    pub(crate) uncovered: u32,
}

impl KingHelp {
    /// The help around the loser's King on this square.
    pub(crate) fn around(features: &Features, king: Square) -> Self {
        let zone = attacks::king(king);
        let walk = walk(features);
        let near = walk.last().map_or(Bitboard::EMPTY, |&far| far - zone.with(king));
        let from = near.with(features.winning_king);
        let squares = fill::attacks(Kind::King, features.winner, from, Bitboard::ALL);
        let ring = fill::attacks(Kind::King, features.winner, zone, Bitboard::ALL) - zone.with(king);
        let ring = ring.without(features.winning_king);
        let least = walk.iter().take_while(|walk| !walk.meets(ring)).count() as u32;
        Self { squares, least }
    }
}

impl HelpingPlace {
    /// The best place to cover these squares around `king`, or all but so many, with a piece that checks from `checker`.
    ///
    /// Each square that stays uncovered counts as [`ESCAPE`] moves.
    pub(crate) fn best(
        features: &Features,
        king: Square,
        checker: Square,
        escapes: Bitboard,
        may_stay: u32,
    ) -> Option<Self> {
        let walk = walk(features);
        let shunned = attacks::king(king).with(king).with(checker).with(features.winning_king);
        let squares = walk.last().map_or(Bitboard::EMPTY, |&far| far - shunned);
        let (mut all, mut but_one, mut but_two) = (squares, squares, squares);
        for square in escapes {
            let near = attacks::king(square);
            but_two = but_two & near | but_one;
            but_one = but_one & near | all;
            all &= near;
        }
        let mut best: Option<Self> = None;
        for (uncovered, squares) in (0..=may_stay).zip([all, but_one, but_two]) {
            if squares.is_empty() {
                continue;
            }
            let moves = walk.iter().take_while(|walk| !walk.meets(squares)).count();
            let Some(at) = walk.get(moves).and_then(|&walk| (walk & squares).first()) else { continue };
            let place = Self { at, moves: moves as u32, uncovered };
            if best.as_ref().is_none_or(|best| place.cost() < best.cost()) {
                best = Some(place);
            }
        }
        best
    }

    /// What this help costs, in moves.
    pub(crate) fn cost(&self) -> u32 {
        self.moves + ESCAPE * self.uncovered
    }
}

/// Where the mating King can walk within the moves that are considered.
fn walk(features: &Features) -> &[Bitboard] {
    let far = if features.occupied.count() > 12 { 3 } else { WALK - 1 };
    &features.winning_walk[..=far]
}
