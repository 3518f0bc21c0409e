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

    /// Milliseconds that a side has for a game of sixty moves: those of all its periods, and what is added, or passes
    /// unreckoned, with each move. A period that comes again is counted as often as sixty moves need it.
    ///
    /// A code says by this whether a game is rapid chess or blitz.
    ///
    /// ```
    /// use board::Side;
    /// use jadoube_game::settings::time::{Period, TimeControl};
    ///
    /// let period = Period { time_ms: 3 * 60_000, increment_ms: 2_000, ..Period::default() };
    /// let control = TimeControl::same(vec![period]).ok_or("no period")?;
    /// assert_eq!(control.ms_for_sixty_moves(Side::White), 5 * 60_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ms_for_sixty_moves(&self, side: Side) -> u64 {
        let (mut moves_left, mut total) = (SIXTY, 0u64);
        for period in self.of(side) {
            let moves = match period.moves {
                Some(moves) if !period.repeats => moves.min(moves_left),
                _ => moves_left,
            };
            let times = match period.moves {
                Some(each) if period.repeats => u64::from(moves.div_ceil(each.max(1)).max(1)),
                _ => 1,
            };
            total += period.time_ms * times + u64::from(moves) * period.with_each_move_ms();
            moves_left -= moves;
        }
        total
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

/// The moves of a game by which codes tell rapid chess and blitz from longer games.
const SIXTY: u32 = 60;

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

impl Period {
    /// Milliseconds that each move brings beside the period's own.
    fn with_each_move_ms(&self) -> u64 {
        self.increment_ms + self.delay_ms + self.bronstein_ms
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;

    #[test]
    fn sixty_moves_are_reckoned_over_all_periods() {
        let period = |moves, minutes: u64, seconds: u64| Period {
            moves,
            time_ms: minutes * MINUTE,
            increment_ms: seconds * 1_000,
            ..Period::default()
        };
        let cases = [
            (vec![period(None, 3, 2)], 5),
            (vec![period(None, 10, 0)], 10),
            (vec![period(None, 50, 10)], 60),
            (vec![period(Some(40), 90, 30), period(None, 30, 30)], 150),
            (vec![period(Some(40), 100, 0), period(None, 20, 15)], 125),
            (vec![period(Some(80), 5, 0), period(None, 5, 0)], 10),
            (vec![Period { repeats: true, ..period(Some(20), 60, 0) }], 180),
            (vec![Period { repeats: true, ..period(Some(25), 60, 0) }], 180),
            (vec![Period { delay_ms: 5_000, ..period(None, 5, 0) }], 10),
            (vec![Period { bronstein_ms: 5_000, ..period(None, 5, 0) }], 10),
        ];
        for (periods, minutes) in cases {
            let control = TimeControl::same(periods.clone()).expect("a period");
            assert_eq!(control.ms_for_sixty_moves(Side::White), minutes * MINUTE, "{periods:?}");
        }
    }
}
