//! Sentences about score sheets.

use board::Side;
use law::Effect;
use law::question::{Recording, Resignation, Sheet, Spelling, Truth};

use crate::act::score::Record;
use crate::facts::scores::{may_record_first, must_record, ply_of, recording, written_up_to};
use crate::facts::spelling::spelt;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::standing::score::{Line, Noted};
use crate::state::State;
use crate::state::scores::RequiredFor;

pub(crate) fn tell_record(state: &State, who: Side, sheet: Sheet, record: &Record) -> Ruling {
    let mut answers = state.law().hear(recording(state, who, sheet));
    let (silent, offence) = (answers.is_silent(), answers.has(|effect| effect == Effect::Offence));
    let articles =
        answers.articles(|effect| matches!(effect, Effect::Records | Effect::Reminds | Effect::Offence));
    answers.all_heard();
    let is_move = matches!(sheet, Sheet::InOrder | Sheet::InAdvance | Sheet::MayBeForClaim | Sheet::Gap);
    let written = if is_move || sheet == Sheet::Offer { spelt(state, who, record) } else { Vec::new() };
    let of_notation = written
        .into_iter()
        .flat_map(|spelt| state.law().cites(Spelling { spelt }, |effect| effect == Effect::Records));
    let articles = articles.and(of_notation);
    let told = |kind: RulingKind, says: String| Ruling { about: Some(who), ..ruling(&articles, kind, says) };
    let kind = match (offence, sheet) {
        (true, _) => RulingKind::Offence,
        (false, Sheet::Required) if must_record(state, who) => RulingKind::Obligation,
        (false, Sheet::OnePeriodOver | Sheet::BothPeriodsOver) => RulingKind::Obligation,
        (false, _) => RulingKind::Note,
    };
    let (name, text) = (who.name(), &record.text);
    if silent {
        let says = format!("{name} wrote {text}; {} is silent about it.", state.law().code.name());
        return told(kind, says);
    }
    told(
        kind,
        match sheet {
            Sheet::InAdvance | Sheet::MayBeForClaim if !forbids_in_advance(state) => {
                format!("{name} wrote {text} before making the move.")
            }
            Sheet::MayBeForClaim if may_record_first(state, who) => {
                format!("{name} wrote {text} before making the move, which is allowed.")
            }
            Sheet::InAdvance => {
                format!("{name} wrote {text} in advance without claiming a draw.")
            }
            Sheet::MayBeForClaim => format!(
                "{name} wrote {text} before making the move, which is allowed only to claim a draw at once."
            ),
            Sheet::Gap => format!("{name} wrote {text}, but has not recorded the move before it."),
            Sheet::OtherNotation => format!("{name} wrote {text}, which is not algebraic notation."),
            Sheet::Words => format!(
                "{name} wrote \"{text}\": only moves, times, offers, claims and facts of the game belong in a score."
            ),
            Sheet::Otherwise => format!("{name} wrote {text}, but another move was made."),
            Sheet::Offer if !state.draws.were_offered() => {
                format!("{name} noted an offer of a draw, but nobody has offered one.")
            }
            Sheet::Offer => format!("{name} noted the offer of a draw."),
            Sheet::OfferMissing => format!("{name} did not note the offer of a draw as (=)."),
            Sheet::TwoMovesBehind if !must_record(state, who) => {
                format!("{name} made a move without having recorded the one before, and need not record now.")
            }
            Sheet::TwoMovesBehind => format!("{name} made a move without having recorded the one before."),
            Sheet::Struck => format!("{name} struck out {text}."),
            Sheet::Required if must_record(state, who) => {
                format!("{name} must bring the score up to date before making another move.")
            }
            Sheet::Required => format!("{name} need not record moves now."),
            Sheet::UpToDate if written_up_to(state, who) < state.line.number_made() => {
                format!("{name} has still to record only the move that was made last.")
            }
            Sheet::UpToDate => format!("{name}'s score is up to date."),
            Sheet::RequiredInOtherNotation => {
                format!(
                    "What {name} has recorded in another notation is no evidence: the arbiter warns of it."
                )
            }
            Sheet::OnePeriodOver => {
                format!(
                    "A period of {name}'s is over: the score is to be brought up to date before he moves a man."
                )
            }
            Sheet::BothPeriodsOver => {
                format!(
                    "A period of {name}'s is over: both bring their scores up to date while the clocks stand."
                )
            }
            Sheet::LeftBehind | Sheet::LeftBehindAfterPeriod | Sheet::LeftBehindAfterBothPeriods => {
                format!("{name} had to bring the score up to date, but made a move instead.")
            }
            Sheet::Reconstructed | Sheet::ReconstructedInVain | Sheet::DeclaredStruck => String::new(),
            Sheet::InOrder | Sheet::OtherData => format!("{name} wrote {text}."),
        },
    )
}

/// A player has written a second line for a move that he has recorded.
pub(crate) fn tell_second_line(state: &State, who: Side, record: &Record) -> Ruling {
    let told = tell_record(state, who, Sheet::Otherwise, record);
    if told.articles.is_empty() {
        return told;
    }
    let (name, text) = (who.name(), &record.text);
    Ruling {
        says: format!("{name} wrote {text}: a second line for a move that is recorded already."),
        ..told
    }
}

/// A player has written what can mean that he resigns: it ends the game if that is found.
pub(crate) fn tell_may_resign(state: &State, who: Side) -> Ruling {
    let resigned = Resignation { mate: Truth::Yes, early: false };
    let articles = state.law().cites(resigned, |effect| matches!(effect, Effect::Ends(_)));
    let says = format!("Whether {} resigns by that is to be found.", who.name());
    ruling(articles, RulingKind::Note, says)
}

/// Whether the code forbids to write a move before it is made.
fn forbids_in_advance(state: &State) -> bool {
    let facts = Recording { sheet: Sheet::InAdvance, due: true, electronic: false, last_period: false };
    state.law().gives(facts, |effect| effect == Effect::Offence)
}

/// Who wrote the move before making it, and made one without a claim, wrote in advance.
pub(crate) fn written_in_advance(state: &State, by: Side) -> Option<Ruling> {
    if may_record_first(state, by) {
        return None;
    }
    let index = state.line.last_made().filter(|_| forbids_in_advance(state))?;
    let ply = state.line.number_made() - 1;
    if state.line[index].required().is_some() || state.scores.has_claimed_with_move(by, ply) {
        return None;
    }
    let of_this_move = |line: &&Line| {
        line.noted == Noted::InAdvance
            && state.line[index].by() == by
            && ply_of(state.line.first(), line) == ply
    };
    let line = state.scores.of(by).moves().find(of_this_move)?;
    let record = Record { text: line.text.clone(), sketch: None, offer: line.offer };
    Some(tell_record(state, by, Sheet::InAdvance, &record))
}

/// The arbiter required the score of the player who has made a move, and it was not brought up to date before it.
pub(crate) fn left_behind(state: &State, by: Side) -> Option<Ruling> {
    let sheet = match state.scores.has_to_be_brought_up(by)? {
        RequiredFor::Arbiter => Sheet::LeftBehind,
        RequiredFor::Period => Sheet::LeftBehindAfterPeriod,
        RequiredFor::BothPeriods => Sheet::LeftBehindAfterBothPeriods,
    };
    let record = Record { text: String::new(), sketch: None, offer: false };
    Some(tell_record(state, by, sheet, &record))
}

/// What was declared with a claim cannot be changed: it is not struck out.
pub(crate) fn stays_as_declared(state: &State, who: Side) -> Option<Ruling> {
    let declared = state.turn().by() == who && state.turn().required().is_some();
    let last = state.scores.of(who).lines.iter().rfind(|line| !line.struck)?;
    let facts = recording(state, who, Sheet::DeclaredStruck);
    let articles = state.law().cites(facts, |effect| effect == Effect::Refuses);
    let stays = declared && last.noted == Noted::InAdvance && !articles.is_empty();
    let says = format!("{} was declared with a claim, and stays as it is written.", last.text);
    stays.then(|| refused(articles, Refusal::TooLate(Ended::Done), says))
}

/// Where scores are kept, a player must have recorded his move before the one that he has just made.
pub(crate) fn recorded_so_far(state: &State, by: Side) -> Option<Ruling> {
    let behind = state.line.number_made().saturating_sub(written_up_to(state, by));
    // That he need not is told once, when he first falls behind.
    let told = behind > 2 && (must_record(state, by) || behind <= 4);
    let record = Record { text: String::new(), sketch: None, offer: false };
    let answers = state.law().hear(recording(state, by, Sheet::TwoMovesBehind));
    let told = told && !answers.is_silent();
    answers.only_to_know();
    // Where neither player writes here, their scores are kept elsewhere.
    let kept = state.scores.are_kept();
    (told && kept).then(|| tell_record(state, by, Sheet::TwoMovesBehind, &record))
}
