//! Is the position dead?

use board::Position;

use crate::unwinnable::evidence::Deadness;
use crate::unwinnable::mating_lines::MatingLines;
use crate::verdict::{Bound, Verdict};

/// Whether neither side can mate by any series of legal moves.
///
/// `bound` counts positions for each side separately; `states` are those of both. There is evidence with both "yes" and
/// "no"; one side's line is enough for "no".
///
/// ```
/// use board::{Movement, Setup};
/// use jadoube_proof::{Answer, Bound, dead};
/// let locked: Setup = "8/8/3k3p/1p2p1pP/1P2P1P1/8/2K5/8 b - - 88 93".parse().unwrap();
/// let position = locked.as_it_stands(&Movement::ORDINARY);
/// assert_eq!(dead(&position, Bound { states: 10_000 }).answer, Answer::Yes);
/// ```
#[must_use]
pub fn dead(position: &Position, bound: Bound) -> Verdict<Deadness> {
    MatingLines::new(position).dead(bound)
}
