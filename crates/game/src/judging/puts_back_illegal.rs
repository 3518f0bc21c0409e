//! A player puts the other's illegal move back with his own hand.

use board::{Side, Square};
use law::question::{Attention, Exacted, Exaction, Right, Stands};
use law::{Cites, Effect};

use crate::effects::restore::{put_back, put_back_bound};
use crate::facts::hurry::is_hurried;
use crate::facts::illegal_move::{illegal_move_stands, touches_bind_after_retraction};
use crate::judging::retraction::takes_back_with_touches;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::restored;
use crate::sentences::right_ended::lapse_articles;
use crate::sentences::touch::tell_bound;
use crate::state::State;
use crate::state::line::Ply;

/// This side's hand has put back what the other moved illegally, and done nothing else: the position before that stands again, as
/// the law would have it, and to touch the man has ended what could be exacted. None where it did something else, or where the
/// law lets such a move stand.
pub(crate) fn puts_illegal_move_back(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    let index = illegal_turn_before(state, side)?;
    if !stands_as_before(state, index) {
        return None;
    }
    let (articles, counted) = retracted_by(state, index);
    if counted.is_some() && !articles.is_empty() {
        return Some(takes_back_with_touches(state, index, articles, counted, false));
    }
    if articles.is_empty() {
        return None;
    }
    let (by, made) = (state.line[index].by(), state.line[index].attempt().making()?.men().all.clone());
    match touches_bind_after_retraction(state) {
        true => put_back_bound(state, index),
        false => put_back(state, index, true),
    }
    state.dues.keep_touches(side, |touch| !touch.men.iter().all(|man| made.contains(man)));
    state.time.runs_for(state.time.running().map(|_| by));
    let says =
        format!("{0} has put it back, and so touched a man: {0} can exact nothing for it.", side.name());
    let mut rulings = vec![restored(state, articles), ruling(lapse_articles(state), RulingKind::Note, says)];
    rulings.extend(tell_bound(state));
    Some(rulings)
}

/// The other's turn, if he has made an illegal move in it that this side has not replied to.
fn illegal_turn_before(state: &State, side: Side) -> Option<Ply> {
    if state.turn().by() != side {
        return illegal_move_stands_in_hand(state).then(|| state.line.now_at());
    }
    let last = state.line.last_made_by(|turn| turn.by() != side)?;
    let making = state.line[last].attempt().making()?;
    (making.legal().is_none() && state.line.is_last_made(last)).then_some(last)
}

/// An illegal move stands, or stood until this hand put it back.
fn illegal_move_stands_in_hand(state: &State) -> bool {
    let making = state.turn().attempt().making();
    illegal_move_stands(state) || making.is_some_and(|making| making.legal().is_none())
}

/// Whether the man that was moved is back, and the rest stands as when that turn began, but for what went with it: a man that was
/// taken and is still off the board, and the Rook of a castling. They go back with it.
fn stands_as_before(state: &State, index: Ply) -> bool {
    let turn = &state.line[index];
    let Some(moved) = turn.attempt().making().map(|making| making.men().clone()) else { return false };
    let men = state.tabletop.men();
    let rook = moved.rook.and_then(|home| turn.men().at(home));
    let went_with_it = |square: Square| {
        let taken = [moved.taken, moved.own_taken].contains(&Some(square)) && men.at(square).is_none();
        let left_by_rook = moved.rook == Some(square) && men.at(square).is_none();
        taken || left_by_rook || rook.is_some() && men.at(square) == rook
    };
    let (now, before) = (men.board(), turn.men().board());
    Square::ALL
        .into_iter()
        .all(|square| now[square.index()] == before[square.index()] || went_with_it(square))
}

/// The articles by which such a move goes back before a reply, and by which it counts as an offence; none where it stands unless
/// something is exacted.
fn retracted_by(state: &State, index: Ply) -> (Cites, Option<Cites>) {
    let asked = Attention { hurried: is_hurried(state), ..Attention::to_illegal_move(Stands::Unreplied) };
    let mut answers = state.law().hear(asked);
    let (back, counted) =
        (answers.articles(|effect| matches!(effect, Effect::Restores(_))), answers.take(Effect::Counts));
    answers.only_to_know();
    if !state.line.is_now(index) {
        return (back, counted);
    }
    let exacted = Exaction {
        exacted: Exacted::TurnRestored,
        right: Right::Open,
        in_holders_turn: false,
        possible: true,
        changed: true,
    };
    (state.law().cites(exacted, |effect| matches!(effect, Effect::Restores(_))), None)
}
