//! What was moved out of turn is undone.

use law::Cites;

use crate::effects::intrude::puts_back_intrusion;
use crate::facts::whole_turn::has_touched_a_man;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::bound::Owed;

/// The game as it would stand if what the other's hand has moved or taken off in this turn had been undone; none where nothing
/// can be undone any more.
pub(crate) fn as_if_annulled(state: &State) -> Option<State> {
    state.turn().intrusion().filter(|intrusion| intrusion.is_open())?;
    let mut annulled = state.clone();
    annuls(&mut annulled, Cites::none());
    Some(annulled)
}

/// The board as it was before the hand out of turn; what may be exacted for it is owed.
pub(crate) fn annuls(state: &mut State, articles: impl Into<Cites>) -> Vec<Ruling> {
    // Who has touched a man before he asks for this has nothing left but this.
    let touched = has_touched_a_man(state);
    let Some(intrusion) = state.turn_mut().undoes_intrusion() else { return Vec::new() };
    let side = intrusion.by();
    puts_back_intrusion(state, &intrusion);
    state.tabletop.hands_mut().forget_undisturbed(side);
    let did = if intrusion.is_removal() { "took off" } else { "moved" };
    let says = format!("What {} {did} in {}'s turn is undone.", side.name(), (!side).name());
    let cites = Cites::from(intrusion.articles()).and(articles.into());
    let mut rulings = vec![ruling(cites, RulingKind::Restored, says)];
    let lost = intrusion.owes().filter(|_| touched);
    if let Some((menu, articles)) = intrusion.barred().or(lost).cloned() {
        state
            .dues
            .bars(side, Owed { menu, men: intrusion.touched().to_vec(), in_holders_turn: true, articles });
    }
    if let Some((menu, articles)) = intrusion.owes().filter(|_| !touched).cloned() {
        let owed = Owed {
            menu,
            men: intrusion.touched().to_vec(),
            in_holders_turn: true,
            articles: articles.clone(),
        };
        state.dues.owes(side, owed);
        let says = format!(
            "{} may exact a penalty in {}'s next turn, before touching a man again.",
            (!side).name(),
            side.name()
        );
        rulings.push(Ruling { about: Some(side), ..ruling(&articles, RulingKind::Right, says) });
    }
    rulings
}
