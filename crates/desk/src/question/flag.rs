//! A flag has fallen, or both have.

use board::Side;
use records::time::time_text;

use crate::situation::{Situation, set_clocks};
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::Table;
use crate::wrong::Wrong;

assumption!(
    /// Which flag fell.
    Fallen, "fallen", "Whose flag has fallen",
    ToMove "to-move" "that of the player to move", Other "other" "the other player's", Both "both" "both"
);
assumption!(
    /// Which of two fell first.
    First, "first", "Which fell first",
    Unknown "unknown" "not known", White "white" "White's", Black "black" "Black's"
);

/// A flag that has fallen, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    fallen: Fallen,
    first: First,
}

impl Default for Flag {
    fn default() -> Self {
        Flag { fallen: Fallen::ToMove, first: First::Unknown }
    }
}

/// What is left to both before their time runs out, and how long it is let run, in milliseconds: longer than any delay.
const A_SECOND: u64 = 1000;
const HOURS: u64 = 4 * 3_600_000;

impl Flag {
    pub(crate) fn switches(&self) -> Vec<Switch> {
        let both = (self.fallen == Fallen::Both).then(|| switch(self.first));
        [switch(self.fallen)].into_iter().chain(both).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        turn(&mut self.fallen, key, value) || turn(&mut self.first, key, value)
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        let mut table = situation.table();
        if table.shows().is_none() {
            return Err(Wrong::new("time", "expected a time control: without a clock no flag falls"));
        }
        let player = table.turn();
        match self.fallen {
            Fallen::ToMove => one(&mut table, player, situation.clocks)?,
            Fallen::Other => one(&mut table, !player, situation.clocks)?,
            Fallen::Both => self.both(&mut table, player)?,
        }
        Ok(table)
    }

    /// Both run out of time, the player to move first; what is found about it decides.
    fn both(&self, table: &mut Table, player: Side) -> Result<(), Wrong> {
        let stamps = [0, HOURS, 2 * HOURS].map(time_text);
        let left = time_text(A_SECOND);
        table.act_if_on("clocks", &format!("@{} arbiter finds clock {left} {left}", stamps[0]))?;
        table.act_if_on("clocks", &format!("@{} arbiter starts {}", stamps[1], !player))?;
        table.answers_from_here();
        let found = match self.first {
            First::Unknown => "unascertainable".to_owned(),
            First::White => format!("flag-first {}", Side::White),
            First::Black => format!("flag-first {}", Side::Black),
        };
        let claimant = if self.first == First::Black { Side::White } else { Side::Black };
        table.act_if_on("assumed", &format!("@{} arbiter finds {found}", stamps[2]))?;
        // What is found is what was assumed: no ruling on it is an answer.
        if !table.is_over() {
            table.answers_from_here();
        }
        table.act_if_on("assumed", &format!("@{} {claimant} claims time", stamps[2]))
    }
}

/// One flag is found to have fallen; where the code leaves it to the opponent, he claims it.
fn one(table: &mut Table, fallen: Side, clocks: Option<[u64; 2]>) -> Result<(), Wrong> {
    if let Some(mut clocks) = clocks {
        clocks[fallen.index()] = 0;
        set_clocks(table, clocks)?;
    }
    table.answers_from_here();
    table.act_if_on("clocks", &format!("arbiter finds flag {fallen}"))?;
    table.act_if_on("clocks", &format!("{} claims time", !fallen))
}
