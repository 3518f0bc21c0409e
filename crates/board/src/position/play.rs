//! Playing a move: pieces, rights, counters and key.
//!
//! Nearly all moves are plain moves and double steps. They take a short way: one piece goes from square to square, and
//! everything else follows from that. Castling, promotion and en passant are rare and are played piece by piece.

use std::fmt;
use std::hint::select_unpredictable;

use crate::position::check_info::CheckInfo;
use crate::position::en_passant::EnPassantSquare;
use crate::position::relocate::relocate;
use crate::position::zobrist;
use crate::vocabulary::boards::Standing;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::vocabulary::moves::Code;
use crate::{Bitboard, CastlingRights, Kind, Man, Move, Movement, Position, Side, Square, attacks};

impl Position {
    /// The position after a legal move.
    ///
    /// The move must be legal here; with any other the result is meaningless, and a debug build panics.
    /// [`Position::play_checked`] checks first.
    #[must_use]
    #[inline]
    pub fn play(&self, m: Move) -> Self {
        debug_assert!(self.is_legal(m), "{m:?} is not legal in {}", self.fen());
        self.after_turn(m)
    }

    /// Plays a legal move in place, like [`Position::play`].
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let mut position = Position::default();
    /// position.make(position.parse_uci("e2e4").unwrap());
    /// assert_eq!(position.man_at(jadoube_board::Square::E4).unwrap().letter(), 'P');
    /// ```
    pub fn make(&mut self, m: Move) {
        *self = self.play(m);
    }

    /// The position after a move, if the move is legal here.
    ///
    /// Errors: the move is not legal here.
    pub fn play_checked(&self, m: Move) -> Result<Self, NotLegal> {
        if self.is_legal(m) { Ok(self.after_turn(m)) } else { Err(NotLegal { m }) }
    }

    /// The piece that a move captures, with its square.
    #[must_use]
    pub fn captured(&self, m: Move) -> Option<(Square, Man)> {
        let square = m.takes_on()?;
        Some((square, self.man_at(square)?))
    }

    /// Whether a move is a capture or a Pawn move, and so restarts the count for the fifty-move rule.
    #[must_use]
    pub fn is_irreversible(&self, m: Move) -> bool {
        self.kind_at(m.from()) == Some(Kind::Pawn) || self.captured(m).is_some()
    }

    /// The position after a legal move, once a side that is stalemated has missed its turn, where it does.
    #[inline(always)]
    pub(crate) fn after_turn(&self, m: Move) -> Self {
        match (self.ordinary, self.turn) {
            (true, Side::White) => self.after_by::<ByWhite, true>(m),
            (true, Side::Black) => self.after_by::<ByBlack, true>(m),
            (false, _) => self.after_other_turn(m),
        }
    }

    #[inline(never)]
    fn after_other_turn(&self, m: Move) -> Self {
        self.after(m).missing_turn()
    }

    /// The same position with the other side to move, where the side to move is stalemated and so misses its turn. If neither
    /// side has a move, nobody misses a turn.
    ///
    /// ```
    /// use jadoube_board::{Admits, RuleChoices, Setup, Side};
    /// let rules = RuleChoices { stalemate_passes: true, ..RuleChoices::MEDIEVAL };
    /// let setup: Setup = "k7/p7/P7/8/8/8/8/KR6 b - - 0 1".parse()?;
    /// let stalemated = setup.position_under(&rules.movement(), Admits::NOTHING)?;
    /// assert_eq!(stalemated.missing_turn().turn(), Side::White);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn missing_turn(self) -> Self {
        if !self.movement.older.stalemated_side_passes() || !self.is_stalemate() {
            return self;
        }
        let mut passed = self;
        passed.end_turn(self.halfmoves);
        passed.settle();
        if passed.legal_moves().is_empty() { self } else { passed }
    }

    /// The position after a pseudo-legal move, which may leave a King in check.
    #[inline]
    pub(crate) fn after(&self, m: Move) -> Self {
        match (self.turn, self.ordinary) {
            (Side::White, true) => self.after_by::<ByWhite, true>(m),
            (Side::Black, true) => self.after_by::<ByBlack, true>(m),
            (Side::White, false) => self.after_by::<ByWhite, false>(m),
            (Side::Black, false) => self.after_by::<ByBlack, false>(m),
        }
    }

    /// Works out the parts of the new position from the old one alone, so that no part waits for another, and puts them
    /// together at the end. `ORDINARY` means that pieces move as in chess today.
    // Not inlined, so that the position is written where the caller wants it and not copied.
    #[inline(never)]
    fn after_by<W: Whose, const ORDINARY: bool>(&self, m: Move) -> Self {
        let enemy = <W::Other as Whose>::SIDE;
        let king = self.men(enemy, Kind::King).single();
        let (Some(king), Some(en_passant)) = (king, self.short_way::<W, ORDINARY>(m)) else {
            return self.after_special(m);
        };
        let (from, to) = (m.from(), m.second());
        let lookers = attacks::lookers_at_once(enemy, king, &self.boards) & self.side(W::SIDE);
        let (boards, moved, taken) = relocate::<W>(&self.boards, from, to);
        // What attacks the King from a square is what would attack that square from the King's.
        let looks = attacks::around(enemy, moved, king) & Bitboard::of(to);
        let mut castling = self.castling;
        let mut key = self.key
            ^ zobrist::black()
            ^ zobrist::en_passant(self.en_passant())
            ^ zobrist::standing(W::SIDE, moved, from)
            ^ zobrist::standing(W::SIDE, moved, to)
            ^ zobrist::standing(enemy, taken, to);
        let is_king = moved == Standing::KING;
        if castling.may_end(is_king, from, to) {
            let (rights, words) = self.rights_after(W::SIDE, is_king, from, to);
            castling = rights;
            key ^= words;
        }
        let own = self.side(W::SIDE).without(from).with(to);
        let other = self.side(enemy).without(to);
        let check_info = CheckInfo::of_lookers(king, lookers.without(from) | looks, other, own);
        let progress = moved == Standing::PAWN || taken != Standing::NOTHING;
        Self {
            boards,
            key,
            check_info,
            castling,
            halfmoves: select_unpredictable(progress, 0, self.halfmoves.saturating_add(1)),
            fullmoves: self.fullmoves.saturating_add(W::SIDE.index() as u32),
            turn: enemy,
            en_passant,
            ordinary: ORDINARY,
            ..*self
        }
    }

    /// The square that a move passes on the short way; `None` if that will not do: several pieces move or one changes its
    /// kind, a double step ends beside an enemy Pawn, or the turn has rules of its own.
    #[inline(always)]
    fn short_way<W: Whose, const ORDINARY: bool>(&self, m: Move) -> Option<EnPassantSquare> {
        if !ORDINARY && self.movement.needs_trial() {
            return None;
        }
        if m.is(Code::Plain) {
            return Some(EnPassantSquare::NONE);
        }
        let pawns = self.men(<W::Other as Whose>::SIDE, Kind::Pawn);
        if !m.is(Code::DoubleStep) || attacks::pawn(W::SIDE, passed(m)).meets(pawns) {
            return None;
        }
        let notes = ORDINARY || self.movement.en_passant;
        Some(if notes { EnPassantSquare::passed(passed(m)) } else { EnPassantSquare::NONE })
    }

    /// The position after any pseudo-legal move, step by step.
    #[inline(never)]
    fn after_special(&self, m: Move) -> Self {
        let mut next = *self;
        match m.rook() {
            Some((rook_from, rook_to)) => next.castle(m, rook_from, rook_to),
            None => next.move_piece(m),
        }
        if !self.movement.older.is_none() {
            next.follow_older(self, m);
        }
        next.set_movement(self.movement.of_any_turn());
        next.settle();
        next
    }

    /// Sets how pieces move from now on.
    pub(crate) fn set_movement(&mut self, movement: Movement) {
        self.movement = movement;
        self.ordinary = movement == Movement::ORDINARY;
    }

    /// Works out the check info anew; needed whenever pieces were changed one by one.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.check_info = match self.men(self.turn, Kind::King).single() {
            Some(king) if self.movement.older.is_none() => CheckInfo::of_king(king, self.turn, &self.boards),
            _ => CheckInfo { checkers: self.checks_on(self.turn), ..CheckInfo::NONE },
        };
    }

    /// Gives the turn to the other side, with the new count of moves without capture or Pawn move.
    fn end_turn(&mut self, halfmoves: u32) {
        self.key ^= zobrist::black() ^ zobrist::en_passant(self.en_passant());
        self.halfmoves = halfmoves;
        self.fullmoves = self.fullmoves.saturating_add(self.turn.index() as u32);
        self.turn = !self.turn;
        self.en_passant = EnPassantSquare::NONE;
    }

    /// Moves King and Rook; the Rook only if there is one.
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
        self.change_rights(|rights| rights.remove_side(side));
        self.end_turn(self.halfmoves.saturating_add(1));
    }

    /// Moves one piece and captures.
    fn move_piece(&mut self, m: Move) {
        let man = Man::new(self.turn, self.kind_on(m.from()));
        let taken = self.captured(m);
        if let Some((square, taken)) = taken {
            self.toggle(taken, square);
        }
        self.toggle(man, m.from());
        self.toggle(Man { kind: m.promotion_kind().unwrap_or(man.kind), ..man }, m.to());
        let is_king = man.kind == Kind::King;
        self.change_rights(|rights| *rights = rights.after_move(man.side, is_king, m.from(), m.to()));
        let progress = man.kind == Kind::Pawn || taken.is_some();
        self.end_turn(if progress { 0 } else { self.halfmoves.saturating_add(1) });
        if m.is(Code::DoubleStep) {
            self.allow_en_passant(passed(m));
        }
    }

    /// The rights that remain after a piece's move, and what that changes in the key.
    #[inline(never)]
    pub(crate) fn rights_after(
        &self,
        side: Side,
        is_king: bool,
        from: Square,
        to: Square,
    ) -> (CastlingRights, u64) {
        let rights = self.castling.after_move(side, is_king, from, to);
        (rights, zobrist::castling_change(self.castling, rights))
    }

    /// Changes the castling rights, and the key with them.
    fn change_rights(&mut self, change: impl FnOnce(&mut CastlingRights)) {
        let before = self.castling;
        change(&mut self.castling);
        self.key ^= zobrist::castling_change(before, self.castling);
    }

    /// Notes the square that a Pawn has passed, and whether it can legally be captured there.
    pub(crate) fn allow_en_passant(&mut self, passed: Square) {
        if !self.movement.en_passant {
            return;
        }
        self.en_passant = EnPassantSquare::passed(passed);
        let pawns = attacks::pawn(!self.turn, passed) & self.men(self.turn, Kind::Pawn);
        if pawns.iter().any(|from| self.may_take_en_passant(from, passed)) {
            self.en_passant = self.en_passant.with_capture();
            self.key ^= zobrist::en_passant(Some(passed));
        }
    }

    /// Ends the right to capture en passant.
    pub(crate) fn forbid_en_passant(&mut self) {
        self.key ^= zobrist::en_passant(self.en_passant());
        self.en_passant = EnPassantSquare::NONE;
    }

    /// Whether the Pawn on `from` can capture on `passed` without leaving a King in check.
    pub(crate) fn may_take_en_passant(&self, from: Square, passed: Square) -> bool {
        let taken = Square::new(passed.file(), from.rank());
        let unannounced = self.unannounced_checkers();
        let occupied = self.occupied().without(from).without(taken).with(passed);
        let attackers =
            |king| self.attackers_through(king, !self.turn, occupied).without(taken) - unannounced;
        self.men(self.turn, Kind::King).iter().all(|king| attackers(king).is_empty())
    }
}

/// The square that a double step passes.
#[inline(always)]
fn passed(m: Move) -> Square {
    Square::low((m.from().index() + m.second().index()) as u32 / 2)
}

/// A move that is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLegal {
    m: Move,
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move here", self.m.transfer())
    }
}

impl std::error::Error for NotLegal {}
