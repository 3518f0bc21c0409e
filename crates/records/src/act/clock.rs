//! The clock, and coming to and leaving the board.

use game::act::Act;

use super::form::forms;
use super::parsed::Parsed;
use super::phrase::{free_text, side};
use crate::text::comment::on_one_line;
use crate::text::words::Words;

forms! { Act:
    ("presses", |_| Some(Parsed::Act(Act::Presses)), {
        Act::Presses => "",
    }),
    ("stops-clocks", stops_clocks, {
        Act::StopsClocks(None) => "",
        Act::StopsClocks(Some(why)) => format!("for {}", on_one_line(why)),
    }),
    ("starts", |words| side(words).map(|side| Parsed::Act(Act::Starts(side))), {
        Act::Starts(side) => side.to_string(),
    }),
    ("arrives", |_| Some(Parsed::Act(Act::Arrives)), {
        Act::Arrives => "",
    }),
    ("leaves", |_| Some(Parsed::Act(Act::Leaves)), {
        Act::Leaves => "",
    }),
}

fn stops_clocks(words: &mut Words) -> Option<Parsed> {
    let why = if words.skip("for") { Some(free_text(words, "the reason, in words")?) } else { None };
    Some(Parsed::Act(Act::StopsClocks(why)))
}
