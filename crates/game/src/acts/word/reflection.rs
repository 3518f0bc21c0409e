//! A player gives notice that he reflects longer than the code lets him be silent.

use board::Side;
use law::question::LongReflection;
use law::{Effect, Provision, providing};

use crate::facts::post::days_of_silence;
use crate::refusal::{Ended, Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

pub(crate) fn gives_notice_of_reflection(state: &mut State, who: Side) -> Ruling {
    if days_of_silence(state).is_empty() {
        return silent(state, "notice of a longer reflection");
    }
    let has_the_move = state.turn().by() == who;
    let mut answers = state.law().hear(LongReflection { has_the_move });
    let (noted, refuses) = (answers.take(Effect::Records), answers.take(Effect::Refuses));
    answers.all_heard();
    let for_one = providing(state.law().code, Provision::NoticeForOneMove);
    if has_the_move && state.post.has_notice() {
        let says = format!("{} has given this notice already.", who.name());
        return refused(noted.unwrap_or_default(), Refusal::TooLate(Ended::Done), says);
    }
    match noted {
        Some(articles) => {
            state.post.notes_reflection();
            let says = format!("{} gives notice of a longer reflection on this move.", who.name());
            ruling(articles.and(for_one), RulingKind::Right, says)
        }
        None => {
            let says = format!("It is {}'s move.", (!who).name());
            refused(refuses.unwrap_or_default(), Refusal::NotYours(Whose::Opponent), says)
        }
    }
}
