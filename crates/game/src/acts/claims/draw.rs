//! Claims of a draw, perhaps with a move that is declared.

use std::sync::Arc;

use board::{Position, Side};
use law::question::{ClaimForm, Claimant, DrawClaim, DrawGround, Truth};
use law::{Answer, Effect, Figure, Provision, figure, provided};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::effects::bind::{binds_to_declared, duty_declared};
use crate::effects::end::ends_by_proof;
use crate::effects::time::gives_time;
use crate::facts::draws::{
    Declared, declared_move, draw_truth, draw_truth_of, ground_by_itself, knows_claim_after_touch,
    knows_draw, moves_without_progress, occurrences, touched_before_claiming,
};
use crate::facts::proof::{Proved, endless};
use crate::facts::touching::player_has_touched;
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::words::silence::no_such_claim;

/// A claim with a move that the claimant intends to make.
pub(crate) fn claims_intending(state: &mut State, who: Side, claim: Claim, motion: Motion) -> Vec<Ruling> {
    let ground = match claim {
        Claim::Repetition => DrawGround::Repetition,
        Claim::FiftyMoves => DrawGround::FiftyMoves,
        _ => return vec![refused(&[], "No move is declared with such a claim.")],
    };
    match provided(state.law.code, Provision::DeclaredMoves) {
        Some(_) => claims_draw(state, who, ground, Some(motion)),
        None => vec![refused(&[], format!("Under {} no move is declared with a claim.", state.law.code.id))],
    }
}

pub(crate) fn claims_draw(
    state: &mut State,
    who: Side,
    ground: DrawGround,
    intended: Option<Motion>,
) -> Vec<Ruling> {
    let by = if who == state.turn().by { Claimant::Player } else { Claimant::Opponent };
    let intended = intended.filter(|_| by == Claimant::Player);
    let declared = intended.map(|motion| declared_move(state, motion));
    let after = declared.as_ref().and_then(|declared| declared.legal).map(|m| state.turn().position.play(m));
    let form = match (&declared, &after) {
        (None, _) => ClaimForm::Now,
        (Some(_), Some(_)) => ClaimForm::Intending,
        (Some(_), None) => ClaimForm::IntendingIllegal,
    };
    let (position, more) = after.map_or((state.turn().position, 0), |after| (after, 1));
    let touched = by == Claimant::Player && touched_before_claiming(state);
    let ground = ground_by_itself(state, ground, &position, more).unwrap_or(ground);
    let facts = DrawClaim { ground, by, form, touched, truth: Truth::Undetermined };
    let mut proved = Proved::default();
    let truth = state.law.worth_proving(&facts, || {
        if form == ClaimForm::IntendingIllegal {
            return Truth::No;
        }
        draw_truth_of(state, ground, &position, more).unwrap_or_else(|| {
            proved.evidence = Some(Arc::new(endless(&position, state.settings.search_states)));
            proved.truth()
        })
    });
    let truth = truth.unwrap_or(Truth::Undetermined);
    let answers = state.law.ask(&DrawClaim { truth, ..facts });
    let mut rulings = verdict_on_draw(state, who, (ground, truth), &answers, &proved, (&position, more));
    if !state.waiting.is_over() {
        rulings.extend(price_of_claim(state, who, &answers, declared));
    }
    rulings
}

pub(crate) fn verdict_on_draw(
    state: &mut State,
    who: Side,
    (ground, truth): (DrawGround, Truth),
    answers: &[Answer],
    proved: &Proved,
    (position, more): (&Position, usize),
) -> Vec<Ruling> {
    let effort = proved.evidence.as_ref().map(|found| format!(" ({} states were searched)", found.states));
    let effort = effort.unwrap_or_default();
    let pauses = articles_of(answers, |effect| effect == Effect::Pauses);
    for answer in answers {
        let articles = [answer.articles.clone(), pauses.clone()].concat();
        match answer.effect {
            Effect::Ends(outcome) => {
                let says =
                    format!("{} proved it{effort}: {}; the game is drawn.", who.name(), proved_words(ground));
                return vec![ends_by_proof(state, outcome, who, &articles, says, proved)];
            }
            Effect::Refuses => {
                let why = why_no_draw(state, who, ground, truth, (position, more));
                return vec![proved.shown_by(refused(&articles, format!("{why}{effort}.")))];
            }
            _ => {}
        }
    }
    vec![no_such_claim(state)]
}

pub(crate) fn why_no_draw(
    state: &State,
    who: Side,
    ground: DrawGround,
    truth: Truth,
    (position, more): (&Position, usize),
) -> String {
    if who != state.turn().by {
        return format!(
            "Only the player whose turn it is may claim it, and it is {}'s turn",
            state.turn().by.name()
        );
    }
    if !knows_claim_after_touch(state, ground) && touched_before_claiming(state) {
        return format!("{} has touched a man, and may not claim it any more", who.name());
    }
    match (ground, truth) {
        (_, Truth::Undetermined) => "It is unproven: the search ended at its bound".to_string(),
        (DrawGround::Repetition | DrawGround::ManyRepetitions, _) => {
            let times = times_in_words(occurrences(state, position) + more);
            match more {
                0 => format!("The position has stood at the beginning of {}'s turn {times}", who.name()),
                _ => format!("With the move declared the position would have appeared {times}"),
            }
        }
        (DrawGround::FiftyMoves | DrawGround::ManyMoves, _) => {
            let moves = moves_without_progress(state, position).map_or(0, |(_, moves)| moves);
            let pawns = figure(state.law.code, Figure::MovesWithoutCapture).is_none();
            let or_pawns = if pawns { " or a move of a Pawn" } else { "" };
            format!("Only {moves} single moves went by without a capture{or_pawns}")
        }
        (DrawGround::PerpetualCheck, _) => "The checks can be brought to an end".to_string(),
    }
}

/// What a claim that was refused costs, where the code has a price for it.
pub(crate) fn price_of_claim(
    state: &mut State,
    who: Side,
    answers: &[Answer],
    declared: Option<Declared>,
) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    for answer in answers {
        match answer.effect {
            Effect::GivesTime(which) => {
                rulings.extend(gives_time(state, !who, which, "a wrong claim", &answer.articles));
            }
            Effect::OpensOffer => {
                state.draws.offer = Some(who);
                let says = format!("The claim counts as {}'s offer of a draw.", who.name());
                rulings.push(ruling(&answer.articles, RulingKind::Note, says));
            }
            Effect::Binds(law) => {
                let duty = declared.as_ref().map(|declared| duty_declared(state, law, declared));
                rulings.extend(
                    duty.and_then(|(moves, says)| {
                        binds_to_declared(state, who, moves, says, &answer.articles)
                    }),
                );
            }
            _ => {}
        }
    }
    rulings
}

pub(crate) fn proved_words(ground: DrawGround) -> &'static str {
    match ground {
        DrawGround::Repetition | DrawGround::ManyRepetitions => "the position has come back",
        DrawGround::FiftyMoves | DrawGround::ManyMoves => {
            "as many moves went by without progress as the code asks for"
        }
        DrawGround::PerpetualCheck => "the checks need never end",
    }
}

pub(crate) fn times_in_words(times: usize) -> String {
    match times {
        1 => "only this once".to_string(),
        2 => "only twice".to_string(),
        many => format!("{many} times"),
    }
}

pub(crate) fn claims_of_draws(state: &State, who: Side) -> Vec<(Claim, bool)> {
    if who != state.turn().by {
        return Vec::new();
    }
    // Where a touch ends the right to claim, it is no longer listed.
    if player_has_touched(state) && provided(state.law.code, Provision::DeclaredMoves).is_some() {
        return Vec::new();
    }
    let grounds = [
        (Claim::Repetition, DrawGround::Repetition),
        (Claim::FiftyMoves, DrawGround::FiftyMoves),
        (Claim::PerpetualCheck, DrawGround::PerpetualCheck),
    ];
    let known = grounds.into_iter().filter(|&(_, ground)| knows_draw(state, ground));
    let ripe = |ground| {
        (knows_claim_after_touch(state, ground) || !touched_before_claiming(state))
            && draw_truth(state, ground) == Some(Truth::Yes)
    };
    known.map(|(claim, ground)| (claim, ripe(ground))).collect()
}
