//! The legal moves as values: the description of [`ways`](crate::ways), each move formed and handed on.

use crate::moves::Code;
use crate::sliders::Chosen;
use crate::ways::{ByBlack, ByWhite, Hand, Men, Step, Whose, describe, describe_unguarded};
use crate::{Bitboard, Kind, Move, MoveList, Movement, Position, Side, Square, Wing, rays};

/// Forms each move and hands it to `found`. `ORDINARY` says that men move as in chess today, so that the compiler knows
/// what a Pawn becomes.
struct Tell<'a, const ORDINARY: bool, F> {
    movement: &'a Movement,
    found: F,
}

impl<const ORDINARY: bool, F: FnMut(Move)> Tell<'_, ORDINARY, F> {
    #[inline(always)]
    fn plain(&mut self, from: Square, to: Bitboard) {
        to.iter().for_each(|to| (self.found)(Move::plain(from, to)));
    }

    /// The choices of a Pawn under other movements.
    fn choices(&mut self, from: Square, to: Square) {
        for kind in self.movement.promotions.iter() {
            (self.found)(Move::promotion(from, to, kind));
        }
        if self.movement.may_stay_pawn {
            (self.found)(Move::with_code(from, to, Code::StaysPawn));
        }
    }
}

impl<const ORDINARY: bool, F: FnMut(Move)> Hand for Tell<'_, ORDINARY, F> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: Bitboard) {
        self.plain(from, to);
    }
    #[inline(always)]
    fn knight(&mut self, from: Square, to: Bitboard) {
        self.plain(from, to);
    }
    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: Bitboard) {
        self.plain(from, to);
    }
    #[inline(always)]
    fn straight(&mut self, from: Square, to: Bitboard) {
        self.plain(from, to);
    }
    #[inline(always)]
    fn pawns(&mut self, step: Step, to: Bitboard) {
        to.iter().for_each(|to| (self.found)(Move::plain(step.back(to), to)));
    }

    #[inline]
    fn last_rank(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            if ORDINARY {
                for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    (self.found)(Move::promotion(from, to, kind));
                }
            } else {
                self.choices(from, to);
            }
        }
    }

    #[inline(always)]
    fn double(&mut self, step: Step, to: Bitboard) {
        if ORDINARY || self.movement.double_step {
            to.iter().for_each(|to| (self.found)(Move::with_code(step.back(to), to, Code::DoubleStep)));
        }
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
    pub fn for_each_legal(&self, found: impl FnMut(Move)) {
        match (self.turn, self.movement == Movement::ORDINARY) {
            (Side::White, true) => self.tell::<ByWhite, true>(found),
            (Side::Black, true) => self.tell::<ByBlack, true>(found),
            (Side::White, false) => self.tell::<ByWhite, false>(found),
            (Side::Black, false) => self.tell::<ByBlack, false>(found),
        }
    }

    #[inline]
    fn tell<W: Whose, const ORDINARY: bool>(&self, mut found: impl FnMut(Move)) {
        let Some(king) = self.men(W::SIDE, Kind::King).single() else {
            return self.tell_by_trial::<W>(&mut found);
        };
        let (own, adverse) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut hand = Tell::<ORDINARY, _> { movement: &self.movement, found: &mut found };
        let checkers = describe::<W, Chosen>(&own, &adverse, king, &mut hand);
        if self.castling.any(W::SIDE) && checkers.is_empty() {
            Wing::ALL.into_iter().filter_map(|wing| self.castling_move(king, wing)).for_each(&mut found);
        }
        if let Some(passed) = self.en_passant {
            self.tell_in_passing(passed, &mut found);
        }
    }

    /// Without just one King there is no one line of check or pin: every move is made and looked at.
    #[inline(never)]
    fn tell_by_trial<W: Whose>(&self, found: &mut impl FnMut(Move)) {
        let (own, adverse) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut try_it = |m: Move| {
            if !self.after(m).in_check(W::SIDE) {
                found(m);
            }
        };
        let mut hand = Tell::<false, _> { movement: &self.movement, found: &mut try_it };
        describe_unguarded::<W, Chosen>(&own, &adverse, &mut hand);
        if let Some(passed) = self.en_passant {
            self.tell_in_passing(passed, found);
        }
    }

    fn tell_in_passing(&self, passed: Square, found: &mut impl FnMut(Move)) {
        let pawns = rays::pawn(!self.turn, passed) & self.men(self.turn, Kind::Pawn);
        let legal = pawns.iter().filter(|&from| self.may_take_in_passing(from, passed));
        legal.for_each(|from| found(Move::with_code(from, passed, Code::EnPassant)));
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let mut any = false;
        self.for_each_legal(|_| any = true);
        any
    }

    /// Whether the other side attacks `square` once the man on `king` has left.
    #[inline]
    pub(crate) fn attacked_without(&self, square: Square, king: Square) -> bool {
        let occupied = self.occupied().without(king);
        !self.attackers_through(square, !self.turn, occupied).is_empty()
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
