//! Men were displaced: the position before that stands again.

use board::{Move, Square};
use law::question::Made;
use law::{Cites, Provision, provided, providing};

use crate::effects::displacement::stands_from_now_on;
use crate::effects::restore::{put_back, put_back_before_displacement, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::facts::breach::may_still_claim;
use crate::facts::change::{Change, change};
use crate::facts::officials::is_supervised;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::restored;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::displaced::Displaced;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// The position before the turn in which men were displaced stands again, with every man where it belonged.
pub(crate) fn reinstates(state: &mut State, since: Ply, article: &'static str) -> Vec<Ruling> {
    let later = !state.line.is_now(since);
    let before = state.clone();
    let displaced = state.tabletop.displaced().clone();
    let gone_back = legal_moves_since(state, since);
    match later {
        // Nothing binds the players to the moves that were made since; what bound before does.
        true if is_claimed_no_more(state, since) => put_back(state, since, true),
        true => put_back_before_displacement(state, since),
        false => put_back_with_touches(state, since),
    }
    are_where_they_belong(state, &displaced);
    let times = if later { set_clock_back(state, since) } else { None };
    // Who displaced them and pressed the clock puts them right on his own time.
    if !later && state.time.running().is_some() {
        state.time.goes_on_for(state.line[since].by());
    }
    state.remembers_before(before);
    state.decisions.go_back(gone_back);
    // For what is found before any move was made since, the law is that of putting right at once.
    let on_his_time = Cites::from(providing(state.law().code, Provision::DisplacedOnHisOwnTime));
    let articles = if later || on_his_time.is_empty() { Cites::from(article) } else { on_his_time };
    let mut rulings = vec![restored(state, articles.and(times))];
    if later {
        rulings.extend(tell_touch(state));
    }
    rulings
}

/// Whether the move of this turn broke the touch, the right to claim that is gone, and no arbiter acts on it either.
fn is_claimed_no_more(state: &State, index: Ply) -> bool {
    let making = state.line[index].attempt().making();
    let breach = making.is_some_and(|making| making.made() == Made::AgainstTouch);
    breach && !is_supervised(state) && !may_still_claim(state, index)
}

/// The moves made from this turn on, up to the first that was not as it should be.
fn legal_moves_since(state: &State, since: Ply) -> Vec<(Ply, Move)> {
    let lawful = |ply: Ply| {
        let making = state.line[ply].attempt().making().filter(|making| making.made() == Made::Legal)?;
        Some((ply, making.legal()?))
    };
    state.line.plies_made().filter(|&ply| ply >= since).map_while(lawful).collect()
}

/// Every man stands where it belonged, before the turn that begins again had gone on from where they lay.
pub(crate) fn are_where_they_belong(state: &mut State, displaced: &Displaced) {
    let men = displaced.unnoticed_put_right(state.turn().men());
    if !men.stand_like(state.turn().men()) {
        state.tabletop.stands_anew(men.clone());
        stands_from_now_on(state, men);
    }
}

/// Whether what has just been done is a legal move of this man from the square where it lay displaced.
pub(crate) fn is_legal_from_where_it_lay(state: &State, man: ManId, lay: Square, home: Square) -> bool {
    let table = state.tabletop.men();
    let mut start = state.tabletop.displaced().men_as_they_lay(state.turn().men()).knowing_all_of(table);
    if start.at(home) == Some(man) {
        start.lift(home);
    }
    if start.square_of(man).is_some() || start.at(lay).is_some() {
        return false;
    }
    start.place(man, lay);
    let mut seen = state.clone();
    stands_from_now_on(&mut seen, start);
    matches!(change(seen.turn(), table), Change::Whole(_))
}

/// An illegal move goes back that was one only because the other's hand had displaced the man: its player pays nothing for it.
/// None where it was not so, or where the code does not put displaced men back.
pub(crate) fn goes_back_without_blame(state: &mut State, index: Ply, back: Cites) -> Option<Vec<Ruling>> {
    let article = provided(state.law().code, Provision::DisplacedMenGoBack)?;
    if !state.line[index].attempt().is_blameless() {
        return None;
    }
    let (by, made) = (state.line[index].by(), !state.line.is_now(index));
    match made && !state.line.is_last_made(index) {
        // Nothing binds the players to the moves that were made since.
        true => put_back(state, index, true),
        false => put_back_with_touches(state, index),
    }
    let times = if made { set_clock_back(state, index) } else { None };
    let mut rulings = vec![restored(state, back.and([article]).and(times))];
    rulings.extend(tell_touch(state));
    let (name, other) = (by.name(), (!by).name());
    let says = format!(
        "{name} moved a man from where {other}'s hand had left it: that counts as no illegal move of {name}'s."
    );
    rulings.push(ruling([article], RulingKind::Note, says));
    Some(rulings)
}
