//! What officials decided about the result and points, and whether somebody appeals.

use board::Side;

use crate::act::official::Conduct;
use crate::standing::Penalised;

/// What a decision gave and took: penalties in time, time given without a fault, illegal moves that count, and points
/// beside the result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub penalties: Vec<Penalised>,
    pub presents: Vec<(Side, u64)>,
    pub infringements: [u32; 2],
    pub points: [i32; 2],
}

/// Appeals, corrections and points. What was decided stays as it is where moves are taken back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Decisions {
    /// Who appeals, until that is decided, in the order in which they did.
    appeals: Vec<Side>,
    /// Something has been decided that a player can appeal against.
    decided: bool,
    /// What the last decision gave and took.
    last: Given,
    /// What the decision gave and took that is appealed against.
    appealed: Given,
    /// Time that the arbiter gave though nobody was at fault.
    presents: Vec<(Side, u64)>,
    /// The result is the one that an official gave.
    corrected: bool,
    /// Points beside the result that White and Black are given or lose, in halves.
    points: [i32; 2],
    /// The next act was done before the flag fell.
    mate_first: bool,
    /// An appeal against a loss on time was granted: the arbiter still has to set the clock.
    clock_to_be_set: bool,
    /// Whose claim the arbiter is still to decide, and has put off while play goes on.
    put_off: [bool; 2],
    /// What was reported of whom.
    reported: Vec<(Side, Conduct)>,
}

impl Decisions {
    /// An official has decided something, or a claim was decided.
    pub(crate) fn decides(&mut self) {
        self.decided = true;
    }

    /// Whether something has been decided so.
    pub(crate) fn has_decided(&self) -> bool {
        self.decided
    }

    /// The arbiter gives a side time though nobody is at fault.
    pub(crate) fn presents(&mut self, to: Side, ms: u64) {
        self.presents.push((to, ms));
    }

    /// The time that he gave so.
    pub(crate) fn presented(&self) -> &[(Side, u64)] {
        &self.presents
    }

    /// What was decided last gave and took this.
    pub(crate) fn gave(&mut self, given: Given) {
        self.last = given;
    }

    /// What the decision gave and took whose overturning was asked for; it is told once.
    pub(crate) fn take_appealed(&mut self) -> Given {
        std::mem::take(&mut self.appealed)
    }

    /// A player appeals against what was decided last; what he says more of it belongs to the same appeal.
    pub(crate) fn appeals(&mut self, who: Side) {
        if self.appeals.is_empty() {
            self.appealed = self.last.clone();
        }
        if !self.appeals.contains(&who) {
            self.appeals.push(who);
        }
    }

    /// Whether somebody appeals.
    pub(crate) fn has_appeal(&self) -> bool {
        !self.appeals.is_empty()
    }

    /// The first appeal is decided: whose it was.
    pub(crate) fn take_appeal(&mut self) -> Option<Side> {
        (!self.appeals.is_empty()).then(|| self.appeals.remove(0))
    }

    /// An official gives the result.
    pub(crate) fn correct(&mut self) {
        self.corrected = true;
    }

    /// Whether an official gave the result.
    pub(crate) fn has_corrected(&self) -> bool {
        self.corrected
    }

    /// Conduct of a player is reported: whether it was before.
    pub(crate) fn reports(&mut self, of: Side, what: Conduct) -> bool {
        let before = self.reported.contains(&(of, what));
        if !before {
            self.reported.push((of, what));
        }
        before
    }

    /// The arbiter puts off his decision on this side's claim.
    pub(crate) fn puts_off(&mut self, by: Side) {
        self.put_off[by.index()] = true;
    }

    /// Whose claim is still to be decided; of both, White's first.
    pub(crate) fn put_off(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.put_off[side.index()])
    }

    /// What was put off of this side's is decided.
    pub(crate) fn settles_claim_of(&mut self, by: Side) {
        self.put_off[by.index()] = false;
    }

    /// Nothing that was put off need be decided any more.
    pub(crate) fn settles_what_was_put_off(&mut self) {
        self.put_off = [false; 2];
    }

    /// The next act was done before the flag fell.
    pub(crate) fn mate_comes_first(&mut self) {
        self.mate_first = true;
    }

    /// Whether an appeal against a loss on time was granted, and the clock was not set since.
    pub(crate) fn clock_is_to_be_set(&self) -> bool {
        self.clock_to_be_set
    }

    /// The clock is to be set before a flag counts again, or has been.
    pub(crate) fn clock_waits_to_be_set(&mut self, waits: bool) {
        self.clock_to_be_set = waits;
    }

    /// Whether that was found of the act that is heard now.
    pub(crate) fn take_mate_first(&mut self) -> bool {
        std::mem::take(&mut self.mate_first)
    }

    /// A side is given points, or loses them, in halves.
    pub(crate) fn changes_points(&mut self, of: Side, halves: i32) {
        let points = &mut self.points[of.index()];
        *points = points.saturating_add(halves);
    }

    /// The points beside the result of White and of Black, in halves.
    pub(crate) fn points(&self) -> [i32; 2] {
        self.points
    }
}
