//! A mate to head for: where the King is to stand, who checks him from where, and who does what besides.
//!
//! Plans are guessed from how things stand; that they lead to mate is for the moves to show.

use board::{Bitboard, Kind, Square};

use crate::role::{NO_ROLE, Role};
use crate::scene::{AHEAD, Guard, Piece, Scene, WALK, way};
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

/// A mate looked at in outline.
#[derive(Clone, Copy)]
pub(crate) struct Outline {
    pub(crate) cost: u32,
    pub(crate) king: Square,
    pub(crate) king_moves: u32,
    /// Which piece checks, and from where.
    pub(crate) piece: usize,
    pub(crate) at: Square,
    pub(crate) moves: u32,
    /// Where the other King helps, if he must, and after how many moves.
    pub(crate) help: Option<(Square, u32)>,
    /// Squares by which the King would escape.
    pub(crate) open: Bitboard,
}

/// The cheapest outlines, the cheapest first.
pub(crate) struct Outlines<const KEPT: usize> {
    best: [Option<Outline>; KEPT],
}

/// So many outlines in which the same man mates on the same square are kept where few are, and where many are.
const ALIKE: [usize; 2] = [2, 6];

impl<const KEPT: usize> Outlines<KEPT> {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Outline> {
        self.best.iter().flatten()
    }

    /// An outline that costs as much is not kept.
    fn worst(&self) -> u32 {
        self.best[KEPT - 1].map_or(u32::MAX, |outline| outline.cost)
    }

    /// Notes an outline among the cheapest; of those in which the same man mates on the same square, few.
    fn note(&mut self, outline: Outline) {
        let alike = |other: &Option<Outline>| {
            other.is_some_and(|other| (other.king, other.piece) == (outline.king, outline.piece))
        };
        let mut places = (0..KEPT).filter(|&i| alike(&self.best[i]));
        let last = places.nth(ALIKE[usize::from(KEPT > 16)] - 1).unwrap_or(KEPT - 1);
        let place =
            self.best[..=last].iter().position(|other| other.is_none_or(|other| outline.cost < other.cost));
        if let Some(place) = place {
            self.best[place..=last].rotate_right(1);
            self.best[place] = Some(outline);
        }
    }
}

/// Single moves until the mate, where each side has so many of its own to make.
pub(crate) fn plies(winning: u32, losing: u32, winning_turn: bool) -> u32 {
    if winning_turn { (2 * winning.max(1) - 1).max(2 * losing + 1) } else { (2 * winning).max(2 * losing) }
}

impl Scene {
    /// The cheapest outlines, no more than so many.
    pub(crate) fn outlines<const KEPT: usize>(&self) -> Outlines<KEPT> {
        let mut outlines = Outlines { best: [None; KEPT] };
        let far = if self.occupied.count() > 12 { 2 } else { WALK - 1 };
        let mut met = Bitboard::EMPTY;
        for (moves, &walk) in (0..).zip(&self.walk[..=far]) {
            if self.least(1, moves) >= outlines.worst() {
                break;
            }
            // In check he has to go, if nobody parries it.
            if moves == 0 && self.checked {
                continue;
            }
            // Where he can go to the fewest squares first: such outlines are cheap, and spare others.
            let free = |king: Square| (attacks::king(king) - self.losers - self.attacked).count();
            let (mut squares, mut count) = ([(0, self.king); 32], 0);
            for king in (walk - met).iter().take(squares.len()) {
                squares[count] = (free(king), king);
                count += 1;
            }
            squares[..count].sort_unstable_by_key(|&(free, _)| free);
            for &(_, king) in &squares[..count] {
                self.outline_on(king, moves, &mut outlines);
            }
            met |= walk;
        }
        outlines
    }

    /// No outline with so many moves of the man that checks and of the King to be mated costs less.
    fn least(&self, moves: u32, king_moves: u32) -> u32 {
        4 * plies(moves, king_moves, self.winning_turn) + 2 * (moves + king_moves)
    }

    fn outline_on<const KEPT: usize>(&self, king: Square, king_moves: u32, outlines: &mut Outlines<KEPT>) {
        let open = self.occupied.without(self.king);
        let zone = attacks::king(king);
        let blocked = (zone & self.losers).without(self.king);
        let mut helps = None;
        for (i, piece) in self.pieces().iter().enumerate() {
            if piece.steps > 0 && way(self.winner, piece.square).contains(king) {
                continue;
            }
            let lacking = lacking_at_least(piece.kind, (zone - blocked - piece.others).count());
            if self.least(piece.steps.max(1) + lacking, king_moves) >= outlines.worst() {
                continue;
            }
            let from = attacks::attacks(piece.kind, self.winner, king, open);
            let first = if piece.steps > 0 { 0 } else { 1 };
            let mut met = if first == 1 { piece.within[0] } else { Bitboard::EMPTY };
            for more in first..=AHEAD {
                let moves = piece.steps + more as u32;
                if self.least(moves + lacking, king_moves) >= outlines.worst() {
                    break;
                }
                for at in (from & piece.within[more]) - met {
                    let cover = attacks::attacks(piece.kind, self.winner, at, open);
                    let open = zone - blocked.without(at) - piece.others - cover;
                    let bare = Outline { cost: 0, king, king_moves, piece: i, at, moves, help: None, open };
                    self.weigh(bare, &mut helps, outlines);
                }
                met |= piece.within[more];
            }
        }
    }

    /// Where the other King would cover squares of the zone, and after how many moves.
    fn helps(&self, king: Square, zone: Bitboard) -> Helps {
        let nowhere = (Square::A1, 0, Bitboard::EMPTY);
        let mut helps = Helps { list: [nowhere; 16], count: 0, covered: Bitboard::EMPTY };
        let ring = fill::attacks(Kind::King, self.winner, zone, Bitboard::ALL) - zone.with(king);
        let far = if self.occupied.count() > 12 { 3 } else { WALK - 1 };
        let mut met = Bitboard::of(self.winning_king);
        for (moves, &walk) in (0..).zip(&self.winning_walk[..=far]) {
            for at in (walk & ring) - met {
                helps.list[helps.count] = (at, moves, attacks::king(at));
                helps.covered |= attacks::king(at);
                helps.count += 1;
            }
            met |= walk;
        }
        helps
    }

    fn weigh<const KEPT: usize>(
        &self,
        bare: Outline,
        helps: &mut Option<Helps>,
        outlines: &mut Outlines<KEPT>,
    ) {
        let worst = outlines.worst();
        let moves = |open: Bitboard, more: u32| bare.moves + more + OPEN * open.count();
        let cost = |moves: u32| self.least(moves, bare.king_moves);
        let open = bare.open - attacks::king(self.winning_king);
        let (mut fewest, mut best) = (moves(open, 0), Outline { open, ..bare });
        if !open.is_empty() {
            let least = bare.moves + 1 + OPEN * bare.open.count().saturating_sub(HELPED);
            if cost(least.min(fewest)) >= worst {
                return;
            }
            let helps = helps.get_or_insert_with(|| self.helps(bare.king, attacks::king(bare.king)));
            if least < fewest && moves(open - helps.covered, 1) < fewest {
                for &(at, more, cover) in &helps.list[..helps.count] {
                    if bare.moves + more >= fewest {
                        break;
                    }
                    let open = bare.open - cover;
                    let moves = moves(open, more);
                    if moves < fewest && at != bare.at {
                        fewest = moves;
                        best = Outline { help: Some((at, more)), open, ..bare };
                    }
                }
            }
        }
        best.cost = cost(fewest);
        if best.cost < worst && best.open.count() <= self.fillers {
            let between = attacks::between(best.king, best.at);
            let needed = attacks::king(best.king) - self.attacked;
            let parries = |guard: &&Guard| guard.parries(best.at, between) && guard.square != best.at;
            let fee = |guard: &Guard| if needed.contains(guard.square) { TIED } else { FREE };
            best.cost += self.guards().iter().filter(parries).map(fee).sum::<u32>();
            outlines.note(best);
        }
    }

    /// The outline with a man for everything that is to be done; `None` where there is none.
    pub(crate) fn plan(&self, outline: &Outline) -> Option<Plan> {
        let mut maker = Maker::new(self, outline);
        maker.cover()?;
        maker.send_guards_away()?;
        Some(maker.finish())
    }
}

/// What it costs that a man could parry the check: one that can go away, and one that is needed where it stands.
const FREE: u32 = 5;
const TIED: u32 = 40;

/// What a square costs by which the King would escape, in moves.
const OPEN: u32 = 4;

/// A King helps with no more squares than this.
const HELPED: u32 = 3;

/// How many moves the squares that nobody sees to yet cost at least, where a man of this kind checks and the King helps:
/// a square costs [`OPEN`], and he takes three for one.
const fn lacking_at_least(kind: Kind, squares: u32) -> u32 {
    let covered = match kind {
        Kind::Queen => 5,
        Kind::Rook => 3,
        Kind::Bishop | Kind::Knight | Kind::Pawn | Kind::King => 2,
    };
    // The square on which the man stands may be blocked no longer, but it is seen to by none but him.
    match squares.saturating_sub(covered) {
        0 => 0,
        left => 1 + OPEN * left.saturating_sub(HELPED),
    }
}

/// Where a King would help.
struct Helps {
    /// His squares, his moves to them, and what he attacks from there.
    list: [(Square, u32, Bitboard); 16],
    count: usize,
    /// What he may attack from one or the other of them.
    covered: Bitboard,
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
