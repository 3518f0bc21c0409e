//! A few short tries for a mate: the move that seems nearest to mate is made first, and no more moves are made than
//! needed.
//!
//! They only ever find lines. Positions visited before are recognised by their hash, and moves are weighed without
//! being made. What is overlooked in this way costs a line, never the truth.

use std::collections::BinaryHeap;

use board::{Move, Position, Side};

use crate::search::mate_distance::MateDistance;
use crate::search::mate_features::Weights;

/// For each try what a step between the Kings costs, what one from the edge costs, and how many positions it may visit.
const TRIES: [(u32, u32, usize); 10] = [
    (2, 3, 48),
    (3, 2, 48),
    (0, 3, 48),
    (1, 3, 48),
    (2, 1, 64),
    (0, 1, 64),
    (1, 4, 128),
    (0, 2, 128),
    (2, 3, 256),
    (1, 0, 256),
];

struct Node {
    position: Position,
    parent: usize,
    depth: u32,
    by: Option<Move>,
}

/// A move to be made: cheap ones first, of equal ones the newest.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct QueuedMove {
    merit: u32,
    number: u32,
    parent: u32,
    m: Move,
}

/// The search, one try after the other.
pub(crate) struct GreedySearch {
    winner: Side,
    weights: Weights,
    /// Changes with the try, so that each takes other moves first of those that cost the same.
    salt: u32,
    nodes: Vec<Node>,
    queue: BinaryHeap<QueuedMove>,
    /// Hashes of positions visited, each in its slot until another takes it.
    seen: Vec<u64>,
    /// How many moves were weighed.
    weighed: u32,
}

impl GreedySearch {
    pub(crate) fn new(winner: Side) -> Self {
        Self {
            winner,
            weights: Weights::default(),
            salt: 0,
            nodes: Vec::with_capacity(64),
            queue: BinaryHeap::with_capacity(1024),
            seen: vec![0; 1024],
            weighed: 0,
        }
    }

    /// A line to mate, if one is found within `most` positions, and how many positions were visited.
    ///
    /// A try that finds none soon is often caught for long; another that prefers other moves is then quicker.
    pub(crate) fn line(mut self, position: &Position, most: usize) -> (Option<Vec<Move>>, u64) {
        let mut states = 0;
        for (salt, &(kings, edge, share)) in (0..).zip(&TRIES) {
            let most = (most - states).min(share);
            (self.weights, self.salt) = (Weights { kings, edge }, salt);
            let line = self.one_try(position, most);
            states += self.nodes.len();
            if line.is_some() || most < share {
                return (line, states as u64);
            }
            self.nodes.clear();
            self.queue.clear();
            self.seen.fill(0);
        }
        (None, states as u64)
    }

    fn one_try(&mut self, position: &Position, most: usize) -> Option<Vec<Move>> {
        let mut next = if most > 0 { self.visit(*position, 0, None) } else { None };
        loop {
            if let Some(mated) = next {
                return Some(self.line_to(mated));
            }
            if self.nodes.len() >= most {
                return None;
            }
            let QueuedMove { parent, m, .. } = self.queue.pop()?;
            let position = self.nodes[parent as usize].position.play(m);
            next = if self.is_new(&position) { self.visit(position, parent as usize, Some(m)) } else { None };
        }
    }

    fn is_new(&mut self, position: &Position) -> bool {
        let place = position.key() as usize % self.seen.len();
        std::mem::replace(&mut self.seen[place], position.key()) != position.key()
    }

    /// Notes a position and weighs its moves; returns its number if it is the mate.
    fn visit(&mut self, position: Position, parent: usize, by: Option<Move>) -> Option<usize> {
        let node = self.nodes.len();
        let depth = self.nodes.get(parent).map_or(0, |node| node.depth + 1);
        self.nodes.push(Node { position, parent, depth, by });
        let distance = MateDistance::new(&position, self.winner, self.weights)?;
        let mut any = false;
        let mut equal = [0_u32; 128];
        position.for_each_legal(|m| {
            any = true;
            let cost = distance.after(&position, m);
            let equal = &mut equal[cost.min(127) as usize];
            *equal += 1;
            let noise =
                ((u32::from(m.from().file() + m.to().rank()) * 5 + m.to().index() as u32) * self.salt) & 3;
            let merit = u32::MAX - if cost == 0 { 0 } else { 4 * cost + depth + *equal + noise };
            self.weighed += 1;
            self.queue.push(QueuedMove { merit, number: self.weighed, parent: node as u32, m });
        });
        let mated = !any && position.turn() != self.winner && position.in_check(position.turn());
        mated.then_some(node)
    }

    fn line_to(&self, mut node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(by) = self.nodes[node].by {
            line.push(by);
            node = self.nodes[node].parent;
        }
        line.reverse();
        line
    }
}
