//! Sentences about moves out of turn.

use board::Side;
use law::question::{Broken, Excuse, Ground, Movement, OutOfTurnMove};
use law::{Cites, Effect};

use crate::facts::opponents_hand::is_only_removal;
use crate::phrases::{join, man_of};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::{ManId, Men};

pub(crate) fn tell_intrusion(
    state: &State,
    side: Side,
    did: &str,
    articles: Cites,
    open: bool,
) -> Vec<Ruling> {
    let (by, other) = (side.name(), (!side).name());
    if !open {
        let says = format!("{by} {did} in {other}'s turn, with {other}'s consent.");
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let mut answers = state.law().hear(Movement { broken: Broken::OutOfTurn });
    let cites = articles.and(answers.take(Effect::Forbids).unwrap_or_default());
    answers.all_heard();
    let says = format!("{by} {did} in {other}'s turn: {other} may at once require that the move be undone.");
    vec![Ruling { about: Some(side), ..ruling(cites, RulingKind::Offence, says) }]
}

/// What this side's hand did: "moved the Pawn on d2", or "took Black's Pawn on d7 off", where it moved none.
pub(crate) fn did_in_words(state: &State, side: Side, before: &Men) -> String {
    let what = moved_in_words(state, side, before);
    if is_only_removal(before, state.tabletop.men()) {
        format!("took {what} off")
    } else {
        format!("moved {what}")
    }
}

/// The men that the hand moved, and what it took off: "the Pawn on d2 and took Black's Pawn on c3".
fn moved_in_words(state: &State, side: Side, before: &Men) -> String {
    let turn = state.turn();
    let now = state.tabletop.men();
    let (moved, taken): (Vec<ManId>, Vec<ManId>) =
        before.changed_in(now).into_iter().partition(|&id| now.square_of(id).is_some());
    let named = |men: &[ManId]| -> Vec<String> {
        let known = men.iter().filter(|&&id| turn.men().knows(id));
        // A man that the player had moved already was on another square than the turn began with.
        let stood = |&id: &ManId| {
            let square = before.square_of(id).or_else(|| turn.men().square_of(id))?;
            Some(man_of(side, turn, before.man(id), square))
        };
        known.filter_map(stood).collect()
    };
    match (named(&moved), named(&taken)) {
        (moved, taken) if moved.is_empty() && taken.is_empty() => "a man".to_string(),
        (moved, taken) if taken.is_empty() => join(&moved, "and"),
        (moved, taken) if moved.is_empty() => join(&taken, "and"),
        (moved, taken) => format!("{} and took {}", join(&moved, "and"), join(&taken, "and")),
    }
}

/// ", without Black's consent", where that consent would excuse it.
pub(crate) fn without_consent(state: &State, of: Side) -> String {
    if consent_counts(state) { format!(", without {}'s consent", of.name()) } else { String::new() }
}

/// Whether the code excuses anything out of turn by the other's consent.
pub(crate) fn consent_counts(state: &State) -> bool {
    let excuses = |effect| effect == Effect::Excuses;
    let touch = |ground| {
        let asked = Excuse { own_turn: false, adverse: false, ground, own_clock: true };
        state.law().gives(asked, excuses)
    };
    let (after_illegal, substitutes, consented, touched, seen) = (false, false, true, false, true);
    let moved = OutOfTurnMove { after_illegal, substitutes, consented, touched, seen };
    // Where notice alone excuses, consent adds nothing to it.
    let with_notice = touch(Ground::NoticeAndConsent) && !touch(Ground::Notice);
    touch(Ground::Consent) || with_notice || state.law().gives(moved, excuses)
}

/// What a hand took off in the other's turn: "Black took White's Pawn on e2 off by mistake in White's turn: …".
pub(crate) fn taken_off_in_words(state: &State, side: Side, before: &Men) -> String {
    let (by, other) = (side.name(), (!side).name());
    let what = moved_in_words(state, side, before);
    format!(
        "{by} took {what} off by mistake in {other}'s turn: it must be put back, and {by} may be treated as \
         having touched it."
    )
}

/// What stands for a piece was taken off in the other's turn, to be exchanged for it.
pub(crate) fn exchanged_in_words(state: &State, side: Side, before: &Men) -> String {
    let (by, other) = (side.name(), (!side).name());
    let what = moved_in_words(state, side, before);
    format!(
        "{by} took {what} off in {other}'s turn, where it may not be exchanged unasked, and may be treated as having \
         touched it in the next turn."
    )
}
