//! Can a side still mate by any series of legal moves?
//!
//! The cheap answers come first: the board as it stands, moves that are forced, the men alone, a quick try for a line,
//! what stands in the way; then the whole world of the position.

use board::{Kind, Move, Position, Side};

use crate::dive::Dive;
use crate::world::{Found, World};
use crate::{Answer, Bound, Verdict, material, obstacles};

/// What shows that a side can still mate, or that it cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateEvidence {
    /// Legal moves of both sides, the last of which mates; none where the mate is on the board.
    Line(Vec<Move>),
    /// There is no mate.
    NoMate {
        /// Moves that are forced, each the only legal one: what is said of the end is true of the beginning.
        forced: Vec<Move>,
        /// Why the position that they lead to allows none.
        because: NoMate,
    },
}

/// Why no series of legal moves mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoMate {
    /// There is no legal move.
    Ended,
    /// The men left cannot mate, wherever they stand.
    Material,
    /// Men that can never move or be taken stand in the way: the squares that each man may ever reach allow no mate.
    Obstacles,
    /// Every position that can be reached was looked into; those that the other reasons rule out, no further.
    Exhausted,
}

/// Whether `side` can still mate by any series of legal moves, of both sides, whoever's turn it is.
///
/// `bound` counts positions; `states` of the verdict those that were met (none where no move was tried). There is
/// evidence with both "yes" and "no".
///
/// ```
/// use board::{Movement, Setup, Side};
/// use proof::{Answer, Bound, MateEvidence, NoMate, still_able_to_mate};
/// let setup: Setup = "8/8/4k3/8/8/3KN3/8/8 w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&Movement::ORDINARY);
/// let verdict = still_able_to_mate(&position, Side::White, Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::No);
/// let material = MateEvidence::NoMate { forced: vec![], because: NoMate::Material };
/// assert_eq!(verdict.evidence, Some(material));
/// ```
#[must_use]
pub fn still_able_to_mate(position: &Position, side: Side, bound: Bound) -> Verdict<MateEvidence> {
    let mut question = Question { side, bound, forced: Vec::new(), states: 0 };
    let (answer, evidence) = question.ask(position);
    Verdict { answer, evidence, states: question.states }
}

/// What shows that a position is dead, or that it is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deadness {
    /// Neither side can mate; for White and for Black, why not.
    Dead([MateEvidence; 2]),
    /// This side still can.
    Alive(Side, MateEvidence),
}

/// Whether neither side can mate by any series of legal moves.
///
/// `bound` counts positions for each side anew; `states` are those of both. There is evidence with both "yes" and "no".
///
/// ```
/// use board::{Movement, Setup};
/// use proof::{Answer, Bound, dead};
/// let locked: Setup = "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93".parse().unwrap();
/// let position = locked.as_it_stands(&Movement::ORDINARY);
/// assert_eq!(dead(&position, Bound { states: 10_000 }).answer, Answer::Yes);
/// ```
#[must_use]
pub fn dead(position: &Position, bound: Bound) -> Verdict<Deadness> {
    let [white, black] = Side::ALL.map(|side| still_able_to_mate(position, side, bound));
    let states = white.states + black.states;
    let (answer, evidence) = match (white.evidence, black.evidence) {
        (Some(line @ MateEvidence::Line(_)), _) => (Answer::No, Some(Deadness::Alive(Side::White, line))),
        (_, Some(line @ MateEvidence::Line(_))) => (Answer::No, Some(Deadness::Alive(Side::Black, line))),
        (Some(white), Some(black)) => (Answer::Yes, Some(Deadness::Dead([white, black]))),
        _ => (Answer::Undetermined, None),
    };
    Verdict { answer, evidence, states }
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

/// Positions that the quick try may meet; the most of them where there is nothing to make it worth while.
const DIVE: u64 = 300;

impl Question {
    fn ask(&mut self, position: &Position) -> Answered {
        let mut position = *position;
        loop {
            let moves = position.legal_moves();
            match moves[..] {
                [] if position.turn() != self.side && position.in_check(position.turn()) => {
                    return self.line(Vec::new());
                }
                [] => return self.none(NoMate::Ended),
                _ if is_regular(&position) && material::unable(&position, self.side) => {
                    return self.none(NoMate::Material);
                }
                [only] if self.forced.len() < FORCED && self.states < self.bound.states => {
                    self.states += 1;
                    self.forced.push(only);
                    position = position.play(only);
                }
                _ => return self.search(&position),
            }
        }
    }

    fn search(&mut self, position: &Position) -> Answered {
        let dive = DIVE.min(self.left());
        let (line, states) = Dive::new(self.side).line(position, dive as usize);
        self.states += states;
        if let Some(line) = line {
            return self.line(line);
        }
        if obstacles::unable(position, self.side) {
            return self.none(NoMate::Obstacles);
        }
        let mut world = World::new(position, self.side, Bound { states: self.left() });
        let found = world.search(position);
        self.states += world.states();
        match found {
            Found::Mate(line) => self.line(line),
            Found::Nothing => self.none(NoMate::Exhausted),
            Found::Full => (Answer::Undetermined, None),
        }
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

/// Whether there is one King a side and no check to the side that is not to move: what the reasons without moves
/// take for granted.
pub(crate) fn is_regular(position: &Position) -> bool {
    Side::ALL.iter().all(|&side| position.men(side, Kind::King).single().is_some())
        && !position.in_check(!position.turn())
}
