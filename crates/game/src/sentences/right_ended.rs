//! Sentences about rights that are gone.

use board::Side;
use law::question::{Attention, Lapse, Stands};
use law::{Carried, Cites, Effect};

use crate::facts::liability::carrying_articles;
use crate::facts::right_ended::ended_for;
use crate::facts::touched::Touched;
use crate::facts::touching::said_of;
use crate::phrases::man_in_words;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// What ended the right of this side.
pub(crate) fn gone(who: Side, ended: Ended) -> String {
    let who = who.name();
    match ended {
        Ended::Touched => format!("{who} has touched a man since, so the right has lapsed."),
        Ended::Moved => "A move has been made since, so the right has lapsed.".to_string(),
        Ended::Exacted => format!("{who} has already exacted a penalty for that offence."),
        Ended::Waived => format!("{who} has waived that right."),
        Ended::Impossible => {
            format!("{who} required what no legal move could do, so no penalty is left for that offence.")
        }
        Ended::Done => "It has already been done.".to_string(),
        Ended::GameOver => "The game is over.".to_string(),
        Ended::PlayClosed => "The time fixed for play is over.".to_string(),
    }
}

/// Why a claim about a turn comes too late, and in words.
pub(crate) fn too_late(state: &State, ply: Ply, who: Side) -> (Refusal, String) {
    let ended = ended_for(state, ply, state.line[ply].attempt());
    (Refusal::TooLate(ended), gone(who, ended))
}

/// The articles by which a right to exact something lapses with a touch.
pub(crate) fn lapse_articles(state: &State) -> Cites {
    state.law().cites(Lapse { excused: false, in_holders_turn: false }, |effect| effect == Effect::Lapses)
}

/// Why nothing can be exacted for what the other did, where the law itself says that it costs nothing.
pub(crate) fn why_nothing_is_left(state: &State, who: Side) -> Option<Ruling> {
    let gone = went_back_at_once(state, who).or_else(|| taken_back_before(state, who));
    gone.or_else(|| left_elsewhere(state, who))
        .or_else(|| touch_without_penalty(state, who))
        .or_else(|| agreed_to_take_back(state, who).map(|says| refused([], Refusal::NotSo, says)))
}

/// The other's illegal move went back at once, and the law gives nothing to exact for it.
fn went_back_at_once(state: &State, who: Side) -> Option<Ruling> {
    let turn = state.turn();
    let before = turn.earlier_attempts().last().filter(|_| turn.by() != who)?;
    let back = before.making().map(|making| making.back().clone()).filter(|back| !back.is_empty())?;
    let says =
        format!("{}'s illegal move has gone back, and nothing can be exacted for it.", turn.by().name());
    Some(refused(back, Refusal::NotSo, says))
}

/// The other is to play anew, since the players took his illegal move back, or it was found after the reply.
fn taken_back_before(state: &State, who: Side) -> Option<Ruling> {
    let turn = state.turn();
    let other = turn.by();
    if other == who || !state.offences.was_taken_back(turn.number(), other) {
        return None;
    }
    if state.offences.was_taken_back_by_agreement(turn.number(), other) {
        let says = format!(
            "{}'s illegal move was taken back by agreement, so nothing can be exacted for it.",
            other.name()
        );
        return Some(refused([], Refusal::NotSo, says));
    }
    let found = Attention::to_illegal_move(Stands::Replied);
    let back = state.law().cites(found, |effect| matches!(effect, Effect::Restores(_)));
    let says = format!(
        "{} had replied to {}'s illegal move before it was taken back, so nothing can be exacted for it.",
        who.name(),
        other.name()
    );
    let articles = back.and(lapse_articles(state));
    (!articles.is_empty()).then(|| refused(articles, Refusal::TooLate(Ended::Moved), says))
}

/// The other is to make a move anew, since the players took it back: what he did in it went with it.
pub(crate) fn agreed_to_take_back(state: &State, who: Side) -> Option<String> {
    let (other, turn) = (!who, state.turn());
    let agreed = state.offences.went_back_by_agreement(other, (turn.number(), turn.by()));
    agreed
        .then(|| format!("{}'s move was taken back by agreement, and nothing follows from it.", other.name()))
}

/// What the other touched out of turn he has displaced, and the game has gone on from there: where only a man that is left on its
/// square is held against him, this one is not.
fn left_elsewhere(state: &State, who: Side) -> Option<Ruling> {
    let (other, displaced) = (!who, state.tabletop.displaced());
    let touched = |man: ManId| {
        let last = state.line.turns().iter().rev().take(3);
        last.into_iter().any(|turn| turn.by() == who && turn.has_touch_by_other(man))
    };
    let left = |man: ManId| displaced.by(man) == Some((other, true)) && touched(man);
    let man = displaced.unnoticed().iter().map(|it| it.man).find(|&man| left(man))?;
    let says = format!(
        "{} touched the {} out of turn, and has not left it where it stood: nothing can be exacted for that.",
        other.name(),
        man_in_words(state, man)
    );
    let remains = state.law().knows.carries_touches == Some(Carried::WhatRemains);
    remains.then(|| refused(carrying_articles(state), Refusal::NotSo, says))
}

/// What the other touched in his last turn binds him to nothing.
fn touch_without_penalty(state: &State, who: Side) -> Option<Ruling> {
    let index = state.line.last_two().rev().find(|&index| state.line[index].by() != who)?;
    let turn = &state.line[index];
    let touched = Touched::of(turn, turn.attempt().touches().iter());
    let articles = said_of(state, turn, &touched).excused?;
    let other = (!who).name();
    let says = format!("{other} was not bound by what he touched, so nothing can be exacted for it.");
    Some(refused(articles, Refusal::NotSo, says))
}
