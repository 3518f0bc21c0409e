//! Hands touch, lift, place and release; men are taken off and put on.

use board::{Kind, Man, Side, Square};
use law::{Provision, provided};

use crate::act::HandAct;
use crate::act::motion::How;
use crate::effects::whole_move::{lies_where_it_was_set, moves};
use crate::facts::begun::pawn_taken_off;
use crate::facts::tabletop::{hand_is_empty, hand_is_full, is_empty, stands_on};
use crate::phrases::man_in_words;
use crate::ruling::Impossible;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::{ManId, StandIn};

pub(crate) fn does(state: &mut State, side: Side, act: &HandAct) -> Result<HandResult, Impossible> {
    match act {
        HandAct::Touches { squares, how } => touches(state, side, squares, *how),
        HandAct::Lifts { square, how } => lifts(state, side, *square, *how),
        HandAct::Places { square, how } => places(state, side, *square, *how),
        HandAct::Releases => releases(state, side),
        HandAct::Removes { square, how } => removes(state, side, *square, *how),
        HandAct::Puts { kind, of, square, held, how } => {
            puts(state, side, (*kind, *of), *square, *held, *how)
        }
        HandAct::PutsSubstitute { square, held } => puts_substitute(state, side, *square, *held),
        HandAct::Moves(motion) => moves(state, side, *motion),
        _ => Err(Impossible::because("this is no act of the hand")),
    }
}

pub(crate) fn touches(
    state: &mut State,
    side: Side,
    squares: &[Square],
    how: How,
) -> Result<HandResult, Impossible> {
    let missing: Vec<String> = squares
        .iter()
        .filter(|&&square| state.tabletop.men().at(square).is_none())
        .map(|square| format!("no man stands on {square}"))
        .collect();
    if !missing.is_empty() {
        return Err(Impossible { reasons: missing });
    }
    state.tabletop.hands_mut().rest_on(side, squares.last().copied());
    let touched = squares.iter().filter_map(|&square| state.tabletop.men().at(square)).collect();
    Ok(HandResult { touched, together: squares.len() > 1, how, ..HandResult::default() })
}

pub(crate) fn lifts(
    state: &mut State,
    side: Side,
    square: Square,
    how: How,
) -> Result<HandResult, Impossible> {
    let man = stands_on(state, square)?;
    if let Some(held) = state.tabletop.hands().of(side).filter(|held| held.man != man) {
        return Err(hand_is_full(state, side, held));
    }
    state.tabletop.takes_up(side, square);
    state.tabletop.hands_mut().takes(side, how);
    withdraws_name(state, side, man);
    Ok(HandResult { touched: vec![man], lifted: true, how, ..HandResult::default() })
}

/// A Pawn that was named while the hand held it, and is withdrawn from that square, is a Pawn again: the naming goes
/// with the move.
fn withdraws_name(state: &mut State, side: Side, man: ManId) {
    let turn = state.turn();
    let begun = turn.by() == side && turn.attempt().making().is_none() && turn.attempt().released().is_none();
    let pawn = turn.men().knows(man) && turn.men().man(man).kind == Kind::Pawn;
    if begun && pawn && state.tabletop.men().stand_in(man) == Some(StandIn::Pawn) {
        state.tabletop.makes_pawn_again(man);
    }
}

pub(crate) fn places(
    state: &mut State,
    side: Side,
    square: Square,
    how: How,
) -> Result<HandResult, Impossible> {
    let Some(held) = state.tabletop.hands().of(side) else { return Err(hand_is_empty(state, side)) };
    if held.on != Some(square) {
        is_empty(state, square)?;
    }
    if held.on.is_some_and(|on| on != square) {
        withdraws_name(state, side, held.man);
    }
    state.tabletop.sets_down(side, held, square);
    state.tabletop.hands_mut().sets(side, how);
    Ok(HandResult { moved: true, how, ..HandResult::default() })
}

pub(crate) fn releases(state: &mut State, side: Side) -> Result<HandResult, Impossible> {
    let rested = state.tabletop.hands_mut().lift_off(side);
    match state.tabletop.hands().of(side) {
        Some(held) if held.on.is_none() => Err(Impossible::because(format!(
            "the {} in {}'s hand stands on no square yet: set it down first",
            man_in_words(state, held.man),
            side.name()
        ))),
        Some(held) => {
            state.tabletop.hands_mut().give_up(side);
            Ok(HandResult { moved: true, how: held.left(), ..HandResult::default() })
        }
        None if rested => Ok(HandResult::default()),
        None => Err(Impossible::because(format!("{}'s hand is on no man", side.name()))),
    }
}

pub(crate) fn removes(
    state: &mut State,
    side: Side,
    square: Square,
    how: How,
) -> Result<HandResult, Impossible> {
    if let Some(man) = state.tabletop.lays_aside(side, |_, held| held.from == Some(square)) {
        return Ok(HandResult {
            moved: true,
            removed: true,
            how,
            touched: vec![man],
            ..HandResult::default()
        });
    }
    lies_where_it_was_set(state, side, square);
    let man = stands_on(state, square)?;
    for hand in Side::ALL {
        state.tabletop.hands_mut().loses(hand, man);
    }
    state.tabletop.hands_mut().lift_off(side);
    state.tabletop.takes_off(square);
    Ok(HandResult { touched: vec![man], moved: true, removed: true, how, ..HandResult::default() })
}

pub(crate) fn puts(
    state: &mut State,
    side: Side,
    set: (Kind, Option<Side>),
    square: Square,
    held: bool,
    how: How,
) -> Result<HandResult, Impossible> {
    is_empty(state, square)?;
    state.tabletop.lays_aside_pawn(side);
    let set = (set.0, set.1.or_else(|| is_his_own(state, side, set.0, square).then_some(side)));
    // A man knocked over on this square is put right by a hand that sets one like it there.
    let displaced = state.tabletop.takes_home(square, |man| is_such(man, set.0, set.1));
    let put = displaced.map_or_else(|| man_to_put(state, side, set, square), Put::Back);
    let man = put.man();
    let touches = provided(state.law().code, Provision::ReplacingIsTouching).is_some();
    state.tabletop.makes_itself(man);
    state.tabletop.stands_on(man, square);
    if held {
        state.tabletop.stays_in_hand(side, man, square);
        state.tabletop.hands_mut().sets(side, how);
    }
    // Who sets a displaced man elsewhere than where it belongs does not put it right: he has it in his hand like any other.
    let touched = match put {
        Put::Displaced(man) if how != How::Accidentally => vec![man],
        _ => displaced.into_iter().filter(|_| touches).collect(),
    };
    Ok(HandResult { touched, moved: true, how, ..HandResult::default() })
}

/// Which man it is that a hand sets on the board.
#[derive(Clone, Copy)]
enum Put {
    /// It stood or belonged on this square.
    Back(ManId),
    /// What a Pawn becomes.
    Promoted(ManId),
    /// It lay displaced, and belongs elsewhere.
    Displaced(ManId),
    /// It comes from the box.
    New(ManId),
}

impl Put {
    fn man(self) -> ManId {
        match self {
            Put::Back(man) | Put::Promoted(man) | Put::Displaced(man) | Put::New(man) => man,
        }
    }
}

/// Whether a man of this kind, set there with no word of its colour, is the player's own, though one of the other side's
/// was taken off there: his own has been taken off too, or a Pawn becomes it.
fn is_his_own(state: &State, side: Side, kind: Kind, square: Square) -> bool {
    let start = state.turn().men();
    let own = |id: &ManId| start.knows(*id) && start.man(*id) == Man { side, kind };
    let elsewhere = |id: &ManId| start.square_of(*id).is_some_and(|stood| stood != square);
    let taken_off = || state.tabletop.men().off().iter().any(|id| own(id) && elsewhere(id));
    let in_turn = side == state.turn().by();
    promotes_there(state, side, kind, square) || in_turn && taken_off()
}

/// Whether a man of this kind, set there with no word of its colour, is the piece that a Pawn of the player's becomes: he
/// has taken the Pawn off, or it stands where it could capture onto that square. A man of the other side that was taken
/// off there does not come back then.
fn promotes_there(state: &State, side: Side, kind: Kind, square: Square) -> bool {
    let pawn = Man { side, kind: Kind::Pawn };
    let could_capture = || {
        let seventh = [square.file().wrapping_sub(1), square.file() + 1];
        let mut from = seventh.into_iter().filter(|file| *file < 8);
        from.any(|file| state.tabletop.men().man_at(Square::new(file, side.nth_rank(6))) == Some(pawn))
    };
    let promotable = !matches!(kind, Kind::King | Kind::Pawn) && square.rank() == side.nth_rank(7);
    let in_turn = side == state.turn().by();
    promotable && (pawn_taken_off(state, side).is_some() || in_turn && could_capture())
}

/// Which man it is: one taken off this square goes back, a Pawn taken off is promoted, one that was knocked off the board comes
/// back to it, else it is one from the box.
fn man_to_put(state: &mut State, side: Side, (kind, of): (Kind, Option<Side>), square: Square) -> Put {
    // The men that only a hand out of turn has taken off stood there as well.
    let taken_off = state.turn().intrusion().filter(|intrusion| intrusion.is_removal());
    let start = taken_off.map_or(state.turn().men(), |intrusion| intrusion.men());
    let off: Vec<ManId> = state.tabletop.men().off().iter().rev().copied().collect();
    let since = |id: &&ManId| start.square_of(**id).is_some();
    // So had those that it took off before it moved others, or in moving them.
    let stood = state.turn().intrusion().map_or(start, |intrusion| intrusion.men());
    let stood_there = |id: ManId| stood.knows(id) && stood.square_of(id) == Some(square);
    let back = off.iter().find(|&&id| stood_there(id) && is_such(state.tabletop.men().man(id), kind, of));
    let own = of.is_none_or(|of| of == side);
    let pawn = off
        .iter()
        .filter(since)
        .find(|&&id| own && start.man(id) == Man { side, kind: Kind::Pawn } && kind != Kind::Pawn);
    match (back, pawn) {
        (Some(&id), _) => Put::Back(id),
        (None, Some(&id)) => {
            state.tabletop.becomes(id, kind);
            Put::Promoted(id)
        }
        (None, None) => match knocked_off(state, side, (kind, of), square) {
            Some(id) => Put::Displaced(id),
            None => Put::New(state.tabletop.comes_from_box(Man { side: of.unwrap_or(side), kind })),
        },
    }
}

/// A man like this that an accident or a hand has knocked off the board: nobody takes another from the box while it lies there,
/// unless for a Pawn that becomes it. Of two, his own.
fn knocked_off(state: &State, side: Side, (kind, of): (Kind, Option<Side>), square: Square) -> Option<ManId> {
    let men = state.tabletop.men();
    let mut lie: Vec<ManId> = state.tabletop.lie_beside_the_board();
    lie.retain(|&id| is_such(men.man(id), kind, of));
    lie.sort_by_key(|&id| men.man(id).side != side);
    lie.first().copied().filter(|_| !promotes_there(state, side, kind, square))
}

/// Whether it is a man of this kind, and of this colour if one was named.
fn is_such(man: Man, kind: Kind, of: Option<Side>) -> bool {
    man.kind == kind && of.is_none_or(|of| of == man.side)
}

/// Sets something that is no chessman of the set in the place of a Pawn promoted now, or named before.
pub(crate) fn puts_substitute(
    state: &mut State,
    side: Side,
    square: Square,
    held: bool,
) -> Result<HandResult, Impossible> {
    // What stands there for a piece makes room for the substitute in the same gesture.
    let taken_off = match stands_for_a_piece(state, side, square) {
        true => removes(state, side, square, How::Plainly)?,
        false => HandResult { moved: true, ..HandResult::default() },
    };
    is_empty(state, square)?;
    let Some(man) = man_to_substitute(state, side) else {
        return Err(Impossible::because(format!("no promoted Pawn of {}'s is off the board", side.name())));
    };
    state.tabletop.stands_on(man, square);
    state.tabletop.stands_in(man, StandIn::Substitute);
    if held {
        state.tabletop.stays_in_hand(side, man, square);
    }
    Ok(taken_off)
}

/// Whether a Pawn of this side's stands there that was named a piece, or something that was set for it.
fn stands_for_a_piece(state: &State, side: Side, square: Square) -> bool {
    let men = state.tabletop.men();
    men.at(square).is_some_and(|id| men.man(id).side == side && men.stand_in(id).is_some())
}

/// The Pawn taken off in this turn, or what stood for a piece.
pub(crate) fn man_to_substitute(state: &State, side: Side) -> Option<ManId> {
    let start = state.turn().men();
    let off = state.tabletop.men().off().iter().rev().copied();
    let mut own = off.filter(|&id| state.tabletop.men().man(id).side == side && start.knows(id));
    own.find(|&id| {
        let stood = start.square_of(id).is_some();
        stood && (state.tabletop.men().stand_in(id).is_some() || start.man(id).kind == Kind::Pawn)
    })
}

/// What a Pawn is named: it stands for the piece, or what was set for it does.
pub(crate) fn man_is_named(state: &mut State, man: ManId, kind: Kind) {
    let what = state.tabletop.men().stand_in(man).unwrap_or(StandIn::Pawn);
    state.tabletop.becomes(man, kind);
    if state.tabletop.men().square_of(man).is_some() {
        state.tabletop.stands_in(man, what);
    }
}
