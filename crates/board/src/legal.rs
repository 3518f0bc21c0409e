//! Legal moves: which squares a move must end on, which men are held to a line, and then each kind in turn.

use crate::moves::Code;
use crate::{Bitboard, Kind, Move, MoveList, Position, Side, Square, Wing, rays};

/// What the King asks of the other men.
#[derive(Clone, Copy)]
struct Masks {
    /// Squares that parry the checks; every square without one.
    parry: Bitboard,
    /// Men that may only move on the line through their King.
    pinned: Bitboard,
    king: Square,
}

impl Masks {
    /// The targets left to a man on `from`.
    #[inline]
    fn on(&self, from: Square) -> Bitboard {
        if self.pinned.contains(from) { self.parry & rays::line(self.king, from) } else { self.parry }
    }
}

impl Position {
    /// Every legal move, in no promised order.
    ///
    /// ```
    /// use board::Position;
    /// assert_eq!(Position::default().legal_moves().len(), 20);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.for_each_legal(|m| list.push(m));
        list
    }

    /// Hands every legal move to `found`, in no promised order.
    #[inline]
    pub fn for_each_legal(&self, mut found: impl FnMut(Move)) {
        match self.men(self.turn, Kind::King).single() {
            Some(king) if self.movement == crate::Movement::ORDINARY => self.legal::<true>(king, &mut found),
            Some(king) => self.legal::<false>(king, &mut found),
            None => self.legal_by_trial(&mut found),
        }
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let mut any = false;
        self.for_each_legal(|_| any = true);
        any
    }

    /// Without just one King there is no one line of check or pin: every move is made and looked at.
    #[inline(never)]
    fn legal_by_trial(&self, found: &mut impl FnMut(Move)) {
        let masks = Masks { parry: Bitboard::ALL, pinned: Bitboard::EMPTY, king: Square::A1 };
        let mut try_it = |m: Move| {
            if !self.after(m).in_check(self.turn) {
                found(m);
            }
        };
        let free = !self.side(self.turn) - self.kind(Kind::King);
        for king in self.men(self.turn, Kind::King) {
            (rays::king(king) & free).iter().for_each(|to| try_it(Move::plain(king, to)));
        }
        self.men_moves::<false>(masks, &mut try_it);
    }

    /// With one King: his own moves, then, unless two men give check, the others'.
    #[inline]
    fn legal<const ORDINARY: bool>(&self, king: Square, found: &mut impl FnMut(Move)) {
        let free = !self.side(self.turn) - self.kind(Kind::King);
        for to in rays::king(king) & free {
            if !self.attacked_without(to, king) {
                found(Move::plain(king, to));
            }
        }
        let checkers = self.attackers(king, !self.turn);
        if checkers.has_several() {
            return;
        }
        let parry = match checkers.first() {
            Some(checker) => rays::between(king, checker).with(checker),
            None => Bitboard::ALL,
        };
        let masks = Masks { parry, pinned: self.pinned(king), king };
        self.men_moves::<ORDINARY>(masks, found);
        if checkers.is_empty() && self.castling.any(self.turn) {
            Wing::ALL.into_iter().filter_map(|wing| self.castling_move(king, wing)).for_each(found);
        }
    }

    /// Whether the other side attacks `square` once the man on `king` has left.
    #[inline]
    pub(crate) fn attacked_without(&self, square: Square, king: Square) -> bool {
        let occupied = self.occupied().without(king);
        !self.attackers_through(square, !self.turn, occupied).is_empty()
    }

    /// Own men alone between the King and a man that would otherwise attack him along the line.
    #[inline]
    pub(crate) fn pinned(&self, king: Square) -> Bitboard {
        let (own, adverse) = (self.side(self.turn), self.side(!self.turn));
        let queens = self.kind(Kind::Queen);
        let along = rays::rook(king, adverse) & (self.kind(Kind::Rook) | queens)
            | rays::bishop(king, adverse) & (self.kind(Kind::Bishop) | queens);
        let mut pinned = Bitboard::EMPTY;
        for slider in along & adverse {
            let men = rays::between(king, slider) & own;
            if !men.has_several() {
                pinned |= men;
            }
        }
        pinned
    }

    /// The moves of all men but the King.
    #[inline]
    fn men_moves<const ORDINARY: bool>(&self, masks: Masks, found: &mut impl FnMut(Move)) {
        let occupied = self.occupied();
        let free = !self.side(self.turn) - self.kind(Kind::King);
        let mut reach = |from: Square, squares: Bitboard| {
            (squares & free & masks.on(from)).iter().for_each(|to| found(Move::plain(from, to)));
        };
        for from in self.men(self.turn, Kind::Knight) {
            reach(from, rays::knight(from));
        }
        let queens = self.kind(Kind::Queen);
        for from in (self.kind(Kind::Bishop) | queens) & self.side(self.turn) {
            reach(from, rays::bishop(from, occupied));
        }
        for from in (self.kind(Kind::Rook) | queens) & self.side(self.turn) {
            reach(from, rays::rook(from, occupied));
        }
        self.pawn_moves::<ORDINARY>(masks, found);
    }

    #[inline]
    fn pawn_moves<const ORDINARY: bool>(&self, masks: Masks, found: &mut impl FnMut(Move)) {
        let (side, occupied) = (self.turn, self.occupied());
        let takes = self.side(!side) - self.kind(Kind::King);
        let last = Bitboard::rank(side.nth_rank(7));
        let third = Bitboard::rank(side.nth_rank(2));
        for from in self.men(side, Kind::Pawn) {
            let pawn = Bitboard::of(from);
            let one = forward(side, pawn) - occupied;
            let two = if ORDINARY || self.movement.double_step {
                forward(side, one & third) - occupied
            } else {
                Bitboard::EMPTY
            };
            let allowed = masks.on(from);
            let single = (one | rays::pawn(side, from) & takes) & allowed;
            (single - last).iter().for_each(|to| found(Move::plain(from, to)));
            (two & allowed).iter().for_each(|to| found(Move::with_code(from, to, Code::DoubleStep)));
            (single & last).iter().for_each(|to| self.last_rank_moves::<ORDINARY>(from, to, found));
        }
        if let Some(passed) = self.en_passant {
            let pawns = rays::pawn(!side, passed) & self.men(side, Kind::Pawn);
            let legal = pawns.iter().filter(|&from| self.may_take_in_passing(from, passed));
            legal.for_each(|from| found(Move::with_code(from, passed, Code::EnPassant)));
        }
    }

    #[inline]
    fn last_rank_moves<const ORDINARY: bool>(&self, from: Square, to: Square, found: &mut impl FnMut(Move)) {
        if ORDINARY {
            for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                found(Move::promotion(from, to, kind));
            }
            return;
        }
        for kind in self.movement.promotions.iter() {
            found(Move::promotion(from, to, kind));
        }
        if self.movement.may_stay_pawn {
            found(Move::with_code(from, to, Code::StaysPawn));
        }
    }

    /// The castling towards a wing, if it is legal; the King must not be in check.
    fn castling_move(&self, king: Square, wing: Wing) -> Option<Move> {
        let rook = self.castling.rook(self.turn, wing)?;
        let legal = self.castling_obstacles(king, rook, wing).is_empty()
            && !self.castling_path(king, wing).iter().any(|square| self.attacked_without(square, king))
            && !self.castled_into_check(king, rook, wing);
        legal.then(|| Move::castling(king, self.turn, wing, rook))
    }

    /// Men that stand where King or Rook must pass; a Rook given as odds has none on its square either.
    pub(crate) fn castling_obstacles(&self, king: Square, rook: Square, wing: Wing) -> Bitboard {
        let (king_to, rook_to) = (wing.king_to(self.turn), wing.rook_to(self.turn));
        let passed = rays::between(king, king_to).with(king_to)
            | rays::between(rook, rook_to).with(rook_to)
            | rays::between(king, rook);
        let own_rook = Bitboard::of(rook) & self.men(self.turn, Kind::Rook);
        (passed.with(rook) & (self.occupied() - own_rook)).without(king)
    }

    /// The squares that the King crosses and reaches.
    pub(crate) fn castling_path(&self, king: Square, wing: Wing) -> Bitboard {
        let to = wing.king_to(self.turn);
        rays::between(king, to).with(to)
    }

    /// Whether the King is attacked once both have moved: in Chess960 the Rook may have stood before him.
    pub(crate) fn castled_into_check(&self, king: Square, rook: Square, wing: Wing) -> bool {
        self.after(Move::castling(king, self.turn, wing, rook)).in_check(self.turn)
    }
}

/// One step forward for a side; off the board from its last rank.
#[inline]
fn forward(side: Side, set: Bitboard) -> Bitboard {
    match side {
        Side::White => Bitboard(set.0 << 8),
        Side::Black => Bitboard(set.0 >> 8),
    }
}
