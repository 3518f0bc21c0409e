//! Outlines of plain mates: on which square the loser's King can be mated, by which Queen or Rook, from where, and what must
//! be done for it first. Each is played as soon as it is found.

use board::{Bitboard, Kind, Position, Side, Square, Track, Transfer};

use crate::attacks::{self, fill};
use crate::helpmate::pawn_ways::pushes;
use crate::helpmate::plain_line::{Outline, PlainLine, Played};

/// How many outlines are played.
const MOST_PLAYED: u32 = 8;

/// No more pieces of a side are looked at.
const MOST_PIECES: usize = 16;

/// How many moves ahead a Queen or a Rook is followed, and a King, the present square included.
const AHEAD: usize = 4;
const WALK: usize = 7;

/// How many mates are kept that need one move more.
const MOST_SUPPORTED: usize = 12;

/// The squares of the edge.
const EDGE: Bitboard = Bitboard(0xFF81_8181_8181_81FF);

/// What is looked at in a position without a check.
pub(crate) struct Board<'a> {
    position: &'a Position,
    start: Track,
    winner: Side,
    /// The King to be mated, and the other one.
    king: Square,
    own_king: Square,
    occupied: Bitboard,
    winners: Bitboard,
    losers: Bitboard,
    /// What the loser's pieces but the King attack, what two of them attack, or a Pawn, and where Pawns can step.
    guarded: Bitboard,
    guarded_well: Bitboard,
    pushed: Bitboard,
    /// The winner's pieces, the strongest first, and what each attacks through the King to be mated.
    attackers: [(Square, Kind, Bitboard); MOST_PIECES],
    count: usize,
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
    number: usize,
    kind: Kind,
    from: Square,
    within: [Bitboard; AHEAD],
    /// What the others attack but for the King.
    others: Bitboard,
}

impl<'a> Board<'a> {
    /// `None` where a side has not exactly one King, or more pieces than are looked at, and where men move otherwise than in
    /// chess.
    pub(crate) fn new(position: &'a Position, winner: Side) -> Option<Self> {
        let start = Track::of(position)?;
        let king = position.men(!winner, Kind::King).single()?;
        let own_king = position.men(winner, Kind::King).single()?;
        let (occupied, winners, losers) =
            (position.occupied(), position.side(winner), position.side(!winner));
        if winners.count() as usize > MOST_PIECES {
            return None;
        }
        let (mut guarded, mut guarded_well, mut pushed) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
        for kind in [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for square in position.men(!winner, kind) {
                let attacked = attacks::attacks(kind, !winner, square, occupied);
                guarded_well |= if kind == Kind::Pawn { attacked } else { guarded & attacked };
                guarded |= attacked;
                if kind == Kind::Pawn {
                    pushed |= pushes(!winner, square, occupied);
                }
            }
        }
        let (mut attackers, mut count) = ([(Square::A1, Kind::King, Bitboard::EMPTY); MOST_PIECES], 0);
        let open = occupied.without(king);
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn, Kind::King] {
            for square in position.men(winner, kind) {
                attackers[count] = (square, kind, attacks::attacks(kind, winner, square, open));
                count += 1;
            }
        }
        let all = attackers[..count].iter().fold(Bitboard::EMPTY, |set, (.., attacked)| set | *attacked);
        let walk = steps(king, !occupied - all);
        Some(Board {
            position,
            start,
            winner,
            king,
            own_king,
            occupied,
            winners,
            losers,
            guarded,
            guarded_well,
            pushed,
            attackers,
            count,
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
        let majors = majors.iter().flatten();
        let own = attacks::king(self.own_king);
        let mut open = Supported { kept: [None; MOST_SUPPORTED], count: 0 };
        for king in self.squares(Bitboard::ALL) {
            for major in majors.clone() {
                if let Some(found) = self.mates(king, major, own, None, tries, Some(&mut open)) {
                    return found;
                }
            }
        }
        for (king, major, at, support) in open.kept.into_iter().flatten() {
            let Some(major) = majors.clone().nth(major) else { continue };
            if let Some(found) = self.plays(king, major, at, None, Some(support), tries) {
                return found;
            }
        }
        for king in self.squares(EDGE) {
            let zone = attacks::king(king);
            let free = !self.occupied - self.guarded - zone;
            let near = fill::attacks(Kind::King, Side::White, zone, Bitboard::ALL) - zone;
            let walk = steps(self.own_king, free);
            for at in near & walk[WALK - 1].without(self.own_king).without(king) {
                for major in majors.clone() {
                    let help = Some((at, &walk[..]));
                    if let Some(found) = self.mates(king, major, attacks::king(at), help, tries, None) {
                        return found;
                    }
                }
            }
        }
        false
    }

    /// Where the King may be mated, the nearest squares first.
    fn squares(&self, of: Bitboard) -> impl Iterator<Item = Square> {
        let walk = &self.walk;
        let here = (0..WALK).map(move |number| match number.checked_sub(1) {
            Some(before) => walk[number] - walk[before],
            None => walk[0],
        });
        here.take_while(|here| !here.is_empty())
            .flat_map(move |here| (here & of & EDGE).iter().chain((here & of) - EDGE))
    }

    fn majors(&self) -> [Option<Major>; 3] {
        let mut majors = [None, None, None];
        let pieces = self.attackers[..self.count].iter();
        let heavy = pieces.filter(|(_, kind, _)| matches!(kind, Kind::Queen | Kind::Rook));
        for (number, (major, &(from, kind, _))) in majors.iter_mut().zip(heavy).enumerate() {
            let others = self.attackers[..self.count]
                .iter()
                .filter(|(at, kind, _)| *at != from && *kind != Kind::King);
            let others = others.fold(Bitboard::EMPTY, |set, (.., attacked)| set | *attacked);
            let mut within = [Bitboard::of(from); AHEAD];
            for i in 1..AHEAD {
                let next = fill::attacks(kind, Side::White, within[i - 1], !self.occupied);
                within[i] = within[i - 1] | (next - self.winners);
            }
            *major = Some(Major { number, kind, from, within, others });
        }
        majors
    }

    /// Whether a piece mates the King on a square, where the other King covers these squares; none where that is still open.
    fn mates(
        &self,
        king: Square,
        major: &Major,
        own: Bitboard,
        help: Option<(Square, &[Bitboard])>,
        tries: &mut Tries,
        supported: Option<&mut Supported>,
    ) -> Option<bool> {
        let zone = attacks::king(king);
        let blocked = zone & self.losers.without(self.king);
        let covered = major.others | own;
        let escapes = zone - blocked - covered;
        if escapes.count() > most_covered(major.kind) + u32::from(supported.is_some()) {
            return None;
        }
        let open = self.occupied.without(self.king).without(major.from);
        let from = attacks::attacks(major.kind, self.winner, king, open) & major.within[AHEAD - 1];
        let from = from - self.guarded_well;
        // All of them, and all but one.
        let mut covering = [from - (blocked - covered), from];
        for escape in escapes {
            let attacked = attacks::attacks(major.kind, self.winner, escape, open);
            covering[1] = covering[1] & attacked | covering[0];
            covering[0] &= attacked;
            if covering[1].is_empty() {
                return None;
            }
        }
        for at in covering[0] {
            if let Some(found) = self.plays(king, major, at, help, None, tries) {
                return Some(found);
            }
        }
        if let Some(supported) = supported {
            for at in covering[1] - covering[0] {
                let cover = attacks::attacks(major.kind, self.winner, at, open);
                let Some(escape) = (zone - blocked.without(at) - covered - cover).single() else { continue };
                if supported.is_full() {
                    break;
                }
                if let Some(support) = self.support(king, major, at, escape) {
                    supported.add((king, major.number, at, support));
                }
            }
        }
        None
    }

    /// A move of another piece that takes the last escape away.
    fn support(&self, king: Square, major: &Major, at: Square, escape: Square) -> Option<Transfer> {
        let open = self.occupied.without(self.king).without(major.from).with(at);
        for &(from, kind, ways) in &self.attackers[..self.count] {
            if from == major.from || kind == Kind::King {
                continue;
            }
            let (ways, goal) = match kind {
                // From where a Pawn attacks a square, one of the other side on that square attacks.
                Kind::Pawn => (pushes(self.winner, from, self.occupied), attacks::pawn(!self.winner, escape)),
                _ => (ways - self.winners, attacks::attacks(kind, self.winner, escape, open)),
            };
            let supports =
                |to: &Square| !attacks::attacks(kind, self.winner, *to, open.without(from)).contains(king);
            let mut to = ((goal & ways).without(at).without(king) - self.guarded).iter();
            if let Some(to) = to.find(supports) {
                return Some(Transfer::new(from, to));
            }
        }
        None
    }

    /// How the only piece that could parry goes where it cannot.
    fn leaving(&self, king: Square, parry: Bitboard) -> Option<Transfer> {
        let mut leaving = None;
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in self.position.men(!self.winner, kind) {
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
        let outline = Outline {
            king,
            walk: &self.walk,
            help,
            support,
            leaves,
            kind: major.kind,
            from: major.from,
            at,
            within: &major.within,
        };
        match PlainLine::new(&self.start, self.winner, &outline).played() {
            Played::Mate => return Some(true),
            Played::NoWay => return None,
            Played::NotThere => tries.unreached = tries.unreached.with(king),
            Played::NoMate => {}
        }
        tries.left -= 1;
        (tries.left == 0).then_some(false)
    }
}

/// Mates that one move of another piece makes possible: where the King is, the number of the piece that mates, from where,
/// and that move.
struct Supported {
    kept: [Option<(Square, usize, Square, Transfer)>; MOST_SUPPORTED],
    count: usize,
}

impl Supported {
    fn is_full(&self) -> bool {
        self.count == MOST_SUPPORTED
    }

    fn add(&mut self, supported: (Square, usize, Square, Transfer)) {
        self.kept[self.count] = Some(supported);
        self.count += 1;
    }
}

/// How many squares around a King a piece covers at most while it gives check.
const fn most_covered(kind: Kind) -> u32 {
    match kind {
        Kind::Queen => 5,
        _ => 3,
    }
}

/// Where a King can walk within so many moves, by that number.
fn steps(from: Square, allowed: Bitboard) -> [Bitboard; WALK] {
    let mut walk = [Bitboard::of(from); WALK];
    for i in 1..WALK {
        walk[i] = walk[i - 1] | fill::attacks(Kind::King, Side::White, walk[i - 1], Bitboard::ALL) & allowed;
    }
    walk
}
