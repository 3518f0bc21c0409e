//! An assistant acts for a player.

use law::question::{Assistance, Help, Helped};
use law::{Effect, Guideline};

use crate::act::person::Person;
use crate::act::{Act, BoardsAct, Claim, ClockAct, ScoreAct};
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// What an assistant does is told as his; none where a player acts himself.
///
/// # Errors
/// The ruling on what an assistant may not do: it has no effect.
pub(crate) fn as_an_assistant(state: &mut State, who: Person, act: &Act) -> Result<Option<Ruling>, Ruling> {
    let Person::Assistant(side) = who else { return Ok(None) };
    let mut answers = state.law().hear(Assistance { of: helped(state, side), help: help(act) });
    let (may, refuses) = (answers.take(Effect::MustBeDone), answers.take(Effect::Refuses));
    answers.all_heard();
    let name = side.name();
    if let Some(articles) = may {
        state.persons.notes_assistant(side);
        return Ok(Some(ruling(
            articles,
            RulingKind::Note,
            format!("{name}'s assistant does this for {name}."),
        )));
    }
    match refuses {
        Some(articles) => {
            let says = format!("{name}'s assistant may not do this, so it has no effect.");
            Err(refused(articles, Refusal::NotYours(Whose::Player), says))
        }
        None => Err(silent(state, "players' assistants")),
    }
}

/// Whether rules for players who cannot see the board hold in this game.
fn has_rules_for_the_blind(state: &State) -> bool {
    let announced = state.settings().guidelines.contains(&Guideline::VisuallyDisabled);
    announced || state.settings().visually_disabled.contains(&true)
}

/// Whose assistant he is, as the articles divide them.
pub(crate) fn helped(state: &State, side: board::Side) -> Helped {
    if !has_rules_for_the_blind(state) {
        return Helped::Unable;
    }
    let disabled = state.settings().visually_disabled;
    match disabled[side.index()] {
        true => Helped::Blind,
        false if state.persons.has_assistant(!side) => Helped::SeeingBesideAnother,
        false => Helped::Seeing,
    }
}

fn help(act: &Act) -> Help {
    match act {
        Act::Boards(BoardsAct::Copies(_)) => Help::Copies,
        Act::Boards(BoardsAct::Announces(_) | BoardsAct::Repeats(_)) => Help::Announces,
        Act::Score(ScoreAct::Writes(_) | ScoreAct::Strikes) => Help::Records,
        Act::Clock(ClockAct::Presses) => Help::Presses,
        Act::Claim(Claim::Time, None) => Help::ClaimsTime,
        Act::Claim(Claim::Touched(_), None) => Help::TellsOfTouch,
        Act::Adjournment(_) => Help::Adjourns,
        Act::Hand(_) => Help::Moves,
        _ => Help::Other,
    }
}
