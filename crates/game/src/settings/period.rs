//! Periods: a number of moves in a given time.

/// Periods that follow each other, at least one. Only the last may lack a number of moves, or come again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periods {
    list: Vec<Period>,
    from_move_one: bool,
}

/// A number of moves, or all that follow, in a given time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves; none: all that follow.
    pub moves: Option<u32>,
    /// Milliseconds for them.
    pub time_ms: u64,
    /// Milliseconds added with each move.
    pub increment_ms: u64,
    /// Milliseconds of each turn that are not reckoned.
    pub delay_ms: u64,
    /// Milliseconds given back at each press, at most as many as the turn used.
    pub bronstein_ms: u64,
    /// The period comes again and again.
    pub repeats: bool,
}

/// The moves of a game by which codes tell rapid chess and blitz from longer games.
const SIXTY: u32 = 60;

impl Periods {
    /// These periods, where they can follow each other; increments are given at the press, and none before the first
    /// move.
    pub fn new(list: Vec<Period>) -> Option<Self> {
        let (last, before) = list.split_last()?;
        let ends = |period: &Period| period.moves.is_some() && !period.repeats;
        let proper = |period: &Period| period.time_ms > 0 && period.moves != Some(0);
        let follow = before.iter().all(ends) && (last.moves.is_some() || !last.repeats);
        (follow && list.iter().all(proper)).then_some(Periods { list, from_move_one: false })
    }

    /// The same with each increment given before the move that it belongs to, the first of them before the first move.
    #[must_use]
    pub fn from_move_one(self) -> Self {
        Periods { from_move_one: true, ..self }
    }

    /// The periods in their order.
    pub fn list(&self) -> &[Period] {
        &self.list
    }

    /// Whether an increment is given before the first move.
    pub fn is_from_move_one(&self) -> bool {
        self.from_move_one
    }

    /// The period of the next move of a player who has made so many, counted from 0; none when all are behind him.
    pub(crate) fn at(&self, made: u32) -> Option<(usize, Period)> {
        let mut left = made;
        for (index, &period) in self.list.iter().enumerate() {
            match period.moves {
                None => return Some((index, period)),
                Some(moves) if left < moves => return Some((index, period)),
                Some(moves) if period.repeats => return Some((index + (left / moves) as usize, period)),
                Some(moves) => left -= moves,
            }
        }
        None
    }

    /// The moves after which the period of the next move is over, for a player who has made so many; none where no
    /// number of moves ends it.
    pub(crate) fn end_after(&self, made: u32) -> Option<u32> {
        let mut before = 0u32;
        for period in &self.list {
            let moves = period.moves?;
            if made - before < moves {
                return Some(before + moves);
            }
            if period.repeats {
                return Some(before + ((made - before) / moves + 1) * moves);
            }
            before += moves;
        }
        None
    }

    /// What the periods have given a player who has made so many moves; none when no limit is left.
    pub(crate) fn given_ms(&self, made: u32) -> Option<u64> {
        let mut left = made;
        let mut given = 0;
        for period in &self.list {
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

    /// The moves due for so much time used: those of each period that is complete, and of the next in proportion,
    /// fractions left out.
    pub(crate) fn due(&self, used_ms: u64) -> u32 {
        let (mut left, mut due) = (used_ms, 0u64);
        for period in &self.list {
            let Some(moves) = period.moves.map(u64::from) else { break };
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

    /// The time for sixty moves, as [`super::TimeControl::ms_for_sixty_moves`] has it.
    pub(super) fn ms_for_sixty_moves(&self) -> u64 {
        let (mut moves_left, mut total) = (SIXTY, 0u64);
        for period in &self.list {
            let moves = match period.moves {
                Some(moves) if !period.repeats => moves.min(moves_left),
                _ => moves_left,
            };
            let times = match period.moves {
                Some(each) if period.repeats => u64::from(moves.div_ceil(each).max(1)),
                _ => 1,
            };
            total += period.time_ms * times + u64::from(moves) * period.with_each_move_ms();
            moves_left -= moves;
        }
        total
    }
}

impl Period {
    /// Milliseconds that each move brings beside the period's own.
    fn with_each_move_ms(&self) -> u64 {
        self.increment_ms + self.delay_ms + self.bronstein_ms
    }
}

/// The time for sixty moves, each with so much.
pub(super) fn sixty_times(ms: u64) -> u64 {
    u64::from(SIXTY) * ms
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;

    fn period(moves: Option<u32>, minutes: u64, seconds: u64) -> Period {
        let (time_ms, increment_ms) = (minutes * MINUTE, seconds * 1_000);
        Period { moves, time_ms, increment_ms, ..Period::default() }
    }

    fn periods(list: &[Period]) -> Periods {
        Periods::new(list.to_vec()).expect("periods that can follow each other")
    }

    #[test]
    fn only_the_last_may_lack_a_number_of_moves_or_repeat() {
        let (open, forty) = (period(None, 30, 0), period(Some(40), 90, 0));
        let again = Period { repeats: true, ..forty };
        for (list, proper) in [
            (vec![], false),
            (vec![open], true),
            (vec![forty], true),
            (vec![again], true),
            (vec![forty, open], true),
            (vec![forty, again], true),
            (vec![open, forty], false),
            (vec![again, open], false),
            (vec![Period { repeats: true, ..open }], false),
            (vec![period(Some(0), 5, 0)], false),
            (vec![period(None, 0, 30)], false),
        ] {
            assert_eq!(Periods::new(list.clone()).is_some(), proper, "{list:?}");
        }
    }

    #[test]
    fn sixty_moves_are_reckoned_over_all_periods() {
        for (list, minutes) in [
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
        ] {
            assert_eq!(periods(&list).ms_for_sixty_moves(), minutes * MINUTE, "{list:?}");
        }
    }

    #[test]
    fn moves_due_are_taken_in_proportion() {
        let periods =
            periods(&[period(Some(20), 60, 0), Period { repeats: true, ..period(Some(15), 60, 0) }]);
        for (minutes, due) in [(0, 0), (30, 10), (60, 20), (110, 32), (120, 35), (130, 37), (183, 50)] {
            assert_eq!(periods.due(minutes * MINUTE), due, "{minutes} minutes");
        }
    }

    #[test]
    fn a_period_ends_after_its_moves() {
        let open = periods(&[period(Some(40), 90, 0), period(None, 30, 0)]);
        let again = periods(&[period(Some(40), 120, 0), Period { repeats: true, ..period(Some(20), 60, 0) }]);
        for (periods, made, end) in [
            (&open, 0, Some(40)),
            (&open, 39, Some(40)),
            (&open, 40, None),
            (&again, 39, Some(40)),
            (&again, 40, Some(60)),
            (&again, 79, Some(80)),
            (&again, 80, Some(100)),
        ] {
            assert_eq!(periods.end_after(made), end, "after {made} moves");
        }
    }
}
