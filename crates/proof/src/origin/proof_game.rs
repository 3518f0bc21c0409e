//! A proof game: a short game from the array to a position, if one is soon found.

use std::collections::HashMap;

use board::{Bitboard, Kind, Move, Position, Side};

use crate::search::key::{ByKey, PositionKey};
use crate::wanted::is_unwanted;

/// The most plies of a game that is looked for.
const LONGEST: u32 = 14;

/// Looks for games from these positions, of one length after the other, within `bound` positions; returns the game and the positions visited.
pub(crate) fn find(starts: &[Position], position: &Position, bound: u64) -> (Option<Vec<Move>>, u64) {
    // From another array, or by other laws, a game leads elsewhere.
    let leads = |start: &&Position| start.movement() == position.movement() && !position.is_chess960();
    let starts: Vec<&Position> = starts.iter().filter(leads).collect();
    let mut search =
        Search { goal: *position, bound, states: 0, failed: HashMap::default(), line: Vec::new() };
    for length in 0..=LONGEST {
        let fits = |start: &&&Position| (length % 2 == 0) == (position.turn() == start.turn());
        for start in starts.iter().filter(fits) {
            search.failed.clear();
            if search.within(start, length) {
                return (Some(search.line), search.states);
            }
            if search.states >= bound || is_unwanted() {
                return (None, search.states);
            }
        }
    }
    (None, search.states)
}

struct Search {
    goal: Position,
    bound: u64,
    states: u64,
    /// The most plies with which each position is known to fail.
    failed: HashMap<PositionKey, u32, ByKey>,
    line: Vec<Move>,
}

impl Search {
    /// Whether exactly so many plies lead from the position to the goal; they are then in the line.
    fn within(&mut self, position: &Position, moves: u32) -> bool {
        if moves == 0 {
            return position.same_for_repetition(&self.goal);
        }
        let key = PositionKey::new(position);
        if self.states >= self.bound
            || is_unwanted()
            || self.failed.get(&key).is_some_and(|&failed| failed >= moves)
        {
            return false;
        }
        self.states += 1;
        for &m in &position.legal_moves() {
            let next = position.play(m);
            if self.may_arrive(&next, moves - 1) {
                self.line.push(m);
                if self.within(&next, moves - 1) {
                    return true;
                }
                self.line.pop();
            }
        }
        self.failed.insert(key, moves);
        false
    }

    /// Whether so many plies can be enough: each side makes half of them, and each move brings one piece to its place
    /// (castling two). What was captured stays away.
    fn may_arrive(&self, position: &Position, moves: u32) -> bool {
        Side::ALL.into_iter().all(|side| {
            let own = if side == position.turn() { moves.div_ceil(2) } else { moves / 2 };
            let wrong = |kind: &Kind| (self.goal.men(side, *kind) - position.men(side, *kind)).count();
            let missing: u32 = Kind::ALL.iter().map(wrong).sum();
            let lost = position.side(side).count() < self.goal.side(side).count();
            !lost && missing <= own + 1 && self.pawns_may(position, side)
        })
    }

    /// Whether no Pawn is farther ahead than the goal allows.
    fn pawns_may(&self, position: &Position, side: Side) -> bool {
        let ahead = |pawns: Bitboard, n: u8| {
            let ranks = (0..=n).fold(Bitboard::EMPTY, |set, rank| set | Bitboard::rank(side.nth_rank(rank)));
            (pawns & ranks).count()
        };
        let (now, goal) = (position.men(side, Kind::Pawn), self.goal.men(side, Kind::Pawn));
        (1..7).all(|n| ahead(now, n) >= ahead(goal, n))
    }
}
