//! A claim that somebody said something: it waits until the other admits it, or people find it.

use board::{Side, Square};
use law::question::{Agreement, Bar, Excuse, Finding, Ground, Known, Matters, Resignation, Truth, Word};
use law::{Cites, Effect, Provision, providing};

use crate::facts::breach::turn_in_question;
use crate::facts::excuse::excuse;
use crate::facts::heard::ruled_on_before_resigning;
use crate::judging::agreement::agrees;
use crate::judging::excused::{holds_to_move_taken_back, looks_again_at_move};
use crate::judging::resignation::{bar_to_resigning, cited_for_claim_before, resigns};
use crate::judging::undue::{ends_undue_penalty, excuses_exacted_touch};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::decisions::HeldTouch;
use crate::state::waiting::{Dispute, Disputed, Resigned, Said, Waiting};

/// The articles that give what was said its effect.
pub(crate) fn articles_on(state: &State, by: Side, said: Said) -> Cites {
    let agreement = |word, open| Agreement { word, open, proper: true, bar: Bar::None };
    match said {
        Said::Adjusted(_) => {
            // Whether he touched in his own turn is asked with the touch.
            let asked = Excuse { own_turn: true, ..excuse(state, by, Ground::Notice) };
            state.law().cites(asked, |effect| effect == Effect::Excuses)
        }
        Said::Resigned => {
            let facts = Resignation { mate: Truth::Yes, early: false };
            let ended = state.law().cites(facts, |effect| matches!(effect, Effect::Ends(_)));
            or_of_fact(state, ended.and(providing(state.law().code, Provision::ResignedIsLost)))
        }
        Said::DrawOffered => {
            let facts = agreement(Word::Offers, false);
            state.law().cites(facts, |effect| effect == Effect::OpensOffer)
        }
        Said::DrawAgreed => {
            let facts = agreement(Word::Accepts, true);
            or_of_fact(state, state.law().cites(facts, |effect| matches!(effect, Effect::Ends(_))))
        }
    }
}

/// These articles; where the code is silent about the act itself, those by which a third party finds what is in dispute.
fn or_of_fact(state: &State, articles: Cites) -> Cites {
    let fact = Finding { third_party: true, about: Matters::Fact };
    if articles.is_empty() { state.law().cites(fact, |effect| effect == Effect::Settles) } else { articles }
}

/// The game waits until it is admitted or found.
pub(crate) fn asks_whether(state: &mut State, by: Side, said: Said) -> Ruling {
    let articles = articles_on(state, by, said);
    state.waiting_mut().asks(Dispute { by, about: Disputed::Said(said) });
    let says = format!("{} claims that {}: that is to be found.", by.name(), said.in_words(by));
    ruling(articles, RulingKind::Note, says)
}

/// It is admitted or found that it was said, or that it was not.
pub(crate) fn judges_said(
    state: &mut State,
    by: Side,
    said: Said,
    known: Known,
    articles: Cites,
) -> Vec<Ruling> {
    state.waiting_mut().gets_answer();
    let words = said.in_words(by);
    if known == Known::NotSo {
        let says = format!("It is not found that {words}: the game goes on.");
        let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
        if let Said::Adjusted(_) = said {
            rulings.extend(tell_touch(state));
        }
        return rulings;
    }
    let mut rulings = vec![ruling(articles, RulingKind::Note, format!("It is so that {words}."))];
    rulings.extend(match said {
        Said::Adjusted(square) => excuses(state, by, square, known),
        Said::Resigned => vec![resigns(state, !by)],
        Said::DrawOffered => offers_as_known(state, !by, known),
        Said::DrawAgreed => agreed(state, known),
    });
    rulings
}

/// This side has offered a draw, as people know: the offer stands, if none of his stands already. If it is decided, that falls
/// with the decision.
fn offers_as_known(state: &mut State, by: Side, known: Known) -> Vec<Ruling> {
    if state.draws.offered_by(by) {
        return Vec::new();
    }
    let rulings = agrees(state, by, Word::Offers);
    if known == Known::Decided && state.draws.offered_by(by) {
        state.draws.rests_on_finding(by);
        state.decisions.finds_offer(by);
    }
    rulings
}

/// Both have agreed to a draw, whoever offered it. What they cannot agree to leaves no offer.
pub(crate) fn agreed(state: &mut State, known: Known) -> Vec<Ruling> {
    let by = state.turn().by();
    let stood = state.draws.offered_by(!by);
    let offered = offers_as_known(state, !by, known);
    if !state.draws.offered_by(!by) {
        return offered;
    }
    let accepted = agrees(state, by, Word::Accepts);
    let refused = accepted.iter().any(|ruling| ruling.kind.is_refusal());
    if refused && !stood {
        state.draws.close(!by);
    }
    accepted
}

/// The touch of the man that stood there had no consequence.
fn excuses(state: &mut State, by: Side, square: Square, known: Known) -> Vec<Ruling> {
    let cites = articles_on(state, by, Said::Adjusted(square));
    let index = turn_in_question(state, by);
    let man = index.and_then(|index| Some((index, state.line[index].men().at(square)?)));
    let changed = man.is_some_and(|(index, man)| {
        let changed = state.line_mut(index).attempt_mut().excuses_touches_of(man, &cites);
        if changed && !state.line.is_now(index) {
            looks_again_at_move(state, index);
        }
        changed
    });
    let exacted = man.filter(|&(index, _)| state.line.is_now(index));
    let exacted = exacted.and_then(|(_, man)| excuses_exacted_touch(state, Some(man), &cites));
    match changed || exacted.is_some() {
        true => {
            let says = format!("{}'s touch of the man on {square} has no consequence.", by.name());
            let mut rulings = vec![ruling(cites.clone(), RulingKind::Note, says)];
            rulings.extend(exacted.map(|_| ends_undue_penalty(state, &cites)).into_iter().flatten());
            if let Some((turn, man)) = man.filter(|_| changed && known == Known::Decided) {
                state.decisions.holds_to_touch(HeldTouch { by, turn, man, counts: false });
            }
            rulings.extend(holds_to_move_taken_back(state));
            rulings
        }
        false => vec![refused(cites, Refusal::NotSo, "There is no touch that this could excuse.")],
    }
}

/// Both resign at once: which was first is to be found, once the claims that were made before are ruled on.
pub(crate) fn both_resign(state: &mut State) -> Ruling {
    if let Some(barred) = bar_to_resigning(state) {
        return barred;
    }
    if let Some(told) = waits_for_what_is_found(state) {
        return told;
    }
    let Some(docket) = state.waiting().hearing() else { return asks_which_was_first(state) };
    let articles = ruled_on_before_resigning(state, docket, Resigned::Both)
        .map_or_else(Cites::none, |(by, claim, _)| cited_for_claim_before(state, by, claim));
    state.waiting_mut().hears_resignation(Resigned::Both);
    let says = "Both resign; what was claimed before is ruled on first, and then it is to be found which of them was first.";
    ruling(articles, RulingKind::Note, says)
}

/// Both resign while it is to be found what may have ended the game before: that is found first.
fn waits_for_what_is_found(state: &mut State) -> Option<Ruling> {
    let ended = |it: &Dispute| it.may_have_ended(Resigned::Both) || !matches!(it.about, Disputed::Said(_));
    let dispute = state.waiting().dispute().filter(ended)?;
    state.decisions.resigns_then(Some(Resigned::Both));
    let says = format!(
        "Both resign; {} is decided first, and then it is to be found which of them was first.",
        dispute.about.in_words()
    );
    Some(ruling([], RulingKind::Note, says))
}

/// What was to be found is found, after a player has resigned, or both have: the resignation counts now, if the game is not
/// over; of two it is to be found which was first.
pub(crate) fn comes_to_resignation(state: &mut State) -> Option<Ruling> {
    let waits = !matches!(state.waiting(), Waiting::Play | Waiting::Adjourned(_) | Waiting::Over(..));
    let resigned = state.decisions.resigned().filter(|_| !waits)?;
    state.decisions.resigns_then(None);
    if state.waiting().is_over() {
        return None;
    }
    Some(match resigned {
        Resigned::By(side) => resigns(state, side),
        Resigned::Both => asks_which_was_first(state),
    })
}

/// Both have resigned at once: which was first is to be found.
pub(crate) fn asks_which_was_first(state: &mut State) -> Ruling {
    let case = Finding { third_party: true, about: Matters::Fact };
    let articles = state.law().cites(case, |effect| effect == Effect::Settles);
    let by = state.turn().by();
    state.waiting_mut().asks(Dispute { by, about: Disputed::BothResigned });
    let says = format!(
        "Both resign; {} does not provide for it, so it is to be found which of them was first.",
        state.law().code.name()
    );
    ruling(articles, RulingKind::Note, says)
}
