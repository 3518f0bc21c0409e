//! A player refuses what is lawfully required.

use board::Side;
use law::Effect;

use crate::act::claim::Clause;
use crate::effects::offences::note_forfeit;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::words::silence::silent;

pub(crate) fn refuses(state: &mut State, who: Side) -> Vec<Ruling> {
    let demanded = state.dues.demanded.as_ref().is_some_and(|demanded| demanded.of == who);
    let bound = state.dues.requirement_open == Some(who) && state.turn().required.is_some();
    if !demanded && !bound {
        return vec![refused(&[], format!("Nothing is required of {} now.", who.name()))];
    }
    let facts = law::question::Transfer::lawful(
        law::question::Made::AgainstRequirement,
        law::question::Nature::Plain,
        law::question::BoundBy::Nothing,
    );
    let answers = state.law.ask(&facts);
    let letter = answers.iter().find_map(|answer| match answer.effect {
        Effect::GivesForfeiture(letter) => Some((letter, answer.articles.clone())),
        _ => None,
    });
    let Some((letter, articles)) = letter else { return vec![silent(state, "refusing a requirement")] };
    note_forfeit(state, Clause(letter), who);
    let says =
        format!("{} refuses what is lawfully required: {} may claim the game.", who.name(), (!who).name());
    vec![ruling(&articles, RulingKind::Offence, says)]
}
