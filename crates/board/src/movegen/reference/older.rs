//! The same for an older game, straight from its [`RuleChoices`].
//!
//! It shares nothing with the fast one but the vocabulary, not even how rules and leaps are kept.

use crate::vocabulary::moves::Code;
use crate::{
    BishopRule, CastlingRule, DoubleStep, Kind, KingRule, Man, Move, MoveKind, PromotionRule, QueenRule,
    RuleChoices, Setup, Side, Square, Wing,
};

/// Every legal move of a set-up by these rules, in the order of the squares.
///
/// ```
/// use jadoube_board::{RuleChoices, reference};
/// let rules = RuleChoices::SHATRANJ;
/// assert_eq!(reference::older::legal_moves(&rules, &rules.array()).len(), 16);
/// ```
#[must_use]
pub fn legal_moves(rules: &RuleChoices, setup: &Setup) -> Vec<Move> {
    let board = Board { rules, men: *setup };
    let mut moves = board.safe_moves();
    if rules.stalemate_forbidden {
        moves.retain(|&m| {
            let after = Board { rules, men: moved(rules, setup, m) };
            after.in_check(after.men.turn) || !after.safe_moves().is_empty()
        });
    }
    moves
}

/// The set-up after a move by these rules, and after the turn that a stalemated side misses.
#[must_use]
pub fn play(rules: &RuleChoices, setup: &Setup, m: Move) -> Setup {
    let after = moved(rules, setup, m);
    let reply = Board { rules, men: after };
    if !rules.stalemate_passes || reply.in_check(after.turn) || !reply.safe_moves().is_empty() {
        return after;
    }
    let mut missed = after;
    missed.fullmoves = after.fullmoves.saturating_add(u32::from(after.turn == Side::Black));
    missed.turn = !after.turn;
    missed.en_passant = None;
    let again = Board { rules, men: missed };
    if again.safe_moves().is_empty() { after } else { missed }
}

/// The set-up after a move by these rules, worked out piece by piece.
fn moved(rules: &RuleChoices, setup: &Setup, m: Move) -> Setup {
    let mut after = *setup;
    let taken = m.takes_on().and_then(|square| after.set(square, None));
    let mut man = after.set(m.from(), None);
    let was_pawn = man.is_some_and(|man| man.kind == Kind::Pawn);
    if let Some(kind) = m.promotion_kind() {
        man = man.map(|man| Man { kind, ..man });
    }
    let rook = m.rook().map(|(from, to)| (to, after.set(from, None)));
    after.set(m.to(), man);
    if let Some((to, rook)) = rook {
        after.set(to, rook);
    }
    for square in [m.from(), m.to()] {
        after.unmoved = after.unmoved.without(square);
    }
    let promoted_leaps = rules.queen == QueenRule::FersLeap { promoted: true };
    if m.promotion_kind() == Some(Kind::Queen) && promoted_leaps {
        after.unmoved = after.unmoved.with(m.to());
    }
    if m.promotion_kind() == Some(Kind::Rook) && rules.castling == CastlingRule::AnyLine {
        after.unmoved = after.unmoved.with(m.to());
    }
    let side_moved = setup.turn;
    for (side, wing, corner) in setup.castling.iter() {
        let king_moved = man == Some(Man::new(side, Kind::King));
        if king_moved || m.from() == corner || m.to() == corner {
            after.castling.set(side, wing, None);
        }
    }
    after.halfmoves = if taken.is_some() || was_pawn { 0 } else { setup.halfmoves.saturating_add(1) };
    after.fullmoves = setup.fullmoves.saturating_add(u32::from(side_moved == Side::Black));
    let middle = Square::new(m.from().file(), (m.from().rank() + m.to().rank()) / 2);
    after.en_passant = (m.kind() == MoveKind::DoubleStep).then_some(middle);
    after.turn = !side_moved;
    if let Some(lost) = taken
        && rules.promotion == PromotionRule::CapturedSuspended
    {
        name_a_waiting_pawn(&mut after, lost, promoted_leaps);
    }
    after
}

/// The waiting Pawn nearest the a file that may take the name of a lost man takes it.
fn name_a_waiting_pawn(setup: &mut Setup, lost: Man, promoted_leaps: bool) {
    let rank = if lost.side == Side::White { 7 } else { 0 };
    if matches!(lost.kind, Kind::Pawn | Kind::King) {
        return;
    }
    for file in 0..8 {
        let square = Square::new(file, rank);
        let waits = setup.man_at(square) == Some(Man::new(lost.side, Kind::Pawn));
        if waits && is_lost(setup, lost.side, lost.kind, square, true) {
            setup.set(square, Some(lost));
            if lost.kind == Kind::Queen && promoted_leaps {
                setup.unmoved = setup.unmoved.with(square);
            }
            return;
        }
    }
}

/// Whether a side has fewer of a kind than at the start, and, if Bishops must differ in colour, none like one on `square`.
fn is_lost(setup: &Setup, side: Side, kind: Kind, square: Square, colours: bool) -> bool {
    let there: Vec<Square> = setup.squares_of(Man::new(side, kind)).collect();
    let at_the_start = if kind == Kind::Queen { 1 } else { 2 };
    let same_colour = there.iter().any(|other| other.is_light() == square.is_light());
    there.len() < at_the_start && !(colours && kind == Kind::Bishop && same_colour)
}

struct Board<'a> {
    rules: &'a RuleChoices,
    men: Setup,
}

impl Board<'_> {
    fn safe_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, man) in self.men.men().filter(|(_, man)| man.side == self.men.turn) {
            for to in Square::ALL.into_iter().filter(|&to| to != from) {
                self.transfers(man, from, to, &mut moves);
            }
        }
        moves.extend(self.castlings());
        moves.retain(|&m| {
            let after = Board { rules: self.rules, men: moved(self.rules, &self.men, m) };
            !after.in_check(self.men.turn)
        });
        moves
    }

    fn man(&self, square: Square) -> Option<Man> {
        self.men.man_at(square)
    }

    fn transfers(&self, man: Man, from: Square, to: Square, moves: &mut Vec<Move>) {
        let target = self.man(to);
        if target.is_some_and(|other| other.side == man.side || other.kind == Kind::King) {
            return;
        }
        let queens = man.kind == Kind::Queen && target.is_some_and(|other| other.kind == Kind::Queen);
        if queens && self.rules.queen == QueenRule::ModernSparingQueens {
            return;
        }
        if man.kind == Kind::Pawn {
            self.pawn_transfers(man.side, from, to, moves);
        } else if self.reaches(from, to) || self.leaps(man, from, to) {
            moves.push(Move::plain(from, to));
        }
    }

    fn pawn_transfers(&self, side: Side, from: Square, to: Square, moves: &mut Vec<Move>) {
        let up = if side == Side::White { 1 } else { -1 };
        let (files, ranks) = step(from, to);
        match (files.abs(), ranks * up, self.man(to)) {
            (0, 1, None) | (1, 1, Some(_)) => self.arrivals(side, from, to, moves),
            (1, 1, None) if self.men.en_passant == Some(to) => {
                moves.push(Move::with_code(from, to, Code::EnPassant));
            }
            (0, 2, None) => {
                let passed = from.offset(0, up).and_then(|square| self.man(square));
                let home = from.rank() == if side == Side::White { 1 } else { 6 };
                let may = match self.rules.double_step {
                    DoubleStep::No => false,
                    DoubleStep::RookKingQueenPawns { until_first_capture, .. } => match from.file() {
                        0 | 7 => true,
                        3 | 4 => {
                            let all =
                                Square::ALL.into_iter().filter(|&at| self.man(at).is_some()).count() == 32;
                            all || !until_first_capture
                        }
                        _ => false,
                    },
                    DoubleStep::Yes { .. } => true,
                };
                if may && home && passed.is_none() {
                    moves.push(Move::with_code(from, to, Code::DoubleStep));
                }
            }
            _ => {}
        }
    }

    fn arrivals(&self, side: Side, from: Square, to: Square, moves: &mut Vec<Move>) {
        if to.rank() != if side == Side::White { 7 } else { 0 } {
            return moves.push(Move::plain(from, to));
        }
        let has_queen = self.men.squares_of(Man::new(side, Kind::Queen)).next().is_some();
        let pieces = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
        let lost =
            |colours| pieces.into_iter().filter(move |&kind| is_lost(&self.men, side, kind, to, colours));
        let (choices, may_stay): (Vec<Kind>, bool) = match self.rules.promotion {
            PromotionRule::Queen => (vec![Kind::Queen], false),
            PromotionRule::QueenIfLost if has_queen => (vec![], false),
            PromotionRule::QueenIfLost => (vec![Kind::Queen], false),
            PromotionRule::Captured => (lost(false).collect(), false),
            PromotionRule::CapturedSuspended => (lost(true).collect(), lost(true).next().is_none()),
            PromotionRule::Free => (pieces.to_vec(), false),
            PromotionRule::FreeOrPawn => (pieces.to_vec(), true),
        };
        moves.extend(choices.into_iter().map(|kind| Move::promotion(from, to, kind)));
        if may_stay {
            moves.push(Move::with_code(from, to, Code::StaysPawn));
        }
    }

    /// Whether the man on `from` attacks `to`.
    fn reaches(&self, from: Square, to: Square) -> bool {
        let Some(man) = self.man(from) else { return false };
        let (files, ranks) = step(from, to);
        let (short, long) = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
        let straight = short == 0;
        let diagonal = short == long;
        match man.kind {
            Kind::Pawn => files.abs() == 1 && ranks == if man.side == Side::White { 1 } else { -1 },
            Kind::Knight => (short, long) == (1, 2),
            Kind::Bishop if self.rules.bishop == BishopRule::Fil => (short, long) == (2, 2),
            Kind::Bishop => diagonal && self.open(from, to),
            Kind::Rook => straight && self.open(from, to),
            Kind::Queen if matches!(self.rules.queen, QueenRule::Modern | QueenRule::ModernSparingQueens) => {
                (straight || diagonal) && self.open(from, to)
            }
            Kind::Queen => (short, long) == (1, 1),
            Kind::King => long == 1,
        }
    }

    /// Whether King or fers can make this first move.
    fn leaps(&self, man: Man, from: Square, to: Square) -> bool {
        let (files, ranks) = step(from, to);
        let (short, long) = (files.abs().min(ranks.abs()), files.abs().max(ranks.abs()));
        if !self.men.unmoved.contains(from) {
            return false;
        }
        match man.kind {
            Kind::Queen => {
                matches!(self.rules.queen, QueenRule::FersLeap { .. })
                    && long == 2
                    && short != 1
                    && self.man(to).is_none()
            }
            Kind::King if self.in_check(man.side) => false,
            Kind::King => self.king_leaps(from, to) || self.goes_over_the_rook(man.side, from, to),
            _ => false,
        }
    }

    fn king_leaps(&self, from: Square, to: Square) -> bool {
        let KingRule::Leap(leap) = self.rules.king else { return false };
        let (files, ranks) = step(from, to);
        let far = files.abs().max(ranks.abs());
        let on_a_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        let crossed = (1..far).filter_map(|n| from.offset(files.signum() * n, ranks.signum() * n));
        let exposed = on_a_line
            && crossed.into_iter().any(|square| self.without(from).attacked(square, !self.men.turn));
        (far == 2 || far == 3 && leap.three_squares)
            && (leap.captures || self.man(to).is_none())
            && (leap.through_attack || !exposed)
    }

    fn goes_over_the_rook(&self, side: Side, from: Square, to: Square) -> bool {
        let (files, ranks) = step(from, to);
        let Some(beside) = from.offset(files.signum(), 0) else { return false };
        self.rules.castling == CastlingRule::TwoMoves
            && (files.abs(), ranks) == (2, 0)
            && self.man(beside) == Some(Man::new(side, Kind::Rook))
            && self.man(to).is_none()
            && !self.without(from).attacked(beside, !side)
    }

    fn castlings(&self) -> Vec<Move> {
        let side = self.men.turn;
        let kings: Vec<Square> = self.men.squares_of(Man::new(side, Kind::King)).collect();
        let [king] = kings[..] else { return Vec::new() };
        if self.in_check(side) {
            return Vec::new();
        }
        let rights = self.men.castling.iter().filter(|(of, _, _)| *of == side);
        let each = rights.flat_map(|(_, wing, rook)| match self.rules.castling {
            CastlingRule::None | CastlingRule::TwoMoves => Vec::new(),
            CastlingRule::Modern | CastlingRule::AnyLine => {
                self.modern_castling(king, wing, rook).into_iter().collect()
            }
            CastlingRule::Free => self.free_castlings(king, wing, rook),
        });
        let mut found: Vec<Move> = each.collect();
        if self.rules.castling == CastlingRule::AnyLine {
            found.extend(self.castling_on_file(king));
        }
        found
    }

    /// Up the file, with a Rook that was promoted there.
    fn castling_on_file(&self, king: Square) -> Option<Move> {
        let side = self.men.turn;
        let (home, up) = if side == Side::White { (0, 1) } else { (7, -1) };
        let rook = Square::new(king.file(), 7 - home);
        let crossed = [king.offset(0, up)?, king.offset(0, 2 * up)?];
        let unmoved = [king, rook].into_iter().all(|square| self.men.unmoved.contains(square));
        (king.rank() == home
            && unmoved
            && self.man(rook) == Some(Man::new(side, Kind::Rook))
            && self.open(king, rook)
            && !crossed.into_iter().any(|square| self.without(king).attacked(square, !side)))
        .then(|| Move::castling_on_file(king, crossed[1]))
    }

    fn modern_castling(&self, king: Square, wing: Wing, rook: Square) -> Option<Move> {
        let side = self.men.turn;
        let (king_to, rook_to) = (wing.king_to(side), wing.rook_to(side));
        let crossed = files(king, king_to).chain(files(rook, rook_to)).chain(files(king, rook));
        let clear = crossed
            .filter(|&square| square != king && square != rook)
            .all(|square| self.man(square).is_none());
        let safe = files(king, king_to).all(|square| !self.without(king).attacked(square, !side));
        (clear && safe).then(|| Move::castling(king, wing, rook))
    }

    /// Every pair of squares, the King beyond the Rook.
    fn free_castlings(&self, king: Square, wing: Wing, rook: Square) -> Vec<Move> {
        let side = self.men.turn;
        let mut way: Vec<Square> = files(king, rook).collect();
        if wing == Wing::Queen {
            way.reverse();
        }
        if way[1..way.len() - 1].iter().any(|&square| self.man(square).is_some()) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for (i, &king_to) in way.iter().enumerate() {
            if way[..=i].iter().any(|&square| self.without(king).attacked(square, !side)) {
                break;
            }
            for &rook_to in &way[..i] {
                let usual = (king_to, rook_to) == (wing.king_to(side), wing.rook_to(side));
                let m = if usual {
                    Move::castling(king, wing, rook)
                } else {
                    Move::free_castling(king, king_to, rook_to)
                };
                let after = Board { rules: self.rules, men: moved(self.rules, &self.men, m) };
                let attacks = |from| after.enemies_of(side).any(|enemy| after.reaches(from, enemy));
                if !attacks(king_to) && !attacks(rook_to) {
                    found.push(m);
                }
            }
        }
        found
    }

    fn enemies_of(&self, side: Side) -> impl Iterator<Item = Square> + '_ {
        self.men.men().filter(move |(_, man)| man.side != side).map(|(square, _)| square)
    }

    /// Whether every square strictly between two squares on one line is empty.
    fn open(&self, from: Square, to: Square) -> bool {
        let (files, ranks) = step(from, to);
        (1..files.abs().max(ranks.abs()))
            .filter_map(|n| from.offset(files.signum() * n, ranks.signum() * n))
            .all(|square| self.man(square).is_none())
    }

    /// The board without the man on this square.
    fn without(&self, square: Square) -> Self {
        let mut men = self.men;
        men.set(square, None);
        Board { rules: self.rules, men }
    }

    fn attacked(&self, square: Square, by: Side) -> bool {
        self.men.men().any(|(from, man)| man.side == by && from != square && self.reaches(from, square))
    }

    fn in_check(&self, side: Side) -> bool {
        self.men.squares_of(Man::new(side, Kind::King)).any(|king| self.attacked(king, !side))
    }
}

/// Files and ranks from one square to another.
fn step(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}

/// The squares of a rank from one to the other, both included, from the a file on.
fn files(a: Square, b: Square) -> impl Iterator<Item = Square> {
    (a.file().min(b.file())..=a.file().max(b.file())).map(move |file| Square::new(file, a.rank()))
}
