//! The chess clock, as data: it is told stamps, and reads no time of its own.
//!
//! A side's time left is what its periods have given so far, and what was added, less what it used. So a move that is
//! taken back, and counts no more, takes back the period that it opened.

use board::Side;

use crate::settings::time::{Dials, TimeControl};

/// A clock between the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clock {
    control: TimeControl,
    now_ms: u64,
    running: Option<Side>,
    used_ms: [u64; 2],
    added_ms: [u64; 2],
    /// Time given to each side, and taken from it, for what was done: that stands when the dials are set back.
    penalties_ms: [[u64; 2]; 2],
    made: [u32; 2],
    /// Reckoned and unreckoned milliseconds of the turn that is running.
    turn_ms: u64,
    fallen: [bool; 2],
    first_fallen: Option<Side>,
}

impl Clock {
    /// A clock that begins to run for `first` at stamp 0.
    pub(crate) fn new(control: TimeControl, first: Side) -> Self {
        Clock {
            control,
            now_ms: 0,
            running: Some(first),
            used_ms: [0; 2],
            added_ms: [0; 2],
            penalties_ms: [[0; 2]; 2],
            made: [0; 2],
            turn_ms: 0,
            fallen: [false; 2],
            first_fallen: None,
        }
    }

    /// Time passes up to a stamp; an earlier one changes nothing.
    pub(crate) fn advance(&mut self, stamp_ms: u64) {
        let passed = stamp_ms.saturating_sub(self.now_ms);
        self.now_ms = self.now_ms.max(stamp_ms);
        let Some(side) = self.running else { return };
        let delay = self.delay_left(side);
        self.turn_ms += passed;
        let reckoned = passed.saturating_sub(delay);
        match self.left_ms(side) {
            Some(left) if reckoned >= left && reckoned > 0 => {
                self.used_ms[side.index()] += left;
                self.falls(side, false);
            }
            _ => self.used_ms[side.index()] += reckoned,
        }
    }

    fn delay_left(&self, side: Side) -> u64 {
        let delay =
            self.control.period(side, self.made[side.index()]).map_or(0, |(_, period)| period.delay_ms);
        delay.saturating_sub(self.turn_ms)
    }

    /// Milliseconds left; none where no limit is left.
    pub(crate) fn left_ms(&self, side: Side) -> Option<u64> {
        let index = side.index();
        let given = self.control.given_ms(side, self.made[index])?;
        Some((given + self.added_ms[index]).saturating_sub(self.used_ms[index]))
    }

    /// The moves due for the time that a side has used.
    pub(crate) fn moves_due(&self, side: Side) -> u32 {
        self.control.due(side, self.used_ms[side.index()])
    }

    /// The moves of a side that count.
    pub(crate) fn moves_made(&self, side: Side) -> u32 {
        self.made[side.index()]
    }

    pub(crate) fn has_fallen(&self, side: Side) -> bool {
        self.fallen[side.index()]
    }

    /// The side whose flag fell first of those that are down.
    pub(crate) fn first_fallen(&self) -> Option<Side> {
        self.first_fallen
    }

    /// A flag falls, before the other's if that is known.
    pub(crate) fn falls(&mut self, side: Side, before_the_other: bool) {
        self.fallen[side.index()] = true;
        if before_the_other || self.first_fallen.is_none() {
            self.first_fallen = Some(side);
        }
    }

    pub(crate) fn running(&self) -> Option<Side> {
        self.running
    }

    /// The side stops its own clock: it gets its increment, and the other's clock runs.
    pub(crate) fn press(&mut self, side: Side) {
        if self.running != Some(side) {
            return;
        }
        let index = side.index();
        let made = self.made[index].saturating_sub(1);
        if let Some((_, period)) = self.control.period(side, made)
            && !self.fallen[index]
        {
            self.added_ms[index] += period.increment_ms + period.bronstein_ms.min(self.turn_ms);
        }
        self.run_for(Some(!side));
    }

    /// The clock of this side runs, or neither.
    pub(crate) fn run_for(&mut self, side: Option<Side>) {
        if self.running != side {
            self.running = side;
            self.turn_ms = 0;
        }
    }

    /// A move counts for the periods.
    pub(crate) fn count_move(&mut self, side: Side) {
        self.made[side.index()] += 1;
    }

    /// A move counts no more.
    pub(crate) fn discount_move(&mut self, side: Side) {
        let made = &mut self.made[side.index()];
        *made = made.saturating_sub(1);
    }

    /// Time is added to a side's.
    pub(crate) fn add(&mut self, side: Side, ms: u64) {
        self.added_ms[side.index()] += ms;
        self.penalties_ms[side.index()][0] += ms;
    }

    /// Time is taken from a side's.
    pub(crate) fn take(&mut self, side: Side, ms: u64) {
        self.penalties_ms[side.index()][1] += ms;
        match self.left_ms(side) {
            Some(left) if ms >= left => {
                self.used_ms[side.index()] += left;
                self.falls(side, false);
            }
            _ => self.used_ms[side.index()] += ms,
        }
    }

    /// The times are those of an earlier clock, but that what was given and taken for what was done since stays given
    /// and taken; what the clock was then counts again.
    pub(crate) fn set_back_to(&mut self, earlier: &Clock) {
        let since = std::mem::replace(self, Clock { now_ms: self.now_ms, ..earlier.clone() }).penalties_ms;
        for side in Side::ALL {
            let [given, taken] = since[side.index()];
            let [given_then, taken_then] = earlier.penalties_ms[side.index()];
            if given > given_then {
                self.add(side, given - given_then);
            }
            if taken > taken_then {
                self.take(side, taken - taken_then);
            }
        }
    }

    /// Milliseconds that a side is given at each press now.
    pub(crate) fn increment_ms(&self, side: Side) -> u64 {
        self.control.period(side, self.made[side.index()]).map_or(0, |(_, period)| period.increment_ms)
    }

    /// Milliseconds of the first period; of the shorter one where they differ.
    pub(crate) fn first_period_ms(&self) -> u64 {
        let first = |side| self.control.of(side).first().map_or(u64::MAX, |period| period.time_ms);
        first(Side::White).min(first(Side::Black))
    }

    /// Milliseconds that a side is given with each move now, as an increment or as a delay.
    pub(crate) fn given_each_move_ms(&self, side: Side) -> u64 {
        let period = self.control.period(side, self.made[side.index()]);
        period.map_or(0, |(_, period)| period.increment_ms.max(period.delay_ms).max(period.bronstein_ms))
    }

    /// Whether a side is in its last period.
    pub(crate) fn in_last_period(&self, side: Side) -> bool {
        self.control.period(side, self.made[side.index()]).is_none_or(|(_, period)| period.moves.is_none())
    }

    /// The dials are set by hand.
    pub(crate) fn set(&mut self, left_ms: [u64; 2]) {
        for side in Side::ALL {
            let index = side.index();
            if let Some(given) = self.control.given_ms(side, self.made[index]) {
                self.used_ms[index] = given.saturating_sub(left_ms[index]);
                self.added_ms[index] = left_ms[index].saturating_sub(given);
                self.fallen[index] &= left_ms[index] == 0;
            }
        }
        self.first_fallen = self.first_fallen.filter(|side| self.fallen[side.index()]);
    }

    pub(crate) fn dials(&self) -> Dials {
        let period = |side: Side| Some(self.control.period(side, self.made[side.index()])?.0 + 1);
        Dials {
            white_ms: self.left_ms(Side::White),
            black_ms: self.left_ms(Side::Black),
            running: self.running,
            delay_ms: self.running.map_or(0, |side| self.delay_left(side)),
            fallen: Side::ALL.into_iter().filter(|&side| self.has_fallen(side)).collect(),
            period: Side::ALL.map(period),
            moves: self.made,
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Period;

    const MINUTE: u64 = 60_000;

    fn clock(periods: &[Period]) -> Clock {
        Clock::new(TimeControl::same(periods.to_vec()).expect("a period"), Side::White)
    }

    /// Each turn a side uses so many milliseconds, moves and presses; what is left to it then.
    fn play(clock: &mut Clock, side: Side, uses_ms: u64) -> Option<u64> {
        clock.advance(clock.now_ms + uses_ms);
        clock.count_move(side);
        clock.press(side);
        clock.left_ms(side)
    }

    #[test]
    fn an_increment_is_given_at_the_press() {
        let mut clock = clock(&[Period { time_ms: 3 * MINUTE, increment_ms: 2_000, ..Period::default() }]);
        assert_eq!(clock.left_ms(Side::White), Some(3 * MINUTE));
        assert_eq!(play(&mut clock, Side::White, 10_000), Some(3 * MINUTE - 8_000));
        assert_eq!(play(&mut clock, Side::Black, 500), Some(3 * MINUTE + 1_500));
        assert_eq!(clock.running(), Some(Side::White));
    }

    #[test]
    fn delay_runs_first_and_bronstein_gives_back_what_was_used() {
        let mut delay = clock(&[Period { time_ms: MINUTE, delay_ms: 5_000, ..Period::default() }]);
        delay.advance(3_000);
        assert_eq!((delay.left_ms(Side::White), delay.dials().delay_ms), (Some(MINUTE), 2_000));
        assert_eq!(play(&mut delay, Side::White, 4_000), Some(MINUTE - 2_000));
        let mut bronstein = clock(&[Period { time_ms: MINUTE, bronstein_ms: 5_000, ..Period::default() }]);
        assert_eq!(play(&mut bronstein, Side::White, 3_000), Some(MINUTE));
        assert_eq!(play(&mut bronstein, Side::Black, 8_000), Some(MINUTE - 3_000));
    }

    #[test]
    fn the_next_period_is_added_when_the_last_move_of_one_is_complete() {
        let two = [
            Period { moves: Some(2), time_ms: MINUTE, ..Period::default() },
            Period { time_ms: 30_000, ..Period::default() },
        ];
        let mut clock = clock(&two);
        assert_eq!(play(&mut clock, Side::White, 20_000), Some(40_000));
        assert_eq!(play(&mut clock, Side::Black, 0), Some(MINUTE));
        assert_eq!(play(&mut clock, Side::White, 20_000), Some(50_000));
        assert_eq!(clock.dials().period, [Some(2), Some(1)]);
        clock.discount_move(Side::White);
        assert_eq!(clock.left_ms(Side::White), Some(20_000));
    }

    #[test]
    fn a_period_that_repeats_gives_its_time_each_time() {
        let mut clock =
            clock(&[Period { moves: Some(1), time_ms: MINUTE, repeats: true, ..Period::default() }]);
        for made in 1..5 {
            assert_eq!(play(&mut clock, Side::White, 1_000), Some((made + 1) * MINUTE - made * 1_000));
            play(&mut clock, Side::Black, 0);
        }
        assert_eq!(clock.dials().period[0], Some(5));
    }

    #[test]
    fn a_clock_stops_at_nothing_and_its_flag_has_fallen() {
        let mut clock = clock(&[Period { time_ms: MINUTE, increment_ms: 5_000, ..Period::default() }]);
        clock.advance(MINUTE - 1);
        assert!(!clock.has_fallen(Side::White));
        clock.advance(MINUTE);
        assert!(clock.has_fallen(Side::White));
        assert_eq!(play(&mut clock, Side::White, 90_000), Some(0));
        assert_eq!(clock.dials().fallen, [Side::White]);
    }

    #[test]
    fn no_limit_is_left_when_all_periods_are_behind() {
        let mut clock = clock(&[Period { moves: Some(1), time_ms: MINUTE, ..Period::default() }]);
        assert_eq!(play(&mut clock, Side::White, 1_000), None);
        play(&mut clock, Side::Black, 0);
        clock.advance(9 * MINUTE);
        assert!(!clock.has_fallen(Side::White));
    }

    #[test]
    fn moves_due_are_taken_in_proportion() {
        let hour = 60 * MINUTE;
        let periods = [
            Period { moves: Some(20), time_ms: hour, ..Period::default() },
            Period { moves: Some(15), time_ms: hour, repeats: true, ..Period::default() },
        ];
        let control = TimeControl::same(periods.to_vec()).expect("periods");
        for (minutes, due) in [(0, 0), (30, 10), (60, 20), (110, 32), (120, 35), (130, 37), (183, 50)] {
            assert_eq!(control.due(Side::White, minutes * MINUTE), due, "{minutes} minutes");
        }
    }

    #[test]
    fn the_dials_can_be_set() {
        let mut clock = clock(&[Period { time_ms: MINUTE, ..Period::default() }]);
        clock.advance(2 * MINUTE);
        clock.set([90_000, 10_000]);
        let dials = clock.dials();
        assert_eq!((dials.white_ms, dials.black_ms, dials.fallen), (Some(90_000), Some(10_000), vec![]));
    }
}
