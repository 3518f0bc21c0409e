//! What is known about mate, carried from move to move.
//!
//! ```text
//!   a line to mate       ── the move that the line expects ──▶  the rest of the line
//!                        ── another move ──────────────────▶  the line, repaired if it is asked for, or nothing
//!   a proof of no mate   ── any move ──────────────────────▶  the same: what cannot be reached stays so
//! ```

use std::sync::Arc;

use board::{Move, Position, Side};

use crate::helpmate::repair;
use crate::unwinnable::can_win::{can_win, can_win_at_a_quick_look};
use crate::unwinnable::evidence::{Deadness, MateEvidence, NoMate};
use crate::unwinnable::verify::could_show;
use crate::verdict::{Answer, Bound, Verdict};

/// Both sides' lines to mate, or the proofs that there is none, kept along a game.
///
/// Nothing is searched for until it is asked. What was found is kept as long as it holds, so a question after each move
/// of a game costs microseconds in ordinary positions. A clone shares what it knows.
///
/// ```
/// use board::Position;
/// use jadoube_proof::{Answer, Bound, MatingLines};
/// let bound = Bound { states: 10_000 };
/// let mut lines = MatingLines::new(&Position::default());
/// assert_eq!(lines.dead(bound).answer, Answer::No);
/// let e4 = lines.position().parse_uci("e2e4").unwrap();
/// let mut lines = lines.after(e4);
/// assert_eq!(lines.dead(bound).answer, Answer::No);
/// ```
#[derive(Clone, Debug)]
pub struct MatingLines {
    position: Position,
    known: [Known; 2],
}

/// What is kept of one side's mate in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateMemory {
    /// A line, or why there is none.
    Shown(MateEvidence),
    /// A search up to this bound found neither.
    Open(Bound),
}

/// What is known about one side.
#[derive(Clone, Debug)]
enum Known {
    Nothing,
    /// The search reached this bound here.
    Open(u64),
    /// A line that leads to mate from here.
    Line(Rest),
    /// A line that did not expect the last move.
    Broken(Rest),
    /// There is no mate; the moves that are forced from here, and why there is none after them.
    Never(Rest, NoMate),
}

/// The moves of a list that are still to come.
#[derive(Clone, Debug)]
struct Rest {
    moves: Arc<[Move]>,
    made: usize,
}

impl Rest {
    fn new(moves: Vec<Move>) -> Self {
        Self { moves: moves.into(), made: 0 }
    }

    fn moves(&self) -> &[Move] {
        &self.moves[self.made..]
    }

    /// What remains after a move, if it is the next one.
    fn after(&self, m: Move) -> Option<Self> {
        (self.moves().first() == Some(&m)).then(|| Self { moves: self.moves.clone(), made: self.made + 1 })
    }
}

impl MatingLines {
    /// The lines of a position about which nothing is known yet.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        Self { position: *position, known: [Known::Nothing, Known::Nothing] }
    }

    /// The position about which the questions are asked.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The lines after a legal move: what the move does not break is kept, and what it breaks may be repaired later.
    ///
    /// The move must be one of the position's, as for [`Position::play`].
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let position = self.position.play(m);
        Self { position, known: Side::ALL.map(|side| self.known(side).after(m)) }
    }

    /// Whether `side` can still mate: [`can_win`], asked only where nothing is known.
    ///
    /// `states` counts the positions visited for this answer: none where it was known.
    pub fn can_win(&mut self, side: Side, bound: Bound) -> Verdict<MateEvidence> {
        let states = self.ask(side, bound, false);
        let (answer, evidence) = self.known(side).answer();
        Verdict { answer, evidence, states }
    }

    /// Whether neither side can mate: [`dead`](crate::dead()), with no more asked than the answer needs.
    ///
    /// `bound` counts positions for each side separately; a line of one side is enough for "no".
    pub fn dead(&mut self, bound: Bound) -> Verdict<Deadness> {
        self.dead_at_a_quick_look(bound).unwrap_or_else(|states| self.dead_after_a_quick_look(bound, states))
    }

    /// The same as far as some thousands of positions tell, which is nearly always; the second step of [`dead`](Self::dead)
    /// may take seconds.
    ///
    /// # Errors
    /// How many positions that look has visited, where it told nothing.
    pub fn dead_at_a_quick_look(&mut self, bound: Bound) -> Result<Verdict<Deadness>, u64> {
        // To repair a line is quicker than to look for one.
        if !Side::ALL.iter().any(|&side| matches!(self.known(side), Known::Line(_))) {
            let _ = self.likely_first().into_iter().any(|side| self.repair(side));
        }
        let quick = Bound { states: bound.states.min(QUICK) };
        let states = match self.alive(quick, true, 0) {
            Ok(alive) => return Ok(alive),
            Err(states) => states,
        };
        // Then nothing is left to be searched for.
        let known = |known: &Known| match known {
            Known::Never(..) => true,
            Known::Open(before) => *before >= bound.states,
            Known::Nothing | Known::Broken(_) | Known::Line(_) => false,
        };
        if self.known.iter().all(known) { Ok(self.not_alive(states)) } else { Err(states) }
    }

    /// The rest of [`dead`](Self::dead), after a quick look that has visited so many positions and told nothing.
    pub fn dead_after_a_quick_look(&mut self, bound: Bound, states: u64) -> Verdict<Deadness> {
        self.alive(bound, false, states).unwrap_or_else(|states| self.not_alive(states))
    }

    /// A line of either side, looked for one after the other, and how many positions were visited with those before; if there
    /// is none, only the latter.
    fn alive(&mut self, bound: Bound, quick: bool, before: u64) -> Result<Verdict<Deadness>, u64> {
        let mut states = before;
        // A side without a quick line is asked in full only when the other has none either.
        for side in self.likely_first() {
            states += self.ask(side, bound, quick);
            if let Known::Line(line) = self.known(side) {
                let line = MateEvidence::Line(line.moves().to_vec());
                let evidence = Some(Deadness::Alive(side, line));
                return Ok(Verdict { answer: Answer::No, evidence, states });
            }
        }
        Err(states)
    }

    /// What is known of a position in which neither side has a line.
    fn not_alive(&self, states: u64) -> Verdict<Deadness> {
        match Side::ALL.map(|side| self.known(side).answer().1) {
            [Some(white), Some(black)] => {
                let evidence = Some(Deadness::Dead([white, black]));
                Verdict { answer: Answer::Yes, evidence, states }
            }
            _ => Verdict { answer: Answer::Undetermined, evidence: None, states },
        }
    }

    /// What is known of each side's mate here, to be kept: [`MatingLines::remembers`] takes it back.
    ///
    /// ```
    /// use board::Position;
    /// use jadoube_proof::{Bound, MatingLines};
    /// let (position, bound) = (Position::default(), Bound { states: 20_000 });
    /// let mut lines = MatingLines::new(&position);
    /// assert!(lines.dead(bound).states > 0);
    /// let mut again = MatingLines::new(&position);
    /// assert!(again.remembers(lines.memory()));
    /// assert_eq!(again.dead(bound).states, 0);
    /// ```
    #[must_use]
    pub fn memory(&self) -> [Option<MateMemory>; 2] {
        Side::ALL.map(|side| match self.known(side) {
            Known::Nothing | Known::Broken(_) => None,
            Known::Open(states) => Some(MateMemory::Open(Bound { states: *states })),
            Known::Line(_) | Known::Never(..) => self.known(side).answer().1.map(MateMemory::Shown),
        })
    }

    /// Takes back what was known of this very position. A line, and forced moves, are played again; that nothing mates
    /// after those is believed. Where nothing was known, what is known now stays. Returns whether it could be so: if not,
    /// nothing is taken back.
    pub fn remembers(&mut self, memory: [Option<MateMemory>; 2]) -> bool {
        let holds = Side::ALL.iter().zip(&memory).all(|(&side, memory)| match memory {
            Some(MateMemory::Shown(evidence)) => could_show(&self.position, side, evidence),
            Some(MateMemory::Open(_)) | None => true,
        });
        if holds {
            for (known, memory) in self.known.iter_mut().zip(memory) {
                match memory {
                    None => {}
                    Some(MateMemory::Open(bound)) => *known = Known::Open(bound.states),
                    Some(MateMemory::Shown(MateEvidence::Line(line))) => {
                        *known = Known::Line(Rest::new(line))
                    }
                    Some(MateMemory::Shown(MateEvidence::NoMate { forced, because })) => {
                        *known = Known::Never(Rest::new(forced), because);
                    }
                }
            }
        }
        holds
    }

    fn known(&self, side: Side) -> &Known {
        &self.known[side.index()]
    }

    /// The side with a line first, then the one with more pieces.
    fn likely_first(&self) -> [Side; 2] {
        let rank = |side: &Side| {
            let has_line = matches!(self.known(*side), Known::Line(_));
            (!has_line, u32::MAX - self.position.side(*side).count())
        };
        let mut sides = Side::ALL;
        sides.sort_by_key(rank);
        sides
    }

    /// Repairs the line that the last move broke, where there is one; returns whether that succeeded.
    fn repair(&mut self, side: Side) -> bool {
        let Known::Broken(line) = self.known(side) else { return false };
        let line = repair::repaired(&self.position, side, line.moves());
        let repaired = line.is_some();
        self.known[side.index()] = line.map_or(Known::Nothing, |line| Known::Line(Rest::new(line)));
        repaired
    }

    /// Finds out as much as this bound allows, and less in a quick look; returns how many positions that visited.
    fn ask(&mut self, side: Side, bound: Bound, quick: bool) -> u64 {
        if self.repair(side) {
            return 0;
        }
        match self.known(side) {
            Known::Line(_) | Known::Never(..) => return 0,
            Known::Open(before) if *before >= bound.states => return 0,
            Known::Open(_) | Known::Nothing | Known::Broken(_) => {}
        }
        let look = if quick { can_win_at_a_quick_look } else { can_win };
        let verdict = look(&self.position, side, bound);
        self.known[side.index()] = match verdict.evidence {
            Some(MateEvidence::Line(line)) => Known::Line(Rest::new(line)),
            Some(MateEvidence::NoMate { forced, because }) => Known::Never(Rest::new(forced), because),
            // What was left out of a quick look is still to be asked.
            None if quick => Known::Nothing,
            None => Known::Open(bound.states),
        };
        verdict.states
    }
}

/// How many positions the first look for a line may visit.
const QUICK: u64 = 1500;

impl Known {
    /// What is still known after a move.
    fn after(&self, m: Move) -> Self {
        match self {
            Self::Nothing | Self::Open(_) | Self::Broken(_) => Self::Nothing,
            Self::Line(line) => line.after(m).map_or_else(|| Self::Broken(line.clone()), Self::Line),
            // A forced move is the only one, so the move that was played is that move.
            Self::Never(forced, because) => {
                Self::Never(forced.after(m).unwrap_or_else(|| forced.clone()), *because)
            }
        }
    }

    fn answer(&self) -> (Answer, Option<MateEvidence>) {
        match self {
            Self::Nothing | Self::Open(_) | Self::Broken(_) => (Answer::Undetermined, None),
            Self::Line(line) => (Answer::Yes, Some(MateEvidence::Line(line.moves().to_vec()))),
            Self::Never(forced, because) => {
                let evidence = MateEvidence::NoMate { forced: forced.moves().to_vec(), because: *because };
                (Answer::No, Some(evidence))
            }
        }
    }
}
