//! Can a side keep something up for ever? A greatest fixpoint, worked out only as far as the question reaches.
//!
//! ```text
//!   keeper ──one move, taken on trust──▶ the other ──every reply──▶ keeper
//!     ▲                                                               │
//!     └─────────── no move left: refuted, the next is tried ◀─────────┘
//! ```
//!
//! The keeper is the side that keeps it up. Each position with the keeper to move has one move that is trusted, and all
//! replies to that move are expanded. A position with no move left is refuted, and the positions that trusted a move to
//! which it is a reply choose again. The keeper need make no progress, so cycles count for him: once no trusted position
//! waits to be expanded, the trusted moves are his strategy. Once the first position is refuted, he has none.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use board::{Move, Movement, Position, Side};
use indexmap::IndexMap;

use crate::forced::strategy::Strategy;
use crate::search::key::{ByKey, PositionKey};
use crate::verdict::{Answer, Bound};
use crate::wanted::is_unwanted;

/// What is to be kept up, as a rule about the keeper's positions and moves.
pub(crate) trait SafetyRule {
    /// The moves by which it may be kept up. `None` means to wait, in a first position with the other side to move.
    fn moves(&self, position: &Position) -> Vec<Option<Move>>;

    /// How many such moves there are.
    fn width(&self, position: &Position) -> u32;

    /// Whether a keeper without such a move has failed.
    fn fails_without_move(&self, position: &Position) -> bool;

    /// Whether the keeper has failed where this position comes about, whoever is to move.
    fn fails_at(&self, _position: &Position) -> bool {
        false
    }

    /// Whether it is kept up though the keeper is stalemated and misses a turn.
    fn may_miss_a_turn(&self) -> bool {
        false
    }

    /// Whether a move of either side settles it in the keeper's favour.
    fn is_settled_after(&self, position: &Position, m: Move, after: &Position) -> bool;
}

/// The search, with all positions visited in which the keeper is to move; in the first the other side may be.
pub(crate) struct SafetyGame<R> {
    rule: R,
    nodes: IndexMap<PositionKey, Node, ByKey>,
    /// Nodes to be expanded: shallow ones with few moves first.
    queue: BinaryHeap<Reverse<(u32, usize)>>,
    movement: Movement,
    chess960: bool,
    bound: u64,
    /// How many nodes were refuted.
    refuted: u32,
}

/// A position with the keeper to move.
struct Node {
    state: State,
    /// Moves not yet tried; all of them when the node is first expanded.
    moves: Vec<Option<Move>>,
    /// The nodes that lead here, each with the move to which this is a reply.
    parents: Vec<(usize, Option<Move>)>,
    depth: u32,
    /// How many moves there are: a node with few is soon refuted.
    width: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Not expanded, and in the queue.
    Waiting,
    /// Not expanded, and not trusted when its turn came.
    Dormant,
    /// Expanded, with the move that is trusted.
    Trusts(Option<Move>),
    /// Refuted, as the first one (0), the second, and so on.
    Refuted(u32),
}

/// The bound was reached.
struct BoundReached;

/// The positions in which the keeper is to move next, where the other may miss his turn, and move again where the keeper does.
fn met(after: &Position, keeper: Side) -> HashSet<PositionKey> {
    let (mut found, mut seen) = (HashSet::new(), HashSet::new());
    let mut open = vec![*after];
    while let Some(at) = open.pop() {
        if at.turn() == keeper {
            found.insert(PositionKey::new(&at));
        } else if seen.insert(PositionKey::new(&at)) {
            open.extend(at.legal_moves().into_iter().map(|m| at.play(m)));
        }
    }
    found
}

/// The positions after a move and each reply that settles nothing.
struct Replies {
    by: Option<Move>,
    /// Each position with the number of its moves.
    positions: Vec<(PositionKey, u32)>,
    /// How many of them are new.
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

    pub(crate) fn rule(&self) -> &R {
        &self.rule
    }

    /// How many positions were visited.
    pub(crate) fn states(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// When a position was refuted: 0 for the first one; `None` if it was not.
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
                let keeper = if by.is_some() { position.turn() } else { !position.turn() };
                open.extend(met(&after, keeper).iter().filter_map(|key| self.nodes.get_index_of(key)));
            }
        }
        strategy
    }

    /// Expands one node after the other until the first is refuted or no trusted node is left.
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

    /// Whether this is a reply to some node's trusted move.
    fn is_trusted(&self, node: usize) -> bool {
        let trusts = |&(parent, m): &(usize, Option<Move>)| self.nodes[parent].state == State::Trusts(m);
        node == ROOT || self.nodes[node].parents.iter().any(trusts)
    }

    /// Trusts the best move left, or refutes the node and lets those that trusted it choose again.
    fn choose(&mut self, node: usize, position: &Position) -> Result<(), BoundReached> {
        let mut again = vec![(node, *position, State::Waiting)];
        while let Some((node, position, state)) = again.pop() {
            if is_unwanted() {
                return Err(BoundReached);
            }
            // Two replies may lead back to this node, and it may have chosen again after the first.
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

    /// Of the moves left, the one with the fewest replies to be expanded; moves that fail are removed.
    fn best_move(&mut self, node: usize, position: &Position) -> Option<Replies> {
        let left = std::mem::take(&mut self.nodes[node].moves);
        let mut alive: Vec<Replies> = Vec::new();
        for by in left {
            let Some(replies) = self.replies(position, by) else { continue };
            alive.push(replies);
            // A settled move is never refuted, so no other will be needed.
            if alive.last().is_some_and(|replies| replies.positions.is_empty()) {
                break;
            }
        }
        let best = (0..alive.len()).min_by_key(|&i| (alive[i].fresh, alive[i].positions.len()))?;
        let best = alive.remove(best);
        self.nodes[node].moves = alive.iter().map(|replies| replies.by).collect();
        Some(best)
    }

    /// Where a move leads; `None` if there is no reply, or if a reply fails or leads to a refuted position.
    fn replies(&self, position: &Position, by: Option<Move>) -> Option<Replies> {
        let after = by.map_or(*position, |m| position.play(m));
        let mut replies = Replies { by, positions: Vec::new(), fresh: 0 };
        if by.is_some_and(|m| self.rule.is_settled_after(position, m, &after)) {
            return Some(replies);
        }
        let keeper = if by.is_some() { position.turn() } else { !position.turn() };
        if self.rule.fails_at(&after) {
            return None;
        }
        if by.is_some() && after.turn() == keeper {
            // The other is stalemated and misses his turn.
            let (key, width) = (PositionKey::new(&after), self.rule.width(&after));
            let known = self.nodes.get(&key);
            if width == 0 && self.rule.fails_without_move(&after)
                || known.is_some_and(|node| matches!(node.state, State::Refuted(_)))
            {
                return None;
            }
            replies.fresh += usize::from(known.is_none());
            replies.positions.push((key, width));
            return Some(replies);
        }
        if !after.has_legal_move() {
            return None;
        }
        // Where the keeper is stalemated and misses his turn, the other moves again: that is a reply too.
        let (mut open, mut seen) = (vec![after], HashSet::new());
        while let Some(before) = open.pop() {
            for &reply in &before.legal_moves() {
                let next = before.play(reply);
                let key = PositionKey::new(&next);
                if next.turn() != keeper {
                    if self.rule.fails_at(&next) || !self.rule.may_miss_a_turn() {
                        return None;
                    }
                    if seen.insert(key) {
                        open.push(next);
                    }
                    continue;
                }
                let known = self.nodes.get(&key);
                let width = known.map_or_else(|| self.rule.width(&next), |node| node.width);
                let failed = width == 0 && self.rule.fails_without_move(&next);
                if failed || known.is_some_and(|node| matches!(node.state, State::Refuted(_))) {
                    return None;
                }
                if known.is_none() && self.rule.is_settled_after(&before, reply, &next) {
                    continue;
                }
                replies.fresh += usize::from(known.is_none());
                replies.positions.push((key, width));
            }
        }
        Some(replies)
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

    /// The node of a position, new and waiting if it was not visited before.
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

    /// Refutes a node; returns those that trusted a move leading to it, which must choose again.
    fn refute(&mut self, node: usize) -> Vec<(usize, Position, State)> {
        self.nodes[node].state = State::Refuted(self.refuted);
        self.refuted += 1;
        let mut parents = std::mem::take(&mut self.nodes[node].parents);
        parents.retain(|&(parent, m)| self.nodes[parent].state == State::Trusts(m));
        parents.into_iter().map(|(parent, m)| (parent, self.position(parent), State::Trusts(m))).collect()
    }
}
