//! No mate, wherever some of the men may be: a proof by few positions.
//!
//! Pieces that roam an open board make a world large, and often none of them can bring about what a mate lacks. So only
//! some men are *followed*: Kings, Pawns, men that are held, and those with little reach. The others *roam*: at any
//! moment each may stand on any square of its reach ([`Obstacles`]), or have been taken. A state is where the followed
//! men stand and whose turn it is. For every legal move of every game from here, the states before and after it are
//! joined by one of these steps, since each allows at least what the laws do:
//!
//! 1. *A followed man moves* as its kind does, over and on no square of another followed man of its side. Roaming men
//!    may be out of its way, and may be there to be taken by a Pawn; a Pawn may take in passing whatever stands beside
//!    it on the right rank.
//! 2. *A roaming man moves*: nothing is seen of it but that the turn passes, or a followed man on its reach is taken.
//!    A side of which no roaming man can ever move or take has no such step.
//! 3. *Check.* After a move the King may not be attacked *for certain*: by a followed man of the other side, over
//!    squares on which no followed man stands and no roaming man may ever stand. No roaming man goes between, then.
//!
//! A mate then needs a state that was reached by a move of the mating side, in which
//!
//! 4. that move gave check, since the King was in none before: by the man moved, or from behind the square that it
//!    left, or, where a roaming man moved, by any man;
//! 5. each square beside the King holds a followed man of his side, may hold a roaming one, or may be attacked: lines
//!    end on followed men alone, and roaming men attack from all of their reach.
//!
//! Where no state that steps lead to allows this, there is no mate. A Pawn that may be promoted, or too many states,
//! leave the question open.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::closed::Closed;
use crate::obstacles::Obstacles;
use crate::packed::Packed;
use crate::{attacks, fill};

/// So many states are looked at for each choice of the men to be followed.
const STATES: [usize; 3] = [3000, 12_000, 30_000];

/// A man with no more squares to stand on is followed; for each choice.
const REACH: [u32; 3] = [1, 8, 16];

/// Whether it is proved that no series of legal moves mates the other side.
pub(crate) fn unable(position: &Position, winner: Side, obstacles: &Obstacles) -> bool {
    if position.is_checkmate() {
        return false;
    }
    let mut followed = 0;
    REACH.iter().zip(STATES).any(|(&reach, states)| {
        let follows = obstacles.men().iter().filter(|man| is_followed(man, reach)).count();
        let more = follows > followed;
        followed = follows;
        more && Confined::new(position, winner, obstacles, reach).holds(states)
    })
}

fn is_followed(man: &crate::obstacles::Man, reach: u32) -> bool {
    matches!(man.kind, Kind::Pawn | Kind::King) || man.reach.count() <= reach
}

/// Where followed men stand, and whose turn it is.
#[derive(Clone, Copy)]
struct State {
    men: [[Bitboard; 6]; 2],
    turn: Side,
}

/// What was seen of a move.
#[derive(Clone, Copy)]
enum Step {
    /// A followed man of this kind moved.
    From(Kind, Square, Square),
    /// A Pawn took in passing: two squares were left.
    InPassing,
    Roaming,
}

struct Confined {
    winner: Side,
    /// Where roaming men may stand, by side, and whether they can move.
    roaming: [Bitboard; 2],
    moves: [bool; 2],
    /// What roaming men of the mating side may attack, and from where along diagonals and straight lines.
    covered: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
    closed: Closed,
}

/// Whether the question is still open.
type Open = bool;

impl Confined {
    fn new(position: &Position, winner: Side, obstacles: &Obstacles, reach: u32) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut confined = Self {
            winner,
            roaming: [nothing; 2],
            moves: [false; 2],
            covered: nothing,
            diagonal: nothing,
            straight: nothing,
            closed: Closed::new(),
        };
        for man in obstacles.men().iter().filter(|man| !is_followed(man, reach)) {
            let side = man.side.index();
            confined.roaming[side] |= man.reach;
            confined.moves[side] |= man.reach.has_several();
            if man.side == winner {
                confined.covered |= fill::attacks(man.kind, man.side, man.reach, !obstacles.held);
                if matches!(man.kind, Kind::Bishop | Kind::Queen) {
                    confined.diagonal |= man.reach;
                }
                if matches!(man.kind, Kind::Rook | Kind::Queen) {
                    confined.straight |= man.reach;
                }
            }
        }
        confined.closed.insert(followed(position, obstacles, reach).pack(), 0);
        confined
    }

    fn holds(mut self, states: usize) -> bool {
        let mut number = 0;
        while number < self.closed.len() {
            let state = State::unpack(self.closed.key(number as u32));
            if self.closed.len() > states || self.look_into(&state) {
                return false;
            }
            number += 1;
        }
        true
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
            .any(|to| self.step(state.after(kind, from, to), Step::From(kind, from, to)))
    }

    fn pawn(&mut self, state: &State, from: Square) -> Open {
        let (turn, occupied) = (state.turn, state.occupied());
        let pawn = Bitboard::of(from);
        let one = fill::forward(turn, pawn) - occupied;
        let two = fill::forward(turn, one & Bitboard::rank(turn.nth_rank(2))) - occupied;
        let prey = (state.side(!turn) - state.kings()) | (self.roaming[(!turn).index()] - occupied);
        let takes = attacks::pawn(turn, from);
        let moves = one | two | takes & prey;
        if moves
            .iter()
            .any(|to| self.step(state.after(Kind::Pawn, from, to), Step::From(Kind::Pawn, from, to)))
        {
            return true;
        }
        if from.rank() != turn.nth_rank(4) {
            return false;
        }
        let beside = fill::forward(!turn, takes - occupied) & state.men[(!turn).index()][Kind::Pawn.index()];
        beside.iter().any(|taken| {
            let to = fill::forward(turn, Bitboard::of(taken)).first();
            to.is_some_and(|to| self.step(state.after(Kind::Pawn, from, to).without(taken), Step::InPassing))
        })
    }

    /// Roaming men pass the turn, or take followed ones.
    fn roam(&mut self, state: &State) -> Open {
        let (turn, roaming) = (state.turn, self.roaming[state.turn.index()]);
        let prey = (state.side(!turn) - state.kings()) & roaming;
        self.moves[turn.index()] && self.step(state.passed(), Step::Roaming)
            || prey.iter().any(|taken| self.step(state.passed().without(taken), Step::Roaming))
    }

    /// Notes the state after a step, unless it leaves the King attacked; says whether the question stays open.
    fn step(&mut self, next: State, step: Step) -> Open {
        let mover = !next.turn;
        if self.attacked(&next, next.turn).contains(next.king(mover)) {
            return false;
        }
        let last = Bitboard::rank(mover.nth_rank(7));
        let open = next.men[mover.index()][Kind::Pawn.index()].meets(last)
            || mover == self.winner && self.may_be_mate(&next, step);
        self.closed.insert(next.pack(), 0);
        open
    }

    /// What followed men of a side attack for certain, the other King being no obstacle.
    fn attacked(&self, state: &State, side: Side) -> Bitboard {
        let free = !(state.occupied().without(state.king(!side)) | self.roaming[0] | self.roaming[1]);
        let men = &state.men[side.index()];
        Kind::ALL
            .iter()
            .fold(Bitboard::EMPTY, |set, &kind| set | fill::attacks(kind, side, men[kind.index()], free))
    }

    /// Rules 4 and 5.
    fn may_be_mate(&self, state: &State, step: Step) -> bool {
        let (winner, loser) = (self.winner, !self.winner);
        let king = state.king(loser);
        let occupied = state.occupied();
        let men = &state.men[winner.index()];
        let free = !occupied.without(king);
        let attacked = Kind::ALL
            .iter()
            .fold(self.covered, |set, &kind| set | fill::attacks(kind, winner, men[kind.index()], free));
        let check = match step {
            Step::From(kind, from, to) => {
                let kind = if kind == Kind::King { None } else { Some(kind) };
                kind.is_some_and(|kind| attacks::attacks(kind, winner, to, occupied).contains(king))
                    || self.opens(state, from)
            }
            Step::InPassing | Step::Roaming => attacked.contains(king),
        };
        let filled = state.side(loser) | self.roaming[loser.index()];
        check && (attacks::king(king) - attacked - filled).is_empty()
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

fn followed(position: &Position, obstacles: &Obstacles, reach: u32) -> State {
    let mut state = State { men: [[Bitboard::EMPTY; 6]; 2], turn: position.turn() };
    for (man, square) in obstacles.men().iter().zip(position.occupied()) {
        if is_followed(man, reach) {
            let set = &mut state.men[man.side.index()][man.kind.index()];
            *set = set.with(square);
        }
    }
    state
}

impl State {
    fn side(&self, side: Side) -> Bitboard {
        self.men[side.index()].iter().fold(Bitboard::EMPTY, |set, &men| set | men)
    }

    fn occupied(&self) -> Bitboard {
        self.side(Side::White) | self.side(Side::Black)
    }

    fn kings(&self) -> Bitboard {
        self.men[0][Kind::King.index()] | self.men[1][Kind::King.index()]
    }

    /// Each side has its King: the fixpoint is asked of no other boards.
    fn king(&self, side: Side) -> Square {
        self.men[side.index()][Kind::King.index()].first().unwrap_or(Square::A1)
    }

    fn passed(mut self) -> Self {
        self.turn = !self.turn;
        self
    }

    fn without(mut self, square: Square) -> Self {
        for men in self.men.iter_mut().flatten() {
            *men = men.without(square);
        }
        self
    }

    fn after(&self, kind: Kind, from: Square, to: Square) -> Self {
        let mut next = self.without(to).passed();
        let men = &mut next.men[self.turn.index()][kind.index()];
        *men = men.without(from).with(to);
        next
    }

    fn pack(&self) -> Packed {
        let plane = |bit: usize| {
            let in_plane = |kind: &Kind| (kind.index() + 1) >> bit & 1 != 0;
            let men = Kind::ALL.into_iter().filter(in_plane);
            men.fold(0, |set, kind| set | self.men[0][kind.index()].0 | self.men[1][kind.index()].0)
        };
        Packed::of([plane(0), plane(1), plane(2), self.side(Side::White).0, self.turn.index() as u64])
    }

    fn unpack(packed: &Packed) -> Self {
        let [a, b, c, white, turn] = packed.words();
        let mut men = [[Bitboard::EMPTY; 6]; 2];
        for kind in Kind::ALL {
            let bits = kind.index() + 1;
            let has = |plane: u64, bit: usize| if bits >> bit & 1 != 0 { plane } else { !plane };
            let set = has(a, 0) & has(b, 1) & has(c, 2);
            men[0][kind.index()] = Bitboard(set & white);
            men[1][kind.index()] = Bitboard(set & !white);
        }
        Self { men, turn: if turn == 0 { Side::White } else { Side::Black } }
    }
}
