//! The quickest way to a line: plans are made and followed outright, and made anew where they lead.

use board::{Move, Position, Side};

use crate::follow::{Follow, Followed};
use crate::plan::Plan;
use crate::scene::Scene;
use crate::thin;

/// So often plans are made anew.
const ROUNDS: usize = 10;

/// So many plans are followed at first; where they fail, so many.
const FEW: usize = 2;
const MANY: usize = 16;

/// No plan is followed through more positions.
const LONG: u64 = 40;

/// A line to mate, if one is found among about so many positions; with it, how many were met.
pub(crate) fn line(position: &Position, winner: Side, most: u64) -> (Option<Vec<Move>>, u64) {
    let mut course =
        Course { winner, most, states: 0, line: Vec::with_capacity(64), from: *position, on: None };
    let found = course.run();
    (found.then_some(course.line), course.states)
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
        if self.mates::<FEW>(scene, 0) {
            return Followed::Mate;
        }
        if self.thins(scene) {
            return Followed::Further;
        }
        if self.mates::<MANY>(scene, FEW) {
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

    fn mates<const KEPT: usize>(&mut self, scene: &Scene, tried: usize) -> bool {
        let outlines = scene.outlines::<KEPT>();
        let mut plans = outlines.iter().skip(tried).filter_map(|outline| scene.plan(outline));
        plans.any(|mut plan| matches!(self.follow(&mut plan), Followed::Mate))
    }

    /// The loser gives men away, where the winner has others enough to mate with.
    fn thins(&mut self, scene: &Scene) -> bool {
        if !scene.has_majors && scene.pawns.is_empty() {
            return false;
        }
        let taken = thin::taken(&self.from, self.winner, self.most, &mut self.states);
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
