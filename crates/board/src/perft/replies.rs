//! The replies to a move that changes nothing for the opponent, and which moves do change something.
//!
//! ```text
//!   . . . . . . k .     White to move. Kb1-a1 and the Knight's moves to x change nothing for Black: no line of
//!   . . . . . p p p     his King, no ray of his Rook, no square that his King may step to. Black has the same
//!   . . . . . . . .     replies after each of them, so they are counted once.
//!   . . . . x . . .     A piece on o would shorten the ray of the Rook by the squares behind o. The loss is worked
//!   r o o o o o o o     out for each o beforehand.
//!   . . . . N . . .     A move may also give check, pin or unpin a piece, or open or close an attack on the King's
//!   . . x . . . . .     own squares. Then nothing is known beforehand, and the move is played.
//!   . K . . . . . .
//! ```

use super::node::{Node, is_attacked, right};
use super::pawn_replies::PawnReplies;
use crate::attacks::sliders::SliderAttacks;
use crate::movegen::men::Men;
use crate::movegen::pawn_step::{Step, east, west};
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square, Wing, attacks};

/// A castling that the side that replies still has the right to: the squares that must be empty, and those that must not
/// be attacked.
#[derive(Clone, Copy)]
struct Castle {
    lane: Bitboard,
    path: Bitboard,
}

impl Castle {
    /// A castling that stays illegal whatever moves.
    const NONE: Self = Self { lane: Bitboard::ALL, path: Bitboard::EMPTY };
}

/// The replies of one side with the other to move, neither of them in check.
pub(super) struct Replies {
    pub(super) king: Square,
    pub(super) pins: Pins,
    /// Pieces that uncover a check or a pin by leaving.
    pub(super) uncovering: Bitboard,
    /// Squares from which a slider would give check or pin a piece.
    pub(super) straight: Bitboard,
    pub(super) diagonal: Bitboard,
    own: Bitboard,
    occupied: Bitboard,
    /// Pieces whose moves change more than is known beforehand; for Pawns there are more.
    held: Bitboard,
    held_pawns: Bitboard,
    /// Empty squares on which a piece would block an attack on the King's squares.
    blocking: Bitboard,
    /// The number of moves of Knights and sliders.
    pieces: u32,
    /// The squares to which the King can step.
    safe: Bitboard,
    castles: [Castle; 2],
    pawns: PawnReplies,
    /// The squares on the rays of sliders, and how many squares lie behind each.
    crossed: Bitboard,
    loss: [u8; 64],
}

impl Replies {
    /// `None` if either side is in check.
    #[inline(always)]
    pub(super) fn of<W: Whose, R: SliderAttacks>(node: &Node) -> Option<Self> {
        let (own, other) = (&node.own, &node.enemy);
        let (own_king, king) = (own.king.first()?, other.king.first()?);
        let occupied = own.all | other.all;
        if is_attacked::<W, R>(other, own_king, occupied) || is_touched::<W::Other>(own, king) {
            return None;
        }
        let (pins, uncovering) = lines(own, other, king, occupied)?;
        let pawns = PawnReplies::of::<W::Other>(other.pawns, pins);
        let mut replies = Self {
            king,
            pins,
            uncovering,
            straight: twice(occupied, other.all, |occupied| R::rook(king, occupied)),
            diagonal: twice(occupied, other.all, |occupied| R::bishop(king, occupied)),
            own: own.all,
            occupied,
            held: pins.all() | uncovering,
            held_pawns: pawns.touched(),
            blocking: Bitboard::EMPTY,
            pieces: 0,
            safe: Bitboard::EMPTY,
            castles: [Castle::NONE; 2],
            pawns,
            crossed: Bitboard::EMPTY,
            loss: [0; 64],
        };
        replies.king_and_castles::<W, R>(node);
        replies.count_pieces::<R>(other);
        replies.held |= replies.blocking | replies.crossed;
        replies.held_pawns |= replies.held;
        Some(replies)
    }

    /// The King's steps and castlings, and the pieces and squares on which they depend.
    #[inline(always)]
    fn king_and_castles<W: Whose, R: SliderAttacks>(&mut self, node: &Node) {
        let steps = attacks::king(self.king) - node.enemy.all;
        let mut zone = steps;
        let castles = Wing::ALL.map(|wing| castle::<W::Other>(node, self.king, wing));
        for castle in castles.into_iter().flatten() {
            zone |= castle.path;
            self.held |= castle.lane & node.own.all;
        }
        if zone.is_empty() {
            return;
        }
        let attacked = self.attacked::<W, R>(&node.own, zone);
        self.safe = steps - attacked;
        for (slot, castle) in self.castles.iter_mut().zip(castles) {
            let legal = |castle: &Castle| !castle.lane.meets(self.occupied) && !castle.path.meets(attacked);
            *slot = castle.filter(legal).unwrap_or(Castle::NONE);
        }
    }

    /// The attacked squares of the zone. Pieces that attack it are held, and so are those that shield it from a slider.
    #[inline(always)]
    fn attacked<W: Whose, R: SliderAttacks>(&mut self, own: &Men, zone: Bitboard) -> Bitboard {
        let mut attacked = west::<W>(own.pawns) | east::<W>(own.pawns);
        self.held |= own.pawns & (west::<W::Other>(zone) | east::<W::Other>(zone));
        for from in own.knights {
            attacked |= self.touch(from, attacks::knight(from), zone);
        }
        for from in own.king {
            attacked |= self.touch(from, attacks::king(from), zone);
        }
        for from in own.straight {
            if attacks::whole_straight(from).meets(zone) {
                attacked |= self.aim(from, zone, |occupied| R::rook(from, occupied));
            }
        }
        for from in own.diagonal {
            if attacks::whole_diagonal(from).meets(zone) {
                attacked |= self.aim(from, zone, |occupied| R::bishop(from, occupied));
            }
        }
        attacked & zone
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
            self.blocking |= seen;
        } else if reach(through_king - screens).meets(zone) {
            self.held |= screens;
        }
        seen
    }

    /// Knights and sliders.
    #[inline(always)]
    fn count_pieces<R: SliderAttacks>(&mut self, men: &Men) {
        let (pinned, targets) = (self.pins.all(), !men.all);
        for from in men.knights - pinned {
            self.pieces += (attacks::knight(from) & targets).count();
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
            self.loss[at.index()] += (attacks::beyond(from, at) & targets).count() as u8;
        }
    }

    /// Those squares `to` of one piece after which the replies are known. On a square `watched` the piece would give check
    /// or pin.
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
        self.occupied | self.blocking | self.pins.all() | watched
    }

    /// The sum of the replies after a piece has gone from `from` to each of the squares `to`, all of them known.
    #[inline(always)]
    pub(super) fn count(
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

    /// What a piece on `at` that attacks `attacked` adds and takes away.
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

/// What a slider sees, and what it sees through the first pieces of the side that replies.
#[inline(always)]
fn twice(occupied: Bitboard, other: Bitboard, reach: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
    let seen = reach(occupied);
    seen | reach(occupied - (seen & other))
}

/// Whether a Pawn, Knight or King attacks the King of `O`.
#[inline(always)]
fn is_touched<O: Whose>(by: &Men, king: Square) -> bool {
    (attacks::knight(king) & by.knights
        | attacks::pawn(O::SIDE, king) & by.pawns
        | attacks::king(king) & by.king)
        .0
        != 0
}

/// The pins on the King of `other`, and the pieces of `own` that uncover a check or a pin by leaving. `None` if a slider
/// gives check.
#[inline(always)]
fn lines(own: &Men, other: &Men, king: Square, occupied: Bitboard) -> Option<(Pins, Bitboard)> {
    let (mut pins, mut uncovering) = (Pins::NONE, Bitboard::EMPTY);
    let mut look = |from: Square, pins: &mut Bitboard| {
        let line = attacks::between(king, from);
        let (mine, theirs) = (line & own.all, line & other.all);
        let alone = !(line & occupied).has_several();
        if mine.is_empty() && alone {
            *pins |= line.with(from);
        } else if alone | (!mine.has_several() & !theirs.has_several()) {
            uncovering |= mine;
        }
        mine.is_empty() && theirs.is_empty()
    };
    for from in own.straight & attacks::whole_straight(king) {
        if look(from, &mut pins.straight) {
            return None;
        }
    }
    for from in own.diagonal & attacks::whole_diagonal(king) {
        if look(from, &mut pins.diagonal) {
            return None;
        }
    }
    Some((pins, uncovering))
}

/// A castling of `O`, unless the right is lost or an own piece stands between.
#[inline(always)]
fn castle<O: Whose>(node: &Node, king: Square, wing: Wing) -> Option<Castle> {
    let lane = attacks::between(king, wing.corner(O::SIDE));
    let path = attacks::between(king, wing.king_to(O::SIDE)).with(wing.king_to(O::SIDE));
    let open = node.rights & right(O::SIDE, wing) != 0 && !lane.meets(node.enemy.all);
    open.then_some(Castle { lane, path })
}
