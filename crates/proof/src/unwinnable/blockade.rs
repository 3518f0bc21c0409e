//! What stands in the way of every mate: a proof without moves.
//!
//! Some men never leave their squares: nothing can move them, and nothing can take them. They are found from below, by
//! a fixpoint: at first every man is thought to be *held*; then, again and again, each man's *reach* (the squares on
//! which it may ever stand) grows by all that its way of moving allows, and a held man whose reach grows or whom
//! another may take is held no more. Reach may be too large, never too small:
//!
//! 1. *Growing.* By induction on the moves of any game from here: let all moves before have kept within reach, and all
//!    held men be where they were. The next one goes from a square in reach by one step of its kind, over and on no
//!    square of a held man. Its square is in reach too, since reach is closed under such steps.
//! 2. *Pawns.* A step needs a square that no held man fills; a double step passes such a square, so it is two steps. A
//!    capture needs a square that an adverse man other than the King may ever stand on. Who is taken in passing has
//!    passed a square of his reach, but for the double step just made: there its square is put to his reach.
//! 3. *Promotion.* A Pawn whose reach touches the last rank may stand from then on wherever Queen and Knight together
//!    come from there.
//! 4. *Kings.* A King goes on no square that a held adverse man attacks: its steps and leaps, and of lines the first
//!    square, which nothing can block.
//! 5. *Taking.* A held man may be taken only by a man that can step on its square by rules 1 – 4 from its reach.
//! 6. *Passing.* Two Pawns of one file that face each other never pass while both stay on it and the one in front is
//!    not taken: each only goes forward, and not over the other. So a Pawn whose reach keeps to its file goes on no
//!    square from the one on which an adverse Pawn stood at first, if that Pawn's reach keeps to the file too, short of
//!    the last rank, and nobody can take it on its reach. A Pawn that keeps to its file takes nobody.
//!
//! A mate of the King on a square `q` of his reach then needs all of these:
//!
//! 7. a man of the other side, not its King, whose reach has a square `a` from which it attacks `q` (held men in the
//!    way stay there);
//! 8. the other King on a square `k` of his reach not beside `q`;
//! 9. for each square beside `q`: it is attacked from `a` or `k`, or by another man of the mating side from somewhere
//!    in its reach; or a man of the mated side stands on it, each on one square, in its reach.
//!
//! Where no `q`, `a`, `k` pass, there is no mate. Castling steps over men and is left to the search, as are boards
//! without just one King a side, with check to the side that is not to move, or with a turn that has rules of its own.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::{self, fill};

/// Whether it is proved that no series of legal moves mates the other side.
///
/// Reach only grows, and with more of it no fewer mates pass rules 7 to 9: once one passes, the rest of the fixpoint
/// is not needed.
pub(crate) fn is_unwinnable(position: &Position, winner: Side) -> bool {
    let Some(mut blockade) = Blockade::begun(position) else { return false };
    if blockade.grow() && blockade.allows_mate(winner) {
        return false;
    }
    while blockade.grow() {}
    !blockade.allows_mate(winner)
}

#[derive(Clone, Copy)]
pub(crate) struct Man {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    /// Where it may stand as what it is, and once it was promoted.
    pub(crate) reach: Bitboard,
    pub(crate) promoted: Bitboard,
}

/// More men than a game has are not reasoned about.
const MEN: usize = 32;

pub(crate) struct Blockade {
    men: [Man; MEN],
    count: usize,
    /// For each Pawn the nearest adverse one that it faces, and that one's square with those behind it.
    faced: [Option<(usize, Bitboard)>; MEN],
    /// The squares of held men.
    pub(crate) held: Bitboard,
    /// Where the men other than the King stood at first, by side: those that can be taken on held squares.
    home: [Bitboard; 2],
    /// Where men other than the King may ever stand, by side.
    present: [Bitboard; 2],
    /// What held men attack for good, by side.
    closed: [Bitboard; 2],
    /// For each man the held squares with which its ways as a piece led nowhere new; those of all others are to be tried.
    settled: [Bitboard; MEN],
}

impl Blockade {
    /// The fixpoint; `None` for a board that it does not reason about.
    pub(crate) fn new(position: &Position) -> Option<Self> {
        let mut blockade = Self::begun(position)?;
        while blockade.grow() {}
        Some(blockade)
    }

    /// The same with every man's ways tried in every round.
    #[cfg(test)]
    pub(crate) fn plainly(position: &Position) -> Option<Self> {
        let mut blockade = Self::begun(position)?;
        while blockade.grow() {
            blockade.settled = [Bitboard::ALL; MEN];
        }
        Some(blockade)
    }

    /// Every man where it stands, before any reach grows.
    fn begun(position: &Position) -> Option<Self> {
        if !is_reasoned_about(position) {
            return None;
        }
        let home = Side::ALL.map(|side| position.side(side) - position.kind(Kind::King));
        let mut blockade = Self {
            men: [NOBODY; MEN],
            count: 0,
            faced: [None; MEN],
            held: position.occupied(),
            home,
            present: home,
            closed: [Bitboard::EMPTY; 2],
            settled: [Bitboard::ALL; MEN],
        };
        for square in position.occupied() {
            let man = position.man_at(square)?;
            let reach = Bitboard::of(square);
            blockade.men[blockade.count] = Man { side: man.side, kind: man.kind, reach, ..NOBODY };
            blockade.count += 1;
        }
        blockade.face();
        if let Some(passed) = position.en_passant().map(Bitboard::of) {
            let side = !position.turn();
            let at = fill::forward(side, passed);
            blockade.present[side.index()] |= passed;
            blockade.held = blockade.held - at;
            blockade.men[..blockade.count]
                .iter_mut()
                .filter(|man| man.reach == at)
                .for_each(|man| man.reach |= passed);
        }
        blockade.close();
        Some(blockade)
    }

    pub(crate) fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// Where the man that stands on a square of the position asked about may ever be, as what it is.
    pub(crate) fn reach_from(&self, position: &Position, square: Square) -> Bitboard {
        let before = Bitboard((1 << square.index()) - 1) & position.occupied();
        self.men().get(before.count() as usize).map_or(Bitboard::EMPTY, |man| man.reach)
    }

    /// The squares on which a side's King never goes.
    pub(crate) fn closed_to(&self, side: Side) -> Bitboard {
        self.closed[(!side).index()]
    }

    /// Notes which Pawns face each other.
    fn face(&mut self) {
        let pawns = |side| {
            let of = move |man: &&Man| man.kind == Kind::Pawn && man.side == side;
            self.men().iter().filter(of).fold(Bitboard::EMPTY, |set, man| set | man.reach)
        };
        let pawns = Side::ALL.map(pawns);
        for i in 0..self.count {
            let Man { side, kind: Kind::Pawn, reach, .. } = self.men[i] else { continue };
            let facing = fill::beyond(side, reach) & pawns[(!side).index()];
            let nearest = if side == Side::White { facing.first() } else { facing.iter().last() };
            let Some(nearest) = nearest.map(Bitboard::of) else { continue };
            let other = self.men().iter().position(|man| man.reach == nearest);
            self.faced[i] = other.map(|other| (other, nearest | fill::beyond(side, nearest)));
        }
    }

    /// The squares on which a Pawn cannot go for the one that it faces.
    fn barred(&self, i: usize) -> Bitboard {
        match self.faced[i] {
            Some((other, behind)) if keeps_to_file(&self.men[i]) && self.stays(other) => behind,
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a Pawn stays on its file for good, and nobody takes it there.
    fn stays(&self, i: usize) -> bool {
        let pawn = self.men[i];
        let takes = |man: &Man| man.kind != Kind::Pawn || !keeps_to_file(man);
        let mut adverse = self.men().iter().filter(|man| man.side != pawn.side && takes(man));
        keeps_to_file(&pawn) && !adverse.any(|man| (man.reach | man.promoted).meets(pawn.reach))
    }

    /// Notes what the held men attack for good.
    fn close(&mut self) {
        self.closed = [Bitboard::EMPTY; 2];
        for man in &self.men[..self.count] {
            if man.reach.meets(self.held) {
                // With no square free every line ends on its first square.
                self.closed[man.side.index()] |=
                    fill::attacks(man.kind, man.side, man.reach, Bitboard::EMPTY);
            }
        }
    }

    /// Lets every man go where it can; gives whether anything changed.
    fn grow(&mut self) -> bool {
        let (held, present) = (self.held, self.present);
        let mut changed = false;
        for i in 0..self.count {
            let man = self.men[i];
            let grown = self.grown(i);
            if (grown.reach, grown.promoted) == (man.reach, man.promoted) {
                continue;
            }
            changed = true;
            if grown.reach.has_several() {
                self.held = self.held - grown.reach;
            }
            if man.kind != Kind::King {
                self.present[man.side.index()] |= grown.reach | grown.promoted;
            }
            self.men[i] = grown;
        }
        if self.held != held {
            self.close();
            // What is closed to Kings is known anew.
            for i in 0..self.count {
                if self.men[i].kind == Kind::King {
                    self.settled[i] = Bitboard::ALL;
                }
            }
        }
        changed || self.held != held || self.present != present
    }

    /// The man with its reach wider; held men that it can take on the way are held no more.
    fn grown(&mut self, i: usize) -> Man {
        let man = self.men[i];
        if man.kind != Kind::Pawn {
            return Man { reach: self.spread(i, man.reach, man.kind), ..man };
        }
        let takes = fill::attacks(Kind::Pawn, man.side, man.reach, Bitboard::ALL) & self.prey(man.side);
        let mut grown = Man { reach: man.reach | self.taking(man.side, takes), ..man };
        let ahead = fill::forward(man.side, man.reach) - self.held - man.reach;
        if !ahead.is_empty() {
            grown.reach |= ahead - self.barred(i);
        }
        let promoted = grown.promoted | grown.reach & Bitboard::rank(man.side.nth_rank(7));
        if promoted != grown.promoted {
            self.settled[i] = Bitboard::ALL;
        }
        if !promoted.is_empty() {
            grown.promoted = self.spread(i, promoted, Kind::Pawn);
        }
        grown
    }

    /// All squares to which the steps of a piece lead from these, as things are held now; a Pawn's as promoted.
    fn spread(&mut self, i: usize, mut reach: Bitboard, kind: Kind) -> Bitboard {
        let side = self.men[i].side;
        while self.settled[i] != self.held {
            let held = self.held;
            let steps = match kind {
                Kind::Pawn => as_promoted(reach, !held),
                Kind::King => fill::attacks(kind, side, reach, Bitboard::ALL) - self.closed_to(side),
                kind => fill::attacks(kind, side, reach, !held),
            };
            let grown = reach | self.taking(side, steps);
            if grown == reach {
                self.settled[i] = held;
            }
            reach = grown;
        }
        reach
    }

    /// Where a side may find something to take.
    fn prey(&self, side: Side) -> Bitboard {
        self.present[(!side).index()]
    }

    /// The squares of these on which a man of the side can be, once it has taken what can be taken.
    fn taking(&mut self, side: Side, steps: Bitboard) -> Bitboard {
        self.held = self.held - (steps & self.home[(!side).index()]);
        steps - self.held
    }

    /// Whether rules 7 to 9 leave a mate.
    pub(crate) fn allows_mate(&self, winner: Side) -> bool {
        let Some(mated) = self.men().iter().find(|man| man.side != winner && man.kind == Kind::King) else {
            return true;
        };
        let cast = Cast::new(self, winner);
        mated.reach.iter().any(|square| cast.mates_on(square))
    }
}

const NOBODY: Man =
    Man { side: Side::White, kind: Kind::King, reach: Bitboard::EMPTY, promoted: Bitboard::EMPTY };

/// Whether a Pawn is thought to stay on its file, and a Pawn.
fn keeps_to_file(pawn: &Man) -> bool {
    let on_file = |square: Square| (pawn.reach - Bitboard::file(square.file())).is_empty();
    pawn.promoted.is_empty() && pawn.reach.first().is_some_and(on_file)
}

fn is_reasoned_about(position: &Position) -> bool {
    Side::ALL.iter().all(|&side| position.men(side, Kind::King).single().is_some())
        && !Side::ALL.iter().any(|&side| position.castling().any(side))
        && position.occupied().count() as usize <= MEN
        && !position.in_check(!position.turn())
        && *position.movement() == position.movement().of_any_turn()
}

/// What a promoted Pawn attacks, as Queen and Knight together.
fn as_promoted(from: Bitboard, free: Bitboard) -> Bitboard {
    if from.is_empty() {
        return from;
    }
    fill::attacks(Kind::Queen, Side::White, from, free) | fill::attacks(Kind::Knight, Side::White, from, free)
}

/// The parts that the men may play in a mate.
struct Cast<'a> {
    blockade: &'a Blockade,
    winner: Side,
    /// Where the mating King may be.
    king: Bitboard,
    /// What some man of the mating side but the King may attack, and what two may.
    once: Bitboard,
    twice: Bitboard,
    /// Where some man of the mated side but the King may be, and where each of them.
    filled: Bitboard,
    fillers: [Bitboard; MEN],
    filler_count: usize,
}

impl<'a> Cast<'a> {
    fn new(blockade: &'a Blockade, winner: Side) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut cast = Self {
            blockade,
            winner,
            king: nothing,
            once: nothing,
            twice: nothing,
            filled: nothing,
            fillers: [nothing; MEN],
            filler_count: 0,
        };
        for man in blockade.men() {
            match (man.side == winner, man.kind) {
                (true, Kind::King) => cast.king = man.reach,
                (true, _) => {
                    let covered = cast.covered_by(man);
                    cast.twice |= cast.once & covered;
                    cast.once |= covered;
                }
                (false, Kind::King) => {}
                (false, _) => {
                    cast.filled |= man.reach | man.promoted;
                    cast.fillers[cast.filler_count] = man.reach | man.promoted;
                    cast.filler_count += 1;
                }
            }
        }
        cast
    }

    fn covered_by(&self, man: &Man) -> Bitboard {
        let free = !self.blockade.held;
        fill::attacks(man.kind, man.side, man.reach, free) | as_promoted(man.promoted, free)
    }

    /// Rules 7 to 9 on one square.
    fn mates_on(&self, square: Square) -> bool {
        let zone = attacks::king(square);
        let kings = self.king - zone.with(square);
        let near = fill::attacks(Kind::King, self.winner, kings, Bitboard::ALL);
        if kings.is_empty()
            || !self.once.contains(square)
            || !(zone - self.once - near - self.filled).is_empty()
        {
            return false;
        }
        let men = self.blockade.men().iter();
        men.filter(|man| man.side == self.winner && man.kind != Kind::King)
            .any(|man| self.checks_and_mates(man, square, kings))
    }

    /// The same with this man giving check.
    fn checks_and_mates(&self, man: &Man, square: Square, kings: Bitboard) -> bool {
        let covered = self.covered_by(man);
        if !covered.contains(square) {
            return false;
        }
        let others = self.twice | (self.once - covered);
        let open = self.blockade.held.without(square);
        let from = |kind: Kind, reach: Bitboard| {
            let checks = attacks::attacks(kind, !self.winner, square, open) & reach;
            checks.iter().any(|at| {
                let own = attacks::attacks(kind, self.winner, at, open);
                self.completes(square, at, others | own, kings)
            })
        };
        from(man.kind, man.reach) || from(Kind::Queen, man.promoted) || from(Kind::Knight, man.promoted)
    }

    /// Whether King and mated men can do for the squares that are not attacked.
    fn completes(&self, square: Square, checker: Square, attacked: Bitboard, kings: Bitboard) -> bool {
        let missing = attacks::king(square) - attacked;
        let done = |missing: Bitboard| !missing.contains(checker) && self.fill(missing);
        let with = |king: Square| king != checker && done(missing - attacks::king(king));
        done(missing) || !missing.is_empty() && kings.iter().any(with)
    }

    /// Whether men of the mated side can stand on all these squares at once, each man on one.
    fn fill(&self, missing: Bitboard) -> bool {
        if !(missing - self.filled).is_empty() || missing.count() as usize > self.filler_count {
            return false;
        }
        if !missing.has_several() {
            return true;
        }
        let mut placed = [None; MEN];
        missing.iter().all(|square| self.place(square, &mut placed, &mut 0))
    }

    /// Finds a man for the square, moving others to other squares where that helps.
    fn place(&self, square: Square, placed: &mut [Option<Square>; MEN], asked: &mut u32) -> bool {
        for (i, filler) in self.fillers[..self.filler_count].iter().enumerate() {
            if *asked >> i & 1 != 0 || !filler.contains(square) {
                continue;
            }
            *asked |= 1 << i;
            if placed[i].is_none_or(|other| self.place(other, placed, asked)) {
                placed[i] = Some(square);
                return true;
            }
        }
        false
    }
}
