//! A man taken up out of turn goes back.

use board::Side;
use law::question::{Did, Meddling};
use law::{Cites, Effect};

use crate::facts::officials::is_watched;
use crate::facts::requirement::holds_away;
use crate::phrases::man_in_words;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::Men;

/// The articles by which a man goes back at once that was moved out of turn, or only taken up: none where the code lets
/// a man be touched then.
pub(crate) fn at_once_articles(state: &State) -> Cites {
    let meddling = |did| Meddling { did, excused: false, after_own_move: false, seen: is_watched(state) };
    match state.law().gives(meddling(Did::Touched), |effect| effect == Effect::Offence) {
        true => state.law().cites(meddling(Did::Moved), |effect| effect == Effect::PutsBack),
        false => Cites::none(),
    }
}

/// A man that this hand took up out of turn and still holds goes back, where the code has it so: the player's move is
/// complete. One that it has set down elsewhere stays under the hand: it is this side's turn now, and to release it is a move.
/// `left` are the men that the player's move leaves.
pub(crate) fn puts_back_what_it_holds(state: &mut State, side: Side, left: &Men) -> Option<Ruling> {
    let held = state.tabletop.hands().of(side).filter(|_| holds_away(state, side).is_some())?;
    if left.off().contains(&held.man) {
        // It was captured where it belongs, and is in no hand.
        return None;
    }
    let counts = state.dues.touches(side).iter().any(|touch| !touch.excused && touch.men.contains(&held.man));
    let articles = at_once_articles(state);
    if articles.is_empty() || !counts {
        return None;
    }
    let what = man_in_words(state, held.man);
    let name = side.name();
    if let Some(on) = held.on {
        let says = format!(
            "{name} has the move now, and need not put back the {what} that {name}'s hand is on at {on}."
        );
        return Some(ruling(articles, RulingKind::Note, says));
    }
    let square = held.from.map_or(String::new(), |from| format!(" on {from}"));
    // The hand may still set down what the laws have put back.
    state.tabletop.hands_mut().let_go(side);
    let says = format!(
        "The {what} that {name} took up out of turn counts as back{square}, and {name}'s hand still has it."
    );
    Some(ruling(articles, RulingKind::Restored, says))
}
