//! Conduct that no board shows is reported.

use board::Side;
use law::Effect;
use law::question::{Conduct as ConductFacts, Matter};

use crate::act::official::Conduct;
use crate::effects::offences::note_forfeits;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::words::silence::silent;

pub(crate) fn reports(state: &mut State, side: Side, what: Conduct) -> Vec<Ruling> {
    let mut answers = state.law.hear(ConductFacts { matter: matter(what) });
    let offence = answers.take(Effect::Offence);
    note_forfeits(state, &mut answers, side);
    answers.all_heard();
    let Some(articles) = offence else { return vec![silent(state, "that")] };
    let says = format!(
        "{} is reported: {} may claim the game, and the fact is to be found.",
        side.name(),
        (!side).name()
    );
    vec![Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) }]
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
