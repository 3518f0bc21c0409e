//! The arbiter requires a score, or has the players go through the game again.

use board::Side;
use law::question::Sheet;

use crate::act::score::Record;
use crate::facts::scores::{is_complete, is_up_to_date, must_record, recording};
use crate::phrases::{clock_in_words, number_of};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::scores::tell_record;
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::scores::RequiredFor;

/// The arbiter requires a player to bring his score up to date.
pub(crate) fn requires_score(state: &mut State, who: Side) -> Vec<Ruling> {
    if !state.law().gives(recording(state, who, Sheet::Required), |_| true) {
        return vec![silent(state, "a score that is required")];
    }
    // Of who need not record, nothing is required.
    let sheet =
        if must_record(state, who) && is_up_to_date(state, who) { Sheet::UpToDate } else { Sheet::Required };
    if sheet == Sheet::Required && must_record(state, who) {
        state.scores.requires(who, RequiredFor::Arbiter);
        state.decisions.requires_score(who);
    }
    let record = Record { text: String::new(), sketch: None, offer: false };
    let mut rulings = vec![tell_record(state, who, sheet, &record)];
    let in_other = |line: &crate::standing::Line| line.other_notation && !line.struck;
    let no_evidence = state.scores.of(who).lines.iter().any(in_other);
    let known = || state.law().gives(recording(state, who, Sheet::RequiredInOtherNotation), |_| true);
    if no_evidence && known() {
        rulings.push(tell_record(state, who, Sheet::RequiredInOtherNotation, &record));
    }
    rulings
}

/// The arbiter has the players go through the game again, where neither score is complete. The clocks stand meanwhile.
pub(crate) fn requires_reconstruction(state: &mut State) -> Vec<Ruling> {
    let by = state.turn().by();
    let complete = Side::ALL.into_iter().find(|&side| is_complete(state, side));
    let sheet = if complete.is_some() { Sheet::ReconstructedInVain } else { Sheet::Reconstructed };
    let mut answers = state.law().hear(recording(state, by, sheet));
    let articles = answers.articles(|effect| matches!(effect, law::Effect::Reminds | law::Effect::Refuses));
    answers.all_heard();
    if articles.is_empty() {
        return vec![silent(state, "going through a game again")];
    }
    if let Some(side) = complete {
        let says = format!("{}'s score is complete.", side.name());
        return vec![refused(articles, Refusal::NotSo, says)];
    }
    let running = state.time.running();
    state.time.runs_for(None);
    let moves = number_of(state.line.number_made(), "single move");
    let clock = match state.time.clock() {
        None => String::new(),
        Some(clock) => clock_in_words(clock, running),
    };
    let says = format!(
        "No score is complete: the game is gone through again on another board. Recorded before: {}, {moves} made{clock}.",
        state.position().fen()
    );
    vec![ruling(articles, RulingKind::Obligation, says)]
}
