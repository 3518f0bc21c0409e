//! Outlines of plain mates: on which square the loser's King can be mated, by which Queen or Rook, from where, and what must
//! be done for it first. Each is played as soon as it is found.

use std::cell::OnceCell;

use board::{Bitboard, Kind, Side, Square, Track, Transfer};

use crate::attacks::{self, fill, from_square};
use crate::helpmate::pawn_ways::pushes;
use crate::helpmate::plain_line::{Outline, PlainLine, Played};

/// How many outlines are played.
const MOST_PLAYED: u32 = 8;

/// How many moves ahead a Queen or a Rook is followed, and a King, the present square included.
const AHEAD: usize = 4;
const WALK: usize = 7;

/// How many mates are kept that need one move more.
const MOST_SUPPORTED: usize = 5;

/// The squares of the edge.
const EDGE: Bitboard = Bitboard(0xFF81_8181_8181_81FF);

/// What is looked at in a position without a check.
pub(crate) struct Board<'a> {
    start: &'a Track,
    winner: Side,
    /// The King to be mated, and the other one.
    king: Square,
    own_king: Square,
    occupied: Bitboard,
    /// The same without the King to be mated, who walks away: lines go through him.
    others: Bitboard,
    winners: Bitboard,
    losers: Bitboard,
    /// What the loser's pieces but the King attack, what two of them attack, or a Pawn, and where Pawns can step.
    guarded: Bitboard,
    guarded_well: Bitboard,
    pushed: Bitboard,
    /// What the winner's pieces but the King attack through the King to be mated: one of them at least, and several.
    covered: Bitboard,
    covered_well: Bitboard,
    /// Where the King to be mated can walk within so many moves, by that number.
    walk: [Bitboard; WALK],
}

/// The outlines that may still be played, and the squares that the King did not reach in those that were.
pub(crate) struct Tries {
    left: u32,
    unreached: Bitboard,
}

impl Tries {
    /// None was played yet.
    pub(crate) fn new() -> Self {
        Tries { left: MOST_PLAYED, unreached: Bitboard::EMPTY }
    }
}

/// A Queen or a Rook.
struct Major {
    kind: Kind,
    from: Square,
    /// What the others attack but for the King.
    others: Bitboard,
    /// Where it can be within so many moves, once that was asked.
    within: OnceCell<[Bitboard; AHEAD]>,
}

/// A check to the King on a square by a Queen or a Rook: from where, and which pieces of his own stand beside him.
struct Goal<'m> {
    king: Square,
    major: &'m Major,
    from: Bitboard,
    blocked: Bitboard,
}

/// A mate that leaves one escape: where the King stands, the number of the piece that gives check, from where, and the escape.
type Nearly = (Square, usize, Square, Square);

/// The mates that leave one escape, as many as are kept.
struct AllNearly {
    kept: [Option<Nearly>; MOST_SUPPORTED],
    count: usize,
}

impl AllNearly {
    fn is_full(&self) -> bool {
        self.count == MOST_SUPPORTED
    }

    fn keep(&mut self, nearly: Nearly) {
        if let Some(place) = self.kept.get_mut(self.count) {
            *place = Some(nearly);
            self.count += 1;
        }
    }
}

impl<'a> Board<'a> {
    /// The position must be one without a check.
    pub(crate) fn new(start: &'a Track, winner: Side) -> Option<Self> {
        let king = start.men(!winner, Kind::King).single()?;
        let own_king = start.men(winner, Kind::King).single()?;
        let (occupied, winners, losers) = (start.occupied(), start.side(winner), start.side(!winner));
        let men = |side| Kind::ALL.map(|kind| start.men(side, kind));
        let (guarded, twice) = fill::once_and_more(!winner, men(!winner), !occupied);
        let pawns = start.men(!winner, Kind::Pawn);
        let by_pawns = fill::attacks(Kind::Pawn, !winner, pawns, Bitboard::ALL);
        let once = fill::forward(!winner, pawns) - occupied;
        let first = Bitboard::rank((!winner).nth_rank(2));
        let pushed = once | (fill::forward(!winner, once & first) - occupied);
        let (covered, covered_well) = fill::once_and_more(winner, men(winner), !occupied.without(king));
        let walk = steps(king, !occupied - covered - attacks::king(own_king));
        Some(Board {
            start,
            winner,
            king,
            own_king,
            occupied,
            others: occupied.without(king),
            winners,
            losers,
            guarded,
            guarded_well: twice | by_pawns,
            pushed,
            covered,
            covered_well,
            walk,
        })
    }

    /// Looks for outlines and plays them: first those that need no help, then those with one more move, then those with the
    /// King's help.
    pub(crate) fn finds_mate(&self, tries: &mut Tries) -> bool {
        if tries.left == 0 {
            return false;
        }
        tries.unreached = Bitboard::EMPTY;
        let majors = self.majors();
        let mut nearly = AllNearly { kept: [None; MOST_SUPPORTED], count: 0 };
        self.mates_alone(&majors, &mut nearly, tries)
            .or_else(|| self.mates_supported(&majors, &nearly, tries))
            .or_else(|| self.mates_with_the_king(&majors, tries))
            .unwrap_or(false)
    }

    /// Mates that need no help; none where that is still open. Those that leave one escape are kept.
    fn mates_alone(
        &self,
        majors: &[Option<Major>; 3],
        nearly: &mut AllNearly,
        tries: &mut Tries,
    ) -> Option<bool> {
        let own = attacks::king(self.own_king);
        let [few, fewer] = with_few_beside(!self.losers.without(self.king) - self.covered - own);
        let has_queen = !self.start.men(self.winner, Kind::Queen).is_empty();
        for king in self.squares(if has_queen { few } else { fewer }) {
            for (number, major) in majors.iter().flatten().enumerate() {
                if major.kind == Kind::Rook && !fewer.contains(king) {
                    continue;
                }
                let Some(goal) = self.goal(king, major) else { continue };
                let keep = (!nearly.is_full()).then_some((number, &mut *nearly));
                if let Some(found) = self.mates(&goal, own, None, tries, keep) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Those that need one more move.
    fn mates_supported(
        &self,
        majors: &[Option<Major>; 3],
        nearly: &AllNearly,
        tries: &mut Tries,
    ) -> Option<bool> {
        for (king, number, at, escape) in nearly.kept.into_iter().flatten() {
            if tries.unreached.contains(king) {
                continue;
            }
            let Some(major) = &majors[number] else { continue };
            let Some(support) = self.support(king, major, at, escape) else { continue };
            if let Some(found) = self.plays(king, major, at, None, Some(support), tries) {
                return Some(found);
            }
        }
        None
    }

    /// Those with the King's help.
    fn mates_with_the_king(&self, majors: &[Option<Major>; 3], tries: &mut Tries) -> Option<bool> {
        // Where the own King can go at all: most squares are left out by it, and need no walk of their own.
        let open = !self.occupied - self.guarded;
        let [.., reach] = steps(self.own_king, open);
        for king in self.squares(EDGE - tries.unreached) {
            let zone = attacks::king(king);
            let near = fill::beside(zone) - zone;
            let near = (near & reach).without(self.own_king).without(king);
            if near.is_empty() {
                continue;
            }
            let goals = [0, 1, 2].map(|number| self.goal(king, majors[number].as_ref()?));
            if goals.iter().all(Option::is_none) {
                continue;
            }
            let walk = steps(self.own_king, open - zone);
            let near = near & walk[WALK - 1];
            for goal in goals.iter().flatten() {
                for at in near {
                    let help = Some((at, &walk[..]));
                    if let Some(found) = self.mates(goal, attacks::king(at), help, tries, None) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    /// Where the King may be mated, the nearest squares first, and of those as near the edge.
    fn squares(&self, of: Bitboard) -> Nearest<'_> {
        Nearest {
            walk: &self.walk,
            of,
            moves: 0,
            left: [self.walk[0] & of & EDGE, (self.walk[0] & of) - EDGE],
        }
    }

    fn majors(&self) -> [Option<Major>; 3] {
        let mut majors = [None, None, None];
        let squares = |kind| self.start.men(self.winner, kind).iter().map(move |from| (kind, from));
        let heavy = squares(Kind::Queen).chain(squares(Kind::Rook));
        for (major, (kind, from)) in majors.iter_mut().zip(heavy) {
            let others = self.covered_well | (self.covered - major_attacks(kind, from, self.others));
            *major = Some(Major { kind, from, others, within: OnceCell::new() });
        }
        majors
    }

    /// Where a Queen or a Rook can be within so many moves.
    fn within<'m>(&self, major: &'m Major) -> &'m [Bitboard; AHEAD] {
        major.within.get_or_init(|| {
            let mut within = [Bitboard::of(major.from); AHEAD];
            within[1] |= major_attacks(major.kind, major.from, self.occupied) - self.winners;
            for i in 2..AHEAD {
                let next = fill::attacks(major.kind, Side::White, within[i - 1], !self.occupied);
                within[i] = within[i - 1] | (next - self.winners);
            }
            within
        })
    }

    /// From where a piece can give check to the King on a square; none where it cannot. The King walks to squares alone that the
    /// piece does not attack, so it never stands on the way there itself.
    #[inline(always)]
    fn goal<'m>(&self, king: Square, major: &'m Major) -> Option<Goal<'m>> {
        let from = major_attacks(major.kind, king, self.others) - self.guarded_well;
        let from = from & self.within(major)[AHEAD - 1];
        let blocked = attacks::king(king) & self.losers.without(self.king);
        (!from.is_empty()).then_some(Goal { king, major, from, blocked })
    }

    /// Whether a piece mates the King on a square, where the other King covers these squares; none where that is still open.
    /// Mates that leave one escape are kept with the number of the piece, where they are wanted.
    #[inline(always)]
    fn mates(
        &self,
        goal: &Goal,
        own: Bitboard,
        help: Option<(Square, &[Bitboard])>,
        tries: &mut Tries,
        keep: Option<(usize, &mut AllNearly)>,
    ) -> Option<bool> {
        let &Goal { king, major, from, blocked } = goal;
        let zone = attacks::king(king);
        let covered = major.others | own;
        let escapes = zone - blocked - covered;
        let keeps = usize::from(keep.is_some());
        if escapes.count() > most_covered(major.kind) + keeps as u32 {
            return None;
        }
        // All of them, and all but one. What stands behind the piece itself is left out: that costs hardly a mate.
        let mut covering = [from - (blocked - covered), from];
        for escape in escapes {
            let attacked = major_attacks(major.kind, escape, self.others);
            covering[1] = covering[1] & attacked | covering[0];
            covering[0] &= attacked;
            if covering[keeps].is_empty() {
                return None;
            }
        }
        for at in covering[0] {
            if let Some(found) = self.plays(king, major, at, help, None, tries) {
                return Some(found);
            }
        }
        if let Some((number, nearly)) = keep {
            for at in covering[1] - covering[0] {
                let cover = major_attacks(major.kind, at, self.others);
                if let Some(escape) = (zone - blocked.without(at) - covered - cover).single() {
                    nearly.keep((king, number, at, escape));
                }
            }
        }
        None
    }

    /// A move of another piece that takes the last escape away, and leaves the others covered.
    fn support(&self, king: Square, major: &Major, at: Square, escape: Square) -> Option<Transfer> {
        let open = self.others.without(major.from).with(at);
        let zone = attacks::king(king) - (self.losers.without(self.king).without(at));
        let needed = zone - major_attacks(major.kind, at, self.others) - attacks::king(self.own_king);
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn] {
            let supporting = self.start.men(self.winner, kind).without(major.from);
            if supporting.is_empty() {
                continue;
            }
            // From where a Pawn attacks a square, one of the other side on that square attacks.
            let goal = match kind {
                Kind::Pawn => attacks::pawn(!self.winner, escape),
                _ => attacks::attacks(kind, self.winner, escape, open),
            };
            let goal = goal.without(at).without(king) - self.guarded - self.winners;
            for from in supporting {
                let ways = match kind {
                    Kind::Pawn => pushes(self.winner, from, self.occupied),
                    _ => attacks::attacks(kind, self.winner, from, self.others),
                };
                let supports = |to: &Square| {
                    let attacked = attacks::attacks(kind, self.winner, *to, open.without(from));
                    let left = needed - attacked;
                    !attacked.contains(king)
                        && (left - self.covered).is_empty()
                        && (left.is_empty() || (left - self.covered_without(from, major.from)).is_empty())
                };
                if let Some(to) = (goal & ways).iter().find(supports) {
                    return Some(Transfer::new(from, to));
                }
            }
        }
        None
    }

    /// What the winner's pieces but the King and these two attack through the King to be mated.
    fn covered_without(&self, one: Square, other: Square) -> Bitboard {
        let left = Kind::ALL.map(|kind| self.start.men(self.winner, kind).without(one).without(other));
        fill::once_and_more(self.winner, left, !self.others).0
    }

    /// How the only piece that could parry goes where it cannot.
    fn leaving(&self, king: Square, parry: Bitboard) -> Option<Transfer> {
        let mut leaving = None;
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in self.start.men(!self.winner, kind) {
                let ways = attacks::attacks(kind, !self.winner, from, self.occupied);
                if !ways.meets(parry) {
                    continue;
                }
                if leaving.is_some() {
                    return None;
                }
                let open = self.occupied.without(from);
                let harmless = |to: &Square| {
                    let attacked = attacks::attacks(kind, !self.winner, *to, open);
                    !attacked.meets(parry) && !attacked.contains(self.own_king)
                };
                let ways = ways - self.occupied - parry - attacks::king(king).with(king);
                leaving = Some(Transfer::new(from, ways.iter().find(harmless)?));
            }
        }
        leaving
    }

    fn plays(
        &self,
        king: Square,
        major: &Major,
        at: Square,
        help: Option<(Square, &[Bitboard])>,
        support: Option<Transfer>,
        tries: &mut Tries,
    ) -> Option<bool> {
        if tries.unreached.contains(king) {
            return None;
        }
        let parry = attacks::between(king, at).with(at);
        if parry.meets(self.guarded_well) || parry.without(at).meets(self.pushed) {
            return None;
        }
        let leaves = if parry.meets(self.guarded) { Some(self.leaving(king, parry)?) } else { None };
        // Who leaves the King's side opens an escape.
        let escape = leaves.filter(|leaves| attacks::king(king).contains(leaves.from) && leaves.from != at);
        let own = attacks::king(help.map_or(self.own_king, |(at, _)| at));
        if let Some(Transfer { from, .. }) = escape
            && !(major.others | own | major_attacks(major.kind, at, self.occupied.without(king)))
                .contains(from)
        {
            return None;
        }
        let outline = Outline {
            king,
            walk: &self.walk,
            help,
            support,
            leaves,
            kind: major.kind,
            from: major.from,
            at,
            within: self.within(major),
        };
        match PlainLine::new(self.start, self.winner, &outline)?.played() {
            Played::Mate => return Some(true),
            Played::NotThere => tries.unreached = tries.unreached.with(king),
            Played::NoMate => {}
        }
        tries.left -= 1;
        (tries.left == 0).then_some(false)
    }
}

/// Squares of a walk, nearest first.
struct Nearest<'b> {
    walk: &'b [Bitboard; WALK],
    of: Bitboard,
    /// How many moves away those are that are left: on the edge, and elsewhere.
    moves: usize,
    left: [Bitboard; 2],
}

impl Iterator for Nearest<'_> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        loop {
            for left in &mut self.left {
                if let Some(square) = left.first() {
                    *left = left.without(square);
                    return Some(square);
                }
            }
            self.moves += 1;
            let here = *self.walk.get(self.moves)? - self.walk[self.moves - 1];
            if here.is_empty() {
                return None;
            }
            self.left = [here & self.of & EDGE, (here & self.of) - EDGE];
        }
    }
}

/// What a Queen or a Rook attacks.
#[inline(always)]
fn major_attacks(kind: Kind, from: Square, occupied: Bitboard) -> Bitboard {
    let straight = from_square::rook(from, occupied);
    if kind == Kind::Queen { straight | from_square::bishop(from, occupied) } else { straight }
}

/// How many squares around a King a piece covers at most while it gives check.
const fn most_covered(kind: Kind) -> u32 {
    match kind {
        Kind::Queen => 5,
        _ => 3,
    }
}

/// The squares beside which at most six squares are in a set, and those beside which at most four are: what a Queen that gives
/// check can cover and one more, and the same for a Rook.
fn with_few_beside(set: Bitboard) -> [Bitboard; 2] {
    let beside = |way: Way| way(set);
    // A number of four bits for each square, all added at once.
    let mut digits = [Bitboard::EMPTY; 4];
    for neighbours in WAYS.map(beside) {
        let mut carried = neighbours;
        for digit in &mut digits {
            (*digit, carried) = (Bitboard(digit.0 ^ carried.0), *digit & carried);
        }
    }
    let [ones, twos, fours, eights] = digits;
    [!(eights | fours & twos & ones), !(eights | fours & (twos | ones))]
}

/// A step of every square at once.
type Way = fn(Bitboard) -> Bitboard;

const WAYS: [Way; 8] = [
    |set| Bitboard(set.0 << 8),
    |set| Bitboard(set.0 >> 8),
    |set| Bitboard(set.0 << 1 & !FILE_A),
    |set| Bitboard(set.0 << 9 & !FILE_A),
    |set| Bitboard(set.0 >> 7 & !FILE_A),
    |set| Bitboard(set.0 >> 1 & !FILE_H),
    |set| Bitboard(set.0 >> 9 & !FILE_H),
    |set| Bitboard(set.0 << 7 & !FILE_H),
];

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = 0x8080_8080_8080_8080;

/// Where a King can walk within so many moves, by that number.
fn steps(from: Square, allowed: Bitboard) -> [Bitboard; WALK] {
    let mut walk = [Bitboard::of(from); WALK];
    for i in 1..WALK {
        walk[i] = walk[i - 1] | fill::beside(walk[i - 1]) & allowed;
    }
    walk
}

#[cfg(test)]
mod tests {
    use board::{Bitboard, Square};

    use super::with_few_beside;
    use crate::attacks;
    use crate::test_boards::Random;

    /// How many squares beside each are in a set is what counting them one by one says.
    #[test]
    fn few_squares_beside() {
        let mut random = Random(1497);
        for _ in 0..2000 {
            let set = Bitboard(random.below(u64::MAX) | random.below(u64::MAX));
            let with_at_most = |most: u32| -> Bitboard {
                Square::ALL.into_iter().filter(|&at| (attacks::king(at) & set).count() <= most).collect()
            };
            assert_eq!(with_few_beside(set), [with_at_most(6), with_at_most(4)], "{set:?}");
        }
    }
}
