//! A player says "check".

use board::Side;
use law::Effect;
use law::question::{Announcement, Given};

use crate::effects::check::notice_check;
use crate::effects::restore::begin_again_from;
use crate::facts::check::first_of_check;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::words::restored::restored;
use crate::words::silence::silent;

pub(crate) fn says_check(state: &mut State, who: Side) -> Vec<Ruling> {
    let victim = !who;
    let first = first_of_check(state, victim);
    let own_turn = who == state.turn().by;
    let timely = state.turn().attempt().touches.is_empty() && state.tabletop.hands.of(victim).is_none();
    let given = match first {
        None => Given::None,
        Some(first) if first + 1 == state.line.len() => Given::Now,
        Some(_) => Given::Earlier,
    };
    let answers = state.law.ask(&Announcement { given, timely });
    if answers.is_empty() {
        return vec![silent(state, "announcing check")];
    }
    if own_turn && first.is_none() {
        state.spoken.check_said = Some(who);
        let says = format!("{} says \"check\" with the move to come.", who.name());
        return vec![Ruling { about: Some(who), ..ruling(&[], RulingKind::Note, says) }];
    }
    if given == Given::Now && state.turn().announced {
        return vec![ruling(&[], RulingKind::Note, "It has been said already.")];
    }
    let tell = |articles: &[&'static str], says: String| {
        vec![Ruling { about: Some(who), ..ruling(articles, RulingKind::Note, says) }]
    };
    for answer in &answers {
        match (answer.effect, first) {
            (Effect::Announces, _) => {
                notice_check(state);
                let says = format!("{} says \"check\": {} must provide for it.", who.name(), victim.name());
                return tell(&answer.articles, says);
            }
            (Effect::Misleads, _) => {
                state.turn_mut().misled = true;
                let says = format!("{} says \"check\", and there is none.", who.name());
                return tell(&answer.articles, says);
            }
            (Effect::Restores(_), Some(first)) => {
                begin_again_from(state, first);
                notice_check(state);
                let back = restored(state, &answer.articles);
                let says =
                    format!("{} It must provide for the check that was not announced then.", back.says);
                return vec![Ruling { says, ..back }];
            }
            _ => {}
        }
    }
    vec![silent(state, "announcing check")]
}
