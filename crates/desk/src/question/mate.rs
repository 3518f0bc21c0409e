//! Is the game dead, and who can still mate?

use proof::Bound;
use view::Exhibit;

use crate::evidence::Shown;
use crate::situation::{Situation, set_clocks};
use crate::table::{Seen, Table};
use crate::wrong::Wrong;

pub(crate) fn played(situation: &Situation) -> Result<Table, Wrong> {
    let mut table = situation.table();
    if let Some(clocks) = situation.clocks.filter(|_| table.shows().is_some()) {
        set_clocks(&mut table, clocks)?;
    }
    table.answers_from_here();
    table.observes(Seen::Position)?;
    Ok(table)
}

/// A line of mate for each side, or why there is none.
pub(crate) fn shown(situation: &Situation) -> Shown {
    let bound = Bound { states: situation.table().settings().search_states };
    let exhibit = Exhibit::of_who_mates(situation.position(), bound);
    Shown { positions: Vec::new(), exhibit: Some(exhibit) }
}
