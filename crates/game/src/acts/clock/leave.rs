//! A player takes leave, or ends it.

use board::Side;
use law::{Effect, Provision, providing};

use crate::facts::post::{leave, leave_given, leave_left};
use crate::phrases::number_of;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// A player takes so many days of leave, from now on.
pub(crate) fn takes_leave(state: &mut State, who: Side, days: u32) -> Ruling {
    if leave_given(state).is_none() {
        return silent(state, "leave");
    }
    let mut answers = state.law().hear(leave(state, who, days));
    let (granted, refuses) = (answers.take(Effect::Records), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(articles) = granted {
        state.post.takes_leave(who, days);
        let stands = providing(state.law().code, Provision::LeaveStopsTheClock);
        let says = format!(
            "{} takes {} of leave, and has {} left this year.",
            who.name(),
            number_of(days as usize, "day"),
            number_of(leave_left(state, who) as usize, "day")
        );
        return ruling(articles.and(stands), RulingKind::Right, says);
    }
    let left = number_of(leave_left(state, who) as usize, "day");
    let says = format!("{} has {left} of leave left this year.", who.name());
    refused(refuses.unwrap_or_default(), Refusal::NotSo, says)
}

/// A player ends the leave that he is on.
pub(crate) fn ends_leave(state: &mut State, who: Side) -> Ruling {
    let Some((_, article)) = leave_given(state) else { return silent(state, "leave") };
    match state.post.ends_leave(who) {
        Some(days) => {
            let back = number_of(days as usize, "day");
            let says = format!("{} ends the leave, and keeps the {back} that had not begun.", who.name());
            ruling([article], RulingKind::Note, says)
        }
        None => refused([article], Refusal::NotSo, format!("{} is not on leave.", who.name())),
    }
}
