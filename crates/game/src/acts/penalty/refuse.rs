//! A player refuses what is lawfully required.

use board::Side;
use law::Effect;

use crate::act::claim::Clause;
use crate::effects::offences::note_forfeit;
use crate::facts::requirement::refusal;
use crate::judging::conduct::refuses_the_arbiter;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

pub(crate) fn refuses(state: &mut State, who: Side) -> Vec<Ruling> {
    let demanded = state.dues.demanded().is_some_and(|demanded| demanded.of == who);
    let bound = state.dues.move_required(who) && state.turn().required().is_some();
    if !demanded && !bound {
        if let Some(told) = refuses_the_arbiter(state, who) {
            return told;
        }
        return vec![refused([], Refusal::NotSo, format!("Nothing is required of {} now.", who.name()))];
    }
    let mut answers = state.law().hear(refusal());
    let given = answers.take_first(|effect| match effect {
        Effect::GivesForfeiture(letter) => Some(letter),
        _ => None,
    });
    // What else would follow from a move against the requirement does not: none was made.
    answers.only_to_know();
    let Some((letter, articles)) = given else { return vec![silent(state, "refusing a requirement")] };
    note_forfeit(state, Clause(letter), who);
    let says =
        format!("{} refuses what is lawfully required: {} may claim the game.", who.name(), (!who).name());
    vec![ruling(articles, RulingKind::Offence, says)]
}
