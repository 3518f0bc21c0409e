//! Can a side still mate by any series of legal moves?
//!
//! The cheap stages come first; [`unwinnable`](super) shows them in order.

use std::ops::Range;

use board::{Move, Position, Side, Track};

use crate::helpmate;
use crate::search::best_first::{BestFirst, SearchResult};
use crate::search::greedy::GreedySearch;
use crate::search::plain_search;
use crate::unwinnable::abstraction::{self, Selection};
use crate::unwinnable::blockade::Blockade;
use crate::unwinnable::blockade_mate;
use crate::unwinnable::evidence::{MateEvidence, NoMate};
use crate::unwinnable::material;
use crate::unwinnable::pawn_structure::{has_passed_pawn, is_open, locked_pawns};
use crate::unwinnable::regular::moves_as_today;
use crate::verdict::{Answer, Bound, Verdict};

/// Whether `side` can still mate by any series of legal moves of both sides, whichever side is to move.
///
/// If it cannot, the position is *unwinnable* for it. Mate alone counts: an older game may also be won by stalemate or by a
/// bare King, and by the rules of such a game only forced moves, the lone King and the plain search are tried. `bound` counts positions; `states` of the verdict are those that
/// were visited (none where no move was tried). There is evidence with both "yes" and "no".
///
/// ```
/// use board::{Movement, Setup, Side};
/// use jadoube_proof::{Answer, Bound, MateEvidence, NoMate, can_win};
/// let setup: Setup = "8/8/4k3/8/8/3KN3/8/8 w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&Movement::ORDINARY);
/// let verdict = can_win(&position, Side::White, Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::No);
/// let material = MateEvidence::NoMate { forced: vec![], because: NoMate::Material };
/// assert_eq!(verdict.evidence, Some(material));
/// ```
#[must_use]
pub fn can_win(position: &Position, side: Side, bound: Bound) -> Verdict<MateEvidence> {
    Question { confines: true, ..Question::new(side, bound) }.ask(position, Question::all_stages)
}

/// The same without a proof that the pieces are confined: that takes longer than to visit a few thousand positions, and is
/// not wanted while the other side may have a line.
pub(crate) fn can_win_at_a_quick_look(
    position: &Position,
    side: Side,
    bound: Bound,
) -> Verdict<MateEvidence> {
    Question::new(side, bound).ask(position, Question::all_stages)
}

/// How many positions a glance may visit: a few milliseconds on any machine of today.
const GLANCE: Bound = Bound { states: 1500 };

/// The same at a glance, for live games and for going through many games: "no" or undetermined, nearly at once.
///
/// It asks for the proofs without search, plays out forced moves, and expands what is plainly small, never more than
/// 1,500 positions. It looks for no line: "yes" is said only of a mate on the board, or of one met on the way.
///
/// ```
/// use board::{Movement, Position, Setup, Side};
/// use jadoube_proof::{Answer, can_win_at_a_glance};
/// let locked: Setup = "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93".parse().unwrap();
/// let position = locked.as_it_stands(&Movement::ORDINARY);
/// assert_eq!(can_win_at_a_glance(&position, Side::White).answer, Answer::No);
/// let start = can_win_at_a_glance(&Position::default(), Side::White);
/// assert_eq!(start.answer, Answer::Undetermined);
/// ```
#[must_use]
pub fn can_win_at_a_glance(position: &Position, side: Side) -> Verdict<MateEvidence> {
    Question::new(side, GLANCE).ask(position, Question::glance)
}

/// How many positions plans may visit where a line must be found at once or not at all.
const AT_ONCE: u64 = 300;

/// Whether a mate by `side` shows without a plan: the other King walks, the own one comes, a Queen or a Rook mates, and whoever
/// has nothing to do waits. It costs a microsecond; `false` decides nothing.
///
/// ```
/// use board::{Setup, Side, Track};
/// let setup: Setup = "6k1/5ppp/1n6/8/8/8/5PPP/3R2K1 w - - 0 1".parse().unwrap();
/// let track = Track::of(&setup.position().unwrap()).unwrap();
/// assert!(jadoube_proof::mates_plainly(&track, Side::White));
/// ```
#[must_use]
pub fn mates_plainly(track: &Track, side: Side) -> bool {
    helpmate::mates_plainly(track, side)
}

/// Whether a mate by `side` shows without a plan after a few random moves, as after nearly every second walk; `false` decides nothing.
///
/// ```
/// use board::{Position, Side, Track};
/// assert!(jadoube_proof::mates_after_random_moves(&Track::of(&Position::default()).unwrap(), Side::White));
/// ```
#[must_use]
pub fn mates_after_random_moves(track: &Track, side: Side) -> bool {
    helpmate::mates_plainly_after_random_moves(track, side)
}

/// Whether a plan to mate is carried out at once; `false` decides nothing. [`mates_plainly`] and [`mates_after_random_moves`] are
/// quicker, and find it nearly always.
///
/// ```
/// use board::{Position, Side, Track};
/// assert!(jadoube_proof::mates_by_a_plan(&Track::of(&Position::default()).unwrap(), Side::White));
/// ```
#[must_use]
pub fn mates_by_a_plan(track: &Track, side: Side) -> bool {
    let position = track.position();
    !material::rules_out_mate(&position, side) && helpmate::find_line(&position, side, AT_ONCE).0.is_some()
}

struct Question {
    side: Side,
    bound: Bound,
    /// Whether it is asked if the pieces are confined.
    confines: bool,
    forced: Vec<Move>,
    states: u64,
}

type Answered = (Answer, Option<MateEvidence>);

/// The most forced moves that are played out: they may go round for ever.
const MOST_FORCED: usize = 32;

/// Positions that plans executed from the position itself may visit.
const PLANNED: u64 = 2000;

/// Positions that plans executed after random moves may visit, once the blockade leaves the question open.
const PLANNED_AFTER_RANDOM_MOVES: u64 = 10_000;

/// The random walks that are tried before the blockade is asked, and those after it.
const WALKS_BEFORE_BLOCKADE: Range<u32> = 0..12;
const WALKS_AFTER_BLOCKADE: Range<u32> = 12..200;

/// Positions that the best-first search visits before the expensive selections of the abstraction are tried.
const BEFORE_EXPENSIVE_SELECTIONS: u64 = 10_000;

/// Positions that all tries of the greedy search may visit together.
const GREEDY: u64 = 1000;

impl Question {
    fn new(side: Side, bound: Bound) -> Self {
        Question { side, bound, confines: false, forced: Vec::new(), states: 0 }
    }

    fn ask(
        mut self,
        position: &Position,
        then: fn(&mut Self, &Position) -> Answered,
    ) -> Verdict<MateEvidence> {
        let (answer, evidence) = self.after_forced_moves(position, then);
        Verdict { answer, evidence, states: self.states }
    }

    /// Plays out forced moves as far as they go, and then asks.
    fn after_forced_moves(
        &mut self,
        position: &Position,
        then: fn(&mut Self, &Position) -> Answered,
    ) -> Answered {
        let mut position = *position;
        loop {
            // Counting moves is cheaper than listing them, and there is hardly ever just one.
            let moves = position.count_legal();
            if moves == 0 {
                let mated = position.turn() != self.side && position.in_check(position.turn());
                return if mated { self.yes(Vec::new()) } else { self.no(NoMate::Ended) };
            }
            if material::rules_out_mate(&position, self.side) {
                return self.no(NoMate::Material);
            }
            if moves > 1 || self.forced.len() >= MOST_FORCED || self.states >= self.bound.states {
                return then(self, &position);
            }
            let Some(&only) = position.legal_moves().first() else { return then(self, &position) };
            self.states += 1;
            self.forced.push(only);
            position = position.play(only);
        }
    }

    /// All stages but the forced moves and the material, each with its part of the bound.
    fn all_stages(&mut self, position: &Position) -> Answered {
        if !moves_as_today(position) {
            return self.searched_plainly(position, self.left());
        }
        let side = self.side;
        // Where little is locked there is nearly always a line, and a plan finds it as fast as a glance says nothing.
        let little_is_locked = locked_pawns(position) <= FEW_LOCKED;
        if little_is_locked && let Some(line) = self.planned(position) {
            return self.yes(line);
        }
        let glance = self.glance(position);
        if glance.0 != Answer::Undetermined {
            return glance;
        }
        let line = if little_is_locked { None } else { self.planned(position) };
        let line = line
            .or_else(|| self.mate_in_one(position))
            .or_else(|| self.planned_after_random_moves(position, WALKS_BEFORE_BLOCKADE, PLANNED));
        if let Some(line) = line {
            return self.yes(line);
        }
        let blockade = Blockade::new(position);
        if blockade.as_ref().is_some_and(|blockade| !blockade_mate::allows_mate(blockade, side)) {
            return self.no(NoMate::Obstacles);
        }
        let confines = self.confines;
        let is_confined = |selections: &[Selection]| {
            let blockade = blockade.as_ref().filter(|_| confines);
            blockade.is_some_and(|blockade| {
                abstraction::is_unwinnable_with(selections, position, side, blockade, &mut 0)
            })
        };
        if is_confined(&abstraction::SELECTIONS[..1]) {
            return self.no(NoMate::Confined);
        }
        let line = self
            .planned_after_random_moves(position, WALKS_AFTER_BLOCKADE, PLANNED_AFTER_RANDOM_MOVES)
            .or_else(|| {
                self.count_states(GREEDY, |most| GreedySearch::new(side).line(position, most as usize))
            });
        if let Some(line) = line {
            return self.yes(line);
        }
        let mut search = BestFirst::new(position, side, Bound { states: self.left() });
        let result = match search.search_up_to(position, BEFORE_EXPENSIVE_SELECTIONS) {
            SearchResult::BoundReached if is_confined(&abstraction::SELECTIONS[1..]) => {
                self.states += search.states();
                return self.no(NoMate::Confined);
            }
            SearchResult::BoundReached => search.search(position),
            result => result,
        };
        self.searched(&search, result)
    }

    /// The stages that answer at once or not at all.
    fn glance(&mut self, position: &Position) -> Answered {
        if !moves_as_today(position) {
            return self.searched_plainly(position, self.left().min(GLANCE.states));
        }
        if is_open(position, self.side) {
            return (Answer::Undetermined, None);
        }
        if blockade_mate::is_unwinnable(position, self.side) {
            return self.no(NoMate::Obstacles);
        }
        if locked_pawns(position) == 0 || has_passed_pawn(position, self.side) || !has_few_moves(position) {
            return (Answer::Undetermined, None);
        }
        let bound = Bound { states: self.left().min(GLANCE.states) };
        let mut search = BestFirst::narrow(position, self.side, bound);
        let result = search.search(position);
        self.searched(&search, result)
    }

    /// The move that mates at once: a plan may overlook it.
    fn mate_in_one(&mut self, position: &Position) -> Option<Vec<Move>> {
        let mut mate = None;
        if position.turn() == self.side && self.left() > 0 {
            self.states += 1;
            position.for_each_successor(|m, next| {
                if next.is_checkmate() {
                    mate = Some(vec![m]);
                }
            });
        }
        mate
    }

    fn planned(&mut self, position: &Position) -> Option<Vec<Move>> {
        let side = self.side;
        self.count_states(PLANNED, |most| helpmate::find_line(position, side, most))
    }

    fn planned_after_random_moves(
        &mut self,
        position: &Position,
        walks: Range<u32>,
        most: u64,
    ) -> Option<Vec<Move>> {
        let side = self.side;
        self.count_states(most, |most| helpmate::find_line_after_random_moves(position, side, walks, most))
    }

    /// Looks for a line within so many positions, and counts those that it visits.
    fn count_states(
        &mut self,
        most: u64,
        look: impl FnOnce(u64) -> (Option<Vec<Move>>, u64),
    ) -> Option<Vec<Move>> {
        let (line, states) = look(most.min(self.left()));
        self.states += states;
        line
    }

    /// The one stage where men move as in an older game.
    fn searched_plainly(&mut self, position: &Position, most: u64) -> Answered {
        let (result, states) = plain_search::search(position, self.side, most);
        self.states += states;
        self.answered(result)
    }

    fn searched(&mut self, search: &BestFirst, result: SearchResult) -> Answered {
        self.states += search.states();
        self.answered(result)
    }

    fn answered(&mut self, result: SearchResult) -> Answered {
        match result {
            SearchResult::Mate(line) => self.yes(line),
            SearchResult::NoMate => self.no(NoMate::Exhausted),
            SearchResult::BoundReached => (Answer::Undetermined, None),
        }
    }

    fn left(&self) -> u64 {
        self.bound.states.saturating_sub(self.states)
    }

    /// "Yes", by the forced moves and these after them.
    fn yes(&mut self, then: Vec<Move>) -> Answered {
        let mut line = std::mem::take(&mut self.forced);
        line.extend(then);
        (Answer::Yes, Some(MateEvidence::Line(line)))
    }

    fn no(&mut self, because: NoMate) -> Answered {
        (Answer::No, Some(MateEvidence::NoMate { forced: std::mem::take(&mut self.forced), because }))
    }
}

/// With at most so many Pawns face to face, little is locked.
const FEW_LOCKED: u32 = 3;

/// With at most so many legal moves, and at most so many replies to all of them together, few positions may be reachable.
const FEW_MOVES: u64 = 12;
const FEW_REPLIES: u64 = 48;

fn has_few_moves(position: &Position) -> bool {
    if position.count_legal() > FEW_MOVES {
        return false;
    }
    let mut replies = 0;
    position.for_each_successor(|_, next| replies += next.count_legal());
    replies <= FEW_REPLIES
}
