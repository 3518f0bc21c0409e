//! Is a win forced? The other side's defence, worked out only as far as the question reaches.
//!
//! ```text
//!   defender ──one move, taken on trust──▶ winner ──every reply──▶ defender
//!     ▲                                                              │
//!     └────────── mated, or no move left: refuted, the next ◀────────┘
//! ```
//!
//! A defence need not make progress: who is never mated has held. So the trust is right when nothing that is trusted
//! waits to be looked into, cycles and all; and the win is forced when the first position is refuted. Of what is proved
//! to allow no mate by any moves nothing more is asked.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use board::{Move, Movement, Position, Side};
use indexmap::IndexMap;

use crate::mate::is_regular;
use crate::packed::{BySpread, Packed};
use crate::{Answer, Bound, Defence, Verdict, WinStrategy, material, obstacles};

/// What shows that a win is forced, or that it is not.
#[derive(Clone, Debug)]
pub enum WinEvidence {
    /// For every position that the winner can meet, the move that leads to mate.
    Forced(WinStrategy),
    /// For every position that the defender can meet, a move after which he is never mated.
    Held(Defence),
}

/// Whether `side` can force mate, whatever the other side replies and whoever's turn it is.
///
/// Only mate counts, and the counters play no part: neither repetition nor any number of moves ends the game. `bound`
/// counts positions with the defender to move, each once; `states` of the verdict those that were met. There is
/// evidence with both "yes" and "no".
///
/// ```
/// use board::{Movement, Setup, Side};
/// use proof::{Answer, Bound, WinEvidence, forced_win, verify_win};
/// // Shut in by his own Pawn: 1.Ne4-g3 mates.
/// let setup: Setup = "8/8/8/8/4N3/8/5K1p/7k w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&Movement::ORDINARY);
/// let verdict = forced_win(&position, Side::White, Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::Yes);
/// let evidence = verdict.evidence.unwrap();
/// assert!(verify_win(&position, Side::White, &evidence).is_ok());
/// let WinEvidence::Forced(strategy) = evidence else { unreachable!() };
/// assert_eq!(strategy.line(&position).len(), 1);
/// ```
#[must_use]
pub fn forced_win(position: &Position, side: Side, bound: Bound) -> Verdict<WinEvidence> {
    let mut search = Search::new(position, side, bound);
    let answer = search.run(position);
    let evidence = match answer {
        Answer::Yes => Some(WinEvidence::Forced(search.strategy(position))),
        Answer::No => Some(WinEvidence::Held(search.defence())),
        Answer::Undetermined => None,
    };
    Verdict { answer, evidence, states: search.nodes.len() as u64 }
}

/// Whether the defender is safe here for ever, by what a verifier can see again without searching.
pub(crate) fn is_safe(position: &Position, winner: Side) -> bool {
    is_plainly_safe(position, winner) || is_regular(position) && obstacles::unable(position, winner)
}

/// The same without a look at what stands in the way.
fn is_plainly_safe(position: &Position, winner: Side) -> bool {
    let ends = |position: &Position| {
        (position.turn() == winner || !position.in_check(position.turn())) && !position.has_legal_move()
    };
    is_regular(position) && material::unable(position, winner) || ends(position)
}

/// A position with the defender to move; the first may have the winner to move.
struct Node {
    state: State,
    /// Moves not yet tried; all of them once the node was first looked into.
    moves: Vec<Option<Move>>,
    /// The nodes that may come here, each with the move by which.
    parents: Vec<(usize, Option<Move>)>,
    depth: u32,
    /// How many moves the defender has: few are soon refuted.
    width: u32,
}

/// A move is `None` only at the first position, with the winner to move: there the defender's is to wait.
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

struct Search {
    winner: Side,
    nodes: IndexMap<Packed, Node, BySpread>,
    /// Nodes to be looked into: shallow ones with few moves first.
    queue: BinaryHeap<Reverse<(u32, usize)>>,
    movement: Movement,
    chess960: bool,
    bound: u64,
    refuted: u32,
}

/// A bound was reached.
struct Full;

/// The positions that a move leads to, one for each reply that is not plainly safe.
struct Replies {
    by: Option<Move>,
    positions: Vec<(Packed, u32)>,
    fresh: usize,
}

const ROOT: usize = 0;

impl Search {
    fn new(position: &Position, winner: Side, bound: Bound) -> Self {
        Self {
            winner,
            nodes: IndexMap::default(),
            queue: BinaryHeap::new(),
            movement: *position.movement(),
            chess960: position.is_chess960(),
            bound: bound.states,
            refuted: 0,
        }
    }

    fn run(&mut self, position: &Position) -> Answer {
        if is_safe(position, self.winner) {
            return Answer::No;
        }
        let width = position.legal_moves().len() as u32;
        match self.reach(Packed::new(position), 0, width).and_then(|_| self.settle()) {
            Err(Full) => Answer::Undetermined,
            Ok(()) if matches!(self.nodes[ROOT].state, State::Refuted(_)) => Answer::Yes,
            Ok(()) => Answer::No,
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
            self.nodes[node].moves = self.moves(&position);
            self.choose(node, &position)?;
            if matches!(self.nodes[ROOT].state, State::Refuted(_)) {
                break;
            }
        }
        Ok(())
    }

    fn moves(&self, position: &Position) -> Vec<Option<Move>> {
        if position.turn() == self.winner {
            return vec![None];
        }
        position.legal_moves().into_iter().map(Some).collect()
    }

    fn position(&self, node: usize) -> Position {
        let (key, _) = self.nodes.get_index(node).expect("nodes are never taken away");
        key.position(&self.movement, self.chess960)
    }

    /// Whether some node's trusted move leads here.
    fn is_trusted(&self, node: usize) -> bool {
        let trusts = |&(parent, m): &(usize, Option<Move>)| self.nodes[parent].state == State::Trusts(m);
        node == ROOT || self.nodes[node].parents.iter().any(trusts)
    }

    /// Trusts the best move left, or refutes the node and lets those that trusted it choose again.
    fn choose(&mut self, node: usize, position: &Position) -> Result<(), Full> {
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
            if let Some(replies) = self.replies(position, by) {
                let settled = replies.positions.is_empty();
                alive.push(replies);
                if settled {
                    break;
                }
            }
        }
        let best = (0..alive.len()).min_by_key(|&i| (alive[i].fresh, alive[i].positions.len()))?;
        let best = alive.swap_remove(best);
        self.nodes[node].moves = alive.iter().map(|replies| replies.by).collect();
        Some(best)
    }

    /// Where a move leads; `None` if a reply mates or leads where all is refuted.
    fn replies(&self, position: &Position, by: Option<Move>) -> Option<Replies> {
        let after = by.map_or(*position, |m| position.play(m));
        let mut replies = Replies { by, positions: Vec::new(), fresh: 0 };
        if by.is_some_and(|m| self.is_safe_after(position, m, &after)) {
            return Some(replies);
        }
        for &reply in &after.legal_moves() {
            let next = after.play(reply);
            let key = Packed::new(&next);
            let known = self.nodes.get(&key);
            let width = known.map_or_else(|| next.legal_moves().len() as u32, |node| node.width);
            let lost = width == 0 && next.in_check(next.turn());
            if lost || known.is_some_and(|node| matches!(node.state, State::Refuted(_))) {
                return None;
            }
            if known.is_none() && self.is_safe_after(&after, reply, &next) {
                continue;
            }
            replies.fresh += usize::from(known.is_none());
            replies.positions.push((key, width));
        }
        Some(replies)
    }

    /// Whether a move leads where the defender is safe; what stands in the way changes by captures and Pawn moves only.
    fn is_safe_after(&self, position: &Position, m: Move, after: &Position) -> bool {
        match position.is_irreversible(m) {
            true => is_safe(after, self.winner),
            false => is_plainly_safe(after, self.winner),
        }
    }

    fn trust(&mut self, node: usize, replies: Replies) -> Result<(), Full> {
        let depth = self.nodes[node].depth + 1;
        self.nodes[node].state = State::Trusts(replies.by);
        for (key, width) in replies.positions {
            let child = self.reach(key, depth, width)?;
            self.nodes[child].parents.push((node, replies.by));
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

    /// The winner's move for each position that he can meet: to mate, or to the node that was refuted first.
    ///
    /// A node was refuted because each of its moves allowed a reply to one refuted before: so the way has an end.
    fn strategy(&self, position: &Position) -> WinStrategy {
        let mut strategy = WinStrategy::default();
        let mut open = vec![*position];
        while let Some(position) = open.pop() {
            if position.turn() != self.winner {
                open.extend(position.legal_moves().into_iter().map(|m| position.play(m)));
                continue;
            }
            let Some(m) = self.best_reply(&position) else { continue };
            if strategy.note(Packed::new(&position), m) {
                open.push(position.play(m));
            }
        }
        strategy
    }

    fn best_reply(&self, position: &Position) -> Option<Move> {
        let order = |m: &Move| {
            let next = position.play(*m);
            match self.nodes.get(&Packed::new(&next)).map(|node| node.state) {
                _ if next.is_checkmate() => 0,
                Some(State::Refuted(order)) => order + 1,
                _ => u32::MAX,
            }
        };
        position.legal_moves().into_iter().min_by_key(order)
    }

    /// The moves trusted in every position that they lead to.
    fn defence(&self) -> Defence {
        let mut defence = Defence::default();
        let mut open: Vec<usize> = (0..self.nodes.len().min(1)).collect();
        while let Some(node) = open.pop() {
            let Some((key, Node { state: State::Trusts(by), .. })) = self.nodes.get_index(node) else {
                continue;
            };
            let position = self.position(node);
            let after = by.map_or(position, |m| position.play(m));
            if by.is_none_or(|m| defence.note(*key, m)) {
                let next = after.legal_moves().into_iter().map(|reply| Packed::new(&after.play(reply)));
                open.extend(next.filter_map(|key| self.nodes.get_index_of(&key)));
            }
        }
        defence
    }
}
