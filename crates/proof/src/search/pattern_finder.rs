//! Finds the mating patterns that the pieces of a position could still form.

use board::{Bitboard, Kind, Man, Position, Setup, Side, Square};

use crate::attacks::{self, fill};
use crate::unwinnable::blockade::Blockade;

/// The most patterns that are kept, and the most with the mated King on one square.
const KEPT: usize = 24;
const KEPT_ON_ONE_SQUARE: usize = 4;

/// The most patterns with the mated King on one square that are checked for being mates.
const CHECKED_ON_ONE_SQUARE: usize = 30;

/// The most patterns that are looked for with the mated King on one square.
const FOUND_ON_ONE_SQUARE: usize = 150;

/// The most squares of a pattern that other pieces than the King and the checker fill or cover.
const MOST_OTHERS: u32 = 2;

/// A distance beyond all others.
pub(crate) const FAR: u32 = 40;

/// The most pieces and Kings of a pattern.
const MOST_PLACES: usize = 7;

/// A square on which a piece of this side and kind is to stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    pub(crate) square: Square,
}

const NOWHERE: Place = Place { side: Side::White, kind: Kind::King, square: Square::A1 };

/// A mate by the places of its pieces, the mated King first.
#[derive(Clone, Copy)]
pub(crate) struct Pattern {
    places: [Place; MOST_PLACES],
    count: usize,
    cost: u32,
}

impl Pattern {
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..self.count]
    }

    fn with(mut self, side: Side, kind: Kind, square: Square, cost: u32) -> Option<Self> {
        *self.places.get_mut(self.count)? = Place { side, kind, square };
        self.count += 1;
        self.cost += cost;
        Some(self)
    }
}

fn each_kind() -> impl Iterator<Item = (Side, Kind)> {
    Side::ALL.into_iter().flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
}

/// What is known of the pieces before a pattern is looked for.
pub(crate) struct PatternFinder<'a> {
    blockade: &'a Blockade,
    winner: Side,
    /// Pawns and held pieces, by side.
    fixed: [Bitboard; 2],
    /// What these attack, by side.
    attacked: [Bitboard; 2],
    /// Where pieces of each side and kind can be within so many moves, by that number.
    from_here: [[Vec<Bitboard>; 6]; 2],
}

impl<'a> PatternFinder<'a> {
    pub(crate) fn new(position: &Position, winner: Side, blockade: &'a Blockade) -> Self {
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
            let fixed = position.men(side, kind) & stays;
            finder.attacked[side.index()] |= fill::attacks(kind, side, fixed, free);
        }
        for (side, kind) in each_kind() {
            if kind != Kind::Pawn {
                finder.from_here[side.index()][kind.index()] =
                    finder.levels(side, kind, position.men(side, kind));
            }
        }
        finder
    }

    /// The squares at most so many moves from these, there or back, by that number.
    pub(crate) fn levels(&self, side: Side, kind: Kind, from: Bitboard) -> Vec<Bitboard> {
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

    /// The nearest of these squares, and its distance.
    fn nearest(&self, side: Side, kind: Kind, to: Bitboard) -> Option<(Square, u32)> {
        let levels = &self.from_here[side.index()][kind.index()];
        let moves = levels.iter().position(|set| set.meets(to))?;
        Some(((levels[moves] & to).first()?, moves as u32))
    }

    /// The kinds of pieces that a side has.
    fn kinds(&self, side: Side) -> impl Iterator<Item = Kind> + '_ {
        let kinds = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
        kinds.into_iter().filter(move |kind| {
            self.from_here[side.index()][kind.index()].first().is_some_and(|squares| !squares.is_empty())
        })
    }

    /// The patterns that really are mates, the nearest first.
    pub(crate) fn find(&self, position: &Position) -> Vec<Pattern> {
        let mut found = Vec::new();
        let loser = !self.winner;
        let kings = self.from_here[loser.index()][Kind::King.index()].last().copied().unwrap_or_default();
        for king in kings {
            let Some(cost) = self.distance(loser, Kind::King, king) else { continue };
            let start = Pattern { places: [NOWHERE; MOST_PLACES], count: 0, cost: 0 };
            if let Some(start) = start.with(loser, Kind::King, king, cost) {
                self.with_checker(king, &start, &mut found);
            }
        }
        found.sort_by_key(|pattern| pattern.cost);
        let (mut kept, mut kept_on, mut checked_on) = (Vec::new(), [0_usize; 64], [0_usize; 64]);
        for pattern in found {
            let king = pattern.places[0].square.index();
            if kept.len() == KEPT {
                break;
            }
            if kept_on[king] == KEPT_ON_ONE_SQUARE || checked_on[king] == CHECKED_ON_ONE_SQUARE {
                continue;
            }
            checked_on[king] += 1;
            if self.is_mate(position, &pattern) {
                kept_on[king] += 1;
                kept.push(pattern);
            }
        }
        kept
    }

    /// The patterns with each checking piece on each square.
    fn with_checker(&self, king: Square, start: &Pattern, found: &mut Vec<Pattern>) {
        let fixed = self.fixed[0] | self.fixed[1];
        let loser = !self.winner;
        let zone = attacks::king(king);
        for kind in self.kinds(self.winner) {
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

    /// The patterns with the mating King where he leaves little to do, or is not needed.
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
        if missing.count() <= MOST_OTHERS {
            self.with_others(king, at, missing, start, found);
        }
        for place in near & anywhere {
            let rest = missing - attacks::king(place);
            let Some(cost) = self.distance(self.winner, Kind::King, place) else { continue };
            if rest != missing
                && rest.count() <= MOST_OTHERS
                && let Some(pattern) = start.with(self.winner, Kind::King, place, cost)
            {
                self.with_others(king, at, rest, &pattern, found);
            }
        }
    }

    /// The patterns in which the squares that are still open are filled, each by the nearest piece, or covered.
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
        let last = found.iter().rev().take(FOUND_ON_ONE_SQUARE);
        if last.filter(|pattern| pattern.places[0].square == king).count() >= FOUND_ON_ONE_SQUARE {
            return;
        }
        let loser = !self.winner;
        let taken: Bitboard = start.places().iter().map(|place| place.square).collect();
        if square != at && !taken.contains(square) {
            let cost = |kind: Kind| self.distance(loser, kind, square).map(|cost| (cost, kind));
            for (cost, kind) in self.kinds(loser).filter_map(cost) {
                if let Some(pattern) = start.with(loser, kind, square, cost) {
                    self.with_others(king, at, rest.without(square), &pattern, found);
                }
            }
        }
        let fixed = self.fixed[0] | self.fixed[1];
        for kind in self.kinds(self.winner) {
            let from = |square: Square| attacks::attacks(kind, self.winner, square, fixed.without(king));
            let places = |square: Square| from(square) - fixed - taken - from(king);
            let all = rest.iter().fold(places(square), |set, square| set & places(square));
            let to = if all.is_empty() { places(square) } else { all };
            if let Some((coverer, cost)) = self.nearest(self.winner, kind, to)
                && let Some(pattern) = start.with(self.winner, kind, coverer, cost)
            {
                let rest = rest - attacks::attacks(kind, self.winner, coverer, fixed.without(king));
                self.with_others(king, at, rest, &pattern, found);
            }
        }
    }

    /// Whether the pattern alone, with the Pawns and held pieces, is a mate, and there are as many pieces as it needs.
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
