//! A flag has fallen, or both have.

use board::Side;
use records::time::time_text;

use crate::situation::{Situation, set_clocks};
use crate::switch::{Switch, assumption, switch, turn};
use crate::table::Table;
use crate::wrong::Wrong;

assumption!(
    /// Whose flag fell.
    Fallen, "fallen", "Whose flag has fallen",
    White "white" "White's", Black "black" "Black's", Both "both" "both"
);
assumption!(
    /// Which of two fell first.
    First, "first", "Which fell first",
    Unknown "unknown" "not known", White "white" "White's", Black "black" "Black's"
);
assumption!(
    /// Who claims, where nobody knows whose flag was first.
    Claimant, "claimant", "Who claims",
    Nobody "nobody" "nobody so far", White "white" "White", Black "black" "Black"
);

/// A flag that has fallen, or both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Whose it was, if somebody said so.
    said: Option<Fallen>,
    first: First,
    claimant: Claimant,
}

impl Default for Flag {
    fn default() -> Self {
        Flag { said: None, first: First::Unknown, claimant: Claimant::Nobody }
    }
}

/// What is left to both before their time runs out, and how long it is let run, in milliseconds: longer than any delay.
const A_SECOND: u64 = 1000;
const HOURS: u64 = 4 * 3_600_000;

impl Flag {
    /// Whose flag fell is assumed only where no clocks show it.
    pub(crate) fn switches(&self, situation: &Situation) -> Vec<Switch> {
        let fallen = self.fallen(situation).ok();
        let assumed = fallen.filter(|_| situation.clocks.is_none()).map(switch);
        let both = fallen == Some(Fallen::Both);
        let first = both.then(|| switch(self.first));
        let claimant = (both && self.first == First::Unknown).then(|| switch(self.claimant));
        assumed.into_iter().chain(first).chain(claimant).collect()
    }

    pub(crate) fn turn(&mut self, key: &str, value: &str) -> bool {
        let mut said = Fallen::Both;
        if turn(&mut said, key, value) {
            self.said = Some(said);
            return true;
        }
        turn(&mut self.first, key, value) || turn(&mut self.claimant, key, value)
    }

    pub(crate) fn played(&self, situation: &Situation) -> Result<Table, Wrong> {
        let mut table = situation.table();
        if table.shows().is_none() {
            return Err(Wrong::new("time", "expected a time control: without a clock no flag falls"));
        }
        match self.fallen(situation)? {
            Fallen::White => one(&mut table, Side::White, situation.clocks)?,
            Fallen::Black => one(&mut table, Side::Black, situation.clocks)?,
            Fallen::Both => self.both(&mut table)?,
        }
        Ok(table)
    }

    /// Whose flag fell: as the clocks show it; without them, as it is said; otherwise that of the player to move, whose clock
    /// runs.
    fn fallen(&self, situation: &Situation) -> Result<Fallen, Wrong> {
        let Some([white, black]) = situation.clocks else {
            let to_move = match situation.position().turn() {
                Side::White => Fallen::White,
                Side::Black => Fallen::Black,
            };
            return Ok(self.said.unwrap_or(to_move));
        };
        let found = format!("White {} and Black {}", time_text(white), time_text(black));
        let shown = match (white, black) {
            (0, 0) => Fallen::Both,
            (0, _) => Fallen::White,
            (_, 0) => Fallen::Black,
            _ => {
                let why = format!("expected 0:00:00 on a clock whose flag has fallen, found {found}");
                return Err(Wrong::new("clocks", why));
            }
        };
        match self.said.filter(|said| *said != shown) {
            None => Ok(shown),
            Some(said) => {
                let expected = switch(shown).value;
                let said = switch(said).value;
                let why = format!(
                    "expected `fallen={expected}`, since the clocks show {found}, found `fallen={said}`"
                );
                Err(Wrong::new("assumed", why))
            }
        }
    }

    /// Both run out of time, the player to move first; what is found about it decides. It is still his turn, so that his
    /// clock runs when it is found.
    fn both(&self, table: &mut Table) -> Result<(), Wrong> {
        let player = table.turn();
        let stamps = [0, HOURS, 2 * HOURS].map(time_text);
        let left = time_text(A_SECOND);
        table.act_if_on("clocks", &format!("@{} arbiter finds clock {left} {left}", stamps[0]))?;
        table.act_if_on("clocks", &format!("@{} arbiter starts {}", stamps[1], !player))?;
        table.act_if_on("clocks", &format!("@{} arbiter starts {player}", stamps[2]))?;
        table.answers_from_here();
        let found = match self.first {
            First::Unknown => "unascertainable".to_owned(),
            First::White => format!("flag-first {}", Side::White),
            First::Black => format!("flag-first {}", Side::Black),
        };
        let claimant = match (self.first, self.claimant) {
            (First::Black, _) | (First::Unknown, Claimant::White) => Some(Side::White),
            (First::White, _) | (First::Unknown, Claimant::Black) => Some(Side::Black),
            (First::Unknown, Claimant::Nobody) => None,
        };
        table.act_if_on("assumed", &format!("@{} arbiter finds {found}", stamps[2]))?;
        let Some(claimant) = claimant else { return claimed_by_either(table, &stamps[2]) };
        // What is found is what was assumed: no ruling on it is an answer.
        if !table.is_over() {
            table.answers_from_here();
        }
        table.act_if_on("assumed", &format!("@{} {claimant} claims time", stamps[2]))
    }
}

/// Nobody has claimed yet. Where it is the same whoever does, that is the answer; otherwise the claim is waited for.
fn claimed_by_either(table: &mut Table, stamp: &str) -> Result<(), Wrong> {
    let claimed = |side: Side| -> Result<Table, Wrong> {
        let mut claimed = table.clone();
        if !claimed.is_over() {
            claimed.answers_from_here();
        }
        claimed.act_if_on("assumed", &format!("@{stamp} {side} claims time"))?;
        Ok(claimed)
    };
    let [white, black] = [claimed(Side::White)?, claimed(Side::Black)?];
    let comes_to =
        |table: &Table| (table.game().ending().map(|ending| (ending.result, ending.reason)), table.shows());
    if comes_to(&white) == comes_to(&black) {
        *table = black;
    }
    Ok(())
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
