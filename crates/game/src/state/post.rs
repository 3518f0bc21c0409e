//! What passes while a player does not reply: the days of his silence, his leave, his notices, the reminders.

use board::Side;

use crate::state::line::Ply;

/// Milliseconds of a day.
pub(crate) const DAY_MS: u64 = 24 * 3_600_000;

/// Milliseconds of a year, by which days of leave are given.
const YEAR_MS: u64 = 365 * DAY_MS;

/// What is kept while a player does not reply.
#[derive(Clone, Debug, Default)]
pub(crate) struct Post {
    now_ms: u64,
    /// Whose turn it is, and which.
    turn: Option<(Ply, Side)>,
    /// When that turn began.
    since_ms: u64,
    /// For how long its player has not replied, leave left out.
    quiet_ms: u64,
    /// He has given notice that he reflects longer.
    notice: bool,
    /// When the reminders were due that he has been sent, and the end of his silence.
    reached: Vec<u64>,
    /// How many of these have been told.
    told: usize,
    leave: [Leave; 2],
}

/// The leave of one side.
#[derive(Clone, Debug, Default)]
struct Leave {
    until_ms: Option<u64>,
    /// The days taken, each time with the year of play in which it was.
    taken: Vec<(u64, u32)>,
}

impl Post {
    /// A turn is under way; if it is another than before, its player has just been told of the last move.
    pub(crate) fn follows(&mut self, turn: Ply, by: Side) {
        if self.turn == Some((turn, by)) {
            return;
        }
        self.turn = Some((turn, by));
        self.since_ms = self.now_ms;
        self.quiet_ms = 0;
        self.notice = false;
        self.reached = Vec::new();
        self.told = 0;
    }

    /// Time passes up to a stamp; an earlier one changes nothing. It counts as silence where the game waits for a move,
    /// and for the reminders on these days.
    pub(crate) fn passes_until(&mut self, stamp_ms: u64, counts: bool, days: &[u32]) {
        if stamp_ms <= self.now_ms {
            return;
        }
        let by = self.turn.map(|(_, by)| by);
        let from = by.map_or(self.now_ms, |by| self.leave_until(by).unwrap_or(self.now_ms)).min(stamp_ms);
        if counts {
            let quiet = self.quiet_ms + (stamp_ms - from);
            let reached = days.iter().skip(self.reached.len()).map(|&day| u64::from(day) * DAY_MS);
            let reached: Vec<u64> =
                reached.take_while(|&due| due <= quiet).map(|due| from + (due - self.quiet_ms)).collect();
            self.reached.extend(reached);
            self.quiet_ms = quiet;
        }
        self.now_ms = stamp_ms;
    }

    /// Until when a side is on leave, where it is.
    pub(crate) fn leave_until(&self, side: Side) -> Option<u64> {
        self.leave[side.index()].until_ms.filter(|&until| until > self.now_ms)
    }

    /// The days of leave that a side has taken in this year of play.
    pub(crate) fn days_taken(&self, side: Side) -> u32 {
        let year = self.now_ms / YEAR_MS;
        self.leave[side.index()].taken.iter().filter(|&&(of, _)| of == year).map(|&(_, days)| days).sum()
    }

    /// A side takes leave from now, or from the end of the leave that it is on.
    pub(crate) fn takes_leave(&mut self, side: Side, days: u32) {
        let from = self.leave_until(side).unwrap_or(self.now_ms);
        let leave = &mut self.leave[side.index()];
        leave.until_ms = Some(from + u64::from(days) * DAY_MS);
        leave.taken.push((self.now_ms / YEAR_MS, days));
    }

    /// A side ends its leave: the days that have not begun remain its own. How many they are; none where it is on none.
    pub(crate) fn ends_leave(&mut self, side: Side) -> Option<u32> {
        let left = self.leave_until(side)? - self.now_ms;
        let leave = &mut self.leave[side.index()];
        leave.until_ms = None;
        let mut given_back = u32::try_from(left / DAY_MS).unwrap_or(u32::MAX);
        let whole = given_back;
        for (_, days) in leave.taken.iter_mut().rev() {
            let back = given_back.min(*days);
            *days -= back;
            given_back -= back;
        }
        Some(whole)
    }

    /// The player gives notice that he reflects longer.
    pub(crate) fn notes_reflection(&mut self) {
        self.notice = true;
    }

    /// Whether he has.
    pub(crate) fn has_notice(&self) -> bool {
        self.notice
    }

    /// How many of the days that were asked about have been reached since they were told last.
    pub(crate) fn take_reached(&mut self) -> std::ops::Range<usize> {
        let told = self.told..self.reached.len();
        self.told = self.reached.len();
        told
    }

    /// When the day of this number among those asked about was reached, or will be if nothing happens.
    pub(crate) fn when(&self, number: usize, day: u32) -> u64 {
        if let Some(&at) = self.reached.get(number) {
            return at;
        }
        let from = self.turn.and_then(|(_, by)| self.leave_until(by)).unwrap_or(self.now_ms);
        from + (u64::from(day) * DAY_MS).saturating_sub(self.quiet_ms)
    }

    /// Whether the day of this number among those asked about was reached.
    pub(crate) fn has_reached(&self, number: usize) -> bool {
        number < self.reached.len()
    }

    /// When the turn began.
    pub(crate) fn since_ms(&self) -> u64 {
        self.since_ms
    }

    /// For how many whole days its player has not replied, leave left out.
    pub(crate) fn quiet_days(&self) -> u32 {
        u32::try_from(self.quiet_ms / DAY_MS).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::line::Line;
    use crate::state::men::Men;
    use crate::state::turn::Turn;

    const DAYS: [u32; 4] = [14, 28, 35, 40];

    fn post() -> Post {
        let position = board::Position::default();
        let line = Line::begin(Turn::new(Side::White, position, Men::of(&position.setup())));
        let mut post = Post::default();
        post.follows(line.now_at(), Side::White);
        post
    }

    #[test]
    fn days_of_leave_are_no_days_of_silence() {
        let mut post = post();
        post.passes_until(10 * DAY_MS, true, &DAYS);
        post.takes_leave(Side::White, 5);
        assert_eq!(post.when(0, 14), 19 * DAY_MS);
        post.passes_until(19 * DAY_MS - 1, true, &DAYS);
        assert_eq!((post.quiet_days(), post.take_reached()), (13, 0..0));
        post.passes_until(19 * DAY_MS, true, &DAYS);
        assert_eq!((post.quiet_days(), post.take_reached()), (14, 0..1));
        assert_eq!(post.when(0, 14), 19 * DAY_MS);
        assert_eq!(post.take_reached(), 1..1);
    }

    #[test]
    fn one_leave_follows_the_other_and_what_has_not_begun_is_given_back() {
        let mut post = post();
        post.takes_leave(Side::Black, 5);
        post.takes_leave(Side::Black, 5);
        assert_eq!(post.days_taken(Side::Black), 10);
        post.passes_until(3 * DAY_MS + 1, true, &DAYS);
        assert_eq!(post.leave_until(Side::Black), Some(10 * DAY_MS));
        assert_eq!(post.ends_leave(Side::Black), Some(6));
        assert_eq!((post.days_taken(Side::Black), post.leave_until(Side::Black)), (4, None));
        assert_eq!(post.ends_leave(Side::Black), None);
        // Black's leave is no matter of White's silence.
        assert_eq!(post.quiet_days(), 3);
    }

    #[test]
    fn a_year_gives_its_own_days() {
        let mut post = post();
        post.takes_leave(Side::White, 30);
        post.passes_until(YEAR_MS - 1, true, &DAYS);
        assert_eq!(post.days_taken(Side::White), 30);
        post.passes_until(YEAR_MS, true, &DAYS);
        assert_eq!(post.days_taken(Side::White), 0);
    }

    #[test]
    fn what_waits_for_people_is_no_silence() {
        let mut post = post();
        post.passes_until(50 * DAY_MS, false, &DAYS);
        assert_eq!((post.quiet_days(), post.has_reached(0)), (0, false));
    }
}
