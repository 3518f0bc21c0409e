//! An act of both players that one of them has said.

use game::act::Entry;
use view::Seat;

use crate::wire::snapshot::Pending;

#[derive(Debug)]
pub(crate) struct Proposal {
    pub(crate) by: Seat,
    pub(crate) entry: Entry,
    /// Its line of script.
    pub(crate) text: String,
}

impl Proposal {
    pub(crate) fn told(&self) -> Pending {
        Pending { by: self.by, act: self.text.clone() }
    }
}
