//! Playing moves on bare bitboards.

use std::marker::PhantomData;

use super::machine::Machine;
use super::node::{HOME_FILE, NO_SQUARE, Node, kept_rights, own_rights};
use crate::movegen::men::Men;
use crate::movegen::pawn_step::Step;
use crate::movegen::sets::SetSink;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square, Wing, attacks};

/// What is counted after a move, with `O` to reply.
pub(super) trait Next<O: Whose> {
    /// The lines from a node with `O` to move.
    fn lines(&self, child: &Node) -> u64;
}

/// So many more plies.
pub(super) struct Deeper<M> {
    pub(super) machine: M,
    pub(super) depth: u32,
}

impl<O: Whose, M: Machine> Next<O> for Deeper<M> {
    #[inline(always)]
    fn lines(&self, child: &Node) -> u64 {
        self.machine.lines::<O>(child, self.depth)
    }
}

/// Plays each move and counts the lines after it.
pub(super) struct Play<'a, W, N> {
    node: &'a Node,
    next: N,
    pub(super) lines: u64,
    turn: PhantomData<W>,
}

impl<'a, W: Whose, N: Next<W::Other>> Play<'a, W, N> {
    #[inline(always)]
    pub(super) fn new(node: &'a Node, next: N) -> Self {
        Self { node, next, lines: 0, turn: PhantomData }
    }

    /// Hands the turn over: `own` has moved, and what stood on `to` is captured.
    #[inline(always)]
    fn follow(&mut self, own: Men, from: Square, to: Square, en_passant: u8) {
        let men = &self.node.enemy;
        let to_bit = Bitboard::of(to);
        let enemy = Men {
            pawns: men.pawns - to_bit,
            knights: men.knights - to_bit,
            diagonal: men.diagonal - to_bit,
            straight: men.straight - to_bit,
            king: men.king,
            all: men.all - to_bit,
        };
        let rights = self.node.rights & kept_rights(from) & kept_rights(to);
        self.enter(Node { own: enemy, enemy: own, rights, en_passant });
    }

    #[inline(always)]
    fn enter(&mut self, child: Node) {
        self.lines += self.next.lines(&child);
    }

    /// Own pieces with one of them moved, in `all` only: the caller changes the set of its kind. Also origin and destination.
    #[inline(always)]
    fn moved(&self, from: Square, to: Square) -> (Men, Bitboard) {
        let squares = Bitboard::of(from) | Bitboard::of(to);
        (Men { all: self.node.own.all ^ squares, ..self.node.own }, squares)
    }

    #[inline]
    pub(super) fn castle(&mut self, wing: Wing) {
        let (king_from, king_to) = (HOME_FILE, wing.king_to(W::SIDE));
        let squares = Bitboard::of(Square::new(king_from, W::SIDE.first_rank())) | Bitboard::of(king_to);
        let rook_squares = Bitboard::of(wing.corner(W::SIDE)) | Bitboard::of(wing.rook_to(W::SIDE));
        let men = self.node.own;
        let own = Men {
            king: men.king ^ squares,
            straight: men.straight ^ rook_squares,
            all: men.all ^ squares ^ rook_squares,
            ..men
        };
        let rights = self.node.rights & !own_rights::<W>();
        self.enter(Node { own: self.node.enemy, enemy: own, rights, en_passant: NO_SQUARE });
    }

    #[inline]
    pub(super) fn take_en_passant(&mut self, from: Square, passed: Square) {
        let (own, squares) = self.moved(from, passed);
        let taken = Bitboard::of(Square::new(passed.file(), from.rank()));
        let men = self.node.enemy;
        let enemy = Men { pawns: men.pawns - taken, all: men.all - taken, ..men };
        let own = Men { pawns: own.pawns ^ squares, ..own };
        self.enter(Node { own: enemy, enemy: own, rights: self.node.rights, en_passant: NO_SQUARE });
    }
}

impl<W: Whose, N: Next<W::Other>> SetSink for Play<'_, W, N> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: Bitboard) {
        for to in to {
            let (own, squares) = self.moved(from, to);
            self.follow(Men { king: own.king ^ squares, ..own }, from, to, NO_SQUARE);
        }
    }

    #[inline(always)]
    fn knight(&mut self, from: Square, to: Bitboard) {
        for to in to {
            let (own, squares) = self.moved(from, to);
            self.follow(Men { knights: own.knights ^ squares, ..own }, from, to, NO_SQUARE);
        }
    }

    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: Bitboard) {
        let queen = self.node.own.straight.contains(from);
        for to in to {
            let (own, squares) = self.moved(from, to);
            let straight = if queen { own.straight ^ squares } else { own.straight };
            self.follow(Men { diagonal: own.diagonal ^ squares, straight, ..own }, from, to, NO_SQUARE);
        }
    }

    #[inline(always)]
    fn straight(&mut self, from: Square, to: Bitboard) {
        let queen = self.node.own.diagonal.contains(from);
        for to in to {
            let (own, squares) = self.moved(from, to);
            let diagonal = if queen { own.diagonal ^ squares } else { own.diagonal };
            self.follow(Men { straight: own.straight ^ squares, diagonal, ..own }, from, to, NO_SQUARE);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            let (own, squares) = self.moved(from, to);
            self.follow(Men { pawns: own.pawns ^ squares, ..own }, from, to, NO_SQUARE);
        }
    }

    #[inline(always)]
    fn double(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            let (own, squares) = self.moved(from, to);
            let beside = attacks::king(to) & Bitboard::rank(to.rank()) & self.node.enemy.pawns;
            let en_passant =
                if beside.is_empty() { NO_SQUARE } else { Step::one::<W>().back(to).index() as u8 };
            self.follow(Men { pawns: own.pawns ^ squares, ..own }, from, to, en_passant);
        }
    }

    #[inline]
    fn last_rank(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            let (own, _) = self.moved(from, to);
            let own = Men { pawns: own.pawns.without(from), ..own };
            self.follow(
                Men { diagonal: own.diagonal.with(to), straight: own.straight.with(to), ..own },
                from,
                to,
                NO_SQUARE,
            );
            self.follow(Men { straight: own.straight.with(to), ..own }, from, to, NO_SQUARE);
            self.follow(Men { diagonal: own.diagonal.with(to), ..own }, from, to, NO_SQUARE);
            self.follow(Men { knights: own.knights.with(to), ..own }, from, to, NO_SQUARE);
        }
    }
}
