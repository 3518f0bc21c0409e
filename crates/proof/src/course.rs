//! The quickest way to a line: plans are made and followed outright, and made anew where they lead.

use std::ops::Range;

use board::{Bitboard, Move, Position, Side};

use crate::follow::{Follow, Followed};
use crate::plan::Plan;
use crate::scene::Scene;
use crate::sight::Sight;
use crate::{stray, thin};

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
pub(crate) fn line(position: &Position, winner: Side, most: u64) -> (Option<Vec<Move>>, u64) {
    let mut course = Course::new(position, winner, most);
    let found = course.run();
    (found.then_some(course.line), course.states)
}

/// The same from positions to which a few moves at random lead, with these numbers.
pub(crate) fn line_astray(
    position: &Position,
    winner: Side,
    numbers: Range<u32>,
    most: u64,
) -> (Option<Vec<Move>>, u64) {
    let mut course = Course::new(position, winner, most);
    for number in numbers {
        let plies = FIRST + number / LONGER;
        if course.states + u64::from(plies) > most {
            break;
        }
        course.states += u64::from(plies);
        course.line.clear();
        if let Some(from) = stray::strayed(position, winner, number, plies, &mut course.line) {
            course.from = from;
            if course.run() {
                return (Some(course.line), course.states);
            }
        }
    }
    (None, course.states)
}

struct Course {
    winner: Side,
    most: u64,
    states: u64,
    /// The moves made, and where they lead.
    line: Vec<Move>,
    from: Position,
    /// Where the first plan led that led anywhere.
    on: Option<(Position, Vec<Move>)>,
}

impl Course {
    fn new(position: &Position, winner: Side, most: u64) -> Self {
        Self { winner, most, states: 0, line: Vec::with_capacity(64), from: *position, on: None }
    }

    fn run(&mut self) -> bool {
        for _ in 0..ROUNDS {
            let Some(scene) = Scene::new(&self.from, self.winner) else { return false };
            self.on = None;
            match self.plans(&scene) {
                Followed::Mate => return true,
                Followed::Further => {}
                Followed::Stuck => {
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

    /// Follows the plans of a scene until one comes to its end.
    fn plans(&mut self, scene: &Scene) -> Followed {
        let sight = &mut Sight::new(scene.occupied.without(scene.king));
        if scene.is_bare() {
            return self.plans_with_help(scene, sight);
        }
        if self.mates::<FEW>(scene, sight, 0, FOLLOWED) {
            return Followed::Mate;
        }
        if self.thins(scene.losers.without(scene.king)) {
            return Followed::Further;
        }
        if self.mates::<MANY>(scene, sight, FOLLOWED, MANY) {
            return Followed::Mate;
        }
        for promotion in scene.promotions() {
            let Some(mut plan) = scene.plan_promotion(&promotion) else { continue };
            match self.follow(&mut plan) {
                Followed::Stuck => {}
                end => return end,
            }
        }
        Followed::Stuck
    }

    /// Knights and Bishops mate where men of the loser block: best one Knight, and nobody to parry.
    fn plans_with_help(&mut self, scene: &Scene, sight: &mut Sight) -> Followed {
        if self.mates::<MOST>(scene, sight, 0, MOST) {
            return Followed::Mate;
        }
        if scene.blockers().next().is_none() && self.blocker(scene) {
            return Followed::Further;
        }
        let sought = scene.superfluous();
        if self.thins(sought) {
            return Followed::Further;
        }
        if self.blocker(scene) {
            return Followed::Further;
        }
        Followed::Stuck
    }

    /// The loser promotes a Pawn, to have somebody who can block.
    fn blocker(&mut self, scene: &Scene) -> bool {
        let plan = scene.plan_adverse_promotion();
        plan.is_some_and(|mut plan| matches!(self.follow(&mut plan), Followed::Further))
    }

    fn mates<const KEPT: usize>(
        &mut self,
        scene: &Scene,
        sight: &mut Sight,
        tried: usize,
        most: usize,
    ) -> bool {
        let outlines = scene.outlines::<KEPT>(sight);
        let plans = outlines.iter().filter_map(|outline| scene.plan(outline));
        plans.skip(tried).take(most).any(|mut plan| matches!(self.follow(&mut plan), Followed::Mate))
    }

    /// The loser gives a man away.
    fn thins(&mut self, sought: Bitboard) -> bool {
        let taken = thin::taken(&self.from, self.winner, sought, self.most, &mut self.states);
        let Some((end, moves)) = taken else { return false };
        self.from = end;
        self.line.extend(moves);
        true
    }

    /// Follows a plan; unless it comes to its end, the moves are taken back.
    fn follow(&mut self, plan: &mut Plan) -> Followed {
        let begun = self.line.len();
        let mut follow = Follow::new(&self.from, self.winner, plan, &mut self.line);
        let followed = follow.run(LONG.min(self.most - self.states));
        let end = follow.position;
        self.states += follow.met;
        match followed {
            Followed::Mate => {}
            Followed::Further => self.from = end,
            Followed::Stuck => {
                if self.on.is_none() && self.line.len() > begun {
                    self.on = Some((end, self.line[begun..].to_vec()));
                }
                self.line.truncate(begun);
            }
        }
        followed
    }
}
