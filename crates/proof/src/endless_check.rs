//! Can the player give check for ever? A greatest fixpoint, worked out only as far as the question reaches.
//!
//! ```text
//!   player ──one check, taken on trust──▶ opponent ──every reply──▶ player
//!     ▲                                                               │
//!     └────────── no check left: refuted, the next check is tried ◀───┘
//! ```
//!
//! Each position with the player to move keeps one check, taken on trust; all its replies are looked into. A position
//! without a check that goes on is refuted, and the positions that trusted it take their next check. When nothing that
//! is still trusted waits to be looked into, the trust was right: the checks kept are a strategy, cycles and all. When
//! the first position is refuted, there is none.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use board::{Move, Movement, Position};
use indexmap::IndexMap;

use crate::packed::{BySpread, Packed};
use crate::{Answer, Bound, CheckStrategy, Verdict};

/// Whether the player whose turn it is can give check for ever, whatever the other side replies.
///
/// Every check of the series must be a legal move and leave a legal reply: a mate ends the series, so a check that
/// mates is none of it. The counters play no part, nor do repetitions. `bound` counts positions with the player to
/// move, each once; `states` of the verdict counts those that were met.
///
/// ```
/// use board::Setup;
/// use proof::{Answer, Bound, endless_check};
/// let setup: Setup = "7k/8/6Q1/8/8/8/1r6/r5K1 w - - 0 1".parse().unwrap();
/// let verdict = endless_check(&setup.as_it_stands(&board::Movement::ORDINARY), Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::No);
/// ```
#[must_use]
pub fn endless_check(position: &Position, bound: Bound) -> Verdict<CheckStrategy> {
    let mut search = Search::new(position, bound);
    let answer = search.run(position);
    let evidence = (answer == Answer::Yes).then(|| search.strategy());
    Verdict { answer, evidence, states: search.nodes.len() as u64 }
}

/// A position with the player to move.
struct Node {
    state: State,
    /// Checks not yet tried; all of them once the node was first looked into.
    checks: Vec<Move>,
    /// The nodes that may come here, each with the check by which.
    parents: Vec<(usize, Move)>,
    depth: u32,
    /// How many checks there are: few are soon refuted.
    width: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Not looked into, and in the queue.
    Waiting,
    /// Not looked into, and nobody trusted it when its turn came.
    Dormant,
    /// The check that is trusted.
    Trusts(Move),
    Refuted,
}

struct Search {
    nodes: IndexMap<Packed, Node, BySpread>,
    /// Nodes to be looked into: shallow ones with few checks first.
    queue: BinaryHeap<Reverse<(u32, usize)>>,
    movement: Movement,
    chess960: bool,
    bound: u64,
}

/// A bound was reached.
struct Full;

/// The positions that a check leads to, one for each reply.
struct Replies {
    check: Move,
    positions: Vec<(Packed, u32)>,
    fresh: usize,
}

const ROOT: usize = 0;

impl Search {
    fn new(position: &Position, bound: Bound) -> Self {
        Self {
            nodes: IndexMap::default(),
            queue: BinaryHeap::new(),
            movement: *position.movement(),
            chess960: position.is_chess960(),
            bound: bound.states,
        }
    }

    fn run(&mut self, position: &Position) -> Answer {
        let width = count_checks(position);
        match self.reach(Packed::new(position), 0, width).and_then(|_| self.settle()) {
            Err(Full) => Answer::Undetermined,
            Ok(()) if self.nodes[ROOT].state == State::Refuted => Answer::No,
            Ok(()) => Answer::Yes,
        }
    }

    /// Looks into one node after the other until the first is refuted or nothing trusted is left open.
    fn settle(&mut self) -> Result<(), Full> {
        while let Some(Reverse((_, node))) = self.queue.pop() {
            if self.nodes[node].state != State::Waiting {
                continue;
            }
            if !self.is_trusted(node) {
                self.nodes[node].state = State::Dormant;
                continue;
            }
            let position = self.position(node);
            self.nodes[node].checks = checks(&position);
            self.choose(node, &position)?;
            if self.nodes[ROOT].state == State::Refuted {
                break;
            }
        }
        Ok(())
    }

    fn position(&self, node: usize) -> Position {
        let (key, _) = self.nodes.get_index(node).expect("nodes are never taken away");
        key.position(&self.movement, self.chess960)
    }

    /// Whether some node's trusted check leads here.
    fn is_trusted(&self, node: usize) -> bool {
        let trusts = |&(parent, m): &(usize, Move)| self.nodes[parent].state == State::Trusts(m);
        node == ROOT || self.nodes[node].parents.iter().any(trusts)
    }

    /// Trusts the best check left, or refutes the node and lets those that trusted it choose again.
    fn choose(&mut self, node: usize, position: &Position) -> Result<(), Full> {
        let mut again = vec![(node, *position, State::Waiting)];
        while let Some((node, position, state)) = again.pop() {
            // It may have come here by two of its replies, and have chosen again after the first.
            if self.nodes[node].state != state {
                continue;
            }
            match self.best_check(node, &position) {
                Some(replies) => self.trust(node, replies)?,
                None => again.extend(self.refute(node)),
            }
        }
        Ok(())
    }

    /// Of the checks left, the one with the fewest replies not met before; checks that fail are struck off.
    fn best_check(&mut self, node: usize, position: &Position) -> Option<Replies> {
        let left = std::mem::take(&mut self.nodes[node].checks);
        let alive: Vec<Replies> =
            left.into_iter().filter_map(|check| self.replies(position, check)).collect();
        let best =
            alive.iter().enumerate().min_by_key(|(_, replies)| (replies.fresh, replies.positions.len()))?.0;
        let others = alive.iter().enumerate().filter(|&(i, _)| i != best);
        self.nodes[node].checks = others.map(|(_, replies)| replies.check).collect();
        alive.into_iter().nth(best)
    }

    /// Where a check leads; `None` if it mates, or a reply leaves no check or is refuted already.
    fn replies(&self, position: &Position, check: Move) -> Option<Replies> {
        let after = position.play(check);
        let mut replies = Replies { check, positions: Vec::new(), fresh: 0 };
        for &reply in &after.legal_moves() {
            let next = after.play(reply);
            let key = Packed::new(&next);
            let known = self.nodes.get(&key);
            let width = known.map_or_else(|| count_checks(&next), |node| node.width);
            if width == 0 || known.is_some_and(|node| node.state == State::Refuted) {
                return None;
            }
            replies.fresh += usize::from(known.is_none());
            replies.positions.push((key, width));
        }
        (!replies.positions.is_empty()).then_some(replies)
    }

    fn trust(&mut self, node: usize, replies: Replies) -> Result<(), Full> {
        let depth = self.nodes[node].depth + 1;
        self.nodes[node].state = State::Trusts(replies.check);
        for (key, width) in replies.positions {
            let child = self.reach(key, depth, width)?;
            self.nodes[child].parents.push((node, replies.check));
        }
        Ok(())
    }

    /// The node of a position, new and waiting if it was not met before.
    fn reach(&mut self, key: Packed, depth: u32, width: u32) -> Result<usize, Full> {
        if let Some(index) = self.nodes.get_index_of(&key) {
            if self.nodes[index].state == State::Dormant {
                self.enqueue(index);
            }
            return Ok(index);
        }
        if self.nodes.len() as u64 >= self.bound {
            return Err(Full);
        }
        let node = Node { state: State::Waiting, checks: Vec::new(), parents: Vec::new(), depth, width };
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
        self.nodes[node].state = State::Refuted;
        let mut parents = std::mem::take(&mut self.nodes[node].parents);
        parents.retain(|&(parent, m)| self.nodes[parent].state == State::Trusts(m));
        parents.into_iter().map(|(parent, m)| (parent, self.position(parent), State::Trusts(m))).collect()
    }

    /// The trusted checks of every position that they lead to.
    fn strategy(&self) -> CheckStrategy {
        let mut strategy = CheckStrategy::default();
        let mut open = vec![ROOT];
        while let Some(node) = open.pop() {
            let Some((key, Node { state: State::Trusts(check), .. })) = self.nodes.get_index(node) else {
                continue;
            };
            if strategy.note(*key, *check) {
                let after = self.position(node).play(*check);
                let next = after.legal_moves().into_iter().map(|reply| Packed::new(&after.play(reply)));
                open.extend(next.filter_map(|key| self.nodes.get_index_of(&key)));
            }
        }
        strategy
    }
}

/// The legal moves that give check.
fn checks(position: &Position) -> Vec<Move> {
    let mut checks = Vec::new();
    position.for_each_legal(|m| checks.extend(position.gives_check(m).then_some(m)));
    checks
}

fn count_checks(position: &Position) -> u32 {
    let mut count = 0;
    position.for_each_legal(|m| count += u32::from(position.gives_check(m)));
    count
}
