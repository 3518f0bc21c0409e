//! The one description of the legal moves of a side with one King. List, callback and count are all built on it.
//!
//! ```text
//!   . . . r . . . .     check: the Rook gives check, so a move must end on one of the squares + between
//!   . . . + . . . .     King and Rook, or capture the Rook.
//!   b . . + . . . .     pin: the Knight on c4 is the only piece between King and Bishop on one line, so
//!   . x . + . . . .     it may not leave that line, which is x and its own square.
//!   . . N + . . . .     attacked: the King may not go to a square that is attacked once he has left his
//!   . . . K . . . .     own, so not straight back along the Rook's file.
//! ```
//!
//! Castling and en passant are left to the callers: they are rare and involve more than one piece.

use crate::attacks::sliders::SliderAttacks;
use crate::movegen::men::Men;
use crate::movegen::pawn_step::{Step, east, west};
use crate::position::check_info::CheckInfo;
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square, attacks};

/// Receives the moves: each call hands over the squares that one piece, or Pawns by one step, can reach.
pub(crate) trait SetSink {
    fn king(&mut self, from: Square, to: Bitboard);
    fn knight(&mut self, from: Square, to: Bitboard);
    /// A Bishop, or a Queen going as one.
    fn diagonal(&mut self, from: Square, to: Bitboard);
    /// A Rook, or a Queen going as one.
    fn straight(&mut self, from: Square, to: Bitboard);
    /// Pawns that do not reach their last rank.
    fn pawns(&mut self, step: Step, to: Bitboard);
    /// Pawns that reach their last rank.
    fn last_rank(&mut self, step: Step, to: Bitboard);
    /// Pawns that advance two squares.
    fn double(&mut self, step: Step, to: Bitboard);
}

/// The sliders that give check, and the pins.
#[inline(always)]
fn checks_and_pins<R: SliderAttacks>(
    own: &Men,
    enemy: &Men,
    king: Square,
    occupied: Bitboard,
) -> (Bitboard, Pins) {
    let mut checkers = Bitboard::EMPTY;
    let mut pins = Pins::NONE;
    if attacks::whole_straight(king).meets(enemy.straight) {
        let seen = R::rook(king, occupied);
        checkers |= seen & enemy.straight;
        let behind = (R::rook(king, occupied - (seen & own.all)) - seen) & enemy.straight;
        for slider in behind {
            pins.straight |= attacks::between(king, slider).with(slider);
        }
    }
    if attacks::whole_diagonal(king).meets(enemy.diagonal) {
        let seen = R::bishop(king, occupied);
        checkers |= seen & enemy.diagonal;
        let behind = (R::bishop(king, occupied - (seen & own.all)) - seen) & enemy.diagonal;
        for slider in behind {
            pins.diagonal |= attacks::between(king, slider).with(slider);
        }
    }
    (checkers, pins)
}

/// The squares that the enemy attacks when exactly `occupied` is occupied. Sliders and Knights are looked at only if they
/// could attack a neighbour of the King's square.
#[inline(always)]
fn attacked<W: Whose, R: SliderAttacks>(enemy: &Men, king: Square, occupied: Bitboard) -> Bitboard {
    let mut attacked = west::<W::Other>(enemy.pawns) | east::<W::Other>(enemy.pawns);
    for from in enemy.knights & attacks::near_knight(king) {
        attacked |= attacks::knight(from);
    }
    for from in enemy.diagonal & attacks::near_diagonal(king) {
        attacked |= R::bishop(from, occupied);
    }
    for from in enemy.straight & attacks::near_straight(king) {
        attacked |= R::rook(from, occupied);
    }
    for from in enemy.king {
        attacked |= attacks::king(from);
    }
    attacked
}

/// Hands over every legal move but castling and en passant, and returns the pieces that give check.
#[inline(always)]
pub(crate) fn legal_sets<W: Whose, R: SliderAttacks>(
    own: &Men,
    enemy: &Men,
    king: Square,
    sink: &mut impl SetSink,
) -> Bitboard {
    let occupied = own.all | enemy.all;
    king_steps::<W, R>(own, enemy, king, sink);
    let (along_lines, pins) = checks_and_pins::<R>(own, enemy, king, occupied);
    let checkers = along_lines
        | attacks::knight(king) & enemy.knights
        | attacks::pawn(W::SIDE, king) & enemy.pawns
        | attacks::king(king) & enemy.king;
    all_but_king::<W, R>(own, enemy, king, (checkers, pins), sink);
    checkers
}

/// [`legal_sets`] with a check info that is already known.
#[inline(always)]
pub(crate) fn legal_sets_with<W: Whose, R: SliderAttacks>(
    own: &Men,
    enemy: &Men,
    king: Square,
    check_info: CheckInfo,
    sink: &mut impl SetSink,
) {
    king_steps::<W, R>(own, enemy, king, sink);
    all_but_king::<W, R>(own, enemy, king, (check_info.checkers, check_info.pins_by_line(king)), sink);
}

/// The moves of all pieces but the King.
#[inline(always)]
fn all_but_king<W: Whose, R: SliderAttacks>(
    own: &Men,
    enemy: &Men,
    king: Square,
    (checkers, pins): (Bitboard, Pins),
    sink: &mut impl SetSink,
) {
    if checkers.has_several() {
        return;
    }
    let check_mask = check_mask(king, checkers);
    pieces::<R>(own, own.all | enemy.all, pins, check_mask - own.all - enemy.king, sink);
    pawns::<W>(own, enemy, pins, check_mask, sink);
}

/// The squares to which a piece other than the King can go to end the check: all without a check, none in double check.
#[inline(always)]
pub(crate) fn check_mask(king: Square, checkers: Bitboard) -> Bitboard {
    match checkers.first() {
        None => Bitboard::ALL,
        Some(_) if checkers.has_several() => Bitboard::EMPTY,
        Some(checker) => attacks::between(king, checker).with(checker),
    }
}

/// [`legal_sets`] without a check and with pins that are already known.
#[inline(always)]
pub(crate) fn legal_sets_unchecked<W: Whose, R: SliderAttacks>(
    own: &Men,
    enemy: &Men,
    king: Square,
    pins: Pins,
    sink: &mut impl SetSink,
) {
    king_steps::<W, R>(own, enemy, king, sink);
    pieces::<R>(own, own.all | enemy.all, pins, !own.all - enemy.king, sink);
    pawns::<W>(own, enemy, pins, Bitboard::ALL, sink);
}

/// The King's own moves.
#[inline(always)]
fn king_steps<W: Whose, R: SliderAttacks>(own: &Men, enemy: &Men, king: Square, sink: &mut impl SetSink) {
    let steps = attacks::king(king) - own.all - enemy.king;
    if !steps.is_empty() {
        let occupied = own.all | enemy.all;
        let attacked = attacked::<W, R>(enemy, king, occupied.without(king));
        sink.king(king, steps - attacked);
    }
}

/// Hands over every pseudo-legal move but castling and en passant, for any number of Kings.
#[inline(always)]
pub(crate) fn pseudo_legal_sets<W: Whose, R: SliderAttacks>(own: &Men, enemy: &Men, sink: &mut impl SetSink) {
    let targets = !own.all - enemy.king;
    for king in own.king {
        sink.king(king, attacks::king(king) & targets);
    }
    pieces::<R>(own, own.all | enemy.all, Pins::NONE, targets, sink);
    pawns::<W>(own, enemy, Pins::NONE, Bitboard::ALL, sink);
}

/// Knights and sliders. A pinned Knight never moves; a pinned slider moves only along the line of the pin.
#[inline(always)]
fn pieces<R: SliderAttacks>(
    own: &Men,
    occupied: Bitboard,
    pins: Pins,
    targets: Bitboard,
    sink: &mut impl SetSink,
) {
    let pinned = pins.all();
    for from in own.knights - pinned {
        sink.knight(from, attacks::knight(from) & targets);
    }
    for from in own.diagonal - pinned {
        sink.diagonal(from, R::bishop(from, occupied) & targets);
    }
    for from in own.straight - pinned {
        sink.straight(from, R::rook(from, occupied) & targets);
    }
    if !pinned.is_empty() {
        pinned_sliders::<R>(own, occupied, pins, targets, sink);
    }
}

/// Pinned sliders, along the lines of their pins.
#[inline(always)]
pub(crate) fn pinned_sliders<R: SliderAttacks>(
    own: &Men,
    occupied: Bitboard,
    pins: Pins,
    targets: Bitboard,
    sink: &mut impl SetSink,
) {
    for from in own.diagonal & pins.diagonal {
        sink.diagonal(from, R::bishop(from, occupied) & targets & pins.diagonal);
    }
    for from in own.straight & pins.straight {
        sink.straight(from, R::rook(from, occupied) & targets & pins.straight);
    }
}

/// All Pawns at once, by shifts of the whole set.
#[inline(always)]
pub(crate) fn pawns<W: Whose>(
    own: &Men,
    enemy: &Men,
    pins: Pins,
    check_mask: Bitboard,
    sink: &mut impl SetSink,
) {
    let empty = !(own.all | enemy.all);
    let taking = own.pawns - pins.straight;
    let (free, held) = (taking - pins.diagonal, taking & pins.diagonal);
    let takes = (enemy.all - enemy.king) & check_mask;
    let to_west = (west::<W>(free) | west::<W>(held) & pins.diagonal) & takes;
    let to_east = (east::<W>(free) | east::<W>(held) & pins.diagonal) & takes;
    let pushing = own.pawns - pins.diagonal;
    let step = Step::one::<W>();
    let one =
        (step.from(pushing - pins.straight) | step.from(pushing & pins.straight) & pins.straight) & empty;
    let third = Bitboard::rank(W::SIDE.nth_rank(2));
    let two = step.from(one & third) & empty & check_mask;
    let one = one & check_mask;
    sink.double(Step::two::<W>(), two);
    let last = Bitboard::rank(W::SIDE.nth_rank(7));
    let seventh = Bitboard::rank(W::SIDE.nth_rank(6));
    let last = if own.pawns.meets(seventh) { last } else { Bitboard::EMPTY };
    for (step, to) in [(Step::west::<W>(), to_west), (Step::east::<W>(), to_east), (step, one)] {
        sink.pawns(step, to - last);
    }
    if !last.is_empty() {
        for (step, to) in [(Step::west::<W>(), to_west), (Step::east::<W>(), to_east), (step, one)] {
            sink.last_rank(step, to & last);
        }
    }
}
