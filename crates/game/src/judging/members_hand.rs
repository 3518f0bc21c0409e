//! Several players on a side: each has a hand of his own.

use board::Side;

use crate::act::motion::How;
use crate::act::{HandAct, Person};
use crate::facts::tabletop::is_touched;
use crate::judging::hand::hand_acts;
use crate::phrases::man_in_words;
use crate::ruling::{Impossible, Judgement};
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::hands::{Has, Held};

/// What the hand of one member of a side comes to when another acts: he cannot set down or release what he does not
/// hold; and where he takes up or moves a man himself, the other one counts as standing where it was taken up, until its
/// hand acts again.
pub(crate) fn gives_way_to_other_member(
    state: &mut State,
    who: Person,
    by: Side,
    act: &HandAct,
) -> Judgement {
    let Person::Member(_, number) = who else { return Ok(Vec::new()) };
    let hands = state.tabletop.hands();
    let in_use = hands.of(by).is_some() || hands.rests_on(by).is_some();
    let holder = hands.member(by).filter(|&holder| in_use && holder != number);
    let has = hands.beside(by, number);
    match act {
        HandAct::Touches { .. } => {
            rests_beside_other(state, by, number, holder);
            Ok(Vec::new())
        }
        HandAct::Names(_)
        | HandAct::Displaces { .. }
        | HandAct::UpsetsBoard { .. }
        | HandAct::Drops { .. }
        | HandAct::Restores => Ok(Vec::new()),
        HandAct::Places { .. } | HandAct::Releases if has.is_none() => match holder {
            Some(holder) => Err(is_in_other_hand(state, by, (number, holder))),
            None => Ok(Vec::new()),
        },
        HandAct::Lifts { .. } | HandAct::Places { .. } | HandAct::Releases => {
            gives_way(state, by, number, holder)?;
            acts_again(state, by, number, act)
        }
        HandAct::Moves(_)
        | HandAct::Plays(_)
        | HandAct::TwoHanded { .. }
        | HandAct::Removes { .. }
        | HandAct::Puts { .. }
        | HandAct::PutsSubstitute { .. } => {
            let mut rulings = gives_way(state, by, number, holder)?;
            rulings.extend(acts_again(state, by, number, act)?);
            Ok(rulings)
        }
    }
}

/// A member takes his hand off a man on which it rests, beside that of another member who has a man: whether it is so.
pub(crate) fn lifts_hand_off_beside(state: &mut State, who: Person, by: Side, act: &HandAct) -> bool {
    let (Person::Member(_, number), HandAct::Releases) = (who, act) else { return false };
    let hands = state.tabletop.hands_mut();
    let beside = hands.of(by).is_some() && matches!(hands.beside(by, number), Some(Has::Rests(_)));
    beside && hands.acts_again(by, number).is_some()
}

/// The man that this side's hand has now, or rests on, is in the hand of the member who acted.
pub(crate) fn notes_whose_hand(state: &mut State, who: Person, by: Side, before: Option<Held>) {
    let hands = state.tabletop.hands();
    let now = hands.of(by);
    let number = if let Person::Member(_, number) = who { Some(number) } else { None };
    if now.map(|held| held.man) != before.map(|held| held.man) {
        state.tabletop.hands_mut().is_of_member(by, number);
        return;
    }
    match (now, number, hands.rests_on(by)) {
        // Another's hand rests on a man while this one has its own.
        (Some(_), Some(number), Some(_)) if hands.member(by) != Some(number) => {
            state.tabletop.hands_mut().rests_beside(by, number);
        }
        (None, _, Some(_)) => state.tabletop.hands_mut().is_of_member(by, number),
        _ => {}
    }
}

/// A member lays his hand on a man: it is off the man on which it rested, and another's stays where it rests.
fn rests_beside_other(state: &mut State, by: Side, number: u8, holder: Option<u8>) {
    let hands = state.tabletop.hands_mut();
    if let Some(Has::Rests(_)) = hands.beside(by, number) {
        hands.acts_again(by, number);
    }
    if holder.is_some() && hands.of(by).is_none() {
        hands.waits_beside(by);
    }
}

/// The hand of another member that has a man, or rests on one, waits.
fn gives_way(state: &mut State, by: Side, number: u8, holder: Option<u8>) -> Judgement {
    let Some(holder) = holder else { return Ok(Vec::new()) };
    let Some(Has::Taken(held)) = state.tabletop.hands_mut().waits_beside(by) else { return Ok(Vec::new()) };
    if !state.tabletop.stands_where_taken_up(held) {
        return Err(is_in_other_hand(state, by, (number, holder)));
    }
    let about =
        "a man that one member of a side has in hand while another moves: it stands where it was taken up";
    Ok(vec![silent(state, about)])
}

/// The hand of this member that waited has again what it had, if that still stands where it was taken up.
fn acts_again(state: &mut State, by: Side, number: u8, act: &HandAct) -> Judgement {
    let has = state.tabletop.hands_mut().acts_again(by, number);
    let rulings = match has {
        None => return Ok(Vec::new()),
        Some(Has::Rests(square)) => {
            state.tabletop.hands_mut().rest_on(by, Some(square));
            Vec::new()
        }
        Some(Has::Taken(held)) => takes_up_again(state, by, held, act)?,
    };
    state.tabletop.hands_mut().is_of_member(by, Some(number));
    Ok(rulings)
}

fn takes_up_again(state: &mut State, by: Side, held: Held, act: &HandAct) -> Judgement {
    let Some(from) = held.from.filter(|&from| state.tabletop.men().at(from) == Some(held.man)) else {
        return Ok(Vec::new());
    };
    let back = match act {
        HandAct::Places { square, .. } => *square == from,
        HandAct::Releases => held.on.is_none_or(|on| on == from),
        _ => false,
    };
    // What is taken on to another square in the other's turn is touched in it.
    let rulings = match state.turn().by() == by || back || is_touched(state, by, held.man) {
        true => Vec::new(),
        false => hand_acts(state, by, &HandAct::Lifts { square: from, how: How::Plainly })?,
    };
    let before = state.tabletop.men().clone();
    state.tabletop.is_in_hand_again(by, held);
    if state.turn().by() != by {
        // What the hand does out of turn is measured against the men before it.
        state.tabletop.hands_mut().note_undisturbed(by, &before);
    }
    Ok(rulings)
}

fn is_in_other_hand(state: &State, by: Side, (number, holder): (u8, u8)) -> Impossible {
    let name = by.name();
    Impossible::because(match state.tabletop.hands().of(by) {
        Some(held) => format!("the {} is in the hand of {name}#{holder}", man_in_words(state, held.man)),
        None => format!("{name}#{number}'s hand is on no man"),
    })
}
