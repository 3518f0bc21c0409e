//! A search that knows nothing of how men move: legal moves, attacked squares and distances are enough for it.
//!
//! It is asked where men move as in an older game, since every other stage reasons about the men of today. Positions are
//! expanded from the cheapest on, each once and by its exact key. So what it finds is a line, and what it exhausts has no
//! mate.

use board::{Kind, Move, Position, Side, Square};
use indexmap::IndexMap;

use crate::attacks::from_square::king as king_steps;
use crate::search::best_first::SearchResult;
use crate::search::bucket_queue::BucketQueue;
use crate::search::key::{ByKey, PositionKey};
use crate::wanted::is_unwanted;

/// What a square costs to which the loser's King may still go.
const FLIGHT: u32 = 5;

/// What it costs that the loser's King is not in check.
const NO_CHECK: u32 = 3;

/// Looks for a mate by `winner` among at most so many positions; returns the result and how many were visited.
pub(crate) fn search(position: &Position, winner: Side, most: u64) -> (SearchResult, u64) {
    let mut search = PlainSearch { winner, seen: IndexMap::default(), queue: BucketQueue::default() };
    let result = search.run(position, most);
    (result, search.seen.len() as u64)
}

struct PlainSearch {
    winner: Side,
    /// Each position with the number of the one before it; the first is its own.
    seen: IndexMap<PositionKey, u32, ByKey>,
    queue: BucketQueue,
}

impl PlainSearch {
    fn run(&mut self, start: &Position, most: u64) -> SearchResult {
        if most == 0 {
            return SearchResult::BoundReached;
        }
        self.seen.insert(PositionKey::new(start), 0);
        self.queue.push(0, 0);
        while let Some(number) = self.queue.pop() {
            if is_unwanted() {
                return SearchResult::BoundReached;
            }
            let Some((key, _)) = self.seen.get_index(number as usize) else { continue };
            let position = key.position(start.movement(), start.is_chess960());
            for &m in &position.legal_moves() {
                let next = position.play(m);
                if next.turn() != self.winner && next.is_checkmate() {
                    let mut line = self.line_to(start, number);
                    line.push(m);
                    return SearchResult::Mate(line);
                }
                let key = PositionKey::new(&next);
                if self.seen.contains_key(&key) {
                    continue;
                }
                if self.seen.len() as u64 >= most {
                    return SearchResult::BoundReached;
                }
                let (child, _) = self.seen.insert_full(key, number);
                self.queue.push(cost(&next, self.winner), child as u32);
            }
        }
        SearchResult::NoMate
    }

    /// The moves from the first position to this one, found again from each position to the next.
    fn line_to(&self, start: &Position, number: u32) -> Vec<Move> {
        let mut way = vec![number];
        while let Some(&last) = way.last().filter(|&&last| last != 0) {
            let Some((_, &before)) = self.seen.get_index(last as usize) else { break };
            way.push(before);
        }
        let (mut position, mut line) = (*start, Vec::with_capacity(way.len()));
        for &number in way.iter().rev().skip(1) {
            let Some((key, _)) = self.seen.get_index(number as usize) else { break };
            let leads = |m: &Move| PositionKey::new(&position.play(*m)) == *key;
            let Some(m) = position.legal_moves().into_iter().find(leads) else { break };
            line.push(m);
            position = position.play(m);
        }
        line
    }
}

/// How far from mate a position seems to be: where the loser's King may go, and how far the winner's men are from him.
fn cost(position: &Position, winner: Side) -> u32 {
    let Some(king) = position.men(!winner, Kind::King).single() else { return 0 };
    let free = king_steps(king) - position.side(!winner);
    let flights = free.iter().filter(|&square| position.attackers(square, winner).is_empty()).count();
    let men = position.side(winner);
    let far = men.iter().map(|square| steps(king, square).saturating_sub(2)).sum::<u32>();
    let near = far / men.count().max(1);
    let unchecked = if position.in_check(!winner) { 0 } else { NO_CHECK };
    FLIGHT * flights as u32 + unchecked + 2 * near
}

/// How many steps of a King lead from one square to the other.
fn steps(from: Square, to: Square) -> u32 {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    files.max(ranks).into()
}
