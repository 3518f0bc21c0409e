//! The mechanism of a chess clock, as data. It works from stamps, and reads no time of its own.
//!
//! A side's remaining time is what it has been given so far, plus what was added, less what it used. So a move that is
//! taken back, and no longer counts, takes back the period that it opened.

use board::Side;

use crate::settings::time::{Allowance, Dials, Period, TimeControl};

/// The works of a clock that was set to a time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mechanism {
    control: TimeControl,
    now_ms: u64,
    running: Option<Side>,
    /// Where time is reckoned in whole days: whose turn it was when the clock was stopped. If his runs again, his days go on.
    stopped: Option<Side>,
    reckonings: [Reckoning; 2],
    /// Reckoned and unreckoned milliseconds of the turn that is running.
    turn_ms: u64,
    /// Of those, the reckoned ones.
    turn_reckoned_ms: u64,
    /// The move of the turn that is running counts already.
    counted: bool,
    first_fallen: Option<Side>,
    /// Milliseconds that were granted both sides with each move, beside what was agreed.
    granted_ms: u64,
    /// Milliseconds that pass with each move before time is reckoned, beside what was agreed.
    delayed_ms: u64,
    /// Where time is reckoned in whole days: up to how many days of a turn each is reckoned once, and beyond them twice.
    doubled_after_days: Option<u32>,
}

/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600_000;

/// What is charged for a turn that has lasted so long, in whole days, those beyond the limit twice.
fn charged(turn_ms: u64, doubled_after: u32) -> u64 {
    let days = turn_ms / DAY_MS;
    (days + days.saturating_sub(u64::from(doubled_after))) * DAY_MS
}

/// After how many days of a turn more is charged than so many days that were left when it began.
fn days_to_exceed(left_days: u64, doubled_after: u32) -> u64 {
    let once = u64::from(doubled_after);
    if left_days < once { left_days + 1 } else { (left_days + once) / 2 + 1 }
}

/// In which way each move is given time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Gift {
    /// It is added to the time that is left.
    #[default]
    Increment,
    /// It passes before time is counted.
    Delay,
    /// What was used of it is given back.
    Bronstein,
}

/// What is reckoned of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Reckoning {
    used_ms: u64,
    added_ms: u64,
    /// Of what was added, what was given for something done: that stands when the dials are set back.
    awarded_ms: u64,
    /// Of what was used, what was taken for something done: that stands too.
    forfeited_ms: u64,
    /// Of what was taken so, what was given back since.
    returned_ms: u64,
    /// What was to be taken so beyond all that was left, and so was not.
    untaken_ms: u64,
    /// Where each move has its own time: what a side has beside it, and keeps until it is used.
    reserve_ms: u64,
    made: u32,
    fallen: bool,
    /// The moves that were made when the flag fell.
    made_when_fallen: u32,
    /// What was charged beyond all that was left; where time is not reckoned in whole days, since the side was last given
    /// time.
    exceeded_ms: u64,
}

impl Reckoning {
    /// A side has time again: what has passed while it had none is no matter any more, unless time is reckoned in whole days.
    fn forgets_what_passed(&mut self, in_days: bool) {
        if !in_days {
            self.exceeded_ms = self.untaken_ms;
        }
    }
}

impl Mechanism {
    /// A clock that begins to run for `first` at stamp 0.
    pub(crate) fn new(control: TimeControl, first: Side) -> Self {
        let reckonings = Side::ALL
            .map(|side| Reckoning { added_ms: before_the_move(&control, side, 0), ..Reckoning::default() });
        Mechanism {
            control,
            now_ms: 0,
            running: Some(first),
            stopped: None,
            reckonings,
            turn_ms: 0,
            turn_reckoned_ms: 0,
            counted: false,
            first_fallen: None,
            granted_ms: 0,
            delayed_ms: 0,
            doubled_after_days: None,
        }
    }

    /// The same, with time reckoned in whole days, and twice beyond so many days of a turn.
    pub(crate) fn in_whole_days(self, doubled_after: u32) -> Self {
        Mechanism { doubled_after_days: Some(doubled_after), ..self }
    }

    fn of(&self, side: Side) -> &Reckoning {
        &self.reckonings[side.index()]
    }

    fn of_mut(&mut self, side: Side) -> &mut Reckoning {
        &mut self.reckonings[side.index()]
    }

    /// Time passes up to a stamp; an earlier one changes nothing.
    pub(crate) fn advance(&mut self, stamp_ms: u64) {
        let passed = stamp_ms.saturating_sub(self.now_ms);
        self.now_ms = self.now_ms.max(stamp_ms);
        let Some(side) = self.running else { return };
        let reckoned = match self.doubled_after_days {
            Some(limit) => charged(self.turn_ms + passed, limit) - charged(self.turn_ms, limit),
            None => passed.saturating_sub(self.delay_left(side)),
        };
        self.turn_ms += passed;
        self.turn_reckoned_ms += reckoned;
        let used = self.uses(side, reckoned);
        if let TimeControl::Hourglass(_) = self.control {
            self.of_mut(!side).added_ms += used;
        }
    }

    /// Time passes up to a stamp, and nobody's is reckoned.
    pub(crate) fn stand_until(&mut self, stamp_ms: u64) {
        self.now_ms = self.now_ms.max(stamp_ms);
    }

    /// A side uses so much of what is left to it, and what of it could be used. Whole days are exceeded only when more
    /// are used than were left: a day that has begun costs nothing yet.
    fn uses(&mut self, side: Side, ms: u64) -> u64 {
        let used = match self.left_ms(side) {
            Some(left) if ms > left || ms == left && ms > 0 && self.doubled_after_days.is_none() => {
                self.falls(side, false);
                self.of_mut(side).exceeded_ms += ms - left;
                left
            }
            _ => ms,
        };
        self.of_mut(side).used_ms += used;
        used
    }

    fn delay_left(&self, side: Side) -> u64 {
        let agreed = self.period_of_turn(side).map_or(0, |period| period.delay_ms);
        agreed.max(self.delayed_ms).saturating_sub(self.turn_ms)
    }

    /// The period to which the move belongs that a side makes, or has just made.
    fn period_of_turn(&self, side: Side) -> Option<Period> {
        let counted = u32::from(self.counted && self.running == Some(side));
        let (_, period) = self.control.period(side, self.of(side).made.saturating_sub(counted))?;
        Some(period)
    }

    /// Milliseconds left; none where no limit is left.
    pub(crate) fn left_ms(&self, side: Side) -> Option<u64> {
        let Reckoning { used_ms, added_ms, made, .. } = *self.of(side);
        let given = self.control.given_ms(side, made)?;
        Some((given + added_ms).saturating_sub(used_ms))
    }

    /// The moves due for the time that a side has used.
    pub(crate) fn moves_due(&self, side: Side) -> u32 {
        let used = self.of(side).used_ms;
        match self.control.of(side) {
            Some(Allowance::Periods(periods)) => periods.due(used),
            Some(Allowance::EachMove(ms)) => u32::try_from(used / ms).unwrap_or(u32::MAX),
            None => 0,
        }
    }

    /// The moves of a side that count.
    pub(crate) fn moves_made(&self, side: Side) -> u32 {
        self.of(side).made
    }

    pub(crate) fn has_fallen(&self, side: Side) -> bool {
        self.of(side).fallen
    }

    /// The side whose flag fell first of those that are down.
    pub(crate) fn first_fallen(&self) -> Option<Side> {
        self.first_fallen
    }

    /// A flag falls, before the other's if that is known.
    pub(crate) fn falls(&mut self, side: Side, before_the_other: bool) {
        if !self.has_fallen(side) {
            // A move that is made and not pressed yet belongs to the period that has run out.
            let counted = u32::from(self.counted && self.running == Some(side));
            let made = self.of(side).made.saturating_sub(counted);
            (self.of_mut(side).fallen, self.of_mut(side).made_when_fallen) = (true, made);
        }
        if before_the_other || self.first_fallen.is_none() {
            self.first_fallen = Some(side);
        }
    }

    pub(crate) fn running(&self) -> Option<Side> {
        self.running
    }

    /// When the time of the side whose clock runs will be exceeded, if nothing happens; none where its flag is down
    /// already, no limit is left to it, or time is not reckoned in whole days.
    pub(crate) fn exceeds_at(&self) -> Option<u64> {
        let (side, limit) = (self.running?, self.doubled_after_days?);
        let left = self.left_ms(side).filter(|_| !self.has_fallen(side))?;
        let days = days_to_exceed((left + charged(self.turn_ms, limit)) / DAY_MS, limit);
        Some(self.now_ms + (days * DAY_MS).saturating_sub(self.turn_ms))
    }

    /// The side stops its own clock: it gets what comes with the move, and the other's clock runs.
    pub(crate) fn press(&mut self, side: Side) {
        if self.running != Some(side) {
            return;
        }
        if !self.has_fallen(side) {
            self.gets_what_comes_with_the_move(side);
        }
        self.run_for(Some(!side));
    }

    fn gets_what_comes_with_the_move(&mut self, side: Side) {
        let left = self.left_ms(side).unwrap_or(0);
        let reckoning = self.of_mut(side);
        // A move's own time is used before the reserve.
        reckoning.reserve_ms = reckoning.reserve_ms.min(left);
        let Reckoning { used_ms, added_ms, reserve_ms, made, .. } = *reckoning;
        let added = match self.control.of(side) {
            None => added_ms,
            // Nothing is saved: the next move has its own time.
            Some(Allowance::EachMove(_)) => used_ms + reserve_ms,
            Some(Allowance::Periods(periods)) => {
                let period = self.period_of_turn(side).unwrap_or_default();
                let increment = match periods.is_from_move_one() {
                    true => before_the_move(&self.control, side, made),
                    false => period.increment_ms,
                };
                added_ms + increment + period.bronstein_ms.min(self.turn_reckoned_ms) + self.granted_ms
            }
        };
        self.of_mut(side).added_ms = added;
    }

    /// The clock of this side runs, or neither.
    pub(crate) fn run_for(&mut self, side: Option<Side>) {
        if self.running == side {
            return;
        }
        let in_days = self.doubled_after_days.is_some();
        let goes_on = in_days && (side.is_none() || self.stopped == side);
        self.stopped = self.running.or(self.stopped).filter(|_| side.is_none());
        self.running = side;
        if !goes_on {
            (self.turn_ms, self.turn_reckoned_ms) = (0, 0);
            self.counted = false;
        }
    }

    /// A move counts for the periods.
    pub(crate) fn count_move(&mut self, side: Side) {
        self.of_mut(side).made += 1;
        self.counted |= self.running == Some(side);
        // Its next turn is another one.
        self.stopped = self.stopped.filter(|&stopped| stopped != side);
    }

    /// A move counts no more.
    pub(crate) fn discount_move(&mut self, side: Side) {
        let made = &mut self.of_mut(side).made;
        *made = made.saturating_sub(1);
        self.counted &= self.running != Some(side);
    }

    /// The counter of moves is set by hand, and with it the period.
    pub(crate) fn set_moves(&mut self, made: [u32; 2]) {
        for side in Side::ALL {
            self.of_mut(side).made = made[side.index()];
        }
        self.counted = false;
    }

    /// The next move of each side is the first of its next period, and its flag is up again.
    pub(crate) fn next_periods_begin(&mut self) {
        for side in Side::ALL {
            let made = self.made_in_period(side);
            if let Some(end) = self.control.periods(side).and_then(|periods| periods.end_after(made)) {
                let reckoning = self.of_mut(side);
                (reckoning.made, reckoning.fallen) = (reckoning.made.max(end), false);
            }
        }
        self.counted = false;
        self.first_fallen = self.first_down(self.first_fallen);
    }

    /// Time is added to a side's. Where it is reckoned in whole days, it makes up first for what was charged beyond all that
    /// was left, and a flag is up again once nothing of that is left.
    pub(crate) fn add(&mut self, side: Side, ms: u64) {
        let in_days = self.doubled_after_days.is_some();
        let reckoning = self.of_mut(side);
        reckoning.added_ms += ms;
        reckoning.awarded_ms += ms;
        reckoning.reserve_ms += ms;
        if in_days && reckoning.fallen && reckoning.exceeded_ms > 0 {
            let makes_up = reckoning.exceeded_ms.min(ms);
            reckoning.exceeded_ms -= makes_up;
            reckoning.used_ms += makes_up;
            reckoning.untaken_ms = reckoning.untaken_ms.min(reckoning.exceeded_ms);
            reckoning.fallen = reckoning.exceeded_ms > 0;
            self.first_fallen = self.first_down(self.first_fallen);
        }
        if ms > 0 {
            self.of_mut(side).forgets_what_passed(in_days);
        }
    }

    /// A side has time again: its flag goes up.
    pub(crate) fn raises_flag(&mut self, side: Side) {
        if self.left_ms(side).is_some_and(|left| left > 0) {
            self.of_mut(side).fallen = false;
            self.first_fallen = self.first_down(self.first_fallen);
        }
    }

    /// Both sides are given so much with each move from now on.
    pub(crate) fn grant_each_move(&mut self, ms: u64) {
        self.granted_ms += ms;
    }

    /// Both sides are no longer given what was granted so.
    pub(crate) fn grant_no_more(&mut self, ms: u64) {
        self.granted_ms = self.granted_ms.saturating_sub(ms);
    }

    /// Each move of both sides has this delay from now on, where none was agreed that is longer.
    pub(crate) fn delay_each_move(&mut self, ms: u64) {
        self.delayed_ms = ms;
    }

    /// Time is taken from a side's.
    pub(crate) fn take(&mut self, side: Side, ms: u64) {
        self.of_mut(side).forfeited_ms += ms;
        let used = self.uses(side, ms);
        self.of_mut(side).untaken_ms += ms - used;
    }

    /// Time that was taken from a side is given back: the side has what it would have if that had not been taken, and no
    /// more. What was to be taken and was not there is not given back, and time that has passed since with none left is
    /// reckoned now. The flag goes up if it would not have fallen.
    pub(crate) fn give_back(&mut self, side: Side, ms: u64) {
        let had = self.left_ms(side).unwrap_or(0);
        let in_days = self.doubled_after_days.is_some();
        let reckoning = self.of_mut(side);
        reckoning.returned_ms += ms;
        let untaken = reckoning.untaken_ms.min(ms);
        reckoning.untaken_ms -= untaken;
        reckoning.exceeded_ms = reckoning.exceeded_ms.saturating_sub(untaken);
        let taken = ms - untaken;
        let passed = reckoning.exceeded_ms.saturating_sub(reckoning.untaken_ms).min(taken);
        reckoning.exceeded_ms -= passed;
        // Less was used; of what the dials no longer reckon as used, they show more.
        let back = taken - passed;
        reckoning.added_ms += back.saturating_sub(reckoning.used_ms);
        reckoning.used_ms = reckoning.used_ms.saturating_sub(back);
        let up = match in_days {
            true => ms > 0 && reckoning.exceeded_ms == 0,
            false => had == 0 && back > 0,
        };
        reckoning.fallen &= !up;
        if let TimeControl::Hourglass(_) = self.control {
            self.of_mut(!side).added_ms += passed;
        }
        self.first_fallen = self.first_down(self.first_fallen);
    }

    /// The times are those of an earlier clock, but that what was given and taken for what was done since stays given
    /// and taken, or given back; what the clock was then counts again.
    pub(crate) fn set_back_to(&mut self, earlier: &Mechanism) {
        let (now_ms, granted_ms, delayed_ms) = (self.now_ms, self.granted_ms, self.delayed_ms);
        let kept = Mechanism { now_ms, granted_ms, delayed_ms, ..earlier.clone() };
        let now = std::mem::replace(self, kept);
        for side in Side::ALL {
            self.keeps_what_was_given_since(side, now.of(side), earlier.of(side));
        }
    }

    /// What was given, taken and given back for what was done since an earlier clock is given and taken of these times.
    fn keeps_what_was_given_since(&mut self, side: Side, now: &Reckoning, then: &Reckoning) {
        self.add(side, now.awarded_ms.saturating_sub(then.awarded_ms));
        let taken = now.forfeited_ms.saturating_sub(then.forfeited_ms);
        let returned = now.returned_ms.saturating_sub(then.returned_ms);
        self.take(side, taken.saturating_sub(returned));
        self.give_back(side, returned.saturating_sub(taken));
        let reckoning = self.of_mut(side);
        reckoning.awarded_ms = now.awarded_ms;
        (reckoning.forfeited_ms, reckoning.returned_ms) = (now.forfeited_ms, now.returned_ms);
    }

    /// The flags that are down are those which had fallen on this other clock, and would have fallen on this one.
    pub(crate) fn keep_flags_of(&mut self, other: &Mechanism) {
        for side in Side::ALL {
            self.of_mut(side).fallen &= other.has_fallen(side);
        }
        self.first_fallen = self.first_down(other.first_fallen);
    }

    /// The side whose flag is the first of those that are down, where this one's was so far.
    fn first_down(&self, so_far: Option<Side>) -> Option<Side> {
        let down = |&side: &Side| self.has_fallen(side);
        so_far.filter(down).or(Side::ALL.into_iter().find(down))
    }

    /// Milliseconds that a side is given with each move now.
    pub(crate) fn increment_ms(&self, side: Side) -> u64 {
        let agreed = self.control.period(side, self.of(side).made);
        agreed.map_or(0, |(_, period)| period.increment_ms) + self.granted_ms
    }

    /// Milliseconds that a side is given with each move now, as an increment or as a delay.
    pub(crate) fn given_each_move_ms(&self, side: Side) -> u64 {
        let period = self.control.period(side, self.of(side).made);
        let agreed =
            period.map(|(_, period)| period.increment_ms.max(period.delay_ms).max(period.bronstein_ms));
        agreed.unwrap_or(0).max(self.granted_ms).max(self.delayed_ms)
    }

    /// In which way a side is given time with each move now.
    pub(crate) fn gift(&self, side: Side) -> Gift {
        let period = self.control.period(side, self.of(side).made).map(|(_, period)| period);
        match period {
            _ if self.increment_ms(side) > 0 => Gift::Increment,
            _ if self.delayed_ms > 0 => Gift::Delay,
            Some(period) if period.delay_ms > 0 => Gift::Delay,
            Some(period) if period.bronstein_ms > 0 => Gift::Bronstein,
            _ => Gift::Increment,
        }
    }

    /// Milliseconds of the first period; of the shorter one where they differ.
    pub(crate) fn first_period_ms(&self) -> u64 {
        let first = |side| {
            let first = self.control.periods(side).and_then(|periods| periods.list().first());
            first.map_or(u64::MAX, |period| period.time_ms)
        };
        first(Side::White).min(first(Side::Black))
    }

    /// Whether no further period of a side's begins after the one in which it is, or in which its flag has fallen.
    pub(crate) fn in_last_period(&self, side: Side) -> bool {
        let periods = self.control.periods(side);
        periods.is_none_or(|periods| periods.end_after(self.made_in_period(side)).is_none())
    }

    /// The moves that a side had made in the period that counts: where its flag is down, when that fell.
    fn made_in_period(&self, side: Side) -> u32 {
        let Reckoning { made, fallen, made_when_fallen, .. } = *self.of(side);
        if fallen { made_when_fallen.min(made) } else { made }
    }

    /// The dials are set by hand.
    pub(crate) fn set(&mut self, left_ms: [u64; 2]) {
        let in_days = self.doubled_after_days.is_some();
        for side in Side::ALL {
            let left = left_ms[side.index()];
            let Some(given) = self.control.given_ms(side, self.of(side).made) else { continue };
            let reckoning = self.of_mut(side);
            reckoning.used_ms = given.saturating_sub(left);
            reckoning.added_ms = left.saturating_sub(given);
            reckoning.reserve_ms = reckoning.added_ms;
            reckoning.fallen &= left == 0;
            reckoning.forgets_what_passed(in_days);
        }
        self.first_fallen = self.first_down(self.first_fallen);
    }

    /// The dials are set by hand to what they should have shown then: what was given and taken for what was done since is
    /// given and taken of that.
    pub(crate) fn set_as_of(&mut self, left_ms: [u64; 2], then: &Mechanism) {
        let now = self.reckonings;
        self.set(left_ms);
        for side in Side::ALL {
            self.keeps_what_was_given_since(side, &now[side.index()], then.of(side));
        }
    }

    pub(crate) fn dials(&self) -> Dials {
        let period = |side: Side| match self.control.periods(side) {
            Some(periods) => Some(periods.at(self.of(side).made)?.0 + 1),
            None => Some(1),
        };
        Dials {
            white_ms: self.left_ms(Side::White),
            black_ms: self.left_ms(Side::Black),
            running: self.running,
            delay_ms: self.running.map_or(0, |side| self.delay_left(side)),
            hourglass: matches!(self.control, TimeControl::Hourglass(_)),
            fallen: Side::ALL.into_iter().filter(|&side| self.has_fallen(side)).collect(),
            period: Side::ALL.map(period),
            moves: Side::ALL.map(|side| self.of(side).made),
        }
    }
}

/// The increment of a side's next move, where it is given before that move.
fn before_the_move(control: &TimeControl, side: Side, made: u32) -> u64 {
    let periods = control.periods(side).filter(|periods| periods.is_from_move_one());
    periods.and_then(|periods| periods.at(made)).map_or(0, |(_, period)| period.increment_ms)
}

#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;
