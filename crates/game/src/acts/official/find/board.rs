//! Findings about the board.

use board::Setup;
use law::question::{Adjournment, Attention, Done, Stands, StartGround, Step};
use law::{Cites, Effect, Provision, providing};

use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::resume::set_up_as;
use crate::effects::time::set_clock_back;
use crate::facts::hurry::is_hurried;
use crate::facts::illegal_move::is_replied_to;
use crate::facts::start::start_claim;
use crate::judging::infringement::counts;
use crate::judging::start::judges_start;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::restored::restored;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::turn::Turn;
use crate::state::waiting::Disputed;

/// The last position that can be determined is found: the game goes on from there, and the move counts.
pub(crate) fn finds_sought(state: &mut State, setup: &Setup, articles: Cites) -> Vec<Ruling> {
    let Some(sought) = state.waiting().sought() else { return Vec::new() };
    let same = |turn: &Turn| turn.position().placement() == setup.placement();
    let Some(index) = state.line.plies().rev().find(|&ply| ply <= sought.turn && same(&state.line[ply]))
    else {
        let says = "That position did not occur before the illegal move.";
        return vec![refused(articles, Refusal::NotSo, says)];
    };
    state.waiting_mut().gets_answer();
    let (side, replied) = (state.line[sought.turn].by(), is_replied_to(state, sought.turn));
    let stands = if replied { Stands::Replied } else { Stands::Unreplied };
    let known = Attention { hurried: is_hurried(state), ..Attention::to_illegal_move(stands) };
    let mut answers = state.law().hear(known);
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, back.and(articles).and(times))];
    rulings.extend(counts(state, side, Done::Illegal, counted));
    rulings
}

/// Something is found to have been wrong at the start, without a claim.
pub(crate) fn finds_start(state: &mut State, ground: StartGround) -> Vec<Ruling> {
    let (by, facts) = (state.turn().by(), start_claim(state, ground));
    judges_start(state, by, facts)
}

/// The boards are put right, or are found to agree: the clock runs again for the player who is to press it, or to move.
pub(crate) fn goes_on_after_boards(state: &mut State) {
    state.waiting_mut().gets_answer();
    let by = state.turn().by();
    let runs = if state.time.has_to_press(!by) { !by } else { by };
    state.time.goes_on_for(runs);
}

/// Men were displaced, and people find how they stood: they stand so again.
fn stands_as_found(state: &mut State, setup: &Setup, articles: Cites) -> Ruling {
    let by = state.turn().by();
    let men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
    state.tabletop.stands_anew(men);
    if setup.placement() != state.position().placement() {
        set_up_as(state, setup, by);
    }
    state.turn_mut().forgets_attempts();
    let says = "The men stand as it is found that they stood.";
    ruling(articles, RulingKind::Restored, says)
}

/// Men are displaced, and it is found how they are to stand: as an earlier position of the game, which stands again with the
/// moves that led to it, or otherwise.
fn displaced_stand_as_found(state: &mut State, setup: &Setup, articles: Cites) -> Ruling {
    let go_back = providing(state.law().code, Provision::DisplacedMenGoBack);
    let before = state.clone();
    let same = |turn: &Turn| turn.position().placement() == setup.placement() && turn.by() == setup.turn;
    let stood = state.line.plies().rev().find(|&ply| same(&state.line[ply]));
    let earlier = stood.filter(|&ply| !go_back.is_empty() && !state.line.is_now(ply));
    let articles = articles.and(go_back);
    let told = match earlier {
        Some(ply) => {
            let times = goes_back_to(state, ply);
            restored(state, articles.and(times))
        }
        None => stands_as_found(state, setup, articles),
    };
    state.remembers_before(before);
    told
}

/// The game goes on from an earlier position, with every man where it belongs.
fn goes_back_to(state: &mut State, ply: Ply) -> Option<&'static str> {
    put_back(state, ply, true);
    let men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
    state.tabletop.stands_anew(men);
    set_clock_back(state, ply)
}

/// Displaced men were put right, and it is found that the men stood otherwise: a position of the game before that stands again,
/// with the moves that led to it; or, where the men had been put right as they were found to stand, another.
fn stood_otherwise(state: &mut State, before: State, setup: &Setup, articles: Cites) -> Ruling {
    let articles = articles.and(providing(state.law().code, Provision::DisplacedMenGoBack));
    let same = |turn: &Turn| turn.position().placement() == setup.placement() && turn.by() == setup.turn;
    let stood = before.line.plies().rev().find(|&ply| same(&before.line[ply]));
    let as_found = before.line.is_now(state.line.now_at());
    if stood.is_none() && !as_found {
        return refused(articles, Refusal::NotSo, "That position did not occur before men were displaced.");
    }
    state.is_as_before(&before);
    let told = match stood {
        Some(ply) => {
            // In the turn under way no move goes back, and no time with it.
            let moves_go_back = !state.line.is_now(ply);
            let times = goes_back_to(state, ply).filter(|_| moves_go_back);
            restored(state, articles.and(times))
        }
        None => stands_as_found(state, setup, articles),
    };
    state.remembers_before(before);
    told
}

/// The record kept with the sealed move is found to be otherwise.
pub(crate) fn corrects_record(state: &mut State, setup: &Setup, articles: Cites) -> Vec<Ruling> {
    let mut answers = state.law().hear(Adjournment { step: Step::Seals });
    let records = answers.take(Effect::Records);
    // No move is sealed now: what else sealing one has for consequences, it had then.
    answers.only_to_know();
    let two_boards = providing(state.law().code, Provision::BoardsPutRight);
    if state.waiting().adjourned().is_none() && !two_boards.is_empty() {
        state.boards.are_put_right();
        if state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::Boards) {
            goes_on_after_boards(state);
        }
        let by = state.turn().by();
        if setup.placement() != state.position().placement() {
            set_up_as(state, setup, by);
        }
        let says = format!("The boards are put right: {}.", state.position().fen());
        return vec![ruling(articles.and(two_boards), RulingKind::Restored, says)];
    }
    let adjourned = state.waiting().adjourned().is_some();
    if !adjourned && !state.tabletop.displaced().is_empty() {
        return vec![displaced_stand_as_found(state, setup, articles)];
    }
    if let Some(before) = state.before_put_right().filter(|_| !adjourned) {
        return vec![stood_otherwise(state, before, setup, articles)];
    }
    let Some(records) = records.filter(|_| adjourned) else {
        let says = "No man is displaced, and no adjourned position is recorded: there is nothing to correct.";
        return vec![refused(articles, Refusal::NotSo, says)];
    };
    let by = state.turn().by();
    if setup.placement() != state.position().placement() {
        set_up_as(state, setup, by);
    }
    vec![ruling(
        records.and(articles),
        RulingKind::Note,
        format!("The recorded position is {}.", state.position().fen()),
    )]
}
