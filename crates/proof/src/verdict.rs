//! What every question of this crate shares: an answer with its evidence, and a bound on the search.

/// The answer to a question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It is proved to be so.
    Yes,
    /// It is proved not to be so.
    No,
    /// The bound was reached first.
    Undetermined,
}

/// An answer with its evidence.
#[derive(Clone, Debug)]
pub struct Verdict<E> {
    /// The answer.
    pub answer: Answer,
    /// What proves the answer: always with a "yes", with a "no" where the question says so, never when undetermined.
    pub evidence: Option<E>,
    /// How many positions were visited.
    pub states: u64,
}

/// How far a search may go: a number of positions, so that it ends alike on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bound {
    /// Positions that may be visited.
    pub states: u64,
}
