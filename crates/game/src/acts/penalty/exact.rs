//! A player exacts a penalty.

use board::{Side, Square};
use law::question::{Demand, Exacted, Exaction as ExactionFacts, Requirement as RequirementFacts, Right};
use law::{Cites, Effect};

use crate::act::penalty::Exaction;
use crate::effects::bind::bind;
use crate::effects::close_options::{close_options_for, close_options_of};
use crate::effects::restore::{put_back, put_back_bound};
use crate::facts::illegal_move::touches_bind_after_retraction;
use crate::facts::liability::{alike, record_menus, same};
use crate::facts::menus::{OpenOption, fulfils, penalties_of, sort_of};
use crate::facts::opponents_hand::may_annul;
use crate::facts::options::{choosing, options, options_after, retraction_articles, touched_man_articles};
use crate::facts::right_ended::{
    EndedRight, barred_by_touch, ended_right, never_undone, opens_next_turn, replaced_with_consent,
    right_as_asked,
};
use crate::facts::touching::bound;
use crate::facts::whole_turn::{began_with, whole_attempt};
use crate::judging::communication::treats_as_the_sides;
use crate::judging::lets_stand::lets_stand;
use crate::phrases::{join, man_on, with_names_now};
use crate::refusal::{Awaited, Ended, Refusal, Whose};
use crate::ruling::{Ruling, refused};
use crate::sentences::penalty::{tell_choice, tell_liability};
use crate::sentences::restored::restored;
use crate::sentences::right_ended::{gone, why_nothing_is_left};
use crate::sentences::touch::tell_bound;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;

pub(crate) fn exacts(state: &mut State, who: Side, exaction: Exaction) -> Vec<Ruling> {
    let exaction = as_offered(state, who, exaction);
    let found = options(state, who).into_iter().find(|option| same(option.exaction, exaction));
    let Some(option) = found.or_else(|| required_illegally(state, who, exaction)) else {
        return exacts_for_a_member(state, who, exaction)
            .unwrap_or_else(|| vec![exacts_what_is_not_open(state, who, exaction)]);
    };
    if option.exaction == Exaction::A {
        return exacts_first(state, who, &option);
    }
    if !exaction.is_about_moves() {
        return lets_stand(state, who, &option);
    }
    let changed = !state.line.is_now(option.turn) || !state.tabletop.men().stand_like(state.turn().men());
    let facts = ExactionFacts {
        exacted: sort_of(exaction),
        right: Right::Open,
        in_holders_turn: false,
        possible: option.possible,
        changed,
    };
    let mut answers = state.law().hear(facts);
    let refuses = answers.take(Effect::Refuses);
    let restores = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    let puts_back = answers.take(Effect::PutsBack);
    let lost = answers.take(Effect::LosesRight);
    let no_castling = answers.take(Effect::ExcludesCastling).unwrap_or_default();
    let penalty = answers.take(Effect::MustBeDone).unwrap_or_default();
    answers.all_heard();
    // What cannot be done is dropped; where the code says so of the King alone, by the article that gave the right.
    let refuses =
        refuses.or_else(|| (!option.possible && lost.is_none()).then(|| Cites::from(&option.articles)));
    if let Some(refuses) = refuses {
        let says = "No legal move can fulfil it, so that part of the penalty is dropped.";
        return vec![refused(refuses, Refusal::NoLegalMove, says)];
    }
    let back = puts_back.map_or(restores, |_| Cites::from(&option.articles));
    let mut rulings = Vec::new();
    let attempt = state.line[option.turn].attempt_at(option.attempt);
    let illegal = attempt.and_then(Attempt::making).is_some_and(|making| making.legal().is_none());
    if changed && !back.is_empty() && (lost.is_none() || illegal) {
        match lost.is_some() && touches_bind_after_retraction(state) {
            true => put_back_bound(state, option.turn),
            false => put_back(state, option.turn, lost.is_none()),
        }
        let called = if illegal { retraction_articles(state) } else { Cites::none() };
        rulings.push(restored(state, called.and(back)));
    }
    match offence_of(state, exaction).filter(|_| lost.is_some()) {
        Some(in_holders_turn) => close_options_for(state, in_holders_turn, Ended::Impossible),
        None if lost.is_some() => close_options_of(state, who, Ended::Impossible),
        None => close_options_of(state, who, Ended::Exacted),
    }
    if let Some(lost) = lost {
        let says = format!(
            "No legal move can do what {} requires. The requirement is disregarded, and no penalty is left for that offence.",
            who.name()
        );
        rulings.push(refused(lost, Refusal::NoLegalMove, says));
        rulings.extend(tell_bound(state));
        rulings.extend(tell_liability(state, state.line.now_at()));
        return rulings;
    }
    rulings.extend(bind(state, who, &option, penalty, no_castling));
    rulings
}

/// A move of the King may be required by his name or by his square: the form in which it is open.
fn as_offered(state: &State, who: Side, exaction: Exaction) -> Exaction {
    let open = options(state, who);
    if open.iter().any(|option| same(option.exaction, exaction)) {
        return exaction;
    }
    let king = |option: &OpenOption| state.line[option.turn].position().king(!who).map(Exaction::Move);
    let of_the_king = |option: &&OpenOption| match exaction {
        Exaction::King => Some(option.exaction) == king(option),
        Exaction::Move(_) => option.exaction == Exaction::King && Some(exaction) == king(option),
        _ => false,
    };
    open.iter().find(of_the_king).map_or(exaction, |option| option.exaction)
}

/// Where the turn under way is answerable for an offence of its own and for one in the turn before, which was the holder's: whether
/// this penalty is of the latter. None where there is but one, or it may be of both.
fn offence_of(state: &State, exaction: Exaction) -> Option<bool> {
    let turn = state.turn();
    let is_of = |menu: law::Menu| menu.iter().any(|penalty| penalties_of(exaction).contains(penalty));
    let before: Vec<law::Menu> = turn.owed().iter().map(|owed| owed.menu).collect();
    let open = turn.attempts().filter(|attempt| attempt.is_open());
    let own: Vec<law::Menu> = open
        .flat_map(|attempt| record_menus(state, turn, attempt))
        .map(|(offered, _)| offered.menu)
        .collect();
    let (for_before, for_own) = (before.iter().any(|it| is_of(it)), own.iter().any(|it| is_of(it)));
    (!before.is_empty() && !own.is_empty() && for_before != for_own).then_some(for_before)
}

/// What is exacted is for a move that a member of the other side communicated: to exact it is to treat that side as having
/// communicated it.
fn exacts_for_a_member(state: &mut State, who: Side, exaction: Exaction) -> Option<Vec<Ruling>> {
    let (mut treated, mut rulings) = treats_as_the_sides(state, who)?;
    if !options(&treated, who).iter().any(|option| same(option.exaction, exaction)) {
        return Some(vec![exacts_what_is_not_open(&treated, who, exaction)]);
    }
    rulings.extend(exacts(&mut treated, who, exaction));
    *state = treated;
    Some(rulings)
}

/// A move that the holder of a penalty requires, and that is neither open to him nor legal: where the code has it so, he
/// loses every penalty by it.
fn required_illegally(state: &State, who: Side, exaction: Exaction) -> Option<OpenOption> {
    let exacted = sort_of(exaction);
    let is_a_move = |sort: Exacted| matches!(sort, Exacted::King | Exacted::Other);
    let is_a_penalty = penalties_of(exaction).iter().any(|&penalty| state.law().knows.penalty(penalty));
    if !is_a_penalty || has_no_part(state, who, exaction).is_some() {
        return None;
    }
    let open = options(state, who)
        .into_iter()
        .find(|option| option.possible && is_a_move(sort_of(option.exaction)) && is_a_move(exacted))?;
    let turn = &state.line[open.turn];
    let legal = turn.position().legal_moves();
    let done = |m: &board::Move| m.castling_wing().is_none() && fulfils(turn, open.attempt, exaction, *m);
    let facts = ExactionFacts {
        exacted,
        right: Right::Open,
        in_holders_turn: false,
        possible: false,
        changed: false,
    };
    let loses = exaction.is_about_moves()
        && !legal.iter().any(done)
        && state.law().gives(facts, |effect| effect == Effect::LosesRight);
    loses.then(|| OpenOption {
        exaction,
        moves: Vec::new(),
        possible: false,
        castling_left_out: false,
        ..open
    })
}

/// The man whose move is required had no part in anything for which something may be exacted now: by which articles that may be,
/// and the turn.
fn has_no_part(state: &State, who: Side, exaction: Exaction) -> Option<(Square, Cites, Ply)> {
    let Exaction::Move(square) = exaction else { return None };
    let open = options(state, who).into_iter().filter(|option| option.exaction.is_about_moves());
    let open: Vec<OpenOption> = open.filter(|option| option.possible).collect();
    let turn = &state.line[open.first()?.turn];
    let man = turn.men().at(square)?;
    let is_of_it = |attempt: &Attempt| {
        let touched = attempt.touches().iter().chain(attempt.discharged()).any(|it| it.men.contains(&man));
        touched || attempt.making().is_some_and(|making| making.men().all.contains(&man))
    };
    let owed = turn.owed().iter().any(|owed| owed.men.contains(&man));
    let named = open.iter().any(|option| same(option.exaction, exaction));
    let has_part = named || owed || turn.attempts().any(is_of_it);
    let articles = open.iter().flat_map(|option| option.articles.iter().copied()).collect();
    (!has_part).then_some((square, articles, open.first()?.turn))
}

pub(crate) fn exacts_what_is_not_open(state: &State, who: Side, exaction: Exaction) -> Ruling {
    if let Some(refusal) = other_form(state, who, exaction) {
        return refusal;
    }
    let leads_to =
        |first: &OpenOption| options_after(state, first).iter().any(|it| alike(it.exaction, exaction));
    if let Some(first) = options(state, who).into_iter().find(leads_to) {
        let says = format!("Penalty A comes first: {} may exact the other penalty after it.", who.name());
        return refused(&first.articles, Refusal::NotYet(Awaited::Penalty), says);
    }
    if let Some(articles) = opens_next_turn(state, who, exaction) {
        let other = (!who).name();
        let says = format!("That can be exacted only once {other}'s next turn has begun.");
        return refused(articles, Refusal::NotYet(Awaited::Move), says);
    }
    if let Some(articles) = barred_by_touch(state, who, exaction) {
        let says = format!(
            "{} touched a man before requiring that the move be undone, so nothing more can be exacted for it.",
            who.name()
        );
        return refused(articles, Refusal::TooLate(Ended::Touched), says);
    }
    if let Some(articles) = replaced_with_consent(state, who) {
        let says = format!(
            "{} has allowed {} another move in place of the illegal one, so nothing can be exacted for it.",
            who.name(),
            (!who).name()
        );
        return refused(articles, Refusal::NotSo, says);
    }
    if let Some(right) = ended_right(state, who, exaction) {
        return exacts_too_late(state, who, &right);
    }
    if let Some(articles) = never_undone(state, who, exaction) {
        let says = format!(
            "{} touched a man before requiring that {}'s move out of turn be undone, so nothing can be exacted for it.",
            who.name(),
            (!who).name()
        );
        return refused(articles, Refusal::TooLate(Ended::Touched), says);
    }
    if let Some(theirs) = options(state, !who).into_iter().find(|option| same(option.exaction, exaction)) {
        let says = format!("{} may exact that penalty, but {} may not.", (!who).name(), who.name());
        return refused(&theirs.articles, Refusal::NotYours(Whose::Opponent), says);
    }
    if let Some(offer) = state.communication.offer().filter(|offer| offer.by == who) {
        let says = format!("{} must first announce which move is adopted.", who.name());
        return refused(&offer.articles, Refusal::NotYet(Awaited::Adoption), says);
    }
    if let Some(refusal) = names_other_men(state, who, exaction) {
        return refusal;
    }
    if let Some((square, articles, turn)) = has_no_part(state, who, exaction) {
        let says = format!(
            "{} did nothing with {}: no move of it can be exacted.",
            (!who).name(),
            man_on(&state.line[turn], square)
        );
        return refused(articles, Refusal::NotSo, says);
    }
    if !penalties_of(exaction).iter().any(|&penalty| state.law().knows.penalty(penalty)) {
        let says = format!("There is no such penalty under {}.", state.law().code.name());
        return refused([], Refusal::Unknown, says);
    }
    let other = (!who).name();
    if may_annul(state, who) {
        let says = format!("{} must first require that {other}'s move out of turn be undone.", who.name());
        let demand = RequirementFacts { demand: Demand::Annulment, so: true };
        let articles = state.law().cites(demand, |effect| effect == Effect::MustBeDone);
        return refused(articles, Refusal::NotYet(Awaited::Move), says);
    }
    if let Some(refusal) = is_bound_without_it(state, who, exaction) {
        return refusal;
    }
    if let Some(refusal) = why_nothing_is_left(state, who) {
        return refusal;
    }
    let of_second = matches!(exaction, Exaction::Both | Exaction::Replace);
    if let Some(articles) = state.turn().second_gone_back().filter(|_| of_second && state.turn().by() == who)
    {
        let says = "The man moved second has gone back, so nothing is left to exact for it.";
        return refused(articles.clone(), Refusal::TooLate(Ended::Done), says);
    }
    let says = format!("{other} has done nothing that carries that penalty.");
    refused([], Refusal::NotSo, says)
}

/// The other is bound to that already, by what he touched.
fn is_bound_without_it(state: &State, who: Side, exaction: Exaction) -> Option<Ruling> {
    let turn = state.turn();
    let duty = bound(state, turn, &[]).filter(|_| turn.by() != who)?.duty;
    let square = match exaction {
        Exaction::King => turn.position().king(turn.by()),
        Exaction::Move(square) | Exaction::Capture(square) => Some(square),
        _ => None,
    };
    let so = square.is_some_and(|square| duty.squares.contains(&square));
    let must = format!("{} must {}", turn.by().name(), with_names_now(state, &duty.says));
    let says = format!("{must}: that need not be exacted.");
    so.then(|| refused(&duty.articles, Refusal::NotSo, says))
}

/// Penalty B is open, and this names men that it is not of.
fn names_other_men(state: &State, who: Side, exaction: Exaction) -> Option<Ruling> {
    let Exaction::B(one, other) = exaction else { return None };
    let articles = touched_man_articles(state, who)?;
    let index = state.line.in_question().rev().find(|&index| state.line[index].by() != who)?;
    let turn = &state.line[index];
    let named: Vec<String> =
        [Some(one), other].into_iter().flatten().map(|square| man_on(turn, square)).collect();
    let says = format!(
        "Penalty B applies only to a man that was touched and is still on the board, not to {}.",
        join(&named, "and")
    );
    Some(refused(articles, Refusal::NotSo, says))
}

/// The right to a penalty was there, and something has ended it: the articles of its end, or where none speaks of that
/// end, those that gave it.
fn exacts_too_late(state: &State, who: Side, right: &EndedRight) -> Ruling {
    let &EndedRight { ended, ref option, in_holders_turn, was_empty } = right;
    let exacted = sort_of(option.exaction);
    if was_empty {
        return exacts_what_no_move_does(state, who, option);
    }
    let facts = ExactionFacts {
        exacted,
        right: right_as_asked(ended),
        in_holders_turn,
        possible: true,
        changed: false,
    };
    let mut answers = state.law().hear(facts);
    let articles = answers.take(Effect::Refuses);
    answers.all_heard();
    // The end by a move is that of the holder's own.
    let by_offender = ended == Ended::Moved && state.line.turn_before().is_some_and(|turn| turn.by() != who);
    let articles = articles.filter(|_| !by_offender);
    refused(
        articles.unwrap_or_else(|| Cites::from(&option.articles)),
        Refusal::TooLate(ended),
        gone(who, ended),
    )
}

/// Nothing has ended the right, and no legal move could ever do what it asks for: the articles of what cannot be done.
fn exacts_what_no_move_does(state: &State, who: Side, option: &OpenOption) -> Ruling {
    let facts = ExactionFacts {
        exacted: sort_of(option.exaction),
        right: Right::Open,
        in_holders_turn: false,
        possible: false,
        changed: false,
    };
    let articles = state.law().cites(facts, |effect| matches!(effect, Effect::LosesRight | Effect::Refuses));
    let articles = if articles.is_empty() { Cites::from(&option.articles) } else { articles };
    let says =
        format!("No legal move could do what {} requires, and nothing else is left to exact.", who.name());
    refused(articles, Refusal::NoLegalMove, says)
}

/// The first of two penalties: the position stands again, and its holder chooses what follows it.
pub(crate) fn exacts_first(state: &mut State, who: Side, option: &OpenOption) -> Vec<Ruling> {
    let facts = ExactionFacts {
        exacted: Exacted::TurnRestored,
        right: Right::Open,
        in_holders_turn: false,
        possible: true,
        changed: true,
    };
    let mut answers = state.law().hear(facts);
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    answers.all_heard();
    let (first, whole) = (began_with(state, option.turn), whole_attempt(state, option.turn));
    put_back(state, first, true);
    let by = state.turn().by();
    state.time.runs_for(Some(by));
    state.turn_mut().exacts_first(option.attempt, whole);
    let mut rulings = vec![restored(state, Cites::from(&option.articles).and(back))];
    if choosing(state).is_some() {
        rulings.extend(tell_choice(state, who));
    }
    rulings
}

/// What is said to a penalty of the King or a man selected, exacted in the form that the position does not give.
pub(crate) fn other_form(state: &State, who: Side, exaction: Exaction) -> Option<Ruling> {
    let Exaction::C(selected) = exaction else { return None };
    let open = options(state, who).into_iter().any(|option| matches!(option.exaction, Exaction::C(_)));
    let facts = ExactionFacts {
        exacted: Exacted::KingOrSelected,
        right: Right::Open,
        in_holders_turn: false,
        possible: true,
        changed: false,
    };
    let mut answers = state.law().hear(facts);
    let articles = answers.take(Effect::MustBeDone).unwrap_or_default();
    // Nothing is exacted: whether castling would do it is no question.
    answers.only_to_know();
    let (why, says) = match selected {
        Some(_) => (Refusal::NotSo, "The King can move, so no other man can be selected under Penalty C."),
        None => (
            Refusal::NoLegalMove,
            "The King has no legal move, so another man must be selected under Penalty C.",
        ),
    };
    open.then(|| refused(articles, why, says))
}
