//! Every legal move with the position after it, one position for all moves of a piece.
//!
//! ```text
//!   . . . . . . . .     All moves of the Bishop on c1 share much: the rest of the board, the kind of the piece, its origin
//!   . . . . . . . x     and its part of the key, the next turn. So one position is kept, and for each destination only
//!   . . . . . . x .     the rest is written into it: pieces, key, check info, rights and counters.
//!   . . . . . x . .
//!   . . . . x . . .     Castling, promotions, captures en passant and double steps beside an enemy Pawn are played
//!   x . . x . . . .     one by one, as `play` does. So is everything if pieces move otherwise than in chess today,
//!   . x . . P . . .     or if a side does not have exactly one King.
//!   . . B . . . . .
//! ```

use std::marker::PhantomData;

use crate::attacks::sliders::Sliders;
use crate::movegen::men::Men;
use crate::movegen::pawn_step::Step;
use crate::movegen::sets::{SetSink, legal_sets_with};
use crate::movegen::sink::ForEach;
use crate::movegen::template::Template;
use crate::position::check_info::CheckInfo;
use crate::position::en_passant::EnPassantSquare;
use crate::position::zobrist;
use crate::vocabulary::boards::{Boards, board_of};
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};
use crate::vocabulary::moves::Code;
use crate::{Bitboard, CastlingRights, Kind, Man, Move, Position, Side, Square, attacks};

impl Position {
    /// Hands every legal move, in no particular order, and the position after it to `found`.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// let mut replies = 0;
    /// Position::default().for_each_successor(|_, next| replies += next.count_legal());
    /// assert_eq!(replies, 400);
    /// ```
    pub fn for_each_successor(&self, mut found: impl FnMut(Move, &Self)) {
        let kings = |side| self.men(side, Kind::King).single();
        match (self.ordinary, kings(self.turn), kings(!self.turn)) {
            (true, Some(own), Some(other)) => match self.turn {
                Side::White => Successors::<ByWhite, _>::new(self, other, &mut found).all(own),
                Side::Black => Successors::<ByBlack, _>::new(self, other, &mut found).all(own),
            },
            _ => self.for_each_legal(|m| found(m, &self.after_turn(m))),
        }
    }
}

/// Receives the moves of a side, and keeps the one position that is written again and again.
struct Successors<'a, W, F> {
    position: &'a Position,
    /// The King of the side that replies.
    king: Square,
    /// The pieces that would attack him before the move if nothing stood between.
    lookers: Bitboard,
    next: Position,
    /// The key as the change of turn leaves it.
    turned_key: u64,
    found: &'a mut F,
    turn: PhantomData<W>,
}

impl<'a, W: Whose, F: FnMut(Move, &Position)> Successors<'a, W, F> {
    fn new(position: &'a Position, king: Square, found: &'a mut F) -> Self {
        let next = Position {
            turn: <W::Other as Whose>::SIDE,
            fullmoves: position.fullmoves.saturating_add(W::SIDE.index() as u32),
            ..*position
        };
        let turned_key = position.key ^ zobrist::black() ^ zobrist::en_passant(position.en_passant());
        let looking = attacks::lookers(<W::Other as Whose>::SIDE, king, &position.boards);
        let lookers = looking & position.side(W::SIDE);
        Self { position, king, lookers, next, turned_key, found, turn: PhantomData }
    }

    fn all(&mut self, king: Square) {
        let position = self.position;
        let (own, enemy) = (Men::of(position, W::SIDE), Men::of(position, <W::Other as Whose>::SIDE));
        legal_sets_with::<W, Sliders>(&own, &enemy, king, position.check_info, self);
        position.generate_special::<W>(king, &mut ForEach(|m| self.one(m)));
    }

    /// A move that is played by itself.
    fn one(&mut self, m: Move) {
        (self.found)(m, &self.position.after(m));
    }

    /// The moves of pieces of one kind to a set of squares.
    #[inline(always)]
    fn each(&mut self, kind: Kind, to: Bitboard, from: impl Fn(Square) -> Square, template: Template) {
        let enemy = <W::Other as Whose>::SIDE;
        let looks = attacks::on_empty_board(Man::new(enemy, kind), self.king);
        for to in to {
            let from = from(to);
            let (boards, castling, key) = self.relocated(kind, from, to);
            let lookers = self.lookers.without(from) | looks & Bitboard::of(to);
            let (own, other) = (boards[board_of(W::SIDE)], boards[board_of(enemy)]);
            let next = &mut self.next;
            next.check_info = CheckInfo::of_lookers(self.king, lookers, other, own);
            (next.boards, next.castling, next.key) = (boards, castling, key);
            let taken = self.position.side(<W::Other as Whose>::SIDE).contains(to);
            let progress = kind == Kind::Pawn || taken;
            next.halfmoves = if progress { 0 } else { self.position.halfmoves.saturating_add(1) };
            let m = template.move_to(to);
            next.en_passant = if m.is(Code::DoubleStep) {
                EnPassantSquare::passed(Step::one::<W>().back(to))
            } else {
                EnPassantSquare::NONE
            };
            (self.found)(m, next);
        }
    }

    /// The bitboards, the castling rights and the key after a move.
    #[inline(always)]
    fn relocated(&self, kind: Kind, from: Square, to: Square) -> (Boards, CastlingRights, u64) {
        let (own, enemy) = (board_of(W::SIDE), board_of(<W::Other as Whose>::SIDE));
        let position = self.position;
        let (both, taken) = (Bitboard::of(from).with(to), Bitboard::of(to) & position.boards[enemy]);
        let mut boards = position.boards.map(|board| board - taken);
        boards[kind.index()] ^= both;
        boards[own] ^= both;
        let mut key = self.turned_key ^ zobrist::man(W::SIDE, kind, from) ^ zobrist::man(W::SIDE, kind, to);
        if !taken.is_empty() {
            key ^= zobrist::man(<W::Other as Whose>::SIDE, position.kind_on(to), to);
        }
        let is_king = kind == Kind::King;
        if !position.castling.may_end(is_king, from, to) {
            return (boards, position.castling, key);
        }
        let (castling, words) = position.rights_after(W::SIDE, is_king, from, to);
        (boards, castling, key ^ words)
    }

    // Not inlined, one for each kind, so that each loop is compiled for its kind.
    #[inline(never)]
    fn of_knight(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Knight, to, |_| from, Template::from_square(from));
    }
    #[inline(never)]
    fn of_bishop(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Bishop, to, |_| from, Template::from_square(from));
    }
    #[inline(never)]
    fn of_rook(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Rook, to, |_| from, Template::from_square(from));
    }
    #[inline(never)]
    fn of_queen(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Queen, to, |_| from, Template::from_square(from));
    }
    #[inline(never)]
    fn of_pawns(&mut self, step: Step, to: Bitboard, code: Code) {
        self.each(Kind::Pawn, to, |to| step.back(to), Template::by_step(step, code));
    }
}

impl<W: Whose, F: FnMut(Move, &Position)> SetSink for Successors<'_, W, F> {
    #[inline(never)]
    fn king(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::King, to, |_| from, Template::from_square(from));
    }
    #[inline(always)]
    fn knight(&mut self, from: Square, to: Bitboard) {
        self.of_knight(from, to);
    }
    #[inline(always)]
    fn diagonal(&mut self, from: Square, to: Bitboard) {
        if self.position.kind(Kind::Queen).contains(from) {
            self.of_queen(from, to);
        } else {
            self.of_bishop(from, to);
        }
    }
    #[inline(always)]
    fn straight(&mut self, from: Square, to: Bitboard) {
        if self.position.kind(Kind::Queen).contains(from) {
            self.of_queen(from, to);
        } else {
            self.of_rook(from, to);
        }
    }
    #[inline(always)]
    fn pawns(&mut self, step: Step, to: Bitboard) {
        self.of_pawns(step, to, Code::Plain);
    }

    #[inline(never)]
    fn last_rank(&mut self, step: Step, to: Bitboard) {
        for to in to {
            let promoted = |kind| Move::promotion(step.back(to), to, kind);
            [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight]
                .map(promoted)
                .into_iter()
                .for_each(|m| self.one(m));
        }
    }

    #[inline(always)]
    fn double(&mut self, step: Step, to: Bitboard) {
        let pawns = self.position.men(<W::Other as Whose>::SIDE, Kind::Pawn);
        let meets = |to: Square| (attacks::king(to) & Bitboard::rank(to.rank())).meets(pawns);
        let beside: Bitboard = to.iter().filter(|&to| meets(to)).collect();
        let template = Template::by_step(step, Code::DoubleStep);
        beside.iter().for_each(|to| self.one(template.move_to(to)));
        self.of_pawns(step, to - beside, Code::DoubleStep);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Movement, Setup};

    /// Compares every field with that of each move played by itself.
    fn check(position: &Position) {
        let (mut together, mut one_by_one) = (Vec::new(), Vec::new());
        let told = |m: Move, next: &Position| {
            (m, *next, next.key(), next.en_passant.square(), next.check_info.checkers, next.check_info.pins)
        };
        position.for_each_successor(|m, next| together.push(told(m, next)));
        position.for_each_legal(|m| one_by_one.push(told(m, &position.play(m))));
        together.sort_by_key(|told| told.0);
        one_by_one.sort_by_key(|told| told.0);
        assert_eq!(together, one_by_one, "{}", position.fen());
    }

    #[test]
    fn together_as_one_by_one() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "q3r1k1/1b3r2/8/3QR3/2B1K3/8/5RB1/Q5R1 w - - 0 1",
        ];
        for (fen, movement) in starts.iter().flat_map(|fen| {
            [(fen, Movement::ORDINARY), (fen, Movement { may_stay_pawn: true, ..Movement::ORDINARY })]
        }) {
            let mut now = fen.parse::<Setup>().unwrap().as_it_stands(&movement);
            for ply in 0..60_usize {
                check(&now);
                let moves = now.legal_moves();
                let Some(&m) = moves.get((ply * 7 + fen.len()) % moves.len().max(1)) else { break };
                now = now.play(m);
            }
        }
    }
}
