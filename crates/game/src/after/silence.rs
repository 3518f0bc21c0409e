//! What the days of a silence have told before an act is heard: reminders, and at last the loss of the game.

use law::Effect;

use crate::effects::end::ends;
use crate::facts::post::{days_of_silence, silence};
use crate::phrases::number_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// The reminders that were due since the last act; after the last day of silence the game is lost.
pub(crate) fn silence_tells(state: &mut State) -> Vec<Ruling> {
    let days = days_of_silence(state);
    let mut rulings = Vec::new();
    for number in state.post.take_reached() {
        let Some(&(day, quiet)) = days.get(number) else { continue };
        let by = state.turn().by();
        let mut answers = state.law().hear(silence(state, quiet));
        let (reminds, end) = (answers.take(Effect::Reminds), answers.take_end());
        answers.all_heard();
        let passed = number_of(day as usize, "day");
        if let Some(articles) = reminds {
            let says = format!("{} has not moved for {passed}, and is reminded.", by.name());
            rulings.push(Ruling { about: Some(by), ..ruling(articles, RulingKind::Note, says) });
        }
        if let Some((outcome, articles)) = end {
            let says = format!("{} has been silent for {passed}: {} has won.", by.name(), (!by).name());
            rulings.push(ends(state, outcome, by, articles, says));
        }
    }
    rulings
}
