//! Conduct that no board shows is reported.

use board::Side;
use law::Effect;
use law::question::{Conduct as ConductFacts, Matter};

use crate::act::claim::Clause;
use crate::act::official::Conduct;
use crate::effects::offences::note_forfeit;
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::words::silence::silent;

pub(crate) fn reports(state: &mut State, side: Side, what: Conduct) -> Vec<Ruling> {
    let answers = state.law.ask(&ConductFacts { matter: matter(what) });
    let articles = articles_of(&answers, |effect| effect == Effect::Offence);
    if articles.is_empty() {
        return vec![silent(state, "that")];
    }
    for answer in &answers {
        if let Effect::GivesForfeiture(letter) = answer.effect {
            note_forfeit(state, Clause(letter), side);
        }
    }
    let says = format!(
        "{} is reported: {} may claim the game, and the fact is to be found.",
        side.name(),
        (!side).name()
    );
    vec![Ruling { about: Some(side), ..ruling(&articles, RulingKind::Offence, says) }]
}

pub(crate) fn matter(what: Conduct) -> Matter {
    match what {
        Conduct::Device => Matter::Device,
        Conduct::Notes => Matter::Notes,
        Conduct::Advice => Matter::Advice,
        Conduct::SecondBoard => Matter::SecondBoard,
        Conduct::LeftVenue => Matter::LeftVenue,
        Conduct::Noise => Matter::Noise,
        Conduct::Refusal => Matter::Refusal,
    }
}
