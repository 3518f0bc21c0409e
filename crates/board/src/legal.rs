//! The legal moves as values: the description of [`ways`](crate::ways), each move formed and handed on.

use crate::count::Count;
use crate::family::Family;
use crate::moves::Code;
use crate::sliders::Chosen;
use crate::ways::{ByBlack, ByWhite, Hand, Men, Step, Whose, describe_under, describe_unguarded};
use crate::{Bitboard, Kind, Move, MoveList, Movement, Position, Side, Square, Wing, rays};

/// What takes the moves that are found.
pub(crate) trait Take {
    fn one(&mut self, m: Move);

    /// A move for each square of a set.
    #[inline(always)]
    fn each(&mut self, to: Bitboard, family: Family) {
        to.iter().for_each(|to| self.one(family.to(to)));
    }
}

/// Each move is handed to a callback.
pub(crate) struct Each<F>(pub(crate) F);

impl<F: FnMut(Move)> Take for Each<F> {
    #[inline(always)]
    fn one(&mut self, m: Move) {
        (self.0)(m);
    }
}

/// The moves of a set are added together, so that the length is written once.
impl Take for MoveList {
    #[inline(always)]
    fn one(&mut self, m: Move) {
        self.push(m);
    }
    #[inline(always)]
    fn each(&mut self, to: Bitboard, family: Family) {
        self.add(to, family);
    }
}

/// Forms each move and hands it to `found`. `ORDINARY` says that men move as in chess today, so that the compiler knows
/// what a Pawn becomes.
struct Tell<'a, const ORDINARY: bool, T> {
    movement: &'a Movement,
    found: &'a mut T,
}

impl<const ORDINARY: bool, T: Take> Tell<'_, ORDINARY, T> {
    #[inline(always)]
    fn plain(&mut self, from: Square, to: Bitboard) {
        self.found.each(to, Family::of(from));
    }

    /// The choices of a Pawn under other movements.
    fn choices(&mut self, from: Square, to: Square) {
        for kind in self.movement.promotions.iter() {
            self.found.one(Move::promotion(from, to, kind));
        }
        if self.movement.may_stay_pawn {
            self.found.one(Move::with_code(from, to, Code::StaysPawn));
        }
    }
}

impl<const ORDINARY: bool, T: Take> Hand for Tell<'_, ORDINARY, T> {
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
        self.found.each(to, Family::by(step, Code::Plain));
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
            self.found.each(to, Family::by(step, Code::DoubleStep));
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
    // Not inlined, so that the list is filled where the caller wants it and not copied.
    #[must_use]
    #[inline(never)]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.tell_all(&mut list);
        list
    }

    /// Puts every legal move into a list in the place of what it held: for loops that use one list again and again.
    ///
    /// ```
    /// use board::{MoveList, Position};
    /// let mut list = MoveList::new();
    /// Position::default().legal_moves_into(&mut list);
    /// assert_eq!(list.len(), 20);
    /// ```
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        list.clear();
        self.tell_all(list);
    }

    /// Hands every legal move to `found`, in no promised order.
    #[inline]
    pub fn for_each_legal(&self, found: impl FnMut(Move)) {
        self.tell_all(&mut Each(found));
    }

    #[inline]
    fn tell_all(&self, found: &mut impl Take) {
        match (self.turn, self.ordinary) {
            (Side::White, true) => self.tell::<ByWhite, true>(found),
            (Side::Black, true) => self.tell::<ByBlack, true>(found),
            (_, false) => self.tell_unusual(found),
        }
    }

    #[inline]
    pub(crate) fn tell<W: Whose, const ORDINARY: bool>(&self, found: &mut impl Take) {
        let Some(king) = self.men(W::SIDE, Kind::King).single() else {
            return self.tell_by_trial::<W>(found);
        };
        let (own, adverse) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut hand = Tell::<ORDINARY, _> { movement: &self.movement, found };
        describe_under::<W, Chosen>(&own, &adverse, king, self.bearing, &mut hand);
        self.tell_special::<W>(king, found);
    }

    /// Castlings and captures in passing.
    #[inline(always)]
    pub(crate) fn tell_special<W: Whose>(&self, king: Square, found: &mut impl Take) {
        if self.castling.any(W::SIDE) {
            Wing::ALL
                .into_iter()
                .filter_map(|wing| self.castling_move(king, wing))
                .for_each(|m| found.one(m));
        }
        if let Some(passed) = self.en_passant() {
            self.tell_in_passing(passed, found);
        }
    }

    /// Without just one King there is no one line of check or pin: every move is made and looked at.
    #[inline(never)]
    fn tell_by_trial<W: Whose>(&self, found: &mut impl Take) {
        self.tell_trying::<W>(found, |m| !self.after(m).in_check(W::SIDE));
    }

    /// Hands over what obeys how men move and is `allowed`; castling is left out.
    pub(crate) fn tell_trying<W: Whose>(&self, found: &mut impl Take, allowed: impl Fn(Move) -> bool) {
        let (own, adverse) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut try_it = Each(|m: Move| {
            if allowed(m) {
                found.one(m);
            }
        });
        let mut hand = Tell::<false, _> { movement: &self.movement, found: &mut try_it };
        describe_unguarded::<W, Chosen>(&own, &adverse, &mut hand);
        if let Some(passed) = self.en_passant() {
            self.tell_in_passing(passed, found);
        }
    }

    fn tell_in_passing(&self, passed: Square, found: &mut impl Take) {
        let takers = self.takers_in_passing(passed).iter();
        takers.for_each(|from| found.one(Move::with_code(from, passed, Code::EnPassant)));
    }

    /// The Pawns that may legally take on a square passed.
    fn takers_in_passing(&self, passed: Square) -> Bitboard {
        let pawns = rays::pawn(!self.turn, passed) & self.men(self.turn, Kind::Pawn);
        pawns.iter().filter(|&from| self.may_take_in_passing(from, passed)).collect()
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal() != 0
    }

    /// The number of legal moves, none of which is formed.
    ///
    /// ```
    /// use board::Position;
    /// assert_eq!(Position::default().count_legal(), 20);
    /// ```
    #[must_use]
    pub fn count_legal(&self) -> u64 {
        match self.turn {
            Side::White => self.count_legal_of::<ByWhite>(),
            Side::Black => self.count_legal_of::<ByBlack>(),
        }
    }

    fn count_legal_of<W: Whose>(&self) -> u64 {
        let Some(king) = self.sole_king() else {
            let mut count = 0;
            self.for_each_legal(|_| count += 1);
            return count;
        };
        let (own, adverse) = (Men::of(self, W::SIDE), Men::of(self, <W::Other as Whose>::SIDE));
        let mut count = Count::under(&self.movement);
        describe_under::<W, Chosen>(&own, &adverse, king, self.bearing, &mut count);
        let castlings = Wing::ALL.into_iter().filter_map(|wing| self.castling_move(king, wing)).count();
        let in_passing = self.en_passant().map_or(Bitboard::EMPTY, |passed| self.takers_in_passing(passed));
        u64::from(count.moves + in_passing.count()) + castlings as u64
    }

    /// Whether the other side attacks `square` once the man on `king` has left.
    #[inline]
    pub(crate) fn attacked_without(&self, square: Square, king: Square) -> bool {
        let occupied = self.occupied().without(king);
        !self.attackers_through(square, !self.turn, occupied).is_empty()
    }

    /// The castling of the one King towards a wing, if it is legal.
    pub(crate) fn castling_move(&self, king: Square, wing: Wing) -> Option<Move> {
        let rook = self.castling.rook(self.turn, wing)?;
        let legal = (self.bearing.checkers - self.unnoticed()).is_empty()
            && self.castling_obstacles(king, rook, wing).is_empty()
            && !self.castling_path(king, wing).iter().any(|square| self.attacked_without(square, king))
            && !self.castled_into_check(king, rook, wing);
        legal.then(|| Move::castling(king, wing, rook))
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

    /// The squares that the King crosses and reaches; none where he stays, as he may in Chess960.
    pub(crate) fn castling_path(&self, king: Square, wing: Wing) -> Bitboard {
        let to = wing.king_to(self.turn);
        rays::between(king, to).with(to).without(king)
    }

    /// Whether the King is attacked once both have moved: in Chess960 the Rook may have stood before him. Only along
    /// their rank can that be, unless he stays in a check that need not be noticed.
    pub(crate) fn castled_into_check(&self, king: Square, rook: Square, wing: Wing) -> bool {
        let straight = self.kind(Kind::Rook) | self.kind(Kind::Queen);
        let along = straight & self.side(!self.turn) & Bitboard::rank(king.rank());
        !(along | self.unnoticed()).is_empty()
            && self.after(Move::castling(king, wing, rook)).in_check(self.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    /// Asks about every plain move there could be, and compares with the list.
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
