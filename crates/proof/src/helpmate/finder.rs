//! The quickest way to a line: plans are made and followed outright, and made anew where they lead.

use std::ops::Range;

use board::{Bitboard, Move, Position, Side};

use crate::attacks::cache::AttackCache;
use crate::helpmate::execute::{Execution, Progress};
use crate::helpmate::features::Features;
use crate::helpmate::plan::Plan;
use crate::helpmate::{random_walk, sacrifice};

/// So often plans are made anew.
const ROUNDS: usize = 10;

/// So many plans are made at first, and so many of them followed; where they fail, so many.
const FEW: usize = 2;
const FOLLOWED: usize = 2;
const MANY: usize = 16;

/// So many where the winner has to be helped.
const MOST: usize = 32;

/// No plan is followed through more positions.
const LONG: u64 = 40;

/// So many moves are made first the first time that other moves are, and one more for so many tries.
const FIRST: u32 = 3;
const LONGER: u32 = 3;

/// A line to mate, if one is found among about so many positions; with it, how many were met.
pub(crate) fn find_line(position: &Position, winner: Side, most: u64) -> (Option<Vec<Move>>, u64) {
    let mut finder = LineFinder::new(position, winner, most);
    let found = finder.run();
    (found.then_some(finder.line), finder.states)
}

/// The same from positions to which a few moves at random lead, with these numbers.
pub(crate) fn find_line_after_random_moves(
    position: &Position,
    winner: Side,
    numbers: Range<u32>,
    most: u64,
) -> (Option<Vec<Move>>, u64) {
    let mut finder = LineFinder::new(position, winner, most);
    for number in numbers {
        let plies = FIRST + number / LONGER;
        if finder.states + u64::from(plies) > most {
            break;
        }
        finder.states += u64::from(plies);
        finder.line.clear();
        if let Some(from) = random_walk::walk(position, winner, number, plies, &mut finder.line) {
            finder.from = from;
            if finder.run() {
                return (Some(finder.line), finder.states);
            }
        }
    }
    (None, finder.states)
}

struct LineFinder {
    winner: Side,
    most: u64,
    states: u64,
    /// The moves made, and where they lead.
    line: Vec<Move>,
    from: Position,
    /// Where the first plan led that led anywhere.
    on: Option<(Position, Vec<Move>)>,
}

impl LineFinder {
    fn new(position: &Position, winner: Side, most: u64) -> Self {
        Self { winner, most, states: 0, line: Vec::with_capacity(64), from: *position, on: None }
    }

    fn run(&mut self) -> bool {
        for _ in 0..ROUNDS {
            let Some(features) = Features::new(&self.from, self.winner) else { return false };
            self.on = None;
            match self.plans(&features) {
                Progress::Mate => return true,
                Progress::Advanced => {}
                Progress::Stuck => {
                    let Some((end, moves)) = self.on.take() else { return false };
                    self.from = end;
                    self.line.extend(moves);
                }
            }
            if self.states >= self.most {
                return false;
            }
        }
        false
    }

    /// Follows the plans of a features until one comes to its end.
    fn plans(&mut self, features: &Features) -> Progress {
        let cache = &mut AttackCache::new(features.occupied.without(features.king));
        if features.is_bare() {
            return self.plans_with_help(features, cache);
        }
        if self.mates::<FEW>(features, cache, 0, FOLLOWED) {
            return Progress::Mate;
        }
        if self.thins(features.losers.without(features.king)) {
            return Progress::Advanced;
        }
        if self.mates::<MANY>(features, cache, FOLLOWED, MANY) {
            return Progress::Mate;
        }
        for promotion in features.promotions() {
            let Some(mut plan) = features.plan_promotion(&promotion) else { continue };
            match self.follow(&mut plan) {
                Progress::Stuck => {}
                end => return end,
            }
        }
        Progress::Stuck
    }

    /// Knights and Bishops mate where men of the loser block: best one Knight, and nobody to parry.
    fn plans_with_help(&mut self, features: &Features, cache: &mut AttackCache) -> Progress {
        if self.mates::<MOST>(features, cache, 0, MOST) {
            return Progress::Mate;
        }
        if features.blockers().next().is_none() && self.blocker(features) {
            return Progress::Advanced;
        }
        let sought = features.superfluous();
        if self.thins(sought) {
            return Progress::Advanced;
        }
        if self.blocker(features) {
            return Progress::Advanced;
        }
        Progress::Stuck
    }

    /// The loser promotes a Pawn, to have somebody who can block.
    fn blocker(&mut self, features: &Features) -> bool {
        let plan = features.plan_adverse_promotion();
        plan.is_some_and(|mut plan| matches!(self.follow(&mut plan), Progress::Advanced))
    }

    fn mates<const KEPT: usize>(
        &mut self,
        features: &Features,
        cache: &mut AttackCache,
        tried: usize,
        most: usize,
    ) -> bool {
        let candidates = features.candidates::<KEPT>(cache);
        let plans = candidates.iter().filter_map(|candidate| features.plan(candidate));
        plans.skip(tried).take(most).any(|mut plan| matches!(self.follow(&mut plan), Progress::Mate))
    }

    /// The loser gives a man away.
    fn thins(&mut self, sought: Bitboard) -> bool {
        let taken = sacrifice::sacrifice(&self.from, self.winner, sought, self.most, &mut self.states);
        let Some((end, moves)) = taken else { return false };
        self.from = end;
        self.line.extend(moves);
        true
    }

    /// Follows a plan; unless it comes to its end, the moves are taken back.
    fn follow(&mut self, plan: &mut Plan) -> Progress {
        let begun = self.line.len();
        let mut follow = Execution::new(&self.from, self.winner, plan, &mut self.line);
        let followed = follow.run(LONG.min(self.most - self.states));
        let end = follow.position;
        self.states += follow.met;
        match followed {
            Progress::Mate => {}
            Progress::Advanced => self.from = end,
            Progress::Stuck => {
                if self.on.is_none() && self.line.len() > begun {
                    self.on = Some((end, self.line[begun..].to_vec()));
                }
                self.line.truncate(begun);
            }
        }
        followed
    }
}
