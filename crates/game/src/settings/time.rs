//! The time that each side has, and what a clock shows of it.

use board::Side;

/// How the players' time is limited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// Not at all: there is no clock.
    None,
    /// As the code says where nothing else is agreed.
    ByCode,
    /// As agreed.
    Agreed(TimeControl),
}

/// The time that each side has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    periods: [Vec<Period>; 2],
}

impl TimeControl {
    /// The same periods for both sides; at least one.
    pub fn same(periods: Vec<Period>) -> Option<Self> {
        Self::each(periods.clone(), periods)
    }

    /// Periods of its own for each side; at least one each.
    pub fn each(white: Vec<Period>, black: Vec<Period>) -> Option<Self> {
        let some = !white.is_empty() && !black.is_empty();
        some.then_some(TimeControl { periods: [white, black] })
    }

    /// The periods of a side, in their order.
    pub fn of(&self, side: Side) -> &[Period] {
        &self.periods[side.index()]
    }

    /// Seconds that a side has for all its moves, with sixty times the increment; none where periods follow without end.
    pub(crate) fn seconds_for_all_moves(&self, side: Side) -> Option<u64> {
        let periods = self.of(side);
        let last = periods.last().filter(|period| !period.repeats)?;
        let time: u64 = periods.iter().map(|period| period.time_ms).sum();
        let added = last.increment_ms.max(last.delay_ms).max(last.bronstein_ms);
        Some((time + 60 * added) / 1000)
    }

    /// The period in which a side is that has made so many moves, counted from 0; none when all are behind it.
    pub(crate) fn period(&self, side: Side, made: u32) -> Option<(usize, Period)> {
        let mut left = made;
        for (index, &period) in self.of(side).iter().enumerate() {
            match period.moves {
                None => return Some((index, period)),
                Some(moves) if left < moves => return Some((index, period)),
                Some(moves) if period.repeats => return Some((index + (left / moves) as usize, period)),
                Some(moves) => left -= moves,
            }
        }
        None
    }

    /// The moves due for so much time used: those of each period that is complete, and of the next in proportion,
    /// fractions left out.
    pub(crate) fn due(&self, side: Side, used_ms: u64) -> u32 {
        let (mut left, mut due) = (used_ms, 0u64);
        for period in self.of(side) {
            let Some(moves) = period.moves.map(u64::from).filter(|_| period.time_ms > 0) else { break };
            let complete =
                if period.repeats { left / period.time_ms } else { (left / period.time_ms).min(1) };
            due += moves * complete;
            left -= complete * period.time_ms;
            if period.repeats || complete == 0 {
                due += moves * left / period.time_ms;
                break;
            }
        }
        u32::try_from(due).unwrap_or(u32::MAX)
    }

    /// What the periods have given a side that has made so many moves; none when no limit is left.
    pub(crate) fn given_ms(&self, side: Side, made: u32) -> Option<u64> {
        let mut left = made;
        let mut given = 0;
        for period in self.of(side) {
            given += period.time_ms;
            match period.moves {
                None => return Some(given),
                Some(moves) if left < moves => return Some(given),
                Some(moves) if period.repeats => {
                    return Some(given + u64::from(left / moves) * period.time_ms);
                }
                Some(moves) => left -= moves,
            }
        }
        None
    }
}

/// So many moves in so much time, or all that follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves; none: all that follow.
    pub moves: Option<u32>,
    /// Milliseconds for them.
    pub time_ms: u64,
    /// Milliseconds added at each press.
    pub increment_ms: u64,
    /// Milliseconds of each turn that are not reckoned.
    pub delay_ms: u64,
    /// Milliseconds given back at each press, at most as many as the turn used.
    pub bronstein_ms: u64,
    /// The period comes again and again.
    pub repeats: bool,
}

/// What the dials show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dials {
    /// Milliseconds left to White; none where no limit is left.
    pub white_ms: Option<u64>,
    /// Milliseconds left to Black; none where no limit is left.
    pub black_ms: Option<u64>,
    /// Whose clock runs; none: both are stopped.
    pub running: Option<Side>,
    /// Milliseconds of delay that are still to pass before time is reckoned.
    pub delay_ms: u64,
    /// The sides that have overstepped, in the order White, Black.
    pub fallen: Vec<Side>,
    /// The period in which each side is, counted from 1; none when all are behind it.
    pub period: [Option<usize>; 2],
    /// The moves that count for each side.
    pub moves: [u32; 2],
}
