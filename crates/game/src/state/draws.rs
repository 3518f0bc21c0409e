//! An offer of a draw, and moves that are counted from a notice.

use board::Side;
use law::question::MoveCount;

use crate::state::line::Ply;

/// A count that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counting {
    pub by: Side,
    /// The turn of the line from which moves count.
    pub from: Ply,
    pub facts: MoveCount,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Draws {
    /// The side whose offer stands; of two, the later.
    pub offer: Option<Side>,
    /// The side whose earlier offer stands beside it.
    earlier: Option<Side>,
    /// How many moves had been made when a draw was offered.
    pub offers_at: Vec<usize>,
    pub counting: Option<Counting>,
    /// The arbiter has consented to a draw that was settled not to be agreed yet.
    pub consented_to: bool,
}

impl Draws {
    /// Whether an offer of this side stands.
    pub(crate) fn offered_by(&self, side: Side) -> bool {
        self.offer == Some(side) || self.earlier == Some(side)
    }

    /// This side offers a draw; an offer of the other's still stands.
    pub(crate) fn open(&mut self, by: Side) {
        self.earlier = self.offered_by(!by).then_some(!by);
        self.offer = Some(by);
    }

    /// The offer of this side is gone.
    pub(crate) fn close(&mut self, of: Side) {
        self.earlier = self.earlier.filter(|&side| side != of);
        if self.offer == Some(of) {
            self.offer = self.earlier.take();
        }
    }
}
