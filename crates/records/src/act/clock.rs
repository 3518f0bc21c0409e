//! The clock, and coming to and leaving the board.

use game::act::{Act, ClockAct};

use super::form::forms;
use super::parsed::Parsed;
use super::phrase::{free_text, side};
use crate::text::comment::on_one_line;
use crate::text::words::Words;
use crate::time::whole_number;

forms! { Act:
    ("presses", presses, {
        Act::Clock(ClockAct::Presses) => "",
        Act::Clock(ClockAct::PressesWithOtherHand) => "other-hand",
        Act::Clock(ClockAct::PressesBack) => "back",
    }),
    ("holds", holds, {
        Act::Clock(ClockAct::Holds) => "clock",
    }),
    ("stops-clocks", stops_clocks, {
        Act::Clock(ClockAct::StopsClocks(None)) => "",
        Act::Clock(ClockAct::StopsClocks(Some(why))) => format!("for {}", on_one_line(why)),
    }),
    ("starts", |words| side(words).map(|side| Parsed::Act(Act::Clock(ClockAct::Starts(side)))), {
        Act::Clock(ClockAct::Starts(side)) => side.to_string(),
    }),
    ("arrives", |_| Some(Parsed::Act(Act::Clock(ClockAct::Arrives))), {
        Act::Clock(ClockAct::Arrives) => "",
    }),
    ("leaves", leaves, {
        Act::Clock(ClockAct::Leaves) => "",
        Act::Clock(ClockAct::LeavesArea) => "area",
    }),
    ("takes", takes, {
        Act::Clock(ClockAct::TakesLeave(days)) => format!("leave {days}"),
    }),
    ("ends", ends, {
        Act::Clock(ClockAct::EndsLeave) => "leave",
    }),
}

fn leaves(words: &mut Words) -> Option<Parsed> {
    let act = if words.skip("area") { ClockAct::LeavesArea } else { ClockAct::Leaves };
    Some(Parsed::Act(Act::Clock(act)))
}

/// The days of a leave: never so many that no clock could count them.
const MOST_DAYS: u32 = 365;

fn takes(words: &mut Words) -> Option<Parsed> {
    words.expect("leave");
    let expected = "the days of leave, 1 to 365";
    let word = words.need(expected)?;
    let days = whole_number(word.text).and_then(|days| u32::try_from(days).ok());
    let days = days.filter(|days| (1..=MOST_DAYS).contains(days));
    let days = words.read(word, expected, days.ok_or_else(|| "it is not such a number".to_owned()))?;
    Some(Parsed::Act(Act::Clock(ClockAct::TakesLeave(days))))
}

fn ends(words: &mut Words) -> Option<Parsed> {
    words.expect("leave");
    Some(Parsed::Act(Act::Clock(ClockAct::EndsLeave)))
}

fn presses(words: &mut Words) -> Option<Parsed> {
    let (other_hand, back) = (words.skip("other-hand"), words.skip("back"));
    let act = match (other_hand, back) {
        (true, _) => ClockAct::PressesWithOtherHand,
        (false, true) => ClockAct::PressesBack,
        (false, false) => ClockAct::Presses,
    };
    Some(Parsed::Act(Act::Clock(act)))
}

fn holds(words: &mut Words) -> Option<Parsed> {
    words.expect("clock");
    Some(Parsed::Act(Act::Clock(ClockAct::Holds)))
}

fn stops_clocks(words: &mut Words) -> Option<Parsed> {
    let why = if words.skip("for") { Some(free_text(words, "the reason, in words")?) } else { None };
    Some(Parsed::Act(Act::Clock(ClockAct::StopsClocks(why))))
}
