//! No mate, wherever some of the men may be: a proof by few positions.
//!
//! Pieces that roam an open board make a world large, and often none of them can bring about what a mate lacks. So only
//! some men are *followed*: Kings, Pawns, men that are held or have few moves, or little reach. The others *roam*: at any
//! moment each may stand on any square of its reach, or have been taken. A state is where the followed men stand and
//! whose turn it is. For every legal move of every game from here, the states before and after it are
//! joined by one of these steps, since each allows at least what the laws do:
//!
//! 1. *A followed man moves* as its kind does, over and on no square of another followed man of its side. Roaming men
//!    may be out of its way, and may be there to be taken by a Pawn. A state also tells the square over which a
//!    followed Pawn has just passed, where another may take it there.
//! 2. *A roaming man moves*: nothing is seen of it but that the turn passes, or a followed man is taken to which its reach
//!    comes in one step. A side of which no roaming man can ever move or take has no such step.
//! 3. *Check.* After a move the King may not be attacked *for certain*: by a followed man of the other side, over
//!    squares on which no followed man stands and no roaming man may ever stand, nor one that has just taken there. No
//!    roaming man goes between, then. The square that a followed man has just left is such a square too: nobody stands
//!    there until the next move is made, and after it as well, if that was no move of a roaming man that may step
//!    there. A state tells that square where check depends on it.
//! 4. *Promotion.* A followed Pawn on the last rank is followed no more: it roams from there, as Queen and Knight
//!    together. A Pawn that is not followed at all roams so from its first square: that allows all that a Pawn may do.
//! 5. *A King alone* on the mating side, with nothing roaming, mates no more: such states are left out.
//!
//! A mate then needs a state that was reached by a move of the mating side, in which
//!
//! 6. that move gave check, since the King was in none before: by the man moved, or from behind the square that it
//!    left, or, where a roaming man moved, by any man;
//! 7. each square beside the King holds a followed man of his side, or a roaming one, each on one square of its reach, or
//!    may be attacked: lines of followed men end on followed men alone, and roaming men attack from all of their reach;
//! 8. no followed man of the mated side has a move that is certainly legal: over squares and to one on which nobody
//!    stands for certain, or taking a followed man, and with its King then attacked by no followed man, as far as
//!    followed men stand in the way, and by no roaming one from all of its reach.
//!
//! Who stays and who is promoted is found from above: first all followed men are thought to stay; where a state is met
//! that one has left or in which it was taken, or a Pawn is promoted, all begins anew with that known. At the end reach
//! and states are closed under every step, so that by induction no move of a game from here leads out of them. (A step
//! must therefore not be refused for what it changes itself: a roaming man that takes stands where the other stood.)
//!
//! Where no state that steps lead to allows this, there is no mate. Too many states leave the question open.

use board::{Bitboard, Kind, Man, Position, Side, Square};

use crate::attacks::{self, fill};
use crate::search::closed_set::ClosedSet;
use crate::unwinnable::abstract_state::State;
use crate::unwinnable::blockade::Blockade;

/// Which men are followed beside Kings and Pawns, of each side (that to mate first), and with them how many states are
/// looked at.
pub(crate) struct Selection {
    /// Those of so little reach.
    reach: [u32; 2],
    /// Those that have fewer moves than this at first.
    moves: [u32; 2],
    /// Whether Pawns whose file is free before them roam, as if they were promoted.
    free: bool,
    states: usize,
}

const REACH: Selection = Selection { reach: [1, 1], moves: [0, 0], free: false, states: 3000 };

/// The choices, cheap ones first.
pub(crate) const SELECTIONS: [Selection; 7] = [
    REACH,
    Selection { moves: [1, 1], states: 6000, ..REACH },
    Selection { reach: [8, 8], states: 12_000, ..REACH },
    Selection { reach: [16, 16], states: 30_000, ..REACH },
    Selection { reach: [1, 64], states: 60_000, ..REACH },
    Selection { reach: [64, 1], states: 60_000, ..REACH },
    Selection { moves: [64, 5], free: true, states: 60_000, ..REACH },
];

/// The choices that are asked on the way through a world.
pub(crate) const EARLY: &[Selection] = SELECTIONS.split_at(2).0;

/// Whether it is proved that no series of legal moves mates the other side.
pub(crate) fn is_unwinnable(position: &Position, winner: Side, blockade: &Blockade) -> bool {
    is_unwinnable_with(position, winner, blockade, &SELECTIONS, &mut 0)
}

/// The same with some of the choices; adds the number of states met.
pub(crate) fn is_unwinnable_with(
    position: &Position,
    winner: Side,
    blockade: &Blockade,
    choices: &[Selection],
    met: &mut u64,
) -> bool {
    let mut last = Bitboard::EMPTY;
    !position.is_checkmate()
        && choices.iter().any(|choice| {
            let start =
                State::new(position, |man, square| choice.follows(position, winner, blockade, man, square));
            // The same men again tell nothing new, and to follow all of them is a search.
            let followed = start.occupied();
            let new = std::mem::replace(&mut last, followed) != followed;
            new && followed != position.occupied() && {
                let roamers = (position.occupied() - followed).iter().filter_map(|square| {
                    let man = position.man_at(square)?;
                    let promoted = man.kind == Kind::Pawn;
                    let kind = if promoted { Kind::Queen } else { man.kind };
                    Some(Roamer { side: man.side, kind, promoted, reach: Bitboard::of(square) })
                });
                is_confined(&start, &roamers.collect::<Vec<_>>(), winner, choice.states, met)
            }
        })
}

impl Selection {
    fn follows(
        &self,
        position: &Position,
        winner: Side,
        blockade: &Blockade,
        man: Man,
        square: Square,
    ) -> bool {
        let side = usize::from(man.side != winner);
        let ahead = || fill::beyond(man.side, Bitboard::of(square)) & position.occupied();
        match man.kind {
            Kind::King => true,
            Kind::Pawn => !(self.free && ahead().is_empty()),
            kind => {
                let moves = attacks::attacks(kind, man.side, square, position.occupied());
                blockade.reach_from(position, square).count() <= self.reach[side]
                    || (moves - position.side(man.side)).count() < self.moves[side]
            }
        }
    }
}

/// What was seen of a move.
#[derive(Clone, Copy)]
enum Step {
    /// A followed man of this kind moved.
    From(Kind, Square, Square),
    /// A Pawn came from a square to the last rank.
    Promotion(Square, Square),
    /// A Pawn took in passing: two squares were left.
    InPassing,
    /// A roaming man moved, or took on this square.
    Roaming(Bitboard),
}

/// A man of which only is known where it may be.
#[derive(Clone, Copy)]
struct Roamer {
    side: Side,
    kind: Kind,
    /// Whether it was promoted or may be: then it moves as a Knight as well.
    promoted: bool,
    reach: Bitboard,
}

/// What is found from above.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    /// The squares on which followed men stay, by side, and on which Pawns are promoted.
    stay: [Bitboard; 2],
    promoted: [Bitboard; 2],
}

struct AbstractSearch {
    winner: Side,
    roamers: Vec<Roamer>,
    /// Where roaming men may stand, by side; what they may step on or attack; and whether they can move at all.
    roaming: [Bitboard; 2],
    steps: [Bitboard; 2],
    moves: [bool; 2],
    /// From where roaming men of the mating side attack along diagonals and straight lines.
    diagonal: Bitboard,
    straight: Bitboard,
    known: Known,
    closed: ClosedSet,
}

/// Whether the question is still open.
type Open = bool;

/// Whether the choice proves it: what is known is found from above, as long as it changes.
fn is_confined(start: &State, roamers: &[Roamer], winner: Side, states: usize, met: &mut u64) -> bool {
    let stay = Side::ALL.map(|side| start.side(side) - start.kings());
    let mut known = Known { stay, promoted: [Bitboard::EMPTY; 2] };
    while let Some(found) = AbstractSearch::new(winner, start, roamers, known).explore(start, states, met) {
        if found == known {
            return true;
        }
        known = found;
    }
    false
}

impl AbstractSearch {
    fn new(winner: Side, start: &State, roamers: &[Roamer], known: Known) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut confined = Self {
            winner,
            roamers: roamers.to_vec(),
            roaming: [nothing; 2],
            steps: [nothing; 2],
            moves: [false; 2],
            diagonal: nothing,
            straight: nothing,
            known,
            closed: ClosedSet::new(),
        };
        for side in Side::ALL {
            let reach = known.promoted[side.index()];
            let pawns = start.men[side.index()][Kind::Pawn.index()].iter().filter(|_| !reach.is_empty());
            let promoted = |_| Roamer { side, kind: Kind::Queen, promoted: true, reach };
            confined.roamers.extend(pawns.map(promoted));
        }
        let stay = known.stay;
        for roamer in &mut confined.roamers {
            let steps = roamer.roam(stay[0] | stay[1]);
            let side = roamer.side.index();
            confined.roaming[side] |= roamer.reach;
            confined.steps[side] |= steps;
            confined.moves[side] |= !(steps - stay[side]).is_empty();
            if roamer.side == winner && matches!(roamer.kind, Kind::Bishop | Kind::Queen) {
                confined.diagonal |= roamer.reach;
            }
            if roamer.side == winner && matches!(roamer.kind, Kind::Rook | Kind::Queen) {
                confined.straight |= roamer.reach;
            }
        }
        confined
    }

    /// What is known once all states are met; `None` where the question stays open.
    fn explore(mut self, start: &State, states: usize, met: &mut u64) -> Option<Known> {
        self.closed.insert(start.pack(), 0);
        let mut number = 0;
        while number < self.closed.len() {
            let state = State::unpack(self.closed.key(number as u32));
            if self.closed.len() > states || self.look_into(&state) {
                *met += self.closed.len() as u64;
                return None;
            }
            let stay = &mut self.known.stay;
            *stay = Side::ALL.map(|side| stay[side.index()] & state.side(side));
            number += 1;
        }
        *met += self.closed.len() as u64;
        Some(self.known)
    }

    /// All steps from a state.
    fn look_into(&mut self, state: &State) -> Open {
        for kind in Kind::ALL {
            for from in state.men[state.turn.index()][kind.index()] {
                let open =
                    if kind == Kind::Pawn { self.pawn(state, from) } else { self.piece(state, kind, from) };
                if open {
                    return true;
                }
            }
        }
        self.roam(state)
    }

    fn piece(&mut self, state: &State, kind: Kind, from: Square) -> Open {
        let to = attacks::attacks(kind, state.turn, from, state.occupied()) - state.side(state.turn);
        (to - state.kings())
            .iter()
            .any(|to| self.step(state, state.after(kind, from, to), Step::From(kind, from, to)))
    }

    fn pawn(&mut self, state: &State, from: Square) -> Open {
        let (turn, occupied) = (state.turn, state.occupied());
        let pawn = Bitboard::of(from);
        let one = fill::forward(turn, pawn) - occupied;
        let two = fill::forward(turn, one & Bitboard::rank(turn.nth_rank(2))) - occupied;
        let prey = (state.side(!turn) - state.kings()) | (self.roaming[(!turn).index()] - occupied);
        let takes = attacks::pawn(turn, from);
        let moves = one | two | takes & prey;
        let last = Bitboard::rank(turn.nth_rank(7));
        if moves.iter().any(|to| {
            let mut next = state.after(Kind::Pawn, from, to);
            if two.contains(to) {
                let takers = state.men[(!turn).index()][Kind::Pawn.index()];
                next.passed = one & fill::attacks(Kind::Pawn, !turn, takers, Bitboard::ALL);
            }
            if last.contains(to) {
                self.step(state, next.without(to), Step::Promotion(from, to))
            } else {
                self.step(state, next, Step::From(Kind::Pawn, from, to))
            }
        }) {
            return true;
        }
        (takes & state.passed).iter().any(|to| {
            let taken = fill::forward(!turn, Bitboard::of(to)).first();
            let next = state.after(Kind::Pawn, from, to);
            taken.is_some_and(|taken| self.step(state, next.without(taken), Step::InPassing))
        })
    }

    /// Roaming men pass the turn, or take followed ones.
    fn roam(&mut self, state: &State) -> Open {
        let turn = state.turn;
        let prey = (state.side(!turn) - state.kings()) & self.steps[turn.index()];
        self.moves[turn.index()] && self.step(state, state.passed(), Step::Roaming(Bitboard::EMPTY))
            || prey.iter().any(|taken| {
                let step = Step::Roaming(Bitboard::of(taken));
                self.step(state, state.passed().without(taken), step)
            })
    }

    /// Notes the state after a step, unless it leaves the King attacked; says whether the question stays open.
    fn step(&mut self, before: &State, mut next: State, step: Step) -> Open {
        let (mover, winner) = (!next.turn, self.winner);
        if let Step::Promotion(_, to) = step {
            self.known.promoted[mover.index()] |= Bitboard::of(to);
        }
        let (empty, filled) = match step {
            Step::Roaming(filled) => (before.left - self.steps[mover.index()], filled),
            _ => (before.left, Bitboard::EMPTY),
        };
        if self.attacked(&next, next.turn, empty, filled).contains(next.king(mover)) {
            return false;
        }
        if (next.side(winner) - next.kings()).is_empty()
            && (self.roaming[winner.index()] | self.known.promoted[winner.index()]).is_empty()
        {
            return false;
        }
        if let Step::From(_, from, _) | Step::Promotion(from, _) = step {
            let (left, king) = (Bitboard::of(from), next.king(next.turn));
            let checks = |empty| self.attacked(&next, mover, empty, Bitboard::EMPTY).contains(king);
            if checks(left) && !checks(Bitboard::EMPTY) {
                next.left = left;
            }
        }
        let open = mover == winner && self.may_be_mate(&next, step);
        self.closed.insert(next.pack(), 0);
        open
    }

    /// What followed men of a side attack for certain, the other King being no obstacle, with these squares empty and
    /// on these a roaming man.
    fn attacked(&self, state: &State, side: Side, empty: Bitboard, filled: Bitboard) -> Bitboard {
        let roaming = ((self.roaming[0] | self.roaming[1]) - empty) | filled;
        let free = !(state.occupied().without(state.king(!side)) | roaming);
        let men = &state.men[side.index()];
        Kind::ALL
            .iter()
            .fold(Bitboard::EMPTY, |set, &kind| set | fill::attacks(kind, side, men[kind.index()], free))
    }

    /// Rules 6 to 8.
    fn may_be_mate(&self, state: &State, step: Step) -> bool {
        let (winner, loser) = (self.winner, !self.winner);
        let king = state.king(loser);
        let occupied = state.occupied();
        let men = &state.men[winner.index()];
        let free = !occupied.without(king);
        let attacked = Kind::ALL.iter().fold(self.steps[winner.index()], |set, &kind| {
            set | fill::attacks(kind, winner, men[kind.index()], free)
        });
        let check = match step {
            Step::From(kind, from, to) => {
                let kind = if kind == Kind::King { None } else { Some(kind) };
                kind.is_some_and(|kind| attacks::attacks(kind, winner, to, occupied).contains(king))
                    || self.opens(state, from)
            }
            Step::Promotion(..) | Step::InPassing | Step::Roaming(_) => attacked.contains(king),
        };
        check && self.fills(attacks::king(king) - attacked - state.side(loser)) && !self.is_answered(state)
    }

    /// Whether the side to move has a move that is legal for certain.
    fn is_answered(&self, state: &State) -> bool {
        let (turn, occupied) = (state.turn, state.occupied());
        let (own, adverse) = (state.side(turn), state.side(!turn) - state.kings());
        let roaming = (self.roaming[0] | self.roaming[1]) - state.left;
        Kind::ALL.into_iter().any(|kind| {
            state.men[turn.index()][kind.index()].iter().any(|from| {
                let to = if kind == Kind::Pawn {
                    // What a Pawn may do under every law.
                    let one = fill::forward(turn, Bitboard::of(from)) - occupied - roaming;
                    (one | attacks::pawn(turn, from) & adverse) - Bitboard::rank(turn.nth_rank(7))
                } else {
                    let sure = attacks::attacks(kind, turn, from, occupied | roaming) - own;
                    sure & adverse | (sure - occupied - roaming)
                };
                to.iter().any(|to| self.is_safe(&state.after(kind, from, to)))
            })
        })
    }

    /// Whether the King of the side that has moved is attacked by nobody for certain.
    fn is_safe(&self, state: &State) -> bool {
        let adverse = state.turn;
        let king = state.king(!adverse);
        let men = &state.men[adverse.index()];
        let free = !state.occupied();
        !self.steps[adverse.index()].contains(king)
            && !Kind::ALL
                .into_iter()
                .any(|kind| fill::attacks(kind, adverse, men[kind.index()], free).contains(king))
    }

    /// Whether roaming men of the mated side may stand on all these squares at once, each on one.
    fn fills(&self, missing: Bitboard) -> bool {
        if !(missing - self.roaming[(!self.winner).index()]).is_empty() {
            return false;
        }
        let mut placed = vec![None; self.roamers.len()];
        missing.iter().all(|square| self.place(square, &mut placed, &mut vec![false; self.roamers.len()]))
    }

    /// Finds a man for the square, moving others to other squares where that helps.
    fn place(&self, square: Square, placed: &mut [Option<Square>], asked: &mut [bool]) -> bool {
        for (i, roamer) in self.roamers.iter().enumerate() {
            if roamer.side == self.winner || asked[i] || !roamer.reach.contains(square) {
                continue;
            }
            asked[i] = true;
            if placed[i].is_none_or(|other| self.place(other, placed, asked)) {
                placed[i] = Some(square);
                return true;
            }
        }
        false
    }

    /// Whether a man that was left standing behind a square now gives check over it.
    fn opens(&self, state: &State, left: Square) -> bool {
        let king = state.king(!self.winner);
        let men = &state.men[self.winner.index()];
        let of = |kind: Kind| men[kind.index()];
        let occupied = state.occupied();
        let through = |from: Square| {
            let between = attacks::between(from, king);
            between.contains(left) && !between.meets(occupied)
        };
        let is_straight = |from: Square| from.file() == king.file() || from.rank() == king.rank();
        let diagonal = self.diagonal | of(Kind::Bishop) | of(Kind::Queen);
        let straight = self.straight | of(Kind::Rook) | of(Kind::Queen);
        diagonal.iter().any(|from| !is_straight(from) && through(from))
            || straight.iter().any(|from| is_straight(from) && through(from))
    }
}

impl Roamer {
    /// Widens the reach as far as the men that stay allow; gives what is attacked from it.
    fn roam(&mut self, stay: Bitboard) -> Bitboard {
        loop {
            let as_kind = |kind| fill::attacks(kind, self.side, self.reach, !stay);
            let knight = if self.promoted { as_kind(Kind::Knight) } else { Bitboard::EMPTY };
            let steps = as_kind(self.kind) | knight;
            let wider = self.reach | (steps - stay);
            if wider == self.reach {
                return steps;
            }
            self.reach = wider;
        }
    }
}
