//! A plan pursued: the moves that it asks for first, the others only to wait.
//!
//! Moves are weighed by what they leave to be done, and hardly looked at beyond. What is overlooked costs a line, never
//! the truth: a line is only given where its last move has mated.

use std::collections::BinaryHeap;

use board::{Bitboard, Kind, Move, Position, Side, Square};

use crate::attacks;
use crate::plan::{CHECKER, KING, Plan, ROLES, plies};
use crate::scene::Scene;

/// How many positions each plan may meet beside those of its line.
const SPARE: usize = 8;

/// Lines longer than this are not begun anew.
const LONG: usize = 40;

/// So many moves that the plan does not ask for are kept at each position.
const WAITS: u32 = 3;

struct Node {
    position: Position,
    parent: u32,
    by: Option<Move>,
    depth: u32,
    /// Where the men with roles are now, and which of them are still on the board.
    at: [Square; ROLES],
    pawns: u8,
    gone: u8,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    merit: u32,
    number: u32,
    parent: u32,
    m: Move,
}

/// What a position shows.
enum Met {
    Nothing,
    /// It is mate, or will be by this move.
    Mate(u32, Option<Move>),
    /// This move was to mate, and does not.
    Parried(u32, Move),
    /// This move promotes the Pawn, as it should.
    Promoted(u32, Move),
}

/// What the plans made at one position came to.
enum Round {
    Mate(Vec<Move>),
    /// No mate yet; from where these moves lead, other plans are to be made.
    On(Vec<Move>),
    Nothing,
}

pub(crate) struct Pursuit {
    winner: Side,
    nodes: Vec<Node>,
    queue: BinaryHeap<Candidate>,
    seen: Vec<u64>,
    weighed: u32,
    /// The moves of the position just met, with their costs.
    found: Vec<(u32, Move)>,
}

impl Pursuit {
    pub(crate) fn new(winner: Side) -> Self {
        Self {
            winner,
            nodes: Vec::with_capacity(64),
            queue: BinaryHeap::with_capacity(256),
            seen: vec![0; 128],
            weighed: 0,
            found: Vec::with_capacity(64),
        }
    }

    /// A line to mate by one of the plans that seem nearest; with it, how many positions were met.
    ///
    /// Where all plans fail, others are made where the first of them came to.
    pub(crate) fn line(mut self, position: &Position, most: usize) -> (Option<Vec<Move>>, u64) {
        let (mut states, mut way, mut from) = (0, Vec::new(), *position);
        while states < most && way.len() < LONG {
            match self.round(&from, most, &mut states) {
                Round::Mate(rest) => return (Some([way, rest].concat()), states as u64),
                Round::On(moves) => {
                    from = moves.iter().fold(from, |position, &m| position.play(m));
                    way.extend(moves);
                }
                Round::Nothing => break,
            }
        }
        (None, states as u64)
    }

    fn round(&mut self, position: &Position, most: usize, states: &mut usize) -> Round {
        let Some(scene) = Scene::new(position, self.winner) else { return Round::Nothing };
        let mut on = Round::Nothing;
        for outline in scene.outlines().iter() {
            let Some(plan) = scene.plan(outline) else { continue };
            if let Some(line) = self.try_plan(position, plan, outline.plies(&scene) as usize, most, states) {
                return Round::Mate(line);
            }
            if matches!(on, Round::Nothing) && self.nodes.len() > 1 {
                on = Round::On(self.way_to(self.nodes.len() as u32 - 1, None));
            }
        }
        for promotion in scene.promotions() {
            let Some(plan) = scene.plan_promotion(&promotion) else { continue };
            if let Some(way) = self.try_plan(position, plan, 2 * promotion.cost as usize, most, states) {
                return Round::On(way);
            }
        }
        on
    }

    /// The way that a plan leads to its end, met with no more positions than such a way seems to need and a few.
    fn try_plan(
        &mut self,
        position: &Position,
        mut plan: Plan,
        plies: usize,
        most: usize,
        states: &mut usize,
    ) -> Option<Vec<Move>> {
        self.nodes.clear();
        self.queue.clear();
        self.seen.fill(0);
        let way = self.pursue(position, &mut plan, (plies + SPARE).min(most - *states));
        *states += self.nodes.len();
        way
    }

    fn pursue(&mut self, position: &Position, plan: &mut Plan, most: usize) -> Option<Vec<Move>> {
        if most == 0 {
            return None;
        }
        let at = plan.roles.map(|role| role.square);
        let pawns = (0..plan.count).filter(|&i| position.kind_at(at[i]) == Some(Kind::Pawn));
        let pawns = pawns.fold(0, |set, i| set | 1 << i);
        let root = Node { position: *position, parent: 0, by: None, depth: 0, at, pawns, gone: 0 };
        let mut met = self.meet(root, plan);
        loop {
            match met {
                Met::Mate(node, by) => return Some(self.way_to(node, by)),
                Met::Promoted(node, by) => return Some(self.way_to(node, Some(by))),
                _ if self.nodes.len() >= most => return None,
                Met::Parried(node, by) => self.mend(node, by, plan)?,
                Met::Nothing => {}
            }
            if self.nodes.len() >= most {
                return None;
            }
            let Candidate { parent, m, .. } = self.queue.pop()?;
            let node = self.after(parent, m, plan);
            let place = node.position.key() as usize % self.seen.len();
            let before = std::mem::replace(&mut self.seen[place], node.position.key());
            met = if before == node.position.key() { Met::Nothing } else { self.meet(node, plan) };
        }
    }

    /// Everything is in its place, and the check is parried all the same: those who parry must go away, from here on.
    fn mend(&mut self, number: u32, by: Move, plan: &mut Plan) -> Option<()> {
        let node = &self.nodes[number as usize];
        let after = node.position.play(by);
        let (king, mut parrying) = (node.at[KING], Bitboard::EMPTY);
        after.for_each_legal(|m| parrying = parrying.with(m.from()));
        if parrying.contains(king) || plan.stay.meets(parrying) {
            return None;
        }
        let mut at = node.at;
        for square in parrying {
            if plan.count == ROLES {
                return None;
            }
            let kind = after.kind_at(square)?;
            at[plan.count] = square;
            plan.add_guard(square, kind, self.winner, node.position.occupied().without(square));
        }
        let again = Node { at, by: node.by, ..*node };
        self.queue.clear();
        self.meet(again, plan);
        Some(())
    }

    fn after(&self, parent: u32, m: Move, plan: &Plan) -> Node {
        let before = &self.nodes[parent as usize];
        let mut node = Node {
            position: before.position.play(m),
            parent,
            by: Some(m),
            depth: before.depth + 1,
            at: before.at,
            pawns: before.pawns,
            gone: before.gone,
        };
        for i in 0..plan.count {
            if node.at[i] == m.from() && node.gone >> i & 1 == 0 {
                node.at[i] = m.to();
                if m.promotion_kind().is_some() {
                    node.pawns &= !(1 << i);
                }
            } else if node.at[i] == m.to() {
                node.gone |= 1 << i;
            }
        }
        node
    }

    /// Notes a position and weighs its moves.
    fn meet(&mut self, node: Node, plan: &Plan) -> Met {
        let number = self.nodes.len() as u32;
        let (position, winner) = (node.position, self.winner);
        let left = |i: usize, square: Square, pawn: bool| {
            if node.gone >> i & 1 == 0 { plan.roles[i].left(square, pawn, winner) } else { 0 }
        };
        let now: [u32; ROLES] = std::array::from_fn(|i| {
            if i < plan.count { left(i, node.at[i], node.pawns >> i & 1 != 0) } else { 0 }
        });
        let sum = |winning: bool| -> u32 {
            (0..plan.count).filter(|&i| plan.roles[i].winning == winning).map(|i| now[i]).sum()
        };
        let (winning, losing) = (sum(true), sum(false));
        let turn = position.turn();
        let roles: Bitboard =
            (0..plan.count).filter(|i| node.gone >> i & 1 == 0).map(|i| node.at[i]).collect();
        let (mut any, mut waits, mut strays, mut met) = (false, 0, 0, Met::Nothing);
        let depth = node.depth;
        let found = &mut self.found;
        found.clear();
        position.for_each_legal(|m| {
            any = true;
            let (mut winning, mut losing, mut fee) = (winning, losing, 0);
            if roles.contains(m.to()) {
                let taken = (0..plan.count).find(|&i| node.at[i] == m.to() && node.gone >> i & 1 == 0);
                match taken {
                    Some(i) if !plan.roles[i].winning && (now[i] > 0 || plan.promotes) => losing -= now[i],
                    _ => return,
                }
            }
            if roles.contains(m.from()) {
                let Some(i) = (0..plan.count).find(|&i| node.at[i] == m.from() && node.gone >> i & 1 == 0)
                else {
                    return;
                };
                if m.promotion_kind().is_some_and(|kind| !plan.roles[i].wants(kind)) {
                    return;
                }
                let pawn = node.pawns >> i & 1 != 0 && m.promotion_kind().is_none();
                let then = left(i, m.to(), pawn);
                if i == CHECKER && then == 0 && plan.promotes {
                    met = Met::Promoted(number, m);
                    return;
                }
                if i == CHECKER && then == 0 {
                    if winning == now[i] && losing == 0 && turn == winner && !matches!(met, Met::Mate(..)) {
                        met = if position.play(m).is_checkmate() {
                            Met::Mate(number, Some(m))
                        } else {
                            Met::Parried(number, m)
                        };
                    }
                    return;
                }
                if then >= now[i] {
                    strays += 1;
                    if strays > WAITS {
                        return;
                    }
                }
                let sum = if plan.roles[i].winning { &mut winning } else { &mut losing };
                *sum = *sum + then - now[i];
            } else {
                fee += 6 * u32::from(plan.clear.contains(m.to()));
                if turn != winner
                    && let Some(kind) = position.kind_at(m.from())
                    && attacks::attacks(kind, turn, m.to(), position.occupied()).meets(plan.clear)
                {
                    fee += 4;
                }
                if fee == 0 && !plan.stay.contains(m.from()) && !plan.stay.contains(m.to()) {
                    waits += 1;
                    if waits > WAITS {
                        return;
                    }
                }
            }
            if plan.stay.contains(m.from()) || plan.stay.contains(m.to()) {
                fee += 8;
            }
            let cost = 4 * plies(winning, losing, turn != winner) + 2 * (winning + losing) + depth + fee;
            found.push((cost, m));
        });
        for &(cost, m) in found.iter() {
            self.weighed += 1;
            let merit = u32::MAX - cost;
            self.queue.push(Candidate { merit, number: self.weighed, parent: number, m });
        }
        self.nodes.push(node);
        if !any && turn != winner && position.in_check(turn) {
            return Met::Mate(number, None);
        }
        met
    }

    fn way_to(&self, mut node: u32, last: Option<Move>) -> Vec<Move> {
        let mut line: Vec<Move> = last.into_iter().collect();
        while let Some(by) = self.nodes[node as usize].by {
            line.push(by);
            node = self.nodes[node as usize].parent;
        }
        line.reverse();
        line
    }
}

const _: () = assert!(KING == 0 && CHECKER == 1);
