//! Whatever is done at a board with a clock: time comes from nowhere but a press, a period, a penalty or a finding, it
//! goes nowhere but by passing, and the same acts give the same dials.

use board::{Side, Square};
use jadoube_game::Game;
use jadoube_game::act::{
    Act, Claim, ClockAct, Entry, Fact, HandAct, Motion, OfficialAct, Person, Punishment,
};
use jadoube_game::settings::time::{Allowance, Dials, Period, Periods, TimeControl};
use jadoube_game::settings::{Arbiter, Settings, TimeLimit};
use jadoube_game::standing::{Penalised, RulingKind, TimeCost};
use proptest::prelude::*;
use proptest::sample::select;

/// What is done, after so many milliseconds.
#[derive(Clone, Debug)]
enum Step {
    /// A legal move of the player to move, and perhaps the press.
    Legal(usize, bool),
    /// A move from anywhere to anywhere.
    Any(Side, Square, Square),
    Clock(Side, ClockAct),
    Claim(Side, Claim),
    Arbiter(OfficialAct),
}

fn side() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

fn square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

fn official() -> impl Strategy<Value = OfficialAct> {
    let punishment =
        prop_oneof![(0u64..9_000).prop_map(Punishment::Opponent), (0u64..9_000).prop_map(Punishment::Own)];
    prop_oneof![
        (side(), punishment).prop_map(|(side, punishment)| OfficialAct::Penalises {
            side,
            punishment,
            article: None
        }),
        (side(), 0u64..9_000).prop_map(|(side, ms)| OfficialAct::GivesTime { side, ms, article: None }),
        [0u64..90_000, 0u64..90_000].prop_map(|left| OfficialAct::Finds(Fact::Clock(left))),
        [0u32..6, 0u32..6].prop_map(|made| OfficialAct::Finds(Fact::MoveCounter(made))),
        Just(OfficialAct::Finds(Fact::Unascertainable)),
        Just(OfficialAct::Observes),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    let clock = prop_oneof![
        3 => Just(ClockAct::Presses),
        1 => Just(ClockAct::PressesWithOtherHand),
        1 => Just(ClockAct::PressesBack),
        1 => Just(ClockAct::Holds),
        1 => Just(ClockAct::StopsClocks(None)),
        1 => side().prop_map(ClockAct::Starts),
    ];
    let claim = select(vec![Claim::Time, Claim::IllegalMove(None), Claim::ClockWronglySet]);
    prop_oneof![
        9 => (0usize..40, proptest::bool::weighted(0.8)).prop_map(|(which, presses)| Step::Legal(which, presses)),
        1 => (side(), square(), square()).prop_map(|(side, from, to)| Step::Any(side, from, to)),
        3 => (side(), clock).prop_map(|(side, act)| Step::Clock(side, act)),
        2 => (side(), claim).prop_map(|(side, claim)| Step::Claim(side, claim)),
        1 => official().prop_map(Step::Arbiter),
    ]
}

fn periods() -> impl Strategy<Value = Periods> {
    let period = (1u32..4, 1u64..60_000, [0u64..2, 0u64..2, 0u64..2], 1u64..9_000);
    let period = period.prop_map(|(moves, time_ms, which, ms)| Period {
        moves: Some(moves),
        time_ms,
        increment_ms: which[0] * ms,
        delay_ms: which[1] * ms,
        bronstein_ms: which[2] * ms,
        repeats: false,
    });
    (proptest::collection::vec(period, 1..3), any::<bool>(), any::<bool>()).prop_map(
        |(mut list, again, from_move_one)| {
            if let Some(last) = list.last_mut() {
                last.repeats = again;
                last.moves = last.moves.filter(|_| again);
            }
            let periods = Periods::new(list).expect("periods that can follow each other");
            if from_move_one { periods.from_move_one() } else { periods }
        },
    )
}

fn control() -> impl Strategy<Value = TimeControl> {
    let allowance = prop_oneof![
        4 => periods().prop_map(Allowance::Periods),
        1 => (1u64..60_000).prop_map(Allowance::EachMove)
    ];
    prop_oneof![
        4 => allowance.clone().prop_map(TimeControl::same),
        1 => [allowance.clone(), allowance].prop_map(TimeControl::Own),
        1 => [1u64..60_000, 1u64..60_000].prop_map(TimeControl::Hourglass),
    ]
}

fn settings() -> impl Strategy<Value = Settings> {
    let arbiter = select(vec![Arbiter::Present, Arbiter::Called, Arbiter::Absent]);
    (control(), proptest::option::weighted(0.2, control()), arbiter).prop_map(|(time, clock_set, arbiter)| {
        Settings {
            time: TimeLimit::Agreed(time),
            clock_set,
            arbiter: Some(arbiter),
            search_states: 500,
            ..Settings::default()
        }
    })
}

fn entry(game: &Game, step: &Step, stamp: u64) -> Option<Entry> {
    let (who, act) = match step {
        Step::Legal(which, presses) => {
            let standing = game.standing();
            let m = *standing.legal.get(which % standing.legal.len().max(1))?;
            let way = m.transfer();
            let motion = Motion::Transfer { from: way.from, to: way.to, promotion: way.promotion };
            let act = if *presses { HandAct::Plays(motion) } else { HandAct::Moves(motion) };
            (Person::Player(standing.turn), Act::Hand(act))
        }
        Step::Any(side, from, to) => {
            let motion = Motion::Transfer { from: *from, to: *to, promotion: None };
            (Person::Player(*side), Act::Hand(HandAct::Plays(motion)))
        }
        Step::Clock(side, act @ ClockAct::Starts(_)) if *side == Side::White => {
            (Person::Players, Act::Clock(act.clone()))
        }
        Step::Clock(_, act @ ClockAct::Starts(_)) => (Person::Arbiter, Act::Clock(act.clone())),
        Step::Clock(side, act) => (Person::Player(*side), Act::Clock(act.clone())),
        Step::Claim(side, claim) => (Person::Player(*side), Act::Claim(*claim, None)),
        Step::Arbiter(act) => (Person::Arbiter, Act::Official(act.clone())),
    };
    Some(Entry { stamp: Some(stamp), who, act })
}

fn left(dials: &Dials, side: Side) -> Option<u64> {
    [dials.white_ms, dials.black_ms][side.index()]
}

/// What the dials show when so much more time has passed, and nothing was done.
fn passed(dials: &Dials, ms: u64) -> [Option<u64>; 2] {
    let mut after = Side::ALL.map(|side| left(dials, side));
    let Some(running) = dials.running else { return after };
    let reckoned = ms.saturating_sub(dials.delay_ms);
    let used = left(dials, running).map_or(0, |left| left.min(reckoned));
    after[running.index()] = left(dials, running).map(|left| left - used);
    if dials.hourglass {
        after[(!running).index()] = left(dials, !running).map(|left| left + used);
    }
    after
}

/// The most that one press can bring: an increment and a Bronstein delay with the move, then a period, and the increment
/// of the next move; or the time of a move.
fn most_with_a_press(control: &TimeControl, side: Side) -> u64 {
    match control.of(side) {
        None => 0,
        Some(Allowance::EachMove(ms)) => *ms,
        Some(Allowance::Periods(periods)) => {
            let most = |part: fn(&Period) -> u64| periods.list().iter().map(part).max().unwrap_or(0);
            most(|it| it.increment_ms + it.bronstein_ms) + most(|it| it.time_ms) + most(|it| it.increment_ms)
        }
    }
}

/// What the penalties of an act have given a side, and taken from it.
fn by_penalties(new: &[Penalised], side: Side) -> (u64, u64) {
    new.iter().fold((0, 0), |(given, taken), one| match one.cost {
        TimeCost::OpponentGains(ms) if one.side != side => (given + ms, taken),
        TimeCost::PlayerLoses(ms) if one.side == side => (given, taken + ms),
        _ => (given, taken),
    })
}

/// Whether it is found that the number of moves cannot be ascertained.
fn finds_nothing(act: &Act) -> bool {
    matches!(act, Act::Official(OfficialAct::Finds(Fact::Unascertainable)))
}

/// Whether an act may set the dials otherwise than by what it costs.
fn sets_the_dials(act: &Act) -> bool {
    matches!(act, Act::Claim(..) | Act::Official(OfficialAct::Finds(_) | OfficialAct::Observes))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn time_comes_from_somewhere_and_goes_by_passing(
        settings in settings(),
        code in select(vec!["fide-2023", "us-chess", "bcf-1912", "american-1897", "walker-1832"]),
        steps in proptest::collection::vec((0u64..20_000, step()), 1..16),
    ) {
        let code = law::codes::find(code).expect("a code");
        let TimeLimit::Agreed(agreed) = &settings.time else { unreachable!("a clock is agreed") };
        // A clock that was set wrongly is set right at some time, by a claim or by who observes it.
        let controls: Vec<TimeControl> = [Some(agreed), settings.clock_set.as_ref()].into_iter().flatten().cloned().collect();
        let mut game = Game::new(code, settings.clone()).expect("a game");
        let mut now = 0;
        for (wait, step) in &steps {
            let before = game.standing();
            let Some(entry) = entry(&game, step, now + wait) else { continue };
            if game.judge(entry.clone()).is_err() {
                continue;
            }
            now += wait;
            let after = game.standing();
            let was = before.clock.expect("a clock");
            let is = after.clock.expect("a clock");
            if sets_the_dials(&entry.act) {
                continue;
            }
            let new = &after.penalties[before.penalties.len()..];
            let expected = passed(&was, *wait);
            let mut rulings = game.log().last().into_iter().flat_map(|judged| &judged.rulings);
            let restored = rulings.any(|ruling| ruling.kind == RulingKind::Restored);
            // A flag has fallen, and nobody can show how many moves were made: each begins his next period.
            let fallen = expected.contains(&Some(0));
            let begins = u64::from(fallen && game.log().iter().any(|judged| finds_nothing(&judged.entry.act)));
            for side in Side::ALL {
                let (Some(expected), Some(shown)) = (expected[side.index()], left(&is, side)) else { continue };
                let (given, taken) = by_penalties(new, side);
                let (given, taken) = match &entry.act {
                    Act::Official(OfficialAct::GivesTime { side: to, ms, .. }) if *to == side && shown > expected => (given + ms, taken),
                    _ => (given, taken),
                };
                let least = (expected + given).saturating_sub(taken);
                // With one move an earlier one may be complete too, and each may open a period.
                let completed = match entry.act {
                    Act::Hand(_) => 2,
                    Act::Clock(_) if was.running == Some(side) => 1,
                    // To start the other's clock completes the move that was made while both stood.
                    Act::Clock(ClockAct::Starts(other)) if other != side => 1,
                    _ => 0,
                };
                let by_press = controls.iter().map(|control| most_with_a_press(control, side)).max().unwrap_or(0);
                let most = least + (completed + begins) * by_press;
                // What goes back takes back the period that it had opened.
                prop_assert!(
                    shown >= least || restored,
                    "{side} lost more than passed: {shown} < {least} after {entry:?}"
                );
                prop_assert!(shown <= most, "{side} gained from nowhere: {shown} > {most} after {entry:?}");
            }
        }
        let entries: Vec<Entry> = game.log().iter().map(|judged| judged.entry.clone()).collect();
        let again = Game::replay(code, settings, entries).expect("the same acts");
        prop_assert_eq!(again.standing().clock, game.standing().clock);
    }
}
