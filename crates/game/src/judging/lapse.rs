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
    let nothing_more = open.then(|| {
        let says =
            format!("{} has touched a man: nothing can be exacted for what went before.", holder.name());
        ruling(articles, RulingKind::Note, says)
    });
    let stays = annulled.map(|articles| {
        let says = format!(
            "{} has touched a man: what {} moved out of turn can no longer be undone.",
            holder.name(),
            (!holder).name()
        );
        ruling(&articles, RulingKind::Note, says)
    });
    let told = nothing_more.into_iter().chain(stays);
    told.map(|told| Ruling { about: Some(!holder), ..told }).collect()
}

/// What was moved out of turn can be annulled no more, and what was owed for it is owed no more: the articles of the
/// right to have it annulled, if that was open.
fn lapse_out_of_turn(state: &mut State, holder: Side) -> Option<Vec<&'static str>> {
    let turn = state.turn_mut();
    if turn.by() != holder {
        turn.owes_no_more(Ended::Touched);
        return None;
    }
    // Where it leaves him no legal move, there is nothing else that he could do about it.
    if turn.position().legal_moves().is_empty() {
        return None;
    }
    let articles = turn.intrusion().filter(|it| it.by() != holder && !it.is_removal())?.articles().to_vec();
    turn.lets_intrusion_stand().then_some(articles)
}
