//! What holds in a position of the older game: who attacks, who may still leap, what a Pawn may become, and which waiting
//! Pawn takes a name.

use crate::position::unmoved::Unmoved;
use crate::position::zobrist;
use crate::{Bitboard, Kind, Man, Move, Position, Promotions, Side, Square, attacks};

impl Position {
    /// The pieces of `by` that attack a square in an older game, if exactly `occupied` is occupied.
    #[cold]
    pub(crate) fn older_attackers(&self, square: Square, by: Side, occupied: Bitboard) -> Bitboard {
        let older = self.movement.older;
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.boards;
        let straight = if older.has_fers() { rooks } else { rooks | queens };
        let diagonal = if older.has_fil() { Bitboard::EMPTY } else { bishops }
            | if older.has_fers() { Bitboard::EMPTY } else { queens };
        let fils = if older.has_fil() { attacks::older::fil(square) & bishops } else { Bitboard::EMPTY };
        let fers = if older.has_fers() { attacks::older::fers(square) & queens } else { Bitboard::EMPTY };
        let attackers = attacks::pawn(!by, square) & pawns
            | attacks::knight(square) & knights
            | attacks::king(square) & kings
            | attacks::rook(square, occupied) & straight
            | attacks::bishop(square, occupied) & diagonal
            | fils
            | fers;
        attackers & self.side(by)
    }

    /// Notes of these men that they have not moved, as far as a leap depends on it.
    pub(crate) fn set_unmoved(&mut self, squares: Bitboard) {
        self.key ^= zobrist::unmoved(self.unmoved.bits());
        self.unmoved = Unmoved::of(squares & (self.may_have_leap() | self.may_castle_on_file(squares)));
        self.key ^= zobrist::unmoved(self.unmoved.bits());
    }

    /// The men that may have a leap left, or the second move of castling, as they stand.
    pub(crate) fn may_have_leap(&self) -> Bitboard {
        let older = self.movement.older;
        let mut squares = Bitboard::EMPTY;
        for side in Side::ALL {
            let (first, last) = (Bitboard::rank(side.nth_rank(0)), Bitboard::rank(side.nth_rank(7)));
            if older.king_begins() {
                squares |= self.men(side, Kind::King) & first;
            }
            if older.fers_leaps() {
                squares |= self.men(side, Kind::Queen) & first;
            }
            if older.promoted_leaps() {
                squares |= self.men(side, Kind::Queen) & last;
            }
        }
        squares
    }

    /// The Rooks on the last rank of a King who has not moved, who is one of these.
    fn may_castle_on_file(&self, unmoved: Bitboard) -> Bitboard {
        if !self.movement.older.castles_on_any_line() {
            return Bitboard::EMPTY;
        }
        let rooks = |side: Side| {
            let kings = self.men(side, Kind::King) & unmoved & Bitboard::rank(side.nth_rank(0));
            let above = kings.iter().map(|king| Square::new(king.file(), side.nth_rank(7)));
            above.collect::<Bitboard>() & self.men(side, Kind::Rook)
        };
        rooks(Side::White) | rooks(Side::Black)
    }

    /// What a Pawn of `side` may become on its last rank on `to` by the laws of the position, except that it may stay a Pawn.
    ///
    /// ```
    /// use jadoube_board::{RuleChoices, Side, Square};
    /// let nothing_lost = RuleChoices::PHILIDOR_1749.start();
    /// assert_eq!(nothing_lost.may_become(Side::White, Square::A8).count(), 0);
    /// ```
    #[must_use]
    pub fn may_become(&self, side: Side, to: Square) -> Promotions {
        self.older_promotions(side, to)
    }

    /// What a Pawn of `side` may become on `to` in an older game, except that it may wait there.
    pub(crate) fn older_promotions(&self, side: Side, to: Square) -> Promotions {
        let older = self.movement.older;
        let all = self.movement.promotions;
        if older.promotes_to_captured() {
            let lost: Vec<Kind> = all.iter().filter(|&kind| self.is_off_the_board(side, kind, to)).collect();
            Promotions::of(&lost)
        } else if older.queen_if_lost() && !self.men(side, Kind::Queen).is_empty() {
            Promotions::NONE
        } else {
            all
        }
    }

    /// Whether a man of this kind is off the board and may stand on `to`.
    fn is_off_the_board(&self, side: Side, kind: Kind, to: Square) -> bool {
        let men = self.men(side, kind);
        let begins = if kind == Kind::Queen { 1 } else { 2 };
        let second_of_colour = kind == Kind::Bishop && men.meets(colour_of(to));
        men.count() < begins && !(self.movement.older.suspends() && second_of_colour)
    }

    /// What an older game changes after a move was played from `before`: the leaps that are left, and the name that a
    /// waiting Pawn takes.
    pub(crate) fn follow_older(&mut self, before: &Self, m: Move) {
        let mut unmoved = before.unmoved.squares().without(m.from()).without(m.to());
        if matches!(m.promotion_kind(), Some(Kind::Queen | Kind::Rook)) {
            unmoved = unmoved.with(m.to());
        }
        if let Some((_, taken)) = before.captured(m)
            && self.movement.older.suspends()
            && let Some(square) = self.name_waiting_pawn(taken)
        {
            unmoved = unmoved.with(square);
        }
        self.set_unmoved(unmoved);
    }

    /// Gives the name of a man just lost to the Pawn that waits for it, and says where it stands.
    fn name_waiting_pawn(&mut self, lost: Man) -> Option<Square> {
        if !self.movement.promotions.contains(lost.kind) {
            return None;
        }
        let waiting = self.men(lost.side, Kind::Pawn) & Bitboard::rank(lost.side.nth_rank(7));
        let square = waiting.iter().find(|&square| self.is_off_the_board(lost.side, lost.kind, square))?;
        self.toggle(Man::new(lost.side, Kind::Pawn), square);
        self.toggle(lost, square);
        Some(square)
    }
}

/// The squares of the colour of this one.
fn colour_of(square: Square) -> Bitboard {
    if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK }
}
