//! A move is announced, or repeated.

use board::Side;
use law::question::Spoken;

use crate::act::person::Person;
use crate::act::score::Record;
use crate::facts::boards::{announced, mover_in_question, name_the_same, unannounced_move};
use crate::judging::announced::{knows_announcements, on_announcements, tells_announced};
use crate::judging::own_turn::judge_change;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::silent_without_the_blind;
use crate::state::State;
use crate::state::boards::Announced;

/// A move is announced: the player's own, or by an assistant that of either.
pub(crate) fn announces(state: &mut State, who: Person, side: Side, record: &Record) -> Vec<Ruling> {
    if !knows_announcements(state) {
        return vec![silent_without_the_blind(state, "moves that are announced")];
    }
    if record.sketch.is_none() {
        let says = format!("\"{}\" names no move.", record.text);
        return vec![refused(on_announcements(state), Refusal::NotSo, says)];
    }
    let mover = if matches!(who, Person::Assistant(_)) { mover_in_question(state) } else { side };
    let (ply, spoken) = announced(state, mover, record);
    let (name, text) = (mover.name(), &record.text);
    let says = match spoken {
        Spoken::WithoutPiece => {
            format!("{name}'s move is announced: {text}. What the Pawn becomes is to be said too.")
        }
        Spoken::Otherwise => {
            format!(
                "{text} is announced, and {name} made another move: a slip of the tongue is put right before the clock is pressed."
            )
        }
        Spoken::PutRight => format!("The announcement is put right: {text}."),
        Spoken::TooLate if state.turn().by() == mover => {
            format!(
                "{text} is no legal move now, and {name}'s last announcement can no longer be put right: {}'s clock was started.",
                (!mover).name()
            )
        }
        Spoken::TooLate => {
            format!("{name} has no move to announce: {}'s clock was started.", (!mover).name())
        }
        _ => format!("{name}'s move is announced: {text}."),
    };
    let waits = state.turn().by() == mover && unannounced_move(state).is_some();
    if spoken != Spoken::TooLate {
        state.boards.announces(Announced { by: mover, ply, record: record.clone() });
    }
    let mut rulings = vec![tells_announced(state, mover, spoken, says)];
    if waits {
        rulings.extend(judge_change(state, false));
    }
    rulings
}

/// The opponent repeats what was announced.
pub(crate) fn repeats(state: &mut State, side: Side, record: &Record) -> Vec<Ruling> {
    if !knows_announcements(state) {
        return vec![silent_without_the_blind(state, "moves that are announced")];
    }
    let Some(announced) = state.boards.last_announced().filter(|announced| announced.by != side) else {
        let says = format!("{} has announced no move.", (!side).name());
        return vec![refused(on_announcements(state), Refusal::NotSo, says)];
    };
    let same = name_the_same(state, announced.ply, &announced.record, record);
    let (name, text) = (side.name(), &record.text);
    let (spoken, says) = match same {
        true => (Spoken::Repeated, format!("{name} repeats the move: {text}.")),
        false => {
            let says = format!("{name} repeats {text}, but {} was announced.", announced.record.text);
            (Spoken::RepeatedOtherwise, says)
        }
    };
    vec![tells_announced(state, side, spoken, says)]
}
