//! The time that each side has, and what the clock shows.

use board::Side;

pub use super::period::{Period, Periods};

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

/// The time of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// White's and Black's, each its own.
    Own([Allowance; 2]),
    /// Sand: what one side uses the other gains. Milliseconds of each at the start, none of them 0.
    Hourglass([u64; 2]),
}

/// The time of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// Periods, one after the other.
    Periods(Periods),
    /// So many milliseconds for each move; what is not used of them is lost.
    EachMove(u64),
}

impl TimeControl {
    /// The same for both sides.
    pub fn same(allowance: Allowance) -> Self {
        TimeControl::Own([allowance.clone(), allowance])
    }

    /// The allowance of a side; none where both share the sand of an hourglass.
    pub fn of(&self, side: Side) -> Option<&Allowance> {
        match self {
            TimeControl::Own(allowances) => Some(&allowances[side.index()]),
            TimeControl::Hourglass(_) => None,
        }
    }

    /// Milliseconds that a side has for a game of sixty moves: those of all its periods, and what is added, or passes
    /// unreckoned, with each move. A period that comes again is counted as often as sixty moves need it, and of an
    /// hourglass what the side has at the start.
    ///
    /// A code says by this whether a game is rapid chess or blitz.
    ///
    /// ```
    /// use board::Side;
    /// use jadoube_game::settings::time::{Allowance, Period, Periods, TimeControl};
    ///
    /// let period = Period { time_ms: 3 * 60_000, increment_ms: 2_000, ..Period::default() };
    /// let periods = Periods::new(vec![period]).ok_or("no period")?;
    /// let control = TimeControl::same(Allowance::Periods(periods));
    /// assert_eq!(control.ms_for_sixty_moves(Side::White), 5 * 60_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ms_for_sixty_moves(&self, side: Side) -> u64 {
        match self {
            TimeControl::Own(allowances) => match &allowances[side.index()] {
                Allowance::Periods(periods) => periods.ms_for_sixty_moves(),
                Allowance::EachMove(ms) => super::period::sixty_times(*ms),
            },
            TimeControl::Hourglass(ms) => ms[side.index()],
        }
    }

    /// The periods of a side, where it has any.
    pub(crate) fn periods(&self, side: Side) -> Option<&Periods> {
        match self.of(side)? {
            Allowance::Periods(periods) => Some(periods),
            Allowance::EachMove(_) => None,
        }
    }

    /// The period of the next move of a side that has made so many, counted from 0; none where it has none, or all are
    /// behind it.
    pub(crate) fn period(&self, side: Side, made: u32) -> Option<(usize, Period)> {
        self.periods(side)?.at(made)
    }

    /// What has been given to a side that has made so many moves; none when no limit is left.
    pub(crate) fn given_ms(&self, side: Side, made: u32) -> Option<u64> {
        match self {
            TimeControl::Own(allowances) => match &allowances[side.index()] {
                Allowance::Periods(periods) => periods.given_ms(made),
                Allowance::EachMove(ms) => Some(*ms),
            },
            TimeControl::Hourglass(ms) => Some(ms[side.index()]),
        }
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
    /// Whether the one gains what the other uses.
    pub hourglass: bool,
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

    #[test]
    fn time_for_sixty_moves_without_periods() {
        let each = TimeControl::same(Allowance::EachMove(10_000));
        assert_eq!(each.ms_for_sixty_moves(Side::Black), 600_000);
        let sand = TimeControl::Hourglass([60_000, 120_000]);
        assert_eq!(sand.ms_for_sixty_moves(Side::Black), 120_000);
    }
}
