//! All states that the steps of the [`abstraction`](super::abstraction) lead to: its rules 1 to 5.

use board::{Bitboard, Kind, Side, Square};

use crate::attacks::{self, fill};
use crate::search::closed_set::ClosedSet;
use crate::unwinnable::abstract_mate::may_be_mate;
use crate::unwinnable::abstract_roaming::{Roamer, Roamers};
use crate::unwinnable::abstract_state::{AbstractState, Step};
use crate::wanted::is_unwanted;

/// What is found from above.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    /// The squares on which tracked pieces stay, by side.
    stay: [Bitboard; 2],
    /// The squares on which Pawns are promoted, by side.
    promoted: [Bitboard; 2],
}

struct AbstractSearch {
    winner: Side,
    roamers: Roamers,
    known: Known,
    closed: ClosedSet,
}

/// Whether a mate may be possible, so that nothing is proved.
type MateIsPossible = bool;

/// Whether all states from `start` are visited without a possible mate, within so many states; adds to `visited`.
///
/// What is known is found from above, so the states are visited again as long as it changes.
pub(crate) fn is_closed(
    start: &AbstractState,
    roamers: &[Roamer],
    winner: Side,
    states: usize,
    visited: &mut u64,
) -> bool {
    let stay = Side::ALL.map(|side| start.side(side) - start.kings());
    let mut known = Known { stay, promoted: [Bitboard::EMPTY; 2] };
    while let Some(found) = AbstractSearch::new(winner, start, roamers, known).explore(start, states, visited)
    {
        if found == known {
            return true;
        }
        known = found;
    }
    false
}

impl AbstractSearch {
    fn new(winner: Side, start: &AbstractState, roamers: &[Roamer], known: Known) -> Self {
        let mut roamers = roamers.to_vec();
        for side in Side::ALL {
            let reach = known.promoted[side.index()];
            let pawns = start.pieces[side.index()][Kind::Pawn.index()].iter().filter(|_| !reach.is_empty());
            roamers.extend(pawns.map(|_| Roamer { side, kind: Kind::Queen, promoted: true, reach }));
        }
        let roamers = Roamers::new(roamers, known.stay, winner);
        Self { winner, roamers, known, closed: ClosedSet::new() }
    }

    /// What is known once all states are visited; `None` where the question stays open.
    fn explore(mut self, start: &AbstractState, states: usize, visited: &mut u64) -> Option<Known> {
        self.closed.insert(start.pack(), 0);
        let mut number = 0;
        while number < self.closed.len() {
            let state = AbstractState::unpack(self.closed.key(number as u32));
            if self.closed.len() > states || is_unwanted() || self.expand(&state) {
                *visited += self.closed.len() as u64;
                return None;
            }
            let stay = &mut self.known.stay;
            *stay = Side::ALL.map(|side| stay[side.index()] & state.side(side));
            number += 1;
        }
        *visited += self.closed.len() as u64;
        Some(self.known)
    }

    /// Takes all steps from a state.
    fn expand(&mut self, state: &AbstractState) -> MateIsPossible {
        for kind in Kind::ALL {
            for from in state.pieces[state.turn.index()][kind.index()] {
                let possible = if kind == Kind::Pawn {
                    self.move_pawn(state, from)
                } else {
                    self.move_piece(state, kind, from)
                };
                if possible {
                    return true;
                }
            }
        }
        self.roam(state)
    }

    fn move_piece(&mut self, state: &AbstractState, kind: Kind, from: Square) -> MateIsPossible {
        let to = attacks::attacks(kind, state.turn, from, state.occupied()) - state.side(state.turn);
        (to - state.kings())
            .iter()
            .any(|to| self.step(state, state.after(kind, from, to), Step::Tracked(kind, from, to)))
    }

    fn move_pawn(&mut self, state: &AbstractState, from: Square) -> MateIsPossible {
        let (turn, occupied) = (state.turn, state.occupied());
        let pawn = Bitboard::of(from);
        let one = fill::forward(turn, pawn) - occupied;
        let two = fill::forward(turn, one & Bitboard::rank(turn.nth_rank(2))) - occupied;
        let prey = (state.side(!turn) - state.kings()) | (self.roamers.reach[(!turn).index()] - occupied);
        let captures = attacks::pawn(turn, from);
        let moves = one | two | captures & prey;
        let last = Bitboard::rank(turn.nth_rank(7));
        if moves.iter().any(|to| {
            let mut next = state.after(Kind::Pawn, from, to);
            if two.contains(to) {
                let capturers = state.pieces[(!turn).index()][Kind::Pawn.index()];
                next.passed_over = one & fill::attacks(Kind::Pawn, !turn, capturers, Bitboard::ALL);
            }
            if last.contains(to) {
                self.step(state, next.without(to), Step::Promotion(from, to))
            } else {
                self.step(state, next, Step::Tracked(Kind::Pawn, from, to))
            }
        }) {
            return true;
        }
        (captures & state.passed_over).iter().any(|to| {
            let captured = fill::forward(!turn, Bitboard::of(to)).first();
            let next = state.after(Kind::Pawn, from, to);
            captured.is_some_and(|captured| self.step(state, next.without(captured), Step::EnPassant))
        })
    }

    /// Roaming pieces pass the turn, or capture tracked ones.
    fn roam(&mut self, state: &AbstractState) -> MateIsPossible {
        let turn = state.turn;
        let prey = (state.side(!turn) - state.kings()) & self.roamers.steps[turn.index()];
        self.roamers.can_move[turn.index()]
            && self.step(state, state.with_turn_passed(), Step::Roaming(Bitboard::EMPTY))
            || prey.iter().any(|captured| {
                let step = Step::Roaming(Bitboard::of(captured));
                self.step(state, state.with_turn_passed().without(captured), step)
            })
    }

    /// Notes the state after a step, unless the step leaves the King attacked for certain.
    fn step(&mut self, before: &AbstractState, mut next: AbstractState, step: Step) -> MateIsPossible {
        let (mover, winner) = (!next.turn, self.winner);
        if let Step::Promotion(_, to) = step {
            self.known.promoted[mover.index()] |= Bitboard::of(to);
        }
        let (empty, filled) = match step {
            Step::Roaming(filled) => (before.vacated - self.roamers.steps[mover.index()], filled),
            _ => (before.vacated, Bitboard::EMPTY),
        };
        if self.attacked(&next, next.turn, empty, filled).contains(next.king(mover)) {
            return false;
        }
        if (next.side(winner) - next.kings()).is_empty()
            && (self.roamers.reach[winner.index()] | self.known.promoted[winner.index()]).is_empty()
        {
            return false;
        }
        if let Step::Tracked(_, from, _) | Step::Promotion(from, _) = step {
            let (vacated, king) = (Bitboard::of(from), next.king(next.turn));
            let checks = |empty| self.attacked(&next, mover, empty, Bitboard::EMPTY).contains(king);
            if checks(vacated) && !checks(Bitboard::EMPTY) {
                next.vacated = vacated;
            }
        }
        let possible = mover == winner && may_be_mate(&next, step, &self.roamers, winner);
        self.closed.insert(next.pack(), 0);
        possible
    }

    /// What tracked pieces of a side attack for certain, the other King being no obstacle: the squares `empty` hold
    /// nothing, and the squares `filled` hold a roaming piece.
    fn attacked(&self, state: &AbstractState, side: Side, empty: Bitboard, filled: Bitboard) -> Bitboard {
        let roaming = (self.roamers.anywhere() - empty) | filled;
        let free = !(state.occupied().without(state.king(!side)) | roaming);
        let pieces = &state.pieces[side.index()];
        Kind::ALL
            .iter()
            .fold(Bitboard::EMPTY, |set, &kind| set | fill::attacks(kind, side, pieces[kind.index()], free))
    }
}
