//! Every reason why a transfer is no legal move.

use crate::unnoticed::is_half_of;
use crate::{Bitboard, CastlingReason, Kind, Man, Position, Reason, Side, Square, Transfer, Wing, rays};

impl Position {
    /// Every reason why this transfer is no legal move; empty exactly if it is one.
    ///
    /// A King's transfer of two squares along his first rank to where castling would take him, or to the square of a
    /// Rook that he may castle with, is judged as a castling and never as a step that is too long. A man of the side that is not to move is judged as
    /// if it were that side's turn, with that reason first. Checks are looked at on the board as the hand would leave
    /// it, whether or not the man goes so.
    ///
    /// ```
    /// use board::{Position, Square, Transfer};
    /// let position = Position::default();
    /// let reasons = position.why_illegal(Transfer::new(Square::F1, Square::A6));
    /// assert_eq!(reasons[0].to_string(), "the man on e2 stands in the way");
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
        } else {
            self.judge_way(man, from, to, &mut reasons);
            self.judge_target(man, from, to, &mut reasons);
            self.judge_check(man, from, to, &mut reasons);
        }
        if self.movement.own_half && !is_half_of(man.side, to) {
            reasons.push(Reason::BeyondOwnHalf(to));
        }
        self.judge_promotion(man, transfer, promotion, &mut reasons);
        reasons
    }

    /// The same men with `side` to move.
    fn with_turn(&self, side: Side) -> Self {
        let mut turned = Self { turn: side, ..*self };
        turned.settle();
        turned
    }

    /// The wing towards which a King's transfer castles.
    fn castling_meant(&self, man: Man, from: Square, to: Square) -> Option<Wing> {
        let home = man.side.first_rank();
        if man.kind != Kind::King || from.rank() != home || to.rank() != home {
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

    /// Whether men of this kind go so, and what stands in the way.
    fn judge_way(&self, man: Man, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if man.kind == Kind::Pawn {
            return self.judge_pawn(man.side, from, to, reasons);
        }
        let reach = match man.kind {
            Kind::Knight => rays::knight(from),
            Kind::King => rays::king(from),
            Kind::Bishop => rays::bishop(from, Bitboard::EMPTY),
            Kind::Rook => rays::rook(from, Bitboard::EMPTY),
            Kind::Queen | Kind::Pawn => {
                rays::bishop(from, Bitboard::EMPTY) | rays::rook(from, Bitboard::EMPTY)
            }
        };
        if reach.contains(to) {
            let men = rays::between(from, to) & self.occupied();
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
        }
        let men = rays::between(from, to) & self.occupied();
        reasons.extend(men.iter().map(Reason::Obstructed));
    }

    fn judge_pawn_capture(&self, side: Side, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if self.occupied().contains(to) || side == self.turn && self.passed.square() == Some(to) {
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

    /// What stands on the square to be reached.
    fn judge_target(&self, man: Man, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        // Straight ahead a Pawn takes nothing: what stands there only blocks it.
        if man.kind == Kind::Pawn && from.file() == to.file() && matches!(advance(man.side, from, to), 1 | 2)
        {
            return;
        }
        match self.man_at(to) {
            Some(other) if other.side == man.side => reasons.push(Reason::OwnManOn(to)),
            Some(other) if other.kind == Kind::King => reasons.push(Reason::TakesKing(to)),
            _ => {}
        }
    }

    /// Whether a King of the mover stands in check when the man has gone.
    fn judge_check(&self, man: Man, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if self.side(man.side).contains(to) {
            return;
        }
        let in_passing = man.kind == Kind::Pawn
            && man.side == self.turn
            && self.passed.square() == Some(to)
            && rays::pawn(man.side, from).contains(to);
        let mut after = *self;
        let taken = if in_passing { Square::new(to.file(), from.rank()) } else { to };
        if let Some(other) = after.man_at(taken) {
            after.toggle(other, taken);
        }
        after.toggle(man, from);
        after.toggle(man, to);
        let overlooked =
            if man.kind == Kind::King || man.side != self.turn { Bitboard::EMPTY } else { self.unnoticed() };
        let by = after.checks_on(man.side) - overlooked;
        if !by.is_empty() {
            let was = self.in_check(man.side) && !self.overlooks_check();
            reasons.push(if was { Reason::LeavesInCheck(by) } else { Reason::PlacesInCheck(by) });
        }
    }

    fn judge_promotion(&self, man: Man, transfer: Transfer, named: Option<Kind>, reasons: &mut Vec<Reason>) {
        let Transfer { from, to, .. } = transfer;
        let arrives = man.kind == Kind::Pawn
            && to.rank() == man.side.nth_rank(7)
            && advance(man.side, from, to) == 1
            && from.file().abs_diff(to.file()) <= 1;
        reasons.extend(match named {
            None if arrives => Some(Reason::PromotionMissing(self.movement.promotions)),
            None => None,
            Some(kind) if !arrives => Some(Reason::PromotionNotHere(kind)),
            Some(Kind::Pawn) => (!self.movement.may_stay_pawn).then_some(Reason::StaysPawnNotAllowed),
            Some(kind) => {
                (!self.movement.promotions.contains(kind)).then_some(Reason::PromotionNotAllowed(kind))
            }
        });
    }
}

/// Ranks gained by a Pawn of `side`; negative backwards.
fn advance(side: Side, from: Square, to: Square) -> i8 {
    let up = to.rank() as i8 - from.rank() as i8;
    if side == Side::White { up } else { -up }
}

/// A castling to be judged; the side whose King it is is to move in `position`.
struct Castling<'a> {
    position: &'a Position,
    wing: Wing,
    king: Square,
}

impl Castling<'_> {
    fn judge(&self, reasons: &mut Vec<Reason>) {
        let all = self.rights().chain(self.obstacles()).chain(self.checks());
        reasons.extend(all.map(|reason| Reason::Castling(self.wing, reason)));
    }

    fn side(&self) -> Side {
        self.position.turn
    }

    fn right(&self) -> Option<Square> {
        self.position.castling.rook(self.side(), self.wing)
    }

    /// The Rook with the right, or the corner where one would have been.
    fn rook(&self) -> Square {
        self.right().unwrap_or(self.wing.corner(self.side()))
    }

    fn rights(&self) -> impl Iterator<Item = CastlingReason> {
        let held = self.right().is_some();
        let any = self.position.castling.any(self.side());
        let moved = match (held, any) {
            (true, _) => None,
            (false, true) => Some(CastlingReason::RookMoved),
            (false, false) if !self.position.chess960 && self.king.file() != 4 => {
                Some(CastlingReason::KingMoved)
            }
            (false, false) => Some(CastlingReason::NoRight),
        };
        let rooks = self.position.men(self.side(), Kind::Rook);
        let missing = !held && !rooks.contains(self.rook()) && !self.position.chess960;
        moved.into_iter().chain(missing.then_some(CastlingReason::RookMissing(self.rook())))
    }

    fn obstacles(&self) -> impl Iterator<Item = CastlingReason> {
        let men = self.position.castling_obstacles(self.king, self.rook(), self.wing);
        // Without the right, what stands in the corner is told as the missing Rook.
        let men = if self.right().is_none() { men.without(self.rook()) } else { men };
        men.iter().map(CastlingReason::Obstructed)
    }

    fn checks(&self) -> impl Iterator<Item = CastlingReason> {
        let (position, to) = (self.position, self.wing.king_to(self.side()));
        let by = position.checkers(self.side()) - position.unnoticed();
        let attacked = |square: &Square| position.attacked_without(*square, self.king);
        let crossed = position.castling_path(self.king, self.wing).without(to);
        let clear = position.castling_obstacles(self.king, self.rook(), self.wing).is_empty();
        let into = to != self.king && attacked(&to)
            || clear && position.castled_into_check(self.king, self.rook(), self.wing);
        let through: Vec<Square> = crossed.iter().filter(attacked).collect();
        (!by.is_empty())
            .then_some(CastlingReason::InCheck(by))
            .into_iter()
            .chain(through.into_iter().map(CastlingReason::ThroughCheck))
            .chain(into.then_some(CastlingReason::IntoCheck(to)))
    }
}
