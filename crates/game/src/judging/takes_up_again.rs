//! A player again takes up the men of a move that he has made but not completed.

use board::{Kind, Side, Square};
use law::Effect;
use law::question::{BoundBy, Made, Nature, Transfer};

use crate::act::HandAct;
use crate::act::motion::{How, Motion};
use crate::effects::pass::goes_on_with_turn;
use crate::facts::officials::is_watched;
use crate::facts::second_move::has_just_moved;
use crate::facts::touching::bound;
use crate::phrases::with_names_now;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::line::Ply;
use crate::state::making::Making;
use crate::state::turn::Turn;

/// The hand takes up again what it has just quitted, before the clock was pressed: the player is still making his
/// move. Where the code says that a man quitted stays, he is bound to that move; where the move broke a duty, he may
/// put it right himself.
pub(crate) fn takes_up_again(state: &mut State, side: Side, act: &HandAct) -> Option<Ruling> {
    let (index, square) = taken_up_again(state, side, act)?;
    if castles_with(state, index, square) {
        return Some(goes_on_to_castle(state, side, index));
    }
    let (duty, amiss) = duty_of(state, index)?;
    let made = state.line[index].attempt().making().and_then(Making::legal);
    goes_on_with_turn(state, index);
    state.turn_mut().attempt_mut().takes_up(made.filter(|m| m.rook().is_some()));
    let did = if amiss { "takes the move back" } else { "has made the move" };
    let says = format!("{} {did}, and must {}.", side.name(), with_names_now(state, &duty.says));
    Some(Ruling { about: Some(side), ..ruling(&duty.articles, RulingKind::Obligation, says) })
}

/// The turn of the move that this act takes up again, and from where.
pub(crate) fn taken_up_again(state: &State, side: Side, act: &HandAct) -> Option<(Ply, Square)> {
    let square = taken_up(state, act)?;
    let index = state.line.last_made().filter(|&index| waits_for_his_press(state, index, side))?;
    if !is_still_made(state, side) && !is_unanswered_breach(state, index) {
        return None;
    }
    let of_it = || duty_of(state, index).is_some() && belongs_to_move(state, index, square);
    (castles_with(state, index, square) || of_it()).then_some((index, square))
}

/// Whether the man there is the Rook with which the King's move is the first half of a castling. In Chess960 the King may
/// castle to the next square, and nothing but the King was touched before.
fn castles_with(state: &State, index: Ply, square: Square) -> bool {
    let turn = &state.line[index];
    let position = turn.position();
    let kings = turn.attempt().making().and_then(|making| making.legal()).filter(|m| m.rook().is_none());
    let Some(m) = kings.filter(|m| position.is_chess960() && position.king(turn.by()) == Some(m.from()))
    else {
        return false;
    };
    let king = turn.men().at(m.from());
    let alone = turn.attempt().touches().iter().flat_map(|touch| &touch.men).all(|&id| Some(id) == king);
    let with = |it: &board::Move| {
        (it.from(), it.to()) == (m.from(), m.to()) && it.rook().is_some_and(|(from, _)| from == square)
    };
    let stands = turn.men().at(square).is_some() && state.tabletop.men().at(square) == turn.men().at(square);
    alone && stands && position.legal_moves().iter().any(with)
}

/// The Rook follows before the clock was pressed: the King's move was not the whole of it.
fn goes_on_to_castle(state: &mut State, side: Side, index: Ply) -> Ruling {
    goes_on_with_turn(state, index);
    state.turn_mut().attempt_mut().frees();
    let castling = Transfer::lawful(Made::Legal, Nature::Castling, BoundBy::Nothing);
    let articles = state.law().cites(castling, |effect| effect == Effect::Makes);
    let says = format!("{} goes on to castle: the move of the King was the first half of it.", side.name());
    Ruling { about: Some(side), ..ruling(articles, RulingKind::Note, says) }
}

/// What binds the player to his move, or to another if the one that he made broke a duty; and which of the two it is.
fn duty_of(state: &State, index: Ply) -> Option<(Duty, bool)> {
    let turn = &state.line[index];
    let making = turn.attempt().making()?;
    if let Some(released) = turn.attempt().released() {
        return Some((released.duty.clone(), false));
    }
    let duty = match making.made() {
        Made::AgainstRequirement => turn.required()?.duty,
        Made::AgainstTouch => bound(state, turn, &[])?.duty,
        _ => return None,
    };
    Some((duty, true))
}

/// From where the hand takes a man.
fn taken_up(state: &State, act: &HandAct) -> Option<Square> {
    match *act {
        HandAct::Lifts { square, how: How::Plainly } | HandAct::Removes { square, how: How::Plainly } => {
            Some(square)
        }
        HandAct::Moves(Motion::Transfer { from, .. }) => Some(from),
        _ => None,
    }
    .filter(|&square| state.tabletop.men().at(square).is_some())
}

/// Whether this side's move waits for the press.
fn waits_for_his_press(state: &State, index: Ply, side: Side) -> bool {
    let turn = &state.line[index];
    let waits = turn.by() == side && turn.counts() && !turn.is_complete() && state.time.has_to_press(side);
    waits && state.turn().by() != side && state.tabletop.hands().of(side).is_none()
}

/// Whether the other has done nothing to the move since: what is an accident, or adjusting, is no touch, and what was displaced is
/// put right.
fn is_still_made(state: &State, side: Side) -> bool {
    let untouched = || state.turn().attempt().touches().iter().all(|touch| touch.excused);
    has_just_moved(state, side) || state.turn().earlier_attempts().is_empty() && untouched()
}

/// Whether the move broke a duty, and the other has not replied to it: until then its player may put it right.
fn is_unanswered_breach(state: &State, index: Ply) -> bool {
    let amiss = duty_of(state, index).is_some_and(|(_, amiss)| amiss);
    let men = state.tabletop.displaced().men_put_right(state.tabletop.men());
    let held = state.tabletop.hands().of(state.turn().by());
    let answered =
        men.changed_in(state.turn().men()).into_iter().any(|man| held.is_none_or(|held| held.man != man));
    amiss && state.turn().earlier_attempts().is_empty() && !answered
}

/// Whether the man there was moved in the turn, or is the King beside whom the Rook was moved as in castling.
fn belongs_to_move(state: &State, index: Ply, square: Square) -> bool {
    let turn = &state.line[index];
    let (Some(id), Some(making)) = (state.tabletop.men().at(square), turn.attempt().making()) else {
        return false;
    };
    let kind = |square: Square| turn.men().man_at(square).map(|man| man.kind);
    let rook_first = making.men().mover.and_then(kind) == Some(Kind::Rook);
    let king = turn.position().king(turn.by()).and_then(|square| turn.men().at(square));
    // An arbiter does not let the King follow where the Rook's move is made. Where the player has to castle, it puts that right.
    let follows = |state: &State| {
        !is_watched(state) || making.made() == Made::AgainstTouch && has_to_castle(state, turn)
    };
    making.men().all.contains(&id) || rook_first && king == Some(id) && follows(state)
}

fn has_to_castle(state: &State, turn: &Turn) -> bool {
    bound(state, turn, &[]).is_some_and(|bound| bound.duty.kind == DutyKind::Castle)
}
