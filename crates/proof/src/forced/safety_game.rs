//! Can a side keep something up for ever? A greatest fixpoint, worked out only as far as the question reaches.
//!
//! ```text
//!   keeper ──one move, taken on trust──▶ the other ──every reply──▶ keeper
//!     ▲                                                               │
//!     └─────────── no move left: refuted, the next is tried ◀─────────┘
//! ```
//!
//! Each position with the keeper to move has one move that is trusted; all replies to it are looked into. A position of
//! which no move is left is refuted, and the positions that trusted a move which allows it choose again. The keeper need
//! make no progress, so the trust was right when nothing that is trusted waits to be looked into, cycles and all: the
//! moves trusted are his strategy. When the first position is refuted, he has none.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use board::{Move, Movement, Position};
use indexmap::IndexMap;

use crate::forced::strategy::Strategy;
use crate::search::key::{ByKey, PositionKey};
use crate::verdict::{Answer, Bound};

/// What is to be kept up, told of the keeper's positions and moves.
pub(crate) trait SafetyRule {
    /// The moves by which it may be kept up. `None` is to wait: at a first position that is the other side's turn.
    fn moves(&self, position: &Position) -> Vec<Option<Move>>;

    /// How many they are.
    fn width(&self, position: &Position) -> u32;

    /// Whether it has failed where the keeper has no such move.
    fn fails_without_move(&self, position: &Position) -> bool;

    /// Whether a move of either side leads to where it needs no more keeping up.
    fn is_settled_after(&self, position: &Position, m: Move, after: &Position) -> bool;
}

/// The search, with all positions met in which it is the keeper's turn; the first may be the other's.
pub(crate) struct SafetyGame<R> {
    rule: R,
    nodes: IndexMap<PositionKey, Node, ByKey>,
    /// Nodes to be looked into: shallow ones with few moves first.
    queue: BinaryHeap<Reverse<(u32, usize)>>,
    movement: Movement,
    chess960: bool,
    bound: u64,
    refuted: u32,
}

/// A position with the keeper to move.
struct Node {
    state: State,
    /// Moves not yet tried; all of them once the node was first looked into.
    moves: Vec<Option<Move>>,
    /// The nodes that may come here, each with the move by which.
    parents: Vec<(usize, Option<Move>)>,
    depth: u32,
    /// How many moves there are: few are soon refuted.
    width: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Not looked into, and in the queue.
    Waiting,
    /// Not looked into, and nobody trusted it when its turn came.
    Dormant,
    Trusts(Option<Move>),
    /// The how-manieth was refuted.
    Refuted(u32),
}

/// A bound was reached.
struct BoundReached;

/// The positions that a move leads to, one for each reply that settles nothing.
struct Replies {
    by: Option<Move>,
    positions: Vec<(PositionKey, u32)>,
    fresh: usize,
}

const ROOT: usize = 0;

impl<R: SafetyRule> SafetyGame<R> {
    pub(crate) fn new(rule: R, position: &Position, bound: Bound) -> Self {
        Self {
            rule,
            nodes: IndexMap::default(),
            queue: BinaryHeap::new(),
            movement: *position.movement(),
            chess960: position.is_chess960(),
            bound: bound.states,
            refuted: 0,
        }
    }

    /// Whether it can be kept up from a position that does not settle it.
    pub(crate) fn search(&mut self, position: &Position) -> Answer {
        let width = self.rule.width(position);
        match self.reach(PositionKey::new(position), 0, width).and_then(|_| self.settle()) {
            Err(BoundReached) => Answer::Undetermined,
            Ok(()) if self.is_refuted(ROOT) => Answer::No,
            Ok(()) => Answer::Yes,
        }
    }

    /// How many positions were met.
    pub(crate) fn states(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// The how-manieth a position was refuted.
    pub(crate) fn refuted(&self, position: &Position) -> Option<u32> {
        match self.nodes.get(&PositionKey::new(position))?.state {
            State::Refuted(order) => Some(order),
            _ => None,
        }
    }

    /// The moves trusted in every position that they lead to.
    pub(crate) fn strategy(&self) -> Strategy {
        let mut strategy = Strategy::default();
        let mut open = vec![ROOT];
        while let Some(node) = open.pop() {
            let Some((key, Node { state: State::Trusts(by), .. })) = self.nodes.get_index(node) else {
                continue;
            };
            if by.is_none_or(|m| strategy.note(*key, m)) {
                let position = self.position(node);
                let after = by.map_or(position, |m| position.play(m));
                let next = after.legal_moves().into_iter().map(|reply| PositionKey::new(&after.play(reply)));
                open.extend(next.filter_map(|key| self.nodes.get_index_of(&key)));
            }
        }
        strategy
    }

    /// Looks into one node after the other until the first is refuted or nothing trusted is left open.
    fn settle(&mut self) -> Result<(), BoundReached> {
        while let Some(Reverse((_, node))) = self.queue.pop() {
            if self.nodes[node].state != State::Waiting {
                continue;
            }
            if !self.is_trusted(node) {
                self.nodes[node].state = State::Dormant;
                continue;
            }
            let position = self.position(node);
            self.nodes[node].moves = self.rule.moves(&position);
            self.choose(node, &position)?;
            if self.is_refuted(ROOT) {
                break;
            }
        }
        Ok(())
    }

    fn position(&self, node: usize) -> Position {
        let (key, _) = self.nodes.get_index(node).expect("nodes are never taken away");
        key.position(&self.movement, self.chess960)
    }

    fn is_refuted(&self, node: usize) -> bool {
        matches!(self.nodes[node].state, State::Refuted(_))
    }

    /// Whether some node's trusted move leads here.
    fn is_trusted(&self, node: usize) -> bool {
        let trusts = |&(parent, m): &(usize, Option<Move>)| self.nodes[parent].state == State::Trusts(m);
        node == ROOT || self.nodes[node].parents.iter().any(trusts)
    }

    /// Trusts the best move left, or refutes the node and lets those that trusted it choose again.
    fn choose(&mut self, node: usize, position: &Position) -> Result<(), BoundReached> {
        let mut again = vec![(node, *position, State::Waiting)];
        while let Some((node, position, state)) = again.pop() {
            // It may have come here by two of its replies, and have chosen again after the first.
            if self.nodes[node].state != state {
                continue;
            }
            match self.best_move(node, &position) {
                Some(replies) => self.trust(node, replies)?,
                None => again.extend(self.refute(node)),
            }
        }
        Ok(())
    }

    /// Of the moves left, the one with the fewest replies to be looked into; moves that fail are struck off.
    fn best_move(&mut self, node: usize, position: &Position) -> Option<Replies> {
        let left = std::mem::take(&mut self.nodes[node].moves);
        let mut alive: Vec<Replies> = Vec::new();
        for by in left {
            let Some(replies) = self.replies(position, by) else { continue };
            alive.push(replies);
            // What is settled is never refuted, so no other move will be asked for.
            if alive.last().is_some_and(|replies| replies.positions.is_empty()) {
                break;
            }
        }
        let best = (0..alive.len()).min_by_key(|&i| (alive[i].fresh, alive[i].positions.len()))?;
        let best = alive.remove(best);
        self.nodes[node].moves = alive.iter().map(|replies| replies.by).collect();
        Some(best)
    }

    /// Where a move leads; `None` if nothing can be replied, or a reply fails or leads where all is refuted.
    fn replies(&self, position: &Position, by: Option<Move>) -> Option<Replies> {
        let after = by.map_or(*position, |m| position.play(m));
        let mut replies = Replies { by, positions: Vec::new(), fresh: 0 };
        if by.is_some_and(|m| self.rule.is_settled_after(position, m, &after)) {
            return Some(replies);
        }
        let moves = after.legal_moves();
        for &reply in &moves {
            let next = after.play(reply);
            let key = PositionKey::new(&next);
            let known = self.nodes.get(&key);
            let width = known.map_or_else(|| self.rule.width(&next), |node| node.width);
            let failed = width == 0 && self.rule.fails_without_move(&next);
            if failed || known.is_some_and(|node| matches!(node.state, State::Refuted(_))) {
                return None;
            }
            if known.is_none() && self.rule.is_settled_after(&after, reply, &next) {
                continue;
            }
            replies.fresh += usize::from(known.is_none());
            replies.positions.push((key, width));
        }
        (!moves.is_empty()).then_some(replies)
    }

    fn trust(&mut self, node: usize, replies: Replies) -> Result<(), BoundReached> {
        let depth = self.nodes[node].depth + 1;
        self.nodes[node].state = State::Trusts(replies.by);
        for (key, width) in replies.positions {
            let child = self.reach(key, depth, width)?;
            self.nodes[child].parents.push((node, replies.by));
        }
        Ok(())
    }

    /// The node of a position, new and waiting if it was not met before.
    fn reach(&mut self, key: PositionKey, depth: u32, width: u32) -> Result<usize, BoundReached> {
        if let Some(index) = self.nodes.get_index_of(&key) {
            if self.nodes[index].state == State::Dormant {
                self.enqueue(index);
            }
            return Ok(index);
        }
        if self.states() >= self.bound {
            return Err(BoundReached);
        }
        let node = Node { state: State::Waiting, moves: Vec::new(), parents: Vec::new(), depth, width };
        let (index, _) = self.nodes.insert_full(key, node);
        self.enqueue(index);
        Ok(index)
    }

    fn enqueue(&mut self, index: usize) {
        let node = &mut self.nodes[index];
        node.state = State::Waiting;
        self.queue.push(Reverse((node.depth.saturating_add(2 * node.width), index)));
    }

    /// Refutes a node; gives those that trusted it, with what they trusted: they must choose again.
    fn refute(&mut self, node: usize) -> Vec<(usize, Position, State)> {
        self.nodes[node].state = State::Refuted(self.refuted);
        self.refuted += 1;
        let mut parents = std::mem::take(&mut self.nodes[node].parents);
        parents.retain(|&(parent, m)| self.nodes[parent].state == State::Trusts(m));
        parents.into_iter().map(|(parent, m)| (parent, self.position(parent), State::Trusts(m))).collect()
    }
}
