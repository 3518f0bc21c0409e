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
//! 2. *A roaming man moves*: nothing is seen of it but that the turn passes, or a followed man is taken to which its reach
//!    comes in one step.
//!    A side of which no roaming man can ever move or take has no such step.
//! 3. *Check.* After a move the King may not be attacked *for certain*: by a followed man of the other side, over
//!    squares on which no followed man stands and no roaming man may ever stand. No roaming man goes between, then.
//!
//! A mate then needs a state that was reached by a move of the mating side, in which
//!
//! 4. that move gave check, since the King was in none before: by the man moved, or from behind the square that it
//!    left, or, where a roaming man moved, by any man;
//! 5. each square beside the King holds a followed man of his side, or a roaming one, each on one square of its reach, or
//!    may be attacked: lines of followed men end on followed men alone, and roaming men attack from all of their reach.
//!
//! Who stays is found from above: first all followed men are thought to; where a state is met that one has left or in
//! which it was taken, all begins anew without it. At the end reach and states are closed under every step, so that by
//! induction no move of a game from here leads out of them.
//!
//! Where no state that steps lead to allows this, there is no mate. A Pawn that may be promoted, or too many states,
//! leave the question open.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::closed::Closed;
use crate::obstacles::{Man, Obstacles};
use crate::packed::Packed;
use crate::{attacks, fill};

/// Which men are followed beside Kings and Pawns: those of so little reach, of each side (that to mate first), and with
/// them how many states are looked at.
pub(crate) struct Choice {
    reach: [u32; 2],
    states: usize,
}

/// The choices, cheap ones first.
pub(crate) const CHOICES: [Choice; 5] = [
    Choice { reach: [1, 1], states: 3000 },
    Choice { reach: [8, 8], states: 12_000 },
    Choice { reach: [16, 16], states: 30_000 },
    Choice { reach: [1, 64], states: 60_000 },
    Choice { reach: [64, 1], states: 60_000 },
];

/// Whether it is proved that no series of legal moves mates the other side.
pub(crate) fn unable(position: &Position, winner: Side, obstacles: &Obstacles) -> bool {
    holds(position, winner, obstacles, &CHOICES)
}

/// The same with some of the choices.
pub(crate) fn holds(position: &Position, winner: Side, obstacles: &Obstacles, choices: &[Choice]) -> bool {
    let mut last = [0; 2];
    !position.is_checkmate()
        && choices.iter().any(|choice| {
            let follows = |side| {
                let men = obstacles.men().iter().filter(|man| man.side == side);
                men.filter(|man| choice.follows(man, winner)).count()
            };
            // The same men again tell nothing new, and to follow all of them is a search.
            let followed = Side::ALL.map(follows);
            let (new, some) = (followed != last, followed.iter().sum::<usize>() < obstacles.men().len());
            last = followed;
            new && some && {
                let men = obstacles.men().iter().zip(position.occupied());
                let roamers = men.filter(|(man, _)| !choice.follows(man, winner));
                let roamer = |(man, square): (&Man, _)| Roamer {
                    side: man.side,
                    kind: man.kind,
                    reach: Bitboard::of(square),
                };
                let roamers: Vec<Roamer> = roamers.map(roamer).collect();
                let start = State::new(position, winner, obstacles, choice);
                is_confined(&start, &roamers, winner, choice.states)
            }
        })
}

impl Choice {
    fn follows(&self, man: &Man, winner: Side) -> bool {
        let reach = self.reach[usize::from(man.side != winner)];
        matches!(man.kind, Kind::Pawn | Kind::King) || man.reach.count() <= reach
    }
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

/// A man of which only is known where it may be.
#[derive(Clone, Copy)]
struct Roamer {
    side: Side,
    kind: Kind,
    reach: Bitboard,
}

struct Confined {
    winner: Side,
    roamers: Vec<Roamer>,
    /// Where roaming men may stand, by side; what they may step on or attack; and whether they can move at all.
    roaming: [Bitboard; 2],
    steps: [Bitboard; 2],
    moves: [bool; 2],
    /// From where roaming men of the mating side attack along diagonals and straight lines.
    diagonal: Bitboard,
    straight: Bitboard,
    closed: Closed,
}

/// Whether the question is still open.
type Open = bool;

/// Whether the choice proves it: men that stay are found from above, as long as some of them leave their squares.
fn is_confined(start: &State, roamers: &[Roamer], winner: Side, states: usize) -> bool {
    let mut stay = Side::ALL.map(|side| start.side(side) - start.kings());
    while let Some(stayed) = Confined::new(winner, roamers, stay).explore(start, states, stay) {
        if stayed == stay {
            return true;
        }
        stay = stayed;
    }
    false
}

impl Confined {
    fn new(winner: Side, roamers: &[Roamer], stay: [Bitboard; 2]) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut confined = Self {
            winner,
            roamers: roamers.to_vec(),
            roaming: [nothing; 2],
            steps: [nothing; 2],
            moves: [false; 2],
            diagonal: nothing,
            straight: nothing,
            closed: Closed::new(),
        };
        let stay_on = stay[0] | stay[1];
        for roamer in &mut confined.roamers {
            let steps = roamer.roam(stay_on);
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

    /// The squares on which followed men stay in all states; `None` where the question stays open.
    fn explore(mut self, start: &State, states: usize, mut stay: [Bitboard; 2]) -> Option<[Bitboard; 2]> {
        self.closed.insert(start.pack(), 0);
        let mut number = 0;
        while number < self.closed.len() {
            let state = State::unpack(self.closed.key(number as u32));
            if self.closed.len() > states || self.look_into(&state) {
                return None;
            }
            stay = Side::ALL.map(|side| stay[side.index()] & state.side(side));
            number += 1;
        }
        Some(stay)
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
        let turn = state.turn;
        let prey = (state.side(!turn) - state.kings()) & self.steps[turn.index()];
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
        let attacked = Kind::ALL.iter().fold(self.steps[winner.index()], |set, &kind| {
            set | fill::attacks(kind, winner, men[kind.index()], free)
        });
        let check = match step {
            Step::From(kind, from, to) => {
                let kind = if kind == Kind::King { None } else { Some(kind) };
                kind.is_some_and(|kind| attacks::attacks(kind, winner, to, occupied).contains(king))
                    || self.opens(state, from)
            }
            Step::InPassing | Step::Roaming => attacked.contains(king),
        };
        check && self.fills(attacks::king(king) - attacked - state.side(loser))
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
            let steps = fill::attacks(self.kind, self.side, self.reach, !stay);
            let wider = self.reach | (steps - stay);
            if wider == self.reach {
                return steps;
            }
            self.reach = wider;
        }
    }
}

impl State {
    fn new(position: &Position, winner: Side, obstacles: &Obstacles, choice: &Choice) -> Self {
        let mut state = Self { men: [[Bitboard::EMPTY; 6]; 2], turn: position.turn() };
        for (man, square) in obstacles.men().iter().zip(position.occupied()) {
            if choice.follows(man, winner) {
                let set = &mut state.men[man.side.index()][man.kind.index()];
                *set = set.with(square);
            }
        }
        state
    }

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
