//! The holder of options touched a man: what lapses.

use board::Side;
use law::Effect;
use law::question::Lapse;

use crate::facts::options::options;
use crate::refusal::Ended;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// The holder of options touched a man: what the code says of them.
pub(crate) fn lapse(state: &mut State, holder: Side, excused: bool) -> Vec<Ruling> {
    let mut answers = state.law().hear(Lapse { excused });
    let lapses = answers.take(Effect::Lapses);
    answers.all_heard();
    let Some(articles) = lapses else { return Vec::new() };
    let open = options(state, holder)
        .iter()
        .any(|option| option.possible && option.until == law::Until::HolderTouches);
    for index in state.line.in_question() {
        if state.line[index].by() == holder {
            continue;
        }
        state.line_mut(index).lapses(Ended::Touched);
    }
    let annulled = lapse_out_of_turn(state, holder);
    if !open && !annulled {
        return Vec::new();
    }
    let says = format!("{} has touched a man: nothing can be exacted for what went before.", holder.name());
    vec![Ruling { about: Some(!holder), ..ruling(articles, RulingKind::Note, says) }]
}

/// What was moved out of turn can be annulled no more, and what was owed for it is owed no more.
pub(crate) fn lapse_out_of_turn(state: &mut State, holder: Side) -> bool {
    let turn = state.turn_mut();
    if turn.by() != holder {
        turn.owes_no_more(Ended::Touched);
        return false;
    }
    // Where it leaves him no legal move, there is nothing else that he could do about it.
    if turn.position().legal_moves().is_empty() {
        return false;
    }
    turn.intrusion().is_some_and(|it| it.by() != holder && !it.is_removal()) && turn.lets_intrusion_stand()
}
