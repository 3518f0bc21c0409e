//! The moves of a position in a list of its own, which is filled where it stands and never moved.

use std::fmt;
use std::mem::MaybeUninit;
use std::ops::Deref;

use crate::family::Family;
use crate::{Bitboard, Move, form};

/// More moves than any board can have. A square is reached by at most eight men along lines and eight Knights, and
/// a man reaches at most 27 squares (a Pawn before its last rank 15 with its choices), so `m` men of the side to
/// move have at most 27·m moves, and at most 16·(64 − m) and 96 for promotions: both bounds hold at once, and
/// neither passes 702 where they meet.
const MOST_MOVES: usize = 704;
/// Room for a whole set of squares behind them, so that a set needs to be asked for room but once.
const ROOM: usize = MOST_MOVES + 64;

/// The moves of a position; reads like a slice of [`Move`].
#[derive(Clone)]
pub struct MoveList {
    /// Of these the first `length` hold a move.
    moves: [MaybeUninit<Move>; ROOM],
    length: usize,
}

impl MoveList {
    /// An empty list.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self { moves: [const { MaybeUninit::uninit() }; ROOM], length: 0 }
    }

    /// Takes all moves out.
    #[inline]
    pub const fn clear(&mut self) {
        self.length = 0;
    }

    /// A move of the family for each square of a set, in order. There is always room: see [`MOST_MOVES`].
    #[inline(always)]
    pub(crate) fn add(&mut self, to: Bitboard, family: Family) {
        let Some(slots) = self.moves.get_mut(self.length..).and_then(<[_]>::first_chunk_mut) else { return };
        self.length += form::write(slots, to, family);
    }

    #[inline]
    pub(crate) fn push(&mut self, m: Move) {
        if let Some(slot) = self.moves.get_mut(self.length) {
            slot.write(m);
            self.length += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline]
    #[allow(unsafe_code)]
    fn deref(&self) -> &[Move] {
        // SAFETY: `length` grows only together with moves written up to it.
        unsafe { self.moves[..self.length].assume_init_ref() }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// The moves of a [`MoveList`], one by one.
#[derive(Clone, Debug)]
pub struct Moves {
    list: MoveList,
    next: usize,
}

impl Iterator for Moves {
    type Item = Move;
    #[inline]
    fn next(&mut self) -> Option<Move> {
        let m = self.list.get(self.next).copied();
        self.next += usize::from(m.is_some());
        m
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.length - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = Moves;
    #[inline]
    fn into_iter(self) -> Moves {
        Moves { list: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    #[test]
    fn a_list_holds_what_is_added_and_no_more_than_it_has_room_for() {
        let mut list = MoveList::new();
        let ranks = Bitboard::rank(2) | Bitboard::rank(7);
        list.add(ranks, Family::of(Square::A1));
        list.push(Move::plain(Square::B1, Square::C3));
        assert_eq!(list.iter().map(|m| m.to()).collect::<Bitboard>(), ranks);
        assert_eq!((list.len(), list.clone().into_iter().len()), (17, 17));
        for _ in 0..20 {
            list.add(Bitboard::ALL, Family::of(Square::A1));
        }
        assert_eq!(list.len(), 17 + 11 * 64);
    }
}
