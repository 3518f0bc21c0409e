//! The quick way to a mate: the move that seems nearest to it is made first, and no more is made than needed.
//!
//! It only ever finds lines. Positions met before are told by their hash, moves are weighed and not made: what is
//! overlooked so costs a line, never the truth.

use std::collections::BinaryHeap;

use board::{Move, Position, Side};

use crate::search::mate_distance::{MateDistance, Weights};

/// For each try: what a step between the Kings costs, one from the edge, and how many positions it may meet.
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

/// A move to be made: cheap ones first, and of equal ones the newest.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct QueuedMove {
    merit: u32,
    number: u32,
    parent: u32,
    m: Move,
}

pub(crate) struct GreedySearch {
    winner: Side,
    taste: Weights,
    /// Of equal moves each try takes others first.
    salt: u32,
    nodes: Vec<Node>,
    queue: BinaryHeap<QueuedMove>,
    /// Hashes of positions met, each where it was last put.
    seen: Vec<u64>,
    /// How many moves were weighed.
    weighed: u32,
}

impl GreedySearch {
    pub(crate) fn new(winner: Side) -> Self {
        Self {
            winner,
            taste: Weights::default(),
            salt: 0,
            nodes: Vec::with_capacity(64),
            queue: BinaryHeap::with_capacity(1024),
            seen: vec![0; 1024],
            weighed: 0,
        }
    }

    /// A line to mate, if one is found among the first `most` positions; with it, how many there were.
    ///
    /// A try that does not soon find one is often caught for long: another that prefers other moves is then quicker.
    pub(crate) fn line(mut self, position: &Position, most: usize) -> (Option<Vec<Move>>, u64) {
        let mut states = 0;
        for (salt, &(kings, edge, share)) in (0..).zip(&TRIES) {
            let most = (most - states).min(share);
            (self.taste, self.salt) = (Weights { kings, edge }, salt);
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
        let mut next = if most > 0 { self.meet(*position, 0, None) } else { None };
        loop {
            if let Some(mated) = next {
                return Some(self.way_to(mated));
            }
            if self.nodes.len() >= most {
                return None;
            }
            let QueuedMove { parent, m, .. } = self.queue.pop()?;
            let position = self.nodes[parent as usize].position.play(m);
            next = if self.is_new(&position) { self.meet(position, parent as usize, Some(m)) } else { None };
        }
    }

    fn is_new(&mut self, position: &Position) -> bool {
        let place = position.key() as usize % self.seen.len();
        std::mem::replace(&mut self.seen[place], position.key()) != position.key()
    }

    /// Notes a position and weighs its moves; gives its number if it is the mate.
    fn meet(&mut self, position: Position, parent: usize, by: Option<Move>) -> Option<usize> {
        let node = self.nodes.len();
        let depth = self.nodes.get(parent).map_or(0, |node| node.depth + 1);
        self.nodes.push(Node { position, parent, depth, by });
        let distance = MateDistance::new(&position, self.winner, self.taste)?;
        let mut any = false;
        let mut alike = [0_u32; 128];
        position.for_each_legal(|m| {
            any = true;
            let cost = distance.after(&position, m);
            let alike = &mut alike[cost.min(127) as usize];
            *alike += 1;
            let noise =
                ((u32::from(m.from().file() + m.to().rank()) * 5 + m.to().index() as u32) * self.salt) & 3;
            let merit = u32::MAX - if cost == 0 { 0 } else { 4 * cost + depth + *alike + noise };
            self.weighed += 1;
            self.queue.push(QueuedMove { merit, number: self.weighed, parent: node as u32, m });
        });
        let mated = !any && position.turn() != self.winner && position.in_check(position.turn());
        mated.then_some(node)
    }

    fn way_to(&self, mut node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(by) = self.nodes[node].by {
            line.push(by);
            node = self.nodes[node].parent;
        }
        line.reverse();
        line
    }
}
