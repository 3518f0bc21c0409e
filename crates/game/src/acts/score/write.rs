//! A player writes on his score sheet, or strikes out what he wrote.

use board::Side;
use law::question::Sheet;

use crate::act::score::{Record, Sketch};
use crate::facts::scores::{
    Held, InLine, held_against_the_game, is_recorded_already, is_up_to_date, moves_meant, must_record,
    numbered_as, resigns_by_writing,
};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::scores::{stays_as_declared, tell_may_resign, tell_record, tell_second_line};
use crate::sentences::silence::silent;
use crate::standing::score::{Line, Noted};
use crate::state::State;

pub(crate) fn writes(state: &mut State, who: Side, record: &Record) -> Vec<Ruling> {
    if !state.law().knows.scores {
        return vec![silent(state, "score sheets")];
    }
    let fallen = state.time.clock().is_some_and(|clock| clock.has_fallen(!who));
    state.scores.flag_of_the_other(who, fallen);
    match &record.sketch {
        Some(Sketch::Several(records)) => {
            let first = numbered_as(state, who, &record.text, false);
            let last = records.len().saturating_sub(1);
            let in_line = |at: usize| InLine { numbered: first.map(|ply| ply + at), followed: at < last };
            let each = records.iter().enumerate();
            each.flat_map(|(at, record)| writes_one(state, who, record, in_line(at))).collect()
        }
        _ => {
            let numbered = numbered_as(state, who, &record.text, true);
            writes_one(state, who, record, InLine { numbered, followed: false })
        }
    }
}

/// A player writes one move, which others in the same line may follow, or something else.
fn writes_one(state: &mut State, who: Side, record: &Record, in_line: InLine) -> Vec<Ruling> {
    let again = is_recorded_already(state, who, in_line.numbered);
    let Held { ply, noted, sheet } = held_against_the_game(state, who, record, in_line);
    let reminded = state.law().knows.reminds_of_offer(must_record(state, who));
    let in_order = noted == Noted::InOrder && !record.offer;
    let missing = in_order && reminded && state.draws.was_offered_at(ply + 1);
    let line = line_of_sheet(state, record, ply, noted);
    state.scores.writes(who, line);
    if let Some(sketch) = record.sketch.as_ref().filter(|_| sheet == Sheet::MayBeForClaim) {
        let moves = moves_meant(state.turn().position(), sketch);
        state.scores.writes_in_advance(who, state.line.number_made(), moves);
    }
    if is_up_to_date(state, who) {
        state.scores.brings_up(who);
    }
    let resigns = resigns_by_writing(state, who, &record.text);
    let sheet = if resigns { Sheet::OtherData } else { sheet };
    let told = match again && sheet == Sheet::Otherwise {
        true => tell_second_line(state, who, record),
        false => tell_record(state, who, sheet, record),
    };
    let mut rulings = vec![told];
    rulings.extend(resigns.then(|| tell_may_resign(state, who)));
    if missing {
        rulings.push(tell_record(state, who, Sheet::OfferMissing, record));
    } else if record.offer && sheet != Sheet::Offer {
        rulings.push(tell_record(state, who, Sheet::Offer, record));
    }
    rulings
}

pub(crate) fn line_of_sheet(state: &State, record: &Record, ply: usize, noted: Noted) -> Line {
    let first = &state.line.first();
    let black_first = usize::from(first.by() == Side::Black);
    let by = if (ply + black_first).is_multiple_of(2) { Side::White } else { Side::Black };
    let number = first.number() + u32::try_from((ply + black_first) / 2).unwrap_or(u32::MAX);
    let other_notation = matches!(record.sketch, Some(Sketch::OtherNotation));
    Line { text: record.text.clone(), number, by, offer: record.offer, struck: false, noted, other_notation }
}

pub(crate) fn strikes(state: &mut State, who: Side) -> Vec<Ruling> {
    if !state.law().knows.scores {
        return vec![silent(state, "score sheets")];
    }
    if let Some(refusal) = stays_as_declared(state, who) {
        return vec![refusal];
    }
    let Some(last) = state.scores.strikes(who) else {
        return vec![refused([], Refusal::NotSo, "There is no record to strike out.")];
    };
    let record = Record { text: last.text.clone(), sketch: None, offer: last.offer };
    vec![tell_record(state, who, Sheet::Struck, &record)]
}
