//! The clocks show wrong times: they were set wrongly, or went wrong later.

use board::Side;
use game::refusal::Refusal;
use game::settings::time::{Allowance, Period, Periods, TimeControl, TimeLimit};
use records::script::Header;
use records::time::time_text;

use crate::situation::{Situation, set_clocks};
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::{Seen, Table};
use crate::wrong::Wrong;

assumption!(
    /// Who found it.
    Found, "found", "Who found it",
    Arbiter "arbiter" "the arbiter", Player "player" "a player points it out"
);
assumption!(
    /// Since when the times are wrong.
    Since, "since", "The times are wrong",
    Start "start" "since the start: the clock was set wrongly",
    Later "later" "since later: something happened to the clock"
);
assumption!(
    /// Whether the arbiter has to put it right late, for the event's sake.
    Schedule, "schedule", "The schedule of the event would suffer",
    No "no" "no", Yes "yes" "yes"
);

/// Wrong times that were found now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongTimes {
    /// How the clock is set, where that is what is known.
    set: Option<String>,
    /// What the clocks should show, White's and Black's, where that is what is known.
    right: Option<[u64; 2]>,
    found: Found,
    since: Since,
    schedule: Schedule,
}

/// How often the time that was used is reckoned anew: a delay passes unreckoned each time that a clock is started.
const TRIES: usize = 3;

impl WrongTimes {
    pub(crate) fn new(set: Option<String>, right: Option<[u64; 2]>) -> Result<Self, Wrong> {
        if set.is_some() == right.is_some() {
            let found = if set.is_some() { "both" } else { "neither" };
            let why = format!(
                "expected either how the clock is set (`act`, as in 5m+2s) or what the clocks should show \
                 (`clocks_right`), found {found}"
            );
            return Err(Wrong::new("clocks_right", why));
        }
        let (found, since, schedule) = (Found::Arbiter, Since::Start, Schedule::No);
        Ok(WrongTimes { set, right, found, since, schedule })
    }

    /// A clock whose setting is known was set so at the start. That the schedule would suffer matters once it is too late.
    pub(crate) fn switches(&self, situation: &Situation) -> Vec<Switch> {
        let since = self.set.is_none().then(|| switch(self.since));
        let set_wrongly = self.since == Since::Start;
        let found = set_wrongly.then(|| switch(self.found));
        let late = set_wrongly && self.is_late(situation);
        since.into_iter().chain(found).chain(late.then(|| switch(self.schedule))).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.found, key, value)
            || turn(&mut self.since, key, value)
            || turn(&mut self.schedule, key, value)
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        let table = situation.table();
        let Some(shown) = situation.clocks else {
            return Err(Wrong::new("clocks", "expected what both clocks show now"));
        };
        if table.shows().is_none() {
            return Err(Wrong::new("time", "expected a time control: without a clock no times are wrong"));
        }
        match (self.since, self.right) {
            (Since::Later, Some(right)) => {
                let mut table = table;
                set_clocks(&mut table, shown)?;
                table.answers_from_here();
                let [white, black] = right.map(time_text);
                table.act_if_on("clocks", &format!("arbiter finds clock {white} {black}"))?;
                Ok(table)
            }
            _ => self.set_wrongly(&table, shown),
        }
    }

    /// The same game with the clock set as it was, in which it shows what was seen; then it is found.
    fn set_wrongly(&self, agreed: &Table, shown: [u64; 2]) -> Result<Table, Wrong> {
        let set = self.setting(agreed, shown)?;
        let begun = agreed.with_clock_set(Some(set))?;
        let (mut table, stamp) = run_down(&begun, shown)?;
        // What the same moves would have left on a clock that was set as agreed.
        let [would, does] = [agreed, &begun].map(|table| table.shows().unwrap_or_default());
        let right = Side::ALL.map(|side| {
            let at = side.index();
            let put = (would[at].unwrap_or(0) + shown[at]).saturating_sub(does[at].unwrap_or(0));
            self.right.map_or(put, |right| right[at])
        });
        table.answers_from_here();
        let mut claimed = table.clone();
        claims(&mut claimed, &stamp)?;
        let mut observed = table.clone();
        observed.observes(Seen::Position)?;
        // Where the arbiter has nothing to mend by himself, he says what he would say to a player.
        let by_himself = self.found == Found::Arbiter && observed.shows() == claimed.shows();
        table = if by_himself && !claimed.was_refused() { observed } else { claimed };
        let is_late = table.was_refused_as(|why| matches!(why, Refusal::TooLate(_)));
        // A code may have no word on the setting, and have wrong times put right for all that.
        let is_unknown = table.was_refused_as(|why| why == Refusal::Unknown);
        if is_unknown || is_late && self.schedule == Schedule::Yes {
            table.answers_from_here();
            let [white, black] = right.map(time_text);
            table.act_if_on("clocks", &format!("@{stamp} arbiter finds clock {white} {black}"))?;
        }
        Ok(table)
    }

    fn is_late(&self, situation: &Situation) -> bool {
        let told = WrongTimes { schedule: Schedule::No, ..self.clone() };
        told.played(situation)
            .is_ok_and(|table| table.was_refused_as(|why| matches!(why, Refusal::TooLate(_))))
    }

    /// How the clock is set: as it is said, or so that it shows now what it shows in place of what it should.
    fn setting(&self, agreed: &Table, shown: [u64; 2]) -> Result<TimeControl, Wrong> {
        let Some(right) = self.right else {
            return read_control(agreed, self.set.as_deref().unwrap_or_default());
        };
        let wrong = |why: String| Wrong::new("clocks_right", why);
        let TimeLimit::Agreed(control) = &agreed.settings().time else {
            return Err(wrong("expected a time control that was agreed".into()));
        };
        let moved = Side::ALL.map(|side| {
            let (seen, should) = (shown[side.index()], right[side.index()]);
            control.of(side).and_then(|allowance| begun_with(allowance, seen, should))
        });
        match moved {
            [Some(white), Some(black)] => Ok(TimeControl::Own([white, black])),
            _ => Err(wrong(format!(
                "no clock that was set wrongly at the start shows White {} and Black {} in place of these: expected \
                 `since=later`",
                time_text(shown[0]),
                time_text(shown[1])
            ))),
        }
    }
}

/// An allowance whose first period is longer by what a clock shows too much, or shorter by what it shows too little.
fn begun_with(allowance: &Allowance, shown: u64, right: u64) -> Option<Allowance> {
    let Allowance::Periods(periods) = allowance else { return None };
    let mut list: Vec<Period> = periods.list().to_vec();
    let first = list.first_mut()?;
    first.time_ms = (first.time_ms + shown).checked_sub(right).filter(|ms| *ms > 0)?;
    let set = Periods::new(list)?;
    Some(Allowance::Periods(if periods.is_from_move_one() { set.from_move_one() } else { set }))
}

/// A time control as it is written in the header of a script.
fn read_control(table: &Table, written: &str) -> Result<TimeControl, Wrong> {
    let unfit = |why: String| Wrong::new("act", why);
    let written = written.trim();
    if written.contains(|letter: char| letter.is_control() || letter == '#') {
        return Err(unfit("expected one line without #".into()));
    }
    let text = format!("code: {}\ntime: {written}\n", table.game().code().id);
    let header = Header::read("desk", &text).map_err(|error| {
        let why: Vec<String> = error.faults().iter().map(|placed| placed.fault.says()).collect();
        unfit(why.join("; "))
    })?;
    match header.settings.time {
        TimeLimit::Agreed(control) => Ok(control),
        _ => Err(unfit(format!("expected how the clock is set, as in 5m+2s, found `{written}`"))),
    }
}

/// The player to move points it out.
fn claims(table: &mut Table, stamp: &str) -> Result<(), Wrong> {
    let player = table.turn();
    table.act_if_on("clocks", &format!("@{stamp} {player} claims clock-wrongly-set"))
}

/// Both use their time up to what was seen, first the player who has moved, so that the clock of the player to move runs when
/// it is found. The stamp then is told as well.
fn run_down(begun: &Table, shown: [u64; 2]) -> Result<(Table, String), Wrong> {
    let start = begun.shows().unwrap_or_default().map(Option::unwrap_or_default);
    let mut used = [0; 2];
    for side in Side::ALL {
        let (full, seen) = (start[side.index()], shown[side.index()]);
        used[side.index()] = full.checked_sub(seen).ok_or_else(|| {
            let why = format!(
                "{} can show {} at most after these moves with the clock set so, found {}: enter what the clocks should \
                 show instead",
                side.name(),
                time_text(full),
                time_text(seen)
            );
            Wrong::new("clocks", why)
        })?;
    }
    let mut last = used_up(begun, used)?;
    for _ in 1..TRIES {
        let now = last.0.shows().unwrap_or_default().map(Option::unwrap_or_default);
        if now == shown {
            break;
        }
        used =
            Side::ALL.map(|side| used[side.index()] + now[side.index()].saturating_sub(shown[side.index()]));
        last = used_up(begun, used)?;
    }
    Ok(last)
}

fn used_up(begun: &Table, used: [u64; 2]) -> Result<(Table, String), Wrong> {
    let mut table = begun.clone();
    let player = table.turn();
    let moved = used[(!player).index()];
    let [from, until] = [moved, moved + used[player.index()]].map(time_text);
    table.act_if_on("clocks", &format!("@{} arbiter starts {}", time_text(0), !player))?;
    table.act_if_on("clocks", &format!("@{from} arbiter starts {player}"))?;
    // Time passes up to the next act that has a stamp.
    table.act_if_on("clocks", &format!("@{until} arbiter starts {player}"))?;
    Ok((table, until))
}
