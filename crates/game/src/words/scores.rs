//! Sentences about score sheets.

use board::Side;
use law::Effect;
use law::question::{Recording, Sheet};

use crate::act::score::Record;
use crate::facts::scores::must_record;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

pub(crate) fn tell_record(state: &State, who: Side, sheet: Sheet, record: &Record) -> Ruling {
    let mut answers = state.law.hear(Recording { sheet, due: must_record(state, who) });
    let (silent, offence) = (answers.is_silent(), answers.has(|effect| effect == Effect::Offence));
    let articles =
        answers.articles(|effect| matches!(effect, Effect::Records | Effect::Reminds | Effect::Offence));
    answers.all_heard();
    let told = |kind: RulingKind, says: String| Ruling { about: Some(who), ..ruling(&articles, kind, says) };
    let kind = if offence { RulingKind::Offence } else { RulingKind::Note };
    let (name, text) = (who.name(), &record.text);
    if silent {
        let says = format!("{name} wrote {text}; {} is silent about it.", state.law.code.id);
        return told(kind, says);
    }
    told(
        kind,
        match sheet {
            Sheet::InAdvance if !offence => format!("{name} wrote {text} before it is made."),
            Sheet::InAdvance => {
                format!(
                    "{name} wrote {text} before it is made, which is right for a claim or a sealed move alone."
                )
            }
            Sheet::Otherwise => format!("{name} wrote {text}, and another move was made."),
            Sheet::Offer => format!("{name} noted the offer of a draw."),
            Sheet::OfferMissing => format!("{name} did not note the offer of a draw, (=)."),
            Sheet::TwoMovesBehind => format!("{name} made a move, and has not recorded his move before."),
            Sheet::Struck => format!("{name} struck out {text}."),
            Sheet::InOrder | Sheet::OtherData => format!("{name} wrote {text}."),
        },
    )
}

/// Who has begun a score must have recorded his move before the one that he has just made.
pub(crate) fn recorded_so_far(state: &State, by: Side) -> Option<Ruling> {
    let sheet = &state.scores.sheets[by.index()];
    let behind = state.line.number_made().saturating_sub(sheet.moves());
    // That he need not is told once, when he first falls behind.
    let told = behind > 2 && (must_record(state, by) || behind <= 4);
    let record = Record { text: String::new(), sketch: None, offer: false };
    let facts = Recording { sheet: Sheet::TwoMovesBehind, due: must_record(state, by) };
    let answers = state.law.hear(facts);
    let told = told && !answers.is_silent();
    answers.only_to_know();
    (told && !sheet.lines.is_empty()).then(|| tell_record(state, by, Sheet::TwoMovesBehind, &record))
}
