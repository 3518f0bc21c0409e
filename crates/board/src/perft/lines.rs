//! Counting lines of play on bare bitboards: no list, no key, no counters, and at the last ply no move.
//!
//! Each ply copies the men of both sides, changes them, and hands the copy to the same code for the other side. At the
//! last ply [`Count`] takes the place of [`Play`], and the description of the moves comes down to counting bits.

use std::marker::PhantomData;

use super::Node;
use crate::count::Count;
use crate::sliders::Reach;
use crate::ways::{Hand, Men, Pins, Step, Whose, describe, describe_unchecked};
use crate::{Bitboard, Square, Wing, rays};

/// What the processor offers a count: asked once at the root, then carried in the type from ply to ply. The two
/// functions stand apart so that the last ply, where nearly all time goes, keeps a small frame.
pub(super) trait Machine: Reach {
    /// The number of moves of a node with `W` to move: [`count`].
    fn count<W: Whose>(self, node: &Node) -> u64;

    /// The same where nothing gives check and what is pinned is known: [`count_unchecked`].
    fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64;

    /// The lines of two plies: [`pair`](super::pair::pair).
    fn pair<W: Whose>(self, node: &Node) -> u64;

    /// The lines of two plies or more, move by move: [`play`].
    fn play<W: Whose>(self, node: &Node, depth: u32) -> u64;

    /// The lines of `depth` plies, 1 or more.
    #[inline(always)]
    fn lines<W: Whose>(self, node: &Node, depth: u32) -> u64 {
        match depth {
            1 => self.count::<W>(node),
            2 => self.pair::<W>(node),
            _ => self.play::<W>(node, depth),
        }
    }
}

/// The lines at the last ply: the number of moves.
#[inline(always)]
pub(super) fn count<W: Whose, R: Reach>(node: &Node) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let mut hand = Count::ordinary();
    let checkers = describe::<W, R>(&node.own, &node.adverse, king, &mut hand);
    u64::from(hand.moves) + count_special::<W, R>(node, king, checkers)
}

/// How many castlings and captures in passing there are.
#[inline(always)]
pub(super) fn count_special<W: Whose, R: Reach>(node: &Node, king: Square, checkers: Bitboard) -> u64 {
    let mut lines = if checkers.is_empty() { count_castlings::<W, R>(node) } else { 0 };
    if let Some(passed) = Square::from_index(node.passed) {
        lines += takers::<W>(node, passed).filter(|&from| is_safe::<W, R>(node, from, passed, king)).count()
            as u64;
    }
    lines
}

/// How many castlings there are; the King must not be in check.
#[inline(always)]
pub(super) fn count_castlings<W: Whose, R: Reach>(node: &Node) -> u64 {
    if node.rights & own_rights::<W>() == 0 {
        return 0;
    }
    Wing::ALL.map(|wing| u64::from(may_castle::<W, R>(node, wing))).iter().sum()
}

/// [`count`] after a move that leaves no check, no square passed and the pins that were there.
#[inline(always)]
pub(super) fn count_unchecked<W: Whose, R: Reach>(node: &Node, pins: Pins) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let mut hand = Count::ordinary();
    describe_unchecked::<W, R>(&node.own, &node.adverse, king, pins, &mut hand);
    u64::from(hand.moves) + count_castlings::<W, R>(node)
}

/// The lines through each child.
#[inline(always)]
pub(super) fn play<W: Whose, M: Machine>(machine: M, node: &Node, depth: u32) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let mut hand = Play::new(node, Deeper { machine, depth: depth - 1 });
    let checkers = describe::<W, M>(&node.own, &node.adverse, king, &mut hand);
    if checkers.is_empty() {
        castle::<W, M, _>(node, &mut hand);
    }
    take_in_passing::<W, M, _>(node, king, &mut hand);
    hand.lines
}

/// Castlings; the King must not be in check.
#[inline(always)]
pub(super) fn castle<W: Whose, R: Reach, N: Next<W::Other>>(node: &Node, hand: &mut Play<'_, W, N>) {
    if node.rights & own_rights::<W>() != 0 {
        let legal = Wing::ALL.into_iter().filter(|&wing| may_castle::<W, R>(node, wing));
        legal.for_each(|wing| hand.castle(wing));
    }
}

#[inline(always)]
pub(super) fn take_in_passing<W: Whose, R: Reach, N: Next<W::Other>>(
    node: &Node,
    king: Square,
    hand: &mut Play<'_, W, N>,
) {
    if let Some(passed) = Square::from_index(node.passed) {
        let legal = takers::<W>(node, passed).filter(|&from| is_safe::<W, R>(node, from, passed, king));
        legal.for_each(|from| hand.take_in_passing(from, passed));
    }
}

/// What follows a move: `O` is to answer.
pub(super) trait Next<O: Whose> {
    /// The lines from a node in which `O` is to move.
    fn lines(&self, child: &Node) -> u64;
}

/// So many plies more.
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

/// Moves that are made, and the lines behind them counted.
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

    /// The other side's turn: `own` has moved, and whatever stood on `to` is gone.
    #[inline(always)]
    fn follow(&mut self, own: Men, from: Square, to: Square, passed: u8) {
        let men = &self.node.adverse;
        let to_bit = Bitboard::of(to);
        let adverse = Men {
            pawns: men.pawns - to_bit,
            knights: men.knights - to_bit,
            diagonal: men.diagonal - to_bit,
            straight: men.straight - to_bit,
            king: men.king,
            all: men.all - to_bit,
        };
        let rights = self.node.rights & kept_rights(from) & kept_rights(to);
        self.enter(Node { own: adverse, adverse: own, rights, passed });
    }

    #[inline(always)]
    fn enter(&mut self, child: Node) {
        self.lines += self.next.lines(&child);
    }

    /// Own men with one of them on its way; what it is, the caller changes.
    #[inline(always)]
    fn gone(&self, from: Square, to: Square) -> (Men, Bitboard) {
        let way = Bitboard::of(from) | Bitboard::of(to);
        (Men { all: self.node.own.all ^ way, ..self.node.own }, way)
    }

    #[inline]
    fn castle(&mut self, wing: Wing) {
        let (king_from, king_to) = (HOME_FILE, wing.king_to(W::SIDE));
        let way = Bitboard::of(Square::new(king_from, W::SIDE.first_rank())) | Bitboard::of(king_to);
        let rook_way = Bitboard::of(wing.corner(W::SIDE)) | Bitboard::of(wing.rook_to(W::SIDE));
        let men = self.node.own;
        let own = Men {
            king: men.king ^ way,
            straight: men.straight ^ rook_way,
            all: men.all ^ way ^ rook_way,
            ..men
        };
        let rights = self.node.rights & !own_rights::<W>();
        self.enter(Node { own: self.node.adverse, adverse: own, rights, passed: NONE });
    }

    #[inline]
    fn take_in_passing(&mut self, from: Square, passed: Square) {
        let (own, way) = self.gone(from, passed);
        let taken = Bitboard::of(Square::new(passed.file(), from.rank()));
        let men = self.node.adverse;
        let adverse = Men { pawns: men.pawns - taken, all: men.all - taken, ..men };
        let own = Men { pawns: own.pawns ^ way, ..own };
        self.enter(Node { own: adverse, adverse: own, rights: self.node.rights, passed: NONE });
    }
}

impl<W: Whose, N: Next<W::Other>> Hand for Play<'_, W, N> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: Bitboard) {
        for to in to {
            let (own, way) = self.gone(from, to);
            self.follow(Men { king: own.king ^ way, ..own }, from, to, NONE);
        }
    }

    #[inline(always)]
    fn knight(&mut self, from: Square, to: Bitboard) {
        for to in to {
            let (own, way) = self.gone(from, to);
            self.follow(Men { knights: own.knights ^ way, ..own }, from, to, NONE);
        }
    }

    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: Bitboard) {
        let queen = self.node.own.straight.contains(from);
        for to in to {
            let (own, way) = self.gone(from, to);
            let straight = if queen { own.straight ^ way } else { own.straight };
            self.follow(Men { diagonal: own.diagonal ^ way, straight, ..own }, from, to, NONE);
        }
    }

    #[inline(always)]
    fn straight(&mut self, from: Square, to: Bitboard) {
        let queen = self.node.own.diagonal.contains(from);
        for to in to {
            let (own, way) = self.gone(from, to);
            let diagonal = if queen { own.diagonal ^ way } else { own.diagonal };
            self.follow(Men { straight: own.straight ^ way, diagonal, ..own }, from, to, NONE);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            let (own, way) = self.gone(from, to);
            self.follow(Men { pawns: own.pawns ^ way, ..own }, from, to, NONE);
        }
    }

    #[inline(always)]
    fn double(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            let (own, way) = self.gone(from, to);
            let beside = rays::king(to) & Bitboard::rank(to.rank()) & self.node.adverse.pawns;
            let passed = if beside.is_empty() { NONE } else { Step::one::<W>().back(to).index() as u8 };
            self.follow(Men { pawns: own.pawns ^ way, ..own }, from, to, passed);
        }
    }

    #[inline]
    fn last_rank(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            let (own, _) = self.gone(from, to);
            let own = Men { pawns: own.pawns.without(from), ..own };
            self.follow(
                Men { diagonal: own.diagonal.with(to), straight: own.straight.with(to), ..own },
                from,
                to,
                NONE,
            );
            self.follow(Men { straight: own.straight.with(to), ..own }, from, to, NONE);
            self.follow(Men { diagonal: own.diagonal.with(to), ..own }, from, to, NONE);
            self.follow(Men { knights: own.knights.with(to), ..own }, from, to, NONE);
        }
    }
}

/// No square passed.
pub(super) const NONE: u8 = 64;

/// The file on which a King that may castle stands.
pub(super) const HOME_FILE: u8 = 4;

/// The bit of a right.
pub(super) const fn right(side: crate::Side, wing: Wing) -> u8 {
    1 << (2 * side.index() + wing.index())
}

const fn own_rights<W: Whose>() -> u8 {
    right(W::SIDE, Wing::King) | right(W::SIDE, Wing::Queen)
}

/// The rights that are left when a man leaves or reaches a square.
#[inline(always)]
fn kept_rights(square: Square) -> u8 {
    static KEPT: [u8; 64] = {
        let mut kept = [0b1111; 64];
        (kept[0], kept[4], kept[7]) = (0b1101, 0b1100, 0b1110);
        (kept[56], kept[60], kept[63]) = (0b0111, 0b0011, 0b1011);
        kept
    };
    KEPT[square.index()]
}

/// Whether a castling is legal; the King must not be in check.
#[inline(always)]
fn may_castle<W: Whose, R: Reach>(node: &Node, wing: Wing) -> bool {
    if node.rights & right(W::SIDE, wing) == 0 {
        return false;
    }
    let (king, corner) = (Square::new(HOME_FILE, W::SIDE.first_rank()), wing.corner(W::SIDE));
    let occupied = node.own.all | node.adverse.all;
    let path = rays::between(king, wing.king_to(W::SIDE)).with(wing.king_to(W::SIDE));
    !rays::between(king, corner).meets(occupied)
        && path.iter().all(|square| !is_attacked::<W, R>(&node.adverse, square, occupied))
}

/// Inlined for each processor: left to itself the compiler does so only while there is but one of them.
#[inline(always)]
pub(super) fn is_attacked<W: Whose, R: Reach>(by: &Men, square: Square, occupied: Bitboard) -> bool {
    rays::pawn(W::SIDE, square).meets(by.pawns)
        || rays::knight(square).meets(by.knights)
        || rays::king(square).meets(by.king)
        || R::rook(square, occupied).meets(by.straight)
        || R::bishop(square, occupied).meets(by.diagonal)
}

/// Pawns that attack the square passed.
fn takers<W: Whose>(node: &Node, passed: Square) -> impl Iterator<Item = Square> {
    (rays::pawn(<W::Other as Whose>::SIDE, passed) & node.own.pawns).iter()
}

/// Whether taking in passing leaves the King out of check.
#[inline(always)]
fn is_safe<W: Whose, R: Reach>(node: &Node, from: Square, passed: Square, king: Square) -> bool {
    let taken = Square::new(passed.file(), from.rank());
    let occupied = (node.own.all | node.adverse.all).without(from).without(taken).with(passed);
    let by = Men { pawns: node.adverse.pawns.without(taken), ..node.adverse };
    !is_attacked::<W, R>(&by, king, occupied)
}
