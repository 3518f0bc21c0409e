//! An unlawful transfer in the player's own turn.

use law::Effect;
use law::question::{BoundBy, Done, Made, Nature, Transfer};

use crate::effects::restore::put_back;
use crate::facts::change::{men_moved, unlawful_nature};
use crate::facts::completion::completes_at_an_end;
use crate::facts::menus::offered;
use crate::facts::transfer::{broken, fault, has_remedy, movement_articles, recall};
use crate::judging::ended::ends_without_legal_move;
use crate::judging::passes_unlawfully::passes_as_it_stands;
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::attempt::Making;
use crate::state::men::Men;
use crate::words::moves::did_in_words;
use crate::words::penalty::{tell_liability, tell_open_menus};
use crate::words::restored::restored;

pub(crate) fn unlawful(state: &mut State, now: Men) -> Vec<Ruling> {
    let turn = state.turn();
    let by = turn.by;
    let men = men_moved(turn, &now, None);
    let nature = unlawful_nature(&men);
    let broken = broken(state, turn, &now, &men, nature);
    let fault = fault(turn, &now, &men, nature, &broken);
    let remedy = nature == Nature::Capture && has_remedy(turn, &men);
    let answers =
        state.law.ask(&Transfer { made: Made::Illegal, nature, bound_by: BoundBy::Nothing, fault, remedy });
    let mut articles = articles_of(&answers, |effect| {
        matches!(effect, Effect::Offence | Effect::Offers(..) | Effect::StaysOpen)
    });
    articles.extend(movement_articles(state, &broken));
    let why: Vec<String> = broken.iter().map(|(_, words)| words.clone()).collect();
    let says = format!("{} {} illegally: {}.", by.name(), did_in_words(turn, &men, nature), why.join("; "));
    let offence = Ruling { about: Some(by), ..ruling(&articles, RulingKind::Offence, says) };
    let menus: Vec<_> = answers.iter().cloned().filter_map(offered).collect();
    let making = Making {
        made: Made::Illegal,
        legal: None,
        recall: recall(&answers),
        men,
        broken,
        bound_by: BoundBy::Nothing,
        menus,
        lapsed: false,
        removed: Vec::new(),
    };
    let mut rulings = vec![offence];
    let back = articles_of(&answers, |effect| effect == Effect::PutsBack);
    if !back.is_empty() {
        state.turn_mut().attempt_mut().making = Some(making);
        put_back(state, state.line.len() - 1, true);
        rulings.push(restored(state, &back));
        return rulings;
    }
    if articles_of(&answers, |effect| effect == Effect::Passes).is_empty() {
        // A code that keeps the turn open: nothing passes, and the record stays with the attempt.
        let attempt = state.turn_mut().attempt_mut();
        (attempt.making, attempt.was_illegal) = (Some(making), true);
        rulings.extend(tell_liability(state, state.line.len() - 1));
        if state.time.clock.is_none() && completes_at_an_end(state) {
            rulings.extend(ends_without_legal_move(state, by, Done::Illegal));
        }
        return rulings;
    }
    rulings.extend(passes_as_it_stands(state, making, now));
    rulings.extend(tell_open_menus(state, by));
    rulings
}
