//! A move on the board as it physically stands, where men that the other side has displaced lie in its way or are taken.

use board::{Side, Square};
use law::{Cites, Provision, provided};

use crate::effects::displacement::stands_from_now_on;
use crate::facts::change::{Change, change};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::displaced::Unnoticed;
use crate::state::men::{ManId, Men};

/// What the player has done, judged by the board that he had before him.
pub(crate) enum Physical {
    /// A legal move there: the game goes on from where the displaced men lay.
    Move(board::Move, Men, Ruling),
    /// No legal move there either.
    Unlawful(Men),
}

/// Judges the board as it physically stands; none where no displaced man has to do with it: none was taken from where it
/// lay, and the move is a legal one (`lawful`) among the men where they belong.
pub(crate) fn judge_as_it_lay(state: &mut State, lawful: bool) -> Option<Physical> {
    let article = provided(state.law().code, Provision::DisplacedMenGoBack)?;
    let displaced = state.tabletop.displaced();
    let (table, by) = (state.tabletop.men(), state.turn().by());
    // What the player's own hand has displaced he puts right himself: it makes no move lawful that is not.
    let his_own_hand = |man| displaced.by(man).is_some_and(|(hand, _)| hand == by);
    if displaced.men().iter().any(|&(man, _)| his_own_hand(man)) {
        return None;
    }
    let lay = |man| displaced.lay_on(man).is_some() && table.man(man).side != by;
    let lay: Vec<_> = displaced.men().iter().filter(|&&(man, _)| lay(man)).collect();
    let taken = lay.iter().any(|&&(man, _)| table.off().contains(&man));
    if lay.is_empty() || lawful && !taken || state.tabletop.hands().of(!by).is_some() {
        return None;
    }
    let table = table.clone();
    let start = displaced.men_as_they_lay(state.turn().men()).knowing_all_of(&table);
    let mut seen = state.clone();
    stands_from_now_on(&mut seen, start.clone());
    match change(seen.turn(), &table) {
        Change::Whole(m) => {
            goes_on_from_where_they_lay(state, start);
            Some(Physical::Move(m, table, goes_on(by, article)))
        }
        Change::Other => Some(Physical::Unlawful(table)),
        _ => None,
    }
}

/// The turn begins with the displaced men where they lay.
fn goes_on_from_where_they_lay(state: &mut State, start: Men) {
    let displaced = state.tabletop.displaced();
    let left = |&(man, belongs): &(ManId, Square)| Unnoticed { man, belongs, stands: displaced.lay_on(man) };
    let left: Vec<Unnoticed> = displaced.men().iter().map(left).collect();
    state.tabletop.takes_unnoticed();
    state.tabletop.goes_on_from(left.into_iter());
    stands_from_now_on(state, start);
}

/// That the game goes on from the board as it lay.
fn goes_on(by: Side, article: &'static str) -> Ruling {
    let says = format!(
        "{} plays on the board as it stands: what is displaced on it still belongs where it was, and may be put right.",
        by.name()
    );
    ruling(Cites::from(article), RulingKind::Note, says)
}

/// What is said and noted of an unlawful transfer is told of the board as the player had it before him; the turn begins, as
/// before, with the men where they belong.
pub(crate) fn as_it_lay<T>(state: &mut State, judge: impl FnOnce(&mut State) -> T) -> T {
    let (home, position, now) = (state.turn().men().clone(), *state.turn().position(), state.line.now_at());
    let start = state.tabletop.displaced().men_as_they_lay(&home).knowing_all_of(state.tabletop.men());
    stands_from_now_on(state, start.clone());
    let told = judge(state);
    if state.line.is_now(now) {
        let home = home.knowing_all_of(state.tabletop.men());
        // What goes back goes back to where it belongs, and not to where it lay.
        if state.tabletop.displaced().is_empty() && state.tabletop.men().stand_like(&start) {
            state.tabletop.stands_anew(home.clone());
        }
        state.turn_mut().stands_as(home, position);
    } else if !state.line.made_since(now).is_empty() {
        // So does what the turn began with, if it is restored later.
        state.line_mut(now).stands_as(home, position);
    }
    told
}
