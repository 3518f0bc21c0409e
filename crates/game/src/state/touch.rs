//! A touch of men.

use law::Cites;

use crate::refusal::Ended;
use crate::state::men::ManId;

/// Men touched by one act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touch {
    pub men: Vec<ManId>,
    /// Taken up at once, without a touch before it: the hand that lifts in order to move.
    pub lifted: bool,
    pub excused: bool,
    /// The articles that excused it when it was done.
    pub by_articles: Cites,
    /// Touched out of turn, and held to be touched in this one.
    pub carried: bool,
    /// Taken off the board.
    pub removed: bool,
    /// Made out of turn, and the man was moved by it, or taken.
    pub moved: bool,
    /// The number of the act by which the hand touched.
    pub act: usize,
    /// Made out of turn, and carried over a second time: what had ended the right that it gave in the turn that has not been.
    pub lapsed: Option<Ended>,
}

impl Touch {
    pub(crate) fn has_lapsed(&self) -> bool {
        self.lapsed.is_some()
    }

    /// Whether it can be found to have been an accident: these men were moved.
    pub(crate) fn may_be_an_accident(&self, moved: &[ManId]) -> bool {
        !self.excused && !self.moved && !self.men.iter().all(|man| moved.contains(man))
    }
}
