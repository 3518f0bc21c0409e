//! Offences and findings of fact that the log shows.

use board::Side;

use crate::act::{Clause, Fact, Person};
use crate::standing::Penalised;

#[derive(Clone, Debug, Default)]
pub(crate) struct Offences {
    /// Findings that stand for the next claim.
    pub found: Vec<(Person, Fact)>,
    /// Forfeitures that the log shows.
    pub forfeits: Vec<(Clause, Side)>,
    /// What was done with the other side's consent, and so is no offence.
    pub consented: Vec<(Clause, Side)>,
    /// What each side knows of such offences of the other, with the moves that it had completed then.
    pub known_offences: Vec<(Clause, Side, usize)>,
    /// Moves that each side has completed, those since taken back included.
    pub completed_ever: [usize; 2],
    /// Illegal moves that each side has completed; the log counts, so nothing takes one back.
    pub infringements: [u32; 2],
    pub penalties: Vec<Penalised>,
}
