//! The tag `TimeControl` of a game.

use board::Side;
use game::Game;
use game::settings::time::{Allowance, Period, TimeControl, TimeLimit};

/// The value of the tag, as the PGN standard has it: `-` without a clock, `180+2`, `40/5400:1800`, `*60` for an
/// hourglass. None where the standard has no form: the time is the code's own or that of each move, or the sides have
/// different times.
pub(super) fn time_control(game: &Game) -> Option<String> {
    match &game.settings().time {
        TimeLimit::None => Some("-".to_owned()),
        TimeLimit::ByCode => None,
        TimeLimit::Agreed(TimeControl::Hourglass([white, black])) => {
            (white == black).then(|| format!("*{}", white / 1000))
        }
        TimeLimit::Agreed(control @ TimeControl::Own([white, black])) if white == black => {
            periods(control.of(Side::White)?)
        }
        TimeLimit::Agreed(TimeControl::Own(_)) => None,
    }
}

fn periods(allowance: &Allowance) -> Option<String> {
    match allowance {
        Allowance::Periods(periods) => Some(periods.list().iter().map(period).collect::<Vec<_>>().join(":")),
        Allowance::EachMove(_) => None,
    }
}

/// A delay has no form of its own in the standard: it is left out.
fn period(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let added = match period.increment_ms {
        0 => String::new(),
        ms => format!("+{}", ms / 1000),
    };
    format!("{moves}{}{added}", period.time_ms / 1000)
}
