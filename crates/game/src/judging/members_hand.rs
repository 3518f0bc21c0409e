//! Several players on a side: each has a hand of his own.

use board::Side;

use crate::act::{HandAct, Person};
use crate::phrases::man_in_words;
use crate::ruling::{Impossible, Judgement, Ruling};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::hands::Held;

/// What becomes of a man that one member of a side has in hand when another acts: he cannot set down or release what he
/// does not hold; and where he moves a man himself, the side, which is one player, has moved that man, and the other one
/// stands where it was taken up.
pub(crate) fn gives_way_to_other_member(
    state: &mut State,
    who: Person,
    by: Side,
    act: &HandAct,
) -> Judgement {
    let Person::Member(_, number) = who else { return Ok(Vec::new()) };
    let hands = state.tabletop.hands();
    let Some(holder) = hands.member(by).filter(|&holder| holder != number) else { return Ok(Vec::new()) };
    let Some(held) = hands.of(by) else { return Ok(Vec::new()) };
    match act {
        HandAct::Places { .. } | HandAct::Releases => Err(is_in_other_hand(state, by, holder, held)),
        HandAct::Touches { .. }
        | HandAct::Names(_)
        | HandAct::Displaces { .. }
        | HandAct::UpsetsBoard { .. }
        | HandAct::Drops { .. }
        | HandAct::Restores => Ok(Vec::new()),
        HandAct::Lifts { .. }
        | HandAct::Moves(_)
        | HandAct::Plays(_)
        | HandAct::TwoHanded { .. }
        | HandAct::Removes { .. }
        | HandAct::Puts { .. }
        | HandAct::PutsSubstitute { .. } => goes_back(state, by, holder, held).map(Vec::from_iter),
    }
}

/// The man that this side's hand has now is in the hand of the member who acted.
pub(crate) fn notes_whose_hand(state: &mut State, who: Person, by: Side, before: Option<Held>) {
    let now = state.tabletop.hands().of(by);
    if now.map(|held| held.man) != before.map(|held| held.man) {
        let number = if let Person::Member(_, number) = who { Some(number) } else { None };
        state.tabletop.hands_mut().is_of_member(by, number);
    }
}

fn goes_back(state: &mut State, by: Side, holder: u8, held: Held) -> Result<Option<Ruling>, Impossible> {
    if !state.tabletop.goes_back_from_hand(by) {
        return Err(is_in_other_hand(state, by, holder, held));
    }
    let about =
        "a man that one member of a side has in hand while another moves: it stands where it was taken up";
    Ok(Some(silent(state, about)))
}

fn is_in_other_hand(state: &State, by: Side, holder: u8, held: Held) -> Impossible {
    Impossible::because(format!(
        "the {} is in the hand of {}#{holder}",
        man_in_words(state, held.man),
        by.name()
    ))
}
