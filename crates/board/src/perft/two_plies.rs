//! The last two plies together: a move whose replies are known is counted without being played.
//!
//! The squares that one piece can reach are split in three. After a quiet move [`Replies`] knows the number of replies. A
//! loud move may give check or change the pins, so it is played and its replies are counted from scratch. Any other move
//! is played and its replies are counted with the pins that are there.

use super::lines;
use super::machine::Machine;
use super::node::{NO_SQUARE, Node};
use super::play::{Next, Play};
use super::replies::Replies;
use crate::movegen::pawn_step::Step;
use crate::movegen::sets::{SetSink, legal_sets};
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square, attacks};

/// The lines of two plies.
#[inline(always)]
pub(super) fn two_plies<W: Whose, M: Machine>(machine: M, node: &Node) -> u64 {
    let Some(replies) = Replies::of::<W, M>(node) else { return machine.play::<W>(node, 2) };
    let Some(king) = node.own.king.first() else { return 0 };
    let calm = Calm { machine, pins: replies.pins };
    let mut plies = TwoPlies {
        node,
        loud: Play::new(node, Last(machine)),
        calm: Play::new(node, calm),
        known: 0,
        replies,
    };
    legal_sets::<W, M>(&node.own, &node.enemy, king, &mut plies);
    lines::castle::<W, M, _>(node, &mut plies.loud);
    lines::take_en_passant::<W, M, _>(node, king, &mut plies.loud);
    u64::from(plies.known) + plies.loud.lines + plies.calm.lines
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
        debug_assert_eq!(child.en_passant, NO_SQUARE);
        self.machine.count_unchecked::<O>(child, self.pins)
    }
}

struct TwoPlies<'a, W, M> {
    node: &'a Node,
    replies: Replies,
    loud: Play<'a, W, Last<M>>,
    calm: Play<'a, W, Calm<M>>,
    known: u32,
}

impl<W: Whose, M: Machine> TwoPlies<'_, W, M> {
    /// Adds up the known replies and returns the other squares: the loud ones and the calm ones.
    #[inline(always)]
    fn split(
        &mut self,
        from: Square,
        to: Bitboard,
        watched: Bitboard,
        attacked: impl Fn(Square, Bitboard) -> Bitboard,
    ) -> (Bitboard, Bitboard) {
        let replies = &self.replies;
        let known = replies.known(from, to, watched);
        self.known += replies.count(Bitboard::of(from), known, attacked);
        let pins = replies.pins.all();
        let loud = if (replies.uncovering | pins).contains(from) { to } else { to & (watched | pins) };
        (loud, to - known - loud)
    }

    /// The same for Pawns by one step. On the squares `beside` an enemy Pawn they can be captured en passant.
    #[inline(always)]
    fn advance(&mut self, step: Step, to: Bitboard, beside: Bitboard) -> (Bitboard, Bitboard) {
        let replies = &self.replies;
        let watched = attacks::pawn(<W::Other as Whose>::SIDE, replies.king) | beside;
        let known = replies.known_of_pawns(step, to, watched);
        self.known += replies.count(Bitboard::EMPTY, known, |at, _| attacks::pawn(W::SIDE, at));
        let pins = replies.pins.all();
        let loud = to & (watched | pins | step.from(replies.uncovering | pins));
        (loud, to - known - loud)
    }
}

impl<W: Whose, M: Machine> SetSink for TwoPlies<'_, W, M> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: Bitboard) {
        let (loud, calm) = self.split(from, to, Bitboard::EMPTY, |at, _| attacks::king(at));
        self.loud.king(from, loud);
        self.calm.king(from, calm);
    }

    #[inline(always)]
    fn knight(&mut self, from: Square, to: Bitboard) {
        let (loud, calm) =
            self.split(from, to, attacks::knight(self.replies.king), |at, _| attacks::knight(at));
        self.loud.knight(from, loud);
        self.calm.knight(from, calm);
    }

    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: Bitboard) {
        let (straight, diagonal) = (self.replies.straight, self.replies.diagonal);
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
        let (straight, diagonal) = (self.replies.straight, self.replies.diagonal);
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
        let pawns = self.node.enemy.pawns;
        let beside = Bitboard((pawns - Bitboard::file(0)).0 >> 1 | (pawns - Bitboard::file(7)).0 << 1);
        let (loud, calm) = self.advance(step, to, beside);
        self.loud.double(step, loud);
        self.calm.pawns(step, calm);
    }
}
