//! A list of the moves of a position, filled in place on the stack.

use std::fmt;
use std::mem::MaybeUninit;
use std::ops::Deref;

use crate::movegen::splat;
use crate::movegen::template::Template;
use crate::{Bitboard, Move};

/// No board has more moves than this.
///
/// At most eight pieces along lines and eight Knights reach one square. A piece reaches at most 27 squares; a Pawn before
/// its last rank has at most 15 moves, with its choices. So `m` pieces of the side to move have at most 27·m moves, and
/// at most 16·(64 − m) + 96, the 96 for promotions. Where the two bounds meet they are below 703.
const MOST_MOVES: usize = 704;
/// With room for a whole set of squares after the last move, so that one bounds check covers a set.
const ROOM: usize = MOST_MOVES + 64;

/// The moves of a position. It dereferences to a slice of [`Move`].
#[derive(Clone)]
pub struct MoveList {
    /// The first `length` of these are initialised.
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

    /// Removes all moves.
    #[inline]
    pub const fn clear(&mut self) {
        self.length = 0;
    }

    /// Adds the template's move to each square of a set, in order. There is always room: see [`MOST_MOVES`].
    #[inline(always)]
    pub(crate) fn add(&mut self, to: Bitboard, template: Template) {
        let Some(slots) = self.moves.get_mut(self.length..).and_then(<[_]>::first_chunk_mut) else { return };
        self.length += splat::write(slots, to, template);
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
        // SAFETY: `length` grows only when moves up to it have been written.
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
        list.add(ranks, Template::from_square(Square::A1));
        list.push(Move::plain(Square::B1, Square::C3));
        assert_eq!(list.iter().map(|m| m.to()).collect::<Bitboard>(), ranks);
        assert_eq!((list.len(), list.clone().into_iter().len()), (17, 17));
        for _ in 0..20 {
            list.add(Bitboard::ALL, Template::from_square(Square::A1));
        }
        assert_eq!(list.len(), 17 + 11 * 64);
    }
}
