//! Turns a candidate into a plan: finds a piece for everything that has to be done.

use board::{Bitboard, Kind, Square};

use crate::attacks::{self, fill};
use crate::helpmate::candidate_list::Candidate;
use crate::helpmate::features::{Defender, Features, Piece};
use crate::helpmate::plan::Plan;
use crate::helpmate::role::Role;

/// How many moves ahead a piece of the loser is looked for that is to block, where only Knights and Bishops mate.
const MOST_MOVES_TO_BLOCK: u32 = 6;

impl Features {
    /// The plan of a candidate; `None` where there is no piece for something that has to be done.
    pub(crate) fn plan(&self, candidate: &Candidate) -> Option<Plan> {
        let mut maker = PlanMaker::new(self, candidate);
        maker.cover_open()?;
        maker.send_defenders_away()?;
        Some(maker.finish())
    }
}

/// A plan in the making.
struct PlanMaker<'a> {
    features: &'a Features,
    candidate: &'a Candidate,
    plan: Plan,
    /// The squares that pieces with roles cover or fill.
    covered: Bitboard,
    /// Where the pieces with roles stand at first.
    used: Bitboard,
}

impl<'a> PlanMaker<'a> {
    fn new(features: &'a Features, candidate: &'a Candidate) -> Self {
        let piece = features.pieces()[candidate.piece];
        let open = features.occupied.without(features.king);
        let parry = attacks::between(candidate.king, candidate.at).with(candidate.at);
        let plan = Plan { needs_losers: features.has_only_minors(), parry, ..Plan::empty() };
        let covered = attacks::attacks(piece.kind, features.winner, candidate.at, open);
        let used = Bitboard::of(piece.square);
        let mut maker = Self { features, candidate, plan, covered, used };
        let king = Role::of(features.king, false);
        maker.plan.add(king.heading_for(
            Kind::King,
            Bitboard::of(candidate.king),
            !features.losers.without(features.king) - features.barred(),
            !features.occupied,
        ));
        maker.plan.add(maker.role_of_piece(&piece, candidate.at));
        if let Some((at, _)) = candidate.help {
            maker.covered |= attacks::king(at);
            maker.used = maker.used.with(features.winning_king);
            let role = Role::of(features.winning_king, true);
            let allowed = !features.winners.without(features.winning_king);
            maker.plan.add(role.heading_for(Kind::King, Bitboard::of(at), allowed, !features.occupied));
        }
        maker
    }

    /// The role of a piece that is to go to a square, and to be promoted first if it is a Pawn.
    fn role_of_piece(&self, piece: &Piece, at: Square) -> Role {
        let features = self.features;
        let role = Role::of(piece.square, true);
        let role = role.heading_for(
            piece.kind,
            Bitboard::of(at),
            !features.winners.without(piece.square),
            !features.occupied.without(piece.square),
        );
        if piece.steps == 0 {
            return role;
        }
        let last = Square::new(piece.square.file(), features.winner.nth_rank(7));
        let after = role.moves_as_piece(last);
        role.promoting(piece.kind, after, piece.square)
    }

    /// Finds pieces for the squares that are open.
    fn cover_open(&mut self) -> Option<()> {
        loop {
            let open = self.open();
            if open.is_empty() {
                return Some(());
            }
            if self.plan.is_full() {
                return None;
            }
            let (gain, role) = self.best_support(open)?;
            self.used = self.used.with(role.square);
            self.covered |= gain;
            self.plan.add(role);
        }
    }

    /// The squares around the King that are neither attacked nor filled yet.
    fn open(&self) -> Bitboard {
        let zone = attacks::king(self.candidate.king) - self.covered;
        let filled = self.features.losers - self.used.with(self.features.king).with(self.candidate.at);
        let others = self.features.attackers().iter().filter(|(square, _)| !self.used.contains(*square));
        others.fold(zone - filled, |open, (_, attacked)| open - *attacked)
    }

    /// The piece that covers or fills the most open squares with the fewest moves.
    fn best_support(&self, open: Bitboard) -> Option<(Bitboard, Role)> {
        let mut best: Option<(u32, Bitboard, Support)> = None;
        let mut consider = |price: u32, gain: Bitboard, support: Support| {
            let worth = 8 * gain.count() + 2 * MOST_MOVES_TO_BLOCK - price;
            if !gain.is_empty() && best.is_none_or(|(before, ..)| worth > before) {
                best = Some((worth, gain, support));
            }
        };
        self.supports_by_pieces(open, &mut consider);
        self.supports_by_pawns(open, &mut consider);
        self.supports_by_defenders(open, &mut consider);
        let (_, gain, support) = best?;
        let features = self.features;
        let role = match support {
            Support::Piece(piece, at) => self.role_of_piece(&piece, at),
            Support::Pawn(square, at) => Role::of(square, true).in_one(Bitboard::of(at)),
            Support::Defender(defender, at) if defender.kind == Kind::Pawn => {
                Role::of(defender.square, false).in_one(Bitboard::of(at))
            }
            Support::Defender(defender, at) => {
                let allowed = !features.losers.without(defender.square).without(features.king);
                let role = Role::of(defender.square, false);
                role.heading_for(
                    defender.kind,
                    Bitboard::of(at),
                    allowed,
                    !features.occupied.without(defender.square),
                )
            }
        };
        Some((gain, role))
    }

    fn supports_by_pieces(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let occupied = self.features.occupied.without(self.features.king).with(self.candidate.at);
        for piece in self.features.pieces() {
            if self.used.contains(piece.square) || piece.steps > 0 {
                continue;
            }
            let mut met = piece.within[0];
            for more in 1..=2 {
                for at in piece.within[more] - met - self.plan.parry.with(self.candidate.king) {
                    let gain = attacks::attacks(piece.kind, self.features.winner, at, occupied) & open;
                    consider(2 * more as u32 + 1, gain, Support::Piece(*piece, at));
                }
                met |= piece.within[more];
            }
        }
    }

    fn supports_by_defenders(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let features = self.features;
        for defender in features.defenders() {
            if self.used.contains(defender.square) {
                continue;
            }
            let goals = open.without(self.candidate.at);
            let mut consider_filling = |at: Square, price: u32| {
                let free = features.occupied.without(defender.square);
                let seen = attacks::attacks(defender.kind, !features.winner, at, free);
                if !seen.meets(self.plan.parry) {
                    consider(price, Bitboard::of(at), Support::Defender(*defender, at));
                }
            };
            if defender.kind == Kind::Pawn {
                let one = fill::forward(!features.winner, Bitboard::of(defender.square)) - features.occupied;
                let steps = one | defender.attacked & features.winners;
                (steps & goals).iter().for_each(|at| consider_filling(at, 1));
                continue;
            }
            let far = if features.has_only_minors() { MOST_MOVES_TO_BLOCK } else { 2 };
            let mut met = Bitboard::of(defender.square);
            for more in 1..=far {
                let next = fill::attacks(defender.kind, !features.winner, met, !features.occupied);
                let next = next - features.losers.without(features.king) - met;
                (next & goals).iter().for_each(|at| consider_filling(at, 2 * more - 1));
                met |= next;
            }
        }
    }

    fn supports_by_pawns(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let features = self.features;
        for square in features.pawns - self.used {
            for at in fill::forward(features.winner, Bitboard::of(square))
                - features.occupied
                - self.plan.parry.with(self.candidate.king)
            {
                let gain = attacks::pawn(features.winner, at) & open;
                consider(2, gain, Support::Pawn(square, at));
            }
        }
    }

    /// Sends away the pieces that could parry the check.
    fn send_defenders_away(&mut self) -> Option<()> {
        let features = self.features;
        for defender in features.defenders() {
            if !defender.parries(self.candidate.at, self.plan.parry.without(self.candidate.at))
                || self.used.contains(defender.square)
                || defender.square == self.candidate.at
            {
                continue;
            }
            let zone = attacks::king(self.candidate.king);
            if self.plan.is_full() || (zone - self.covered - features.attacked).contains(defender.square) {
                return None;
            }
            self.plan.send_away(
                defender.square,
                defender.kind,
                features.winner,
                features.occupied.without(defender.square),
            );
        }
        Some(())
    }

    /// Notes what has to stay and what has to be kept clear.
    fn finish(mut self) -> Plan {
        let zone = attacks::king(self.candidate.king);
        let needed = zone - self.covered;
        let attackers = self.features.attackers().iter();
        let covering =
            attackers.filter(|(square, attacked)| attacked.meets(needed) && !self.used.contains(*square));
        self.plan.stay = covering.map(|(square, _)| *square).collect();
        self.plan.stay |= (needed & self.features.losers) - self.used.with(self.features.king);
        self.plan.clear = self.plan.parry.with(self.candidate.king);
        self.plan
    }
}

/// A piece that can cover or fill open squares, and from or on which square.
#[derive(Clone, Copy)]
enum Support {
    Piece(Piece, Square),
    Pawn(Square, Square),
    Defender(Defender, Square),
}
