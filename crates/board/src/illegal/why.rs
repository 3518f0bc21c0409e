//! Every reason why a transfer is not a legal move.

use crate::illegal::castling::Castling;
use crate::movegen::turn_rules::is_half_of;
use crate::{Bitboard, Kind, Man, Position, Reason, Side, Square, Transfer, Wing, attacks};

impl Position {
    /// Every reason why this transfer is not a legal move; empty if and only if it is one.
    ///
    /// A King's transfer along his first rank, two squares to where castling would take him or to the square of a Rook
    /// that may castle, is judged as castling and never as too long a step. A piece of the side that is not to move is
    /// judged as if it were that side's turn, with this as the first reason. Checks are looked at on the board as the hand
    /// would leave it, whether or not the piece moves like that.
    ///
    /// ```
    /// use jadoube_board::{Position, Square, Transfer};
    /// let position = Position::default();
    /// let reasons = position.why_illegal(Transfer::new(Square::F1, Square::A6));
    /// assert_eq!(reasons[0].to_string(), "the piece on e2 stands in the way");
    /// assert!(position.why_illegal(Transfer::new(Square::E2, Square::E4)).is_empty());
    /// ```
    #[must_use]
    pub fn why_illegal(&self, transfer: Transfer) -> Vec<Reason> {
        if self.find(transfer).is_some() {
            return Vec::new();
        }
        let Transfer { from, to, promotion } = transfer;
        let mut reasons = Vec::new();
        let Some(man) = self.man_at(from) else { return vec![Reason::NoManThere(from)] };
        if man.side != self.turn {
            reasons.push(Reason::AdverseMan { square: from, side: man.side });
        }
        if from == to {
            reasons.push(Reason::SameSquare(from));
        } else if let Some(wing) = self.castling_meant(man, from, to) {
            Castling { position: &self.with_turn(man.side), wing, king: from }.judge(&mut reasons);
            if reasons.is_empty() && self.movement.older.castles_freely() {
                reasons.push(Reason::Castling(wing, self.judge_free_castling(from, to)));
            }
        } else {
            self.judge_path(man, from, to, &mut reasons);
            self.judge_target(man, from, to, &mut reasons);
            self.judge_check(man, from, to, &mut reasons);
        }
        if self.movement.own_half && !is_half_of(man.side, to) {
            reasons.push(Reason::BeyondOwnHalf(to));
        }
        self.judge_promotion(man, transfer, promotion, &mut reasons);
        if reasons.is_empty() && !self.movement.older.is_none() {
            self.judge_after(man, transfer, &mut reasons);
        }
        reasons
    }

    /// The same board with `side` to move.
    fn with_turn(&self, side: Side) -> Self {
        let mut turned = Self { turn: side, ..*self };
        turned.settle();
        turned
    }

    /// The wing towards which a King's transfer castles.
    fn castling_meant(&self, man: Man, from: Square, to: Square) -> Option<Wing> {
        let home = man.side.first_rank();
        let one_move = !self.movement.older.has_no_castling();
        if man.kind != Kind::King || from.rank() != home || to.rank() != home || !one_move {
            return None;
        }
        let files = from.file().abs_diff(to.file());
        Wing::ALL.into_iter().find(|&wing| {
            let right = self.castling.rook(man.side, wing);
            let takes_rook = right == Some(to) && self.man_at(to).is_some();
            let reaches = to == wing.king_to(man.side) && (files == 2 || files > 2 && right.is_some());
            takes_rook || reaches
        })
    }

    /// Whether pieces of this kind move like that, and what stands in the way.
    fn judge_path(&self, man: Man, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if man.kind == Kind::Pawn {
            return self.judge_pawn(man.side, from, to, reasons);
        }
        let older = self.movement.older;
        let goes_otherwise = match man.kind {
            Kind::Bishop => older.has_fil(),
            Kind::Queen => older.has_fers(),
            Kind::King => older.king_begins(),
            _ => false,
        };
        if goes_otherwise {
            return self.with_turn(man.side).judge_older_path(man.kind, from, to, reasons);
        }
        let reach = match man.kind {
            Kind::Knight => attacks::knight(from),
            Kind::King => attacks::king(from),
            Kind::Bishop => attacks::bishop(from, Bitboard::EMPTY),
            Kind::Rook => attacks::rook(from, Bitboard::EMPTY),
            Kind::Queen | Kind::Pawn => {
                attacks::bishop(from, Bitboard::EMPTY) | attacks::rook(from, Bitboard::EMPTY)
            }
        };
        if reach.contains(to) {
            let men = attacks::between(from, to) & self.occupied();
            reasons.extend(men.iter().map(Reason::Obstructed));
        } else {
            reasons.push(Reason::NotTheWay { kind: man.kind, from, to });
        }
    }

    fn judge_pawn(&self, side: Side, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        let files = from.file().abs_diff(to.file());
        let ranks = advance(side, from, to);
        let blocked = self.occupied().contains(to).then_some(Reason::PawnPushBlocked(to));
        match (files, ranks) {
            (0, 1) => reasons.extend(blocked),
            (0, 2) => {
                self.judge_double_step(side, from, to, reasons);
                reasons.extend(blocked);
            }
            (1, 1) => self.judge_pawn_capture(side, from, to, reasons),
            _ => reasons.push(Reason::NotTheWay { kind: Kind::Pawn, from, to }),
        }
    }

    fn judge_double_step(&self, side: Side, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if !self.movement.double_step {
            reasons.push(Reason::DoubleStepUnknown);
        } else if from.rank() != side.nth_rank(1) {
            reasons.push(Reason::DoubleStepNotFirst(from));
        } else if self.is_other_pawns_step(from) {
            reasons.push(Reason::DoubleStepOfOthers(from));
        } else if self.is_double_step_after_capture(from) {
            reasons.push(Reason::DoubleStepAfterCapture(from));
        }
        let men = attacks::between(from, to) & self.occupied();
        reasons.extend(men.iter().map(Reason::Obstructed));
    }

    fn judge_pawn_capture(&self, side: Side, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if self.occupied().contains(to) || side == self.turn && self.en_passant.square() == Some(to) {
            return;
        }
        let beside = Square::new(to.file(), from.rank());
        let passable = self.men(!side, Kind::Pawn).contains(beside) && from.rank() == side.nth_rank(4);
        reasons.push(match passable {
            false => Reason::PawnCapturesNothing(to),
            true if !self.movement.en_passant || !self.movement.double_step => Reason::EnPassantUnknown,
            true => Reason::EnPassantTooLate(beside),
        });
    }

    /// What stands on the destination.
    fn judge_target(&self, man: Man, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        // Straight ahead a Pawn captures nothing: what stands there only blocks it.
        if man.kind == Kind::Pawn && from.file() == to.file() && matches!(advance(man.side, from, to), 1 | 2)
        {
            return;
        }
        match self.man_at(to) {
            Some(other) if other.side == man.side => reasons.push(Reason::OwnManOn(to)),
            Some(other) if other.kind == Kind::King => reasons.push(Reason::TakesKing(to)),
            Some(other) if other.kind == Kind::Queen && self.spares_queens(man) => {
                reasons.push(Reason::QueenTakesQueen(to));
            }
            _ => {}
        }
    }

    /// Whether a King of the mover is in check after the piece has gone.
    fn judge_check(&self, man: Man, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if self.side(man.side).contains(to) {
            return;
        }
        let en_passant = man.kind == Kind::Pawn
            && man.side == self.turn
            && self.en_passant.square() == Some(to)
            && attacks::pawn(man.side, from).contains(to);
        let mut after = *self;
        let taken = if en_passant { Square::new(to.file(), from.rank()) } else { to };
        if let Some(other) = after.man_at(taken) {
            after.toggle(other, taken);
        }
        after.toggle(man, from);
        after.toggle(man, to);
        let unannounced = if man.kind == Kind::King || man.side != self.turn {
            Bitboard::EMPTY
        } else {
            self.unannounced_checkers()
        };
        let by = after.checks_on(man.side) - unannounced;
        if !by.is_empty() {
            let was = self.in_check(man.side) && !self.is_in_unannounced_check();
            reasons.push(if was { Reason::LeavesInCheck(by) } else { Reason::PlacesInCheck(by) });
        }
    }

    fn judge_promotion(&self, man: Man, transfer: Transfer, named: Option<Kind>, reasons: &mut Vec<Reason>) {
        let Transfer { from, to, .. } = transfer;
        let arrives = man.kind == Kind::Pawn
            && to.rank() == man.side.nth_rank(7)
            && advance(man.side, from, to) == 1
            && from.file().abs_diff(to.file()) <= 1;
        let (choices, may_stay) = self.choices_on(man.side, to);
        let waits = self.movement.older.suspends();
        reasons.extend(match named {
            _ if arrives && choices.count() == 0 && !may_stay && !self.movement.older.is_none() => {
                Some(Reason::NothingToBecome(to))
            }
            None if arrives => Some(Reason::PromotionMissing(choices)),
            None => None,
            Some(kind) if !arrives => Some(Reason::PromotionNotHere(kind)),
            Some(Kind::Pawn) if waits => (!may_stay).then_some(Reason::PromotionMissing(choices)),
            Some(Kind::Pawn) => (!may_stay).then_some(Reason::StaysPawnNotAllowed),
            Some(kind) => (!choices.contains(kind)).then(|| self.why_not_promoted(man.side, kind, to)),
        });
    }
}

/// How many ranks a Pawn of `side` advances; negative if it goes backwards.
fn advance(side: Side, from: Square, to: Square) -> i8 {
    let up = to.rank() as i8 - from.rank() as i8;
    if side == Side::White { up } else { -up }
}
