//! The last two plies together: moves after which the answers are known are counted without being made.
//!
//! Each set of squares that one man can reach is split in three. What [`Still`] knows is summed up; of the rest, moves
//! that may give check or change what is pinned are made and looked at from the beginning, the others are made and
//! looked at with the pins that were there.

use super::Node;
use super::lines::{self, Machine, NONE, Next, Play};
use super::still::Still;
use crate::ways::{Hand, Pins, Step, Whose, describe};
use crate::{Bitboard, Square, rays};

/// The lines of two plies.
#[inline(always)]
pub(super) fn pair<W: Whose, M: Machine>(machine: M, node: &Node) -> u64 {
    let Some(still) = Still::of::<W, M>(node) else { return machine.play::<W>(node, 2) };
    let Some(king) = node.own.king.first() else { return 0 };
    let calm = Calm { machine, pins: still.pins };
    let mut hand =
        Pair { node, loud: Play::new(node, Last(machine)), calm: Play::new(node, calm), known: 0, still };
    describe::<W, M>(&node.own, &node.adverse, king, &mut hand);
    lines::castle::<W, M, _>(node, &mut hand.loud);
    lines::take_in_passing::<W, M, _>(node, king, &mut hand.loud);
    u64::from(hand.known) + hand.loud.lines + hand.calm.lines
}

/// After a move that may change anything.
struct Last<M>(M);

impl<O: Whose, M: Machine> Next<O> for Last<M> {
    #[inline(always)]
    fn lines(&self, child: &Node) -> u64 {
        self.0.count::<O>(child)
    }
}

/// After a move that gives no check and leaves the pins as they were.
struct Calm<M> {
    machine: M,
    pins: Pins,
}

impl<O: Whose, M: Machine> Next<O> for Calm<M> {
    #[inline(always)]
    fn lines(&self, child: &Node) -> u64 {
        debug_assert_eq!(child.passed, NONE);
        self.machine.count_unchecked::<O>(child, self.pins)
    }
}

struct Pair<'a, W, M> {
    node: &'a Node,
    still: Still,
    loud: Play<'a, W, Last<M>>,
    calm: Play<'a, W, Calm<M>>,
    known: u32,
}

impl<W: Whose, M: Machine> Pair<'_, W, M> {
    /// Sums up what is known and gives the rest: the loud squares and the calm ones.
    #[inline(always)]
    fn split(
        &mut self,
        from: Square,
        to: Bitboard,
        watched: Bitboard,
        attacked: impl Fn(Square, Bitboard) -> Bitboard,
    ) -> (Bitboard, Bitboard) {
        let still = &self.still;
        let known = still.known(from, to, watched);
        self.known += still.answers(Bitboard::of(from), known, attacked);
        let pins = still.pins.all();
        let loud = if (still.uncovering | pins).contains(from) { to } else { to & (watched | pins) };
        (loud, to - known - loud)
    }

    /// The same for Pawns by one step; those beside which an adverse Pawn stands may be taken in passing.
    #[inline(always)]
    fn advance(&mut self, step: Step, to: Bitboard, beside: Bitboard) -> (Bitboard, Bitboard) {
        let still = &self.still;
        let watched = rays::pawn(<W::Other as Whose>::SIDE, still.king) | beside;
        let known = still.known_of_pawns(step, to, watched);
        self.known += still.answers(Bitboard::EMPTY, known, |at, _| rays::pawn(W::SIDE, at));
        let pins = still.pins.all();
        let loud = to & (watched | pins | step.from(still.uncovering | pins));
        (loud, to - known - loud)
    }
}

impl<W: Whose, M: Machine> Hand for Pair<'_, W, M> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: Bitboard) {
        let (loud, calm) = self.split(from, to, Bitboard::EMPTY, |at, _| rays::king(at));
        self.loud.king(from, loud);
        self.calm.king(from, calm);
    }

    #[inline(always)]
    fn knight(&mut self, from: Square, to: Bitboard) {
        let (loud, calm) = self.split(from, to, rays::knight(self.still.king), |at, _| rays::knight(at));
        self.loud.knight(from, loud);
        self.calm.knight(from, calm);
    }

    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: Bitboard) {
        let (straight, diagonal) = (self.still.straight, self.still.diagonal);
        let (loud, calm) = if self.node.own.straight.contains(from) {
            self.split(from, to, straight | diagonal, M::queen)
        } else {
            self.split(from, to, diagonal, M::bishop)
        };
        self.loud.diagonal(from, loud);
        self.calm.diagonal(from, calm);
    }

    #[inline(always)]
    fn straight(&mut self, from: Square, to: Bitboard) {
        let (straight, diagonal) = (self.still.straight, self.still.diagonal);
        let (loud, calm) = if self.node.own.diagonal.contains(from) {
            self.split(from, to, straight | diagonal, M::queen)
        } else {
            self.split(from, to, straight, M::rook)
        };
        self.loud.straight(from, loud);
        self.calm.straight(from, calm);
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, to: Bitboard) {
        let (loud, calm) = self.advance(step, to, Bitboard::EMPTY);
        self.loud.pawns(step, loud);
        self.calm.pawns(step, calm);
    }

    #[inline]
    fn last_rank(&mut self, step: Step, to: Bitboard) {
        self.loud.last_rank(step, to);
    }

    #[inline(always)]
    fn double(&mut self, step: Step, to: Bitboard) {
        let pawns = self.node.adverse.pawns;
        let beside = Bitboard((pawns - Bitboard::file(0)).0 >> 1 | (pawns - Bitboard::file(7)).0 << 1);
        let (loud, calm) = self.advance(step, to, beside);
        self.loud.double(step, loud);
        self.calm.pawns(step, calm);
    }
}
