//! Making a move: men, rights, counters and key.
//!
//! Plain moves and double steps, of which nearly all games are made, go one short way: one man is taken from a square to
//! another, and what follows from it is put beside. Castling, promotions and taking in passing, which are rare, are made
//! man by man.

use crate::bearing::Bearing;
use crate::exchange::exchange;
use crate::moves::Code;
use crate::passed::Passed;
use crate::ways::{ByBlack, ByWhite, Whose};
use crate::{CastlingRights, Kind, Man, Move, Movement, Position, Side, Square, rays, zobrist};

impl Position {
    /// The position after a legal move.
    ///
    /// The move must be one of this position's: with any other the result means nothing (a debug build panics).
    /// [`Position::play_checked`] asks first.
    #[must_use]
    #[inline]
    pub fn play(&self, m: Move) -> Self {
        debug_assert!(self.is_legal(m), "{m:?} is not legal in {}", self.fen());
        self.after(m)
    }

    /// Makes a legal move in place: [`Position::play`] for those who keep no position but the last.
    ///
    /// ```
    /// use board::Position;
    /// let mut position = Position::default();
    /// position.make(position.parse_uci("e2e4").unwrap());
    /// assert_eq!(position.man_at(board::Square::E4).unwrap().letter(), 'P');
    /// ```
    pub fn make(&mut self, m: Move) {
        *self = self.play(m);
    }

    /// The position after a move that obeys how men move, whether or not it leaves a King in check.
    pub(crate) fn after(&self, m: Move) -> Self {
        match self.turn {
            Side::White => self.after_by::<ByWhite>(m),
            Side::Black => self.after_by::<ByBlack>(m),
        }
    }

    /// The parts of the new position are worked out one by one and put together at the end: a copy that is changed in
    /// place would have to be read again before its parts are settled.
    #[inline(always)]
    fn after_by<W: Whose>(&self, m: Move) -> Self {
        let adverse = W::Other::SIDE;
        let Some(king) = self.men(adverse, Kind::King).single().filter(|_| !self.is_special(m)) else {
            return self.after_special(m);
        };
        let (from, to) = (m.from(), m.second());
        let (boards, moved, taken) = exchange::<W>(&self.boards, from, to);
        let bearing = Bearing::on(king, adverse, &boards);
        let man = Man::new(W::SIDE, moved);
        let (castling, castling_words) = if self.castling.may_end(man, from, to) {
            self.rights_after(man, from, to)
        } else {
            (self.castling, 0)
        };
        let progress = moved == Kind::Pawn || taken.is_some();
        let steps = m.is(Code::DoubleStep) && (self.ordinary || self.movement.en_passant);
        Self {
            boards,
            bearing,
            castling,
            key: self.key
                ^ zobrist::black()
                ^ zobrist::en_passant(self.en_passant())
                ^ zobrist::man(W::SIDE, moved, from)
                ^ zobrist::man(W::SIDE, moved, to)
                ^ zobrist::taken(adverse, taken, to)
                ^ castling_words,
            halfmoves: if progress { 0 } else { self.halfmoves.saturating_add(1) },
            fullmoves: self.fullmoves.saturating_add(W::SIDE.index() as u32),
            turn: adverse,
            passed: if steps { Passed::by(passed(m)) } else { Passed::NONE },
            ..*self
        }
    }

    /// Whether more than one man changes, or changes his kind; a double step that leads beside an adverse Pawn; and the
    /// end of a turn with rules of its own.
    #[inline(always)]
    fn is_special(&self, m: Move) -> bool {
        let beside = || rays::pawn(self.turn, passed(m)).meets(self.men(!self.turn, Kind::Pawn));
        let changes_more = !m.is(Code::Plain) && (!m.is(Code::DoubleStep) || beside());
        changes_more || (!self.ordinary && self.movement.is_of_one_turn())
    }

    /// The same for any move, step by step.
    #[inline(never)]
    fn after_special(&self, m: Move) -> Self {
        let mut next = *self;
        match m.rook() {
            Some((rook_from, rook_to)) => next.castle(m, rook_from, rook_to),
            None => next.transfer(m),
        }
        next.set_movement(self.movement.of_any_turn());
        next.settle();
        next
    }

    /// Says how men move from now on.
    pub(crate) fn set_movement(&mut self, movement: Movement) {
        self.movement = movement;
        self.ordinary = movement == Movement::ORDINARY;
    }

    /// Looks anew at what bears on the King; to be called whenever men have been changed by hand.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.bearing = Bearing::of(self);
    }

    /// Gives the turn to the other side; the move was so many single moves after a Pawn's or a capture.
    fn pass(&mut self, halfmoves: u32) {
        self.key ^= zobrist::black() ^ zobrist::en_passant(self.en_passant());
        self.halfmoves = halfmoves;
        self.fullmoves = self.fullmoves.saturating_add(self.turn.index() as u32);
        self.turn = !self.turn;
        self.passed = Passed::NONE;
    }

    /// Moves King and Rook; the Rook only if it is there.
    fn castle(&mut self, m: Move, rook_from: Square, rook_to: Square) {
        let side = self.turn;
        let (king, rook) = (Man::new(side, Kind::King), Man::new(side, Kind::Rook));
        let has_rook = self.men(side, Kind::Rook).contains(rook_from);
        self.toggle(king, m.from());
        if has_rook {
            self.toggle(rook, rook_from);
            self.toggle(rook, rook_to);
        }
        self.toggle(king, m.to());
        self.keep_rights(|rights| rights.remove_side(side));
        self.pass(self.halfmoves.saturating_add(1));
    }

    /// Moves one man, taking what stands there.
    fn transfer(&mut self, m: Move) {
        let man = Man::new(self.turn, self.kind_on(m.from()));
        let taken = self.captured(m);
        if let Some((square, taken)) = taken {
            self.toggle(taken, square);
        }
        self.toggle(man, m.from());
        self.toggle(Man { kind: m.promotion_kind().unwrap_or(man.kind), ..man }, m.to());
        self.keep_rights(|rights| *rights = rights.after_way(man, m.from(), m.to()));
        let progress = man.kind == Kind::Pawn || taken.is_some();
        self.pass(if progress { 0 } else { self.halfmoves.saturating_add(1) });
        if m.is(Code::DoubleStep) {
            self.offer_en_passant(passed(m));
        }
    }

    /// The rights that a man's way leaves, and what that changes in the key.
    #[inline(never)]
    pub(crate) fn rights_after(&self, man: Man, from: Square, to: Square) -> (CastlingRights, u64) {
        let rights = self.castling.after_way(man, from, to);
        (rights, zobrist::castling_change(self.castling, rights))
    }

    /// Changes the rights to castle, and the key with them.
    fn keep_rights(&mut self, change: impl FnOnce(&mut CastlingRights)) {
        let before = self.castling;
        change(&mut self.castling);
        self.key ^= zobrist::castling_change(before, self.castling);
    }

    /// Notes the square that a Pawn has passed, if it can legally be taken there.
    pub(crate) fn offer_en_passant(&mut self, passed: Square) {
        if !self.movement.en_passant {
            return;
        }
        self.passed = Passed::by(passed);
        let pawns = rays::pawn(!self.turn, passed) & self.men(self.turn, Kind::Pawn);
        if pawns.iter().any(|from| self.may_take_in_passing(from, passed)) {
            self.passed = self.passed.taken();
            self.key ^= zobrist::en_passant(Some(passed));
        }
    }

    /// Nothing can be taken in passing any more.
    pub(crate) fn withdraw_en_passant(&mut self) {
        self.key ^= zobrist::en_passant(self.en_passant());
        self.passed = Passed::NONE;
    }

    /// Whether the Pawn on `from` takes on `passed` without leaving a King in check.
    pub(crate) fn may_take_in_passing(&self, from: Square, passed: Square) -> bool {
        let taken = Square::new(passed.file(), from.rank());
        let unnoticed = self.unnoticed();
        let occupied = self.occupied().without(from).without(taken).with(passed);
        let attackers = |king| self.attackers_through(king, !self.turn, occupied).without(taken) - unnoticed;
        self.men(self.turn, Kind::King).iter().all(|king| attackers(king).is_empty())
    }
}

/// The square that a double step passes.
#[inline(always)]
fn passed(m: Move) -> Square {
    Square::low((m.from().index() + m.second().index()) as u32 / 2)
}

/// The side's index among the bitboards, behind the six kinds.
pub(crate) const fn board_of(side: Side) -> usize {
    6 + side.index()
}
