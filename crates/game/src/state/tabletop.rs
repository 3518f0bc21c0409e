//! The men on the table and the hands over them.

use crate::state::hands::Hands;
use crate::state::men::Men;

/// The men as they stand now, and what the hands do with them.
#[derive(Clone, Debug)]
pub(crate) struct Tabletop {
    pub men: Men,
    pub hands: Hands,
}

impl Tabletop {
    pub(crate) fn new(men: Men) -> Tabletop {
        Tabletop { men, hands: Hands::default() }
    }

    /// The line was cut at a turn that began with these men: they stand so again, and no hand holds anything.
    pub(crate) fn line_is_cut(&mut self, men: &Men) {
        self.men = men.clone().knowing_all_of(&self.men);
        self.hands = Hands::default();
    }
}
