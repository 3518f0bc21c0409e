//! Every legal move with the position after it: the moves of one man are made together.
//!
//! ```text
//!   . . . . . . . .     A Bishop's moves from c1 share what stays, the kind of the man, the square left and its part of
//!   . . . . . . . x     the key, and the turn that follows. So one position is kept and, for each square reached, only
//!   . . . . . . x .     what differs is written into it: the men, the key, what bears on the King, rights and counts.
//!   . . . . . x . .
//!   . . . . x . . .     Castling, promotions, taking in passing and double steps beside an adverse Pawn are made as
//!   x . . x . . . .     `play` makes them; and so is everything where men move otherwise than in chess today, or a
//!   . x . . P . . .     side has not just one King.
//!   . . B . . . . .
//! ```

use std::marker::PhantomData;

use crate::bearing::Bearing;
use crate::family::Family;
use crate::legal::Each;
use crate::moves::Code;
use crate::passed::Passed;
use crate::play::board_of;
use crate::sliders::Chosen;
use crate::ways::{ByBlack, ByWhite, Hand, Men, Step, Whose, describe_under};
use crate::{Bitboard, Kind, Man, Move, Position, Side, Square, rays, zobrist};

impl Position {
    /// Hands every legal move, in no promised order, and the position after it to `found`.
    ///
    /// ```
    /// use board::Position;
    /// let mut replies = 0;
    /// Position::default().for_each_played(|_, next| replies += next.count_legal());
    /// assert_eq!(replies, 400);
    /// ```
    pub fn for_each_played(&self, mut found: impl FnMut(Move, &Self)) {
        let kings = |side| self.men(side, Kind::King).single();
        match (self.ordinary, kings(self.turn), kings(!self.turn)) {
            (true, Some(own), Some(other)) => match self.turn {
                Side::White => Played::<ByWhite, _>::new(self, other, &mut found).all(own),
                Side::Black => Played::<ByBlack, _>::new(self, other, &mut found).all(own),
            },
            _ => self.for_each_legal(|m| found(m, &self.after(m))),
        }
    }
}

/// What takes the moves of a side, and the one position that is written again and again.
struct Played<'a, W, F> {
    position: &'a Position,
    /// The King of the side that answers.
    king: Square,
    next: Position,
    /// What the turn changes in the key.
    words: u64,
    found: &'a mut F,
    turn: PhantomData<W>,
}

impl<'a, W: Whose, F: FnMut(Move, &Position)> Played<'a, W, F> {
    fn new(position: &'a Position, king: Square, found: &'a mut F) -> Self {
        let next = Position {
            turn: <W::Other as Whose>::SIDE,
            fullmoves: position.fullmoves.saturating_add(W::SIDE.index() as u32),
            ..*position
        };
        let words = position.key ^ zobrist::black() ^ zobrist::en_passant(position.en_passant());
        Self { position, king, next, words, found, turn: PhantomData }
    }

    fn all(&mut self, king: Square) {
        let position = self.position;
        let (own, adverse) = (Men::of(position, W::SIDE), Men::of(position, <W::Other as Whose>::SIDE));
        describe_under::<W, Chosen>(&own, &adverse, king, position.bearing, self);
        position.tell_special::<W>(king, &mut Each(|m| self.one(m)));
    }

    /// A move that is made by itself.
    fn one(&mut self, m: Move) {
        (self.found)(m, &self.position.after(m));
    }

    /// The moves of men of one kind to a set of squares.
    #[inline(always)]
    fn each(&mut self, kind: Kind, to: Bitboard, from: impl Fn(Square) -> Square, family: Family) {
        for to in to {
            let (boards, castling, key) = self.exchanged(kind, from(to), to);
            let next = &mut self.next;
            next.bearing = Bearing::on(self.king, <W::Other as Whose>::SIDE, &boards);
            (next.boards, next.castling, next.key) = (boards, castling, key);
            let taken = self.position.side(<W::Other as Whose>::SIDE).contains(to);
            let progress = kind == Kind::Pawn || taken;
            next.halfmoves = if progress { 0 } else { self.position.halfmoves.saturating_add(1) };
            let m = family.to(to);
            next.passed =
                if m.is(Code::DoubleStep) { Passed::by(Step::one::<W>().back(to)) } else { Passed::NONE };
            (self.found)(m, next);
        }
    }

    /// The bitboards, the rights to castle and the key once a man has gone his way.
    #[inline(always)]
    fn exchanged(&self, kind: Kind, from: Square, to: Square) -> ([Bitboard; 8], crate::CastlingRights, u64) {
        let (own, adverse) = (board_of(W::SIDE), board_of(<W::Other as Whose>::SIDE));
        let position = self.position;
        let (way, taken) = (Bitboard::of(from).with(to), Bitboard::of(to) & position.boards[adverse]);
        let mut boards = position.boards.map(|board| board - taken);
        boards[kind.index()] ^= way;
        boards[own] ^= way;
        let man = Man::new(W::SIDE, kind);
        let mut key = self.words ^ zobrist::man(W::SIDE, kind, from) ^ zobrist::man(W::SIDE, kind, to);
        if !taken.is_empty() {
            key ^= zobrist::man(<W::Other as Whose>::SIDE, position.kind_on(to), to);
        }
        if !position.castling.may_end(man, from, to) {
            return (boards, position.castling, key);
        }
        let (castling, words) = position.rights_after(man, from, to);
        (boards, castling, key ^ words)
    }

    /// The moves of one man.
    #[inline(never)]
    fn of_knight(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Knight, to, |_| from, Family::of(from));
    }
    #[inline(never)]
    fn of_bishop(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Bishop, to, |_| from, Family::of(from));
    }
    #[inline(never)]
    fn of_rook(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Rook, to, |_| from, Family::of(from));
    }
    #[inline(never)]
    fn of_queen(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::Queen, to, |_| from, Family::of(from));
    }
    #[inline(never)]
    fn of_pawns(&mut self, step: Step, to: Bitboard, code: Code) {
        self.each(Kind::Pawn, to, |to| step.back(to), Family::by(step, code));
    }
}

impl<W: Whose, F: FnMut(Move, &Position)> Hand for Played<'_, W, F> {
    #[inline(never)]
    fn king(&mut self, from: Square, to: Bitboard) {
        self.each(Kind::King, to, |_| from, Family::of(from));
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
        let meets = |to: Square| (rays::king(to) & Bitboard::rank(to.rank())).meets(pawns);
        let beside: Bitboard = to.iter().filter(|&to| meets(to)).collect();
        let family = Family::by(step, Code::DoubleStep);
        beside.iter().for_each(|to| self.one(family.to(to)));
        self.of_pawns(step, to - beside, Code::DoubleStep);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Movement, Setup};

    /// Compares with each move played by itself, to the last field.
    fn check(position: &Position) {
        let (mut together, mut one_by_one) = (Vec::new(), Vec::new());
        let told = |m: Move, next: &Position| {
            (m, *next, next.key(), next.passed.square(), next.bearing.checkers, next.bearing.pins)
        };
        position.for_each_played(|m, next| together.push(told(m, next)));
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
