//! Can a side still mate by any series of legal moves?
//!
//! The cheap answers come first: the board as it stands, moves that are forced, the men alone, what stands in the way, a
//! small world, quick tries for a line; then the whole world of the position.

use board::{Bitboard, Kind, Move, Position, Side};

use crate::attacks::fill;
use crate::helpmate::{self, find_line_after_random_moves};
use crate::search::best_first::{BestFirst, SearchResult};
use crate::search::greedy::GreedySearch;
use crate::unwinnable::blockade::{self, Blockade};
use crate::unwinnable::evidence::{MateEvidence, NoMate};
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::{abstraction, material};
use crate::verdict::{Answer, Bound, Verdict};

/// Whether `side` can still mate by any series of legal moves, of both sides, whoever's turn it is.
///
/// `bound` counts positions; `states` of the verdict those that were met (none where no move was tried). There is
/// evidence with both "yes" and "no".
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
    let mut question = Question { side, bound, forced: Vec::new(), states: 0 };
    let (answer, evidence) = question.follow(position, Question::search);
    Verdict { answer, evidence, states: question.states }
}

/// How many positions the look at a glance may meet: a few thousandths of a second on any machine of today.
const GLANCE: Bound = Bound { states: 1500 };

/// The same at a glance, for play and for looking through many games: "no", or undetermined nearly at once.
///
/// It asks for the reasons without moves, follows forced moves, and looks into worlds that are plainly small, never
/// into more than 1,500 positions. It looks for no line: "yes" is said only of a mate on the board or one that is
/// met on the way.
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
    let mut question = Question { side, bound: GLANCE, forced: Vec::new(), states: 0 };
    let (answer, evidence) = question.follow(position, Question::glance);
    Verdict { answer, evidence, states: question.states }
}

struct Question {
    side: Side,
    bound: Bound,
    forced: Vec<Move>,
    states: u64,
}

type Answered = (Answer, Option<MateEvidence>);

/// No more forced moves are followed than this: they may go round for ever.
const FORCED: usize = 32;

/// Positions that plans followed outright may meet.
const COURSE: u64 = 2000;

/// Positions that they may meet from where moves at random lead, and how often such moves are made before and after it
/// is asked what stands in the way.
const ASTRAY: u64 = 10_000;
const NEAR: u32 = 12;
const FAR: u32 = 200;

/// Positions of the whole world that are met before it is asked at length whether men are confined.
const FIRST: u64 = 10_000;

/// Positions that the quick tries for a line may meet together.
const DIVE: u64 = 1000;

impl Question {
    /// Follows forced moves as far as they go, and then asks.
    fn follow(&mut self, position: &Position, then: fn(&mut Self, &Position) -> Answered) -> Answered {
        let mut position = *position;
        loop {
            // Moves are counted sooner than listed, and there is hardly ever just one.
            let moves = position.count_legal();
            if moves == 0 {
                let mated = position.turn() != self.side && position.in_check(position.turn());
                return if mated { self.line(Vec::new()) } else { self.none(NoMate::Ended) };
            }
            if is_regular(&position) && material::is_unwinnable(&position, self.side) {
                return self.none(NoMate::Material);
            }
            if moves > 1 || self.forced.len() >= FORCED || self.states >= self.bound.states {
                return then(self, &position);
            }
            let Some(&only) = position.legal_moves().first() else { return then(self, &position) };
            self.states += 1;
            self.forced.push(only);
            position = position.play(only);
        }
    }

    /// Plans and a glance, with a small part of the bound; then what stands in the way, plans from farther off, quick
    /// tries, and the whole world.
    fn search(&mut self, position: &Position) -> Answered {
        let side = self.side;
        // Where little is locked there is nearly always a line, and it is found as fast as one can glance.
        let little = locked(position) <= LITTLE;
        if little && let Some(line) = self.planned(position) {
            return self.line(line);
        }
        let seen = self.glance(position);
        if seen.0 != Answer::Undetermined {
            return seen;
        }
        let found = if little { None } else { self.planned(position) };
        let found = found.or_else(|| self.in_one(position)).or_else(|| {
            self.look_for_line(COURSE, |most| find_line_after_random_moves(position, side, 0..NEAR, most))
        });
        if let Some(line) = found {
            return self.line(line);
        }
        let blockade = Blockade::new(position);
        if blockade.as_ref().is_some_and(|blockade| !blockade.allows_mate(side)) {
            return self.none(NoMate::Obstacles);
        }
        let confined = |choices| {
            let blockade = blockade.as_ref();
            blockade.is_some_and(|blockade| {
                abstraction::is_unwinnable_with(position, side, blockade, choices, &mut 0)
            })
        };
        if confined(&abstraction::SELECTIONS[..1]) {
            return self.none(NoMate::Confined);
        }
        let found = self
            .look_for_line(ASTRAY, |most| find_line_after_random_moves(position, side, NEAR..FAR, most))
            .or_else(|| {
                self.look_for_line(DIVE, |most| GreedySearch::new(side).line(position, most as usize))
            });
        if let Some(line) = found {
            return self.line(line);
        }
        let mut world = BestFirst::new(position, side, self.rest());
        let found = match world.search_on(position, FIRST) {
            SearchResult::BoundReached if confined(&abstraction::SELECTIONS[1..]) => {
                self.states += world.states();
                return self.none(NoMate::Confined);
            }
            SearchResult::BoundReached => world.search(position),
            found => found,
        };
        self.found(&world, found)
    }

    /// The move that mates at once, which a plan may overlook.
    fn in_one(&mut self, position: &Position) -> Option<Vec<Move>> {
        let mut mate = None;
        if position.turn() == self.side && self.left() > 0 {
            self.states += 1;
            position.for_each_played(|m, next| {
                if next.is_checkmate() {
                    mate = Some(vec![m]);
                }
            });
        }
        mate
    }

    fn planned(&mut self, position: &Position) -> Option<Vec<Move>> {
        let side = self.side;
        self.look_for_line(COURSE, |most| helpmate::find_line(position, side, most))
    }

    /// Counts what a look for a line costs, which may meet so many positions.
    fn look_for_line(
        &mut self,
        most: u64,
        look: impl FnOnce(u64) -> (Option<Vec<Move>>, u64),
    ) -> Option<Vec<Move>> {
        let (line, states) = look(most.min(self.left()));
        self.states += states;
        line
    }

    fn look_into(&mut self, mut world: BestFirst, position: &Position) -> Answered {
        let found = world.search(position);
        self.found(&world, found)
    }

    fn found(&mut self, world: &BestFirst, found: SearchResult) -> Answered {
        self.states += world.states();
        match found {
            SearchResult::Mate(line) => self.line(line),
            SearchResult::NoMate => self.none(NoMate::Exhausted),
            SearchResult::BoundReached => (Answer::Undetermined, None),
        }
    }

    fn glance(&mut self, position: &Position) -> Answered {
        if is_open(position, self.side) {
            return (Answer::Undetermined, None);
        }
        if blockade::is_unwinnable(position, self.side) {
            return self.none(NoMate::Obstacles);
        }
        if locked(position) == 0 || has_passed_pawn(position, self.side) || !has_few_moves(position) {
            return (Answer::Undetermined, None);
        }
        self.look_into(
            BestFirst::narrow(position, self.side, Bound { states: self.left().min(GLANCE.states) }),
            position,
        )
    }

    fn rest(&self) -> Bound {
        Bound { states: self.left() }
    }

    fn left(&self) -> u64 {
        self.bound.states.saturating_sub(self.states)
    }

    fn line(&mut self, then: Vec<Move>) -> Answered {
        let mut line = std::mem::take(&mut self.forced);
        line.extend(then);
        (Answer::Yes, Some(MateEvidence::Line(line)))
    }

    fn none(&mut self, because: NoMate) -> Answered {
        (Answer::No, Some(MateEvidence::NoMate { forced: std::mem::take(&mut self.forced), because }))
    }
}

/// So many Pawns that stand face to face are little.
const LITTLE: u32 = 3;

/// Where there are no more legal moves than this, and no more replies to all of them together, the world may be small.
const FEW: u64 = 12;
const FEW_REPLIES: u64 = 48;

fn has_few_moves(position: &Position) -> bool {
    if position.count_legal() > FEW {
        return false;
    }
    let mut replies = 0;
    position.for_each_played(|_, next| replies += next.count_legal());
    replies <= FEW_REPLIES
}

/// Whether so few Pawns are locked that a side with such men hardly ever lacks a mate.
fn is_open(position: &Position, side: Side) -> bool {
    let majors = position.men(side, Kind::Rook) | position.men(side, Kind::Queen);
    match locked(position) {
        0 => !majors.is_empty() || has_passed_pawn(position, side),
        1 => !majors.is_empty(),
        _ => false,
    }
}

/// Whether a Pawn of the side has no man before it on its file, and no adverse Pawn that could take it on its way.
fn has_passed_pawn(position: &Position, side: Side) -> bool {
    let adverse = position.men(!side, Kind::Pawn);
    let mut behind = position.occupied() | fill::attacks(Kind::Pawn, !side, adverse, Bitboard::ALL);
    for _ in 0..6 {
        behind |= fill::forward(!side, behind);
    }
    !(position.men(side, Kind::Pawn) - fill::forward(!side, behind)).is_empty()
}

/// How many Pawns stand face to face with another.
fn locked(position: &Position) -> u32 {
    let ahead = fill::forward(Side::White, position.men(Side::White, Kind::Pawn));
    (ahead & position.men(Side::Black, Kind::Pawn)).count()
}
