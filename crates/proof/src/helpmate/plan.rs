//! A mate to head for: where the King is to stand, who checks him from where, and who does what besides.
//!
//! Plans are guessed from how things stand; that they lead to mate is for the moves to show.

use board::{Bitboard, Kind, Square};

use crate::attacks::{self, fill};
use crate::helpmate::candidates::Candidate;
use crate::helpmate::features::{Defender, Features, Piece};
use crate::helpmate::role::{NO_ROLE, Role};

/// The most men that have something to do in a plan.
pub(crate) const ROLES: usize = 8;
pub(crate) struct Plan {
    /// Whether it ends with a promotion, from where another plan is to be made, and not with mate.
    pub(crate) promotes: bool,
    /// Whether the loser's men must help, so that none of them is to be taken.
    pub(crate) bare: bool,
    /// The King first, then the man that checks.
    pub(crate) roles: [Role; ROLES],
    pub(crate) count: usize,
    /// Men that are needed where they stand.
    pub(crate) stay: Bitboard,
    /// Squares that no man should come upon: those on which the check could be parried, and the King's.
    pub(crate) clear: Bitboard,
    parry: Bitboard,
}

impl Plan {
    /// Gives a man of the mated side the role to go where it cannot parry.
    pub(crate) fn add_defender(
        &mut self,
        square: Square,
        kind: Kind,
        winner: board::Side,
        occupied: Bitboard,
    ) {
        let parry = self.parry.iter();
        let from = parry.fold(Bitboard::EMPTY, |set, at| set | attacks::attacks(kind, winner, at, occupied));
        let role = Role::of(square, false);
        self.add(match kind {
            // Steps of Pawns are not worked out backwards: wherever it goes, it counts as one move.
            Kind::Pawn => {
                let behind = fill::forward(winner, self.parry);
                role.in_one(!(from | behind | fill::forward(winner, behind)) - self.parry)
            }
            _ => role.heading_for(kind, !from - self.parry, !Bitboard::EMPTY, !occupied),
        });
    }

    /// One man more; too many are not minded.
    pub(crate) fn add(&mut self, role: Role) {
        if self.count < ROLES {
            self.roles[self.count] = role;
            self.count += 1;
        }
    }

    /// Nothing to do yet but for the Pawn.
    pub(crate) fn to_promote(king: Square, pawn: Role) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut plan = Self {
            promotes: true,
            bare: false,
            roles: [NO_ROLE; ROLES],
            count: 0,
            stay: nothing,
            clear: nothing,
            parry: nothing,
        };
        plan.add(Role::of(king, false).anywhere());
        plan.add(pawn);
        plan
    }
}

/// The role of the King that is to be mated, and of the man that mates him.
pub(crate) const KING: usize = 0;
pub(crate) const CHECKER: usize = 1;

impl Features {
    /// The candidate with a man for everything that is to be done; `None` where there is none.
    pub(crate) fn plan(&self, candidate: &Candidate) -> Option<Plan> {
        let mut maker = Maker::new(self, candidate);
        maker.cover()?;
        maker.send_defenders_away()?;
        Some(maker.finish())
    }
}

/// A plan in the making.
struct Maker<'a> {
    features: &'a Features,
    candidate: &'a Candidate,
    plan: Plan,
    /// The squares that men with roles see to.
    seen_to: Bitboard,
    parry: Bitboard,
    used: Bitboard,
}

impl<'a> Maker<'a> {
    fn new(features: &'a Features, candidate: &'a Candidate) -> Self {
        let piece = features.pieces()[candidate.piece];
        let open = features.occupied.without(features.king);
        let parry = attacks::between(candidate.king, candidate.at).with(candidate.at);
        let plan = Plan {
            promotes: false,
            bare: features.is_bare(),
            roles: [NO_ROLE; ROLES],
            count: 0,
            stay: Bitboard::EMPTY,
            clear: Bitboard::EMPTY,
            parry,
        };
        let seen_to = attacks::attacks(piece.kind, features.winner, candidate.at, open);
        let used = Bitboard::of(piece.square);
        let mut maker = Self { features, candidate, plan, seen_to, parry, used };
        let king = Role::of(features.king, false);
        maker.add(king.heading_for(
            Kind::King,
            Bitboard::of(candidate.king),
            !features.losers.without(features.king) - features.barred(),
            !features.occupied,
        ));
        maker.add(maker.of_piece(&piece, candidate.at));
        if let Some((at, _)) = candidate.help {
            maker.seen_to |= attacks::king(at);
            maker.used = maker.used.with(features.winning_king);
            let role = Role::of(features.winning_king, true);
            let allowed = !features.winners.without(features.winning_king);
            maker.add(role.heading_for(Kind::King, Bitboard::of(at), allowed, !features.occupied));
        }
        maker
    }

    fn add(&mut self, role: Role) {
        self.plan.add(role);
    }

    fn is_full(&self) -> bool {
        self.plan.count == ROLES
    }

    fn of_piece(&self, piece: &Piece, at: Square) -> Role {
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
        let after = role.left_as_piece(last);
        role.promoting(piece.kind, after, piece.square)
    }

    /// Finds men for the squares that are open.
    fn cover(&mut self) -> Option<()> {
        loop {
            let open = self.open();
            if open.is_empty() {
                return Some(());
            }
            if self.is_full() {
                return None;
            }
            let (gain, role) = self.best_support(open)?;
            self.used = self.used.with(role.square);
            self.seen_to |= gain;
            self.add(role);
        }
    }

    /// The squares around the King that are neither attacked nor filled yet.
    fn open(&self) -> Bitboard {
        let zone = attacks::king(self.candidate.king) - self.seen_to;
        let filled = self.features.losers - self.used.with(self.features.king).with(self.candidate.at);
        let stands = self.features.stands().iter().filter(|(square, _)| !self.used.contains(*square));
        stands.fold(zone - filled, |open, (_, attacked)| open - *attacked)
    }

    /// The man that sees to the most open squares with the fewest moves.
    fn best_support(&self, open: Bitboard) -> Option<(Bitboard, Role)> {
        let mut best: Option<(u32, Bitboard, Support)> = None;
        let mut consider = |price: u32, gain: Bitboard, support: Support| {
            let worth = 8 * gain.count() + 2 * FAR - price;
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
            Support::Piece(piece, at) => self.of_piece(&piece, at),
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
                for at in piece.within[more] - met - self.parry.with(self.candidate.king) {
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
            let mut fill = |at: Square, price: u32| {
                let free = features.occupied.without(defender.square);
                let seen = attacks::attacks(defender.kind, !features.winner, at, free);
                if !seen.meets(self.parry) {
                    consider(price, Bitboard::of(at), Support::Defender(*defender, at));
                }
            };
            if defender.kind == Kind::Pawn {
                let one = fill::forward(!features.winner, Bitboard::of(defender.square)) - features.occupied;
                let steps = one | defender.attacked & features.winners;
                (steps & goals).iter().for_each(|at| fill(at, 1));
                continue;
            }
            let far = if features.is_bare() { FAR } else { 2 };
            let mut met = Bitboard::of(defender.square);
            for more in 1..=far {
                let next = fill::attacks(defender.kind, !features.winner, met, !features.occupied);
                let next = next - features.losers.without(features.king) - met;
                (next & goals).iter().for_each(|at| fill(at, 2 * more - 1));
                met |= next;
            }
        }
    }

    fn supports_by_pawns(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let features = self.features;
        for square in features.pawns - self.used {
            for at in fill::forward(features.winner, Bitboard::of(square))
                - features.occupied
                - self.parry.with(self.candidate.king)
            {
                let gain = attacks::pawn(features.winner, at) & open;
                consider(2, gain, Support::Pawn(square, at));
            }
        }
    }

    /// Men that could parry the check must go elsewhere.
    fn send_defenders_away(&mut self) -> Option<()> {
        let features = self.features;
        for defender in features.defenders() {
            if !defender.parries(self.candidate.at, self.parry.without(self.candidate.at))
                || self.used.contains(defender.square)
                || defender.square == self.candidate.at
            {
                continue;
            }
            let zone = attacks::king(self.candidate.king);
            if self.is_full() || (zone - self.seen_to - features.attacked).contains(defender.square) {
                return None;
            }
            self.plan.add_defender(
                defender.square,
                defender.kind,
                features.winner,
                features.occupied.without(defender.square),
            );
        }
        Some(())
    }

    fn finish(mut self) -> Plan {
        let zone = attacks::king(self.candidate.king);
        let needed = zone - self.seen_to;
        let stand = self.features.stands().iter();
        let covering =
            stand.filter(|(square, attacked)| attacked.meets(needed) && !self.used.contains(*square));
        self.plan.stay = covering.map(|(square, _)| *square).collect();
        self.plan.stay |= (needed & self.features.losers) - self.used.with(self.features.king);
        self.plan.clear = self.parry.with(self.candidate.king);
        self.plan
    }
}

/// How many moves ahead a man of the loser is looked for who is to block, where only Knights and Bishops mate.
const FAR: u32 = 6;

#[derive(Clone, Copy)]
enum Support {
    Piece(Piece, Square),
    Pawn(Square, Square),
    Defender(Defender, Square),
}
