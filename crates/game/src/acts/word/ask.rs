//! A player asks something of the arbiter.

use board::Side;
use law::question::{AskedFor, Asking, Assistance, Help, Request, TwoBoards};
use law::{Effect, Figure, figure};

use crate::act::word::Asked;
use crate::judging::assistance::helped;
use crate::judging::extra_time::judge_extra_time;
use crate::phrases::{clock_in_words, number_of};
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::{silent, silent_without_the_blind};
use crate::state::State;

pub(crate) fn asks(state: &mut State, who: Side, asked: Asked) -> Vec<Ruling> {
    let (asked, what) = match asked {
        Asked::Increment => return judge_extra_time(state, who, Request::Made),
        Asked::Score => (AskedFor::Score, "to see the score"),
        Asked::Sheet => (AskedFor::Sheet, "for a score sheet"),
        Asked::Count => return vec![tells_count(state, who)],
        Asked::Boards => return vec![asks_for_boards(state, who)],
        Asked::Explanation => (AskedFor::Explanation, "for an explanation of the Laws"),
    };
    let has_the_move = state.turn().by() == who;
    let most = figure(state.law().code, Figure::RequestsForScore).map(|(most, _)| most);
    let often = state.scores.times_asked(who);
    let too_often = asked == AskedFor::Score && has_the_move && most.is_some_and(|most| often >= most);
    let mut answers = state.law().hear(Asking { asked, has_the_move, too_often });
    let (granted, offence) = (answers.take(Effect::MustBeDone), answers.take(Effect::Offence));
    let refuses = answers.take(Effect::Refuses);
    answers.all_heard();
    let name = who.name();
    if let Some(articles) = refuses {
        let says = format!("{name} asks {what}, and does not have the move.");
        return vec![refused(articles, Refusal::NotYours(Whose::Opponent), says)];
    }
    if asked == AskedFor::Score && (granted.is_some() || offence.is_some()) {
        state.scores.asks(who);
    }
    let told = |articles, kind, says| vec![Ruling { about: Some(who), ..ruling(articles, kind, says) }];
    match (granted, offence) {
        (_, Some(articles)) => {
            let says = format!("{name} asks {what} once more than is allowed, and disturbs the opponent.");
            told(articles, RulingKind::Offence, says)
        }
        (Some(articles), None) => {
            told(articles, RulingKind::Note, format!("{name} asks {what}, and is given it."))
        }
        (None, None) => vec![silent(state, &format!("a player who asks {what}"))],
    }
}

/// The player's assistant tells him, since he asks, how many moves were made and what the clock shows.
fn tells_count(state: &State, who: Side) -> Ruling {
    let mut answers = state.law().hear(Assistance { of: helped(state, who), help: Help::Counts });
    let (told, refuses) = (answers.take(Effect::MustBeDone), answers.take(Effect::Refuses));
    answers.all_heard();
    let name = who.name();
    if let Some(articles) = refuses {
        let says = format!("{name} has no assistant who could tell that.");
        return refused(articles, Refusal::NotSo, says);
    }
    let Some(articles) = told else { return silent_without_the_blind(state, "what an assistant tells") };
    let moves = number_of(state.line.turns().iter().filter(|turn| turn.is_complete()).count(), "single move");
    let clock =
        state.time.clock().map(|clock| clock_in_words(clock, state.time.running())).unwrap_or_default();
    let says = format!("{name}'s assistant tells him, as he asks: {moves} completed{clock}.");
    Ruling { about: Some(who), ..ruling(articles, RulingKind::Note, says) }
}

/// A player asks for two boards, an ordinary one and one for a player who cannot see.
fn asks_for_boards(state: &State, who: Side) -> Ruling {
    let mut answers =
        state.law().hear(TwoBoards { disabled: state.settings().visually_disabled.contains(&true) });
    let (used, refuses) = (answers.take(Effect::MustBeDone), answers.take(Effect::Refuses));
    answers.all_heard();
    let name = who.name();
    match (used, refuses) {
        (Some(articles), _) => {
            let says = format!("{name} asks for two boards: each player uses his own.");
            Ruling { about: Some(who), ..ruling(articles, RulingKind::Right, says) }
        }
        (None, Some(articles)) => {
            refused(articles, Refusal::NotSo, format!("{name} asks for two boards, and both players see."))
        }
        (None, None) => silent_without_the_blind(state, "two boards"),
    }
}
