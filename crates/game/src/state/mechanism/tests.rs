//! Examples of the clock's mechanism, worked out by hand.

use board::Side::{Black, White};

use super::*;
use crate::settings::time::Periods;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

fn periods(list: &[Period]) -> Periods {
    Periods::new(list.to_vec()).expect("periods that can follow each other")
}

fn works(list: &[Period]) -> Mechanism {
    Mechanism::new(TimeControl::same(Allowance::Periods(periods(list))), White)
}

/// In its turn a side uses so many milliseconds, moves and presses; what is left to it then.
fn play(works: &mut Mechanism, side: Side, uses_ms: u64) -> Option<u64> {
    works.advance(works.now_ms + uses_ms);
    works.count_move(side);
    works.press(side);
    works.left_ms(side)
}

#[test]
fn an_increment_is_given_at_the_press() {
    let mut works = works(&[Period { time_ms: 3 * MINUTE, increment_ms: 2_000, ..Period::default() }]);
    assert_eq!(works.left_ms(White), Some(3 * MINUTE));
    assert_eq!(play(&mut works, White, 10_000), Some(3 * MINUTE - 8_000));
    assert_eq!(play(&mut works, Black, 500), Some(3 * MINUTE + 1_500));
    assert_eq!(works.running(), Some(White));
}

#[test]
fn an_increment_from_move_one_comes_before_the_move() {
    let list = [
        Period { moves: Some(2), time_ms: MINUTE, increment_ms: 10_000, ..Period::default() },
        Period { time_ms: MINUTE, increment_ms: 30_000, ..Period::default() },
    ];
    let allowance = Allowance::Periods(periods(&list).from_move_one());
    let mut works = Mechanism::new(TimeControl::same(allowance), White);
    assert_eq!(works.left_ms(White), Some(70_000));
    assert_eq!(play(&mut works, White, 4_000), Some(76_000));
    assert_eq!(play(&mut works, Black, 0), Some(80_000));
    // Its second move opens the second period: its time, and the increment of the third move.
    assert_eq!(play(&mut works, White, 6_000), Some(70_000 + MINUTE + 30_000));
}

#[test]
fn delay_runs_first_and_bronstein_gives_back_what_was_used() {
    let mut delay = works(&[Period { time_ms: MINUTE, delay_ms: 5_000, ..Period::default() }]);
    delay.advance(3_000);
    assert_eq!((delay.left_ms(White), delay.dials().delay_ms), (Some(MINUTE), 2_000));
    assert_eq!(play(&mut delay, White, 4_000), Some(MINUTE - 2_000));
    let mut bronstein = works(&[Period { time_ms: MINUTE, bronstein_ms: 5_000, ..Period::default() }]);
    assert_eq!(play(&mut bronstein, White, 3_000), Some(MINUTE));
    assert_eq!(play(&mut bronstein, Black, 8_000), Some(MINUTE - 3_000));
}

#[test]
fn bronstein_does_not_give_back_what_the_delay_kept() {
    let both = Period { time_ms: MINUTE, delay_ms: 5_000, bronstein_ms: 5_000, ..Period::default() };
    let mut works = works(&[both]);
    assert_eq!(play(&mut works, White, 3_000), Some(MINUTE));
    assert_eq!(play(&mut works, Black, 7_000), Some(MINUTE));
    assert_eq!(play(&mut works, White, 13_000), Some(MINUTE - 3_000));
}

#[test]
fn the_next_period_is_added_when_the_last_move_of_one_is_complete() {
    let two = [
        Period { moves: Some(2), time_ms: MINUTE, ..Period::default() },
        Period { time_ms: 30_000, ..Period::default() },
    ];
    let mut works = works(&two);
    assert_eq!(play(&mut works, White, 20_000), Some(40_000));
    assert_eq!(play(&mut works, Black, 0), Some(MINUTE));
    assert_eq!(play(&mut works, White, 20_000), Some(50_000));
    assert_eq!(works.dials().period, [Some(2), Some(1)]);
    works.discount_move(White);
    assert_eq!(works.left_ms(White), Some(20_000));
}

#[test]
fn the_last_move_of_a_period_brings_the_increment_of_that_period() {
    let two = [
        Period { moves: Some(1), time_ms: MINUTE, increment_ms: 10_000, ..Period::default() },
        Period { time_ms: MINUTE, increment_ms: 30_000, ..Period::default() },
    ];
    let mut works = works(&two);
    assert_eq!(play(&mut works, White, 0), Some(2 * MINUTE + 10_000));
    play(&mut works, Black, 0);
    assert_eq!(play(&mut works, White, 0), Some(2 * MINUTE + 40_000));
    play(&mut works, Black, 0);
    // A press without a move that counts brings the increment of the period that runs.
    works.press(White);
    assert_eq!(works.left_ms(White), Some(2 * MINUTE + 70_000));
}

#[test]
fn a_period_that_repeats_gives_its_time_each_time() {
    let mut works = works(&[Period { moves: Some(1), time_ms: MINUTE, repeats: true, ..Period::default() }]);
    for made in 1..5 {
        assert_eq!(play(&mut works, White, 1_000), Some((made + 1) * MINUTE - made * 1_000));
        play(&mut works, Black, 0);
    }
    assert_eq!(works.dials().period[0], Some(5));
}

#[test]
fn a_clock_stops_at_nothing_and_its_flag_has_fallen() {
    let mut works = works(&[Period { time_ms: MINUTE, increment_ms: 5_000, ..Period::default() }]);
    works.advance(MINUTE - 1);
    assert!(!works.has_fallen(White));
    works.advance(MINUTE);
    assert!(works.has_fallen(White));
    assert_eq!(play(&mut works, White, 90_000), Some(0));
    assert_eq!(works.dials().fallen, [White]);
}

#[test]
fn no_limit_is_left_when_all_periods_are_behind() {
    let mut works = works(&[Period { moves: Some(1), time_ms: MINUTE, ..Period::default() }]);
    assert_eq!(play(&mut works, White, 1_000), None);
    play(&mut works, Black, 0);
    works.advance(9 * MINUTE);
    assert!(!works.has_fallen(White));
}

#[test]
fn the_dials_can_be_set() {
    let mut works = works(&[Period { time_ms: MINUTE, ..Period::default() }]);
    works.advance(2 * MINUTE);
    works.set([90_000, 10_000]);
    let dials = works.dials();
    assert_eq!((dials.white_ms, dials.black_ms, dials.fallen), (Some(90_000), Some(10_000), vec![]));
}

#[test]
fn the_counter_of_moves_can_be_set_and_with_it_the_period() {
    let two = [
        Period { moves: Some(40), time_ms: 5 * MINUTE, ..Period::default() },
        Period { time_ms: MINUTE, ..Period::default() },
    ];
    let mut works = works(&two);
    works.advance(2 * MINUTE);
    works.set_moves([40, 39]);
    assert_eq!((works.left_ms(White), works.left_ms(Black)), (Some(4 * MINUTE), Some(5 * MINUTE)));
    assert_eq!(works.dials().period, [Some(2), Some(1)]);
}

#[test]
fn sand_goes_from_one_side_to_the_other() {
    let mut works = Mechanism::new(TimeControl::Hourglass([MINUTE; 2]), White);
    assert_eq!(play(&mut works, White, 10_000), Some(50_000));
    assert_eq!(works.left_ms(Black), Some(70_000));
    assert_eq!(play(&mut works, Black, 30_000), Some(40_000));
    assert_eq!(works.left_ms(White), Some(80_000));
    assert_eq!(play(&mut works, White, 90_000), Some(0));
    // No more sand runs through than there was.
    assert_eq!((works.left_ms(Black), works.has_fallen(White)), (Some(2 * MINUTE), true));
}

#[test]
fn each_move_has_its_own_time() {
    let mut works = Mechanism::new(TimeControl::same(Allowance::EachMove(30_000)), White);
    assert_eq!(play(&mut works, White, 29_999), Some(30_000));
    assert_eq!(play(&mut works, Black, 1_000), Some(30_000));
    // What was given for an offence is kept until it is used, after the move's own time.
    works.add(White, 5_000);
    assert_eq!(play(&mut works, White, 20_000), Some(35_000));
    assert_eq!(play(&mut works, Black, 1_000), Some(30_000));
    works.advance(works.now_ms + 34_000);
    assert_eq!(works.left_ms(White), Some(1_000));
    assert_eq!(play(&mut works, White, 0), Some(31_000));
    assert_eq!(play(&mut works, Black, 30_000), Some(0));
    assert!(works.has_fallen(Black));
}

#[test]
fn one_side_has_another_time() {
    let own =
        |minutes| Allowance::Periods(periods(&[Period { time_ms: minutes * MINUTE, ..Period::default() }]));
    let mut works = Mechanism::new(TimeControl::Own([own(5), own(4)]), White);
    assert_eq!(play(&mut works, White, MINUTE), Some(4 * MINUTE));
    assert_eq!(play(&mut works, Black, MINUTE), Some(3 * MINUTE));
}

#[test]
fn after_both_flags_the_next_periods_begin() {
    let two = [
        Period { moves: Some(40), time_ms: MINUTE, ..Period::default() },
        Period { time_ms: 30_000, ..Period::default() },
    ];
    let mut works = works(&two);
    play(&mut works, White, 2 * MINUTE);
    play(&mut works, Black, 2 * MINUTE);
    assert_eq!((works.dials().fallen.len(), works.first_fallen()), (2, Some(White)));
    works.next_periods_begin();
    assert_eq!((works.left_ms(White), works.left_ms(Black)), (Some(30_000), Some(30_000)));
    assert_eq!((works.dials().fallen.len(), works.first_fallen()), (0, None));
    assert_eq!(works.dials().moves, [40, 40]);
    // In the last period there is no next.
    play(&mut works, White, MINUTE);
    works.next_periods_begin();
    assert!(works.has_fallen(White));
}

#[test]
fn what_was_given_and_taken_since_stays_when_the_dials_are_set_back() {
    let mut works = works(&[Period { time_ms: 5 * MINUTE, increment_ms: 3_000, ..Period::default() }]);
    works.add(White, MINUTE);
    works.advance(20_000);
    let before = works.clone();
    play(&mut works, White, 0);
    works.advance(50_000);
    works.add(Black, 2 * MINUTE);
    works.take(White, 10_000);
    works.set_back_to(&before);
    assert_eq!(works.left_ms(White), Some(6 * MINUTE - 30_000));
    assert_eq!(works.left_ms(Black), Some(7 * MINUTE));
    assert_eq!(works.running(), Some(White));
    works.advance(51_000);
    assert_eq!(works.left_ms(White), Some(6 * MINUTE - 31_000));
}

#[test]
fn time_that_is_given_raises_the_flag() {
    let mut works = works(&[Period { time_ms: MINUTE, ..Period::default() }]);
    works.advance(2 * MINUTE);
    assert!(works.has_fallen(White));
    works.raises_flag(White);
    assert!(works.has_fallen(White), "no time is left");
    works.add(White, 5_000);
    works.raises_flag(White);
    assert_eq!(
        (works.has_fallen(White), works.first_fallen(), works.left_ms(White)),
        (false, None, Some(5_000))
    );
}

/// A clock of five minutes on which White has used four.
fn one_minute_left() -> Mechanism {
    let mut works = works(&[Period { time_ms: 5 * MINUTE, ..Period::default() }]);
    works.advance(4 * MINUTE);
    works
}

#[test]
fn no_more_is_given_back_than_was_taken() {
    let mut works = one_minute_left();
    works.take(White, 10 * MINUTE);
    assert_eq!((works.left_ms(White), works.has_fallen(White)), (Some(0), true));
    works.give_back(White, 10 * MINUTE);
    assert_eq!((works.left_ms(White), works.has_fallen(White)), (Some(MINUTE), false));
}

#[test]
fn of_two_penalties_either_may_be_given_back_first() {
    let mut works = one_minute_left();
    works.take(White, 40_000);
    works.take(White, 40_000);
    works.give_back(White, 40_000);
    assert_eq!((works.left_ms(White), works.has_fallen(White)), (Some(20_000), false));
    works.give_back(White, 40_000);
    assert_eq!(works.left_ms(White), Some(MINUTE));
}

#[test]
fn time_that_has_passed_since_with_none_left_is_reckoned_when_a_penalty_is_given_back() {
    let mut works = one_minute_left();
    works.take(White, 50_000);
    works.advance(4 * MINUTE + 25_000);
    assert!(works.has_fallen(White));
    works.give_back(White, 50_000);
    assert_eq!((works.left_ms(White), works.has_fallen(White)), (Some(35_000), false));
    let mut late = one_minute_left();
    late.take(White, 50_000);
    late.advance(5 * MINUTE + 1_000);
    late.give_back(White, 50_000);
    assert_eq!((late.left_ms(White), late.has_fallen(White)), (Some(0), true));
}

#[test]
fn a_flag_that_was_down_before_a_penalty_is_not_raised_when_that_is_given_back() {
    let mut works = one_minute_left();
    works.advance(6 * MINUTE);
    works.take(White, 2 * MINUTE);
    works.give_back(White, 2 * MINUTE);
    assert_eq!((works.left_ms(White), works.has_fallen(White)), (Some(0), true));
}

#[test]
fn what_passed_before_time_was_given_is_not_reckoned_again() {
    let mut works = one_minute_left();
    works.advance(5 * MINUTE + 50_000);
    works.add(White, 2 * MINUTE);
    works.raises_flag(White);
    works.take(White, MINUTE);
    works.give_back(White, MINUTE);
    assert_eq!((works.left_ms(White), works.has_fallen(White)), (Some(2 * MINUTE), false));
}

#[test]
fn a_penalty_that_was_given_back_stays_so_when_the_dials_are_set_back() {
    let before = one_minute_left();
    let mut since = before.clone();
    since.take(White, 10 * MINUTE);
    let fined = since.clone();
    since.give_back(White, 10 * MINUTE);
    let mut first = since.clone();
    first.set_back_to(&before);
    assert_eq!((first.left_ms(White), first.has_fallen(White)), (Some(MINUTE), false));
    since.set_back_to(&fined);
    assert_eq!((since.left_ms(White), since.has_fallen(White)), (Some(MINUTE), false));
    since.set_back_to(&before);
    assert_eq!(since.left_ms(White), Some(MINUTE));
}

#[test]
fn what_is_given_back_is_no_reserve_where_each_move_has_its_own_time() {
    let mut works = Mechanism::new(TimeControl::same(Allowance::EachMove(2 * MINUTE)), White);
    works.take(White, MINUTE);
    works.give_back(White, MINUTE);
    assert_eq!(works.left_ms(White), Some(2 * MINUTE));
    assert_eq!(play(&mut works, White, 10_000), Some(2 * MINUTE));
}
