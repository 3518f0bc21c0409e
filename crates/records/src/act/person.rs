//! Who acts, and which acts belong to officials alone.

use game::act::{Act, ClockAct, OfficialAct, Person, WordAct};

use crate::text::fault::Fault;
use crate::text::table::{look_up, word_for};
use crate::text::words::{Word, Words};
use crate::time::whole_number;
use crate::vocabulary::{PERSONS, SIDES};

const A_PERSON: &str = "who acts: white, black, arbiter, players, other for whoever does not play, white-assistant for a player's assistant, white#1 for a member of a consulting side, or arbiter#1 for one of \
     several arbiters";

pub(super) fn read_person(words: &mut Words) -> Option<Person> {
    let word = words.need(A_PERSON)?;
    let person = look_up(PERSONS, word.text).or_else(|| member(word.text));
    if person.is_none() {
        words.fault(word.fault(A_PERSON));
    }
    person
}

fn member(text: &str) -> Option<Person> {
    let (side, number) = text.split_once('#')?;
    let number = u8::try_from(whole_number(number)?).ok().filter(|&number| number > 0)?;
    if side.eq_ignore_ascii_case("arbiter") {
        return Some(Person::OtherArbiter(number));
    }
    Some(Person::Member(look_up(SIDES, side)?, number))
}

/// A person as scripts write one: `white`, `arbiter`, `white#2`.
#[must_use]
pub fn person(who: Person) -> String {
    match who {
        Person::Member(side, number) => format!("{side}#{number}"),
        Person::OtherArbiter(number) => format!("arbiter#{number}"),
        other => word_for(PERSONS, &other).to_owned(),
    }
}

/// A fault at `word`, which names the person, where the act belongs to others.
pub(super) fn not_theirs(word: Word, who: Person, act: &Act) -> Option<Fault> {
    let (expected, why) = match (act, who) {
        (Act::Word(WordAct::Speaks(_)), who) if who != Person::Other => {
            ("`other`", "a player says `adjust` or `check`; whoever does not play says what he likes")
        }
        (act, Person::Other) if !matches!(act, Act::Word(WordAct::Speaks(_))) => {
            ("`white`, `black`, `arbiter` or `players`", "whoever does not play can only say something")
        }
        (Act::Clock(ClockAct::Starts(_)), Person::Player(_) | Person::Member(..) | Person::Assistant(_)) => {
            ("`arbiter` or `players`", "only the arbiter, or both players together, can start a clock")
        }
        (Act::Official(act), who) => officials_alone(act, who)?,
        _ => return None,
    };
    Some(word.fault(expected).because([why]))
}

/// What was expected, and why, where an official's act is not for this person.
fn officials_alone(act: &OfficialAct, who: Person) -> Option<(&'static str, &'static str)> {
    match act {
        OfficialAct::Finds(_) => matches!(who, Person::Player(_) | Person::Member(..) | Person::Assistant(_))
            .then_some((
                "`arbiter` or `players`",
                "only the arbiter, or both players together, can find a fact",
            )),
        OfficialAct::Reports { .. } => (!who.is_arbiter())
            .then_some(("`arbiter`", "only the arbiter, or another third party, reports conduct")),
        OfficialAct::Observes
        | OfficialAct::ObservesMove
        | OfficialAct::DeclaresDraw
        | OfficialAct::GivesTime { .. }
        | OfficialAct::RequiresScore(_)
        | OfficialAct::RequiresReconstruction
        | OfficialAct::Corrects { .. }
        | OfficialAct::Rules
        | OfficialAct::Upholds
        | OfficialAct::Overturns(_)
        | OfficialAct::Penalises { .. } => {
            (!who.is_arbiter()).then_some(("`arbiter`", "only the arbiter does this"))
        }
    }
}
