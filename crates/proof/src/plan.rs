//! A mate to head for: where the King is to stand, who checks him from where, and who does what besides.
//!
//! Plans are guessed from how things stand; that they lead to mate is for the moves to show.

use board::{Bitboard, Kind, Square};

use crate::outline::Outline;
use crate::role::{NO_ROLE, Role};
use crate::scene::{Guard, Piece, Scene};
use crate::{attacks, fill};

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
    pub(crate) fn add_guard(&mut self, square: Square, kind: Kind, winner: board::Side, occupied: Bitboard) {
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

impl Scene {
    /// The outline with a man for everything that is to be done; `None` where there is none.
    pub(crate) fn plan(&self, outline: &Outline) -> Option<Plan> {
        let mut maker = Maker::new(self, outline);
        maker.cover()?;
        maker.send_guards_away()?;
        Some(maker.finish())
    }
}

/// A plan in the making.
struct Maker<'a> {
    scene: &'a Scene,
    outline: &'a Outline,
    plan: Plan,
    /// The squares that men with roles see to.
    seen_to: Bitboard,
    parry: Bitboard,
    used: Bitboard,
}

impl<'a> Maker<'a> {
    fn new(scene: &'a Scene, outline: &'a Outline) -> Self {
        let piece = scene.pieces()[outline.piece];
        let open = scene.occupied.without(scene.king);
        let parry = attacks::between(outline.king, outline.at).with(outline.at);
        let plan = Plan {
            promotes: false,
            bare: scene.is_bare(),
            roles: [NO_ROLE; ROLES],
            count: 0,
            stay: Bitboard::EMPTY,
            clear: Bitboard::EMPTY,
            parry,
        };
        let seen_to = attacks::attacks(piece.kind, scene.winner, outline.at, open);
        let used = Bitboard::of(piece.square);
        let mut maker = Self { scene, outline, plan, seen_to, parry, used };
        let king = Role::of(scene.king, false);
        maker.add(king.heading_for(
            Kind::King,
            Bitboard::of(outline.king),
            !scene.losers.without(scene.king) - scene.barred(),
            !scene.occupied,
        ));
        maker.add(maker.of_piece(&piece, outline.at));
        if let Some((at, _)) = outline.help {
            maker.seen_to |= attacks::king(at);
            maker.used = maker.used.with(scene.winning_king);
            let role = Role::of(scene.winning_king, true);
            let allowed = !scene.winners.without(scene.winning_king);
            maker.add(role.heading_for(Kind::King, Bitboard::of(at), allowed, !scene.occupied));
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
        let scene = self.scene;
        let role = Role::of(piece.square, true);
        let role = role.heading_for(
            piece.kind,
            Bitboard::of(at),
            !scene.winners.without(piece.square),
            !scene.occupied.without(piece.square),
        );
        if piece.steps == 0 {
            return role;
        }
        let last = Square::new(piece.square.file(), scene.winner.nth_rank(7));
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
        let zone = attacks::king(self.outline.king) - self.seen_to;
        let filled = self.scene.losers - self.used.with(self.scene.king).with(self.outline.at);
        let stands = self.scene.stands().iter().filter(|(square, _)| !self.used.contains(*square));
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
        self.supports_by_guards(open, &mut consider);
        let (_, gain, support) = best?;
        let scene = self.scene;
        let role = match support {
            Support::Piece(piece, at) => self.of_piece(&piece, at),
            Support::Pawn(square, at) => Role::of(square, true).in_one(Bitboard::of(at)),
            Support::Guard(guard, at) if guard.kind == Kind::Pawn => {
                Role::of(guard.square, false).in_one(Bitboard::of(at))
            }
            Support::Guard(guard, at) => {
                let allowed = !scene.losers.without(guard.square).without(scene.king);
                let role = Role::of(guard.square, false);
                role.heading_for(guard.kind, Bitboard::of(at), allowed, !scene.occupied.without(guard.square))
            }
        };
        Some((gain, role))
    }

    fn supports_by_pieces(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let occupied = self.scene.occupied.without(self.scene.king).with(self.outline.at);
        for piece in self.scene.pieces() {
            if self.used.contains(piece.square) || piece.steps > 0 {
                continue;
            }
            let mut met = piece.within[0];
            for more in 1..=2 {
                for at in piece.within[more] - met - self.parry.with(self.outline.king) {
                    let gain = attacks::attacks(piece.kind, self.scene.winner, at, occupied) & open;
                    consider(2 * more as u32 + 1, gain, Support::Piece(*piece, at));
                }
                met |= piece.within[more];
            }
        }
    }

    fn supports_by_guards(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let scene = self.scene;
        for guard in scene.guards() {
            if self.used.contains(guard.square) {
                continue;
            }
            let goals = open.without(self.outline.at);
            let mut fill = |at: Square, price: u32| {
                let free = scene.occupied.without(guard.square);
                let seen = attacks::attacks(guard.kind, !scene.winner, at, free);
                if !seen.meets(self.parry) {
                    consider(price, Bitboard::of(at), Support::Guard(*guard, at));
                }
            };
            if guard.kind == Kind::Pawn {
                let one = fill::forward(!scene.winner, Bitboard::of(guard.square)) - scene.occupied;
                let steps = one | guard.attacked & scene.winners;
                (steps & goals).iter().for_each(|at| fill(at, 1));
                continue;
            }
            let far = if scene.is_bare() { FAR } else { 2 };
            let mut met = Bitboard::of(guard.square);
            for more in 1..=far {
                let next = fill::attacks(guard.kind, !scene.winner, met, !scene.occupied);
                let next = next - scene.losers.without(scene.king) - met;
                (next & goals).iter().for_each(|at| fill(at, 2 * more - 1));
                met |= next;
            }
        }
    }

    fn supports_by_pawns(&self, open: Bitboard, consider: &mut impl FnMut(u32, Bitboard, Support)) {
        let scene = self.scene;
        for square in scene.pawns - self.used {
            for at in fill::forward(scene.winner, Bitboard::of(square))
                - scene.occupied
                - self.parry.with(self.outline.king)
            {
                let gain = attacks::pawn(scene.winner, at) & open;
                consider(2, gain, Support::Pawn(square, at));
            }
        }
    }

    /// Men that could parry the check must go elsewhere.
    fn send_guards_away(&mut self) -> Option<()> {
        let scene = self.scene;
        for guard in scene.guards() {
            if !guard.parries(self.outline.at, self.parry.without(self.outline.at))
                || self.used.contains(guard.square)
                || guard.square == self.outline.at
            {
                continue;
            }
            let zone = attacks::king(self.outline.king);
            if self.is_full() || (zone - self.seen_to - scene.attacked).contains(guard.square) {
                return None;
            }
            self.plan.add_guard(guard.square, guard.kind, scene.winner, scene.occupied.without(guard.square));
        }
        Some(())
    }

    fn finish(mut self) -> Plan {
        let zone = attacks::king(self.outline.king);
        let needed = zone - self.seen_to;
        let stand = self.scene.stands().iter();
        let covering =
            stand.filter(|(square, attacked)| attacked.meets(needed) && !self.used.contains(*square));
        self.plan.stay = covering.map(|(square, _)| *square).collect();
        self.plan.stay |= (needed & self.scene.losers) - self.used.with(self.scene.king);
        self.plan.clear = self.parry.with(self.outline.king);
        self.plan
    }
}

/// How many moves ahead a man of the loser is looked for who is to block, where only Knights and Bishops mate.
const FAR: u32 = 6;

#[derive(Clone, Copy)]
enum Support {
    Piece(Piece, Square),
    Pawn(Square, Square),
    Guard(Guard, Square),
}
