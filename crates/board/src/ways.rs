//! The one description of the legal moves of a side with one King: list, callback and count all take it from here.
//!
//! ```text
//!   . . . r . . . .     parry: while the Rook gives check, a move must end on one of its squares +
//!   . . . + . . . .     up to the King, or take the Rook.
//!   b . . + . . . .     pinned: the Knight on c4 is alone between King and Bishop on one line,
//!   . x . + . . . .     so it is held to that line; x and its square make up the line.
//!   . . N + . . . .     closed: the King may not go to a square that is attacked once he
//!   . . . K . . . .     himself is off the board, so not straight back along the Rook's file.
//! ```
//!
//! Castling and taking in passing, which are rare and look at more than one man, are left to those who ask.

use crate::bearing::Bearing;
use crate::play::board_of;
use crate::sliders::Reach;
use crate::{Bitboard, Position, Side, Square, rays};

/// The men of one side, Queens among both sorts of sliders.
#[derive(Clone, Copy)]
pub(crate) struct Men {
    pub(crate) pawns: Bitboard,
    pub(crate) knights: Bitboard,
    pub(crate) diagonal: Bitboard,
    pub(crate) straight: Bitboard,
    pub(crate) king: Bitboard,
    pub(crate) all: Bitboard,
}

impl Men {
    #[inline(always)]
    pub(crate) fn of(position: &Position, side: Side) -> Self {
        Self::among(&position.boards, side)
    }

    /// The men of a side by the bitboards of a position: the six kinds, then the two sides.
    #[inline(always)]
    pub(crate) fn among(boards: &[Bitboard; 8], side: Side) -> Self {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = *boards;
        let all = boards[board_of(side)];
        Self {
            pawns: pawns & all,
            knights: knights & all,
            diagonal: (bishops | queens) & all,
            straight: (rooks | queens) & all,
            king: kings & all,
            all,
        }
    }
}

/// The side to move, in the type, so that the direction of its Pawns is known to the compiler.
pub(crate) trait Whose: Copy {
    type Other: Whose<Other = Self>;
    const SIDE: Side;
}

#[derive(Clone, Copy)]
pub(crate) struct ByWhite;
#[derive(Clone, Copy)]
pub(crate) struct ByBlack;

impl Whose for ByWhite {
    type Other = ByBlack;
    const SIDE: Side = Side::White;
}

impl Whose for ByBlack {
    type Other = ByWhite;
    const SIDE: Side = Side::Black;
}

const A_FILE: Bitboard = Bitboard::file(0);
const H_FILE: Bitboard = Bitboard::file(7);

/// What a Pawn's step adds to the index of its square.
#[derive(Clone, Copy)]
pub(crate) struct Step(i32);

impl Step {
    #[inline(always)]
    pub(crate) const fn one<W: Whose>() -> Self {
        match W::SIDE {
            Side::White => Self(8),
            Side::Black => Self(-8),
        }
    }

    #[inline(always)]
    pub(crate) const fn two<W: Whose>() -> Self {
        Self(2 * Self::one::<W>().0)
    }

    #[inline(always)]
    const fn west<W: Whose>() -> Self {
        Self(Self::one::<W>().0 - 1)
    }

    #[inline(always)]
    const fn east<W: Whose>() -> Self {
        Self(Self::one::<W>().0 + 1)
    }

    /// The squares that the step leads to; a step sideways never leaves the board's edge behind it.
    #[inline(always)]
    pub(crate) const fn from(self, pawns: Bitboard) -> Bitboard {
        if self.0 > 0 { Bitboard(pawns.0 << self.0) } else { Bitboard(pawns.0 >> -self.0) }
    }

    /// The squares that the step came from.
    #[inline(always)]
    pub(crate) const fn before(self, squares: Bitboard) -> Bitboard {
        Self(-self.0).from(squares)
    }

    /// What the step adds to the number of a square.
    #[inline(always)]
    pub(crate) const fn squares(self) -> i32 {
        self.0
    }

    /// The square that the step came from.
    #[inline(always)]
    pub(crate) const fn back(self, to: Square) -> Square {
        Square::low((to.index() as i32 - self.0) as u32)
    }
}

/// The squares that Pawns attack towards the a file and towards the h file.
#[inline(always)]
pub(crate) fn west<W: Whose>(pawns: Bitboard) -> Bitboard {
    Step::west::<W>().from(pawns - A_FILE)
}

#[inline(always)]
pub(crate) fn east<W: Whose>(pawns: Bitboard) -> Bitboard {
    Step::east::<W>().from(pawns - H_FILE)
}

/// What is done with the moves: each call hands over the squares that one man, or Pawns by one step, can reach.
pub(crate) trait Hand {
    fn king(&mut self, from: Square, to: Bitboard);
    fn knight(&mut self, from: Square, to: Bitboard);
    /// A Bishop, or a Queen going as one.
    fn diagonal(&mut self, from: Square, to: Bitboard);
    /// A Rook, or a Queen going as one.
    fn straight(&mut self, from: Square, to: Bitboard);
    /// Pawns that do not reach their last rank.
    fn pawns(&mut self, step: Step, to: Bitboard);
    /// Pawns that reach it.
    fn last_rank(&mut self, step: Step, to: Bitboard);
    /// Pawns that go two squares.
    fn double(&mut self, step: Step, to: Bitboard);
}

/// The lines from the King on which own men are pinned, each up to and with the man that pins.
#[derive(Clone, Copy)]
pub(crate) struct Pins {
    pub(crate) straight: Bitboard,
    pub(crate) diagonal: Bitboard,
}

impl Pins {
    pub(crate) const NONE: Self = Self { straight: Bitboard::EMPTY, diagonal: Bitboard::EMPTY };

    #[inline(always)]
    pub(crate) fn all(self) -> Bitboard {
        self.straight | self.diagonal
    }
}

/// The men that give check along lines, and the lines on which own men are pinned.
#[inline(always)]
fn lines<R: Reach>(own: &Men, adverse: &Men, king: Square, occupied: Bitboard) -> (Bitboard, Pins) {
    let mut checkers = Bitboard::EMPTY;
    let mut pins = Pins::NONE;
    if rays::whole_straight(king).meets(adverse.straight) {
        let seen = R::rook(king, occupied);
        checkers |= seen & adverse.straight;
        let behind = (R::rook(king, occupied - (seen & own.all)) - seen) & adverse.straight;
        for slider in behind {
            pins.straight |= rays::between(king, slider).with(slider);
        }
    }
    if rays::whole_diagonal(king).meets(adverse.diagonal) {
        let seen = R::bishop(king, occupied);
        checkers |= seen & adverse.diagonal;
        let behind = (R::bishop(king, occupied - (seen & own.all)) - seen) & adverse.diagonal;
        for slider in behind {
            pins.diagonal |= rays::between(king, slider).with(slider);
        }
    }
    (checkers, pins)
}

/// The squares that the other side attacks when `occupied` is: of sliders and Knights only what may touch the King's
/// neighbours.
#[inline(always)]
fn closed<W: Whose, R: Reach>(adverse: &Men, king: Square, occupied: Bitboard) -> Bitboard {
    let mut closed = west::<W::Other>(adverse.pawns) | east::<W::Other>(adverse.pawns);
    for from in adverse.knights & rays::near_knight(king) {
        closed |= rays::knight(from);
    }
    for from in adverse.diagonal & rays::near_diagonal(king) {
        closed |= R::bishop(from, occupied);
    }
    for from in adverse.straight & rays::near_straight(king) {
        closed |= R::rook(from, occupied);
    }
    for from in adverse.king {
        closed |= rays::king(from);
    }
    closed
}

/// Hands over every legal move of the side to move but castling and taking in passing; gives the men that give check.
#[inline(always)]
pub(crate) fn describe<W: Whose, R: Reach>(
    own: &Men,
    adverse: &Men,
    king: Square,
    hand: &mut impl Hand,
) -> Bitboard {
    let occupied = own.all | adverse.all;
    steps::<W, R>(own, adverse, king, hand);
    let (along_lines, pins) = lines::<R>(own, adverse, king, occupied);
    let checkers = along_lines
        | rays::knight(king) & adverse.knights
        | rays::pawn(W::SIDE, king) & adverse.pawns
        | rays::king(king) & adverse.king;
    parries::<W, R>(own, adverse, king, (checkers, pins), hand);
    checkers
}

/// [`describe`] where it is known what bears on the King.
#[inline(always)]
pub(crate) fn describe_under<W: Whose, R: Reach>(
    own: &Men,
    adverse: &Men,
    king: Square,
    bearing: Bearing,
    hand: &mut impl Hand,
) {
    steps::<W, R>(own, adverse, king, hand);
    parries::<W, R>(own, adverse, king, (bearing.checkers, bearing.lines(king)), hand);
}

/// The moves of all men but the King.
#[inline(always)]
fn parries<W: Whose, R: Reach>(
    own: &Men,
    adverse: &Men,
    king: Square,
    (checkers, pins): (Bitboard, Pins),
    hand: &mut impl Hand,
) {
    if checkers.has_several() {
        return;
    }
    let parry = parry(king, checkers);
    pieces::<R>(own, own.all | adverse.all, pins, parry - own.all - adverse.king, hand);
    pawns::<W>(own, adverse, pins, parry, hand);
}

/// The squares on which a move of another man than the King ends a check: all without one, none with several.
#[inline(always)]
pub(crate) fn parry(king: Square, checkers: Bitboard) -> Bitboard {
    match checkers.first() {
        None => Bitboard::ALL,
        Some(_) if checkers.has_several() => Bitboard::EMPTY,
        Some(checker) => rays::between(king, checker).with(checker),
    }
}

/// [`describe`] where it is known that nothing gives check, and what is pinned.
#[inline(always)]
pub(crate) fn describe_unchecked<W: Whose, R: Reach>(
    own: &Men,
    adverse: &Men,
    king: Square,
    pins: Pins,
    hand: &mut impl Hand,
) {
    steps::<W, R>(own, adverse, king, hand);
    pieces::<R>(own, own.all | adverse.all, pins, !own.all - adverse.king, hand);
    pawns::<W>(own, adverse, pins, Bitboard::ALL, hand);
}

/// The King's own moves.
#[inline(always)]
fn steps<W: Whose, R: Reach>(own: &Men, adverse: &Men, king: Square, hand: &mut impl Hand) {
    let steps = rays::king(king) - own.all - adverse.king;
    if !steps.is_empty() {
        let occupied = own.all | adverse.all;
        let closed = closed::<W, R>(adverse, king, occupied.without(king));
        hand.king(king, steps - closed);
    }
}

/// Hands over every move that obeys how men move, whatever becomes of the Kings, of which there may be any number.
#[inline(always)]
pub(crate) fn describe_unguarded<W: Whose, R: Reach>(own: &Men, adverse: &Men, hand: &mut impl Hand) {
    let targets = !own.all - adverse.king;
    for king in own.king {
        hand.king(king, rays::king(king) & targets);
    }
    pieces::<R>(own, own.all | adverse.all, Pins::NONE, targets, hand);
    pawns::<W>(own, adverse, Pins::NONE, Bitboard::ALL, hand);
}

/// Knights and sliders: a pinned Knight never moves, a pinned slider only along its own sort of line.
#[inline(always)]
fn pieces<R: Reach>(own: &Men, occupied: Bitboard, pins: Pins, targets: Bitboard, hand: &mut impl Hand) {
    let pinned = pins.all();
    for from in own.knights - pinned {
        hand.knight(from, rays::knight(from) & targets);
    }
    for from in own.diagonal - pinned {
        hand.diagonal(from, R::bishop(from, occupied) & targets);
    }
    for from in own.straight - pinned {
        hand.straight(from, R::rook(from, occupied) & targets);
    }
    if !pinned.is_empty() {
        pinned_sliders::<R>(own, occupied, pins, targets, hand);
    }
}

/// Pinned sliders along their lines.
#[inline(always)]
pub(crate) fn pinned_sliders<R: Reach>(
    own: &Men,
    occupied: Bitboard,
    pins: Pins,
    targets: Bitboard,
    hand: &mut impl Hand,
) {
    for from in own.diagonal & pins.diagonal {
        hand.diagonal(from, R::bishop(from, occupied) & targets & pins.diagonal);
    }
    for from in own.straight & pins.straight {
        hand.straight(from, R::rook(from, occupied) & targets & pins.straight);
    }
}

/// All Pawns at once, by shifting the whole set.
#[inline(always)]
pub(crate) fn pawns<W: Whose>(own: &Men, adverse: &Men, pins: Pins, parry: Bitboard, hand: &mut impl Hand) {
    let empty = !(own.all | adverse.all);
    let taking = own.pawns - pins.straight;
    let (free, held) = (taking - pins.diagonal, taking & pins.diagonal);
    let takes = (adverse.all - adverse.king) & parry;
    let to_west = (west::<W>(free) | west::<W>(held) & pins.diagonal) & takes;
    let to_east = (east::<W>(free) | east::<W>(held) & pins.diagonal) & takes;
    let pushing = own.pawns - pins.diagonal;
    let step = Step::one::<W>();
    let one =
        (step.from(pushing - pins.straight) | step.from(pushing & pins.straight) & pins.straight) & empty;
    let third = Bitboard::rank(W::SIDE.nth_rank(2));
    let two = step.from(one & third) & empty & parry;
    let one = one & parry;
    hand.double(Step::two::<W>(), two);
    let last = Bitboard::rank(W::SIDE.nth_rank(7));
    let seventh = Bitboard::rank(W::SIDE.nth_rank(6));
    let last = if own.pawns.meets(seventh) { last } else { Bitboard::EMPTY };
    for (step, to) in [(Step::west::<W>(), to_west), (Step::east::<W>(), to_east), (step, one)] {
        hand.pawns(step, to - last);
    }
    if !last.is_empty() {
        for (step, to) in [(Step::west::<W>(), to_west), (Step::east::<W>(), to_east), (step, one)] {
            hand.last_rank(step, to & last);
        }
    }
}
