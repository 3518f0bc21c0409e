//! The round from position to plan to execution, repeated from where plans lead.

use std::ops::Range;

use board::{Bitboard, Move, Position, Side};

use crate::attacks::cache::AttackCache;
use crate::helpmate::execute::{Execution, Progress};
use crate::helpmate::features::Features;
use crate::helpmate::plan::Plan;
use crate::helpmate::{random_walk, sacrifice};

/// How often plans are made from a new position.
const ROUNDS: usize = 10;

/// How many candidates are kept at first, and how many of their plans are executed.
const FEW: usize = 2;
const FEW_EXECUTED: usize = 2;

/// How many candidates are kept, and their plans executed, where the first ones fail.
const MANY: usize = 16;

/// The same where pieces of the loser must help.
const MANY_WITH_HELP: usize = 32;

/// The most positions that one plan is executed through.
const LONGEST: u64 = 40;

/// How many random moves the first walk makes, and after how many walks there is one more.
const FIRST_WALK: u32 = 3;
const WALKS_OF_A_LENGTH: u32 = 3;

/// A line to mate, if one is found within about `most` positions, and how many positions were visited.
pub(crate) fn find_line(position: &Position, winner: Side, most: u64) -> (Option<Vec<Move>>, u64) {
    let mut finder = LineFinder::new(position, winner, most);
    let found = finder.run();
    (found.then_some(finder.line), finder.states)
}

/// The same from positions to which a few random moves lead: the walks with these numbers.
pub(crate) fn find_line_after_random_moves(
    position: &Position,
    winner: Side,
    walks: Range<u32>,
    most: u64,
) -> (Option<Vec<Move>>, u64) {
    let mut finder = LineFinder::new(position, winner, most);
    for number in walks {
        let plies = FIRST_WALK + number / WALKS_OF_A_LENGTH;
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
    /// The most positions that may be visited.
    most: u64,
    states: u64,
    /// The moves made, and where they lead.
    line: Vec<Move>,
    from: Position,
    /// Where the first plan that got anywhere got stuck, and by which moves.
    stuck: Option<(Position, Vec<Move>)>,
}

impl LineFinder {
    fn new(position: &Position, winner: Side, most: u64) -> Self {
        Self { winner, most, states: 0, line: Vec::with_capacity(64), from: *position, stuck: None }
    }

    fn run(&mut self) -> bool {
        for _ in 0..ROUNDS {
            let Some(features) = Features::new(&self.from, self.winner) else { return false };
            self.stuck = None;
            match self.try_plans(&features) {
                Progress::Mate => return true,
                Progress::Advanced => {}
                Progress::Stuck => {
                    let Some((end, moves)) = self.stuck.take() else { return false };
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

    /// Executes plans for a position until one comes to its end.
    fn try_plans(&mut self, features: &Features) -> Progress {
        let cache = &mut AttackCache::new(features.occupied.without(features.king));
        if features.has_only_minors() {
            return self.try_plans_with_help(features, cache);
        }
        if self.try_candidates::<FEW>(features, cache, 0, FEW_EXECUTED) {
            return Progress::Mate;
        }
        if self.sacrifice(features.losers.without(features.king)) {
            return Progress::Advanced;
        }
        if self.try_candidates::<MANY>(features, cache, FEW_EXECUTED, MANY) {
            return Progress::Mate;
        }
        for promotion in features.promotions() {
            let Some(mut plan) = features.plan_promotion(&promotion) else { continue };
            match self.execute(&mut plan) {
                Progress::Stuck => {}
                end => return end,
            }
        }
        Progress::Stuck
    }

    /// Knights and Bishops alone mate where pieces of the loser block: best of all one Knight, and nothing that parries.
    fn try_plans_with_help(&mut self, features: &Features, cache: &mut AttackCache) -> Progress {
        if self.try_candidates::<MANY_WITH_HELP>(features, cache, 0, MANY_WITH_HELP) {
            return Progress::Mate;
        }
        if features.blockers().next().is_none() && self.promote_blocker(features) {
            return Progress::Advanced;
        }
        if self.sacrifice(features.superfluous()) {
            return Progress::Advanced;
        }
        if self.promote_blocker(features) {
            return Progress::Advanced;
        }
        Progress::Stuck
    }

    /// The loser promotes a Pawn, to have a piece that can block.
    fn promote_blocker(&mut self, features: &Features) -> bool {
        let plan = features.plan_adverse_promotion();
        plan.is_some_and(|mut plan| matches!(self.execute(&mut plan), Progress::Advanced))
    }

    /// Executes plans of the cheapest candidates, without those that were tried before; says whether one mates.
    fn try_candidates<const KEPT: usize>(
        &mut self,
        features: &Features,
        cache: &mut AttackCache,
        tried: usize,
        most: usize,
    ) -> bool {
        let candidates = features.candidates::<KEPT>(cache);
        let plans = candidates.iter().filter_map(|candidate| features.plan(candidate));
        plans.skip(tried).take(most).any(|mut plan| matches!(self.execute(&mut plan), Progress::Mate))
    }

    /// The loser gives up one of these pieces.
    fn sacrifice(&mut self, pieces: Bitboard) -> bool {
        let sacrificed = sacrifice::sacrifice(&self.from, self.winner, pieces, self.most, &mut self.states);
        let Some((end, moves)) = sacrificed else { return false };
        self.from = end;
        self.line.extend(moves);
        true
    }

    /// Executes a plan; unless it comes to its end, its moves are taken back.
    fn execute(&mut self, plan: &mut Plan) -> Progress {
        let before = self.line.len();
        let mut execution = Execution::new(&self.from, self.winner, plan, &mut self.line);
        let progress = execution.run(LONGEST.min(self.most - self.states));
        let end = *execution.position();
        self.states += execution.visited;
        match progress {
            Progress::Mate => {}
            Progress::Advanced => self.from = end,
            Progress::Stuck => {
                if self.stuck.is_none() && self.line.len() > before {
                    self.stuck = Some((end, self.line[before..].to_vec()));
                }
                self.line.truncate(before);
            }
        }
        progress
    }
}
