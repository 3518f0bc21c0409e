//! What the answers to a move would be if the move changed nothing, and which moves do change something.
//!
//! ```text
//!   . . . . . . k .     White to move. Kb1-a1 and the Knight's moves to x change nothing for Black: no line of
//!   . . . . . p p p     his King, no ray of his Rook, no square that his King may step to. Black has the same
//!   . . . . . . . .     answers after each of them, so they are counted once.
//!   . . . . x . . .     A man on o would shorten the ray of the Rook by what lies behind: that loss is known
//!   r o o o o o o o     for each o beforehand.
//!   . . . . N . . .     A move that gives check, frees or pins a man, or opens or bars an attack on the
//!   . . x . . . . .     King's own squares is none of this and is made and looked at.
//!   . K . . . . . .
//! ```

use super::Node;
use super::lines::{is_attacked, right};
use crate::sliders::Reach;
use crate::ways::{Men, Pins, Step, Whose, east, west};
use crate::{Bitboard, Square, Wing, rays};

/// A castling that the side that answers has the right to: the squares that must be empty, and those that must not be
/// attacked.
#[derive(Clone, Copy)]
struct Castle {
    lane: Bitboard,
    path: Bitboard,
}

impl Castle {
    /// One that stays illegal whatever is moved.
    const NONE: Self = Self { lane: Bitboard::ALL, path: Bitboard::EMPTY };
}

/// Where Pawns of the side that answers can go, whatever stands there.
struct PawnWays {
    west: Bitboard,
    east: Bitboard,
    front: Bitboard,
    step: Step,
    third: Bitboard,
    /// The last rank, if a Pawn stands before it.
    last: Bitboard,
}

impl PawnWays {
    #[inline(always)]
    fn of<O: Whose>(pawns: Bitboard, pins: Pins) -> Self {
        let taking = pawns - pins.straight;
        let (free, held) = (taking - pins.diagonal, taking & pins.diagonal);
        let pushing = pawns - pins.diagonal;
        let step = Step::one::<O>();
        let promoting = pawns.meets(Bitboard::rank(O::SIDE.nth_rank(6)));
        Self {
            west: west::<O>(free) | west::<O>(held) & pins.diagonal,
            east: east::<O>(free) | east::<O>(held) & pins.diagonal,
            front: step.from(pushing - pins.straight) | step.from(pushing & pins.straight) & pins.straight,
            step,
            third: Bitboard::rank(O::SIDE.nth_rank(2)),
            last: if promoting { Bitboard::rank(O::SIDE.nth_rank(7)) } else { Bitboard::EMPTY },
        }
    }

    /// The squares that a man may not leave without changing what these Pawns can do.
    #[inline(always)]
    fn touched(&self) -> Bitboard {
        self.west | self.east | self.front | self.step.from(self.front & self.third)
    }

    #[inline(always)]
    fn pushes(&self, empty: Bitboard) -> (Bitboard, Bitboard) {
        let one = self.front & empty;
        (one, self.step.from(one & self.third) & empty)
    }

    /// A Pawn has four moves to a square of its last rank.
    #[inline(always)]
    fn weigh(&self, to: Bitboard) -> u32 {
        if self.last.is_empty() { to.count() } else { to.count() + 3 * (to & self.last).count() }
    }

    /// The sum of the moves over a quiet move to each square of `to`, where `men` and `empty` stand without the mover.
    #[inline(always)]
    fn sum(&self, to: Bitboard, men: Bitboard, empty: Bitboard) -> u32 {
        let (one, two) = self.pushes(empty);
        let before =
            self.weigh(self.west & men) + self.weigh(self.east & men) + self.weigh(one) + two.count();
        let won = self.weigh(self.west & to) + self.weigh(self.east & to);
        let lost = self.weigh(one & to) + ((two | self.step.before(two)) & to).count();
        let lost = lost + (two & self.step.before(two) & to).count();
        to.count() * before + won - lost
    }
}

/// The answers of one side, its adversary being to move, none of the two in check.
pub(super) struct Still {
    pub(super) king: Square,
    pub(super) pins: Pins,
    /// Men that uncover a check or a pin by leaving.
    pub(super) uncovering: Bitboard,
    /// Squares from which a slider would give check, or pin a man.
    pub(super) straight: Bitboard,
    pub(super) diagonal: Bitboard,
    own: Bitboard,
    occupied: Bitboard,
    /// Men whose moves change more than can be said beforehand; of Pawns there are more.
    held: Bitboard,
    held_pawns: Bitboard,
    /// Empty squares on which a man would bar an attack on the King's squares.
    barred: Bitboard,
    /// How many moves Knights and sliders have.
    pieces: u32,
    /// The squares to which the King may step.
    safe: Bitboard,
    castles: [Castle; 2],
    pawns: PawnWays,
    /// The squares on the rays of sliders, and for each how many squares lie behind it.
    crossed: Bitboard,
    loss: [u8; 64],
}

impl Still {
    /// `None` where one side or the other is in check.
    #[inline(always)]
    pub(super) fn of<W: Whose, R: Reach>(node: &Node) -> Option<Self> {
        let (own, other) = (&node.own, &node.adverse);
        let (own_king, king) = (own.king.first()?, other.king.first()?);
        let occupied = own.all | other.all;
        if is_attacked::<W, R>(other, own_king, occupied) || is_touched::<W::Other>(own, king) {
            return None;
        }
        let (pins, uncovering) = lines(own, other, king, occupied)?;
        let pawns = PawnWays::of::<W::Other>(other.pawns, pins);
        let mut still = Self {
            king,
            pins,
            uncovering,
            straight: twice(occupied, other.all, |occupied| R::rook(king, occupied)),
            diagonal: twice(occupied, other.all, |occupied| R::bishop(king, occupied)),
            own: own.all,
            occupied,
            held: pins.all() | uncovering,
            held_pawns: pawns.touched(),
            barred: Bitboard::EMPTY,
            pieces: 0,
            safe: Bitboard::EMPTY,
            castles: [Castle::NONE; 2],
            pawns,
            crossed: Bitboard::EMPTY,
            loss: [0; 64],
        };
        still.king_and_castles::<W, R>(node);
        still.officers::<R>(other);
        still.held |= still.barred | still.crossed;
        still.held_pawns |= still.held;
        Some(still)
    }

    /// The King's steps and castlings, and the men and squares that decide about them.
    #[inline(always)]
    fn king_and_castles<W: Whose, R: Reach>(&mut self, node: &Node) {
        let steps = rays::king(self.king) - node.adverse.all;
        let mut zone = steps;
        let castles = Wing::ALL.map(|wing| castle::<W::Other>(node, self.king, wing));
        for castle in castles.into_iter().flatten() {
            zone |= castle.path;
            self.held |= castle.lane & node.own.all;
        }
        if zone.is_empty() {
            return;
        }
        let closed = self.close::<W, R>(&node.own, zone);
        self.safe = steps - closed;
        for (slot, castle) in self.castles.iter_mut().zip(castles) {
            let legal = |castle: &Castle| !castle.lane.meets(self.occupied) && !castle.path.meets(closed);
            *slot = castle.filter(legal).unwrap_or(Castle::NONE);
        }
    }

    /// The squares of the zone that are attacked. Men that attack it are held, and so are those that keep a slider from
    /// it.
    #[inline(always)]
    fn close<W: Whose, R: Reach>(&mut self, own: &Men, zone: Bitboard) -> Bitboard {
        let mut closed = west::<W>(own.pawns) | east::<W>(own.pawns);
        self.held |= own.pawns & (west::<W::Other>(zone) | east::<W::Other>(zone));
        for from in own.knights {
            closed |= self.touch(from, rays::knight(from), zone);
        }
        for from in own.king {
            closed |= self.touch(from, rays::king(from), zone);
        }
        for from in own.straight {
            if rays::whole_straight(from).meets(zone) {
                closed |= self.aim(from, zone, |occupied| R::rook(from, occupied));
            }
        }
        for from in own.diagonal {
            if rays::whole_diagonal(from).meets(zone) {
                closed |= self.aim(from, zone, |occupied| R::bishop(from, occupied));
            }
        }
        closed & zone
    }

    #[inline(always)]
    fn touch(&mut self, from: Square, attacked: Bitboard, zone: Bitboard) -> Bitboard {
        if attacked.meets(zone) {
            self.held |= Bitboard::of(from);
        }
        attacked
    }

    #[inline(always)]
    fn aim(&mut self, from: Square, zone: Bitboard, reach: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
        let through_king = self.occupied.without(self.king);
        let seen = reach(through_king);
        let screens = seen & self.own;
        if seen.meets(zone) {
            self.held |= Bitboard::of(from);
            self.barred |= seen;
        } else if reach(through_king - screens).meets(zone) {
            self.held |= screens;
        }
        seen
    }

    /// Knights and sliders.
    #[inline(always)]
    fn officers<R: Reach>(&mut self, men: &Men) {
        let (pinned, targets) = (self.pins.all(), !men.all);
        for from in men.knights - pinned {
            self.pieces += (rays::knight(from) & targets).count();
        }
        for from in men.diagonal - pinned {
            self.cross(from, R::bishop(from, self.occupied), targets);
        }
        for from in men.straight - pinned {
            self.cross(from, R::rook(from, self.occupied), targets);
        }
        if pinned.is_empty() {
            return;
        }
        for from in men.diagonal & self.pins.diagonal {
            self.pieces += (R::bishop(from, self.occupied) & targets & self.pins.diagonal).count();
        }
        for from in men.straight & self.pins.straight {
            self.pieces += (R::rook(from, self.occupied) & targets & self.pins.straight).count();
        }
    }

    #[inline(always)]
    fn cross(&mut self, from: Square, seen: Bitboard, targets: Bitboard) {
        let targets = seen & targets;
        self.pieces += targets.count();
        self.crossed |= seen;
        for at in seen - self.occupied {
            self.loss[at.index()] += (rays::beyond(from, at) & targets).count() as u8;
        }
    }

    /// Of the squares `to` of one man those after which the answers are known, if a man there is a threat on none of
    /// the squares `watched`.
    #[inline(always)]
    pub(super) fn known(&self, from: Square, to: Bitboard, watched: Bitboard) -> Bitboard {
        if self.held.contains(from) { Bitboard::EMPTY } else { to - self.unknown(watched) }
    }

    /// The same for Pawns by one step.
    #[inline(always)]
    pub(super) fn known_of_pawns(&self, step: Step, to: Bitboard, watched: Bitboard) -> Bitboard {
        to - self.unknown(watched) - step.from(self.held_pawns)
    }

    #[inline(always)]
    fn unknown(&self, watched: Bitboard) -> Bitboard {
        self.occupied | self.barred | self.pins.all() | watched
    }

    /// The answers after a man has gone from `from` to each of the squares `to`, all of them known, summed.
    #[inline(always)]
    pub(super) fn answers(
        &self,
        from: Bitboard,
        to: Bitboard,
        attacked: impl Fn(Square, Bitboard) -> Bitboard,
    ) -> u32 {
        if to.is_empty() {
            return 0;
        }
        let occupied = self.occupied - from;
        let each = self.pieces + self.safe.count();
        let sum = to.count() * each + self.pawns.sum(to, self.own - from, !occupied);
        if self.safe.is_empty() && self.castles.iter().all(|castle| castle.path.is_empty()) {
            let losses = (to & self.crossed).iter().map(|at| u32::from(self.loss[at.index()]));
            return sum - losses.sum::<u32>();
        }
        let one = |at| self.difference(at, attacked(at, occupied));
        (i64::from(sum) + to.iter().map(|at| i64::from(one(at))).sum::<i64>()) as u32
    }

    /// What a man on `at` adds and takes away, attacking `attacked`.
    #[inline(always)]
    fn difference(&self, at: Square, attacked: Bitboard) -> i32 {
        let castles = self
            .castles
            .iter()
            .map(|castle| i32::from(!castle.lane.contains(at) & !castle.path.meets(attacked)))
            .sum::<i32>();
        castles - i32::from(self.loss[at.index()]) - (attacked & self.safe).count() as i32
    }
}

/// What a line sees, and what it sees once the first men of the side that answers are gone.
#[inline(always)]
fn twice(occupied: Bitboard, other: Bitboard, reach: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
    let seen = reach(occupied);
    seen | reach(occupied - (seen & other))
}

/// Whether a Pawn, Knight or King attacks the King of `O`.
#[inline(always)]
fn is_touched<O: Whose>(by: &Men, king: Square) -> bool {
    (rays::knight(king) & by.knights | rays::pawn(O::SIDE, king) & by.pawns | rays::king(king) & by.king).0
        != 0
}

/// The pins on the King of `other`, and the men of `own` that uncover a check or a pin by leaving; `None` if a slider
/// gives check.
#[inline(always)]
fn lines(own: &Men, other: &Men, king: Square, occupied: Bitboard) -> Option<(Pins, Bitboard)> {
    let (mut pins, mut uncovering) = (Pins::NONE, Bitboard::EMPTY);
    let mut look = |from: Square, pins: &mut Bitboard| {
        let line = rays::between(king, from);
        let (mine, theirs) = (line & own.all, line & other.all);
        let alone = !(line & occupied).has_several();
        if mine.is_empty() && alone {
            *pins |= line.with(from);
        } else if alone | (!mine.has_several() & !theirs.has_several()) {
            uncovering |= mine;
        }
        mine.is_empty() && theirs.is_empty()
    };
    for from in own.straight & rays::whole_straight(king) {
        if look(from, &mut pins.straight) {
            return None;
        }
    }
    for from in own.diagonal & rays::whole_diagonal(king) {
        if look(from, &mut pins.diagonal) {
            return None;
        }
    }
    Some((pins, uncovering))
}

/// A castling of `O`, unless the right is lost or a man of its own stands between.
#[inline(always)]
fn castle<O: Whose>(node: &Node, king: Square, wing: Wing) -> Option<Castle> {
    let lane = rays::between(king, wing.corner(O::SIDE));
    let path = rays::between(king, wing.king_to(O::SIDE)).with(wing.king_to(O::SIDE));
    let open = node.rights & right(O::SIDE, wing) != 0 && !lane.meets(node.adverse.all);
    open.then_some(Castle { lane, path })
}
