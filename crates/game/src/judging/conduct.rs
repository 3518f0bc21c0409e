//! Conduct that the board does not show is reported.

use board::Side;
use law::question::{Conduct as ConductFacts, Matter};
use law::{Cites, Effect, Provision, providing};

use crate::act::claim::Claim;
use crate::act::official::Conduct;
use crate::effects::end::ends;
use crate::effects::offences::note_forfeits;
use crate::effects::time::takes_time;
use crate::facts::draws::pauses;
use crate::judging::consent::consents_to_offence;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::result::GameResult;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::scores::RequiredFor;
use crate::state::waiting::{Adjourned, Heard};

/// Whether the game is not played now. While the player considers the move that he seals, or may still change it, it goes on; and
/// it does once the next session has begun.
pub(crate) fn is_between_sittings(state: &State) -> bool {
    let broken_off = |adjourned: &Adjourned| adjourned.sealed.is_some() && adjourned.unstopped.is_none();
    state.waiting().adjourned().is_some_and(broken_off) && !state.adjournment.has_begun()
}

/// What the code says to conduct that is reported, or that everybody sees.
pub(crate) fn judges_conduct(state: &mut State, by_arbiter: bool, side: Side, what: Conduct) -> Vec<Ruling> {
    let adjourned = is_between_sittings(state);
    let mut answers = state.law().hear(ConductFacts {
        matter: matter(what, state.turn().by() == side),
        by_arbiter,
        adjourned,
        again: state.decisions.was_reported(side, what),
    });
    let (offence, end) = (answers.take(Effect::Offence), answers.take_end());
    let excused = answers.take(Effect::Excuses);
    let takes = answers.take_first(|effect| match effect {
        Effect::TakesTime(which) => Some(which),
        _ => None,
    });
    let forfeits = answers.has(|effect| matches!(effect, Effect::GivesForfeiture(_)));
    note_forfeits(state, &mut answers, side);
    answers.all_heard();
    let allowed = forfeits && state.tabletop.hands().may_move(side);
    if let Some(forgiven) = allowed.then(|| consents_to_offence(state, !side)).flatten() {
        return vec![forgiven];
    }
    if let Some((_, articles)) = &end
        && let Some(waits) = waits_for_claims(state, side, articles)
    {
        return vec![waits];
    }
    if end.is_some() || offence.is_some() {
        state.decisions.reports(side, what);
    }
    if let Some((outcome, articles)) = end {
        let says = format!("{} had {} and loses the game.", side.name(), in_words(what));
        return vec![ends(state, outcome, side, articles.and(offence.unwrap_or_default()), says)];
    }
    if let Some(articles) = excused {
        let says = format!("{} is reported for {}, and is allowed it.", side.name(), in_words(what));
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let Some(articles) = offence else {
        return vec![
            nobody_plays(state, by_arbiter, side, what).unwrap_or_else(|| silent(state, in_words(what))),
        ];
    };
    let follows = match (forfeits, takes.is_some()) {
        (true, _) => format!(": {} may claim the game, and the fact is to be found", (!side).name()),
        (false, true) => String::new(),
        (false, false) => ": what follows is for the arbiter to decide".to_string(),
    };
    let says = format!("{} is reported for {}{follows}.", side.name(), in_words(what));
    let shows = (what == Conduct::CoveredScore).then(|| must_show_the_score(side, articles.clone()));
    let mut rulings = vec![Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) }];
    rulings.extend(shows);
    rulings.extend(takes.and_then(|(which, articles)| takes_time(state, side, which, articles)));
    rulings
}

/// To report that a score is covered is to order that it be shown.
fn must_show_the_score(side: Side, articles: Cites) -> Ruling {
    let says = format!("{} must leave the score where the arbiter can see it.", side.name());
    ruling(articles, RulingKind::Obligation, says)
}

/// A player refuses what the arbiter requires of his score; none where the arbiter requires nothing, or the code does not tell of
/// such a refusal.
pub(crate) fn refuses_the_arbiter(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    let shows = state.decisions.was_reported(side, Conduct::CoveredScore);
    let required = state.scores.has_to_be_brought_up(side) == Some(RequiredFor::Arbiter);
    let known = !tells_of(state, true, side, Conduct::Refusal).is_empty();
    ((shows || required) && known).then(|| judges_conduct(state, true, side, Conduct::Refusal))
}

/// Whether a claim waits by which the game may have been over before what is reported now.
pub(crate) fn may_be_over_by_a_claim(state: &State) -> bool {
    let ends = |claim: Claim| matches!(claim, Claim::Time | Claim::Resigned | Claim::DrawAgreed);
    let before = |&(_, claim, _): &Heard| ends(claim) || !pauses(state, claim).is_empty();
    state.waiting().hearing().is_some_and(|docket| docket.claims().iter().any(before))
}

/// A report by which a player loses waits for such claims; none where no such claim waits.
fn waits_for_claims(state: &State, side: Side, articles: &Cites) -> Option<Ruling> {
    let says = format!(
        "The game may have been over before, by what is claimed: the arbiter rules on that first, and then reports {} again.",
        side.name()
    );
    let waits = may_be_over_by_a_claim(state);
    waits.then(|| refused(articles.clone(), Refusal::NotYet(Awaited::Finding), says))
}

/// Conduct is reported when the game is over. None where the code does not tell of it, or knows no other result than play has
/// brought.
pub(crate) fn is_reported_too_late(state: &State, side: Side, what: Conduct) -> Option<Ruling> {
    let corrects = providing(state.law().code, Provision::ArbiterCorrectsResults);
    let articles = tells_of(state, true, side, what);
    let ended = state.ending()?.result;
    let cancelled = matches!(ended, GameResult::Annulled | GameResult::Recommenced);
    if corrects.is_empty() || articles.is_empty() || cancelled {
        return None;
    }
    let says = format!(
        "{} is reported for {} when the game is over: its result stands, unless the arbiter gives another.",
        side.name(),
        in_words(what)
    );
    Some(refused(articles.and(corrects), Refusal::TooLate(Ended::GameOver), says))
}

/// What was reported has the price of what is reported for the first time.
pub(crate) fn costs_as_the_first(state: &mut State, side: Side, what: Conduct) -> Vec<Ruling> {
    let mut answers = state.law().hear(ConductFacts {
        matter: matter(what, state.turn().by() == side),
        by_arbiter: true,
        adjourned: false,
        again: false,
    });
    let takes = answers.take_first(|effect| match effect {
        Effect::TakesTime(which) => Some(which),
        _ => None,
    });
    // That it is an offence was told when it was reported.
    answers.only_to_know();
    takes.and_then(|(which, articles)| takes_time(state, side, which, articles)).into_iter().collect()
}

/// What the code tells of while the game is played, and is no offence between two sittings; nothing where it never tells of it.
fn nobody_plays(state: &State, by_arbiter: bool, side: Side, what: Conduct) -> Option<Ruling> {
    let articles = tells_of(state, by_arbiter, side, what);
    let says = format!(
        "{} is reported for {}: nobody plays until the game is resumed, and it is no offence.",
        side.name(),
        in_words(what)
    );
    let between = is_between_sittings(state) && !articles.is_empty();
    between.then(|| ruling(articles, RulingKind::Note, says))
}

/// The articles that tell of it while the game is played.
fn tells_of(state: &State, by_arbiter: bool, side: Side, what: Conduct) -> Cites {
    let in_play = ConductFacts {
        matter: matter(what, state.turn().by() == side),
        by_arbiter,
        adjourned: false,
        again: false,
    };
    let tells = |effect| matches!(effect, Effect::Offence | Effect::Excuses | Effect::Ends(_));
    state.law().cites(in_play, tells)
}

/// What was done, after "is reported for".
fn in_words(what: Conduct) -> &'static str {
    match what {
        Conduct::Device => "an electronic device",
        Conduct::Notes => "written or printed notes",
        Conduct::Advice => "advice from another person",
        Conduct::SecondBoard => "a second board",
        Conduct::LeftVenue => "leaving the place of play",
        Conduct::LeftArea => "leaving the playing area",
        Conduct::Talk => "talking during play",
        Conduct::RepeatedOffers => "offering or claiming a draw again and again",
        Conduct::Noise => "disturbing the opponent",
        Conduct::Refusal => "refusing to observe the laws",
        Conduct::CoveredScore => "covering his score",
    }
}

/// What the laws call it.
pub(crate) fn matter(what: Conduct, has_the_move: bool) -> Matter {
    match what {
        Conduct::Device => Matter::Device,
        Conduct::Notes => Matter::Notes,
        Conduct::Advice => Matter::Advice,
        Conduct::SecondBoard => Matter::SecondBoard,
        Conduct::LeftVenue => Matter::LeftVenue,
        Conduct::LeftArea if has_the_move => Matter::LeftAreaHavingTheMove,
        Conduct::LeftArea => Matter::LeftArea,
        Conduct::Talk => Matter::Talk,
        Conduct::RepeatedOffers => Matter::RepeatedOffers,
        Conduct::Noise => Matter::Noise,
        Conduct::Refusal => Matter::Refusal,
        Conduct::CoveredScore => Matter::CoveredScore,
    }
}
