//! Why a transfer is illegal in an older game: the ways of fers and fil, leaps, and what a Pawn may become.

use crate::illegal::castling::Castling;
use crate::{
    Bitboard, CastlingReason, Kind, Man, Move, Movement, Position, Promotions, Reason, Side, Square,
    Transfer, Wing, attacks,
};

impl Position {
    /// Whether a King, fers or fil moves like that, and what is against its leap. `self` has the side of the piece to move.
    pub(super) fn judge_older_path(&self, kind: Kind, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        let older = self.movement.older;
        match kind {
            Kind::Bishop if !attacks::older::fil(from).contains(to) => {
                reasons.push(Reason::NotTheFilsWay { from, to });
            }
            Kind::Queen if attacks::older::fers(from).contains(to) => {}
            Kind::Queen if older.fers_leaps() && attacks::older::fers_leap(from).contains(to) => {
                self.judge_first_move(kind, from, to, reasons);
            }
            Kind::Queen => reasons.push(Reason::NotTheFersWay { from, to }),
            Kind::King if !attacks::king(from).contains(to) => self.judge_kings_leap(from, to, reasons),
            _ => {}
        }
    }

    /// A leap is a first move, to an empty square.
    fn judge_first_move(&self, kind: Kind, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if !self.unmoved().contains(from) {
            reasons.push(Reason::LeapNotFirst { kind, square: from });
        }
        let captures =
            self.movement.older.king_leap().is_some_and(|leap| leap.captures) && kind == Kind::King;
        if self.side(!self.turn).contains(to) && !captures {
            reasons.push(Reason::LeapCaptures { kind, to });
        }
    }

    /// Why a King may not castle up his file with the Rook on its last rank; what attacks him on the way is not said.
    pub(crate) fn why_no_castling_on_file(&self, king: Square) -> Vec<CastlingReason> {
        let rook = Square::new(king.file(), self.turn.nth_rank(7));
        let mut reasons = Vec::new();
        if self.man_at(rook) != Some(Man::new(self.turn, Kind::Rook)) {
            reasons.push(CastlingReason::RookMissing(rook));
        } else if king.rank() != self.turn.nth_rank(0)
            || !(self.unmoved().contains(king) && self.unmoved().contains(rook))
        {
            reasons.push(CastlingReason::NoRight);
        }
        let men = attacks::between(king, rook) & self.occupied();
        reasons.extend(men.iter().map(CastlingReason::Obstructed));
        let by = self.checkers(self.turn) - self.unannounced_checkers();
        reasons.extend((!by.is_empty()).then_some(CastlingReason::InCheck(by)));
        reasons
    }

    /// Adds why a King may not go two squares up his file towards his Rook; false where he does not.
    fn judge_castling_on_file(&self, from: Square, to: Square, reasons: &mut Vec<Reason>) -> bool {
        let rook = Square::new(from.file(), self.turn.nth_rank(7));
        let meant = self.movement.older.castles_on_any_line()
            && from.rank() == self.turn.nth_rank(0)
            && self.turn.forward(from, 2) == Some(to)
            && self.man_at(rook) == Some(Man::new(self.turn, Kind::Rook));
        if meant {
            let crossed =
                attacks::between(from, to).iter().filter(|&square| self.attacked_without(square, from));
            let through = crossed.map(CastlingReason::ThroughCheck);
            let all = self.why_no_castling_on_file(from).into_iter().chain(through);
            reasons.extend(all.map(Reason::CastlingOnFile));
        }
        meant
    }

    fn judge_kings_leap(&self, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        if self.judge_castling_on_file(from, to, reasons) {
            return;
        }
        let older = self.movement.older;
        let leap = older.king_leap();
        let leaps = leap.is_some_and(|leap| attacks::older::king_leap(from, leap.three_squares).contains(to));
        let crossed = attacks::between(from, to);
        if !leaps {
            let castles = older.castles_in_two_moves() && self.steps_over_his_rook(from, to);
            match castles {
                true => self.judge_second_of_castling(from, to, reasons),
                false => reasons.push(Reason::NotTheWay { kind: Kind::King, from, to }),
            }
            return;
        }
        self.judge_first_move(Kind::King, from, to, reasons);
        let by = self.checkers(self.turn) - self.unannounced_checkers();
        if !by.is_empty() {
            reasons.push(Reason::LeapOutOfCheck(by));
        }
        if !leap.is_some_and(|leap| leap.through_attack) {
            let attacked = crossed.iter().filter(|&square| self.attacked_without(square, from));
            reasons.extend(attacked.map(Reason::LeapAcross));
        }
    }

    /// Whether the King's way leads along the rank over a Rook of his beside him.
    fn steps_over_his_rook(&self, from: Square, to: Square) -> bool {
        let two_off = from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2;
        two_off && attacks::between(from, to).meets(self.men(self.turn, Kind::Rook))
    }

    /// What is against the second move of a castling in two, the King's over the Rook. That he would be in check where he
    /// goes is told with all other moves.
    fn judge_second_of_castling(&self, from: Square, to: Square, reasons: &mut Vec<Reason>) {
        let wing = if to.file() > from.file() { Wing::King } else { Wing::Queen };
        let moved = (!self.unmoved().contains(from)).then_some(CastlingReason::KingMoved);
        let obstructed = self.occupied().contains(to).then_some(CastlingReason::Obstructed(to));
        let by = self.checkers(self.turn) - self.unannounced_checkers();
        let in_check = (!by.is_empty()).then_some(CastlingReason::InCheck(by));
        let attacked =
            attacks::between(from, to).iter().filter(|&square| self.attacked_without(square, from));
        let all = moved.into_iter().chain(obstructed).chain(in_check);
        let all = all.chain(attacked.map(CastlingReason::ThroughCheck));
        reasons.extend(all.map(|reason| Reason::Castling(wing, reason)));
    }

    /// Why the laws have no castling in one move, if they have none.
    ///
    /// ```
    /// use jadoube_board::{Admits, CastlingReason, RuleChoices, Setup};
    /// let setup: Setup = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse()?;
    /// let medieval = setup.position_under(&RuleChoices::MEDIEVAL.movement(), Admits::NOTHING)?;
    /// assert_eq!(medieval.why_no_castling_at_all(), Some(CastlingReason::Unknown));
    /// assert_eq!(jadoube_board::Position::default().why_no_castling_at_all(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_no_castling_at_all(&self) -> Option<CastlingReason> {
        let older = self.movement.older;
        match (older.has_no_castling(), older.castles_in_two_moves()) {
            (false, _) => None,
            (true, false) => Some(CastlingReason::Unknown),
            (true, true) => Some(CastlingReason::InTwoMoves),
        }
    }

    /// What such a man is called by these laws: a fers is no Queen, and a fil no Bishop.
    ///
    /// ```
    /// use jadoube_board::{Admits, Kind, Position, RuleChoices, Setup};
    /// let setup: Setup = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1".parse()?;
    /// let shatranj = setup.position_under(&RuleChoices::SHATRANJ.movement(), Admits::NOTHING)?;
    /// assert_eq!(shatranj.name_of(Kind::Queen), "fers");
    /// assert_eq!(Position::default().name_of(Kind::Queen), "Queen");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn name_of(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Queen if self.movement.older.has_fers() => "fers",
            Kind::Bishop if self.movement.older.has_fil() => "fil",
            kind => kind.name(),
        }
    }

    /// What a Pawn of `side` may become on `to`, and whether it may remain a Pawn there.
    pub(super) fn choices_on(&self, side: Side, to: Square) -> (Promotions, bool) {
        let (movement, older) = (&self.movement, self.movement.older);
        if older.is_none() {
            return (movement.promotions, movement.may_stay_pawn);
        }
        let choices = self.older_promotions(side, to);
        (choices, movement.may_stay_pawn && (choices.count() == 0 || !older.suspends()))
    }

    /// Why a Pawn of `side` does not become a man of this kind on `to`.
    pub(super) fn why_not_promoted(&self, side: Side, kind: Kind, to: Square) -> Reason {
        let from_the_box =
            self.movement.older.promotes_to_captured() && !matches!(kind, Kind::King | Kind::Pawn);
        let begins = if kind == Kind::Queen { 1 } else { 2 };
        match from_the_box {
            false => Reason::PromotionNotAllowed(kind),
            true if self.men(side, kind).count() >= begins => Reason::NoneOffTheBoard(kind),
            true => Reason::SecondBishop(to),
        }
    }

    /// What nothing else has told of: the board after the move itself.
    pub(super) fn judge_after(&self, man: Man, transfer: Transfer, reasons: &mut Vec<Reason>) {
        let Transfer { from, to, .. } = transfer;
        if let Some(m) = self.formed(man.kind, transfer) {
            let by = self.after(m).checkers(man.side);
            if !by.is_empty() {
                return reasons.push(Reason::PlacesInCheck(by));
            }
            if self.movement.older.forbids_stalemate() {
                return reasons.push(Reason::Stalemates(man.kind));
            }
        }
        reasons.push(Reason::NotTheWay { kind: man.kind, from, to });
    }

    /// Why a free castling that nothing else is against is not the one meant, or is not allowed.
    pub(super) fn judge_free_castling(&self, king: Square, to: Square) -> CastlingReason {
        let castlings = || self.legal_moves().into_iter().filter(|m| m.rook().is_some() && m.from() == king);
        let several = castlings().filter(|m| m.to() == to).count() > 1;
        if several { CastlingReason::RookUnsaid } else { CastlingReason::Attacks }
    }

    /// Every reason why King and Rook may not go to these squares by a free castling; empty if and only if they may.
    ///
    /// ```
    /// use jadoube_board::{Admits, RuleChoices, Setup, Square};
    /// let setup: Setup = "4k3/5p2/8/8/8/8/4P3/4K2R w K - 0 1".parse()?;
    /// let position = setup.position_under(&RuleChoices::ITALY_TO_1880.movement(), Admits::NOTHING)?;
    /// assert!(position.why_no_free_castling(Square::G1, Square::E1).is_empty());
    /// let attacks = position.why_no_free_castling(Square::G1, Square::F1);
    /// assert_eq!(attacks[0].to_string(), "castling on the King's side: King or Rook would attack an adverse piece by it");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why_no_free_castling(&self, king_to: Square, rook_to: Square) -> Vec<Reason> {
        let castles = |m: &Move| m.rook().is_some_and(|(_, to)| to == rook_to) && m.to() == king_to;
        let Some(king) = self.king(self.turn) else { return Vec::new() };
        if self.legal_moves().into_iter().any(|m| castles(&m)) {
            return Vec::new();
        }
        if king_to.file() == king.file() {
            let mut reasons = self.why_illegal(Transfer::new(king, king_to));
            if reasons.is_empty() {
                reasons.push(Reason::CastlingOnFile(CastlingReason::RookUnsaid));
            }
            return reasons;
        }
        let wing = if king_to.file() > king.file() { Wing::King } else { Wing::Queen };
        let castling = Castling { position: self, wing, king };
        let mut reasons: Vec<CastlingReason> = castling.rights().collect();
        let rook = self.castling.rook(self.turn, wing).unwrap_or(wing.corner(self.turn));
        reasons
            .extend((attacks::between(king, rook) & self.occupied()).iter().map(CastlingReason::Obstructed));
        let by = self.checkers(self.turn) - self.unannounced_checkers();
        reasons.extend((!by.is_empty()).then_some(CastlingReason::InCheck(by)));
        let attacked = |square: &Square| self.attacked_without(*square, king);
        let crossed = attacks::between(king, king_to).iter().filter(attacked);
        reasons.extend(crossed.map(CastlingReason::ThroughCheck));
        reasons.extend(attacked(&king_to).then_some(CastlingReason::IntoCheck(king_to)));
        if reasons.is_empty() {
            // Nothing else forbids it, but where stalemate is forbidden, that it stalemates.
            let allowed = Movement { older: self.movement.older.with_stalemate_allowed(), ..self.movement };
            let stalemates =
                Position { movement: allowed, ..*self }.legal_moves().into_iter().any(|m| castles(&m));
            if stalemates {
                return vec![Reason::Stalemates(Kind::King)];
            }
            reasons.push(CastlingReason::Attacks);
        }
        reasons.into_iter().map(|reason| Reason::Castling(wing, reason)).collect()
    }

    /// Whether a Pawn has a double step that only some Pawns have.
    pub(super) fn is_other_pawns_step(&self, from: Square) -> bool {
        let files = [0, 3, 4, 7].map(Bitboard::file);
        self.movement.older.limits_double_steps() && !files.iter().any(|file| file.contains(from))
    }

    /// Whether a Pawn has lost its double step because a man was captured.
    pub(super) fn is_double_step_after_capture(&self, from: Square) -> bool {
        let of_king_or_queen = matches!(from.file(), 3 | 4);
        let captured = self.occupied().count() < 32;
        self.movement.older.double_steps_until_capture() && of_king_or_queen && captured
    }
}
