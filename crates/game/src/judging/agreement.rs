//! A player offers, accepts or declines a draw.

use board::Side;
use law::question::{Agreement, Bar, Overstep, OwnFlag, Word};
use law::{Cites, Effect, Figure, Provision, figure, providing};

use crate::effects::end::{end, ends};
use crate::facts::draws::{bar_to_agreeing, bar_to_offering, ends_offer, is_too_early, offers_properly};
use crate::facts::heard::ends_meanwhile;
use crate::facts::overstep::overstep;
use crate::refusal::{Awaited, Refusal, Whose};
use crate::result::{EndReason, Ending, GameResult};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::right_ended::gone;
use crate::sentences::silence::silent;
use crate::state::State;

pub(crate) fn agrees(state: &mut State, who: Side, word: Word) -> Vec<Ruling> {
    let open = state.draws.offered_by(!who);
    let (proper, bar) = (offers_properly(state, who), bar_to_agreeing(state));
    let mut answers = state.law().hear(Agreement { word, open, proper, bar });
    let (opens, closes) = (answers.take(Effect::OpensOffer), answers.take(Effect::ClosesOffer));
    let (end, refuses) = (answers.take_end(), answers.take(Effect::Refuses));
    answers.all_heard();
    let adjourned = state.waiting().adjourned().map(|adjourned| (adjourned.by, adjourned.sealed.is_some()));
    let of_adjourned = |provision| match adjourned {
        Some(_) => providing(state.law().code, provision),
        None => Vec::new(),
    };
    let (outlasts, concludes) =
        (of_adjourned(Provision::OfferOutlastsTheSealedMove), of_adjourned(Provision::EndsWhileAdjourned));
    if let Some(articles) = opens {
        let sealed = adjourned.is_some_and(|(_, sealed)| sealed);
        let articles = articles.and(outlasts.into_iter().filter(|_| sealed));
        let again = state.draws.offered_by(who);
        state.draws.open(who);
        // Both record it with the move made last.
        state.draws.records_at(state.line.number_made());
        let (by, other) = (who.name(), (!who).name());
        let says = match (again, open) {
            (false, false) => format!("{by} offers a draw."),
            (true, false) => format!("{by} offers a draw again: the offer made before still stands."),
            (false, true) => format!("{by} offers a draw too: {other}'s offer stands beside it."),
            (true, true) => format!("{by} offers a draw again: the offers of both stand."),
        };
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    if let Some(articles) = closes {
        state.draws.close(!who);
        return vec![ruling(articles, RulingKind::Note, format!("{} declines the draw.", who.name()))];
    }
    if let Some(waits) = waits_for_claim_on_time(state, who).filter(|_| end.is_some()) {
        return vec![waits];
    }
    if let Some((outcome, articles)) = end {
        let says = "The players agree: the game is drawn.".to_string();
        let articles = articles.and(outlasted_by(state, who)).and(concludes).and(ends_meanwhile(state));
        return vec![ends(state, outcome, who, articles, says)];
    }
    if let Some(articles) = refuses {
        if word != Word::Offers && !open && state.draws.offered_by(who) {
            let says = format!(
                "The offer is {}'s own, and {} may accept it or decline it.",
                who.name(),
                (!who).name()
            );
            return vec![refused(articles, Refusal::NotYours(Whose::Opponent), says)];
        }
        if let Some((ended, by)) = state.draws.ended(!who).filter(|_| word != Word::Offers && !open) {
            let says = format!("{}'s offer of a draw is gone: {}", (!who).name(), gone(who, *ended));
            return vec![refused(by.clone(), Refusal::TooLate(*ended), says)];
        }
        let (why, says) = why_not_agreed(state, bar, word == Word::Offers || open);
        return vec![refused(articles, why, says)];
    }
    match state.law().knows.agreement {
        true => vec![silent(state, "draws by agreement")],
        false => agrees_without_law(state, who, word, open),
    }
}

/// The articles by which a touch ends an offer, where this side had a man in hand when it was made, and has gone on with that move: that
/// the offer has outlasted it is a reading of theirs.
fn outlasted_by(state: &State, who: Side) -> Cites {
    let at = state.draws.last_offered_at();
    let moved = at.is_some_and(|made| state.line.made().get(made).is_some_and(|turn| turn.by() == who));
    let moves = state.turn().by() == who && !state.turn().attempt().touches().is_empty();
    let ends = || ends_offer(state, who, Word::Touches).unwrap_or_default();
    if moved || moves { ends() } else { Cites::none() }
}

/// A draw is accepted while it is claimed that the time is exceeded: a flag that was down ended the game before.
fn waits_for_claim_on_time(state: &mut State, who: Side) -> Option<Ruling> {
    let claimant = state.waiting().hearing()?.claims_time()?;
    let facts = Overstep { fallen: true, ..overstep(state, claimant, OwnFlag::Up) };
    let articles = state.law().cites(facts, |effect| matches!(effect, Effect::Ends(_)));
    state.waiting_mut().hears_acceptance(who);
    let says = format!(
        "{} accepts the draw, but {}'s claim on time was made before: the game is drawn if that fails.",
        who.name(),
        claimant.name()
    );
    Some(ruling(articles, RulingKind::Note, says))
}

/// Where the code is silent the parties agree by their own will.
pub(crate) fn agrees_without_law(state: &mut State, who: Side, word: Word, open: bool) -> Vec<Ruling> {
    let silent = silent(state, "draws by agreement: it is the parties' own act");
    let tell = |says: String| vec![Ruling { says: format!("{says} {}", silent.says), ..silent.clone() }];
    match (word, open) {
        (Word::Offers, _) => {
            state.draws.open(who);
            let open = "It is read as standing until it is declined, or the other player completes a move.";
            let mut told = tell(format!("{} offers a draw.", who.name()));
            told.iter_mut().for_each(|told| told.says = format!("{} {open}", told.says));
            told
        }
        (Word::Accepts, true) => {
            let mut told = tell("The players agree: the game is drawn.".to_string());
            let ruling = told.remove(0);
            let ending = Ending { result: GameResult::Drawn, reason: Some(EndReason::Agreement), ruling };
            vec![end(state, ending)]
        }
        (Word::Declines, true) => {
            state.draws.close(!who);
            tell(format!("{} declines the draw.", who.name()))
        }
        _ => vec![refused([], Refusal::NotSo, "No offer of a draw stands.")],
    }
}

/// A claim or a request counts as an offer of a draw too, by these articles; where no draw may be offered yet it is none.
pub(crate) fn offers_with_it(state: &mut State, who: Side, what: &str, articles: &Cites) -> Ruling {
    if let Some((bar, barred)) = bar_to_offering(state) {
        let (_, why) = why_not_agreed(state, bar, true);
        return ruling(barred, RulingKind::Note, format!("The {what} counts as no offer of a draw. {why}"));
    }
    state.draws.open(who);
    ruling(articles, RulingKind::Note, format!("The {what} counts as {}'s offer of a draw.", who.name()))
}

/// Why no draw can be offered, or accepted, where there is something to accept.
pub(crate) fn why_not_agreed(state: &State, bar: Bar, offered: bool) -> (Refusal, String) {
    let (why, says) = match bar {
        _ if !offered => (Refusal::NotSo, "No offer of a draw stands."),
        Bar::Settled => return (Refusal::NotYet(Awaited::Move), settled_later(state)),
        Bar::TooEarly => {
            (Refusal::NotYet(Awaited::Move), "Each must have made a move before a draw is agreed.")
        }
        Bar::None => (Refusal::NotSo, "No draw can be agreed now."),
    };
    (why, says.to_owned())
}

/// From which move on a draw may be agreed, as the code has it or the players have settled.
fn settled_later(state: &State) -> String {
    let by_the_code = figure(state.law().code, Figure::MovesBeforeAgreement).filter(|_| is_too_early(state));
    match (by_the_code, state.settings().no_draw_before) {
        (Some((moves, _)), _) => format!("Each must have made {moves} moves before a draw is agreed."),
        (None, Some(number)) => format!("It is settled that no draw is agreed before move {number}."),
        (None, None) => "No draw can be agreed now.".to_owned(),
    }
}
