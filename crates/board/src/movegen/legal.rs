//! The legal moves as values: a move for each square of the [`sets`](crate::movegen::sets).

use crate::attacks::sliders::Sliders;
use crate::movegen::men::Men;
use crate::movegen::pawn_step::Step;
use crate::movegen::sets::{SetSink, legal_sets_with, pseudo_legal_sets};
use crate::movegen::sink::{ForEach, MoveSink};
use crate::movegen::template::Template;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::vocabulary::moves::Code;
use crate::{Bitboard, Kind, Move, MoveList, Movement, Position, Side, Square, Wing, attacks};

/// Makes a move of each square and hands it to `found`. `ORDINARY` means that pieces move as in chess today, so that the
/// compiler knows what a Pawn becomes.
struct MoveFormer<'a, const ORDINARY: bool, T> {
    movement: &'a Movement,
    found: &'a mut T,
}

impl<const ORDINARY: bool, T: MoveSink> MoveFormer<'_, ORDINARY, T> {
    #[inline(always)]
    fn plain(&mut self, from: Square, to: Bitboard) {
        self.found.each(to, Template::from_square(from));
    }

    /// A Pawn's choices on its last rank under other movements.
    fn choices(&mut self, from: Square, to: Square) {
        for kind in self.movement.promotions.iter() {
            self.found.one(Move::promotion(from, to, kind));
        }
        if self.movement.may_stay_pawn {
            self.found.one(Move::with_code(from, to, Code::StaysPawn));
        }
    }
}

impl<const ORDINARY: bool, T: MoveSink> SetSink for MoveFormer<'_, ORDINARY, T> {
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
        self.found.each(to, Template::by_step(step, Code::Plain));
    }

    #[inline]
    fn last_rank(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let from = step.back(to);
            if ORDINARY {
                for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                    self.found.one(Move::promotion(from, to, kind));
                }
            } else {
                self.choices(from, to);
            }
        }
    }

    #[inline(always)]
    fn double(&mut self, step: Step, to: Bitboard) {
        if ORDINARY || self.movement.double_step {
            self.found.each(to, Template::by_step(step, Code::DoubleStep));
        }
    }
}

impl Position {
    /// Every legal move, in no particular order.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// assert_eq!(Position::default().legal_moves().len(), 20);
    /// ```
    // Not inlined, so that the list is filled where the caller wants it and not copied.
    #[must_use]
    #[inline(never)]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.generate_all(&mut list);
        list
    }

    /// Replaces the contents of a list by every legal move, so that a loop can use one list again and again.
    ///
    /// ```
    /// use jadoube_board::{MoveList, Position};
    /// let mut list = MoveList::new();
    /// Position::default().legal_moves_into(&mut list);
    /// assert_eq!(list.len(), 20);
    /// ```
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        list.clear();
        self.generate_all(list);
    }

    /// Hands every legal move to `found`, in no particular order.
    #[inline]
    pub fn for_each_legal(&self, found: impl FnMut(Move)) {
        self.generate_all(&mut ForEach(found));
    }

    #[inline]
    fn generate_all(&self, found: &mut impl MoveSink) {
        match (self.turn, self.ordinary) {
            (Side::White, true) => self.generate::<ByWhite, true>(found),
            (Side::Black, true) => self.generate::<ByBlack, true>(found),
            (_, false) => self.generate_under_turn_rules(found),
        }
    }

    #[inline]
    pub(crate) fn generate<W: Whose, const ORDINARY: bool>(&self, found: &mut impl MoveSink) {
        let Some(king) = self.men(W::SIDE, Kind::King).single() else {
            return self.generate_by_trial::<W>(found);
        };
        let (own, enemy) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut former = MoveFormer::<ORDINARY, _> { movement: &self.movement, found };
        legal_sets_with::<W, Sliders>(&own, &enemy, king, self.check_info, &mut former);
        self.generate_special::<W>(king, found);
    }

    /// Castling and captures en passant.
    #[inline(always)]
    pub(crate) fn generate_special<W: Whose>(&self, king: Square, found: &mut impl MoveSink) {
        if self.castling.any(W::SIDE) {
            Wing::ALL
                .into_iter()
                .filter_map(|wing| self.castling_move(king, wing))
                .for_each(|m| found.one(m));
        }
        if let Some(passed) = self.en_passant() {
            self.generate_en_passant(passed, found);
        }
    }

    /// Without exactly one King the check info does not tell which moves are legal, so each one is tried.
    #[inline(never)]
    fn generate_by_trial<W: Whose>(&self, found: &mut impl MoveSink) {
        self.generate_filtered::<W>(found, |m| !self.after(m).in_check(W::SIDE));
    }

    /// Hands over every pseudo-legal move that is `allowed`, except castling.
    pub(crate) fn generate_filtered<W: Whose>(
        &self,
        found: &mut impl MoveSink,
        allowed: impl Fn(Move) -> bool,
    ) {
        let (own, enemy) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut filter = ForEach(|m: Move| {
            if allowed(m) {
                found.one(m);
            }
        });
        let mut former = MoveFormer::<false, _> { movement: &self.movement, found: &mut filter };
        pseudo_legal_sets::<W, Sliders>(&own, &enemy, &mut former);
        if let Some(passed) = self.en_passant() {
            self.generate_en_passant(passed, found);
        }
    }

    fn generate_en_passant(&self, passed: Square, found: &mut impl MoveSink) {
        let takers = self.en_passant_takers(passed).iter();
        takers.for_each(|from| found.one(Move::with_code(from, passed, Code::EnPassant)));
    }

    /// The Pawns that can legally capture en passant on the square passed.
    pub(crate) fn en_passant_takers(&self, passed: Square) -> Bitboard {
        let pawns = attacks::pawn(!self.turn, passed) & self.men(self.turn, Kind::Pawn);
        pawns.iter().filter(|&from| self.may_take_en_passant(from, passed)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    /// Checks every plain move that there could be against the list.
    fn check(position: &Position) {
        let list = position.legal_moves();
        for (from, to) in Square::ALL.into_iter().flat_map(|from| Square::ALL.map(|to| (from, to))) {
            let m = Move::plain(from, to);
            assert_eq!(position.is_legal(m), list.contains(&m), "{m:?} in {}", position.fen());
        }
        assert!(list.iter().all(|&m| position.is_legal(m)), "{}", position.fen());
    }

    #[test]
    fn a_move_is_legal_if_it_is_in_the_list() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "q3r1k1/1b3r2/8/3QR3/2B1K3/8/5RB1/Q5R1 w - - 0 1",
            "4k3/8/8/q6b/1N1p4/8/3PPP2/r2QK2R w K - 0 1",
        ];
        for fen in starts {
            let mut now = fen.parse::<Setup>().unwrap().position().unwrap();
            check(&now);
            for ply in 0..60_usize {
                let moves = now.legal_moves();
                let Some(&m) = moves.get((ply * 7 + fen.len()) % moves.len().max(1)) else { break };
                now = now.play(m);
                check(&now);
            }
        }
    }
}
