//! Mating patterns that the men of a position could still come to, and how far they are from them.
//!
//! They only guide: what is overlooked costs time, never the truth. Pawns and held men stay where they are; the others
//! are thought to be in nobody's way.

use board::{Bitboard, Kind, Man, Position, Setup, Side, Square};

use crate::attacks::{self, fill};
use crate::unwinnable::blockade::Blockade;

/// So many patterns are kept, of one square of the mated King so many; so many are looked at on each to find them.
const KEPT: usize = 24;
const ON_ONE: usize = 4;
const TRIED: usize = 30;

/// No more are thought of with the mated King on one square, and none with more squares than this to be filled or guarded by others.
const FOUND: usize = 150;
const OTHERS: u32 = 2;

/// A distance beyond all others.
const FAR: u32 = 40;

/// The pieces and Kings of a pattern are no more than these.
const PLACES: usize = 7;

/// A square on which a man of this side and kind is to stand.
#[derive(Clone, Copy)]
struct Place {
    side: Side,
    kind: Kind,
    square: Square,
}

const NOWHERE: Place = Place { side: Side::White, kind: Kind::King, square: Square::A1 };

#[derive(Clone, Copy)]
struct Pattern {
    places: [Place; PLACES],
    count: usize,
    cost: u32,
}

impl Pattern {
    fn places(&self) -> &[Place] {
        &self.places[..self.count]
    }

    fn with(mut self, side: Side, kind: Kind, square: Square, cost: u32) -> Option<Self> {
        *self.places.get_mut(self.count)? = Place { side, kind, square };
        self.count += 1;
        self.cost += cost;
        Some(self)
    }
}

/// The squares from which a man comes to a place within so many moves.
struct Way {
    place: Place,
    within: Vec<Bitboard>,
}

/// The patterns of one layer: positions between which no capture and no Pawn move lies.
pub(crate) struct Patterns {
    ways: Vec<Way>,
    /// Each pattern as numbers of ways.
    patterns: Vec<Vec<u16>>,
}

impl Patterns {
    pub(crate) fn new(position: &Position, winner: Side, blockade: &Blockade) -> Self {
        let finder = Finder::new(position, winner, blockade);
        let mut patterns = Self { ways: Vec::new(), patterns: Vec::new() };
        for pattern in finder.find(position) {
            let ways = pattern.places().iter().map(|&place| patterns.way(&finder, place)).collect();
            patterns.patterns.push(ways);
        }
        patterns
    }

    fn way(&mut self, finder: &Finder, place: Place) -> u16 {
        let same = |way: &Way| {
            (way.place.side, way.place.kind, way.place.square) == (place.side, place.kind, place.square)
        };
        let known = self.ways.iter().position(same);
        known.unwrap_or_else(|| {
            let within = finder.levels(place.side, place.kind, Bitboard::of(place.square));
            self.ways.push(Way { place, within });
            self.ways.len() - 1
        }) as u16
    }

    /// How many moves the nearest pattern seems to be away; `None` where there is none.
    pub(crate) fn cost(&self, position: &Position, winner: Side) -> Option<u32> {
        let mut distances = [0_u8; 256];
        for (way, distance) in self.ways.iter().zip(&mut distances) {
            let men = position.men(way.place.side, way.place.kind);
            *distance = way.within.iter().position(|set| set.meets(men)).unwrap_or(FAR as usize) as u8;
        }
        let cost = |ways: &Vec<u16>| {
            let (mut own, mut others) = (0, 0);
            for &way in ways {
                let distance = u32::from(distances.get(way as usize).copied().unwrap_or_default());
                let winning = self.ways[way as usize].place.side == winner;
                *if winning { &mut own } else { &mut others } += distance;
            }
            own + others + own.max(others)
        };
        self.patterns.iter().map(cost).min()
    }
}

fn each_kind() -> impl Iterator<Item = (Side, Kind)> {
    Side::ALL.into_iter().flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
}

struct Finder<'a> {
    blockade: &'a Blockade,
    winner: Side,
    /// Pawns and held men, by side.
    fixed: [Bitboard; 2],
    /// What those attack, by side.
    attacked: [Bitboard; 2],
    /// Where men of each side and kind can be within so many moves.
    from_here: [[Vec<Bitboard>; 6]; 2],
}

impl<'a> Finder<'a> {
    fn new(position: &Position, winner: Side, blockade: &'a Blockade) -> Self {
        let stays = position.kind(Kind::Pawn) | blockade.held;
        let mut finder = Self {
            blockade,
            winner,
            fixed: Side::ALL.map(|side| position.side(side) & stays),
            attacked: [Bitboard::EMPTY; 2],
            from_here: Default::default(),
        };
        let free = !(finder.fixed[0] | finder.fixed[1]);
        for (side, kind) in each_kind() {
            let men = position.men(side, kind) & stays;
            finder.attacked[side.index()] |= fill::attacks(kind, side, men, free);
        }
        for (side, kind) in each_kind() {
            if kind != Kind::Pawn {
                finder.from_here[side.index()][kind.index()] =
                    finder.levels(side, kind, position.men(side, kind));
            }
        }
        finder
    }

    /// The squares that are so many moves or fewer from these, there and back.
    fn levels(&self, side: Side, kind: Kind, from: Bitboard) -> Vec<Bitboard> {
        let fixed = self.fixed[0] | self.fixed[1];
        let mut barred = fixed - from;
        if kind == Kind::King {
            barred |= (self.blockade.closed_to(side) | self.attacked[(!side).index()]) - from;
        }
        let mut levels = vec![from];
        let mut reached = from;
        if from.is_empty() {
            return levels;
        }
        while levels.len() < FAR as usize {
            let wider = reached | (fill::attacks(kind, side, reached, !fixed) - barred);
            if wider == reached {
                break;
            }
            reached = wider;
            levels.push(reached);
        }
        levels
    }

    fn distance(&self, side: Side, kind: Kind, to: Square) -> Option<u32> {
        let levels = &self.from_here[side.index()][kind.index()];
        levels.iter().position(|set| set.contains(to)).map(|moves| moves as u32)
    }

    /// The nearest of these squares.
    fn nearest(&self, side: Side, kind: Kind, to: Bitboard) -> Option<(Square, u32)> {
        let levels = &self.from_here[side.index()][kind.index()];
        let moves = levels.iter().position(|set| set.meets(to))?;
        Some(((levels[moves] & to).first()?, moves as u32))
    }

    fn pieces(&self, side: Side) -> impl Iterator<Item = Kind> + '_ {
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
        kinds.into_iter().filter(move |kind| {
            self.from_here[side.index()][kind.index()].first().is_some_and(|men| !men.is_empty())
        })
    }

    /// The patterns that are mates indeed, the nearest first.
    fn find(&self, position: &Position) -> Vec<Pattern> {
        let mut found = Vec::new();
        let loser = !self.winner;
        let kings = self.from_here[loser.index()][Kind::King.index()].last().copied().unwrap_or_default();
        for king in kings {
            let Some(cost) = self.distance(loser, Kind::King, king) else { continue };
            let start = Pattern { places: [NOWHERE; PLACES], count: 0, cost: 0 };
            if let Some(start) = start.with(loser, Kind::King, king, cost) {
                self.with_checker(king, &start, &mut found);
            }
        }
        found.sort_by_key(|pattern| pattern.cost);
        let (mut kept, mut on_one, mut tried) = (Vec::new(), [0_usize; 64], [0_usize; 64]);
        for pattern in found {
            let king = pattern.places[0].square.index();
            if kept.len() == KEPT {
                break;
            }
            if on_one[king] == ON_ONE || tried[king] == TRIED {
                continue;
            }
            tried[king] += 1;
            if self.is_mate(position, &pattern) {
                on_one[king] += 1;
                kept.push(pattern);
            }
        }
        kept
    }

    fn with_checker(&self, king: Square, start: &Pattern, found: &mut Vec<Pattern>) {
        let fixed = self.fixed[0] | self.fixed[1];
        let loser = !self.winner;
        let zone = attacks::king(king);
        for kind in self.pieces(self.winner) {
            for at in attacks::attacks(kind, self.winner, king, fixed) - fixed {
                let Some(cost) = self.distance(self.winner, kind, at) else { continue };
                let own = attacks::attacks(kind, self.winner, at, fixed.without(king));
                let missing =
                    zone - own - self.attacked[self.winner.index()] - self.fixed[loser.index()].without(at);
                let Some(pattern) = start.with(self.winner, kind, at, cost) else { continue };
                if missing.count() <= 5 {
                    self.with_king(king, at, missing, &pattern, found);
                }
            }
        }
    }

    /// The mating King's places that leave little to do.
    fn with_king(
        &self,
        king: Square,
        at: Square,
        missing: Bitboard,
        start: &Pattern,
        found: &mut Vec<Pattern>,
    ) {
        let levels = &self.from_here[self.winner.index()][Kind::King.index()];
        let away = !(attacks::king(king).with(king).with(at) | self.fixed[0] | self.fixed[1]);
        let near = fill::attacks(Kind::King, self.winner, missing, Bitboard::ALL) & away;
        let anywhere = levels.last().copied().unwrap_or_default();
        if missing.count() <= OTHERS {
            self.with_others(king, at, missing, start, found);
        }
        for place in near & anywhere {
            let rest = missing - attacks::king(place);
            let Some(cost) = self.distance(self.winner, Kind::King, place) else { continue };
            if rest != missing
                && rest.count() <= OTHERS
                && let Some(pattern) = start.with(self.winner, Kind::King, place, cost)
            {
                self.with_others(king, at, rest, &pattern, found);
            }
        }
    }

    /// Squares that are still open are filled, each by the nearest man, or guarded.
    fn with_others(
        &self,
        king: Square,
        at: Square,
        rest: Bitboard,
        start: &Pattern,
        found: &mut Vec<Pattern>,
    ) {
        let Some(square) = rest.first() else {
            found.push(*start);
            return;
        };
        if found.iter().rev().take(FOUND).filter(|pattern| pattern.places[0].square == king).count() >= FOUND
        {
            return;
        }
        let loser = !self.winner;
        let taken: Bitboard = start.places().iter().map(|place| place.square).collect();
        if square != at && !taken.contains(square) {
            let cost = |kind: Kind| self.distance(loser, kind, square).map(|cost| (cost, kind));
            for (cost, kind) in self.pieces(loser).filter_map(cost) {
                if let Some(pattern) = start.with(loser, kind, square, cost) {
                    self.with_others(king, at, rest.without(square), &pattern, found);
                }
            }
        }
        let fixed = self.fixed[0] | self.fixed[1];
        for kind in self.pieces(self.winner) {
            let from = |square: Square| attacks::attacks(kind, self.winner, square, fixed.without(king));
            let places = |square: Square| from(square) - fixed - taken - from(king);
            let all = rest.iter().fold(places(square), |set, square| set & places(square));
            let to = if all.is_empty() { places(square) } else { all };
            if let Some((guard, cost)) = self.nearest(self.winner, kind, to)
                && let Some(pattern) = start.with(self.winner, kind, guard, cost)
            {
                let rest = rest - attacks::attacks(kind, self.winner, guard, fixed.without(king));
                self.with_others(king, at, rest, &pattern, found);
            }
        }
    }

    /// Whether the pattern alone, with the Pawns and held men, is a mate, and there are as many men as it asks for.
    fn is_mate(&self, position: &Position, pattern: &Pattern) -> bool {
        let mut setup = Setup::empty();
        for square in self.fixed[0] | self.fixed[1] {
            setup.set(square, position.man_at(square));
        }
        for side in Side::ALL {
            let has_king =
                pattern.places().iter().any(|place| (place.side, place.kind) == (side, Kind::King));
            let king = position.men(side, Kind::King).first();
            if !has_king && let Some(square) = king {
                setup.set(square, Some(Man::new(side, Kind::King)));
            }
        }
        for place in pattern.places() {
            if setup
                .set(place.square, Some(Man::new(place.side, place.kind)))
                .is_some_and(|man| man != Man::new(place.side, place.kind))
            {
                return false;
            }
        }
        setup.turn = !self.winner;
        let mated = setup.as_it_stands(position.movement());
        let enough = |side, kind| mated.men(side, kind).count() <= position.men(side, kind).count();
        let colours = |side| {
            let bishops = |of: &Position, colour| (of.men(side, Kind::Bishop) & colour).count();
            [Bitboard::LIGHT, Bitboard::DARK]
                .into_iter()
                .all(|colour| bishops(&mated, colour) <= bishops(position, colour))
        };
        Side::ALL
            .into_iter()
            .all(|side| Kind::ALL.into_iter().all(|kind| enough(side, kind)) && colours(side))
            && mated.is_checkmate()
            && !mated.in_check(self.winner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Movement;

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
