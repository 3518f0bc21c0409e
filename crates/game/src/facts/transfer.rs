//! Why a transfer is unlawful, and what follows for the turn.

use board::{Kind, Man, Reason, Side, Square, Transfer as BoardTransfer, Wing};
use law::question::{Broken, Fault, Movement, Nature};
use law::{Carried, Cites, Effect, Provision, provided};

use crate::array::is_mistaken;
use crate::facts::change::extra_changes;
use crate::facts::displaced::{belongs_there, kept_from_castling, taken_where_they_lay};
use crate::facts::odds::{has_another_move, king_has_moved, makes_more_moves};
use crate::facts::reasons::{broken_by, castling_reasons};
use crate::facts::touched::{moves_man, takes_man};
use crate::phrases::{man_in_words, man_on};
use crate::settings::Start;
use crate::state::State;
use crate::state::making::MenMoved;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

pub(crate) fn movement_articles(state: &State, broken: &[(Broken, String)]) -> Cites {
    let forbidding = |&(broken, _): &(Broken, String)| {
        let misplaced = broken == Broken::CastlingMoved && is_misplaced_at_the_start(state);
        let broken = if misplaced { Broken::CastlingMisplaced } else { broken };
        state.law().cites(Movement { broken }, |effect| effect == Effect::Forbids)
    };
    broken.iter().flat_map(forbidding).collect()
}

/// Whether the King of the player whose turn it is, or a Rook of his, stood wrongly at the start and so may not castle,
/// and the King has not moved.
fn is_misplaced_at_the_start(state: &State) -> bool {
    let side = state.turn().by();
    let Start::Setup(setup) = &state.settings().start else { return false };
    let known = provided(state.law().code, Provision::MisplacedDoNotCastle).is_some();
    let wrong =
        |file: u8, kind: Kind| setup.man_at(Square::new(file, side.first_rank())) != Some(Man { side, kind });
    let stood_wrongly = wrong(4, Kind::King) || wrong(0, Kind::Rook) || wrong(7, Kind::Rook);
    known
        && is_mistaken(state.law().code, setup, &state.settings().odds)
        && stood_wrongly
        && !king_has_moved(state, state.turn())
}

/// The reason why King and Rook do not castle. Of men that stood wrongly at the start and have not moved, that is said: the board
/// knows only that there is no right to castle with them.
fn as_they_stood(
    state: &State,
    turn: &Turn,
    men: &MenMoved,
    (broken, says): (Broken, String),
) -> (Broken, String) {
    let Start::Setup(setup) = &state.settings().start else { return (broken, says) };
    let mistaken = is_mistaken(state.law().code, setup, &state.settings().odds);
    if broken != Broken::CastlingMoved || !mistaken || king_has_moved(state, turn) {
        return (broken, says);
    }
    let side = turn.by();
    let wing = castles_towards(turn, men);
    let king = Square::ALL.into_iter().find(|&at| setup.man_at(at) == Some(Man { side, kind: Kind::King }));
    let corner = wing.corner(side);
    let no_rook = setup.man_at(corner) != Some(Man { side, kind: Kind::Rook });
    let why = match king {
        Some(king) if king != Square::new(4, side.first_rank()) => {
            format!("the King stood on {king} at the start")
        }
        _ if no_rook => format!("no Rook stood on {corner} at the start"),
        _ => return (broken, says),
    };
    (broken, format!("castling on the {wing}: {why}"))
}

fn castles_towards(turn: &Turn, men: &MenMoved) -> Wing {
    if men.to == Some(Wing::King.king_to(turn.by())) { Wing::King } else { Wing::Queen }
}

/// An accident is no move: of a King and a Rook that nobody has moved it is said where the accident has left them. The board knows
/// only that there is no right to castle with them.
fn as_accident_left_them(state: &State, wing: Wing, reasons: &mut Vec<(Broken, String)>) {
    let left = kept_from_castling(state, state.turn().by(), wing);
    let moved = |reason: &(Broken, String)| reason.0 == Broken::CastlingMoved;
    if left.is_empty() || !reasons.iter().any(moved) {
        return;
    }
    reasons.retain(|reason| !moved(reason));
    for it in left {
        let what = man_in_words(state, it.man);
        let where_it_is = match it.stands {
            Some(square) => format!("an accident has left the {what} on {square}"),
            None => format!("an accident has taken the {what} off {}", it.belongs),
        };
        reasons.push((Broken::CastlingDisplaced, format!("castling on the {wing}: {where_it_is}")));
    }
}

pub(crate) fn broken(
    state: &State,
    turn: &Turn,
    now: &Men,
    men: &MenMoved,
    nature: Nature,
) -> Vec<(Broken, String)> {
    if matches!(nature, Nature::Castling | Nature::CastlingWithoutRook) {
        let reasons = castling_reasons(turn, now, men, king_has_moved(state, turn));
        let mut reasons: Vec<_> =
            reasons.into_iter().map(|reason| as_they_stood(state, turn, men, reason)).collect();
        as_accident_left_them(state, castles_towards(turn, men), &mut reasons);
        reasons.dedup();
        return reasons;
    }
    let mut broken = Vec::new();
    if let (Some(from), Some(to)) = (men.mover, men.to) {
        let became = now.man_at(to).map(|man| man.kind);
        let was = turn.men().man_at(from).map(|man| man.kind);
        let promotion = became.filter(|_| became != was);
        let mut reasons = turn.position().why_illegal(BoardTransfer { from, to, promotion });
        // A Pawn that may stay a Pawn on its last rank lacks no name there.
        let movement = turn.position().movement();
        if movement.may_stay_pawn && movement.older.is_none() {
            reasons.retain(|reason| !matches!(reason, Reason::PromotionMissing(_)));
        }
        let by_naming = reasons.iter().find_map(|&reason| check_by_naming(turn, reason));
        let reasons = reasons.into_iter().map(|reason: Reason| broken_by(reason));
        let reasons = reasons.map(|reason| as_they_stood(state, turn, men, reason));
        for reason in reasons.chain(by_naming) {
            if !broken.contains(&reason) {
                broken.push(reason);
            }
        }
    }
    as_accident_left_them(state, castles_towards(turn, men), &mut broken);
    if let Some(to) = men.to {
        tell_what_belongs_there(state, to, &mut broken);
    }
    let mut extra = extra_changes(turn, now, men);
    if makes_more_moves(state, turn.by()) {
        // A second man may be moved in this turn: what is wrong is the move before it.
        for (_, says) in extra.iter_mut().filter(|(way, _)| *way == Broken::SeveralMoved) {
            *says = "another man was moved before it in this turn, and not legally".to_string();
        }
    }
    broken.extend(extra);
    for man in taken_where_they_lay(state) {
        tell_where_it_was_taken(state, turn, man, &mut broken);
    }
    broken
}

/// The man of the same side that the law has on this square may lie elsewhere: it belongs there all the same.
fn tell_what_belongs_there(state: &State, to: Square, broken: &mut [(Broken, String)]) {
    let Some(man) = belongs_there(state, to) else { return };
    let what = man_in_words(state, man);
    let lies = state.tabletop.men().square_of(man).filter(|_| !state.tabletop.hands().have(man));
    for (_, says) in broken.iter_mut().filter(|(way, _)| *way == Broken::OwnManThere) {
        *says = match lies {
            Some(lies) => format!("the {what} on {lies} belongs on {to}"),
            None => format!("the displaced {what} belongs on {to}"),
        };
    }
}

/// What was captured where it lay displaced was taken there, and not where the turn began with it.
fn tell_where_it_was_taken(state: &State, turn: &Turn, man: ManId, broken: &mut [(Broken, String)]) {
    let displaced = state.tabletop.displaced();
    let (Some(lay), Some(home)) = (displaced.lay_on(man), turn.men().square_of(man)) else { return };
    let what = man_on(turn, home);
    for (way, says) in broken {
        if *way == Broken::ManTakenOff && says.starts_with(&what) {
            *says = format!("{what} was taken on {lay}, where it lay displaced");
        }
    }
}

/// That the check comes from a Pawn which waits on its last rank, and which the capture gives a name.
fn check_by_naming(turn: &Turn, reason: Reason) -> Option<(Broken, String)> {
    let (Reason::PlacesInCheck(by) | Reason::LeavesInCheck(by)) = reason else { return None };
    let waits =
        |square: &Square| turn.men().man_at(*square) == Some(Man { side: !turn.by(), kind: Kind::Pawn });
    let waits = |square: &Square| waits(square) && square.rank() == (!turn.by()).nth_rank(7);
    let pawn = by.iter().find(waits)?;
    let says = format!("the Pawn that waits on {pawn} would take the name of what is captured");
    Some((Broken::NamingGivesCheck, says))
}

/// Whether a touch out of turn counts in the turn that begins: under some codes none does, under others it does while the man is there.
pub(crate) fn still_carried(state: &State, touch: &crate::state::touch::Touch, next: &Turn) -> bool {
    match state.law().knows.carries_touches {
        None => false,
        Some(Carried::All) => true,
        Some(Carried::WhatRemains) => {
            let on_the_board = |id: ManId| next.men().knows(id) && next.men().square_of(id).is_some();
            touch.men.iter().any(|&id| on_the_board(id) && !is_left_elsewhere(state, id, next.by()))
        }
    }
}

/// Whether this side has displaced the man in the other's turn, and has not put it back: it has not left it on its square.
fn is_left_elsewhere(state: &State, man: ManId, side: Side) -> bool {
    let displaced = state.tabletop.displaced();
    displaced.home_of(man).is_some() && displaced.by(man) == Some((side, true))
}

/// Who plays next: the same side while it makes its first moves together.
pub(crate) fn next_player(state: &State, by: Side) -> Side {
    if has_another_move(state, by) { by } else { !by }
}

/// What is wrong with an unlawful transfer, the particular before the general.
pub(crate) fn fault(
    turn: &Turn,
    now: &Men,
    men: &MenMoved,
    nature: Nature,
    broken: &[(Broken, String)],
) -> Fault {
    let mover = men.mover.and_then(|square| turn.men().man_at(square));
    let only_check = |broken: &[(Broken, String)]| broken.iter().all(|(way, _)| *way == Broken::KingInCheck);
    let is_king = |mover: Option<Man>| mover.is_some_and(|man| man.kind == Kind::King);
    let barred = |broken: &(Broken, String)| {
        matches!(broken.0, Broken::CastlingMoved | Broken::CastlingDisplaced | Broken::CastlingChecked)
    };
    match mover {
        Some(man) if man.side != turn.by() => Fault::AdverseMan,
        Some(_)
            if matches!(nature, Nature::Castling | Nature::CastlingWithoutRook)
                && broken.iter().any(barred) =>
        {
            Fault::Castling
        }
        mover if only_check(broken) && is_exposed(turn, now, is_king(mover)) => Fault::Exposure,
        _ => Fault::Way,
    }
}

/// Whether the mover's King stands in a check that must be noticed.
pub(crate) fn is_exposed(turn: &Turn, now: &Men, king_moved: bool) -> bool {
    let after =
        now.setup(turn.position(), !turn.by()).as_it_stands(&turn.position().movement().of_any_turn());
    let overlooked = match turn.position().movement().unannounced_check && !king_moved {
        true => turn.position().checkers(turn.by()),
        false => board::Bitboard::EMPTY,
    };
    !(after.checkers(turn.by()) - overlooked).is_empty()
}

/// Whether the man that was moved can move, or the Rook with which it castled, or the man that was taken can be taken, or the
/// King can move where his move counts too.
pub(crate) fn has_remedy(turn: &Turn, men: &MenMoved, or_king: bool) -> bool {
    turn.position().legal_moves().iter().any(|&m| {
        let moves = men.mover.is_some_and(|square| moves_man(m, square) && m.rook().is_none());
        let king = or_king && m.rook().is_none() && turn.position().kind_at(m.from()) == Some(Kind::King);
        let rook = men.rook.is_some_and(|square| moves_man(m, square) && m.rook().is_none());
        moves || king || rook || men.taken.is_some_and(|square| takes_man(m, turn, square))
    })
}

/// The same position with this side to play.
pub(crate) fn turned_to(side: Side, position: board::Position) -> board::Position {
    if position.turn() == side {
        return position;
    }
    let mut setup = position.setup();
    setup.turn = side;
    setup.en_passant = None;
    setup.as_it_stands(&position.movement().of_any_turn())
}
