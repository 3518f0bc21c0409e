//! The clock between the players: as it was set and, if that was wrong, as it should have been.

use board::Side;

use crate::settings::time::{Dials, TimeControl};
use crate::state::mechanism::{Gift, Mechanism};

/// A clock between the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    shown: Mechanism,
    /// Where the clock was set wrongly and nobody has put it right: what it would show, had it been set rightly.
    rightly_set: Option<Mechanism>,
}

impl Clock {
    /// A clock that begins to run for `first` at stamp 0, perhaps set otherwise than was agreed.
    pub(crate) fn new(agreed: TimeControl, set: Option<TimeControl>, first: Side) -> Self {
        match set.filter(|set| *set != agreed) {
            None => Clock { shown: Mechanism::new(agreed, first), rightly_set: None },
            Some(set) => {
                Clock { shown: Mechanism::new(set, first), rightly_set: Some(Mechanism::new(agreed, first)) }
            }
        }
    }

    /// The same, with time reckoned in whole days, and twice beyond so many days of a turn.
    pub(crate) fn in_whole_days(self, doubled_after: u32) -> Self {
        let works = |works: Mechanism| works.in_whole_days(doubled_after);
        Clock { shown: works(self.shown), rightly_set: self.rightly_set.map(works) }
    }

    /// What happens to the clock would have happened to one that was set rightly.
    pub(super) fn does(&mut self, act: impl Fn(&mut Mechanism)) {
        act(&mut self.shown);
        if let Some(rightly_set) = &mut self.rightly_set {
            act(rightly_set);
        }
    }

    /// Whether it was set otherwise than agreed, and nobody has put it right.
    pub(crate) fn is_set_wrongly(&self) -> bool {
        self.rightly_set.is_some()
    }

    /// Whether no flag would be down if it had been set as agreed.
    pub(crate) fn has_time_left_as_agreed(&self) -> bool {
        self.rightly_set.as_ref().unwrap_or(&self.shown).first_fallen().is_none()
    }

    /// It is set as it should have been, and shows what it would show then. A flag that has not fallen is not down by
    /// this, nor one for which there would have been time left.
    pub(super) fn puts_right(&mut self) {
        if let Some(rightly_set) = self.rightly_set.take() {
            let shown = std::mem::replace(&mut self.shown, rightly_set);
            self.shown.keep_flags_of(&shown);
        }
    }

    /// The times are those of an earlier clock, as [`Mechanism::set_back_to`] has it. A setting that was put right since
    /// stays right.
    pub(super) fn set_back_to(&mut self, earlier: &Clock) {
        let mut earlier = earlier.clone();
        if self.rightly_set.is_none() {
            earlier.puts_right();
        }
        self.shown.set_back_to(&earlier.shown);
        if let Some((now, then)) = self.rightly_set.as_mut().zip(earlier.rightly_set.as_ref()) {
            now.set_back_to(then);
        }
    }

    /// The dials are set by hand as of then, as [`Mechanism::set_as_of`] has it.
    pub(super) fn set_as_of(&mut self, left_ms: [u64; 2], then: &Clock) {
        self.shown.set_as_of(left_ms, &then.shown);
        if let Some((now, then)) = self.rightly_set.as_mut().zip(then.rightly_set.as_ref()) {
            now.set_as_of(left_ms, then);
        }
    }

    /// Milliseconds left; none where no limit is left.
    pub(crate) fn left_ms(&self, side: Side) -> Option<u64> {
        self.shown.left_ms(side)
    }

    /// The moves due for the time that a side has used.
    pub(crate) fn moves_due(&self, side: Side) -> u32 {
        self.shown.moves_due(side)
    }

    /// The moves of a side that count.
    pub(crate) fn moves_made(&self, side: Side) -> u32 {
        self.shown.moves_made(side)
    }

    pub(crate) fn has_fallen(&self, side: Side) -> bool {
        self.shown.has_fallen(side)
    }

    /// The side whose flag fell first of those that are down.
    pub(crate) fn first_fallen(&self) -> Option<Side> {
        self.shown.first_fallen()
    }

    pub(crate) fn running(&self) -> Option<Side> {
        self.shown.running()
    }

    /// When the time of the side whose clock runs will be exceeded, as [`Mechanism::exceeds_at`] has it.
    pub(crate) fn exceeds_at(&self) -> Option<u64> {
        self.shown.exceeds_at()
    }

    /// Milliseconds that a side is given with each move now.
    pub(crate) fn increment_ms(&self, side: Side) -> u64 {
        self.shown.increment_ms(side)
    }

    /// Milliseconds of the first period; of the shorter one where they differ.
    pub(crate) fn first_period_ms(&self) -> u64 {
        self.shown.first_period_ms()
    }

    /// Milliseconds that a side is given with each move now, as an increment or as a delay.
    pub(crate) fn given_each_move_ms(&self, side: Side) -> u64 {
        self.shown.given_each_move_ms(side)
    }

    /// In which way a side is given time with each move now.
    pub(crate) fn gift(&self, side: Side) -> Gift {
        self.shown.gift(side)
    }

    /// Whether no further period of a side's begins.
    pub(crate) fn in_last_period(&self, side: Side) -> bool {
        self.shown.in_last_period(side)
    }

    pub(crate) fn dials(&self) -> Dials {
        self.shown.dials()
    }
}
