//! A clock that counts every millisecond, beside the one that computes: whatever is done to both, they show the same.

use board::Side::{self, Black, White};
use proptest::prelude::*;

use super::*;
use crate::settings::time::Periods;

/// A clock as a watchmaker would build it. It knows no total of what was used: each tick takes one from what is left.
#[derive(Clone, Debug)]
struct Ticking {
    control: TimeControl,
    /// The period of each move, where a side has periods; none where no limit is left.
    moves: [Vec<Option<Period>>; 2],
    left: [i64; 2],
    /// Where each move has its own time: what there is beside it.
    reserve: [i64; 2],
    made: [usize; 2],
    fallen: Vec<Side>,
    /// The moves that were made and pressed when a flag fell.
    made_when_fallen: [usize; 2],
    running: Option<Side>,
    ticks_of_turn: u64,
    ticks_after_delay: u64,
    counted: bool,
}

/// The periods of so many moves, one for each, and where they stop.
fn one_for_each_move(periods: &Periods) -> Vec<Option<Period>> {
    let mut moves = Vec::new();
    for period in periods.list() {
        let times = if period.repeats { 100 } else { 1 };
        let length = period.moves.map_or(200, |moves| moves as usize);
        moves.extend(std::iter::repeat_n(Some(*period), times * length));
    }
    moves.resize(moves.len().max(200), None);
    moves
}

impl Ticking {
    fn new(control: TimeControl) -> Ticking {
        let left = Side::ALL.map(|side| match (&control, control.of(side)) {
            (TimeControl::Hourglass(sand), _) => sand[side.index()],
            (_, Some(Allowance::EachMove(ms))) => *ms,
            (_, Some(Allowance::Periods(periods))) => {
                let first = periods.list()[0];
                first.time_ms + if periods.is_from_move_one() { first.increment_ms } else { 0 }
            }
            (_, None) => unreachable!("only an hourglass is shared"),
        });
        let moves = Side::ALL.map(|side| match control.of(side) {
            Some(Allowance::Periods(periods)) => one_for_each_move(periods),
            _ => Vec::new(),
        });
        Ticking {
            control,
            moves,
            left: left.map(|ms| ms as i64),
            reserve: [0; 2],
            made: [0; 2],
            fallen: Vec::new(),
            made_when_fallen: [0; 2],
            running: Some(White),
            ticks_of_turn: 0,
            ticks_after_delay: 0,
            counted: false,
        }
    }

    fn moves_of(&self, side: Side) -> &[Option<Period>] {
        &self.moves[side.index()]
    }

    fn has_limit(&self, side: Side) -> bool {
        let moves = self.moves_of(side);
        moves.is_empty() || moves[self.made[side.index()]].is_some()
    }

    fn shown(&self, side: Side) -> Option<u64> {
        self.has_limit(side).then(|| self.left[side.index()].max(0) as u64)
    }

    fn period(&self, side: Side) -> Period {
        let of_turn = self.made[side.index()] - usize::from(self.counted && self.running == Some(side));
        self.moves_of(side).get(of_turn).copied().flatten().unwrap_or_default()
    }

    fn falls(&mut self, side: Side) {
        if !self.fallen.contains(&side) {
            self.fallen.push(side);
            let under_way = usize::from(self.counted && self.running == Some(side));
            self.made_when_fallen[side.index()] = self.made[side.index()] - under_way;
        }
    }

    fn tick(&mut self) {
        let Some(side) = self.running else { return };
        self.ticks_of_turn += 1;
        if self.ticks_of_turn <= self.period(side).delay_ms {
            return;
        }
        self.ticks_after_delay += 1;
        let left = &mut self.left[side.index()];
        if *left > 0 || !self.has_limit(side) {
            self.left[side.index()] -= 1;
            if let TimeControl::Hourglass(_) = self.control {
                self.left[(!side).index()] += 1;
            }
        }
        if self.left[side.index()] <= 0 && self.has_limit(side) {
            self.falls(side);
        }
    }

    fn press(&mut self, side: Side) {
        if self.running != Some(side) {
            return;
        }
        if !self.fallen.contains(&side) {
            let (period, next) =
                (self.period(side), self.moves_of(side).get(self.made[side.index()]).copied());
            match self.control.of(side) {
                Some(Allowance::EachMove(ms)) => {
                    let reserve = self.reserve[side.index()].min(self.left[side.index()]);
                    self.reserve[side.index()] = reserve;
                    self.left[side.index()] = *ms as i64 + reserve;
                }
                Some(Allowance::Periods(periods)) => {
                    let before_the_move = next.flatten().map_or(0, |next| next.increment_ms);
                    let increment =
                        if periods.is_from_move_one() { before_the_move } else { period.increment_ms };
                    let back = self.ticks_after_delay.min(period.bronstein_ms);
                    self.left[side.index()] += (increment + back) as i64;
                }
                None => {}
            }
        }
        self.run(Some(!side));
    }

    fn run(&mut self, side: Option<Side>) {
        if self.running != side {
            (self.running, self.counted) = (side, false);
            (self.ticks_of_turn, self.ticks_after_delay) = (0, 0);
        }
    }

    /// After how many moves each period ends.
    fn ends(&self, side: Side) -> Vec<usize> {
        let Some(Allowance::Periods(periods)) = self.control.of(side) else { return Vec::new() };
        let (mut ends, mut end) = (Vec::new(), 0);
        for period in periods.list() {
            let Some(moves) = period.moves.map(|moves| moves as usize) else { break };
            for _ in 0..if period.repeats { 100 } else { 1 } {
                end += moves;
                ends.push(end);
            }
        }
        ends
    }

    /// The time of the period that begins with the next move, if one does.
    fn opens_period(&self, side: Side) -> i64 {
        let made = self.made[side.index()];
        if !self.ends(side).contains(&made) {
            return 0;
        }
        self.moves_of(side)[made].map_or(0, |next| next.time_ms as i64)
    }

    fn count(&mut self, side: Side) {
        self.made[side.index()] += 1;
        self.left[side.index()] += self.opens_period(side);
        self.counted |= self.running == Some(side);
    }

    fn discount(&mut self, side: Side) {
        if self.made[side.index()] > 0 {
            self.left[side.index()] -= self.opens_period(side);
            self.made[side.index()] -= 1;
        }
        self.counted &= self.running != Some(side);
    }

    /// Moves are counted until a period begins; the flag is up again.
    /// A flag that is down counts in the period in which it fell, whatever was moved since.
    fn next_period(&mut self, side: Side) {
        let made = self.made[side.index()];
        let counts = match self.fallen.contains(&side) {
            true => self.made_when_fallen[side.index()].min(made),
            false => made,
        };
        let Some(end) = self.ends(side).into_iter().find(|&end| end > counts) else { return };
        (made..end).for_each(|_| self.count(side));
        self.fallen.retain(|&fallen| fallen != side);
    }

    fn take(&mut self, side: Side, ms: u64) {
        let left = self.left[side.index()].max(0);
        let takes_all = self.has_limit(side) && ms as i64 >= left && ms > 0;
        self.left[side.index()] -= if takes_all { left } else { ms as i64 };
        if takes_all {
            self.falls(side);
        }
    }

    fn set(&mut self, left: [u64; 2]) {
        for side in Side::ALL {
            if self.has_limit(side) {
                self.left[side.index()] = left[side.index()] as i64;
                if let Some(Allowance::EachMove(ms)) = self.control.of(side) {
                    self.reserve[side.index()] = (left[side.index()] as i64 - *ms as i64).max(0);
                }
                self.fallen.retain(|&fallen| fallen != side || left[side.index()] == 0);
            }
        }
    }
}

/// What is done to both clocks.
#[derive(Clone, Debug)]
enum Deed {
    Wait(u64),
    Plays,
    Press(Side),
    Count(Side),
    Discount(Side),
    Runs(Option<Side>),
    Give(Side, u64),
    Take(Side, u64),
    Set([u64; 2]),
    NextPeriods,
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(White), Just(Black)]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        8 => (0u64..90).prop_map(Deed::Wait),
        8 => Just(Deed::Plays),
        1 => side().prop_map(Deed::Press),
        1 => side().prop_map(Deed::Count),
        1 => side().prop_map(Deed::Discount),
        1 => prop_oneof![Just(None), side().prop_map(Some)].prop_map(Deed::Runs),
        1 => (side(), 0u64..80).prop_map(|(side, ms)| Deed::Give(side, ms)),
        1 => (side(), 0u64..80).prop_map(|(side, ms)| Deed::Take(side, ms)),
        1 => [0u64..200, 0u64..200].prop_map(Deed::Set),
        1 => Just(Deed::NextPeriods),
    ]
}

fn period() -> impl Strategy<Value = Period> {
    let with_each_move = [0u64..2, 0u64..2, 0u64..2];
    (1u32..4, 1u64..200, with_each_move, 1u64..60).prop_map(|(moves, time_ms, which, ms)| Period {
        moves: Some(moves),
        time_ms,
        increment_ms: which[0] * ms,
        delay_ms: which[1] * ms,
        bronstein_ms: which[2] * ms,
        repeats: false,
    })
}

fn allowance() -> impl Strategy<Value = Allowance> {
    let list = (proptest::collection::vec(period(), 1..4), 0u8..3, any::<bool>());
    let periods = list.prop_map(|(mut list, end, from_move_one)| {
        if let Some(last) = list.last_mut() {
            last.repeats = end == 1;
            last.moves = last.moves.filter(|_| end != 2);
        }
        let periods = Periods::new(list).expect("periods that can follow each other");
        Allowance::Periods(if from_move_one { periods.from_move_one() } else { periods })
    });
    prop_oneof![5 => periods, 1 => (1u64..100).prop_map(Allowance::EachMove)]
}

fn control() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        2 => [allowance(), allowance()].prop_map(TimeControl::Own),
        3 => allowance().prop_map(TimeControl::same),
        1 => [1u64..200, 1u64..200].prop_map(TimeControl::Hourglass),
    ]
}

fn does(works: &mut Mechanism, ticking: &mut Ticking, deed: &Deed) {
    match *deed {
        Deed::Wait(ms) => {
            works.advance(works.now_ms + ms);
            (0..ms).for_each(|_| ticking.tick());
        }
        Deed::Plays => {
            let Some(side) = works.running() else { return };
            works.count_move(side);
            works.press(side);
            ticking.count(side);
            ticking.press(side);
        }
        Deed::Press(side) => {
            works.press(side);
            ticking.press(side);
        }
        Deed::Count(side) => {
            works.count_move(side);
            ticking.count(side);
        }
        Deed::Discount(side) => {
            works.discount_move(side);
            ticking.discount(side);
        }
        Deed::Runs(side) => {
            works.run_for(side);
            ticking.run(side);
        }
        Deed::Give(side, ms) => {
            works.add(side, ms);
            ticking.left[side.index()] += ms as i64;
            ticking.reserve[side.index()] += ms as i64;
        }
        Deed::Take(side, ms) => {
            works.take(side, ms);
            ticking.take(side, ms);
        }
        Deed::NextPeriods => {
            works.next_periods_begin();
            Side::ALL.into_iter().for_each(|side| ticking.next_period(side));
            ticking.counted = false;
        }
        Deed::Set(left) => {
            works.set(left);
            ticking.set(left);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn it_shows_what_a_clock_shows_that_counts_every_millisecond(
        control in control(),
        deeds in proptest::collection::vec(deed(), 1..40),
    ) {
        let mut works = Mechanism::new(control.clone(), White);
        let mut ticking = Ticking::new(control);
        for deed in &deeds {
            does(&mut works, &mut ticking, deed);
            for side in Side::ALL {
                prop_assert_eq!(works.left_ms(side), ticking.shown(side), "{:?} after {:?}", side, deed);
                prop_assert_eq!(works.has_fallen(side), ticking.fallen.contains(&side), "{:?}", deed);
            }
            prop_assert_eq!(works.first_fallen(), ticking.fallen.first().copied());
            prop_assert_eq!(works.running(), ticking.running);
        }
    }

    #[test]
    fn how_often_the_clock_is_looked_at_makes_no_difference(
        control in control(),
        waits in proptest::collection::vec((0u64..90, 0u64..90), 1..20),
    ) {
        let mut once = Mechanism::new(control, White);
        let mut often = once.clone();
        for (one, other) in waits {
            once.advance(once.now_ms + one + other);
            often.advance(often.now_ms + one);
            often.advance(often.now_ms + other);
            for works in [&mut once, &mut often] {
                if let Some(side) = works.running() {
                    works.count_move(side);
                    works.press(side);
                }
            }
            prop_assert_eq!(&once, &often);
        }
    }

    #[test]
    fn nothing_changes_while_no_time_passes(control in control(), stamp in 0u64..300) {
        let mut works = Mechanism::new(control, White);
        works.advance(stamp);
        let before = works.clone();
        works.advance(stamp);
        works.advance(stamp / 2);
        prop_assert_eq!(works, before);
    }
}
