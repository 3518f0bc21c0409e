//! The legal moves of an older game: every move that the men can make is tried.
//!
//! ```text
//!   . . . . . . . .     What King, fers and fil may do differs from set to set, and some rules look at the board after
//!   . . l l l . . .     the move: a waiting Pawn that takes the name of what was captured, a castling that attacks, a
//!   . . l . l . . .     stalemate that is forbidden. So each move is played, and then it is seen whether it was legal.
//!   . . l l K l . .     Where men move as today, this file is never entered.
//! ```

use crate::movegen::sink::{ForEach, MoveSink};
use crate::movegen::template::Template;
use crate::vocabulary::moves::Code;
use crate::{Bitboard, Kind, Man, Move, Position, Square, Wing, attacks};

/// The files on which Rooks, Kings and Queens begin.
const ROOK_KING_QUEEN_FILES: Bitboard = Bitboard(0x9999_9999_9999_9999);

/// The files on which Kings and Queens begin.
const KING_QUEEN_FILES: Bitboard = Bitboard(0x1818_1818_1818_1818);

/// The men on the board before any was captured.
const ALL_MEN: u32 = 32;

impl Position {
    /// Hands over the legal moves of an older game.
    #[cold]
    pub(crate) fn generate_older(&self, found: &mut impl MoveSink) {
        let mut kept = ForEach(|m: Move| {
            if self.is_legal_when_tried(m) {
                found.one(m);
            }
        });
        for from in self.side(self.turn) {
            self.older_moves(from, &mut kept);
        }
        if let Some(passed) = self.en_passant() {
            let takers = self.en_passant_takers(passed).iter();
            takers.for_each(|from| kept.one(Move::with_code(from, passed, Code::EnPassant)));
        }
        if let Some(king) = self.men(self.turn, Kind::King).single() {
            Wing::ALL.into_iter().for_each(|wing| self.older_castlings(king, wing, &mut kept));
            if self.movement.older.castles_on_any_line() {
                self.castling_on_file(king).into_iter().for_each(|m| kept.one(m));
            }
        }
    }

    /// Whether a move that its man can make keeps the King safe, and does not stalemate where that is forbidden.
    fn is_legal_when_tried(&self, m: Move) -> bool {
        let next = self.after(m);
        let safe = match self.kind_at(m.from()) {
            Some(Kind::King) => !next.in_check(self.turn),
            _ => !self.exposes_king(&next),
        };
        safe && !(self.movement.older.forbids_stalemate() && next.is_left_without_a_safe_move())
    }

    /// Whether the side to move is out of check, and no move of it keeps its King safe. Whether such a move would stalemate
    /// in its turn is not asked.
    fn is_left_without_a_safe_move(&self) -> bool {
        let mut position = *self;
        position.movement.older = self.movement.older.with_stalemate_allowed();
        position.is_stalemate_in_older_game()
    }

    fn is_stalemate_in_older_game(&self) -> bool {
        if self.in_check(self.turn) {
            return false;
        }
        let mut moves = 0;
        self.generate_older(&mut ForEach(|_| moves += 1));
        moves == 0
    }

    /// The moves of the man on a square, castling and captures in passing aside, whether its King is safe or not.
    fn older_moves(&self, from: Square, found: &mut impl MoveSink) {
        let older = self.movement.older;
        let reach = match self.kind_on(from) {
            Kind::Pawn => return self.older_pawn_moves(from, found),
            Kind::Knight => attacks::knight(from),
            Kind::Bishop if older.has_fil() => attacks::older::fil(from),
            Kind::Bishop => attacks::bishop(from, self.occupied()),
            Kind::Rook => attacks::rook(from, self.occupied()),
            Kind::Queen if older.has_fers() => attacks::older::fers(from) | self.fers_leaps(from),
            Kind::Queen => attacks::rook(from, self.occupied()) | attacks::bishop(from, self.occupied()),
            Kind::King => attacks::king(from) | self.king_leaps(from),
        };
        found.each((reach & self.open()) - self.queens_spared(from), Template::from_square(from));
    }

    /// The adverse Queens, where the man on a square is a Queen and takes none.
    fn queens_spared(&self, from: Square) -> Bitboard {
        let spares = self.man_at(from).is_some_and(|man| self.spares_queens(man));
        self.men(!self.turn, Kind::Queen).only_if(spares)
    }

    /// Whether this man is a Queen, where no Queen takes a Queen.
    pub(crate) fn spares_queens(&self, man: Man) -> bool {
        man.kind == Kind::Queen && self.movement.older.spares_queens()
    }

    fn older_pawn_moves(&self, from: Square, found: &mut impl MoveSink) {
        let enemy = self.side(!self.turn) & self.open();
        let ahead = self.turn.forward(from, 1).map_or(Bitboard::EMPTY, Bitboard::of) - self.occupied();
        let last = Bitboard::rank(self.turn.nth_rank(7));
        let reach = (attacks::pawn(self.turn, from) & enemy) | ahead;
        found.each(reach - last, Template::from_square(from));
        for to in reach & last {
            self.older_arrivals(from, to, found);
        }
        if let Some(to) = self.turn.forward(from, 2)
            && self.double_steps(from, to)
            && (!self.movement.older.limits_double_steps() || ROOK_KING_QUEEN_FILES.contains(from))
            && !(self.movement.older.double_steps_until_capture()
                && KING_QUEEN_FILES.contains(from)
                && self.occupied().count() < ALL_MEN)
        {
            found.one(Move::with_code(from, to, Code::DoubleStep));
        }
    }

    /// A Pawn's choices on its last rank.
    fn older_arrivals(&self, from: Square, to: Square, found: &mut impl MoveSink) {
        let choices = self.older_promotions(self.turn, to);
        choices.iter().for_each(|kind| found.one(Move::promotion(from, to, kind)));
        if self.movement.may_stay_pawn && (choices.count() == 0 || !self.movement.older.suspends()) {
            found.one(Move::with_code(from, to, Code::StaysPawn));
        }
    }

    /// Where the fers on a square can leap.
    fn fers_leaps(&self, from: Square) -> Bitboard {
        let leaps = self.unmoved().contains(from);
        (attacks::older::fers_leap(from) - self.occupied()).only_if(leaps)
    }

    /// Where the King on a square can leap, and where the second move of castling leads him.
    fn king_leaps(&self, from: Square) -> Bitboard {
        let older = self.movement.older;
        let in_check = !(self.checkers(self.turn) - self.unannounced_checkers()).is_empty();
        if !self.unmoved().contains(from) || in_check {
            return Bitboard::EMPTY;
        }
        let mut squares = Bitboard::EMPTY;
        if let Some(leap) = older.king_leap() {
            let open = if leap.captures { Bitboard::ALL } else { !self.occupied() };
            let reach = attacks::older::king_leap(from, leap.three_squares) & open;
            let crosses = |&to: &Square| leap.through_attack || !self.is_attacked_between(from, to);
            squares |= reach.iter().filter(crosses).collect::<Bitboard>();
        }
        if older.castles_in_two_moves() {
            squares |= self.second_moves_of_castling(from);
        }
        squares
    }

    /// Whether the enemy attacks a square that the King crosses along a rank, file or diagonal.
    fn is_attacked_between(&self, king: Square, to: Square) -> bool {
        attacks::between(king, to).iter().any(|square| self.attacked_without(square, king))
    }

    /// Where the King leaps over the Rook that went beside him.
    fn second_moves_of_castling(&self, king: Square) -> Bitboard {
        let beyond = |files: i8| {
            let (rook, to) = (king.offset(files, 0)?, king.offset(2 * files, 0)?);
            let own_rook = self.man_at(rook) == Some(Man::new(self.turn, Kind::Rook));
            (own_rook && !self.occupied().contains(to) && !self.attacked_without(rook, king)).then_some(to)
        };
        [1, -1].into_iter().filter_map(beyond).collect()
    }

    /// Castling up the file of a King, with the Rook on its last rank, whether he is safe after it or not.
    fn castling_on_file(&self, king: Square) -> Option<Move> {
        let (beside, to) = (self.turn.forward(king, 1)?, self.turn.forward(king, 2)?);
        let reasons = self.why_no_castling_on_file(king);
        let safe = || ![beside, to].into_iter().any(|square| self.attacked_without(square, king));
        (reasons.is_empty() && safe()).then(|| Move::castling_on_file(king, to))
    }

    fn older_castlings(&self, king: Square, wing: Wing, found: &mut impl MoveSink) {
        if !self.movement.older.castles_freely() {
            self.older_castling(king, wing).into_iter().for_each(|m| found.one(m));
            return;
        }
        let in_check = !(self.checkers(self.turn) - self.unannounced_checkers()).is_empty();
        let Some(rook) = self.castling.rook(self.turn, wing).filter(|_| !in_check) else { return };
        if rook != wing.corner(self.turn) || attacks::between(king, rook).meets(self.occupied()) {
            return;
        }
        // Farther than a square that is attacked the King does not get.
        let way = (attacks::between(king, rook).with(rook)).iter();
        let onward = |to: &Square| {
            let crossed = attacks::between(king, *to).with(*to);
            !crossed.iter().any(|square| self.attacked_without(square, king))
        };
        for to in way.filter(onward) {
            for rook_to in attacks::between(king, to).with(king) {
                let m = free_or_usual(king, wing, rook, to, rook_to);
                if !self.attacks_by_castling(m) {
                    found.one(m);
                }
            }
        }
    }

    /// The castling of today towards a wing among the moves of an older game, whether the King is safe after it or not.
    fn older_castling(&self, king: Square, wing: Wing) -> Option<Move> {
        let rook = self.castling.rook(self.turn, wing)?;
        let checkers = self.checkers(self.turn) - self.unannounced_checkers();
        let mut path = self.castling_path(king, wing).iter();
        let open = checkers.is_empty()
            && self.castling_obstacles(king, rook, wing).is_empty()
            && !path.any(|square| self.attacked_without(square, king));
        open.then(|| Move::castling(king, wing, rook))
    }

    /// Whether King or Rook attack an adverse man after castling.
    fn attacks_by_castling(&self, m: Move) -> bool {
        let Some((_, rook)) = m.rook() else { return false };
        let next = self.after(m);
        let attacked = attacks::king(m.to()) | attacks::rook(rook, next.occupied());
        attacked.meets(next.side(!self.turn))
    }
}

/// A castling by its four squares; that of today is written as it is today.
fn free_or_usual(king: Square, wing: Wing, rook: Square, to: Square, rook_to: Square) -> Move {
    let usual = Move::castling(king, wing, rook);
    if usual.to() == to && usual.rook() == Some((rook, rook_to)) {
        usual
    } else {
        Move::free_castling(king, to, rook_to)
    }
}
