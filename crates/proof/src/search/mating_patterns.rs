//! Mating patterns that the pieces of a position could still form, and how far a position is from them.
//!
//! They only guide: what they overlook costs time, never the truth. Pawns and held pieces stay where they are; the others
//! are thought never to be in each other's way.

use board::{Bitboard, Position, Side};

use crate::search::pattern_finder::{FAR, PatternFinder, Place};
use crate::unwinnable::blockade::Blockade;

/// How a piece gets to a place.
struct Approach {
    place: Place,
    /// The squares from which it needs at most so many moves, by that number.
    within: Vec<Bitboard>,
}

/// The patterns of one layer: of positions between which no capture and no Pawn move lies.
pub(crate) struct Patterns {
    approaches: Vec<Approach>,
    /// Each pattern as the numbers of its approaches.
    patterns: Vec<Vec<u16>>,
}

impl Patterns {
    pub(crate) fn new(position: &Position, winner: Side, blockade: &Blockade) -> Self {
        let finder = PatternFinder::new(position, winner, blockade);
        let mut patterns = Self { approaches: Vec::new(), patterns: Vec::new() };
        for pattern in finder.find(position) {
            let approaches =
                pattern.places().iter().map(|&place| patterns.approach(&finder, place)).collect();
            patterns.patterns.push(approaches);
        }
        patterns
    }

    fn approach(&mut self, finder: &PatternFinder, place: Place) -> u16 {
        let known = self.approaches.iter().position(|approach| approach.place == place);
        known.unwrap_or_else(|| {
            let within = finder.levels(place.side, place.kind, Bitboard::of(place.square));
            self.approaches.push(Approach { place, within });
            self.approaches.len() - 1
        }) as u16
    }

    /// How many moves the nearest pattern seems to be away; `None` where there is none.
    pub(crate) fn cost(&self, position: &Position, winner: Side) -> Option<u32> {
        let mut distances = [0_u8; 256];
        for (approach, distance) in self.approaches.iter().zip(&mut distances) {
            let pieces = position.men(approach.place.side, approach.place.kind);
            *distance =
                approach.within.iter().position(|set| set.meets(pieces)).unwrap_or(FAR as usize) as u8;
        }
        let cost = |approaches: &Vec<u16>| {
            let (mut own, mut others) = (0, 0);
            for &approach in approaches {
                let distance = u32::from(distances.get(approach as usize).copied().unwrap_or_default());
                let winning = self.approaches[approach as usize].place.side == winner;
                *if winning { &mut own } else { &mut others } += distance;
            }
            own + others + own.max(others)
        };
        self.patterns.iter().map(cost).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Movement, Setup};

    fn position(fen: &str) -> Position {
        let setup: Setup = fen.parse().unwrap();
        setup.as_it_stands(&Movement::ORDINARY)
    }

    #[test]
    fn a_mate_costs_nothing_and_the_way_there_more() {
        let start = position("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        let patterns = Patterns::new(&start, Side::White, &Blockade::new(&start).unwrap());
        let cost = |fen: &str| patterns.cost(&position(fen), Side::White).unwrap();
        let mate = cost("R6k/8/6K1/8/8/8/8/8 b - - 0 1");
        let near = cost("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        let far = cost("8/8/3k4/8/8/8/1K6/R7 w - - 0 1");
        assert_eq!(mate, 0);
        assert!(mate < near && near < far, "{near} {far}");
    }

    #[test]
    fn a_bishop_alone_has_no_pattern() {
        let alone = position("7k/8/8/8/8/8/8/KB6 w - - 0 1");
        let patterns = Patterns::new(&alone, Side::White, &Blockade::new(&alone).unwrap());
        assert_eq!(patterns.cost(&alone, Side::White), None);
    }
}
