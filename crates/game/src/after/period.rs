//! A period of a player's time is over: a score that was not kept in it is brought up to date.

use board::Side;
use law::question::Sheet;
use law::{Provision, provided};

use crate::act::score::Record;
use crate::facts::officials::is_supervised;
use crate::facts::scores::{is_up_to_date, must_record, recording};
use crate::ruling::Ruling;
use crate::sentences::scores::tell_record;
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::scores::RequiredFor;

/// The periods of both sides before an act, and who need not record then.
pub(crate) struct Periods {
    periods: [Option<usize>; 2],
    excused: [bool; 2],
}

impl Periods {
    /// Those of the game as it stands.
    pub(crate) fn of(state: &State) -> Periods {
        Periods {
            periods: state.time.clock().map_or([None; 2], |clock| clock.dials().period),
            excused: Side::ALL.map(|side| is_excused(state, side)),
        }
    }

    /// Looks whether a period is over since, in which a player did not record.
    pub(crate) fn looks_again(self, state: &mut State) -> Option<Ruling> {
        let now = state.time.clock().map(Clock::dials)?.period;
        let is_over = |side: Side| {
            self.periods[side.index()].is_some() && self.periods[side.index()] < now[side.index()]
        };
        let side = Side::ALL.into_iter().find(|&side| is_over(side))?;
        let behind = |side: Side| self.excused[side.index()] && !is_up_to_date(state, side);
        if !behind(side) || !state.scores.are_kept() || state.waiting().is_over() {
            return None;
        }
        let both = behind(!side);
        let sheet = if both { Sheet::BothPeriodsOver } else { Sheet::OnePeriodOver };
        if !state.law().gives(recording(state, side, sheet), |_| true) {
            return None;
        }
        let why = if both { RequiredFor::BothPeriods } else { RequiredFor::Period };
        state.scores.requires(side, why);
        if both {
            state.scores.requires(!side, why);
            if is_supervised(state) {
                state.time.runs_for(None);
            }
        }
        Some(tell_record(state, side, sheet, &Record { text: String::new(), sketch: None, offer: false }))
    }
}

/// Whether a player need not record because he has little time left.
fn is_excused(state: &State, side: Side) -> bool {
    provided(state.law().code, Provision::NoDutyToRecord).is_none() && !must_record(state, side)
}
