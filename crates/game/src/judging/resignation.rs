//! A player resigns.

use board::Side;
use law::question::{Agreement, Bar, Overstep, OwnFlag, Resignation, Truth, Word};
use law::{Cites, Effect, Figure, Outcome, Provision, figure, providing};

use crate::act::claim::Claim;
use crate::effects::end::{end, ends_by_proof};
use crate::facts::draws::{cited_for_draw, is_too_early, pauses};
use crate::facts::end::undertaking_fails_by;
use crate::facts::heard::{ends_meanwhile, ruled_on_before_resigning};
use crate::facts::overstep::overstep;
use crate::facts::proof::{Proved, can_still_mate_loser};
use crate::refusal::{Awaited, Refusal};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::{Disputed, Resigned, Said};

pub(crate) fn resigns(state: &mut State, who: Side) -> Ruling {
    if let Some(barred) = bar_by_the_event(state) {
        return barred;
    }
    if let Some(waits) = waits_for_claim(state, who).or_else(|| waits_for_finding(state, who)) {
        return waits;
    }
    let early = is_too_early(state);
    let asked = Resignation { mate: Truth::Undetermined, early };
    let proved = match law::asks_for_truth(state.law().code, &asked) {
        true => can_still_mate_loser(state, !who),
        false => Proved::default(),
    };
    let mut answers = state.law().hear(Resignation { mate: proved.truth(), early });
    let (end, barred) = (answers.take_end(), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(articles) = barred {
        return too_early(state, articles);
    }
    let Some((outcome, articles)) = end else { return resigns_in_silence(state, who) };
    let concludes = match state.waiting().adjourned() {
        Some(_) => providing(state.law().code, Provision::EndsWhileAdjourned),
        None => Vec::new(),
    };
    let articles = articles.and(concludes).and(ends_meanwhile(state));
    let why = proved.why();
    let says = match outcome {
        Outcome::ResignedToNoMate => format!("{} resigns{why}: the game is drawn.", who.name()),
        _ => format!("{} resigns, and {} has won{why}.", who.name(), (!who).name()),
    };
    ends_by_proof(state, outcome, who, articles, says, &proved)
}

/// A player resigns while a claim waits by which the game may have been over when it was made: a claim of a draw, which cannot
/// be withdrawn, or the other's on time.
fn waits_for_claim(state: &mut State, who: Side) -> Option<Ruling> {
    if bar_to_resigning(state).is_some() {
        return None;
    }
    let resigned = Resigned::By(who);
    let (claimant, claim, _) = ruled_on_before_resigning(state, state.waiting().hearing()?, resigned)?;
    let articles = cited_for_claim_before(state, claimant, claim);
    state.waiting_mut().hears_resignation(resigned);
    let which = match claim {
        Claim::Time => "on time was made before",
        Claim::Resigned | Claim::DrawAgreed => "that the game had ended was made before",
        _ => "of a draw was made before, and is not withdrawn",
    };
    let says = format!(
        "{} resigns, but {}'s claim {which}: the game is lost if that fails.",
        who.name(),
        claimant.name()
    );
    Some(ruling(articles, RulingKind::Note, says))
}

/// A player resigns while it is to be found whether the game had ended before: the resignation counts if it had not.
fn waits_for_finding(state: &mut State, who: Side) -> Option<Ruling> {
    if bar_to_resigning(state).is_some() {
        return None;
    }
    let resigned = Resigned::By(who);
    let dispute = state.waiting().dispute().filter(|dispute| dispute.may_have_ended(resigned))?;
    let ends = |effect| matches!(effect, Effect::Ends(_));
    let articles = match dispute.about {
        Disputed::Said(Said::DrawAgreed) => {
            let agreed = Agreement { word: Word::Accepts, open: true, proper: true, bar: Bar::None };
            state.law().cites(agreed, ends)
        }
        _ => state.law().cites(Resignation { mate: Truth::Yes, early: false }, ends),
    };
    state.decisions.resigns_then(Some(resigned));
    let says = format!(
        "{} resigns, but {}'s claim that the game had ended was made before: the game is lost if that fails.",
        who.name(),
        dispute.by.name()
    );
    Some(ruling(articles, RulingKind::Note, says))
}

/// The articles by which such a claim goes before a resignation, and ends the game if it is right.
pub(crate) fn cited_for_claim_before(state: &State, claimant: Side, claim: Claim) -> Cites {
    let ends = |effect| matches!(effect, Effect::Ends(_));
    match claim {
        Claim::Time => {
            let facts = Overstep { fallen: true, ..overstep(state, claimant, OwnFlag::Up) };
            state.law().cites(facts, ends)
        }
        _ => pauses(state, claim).and(cited_for_draw(state, claim, Truth::Yes, ends)),
    }
}

/// Why nobody may resign yet; none where a player may.
pub(crate) fn bar_to_resigning(state: &State) -> Option<Ruling> {
    if let Some(barred) = bar_by_the_event(state) {
        return Some(barred);
    }
    let facts = Resignation { mate: Truth::Undetermined, early: is_too_early(state) };
    let articles = state.law().cites(facts, |effect| effect == Effect::Refuses);
    (!articles.is_empty()).then(|| too_early(state, articles))
}

/// What an event adds to the laws, which name no such move: so no article is cited.
fn bar_by_the_event(state: &State) -> Option<Ruling> {
    let first = state.settings().no_resign_before?;
    (state.turn().number() < first).then(|| {
        let says = format!("By the rules of this event nobody resigns before move {first}: play goes on.");
        refused(Cites::default(), Refusal::NotYet(Awaited::Move), says)
    })
}

fn too_early(state: &State, articles: Cites) -> Ruling {
    let says = match figure(state.law().code, Figure::MovesBeforeAgreement) {
        Some((moves, _)) => format!("Each must have made {moves} moves before a game is resigned."),
        None => "Each must have made more moves before a game is resigned.".to_owned(),
    };
    refused(articles, Refusal::NotYet(Awaited::Move), says)
}

pub(crate) fn resigns_in_silence(state: &mut State, who: Side) -> Ruling {
    let resigned = Cites::from(providing(state.law().code, Provision::ResignedIsLost));
    let articles = match resigned.is_empty() {
        true => resigned,
        // Whoever undertook to mate in a certain way has won all the same.
        false => resigned.and(undertaking_fails_by(state, !who)),
    };
    let silence = format!("; {} is silent about it: it is the player's own act", state.law().code.name());
    let silence = if articles.is_empty() { silence } else { String::new() };
    let says = format!("{} resigns, and {} has won{silence}.", who.name(), (!who).name());
    let kind = if articles.is_empty() { RulingKind::Note } else { RulingKind::Result };
    let ending = Ending {
        result: GameResult::Won(!who),
        reason: Some(EndReason::Resignation),
        ruling: ruling(&articles, kind, says),
    };
    end(state, ending)
}
