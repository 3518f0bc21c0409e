//! The clock at the start.

use board::Side;
use law::{Figure, InForce, Provision, figure, provided};

use crate::settings::time::{Allowance, Period, Periods, TimeControl, TimeLimit};
use crate::settings::{Settings, SettingsError};
use crate::state::clock::Clock;

/// The clock of a game, where there is one.
pub(crate) fn clock_of(
    code: InForce,
    settings: &Settings,
    first: Side,
) -> Result<Option<Clock>, SettingsError> {
    let set_otherwise = || SettingsError {
        reasons: vec!["a clock was set otherwise than agreed, and none is agreed".to_string()],
    };
    let control = match &settings.time {
        TimeLimit::None if settings.clock_set.is_some() => return Err(set_otherwise()),
        TimeLimit::None => return Ok(None),
        TimeLimit::Agreed(control) => control.clone(),
        TimeLimit::ByCode => by_code(code).ok_or_else(|| SettingsError {
            reasons: vec![format!("{} names no time limit of its own", code.name())],
        })?,
    };
    let clock = Clock::new(control, settings.clock_set.clone(), first);
    let whole_days = provided(code, Provision::TimeInWholeDays).is_some();
    let doubled = figure(code, Figure::DaysBeforeDoubling).map_or(u32::MAX, |(days, _)| days);
    Ok(Some(if whole_days { clock.in_whole_days(doubled) } else { clock }))
}

/// So many moves in so many minutes, again and again, as the code says.
pub(crate) fn by_code(code: InForce) -> Option<TimeControl> {
    let (moves, _) = figure(code, Figure::MovesInAPeriod)?;
    let (minutes, _) = figure(code, Figure::MinutesInAPeriod)?;
    let time_ms = u64::from(minutes) * 60_000;
    let period = Period { moves: Some(moves), time_ms, repeats: true, ..Period::default() };
    Periods::new(vec![period]).map(Allowance::Periods).map(TimeControl::same)
}
