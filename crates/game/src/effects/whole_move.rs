//! A whole motion of a hand: a transfer, or castling.

use board::{Kind, Man, Move, Side, Square, Wing};

use law::{Provision, provided};

use crate::act::motion::Motion;
use crate::effects::displacement::{displacement_begins, stands_from_now_on};
use crate::facts::tabletop::{hand_is_full, legal_castling, legal_so, stands_on};
use crate::ruling::Impossible;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

pub(crate) fn moves(state: &mut State, side: Side, motion: Motion) -> Result<HandResult, Impossible> {
    if let Some(held) = state.tabletop.hands().of(side) {
        return Err(hand_is_full(state, side, held));
    }
    state.tabletop.hands_mut().lift_off(side);
    match motion {
        Motion::Transfer { from, to, promotion } => transfers(state, side, from, to, promotion),
        Motion::Castling(wing) => castles(state, side, wing),
        Motion::FreeCastling { king, rook } => castles_freely(state, side, king, rook),
    }
}

pub(crate) fn transfers(
    state: &mut State,
    side: Side,
    from: Square,
    to: Square,
    promotion: Option<Kind>,
) -> Result<HandResult, Impossible> {
    let man = stands_on(state, from)?;
    if from == to {
        return Err(Impossible::because(format!("from {from} to {to} is no movement")));
    }
    lies_where_it_was_set(state, side, to);
    let legal = legal_so(state, side, from, to, promotion);
    if let Some((rook_from, rook_to)) = legal.and_then(Move::rook) {
        let king_to = legal.map_or(to, Move::to);
        return Ok(king_then_rook(state, from, king_to, rook_from, rook_to));
    }
    let legal = legal.or_else(|| taking_in_passing_as_found(state, side, man, to));
    let passed = legal.and_then(Move::takes_on).filter(|&square| square != to);
    // What is taken may lie displaced: the whole move takes it from where it lies.
    let away = |square: &Square| {
        let elsewhere = state.tabletop.men().at(*square) != state.turn().men().at(*square);
        elsewhere && (*square != to || belongs_where_the_turn_has_it(state))
    };
    let lies = legal.and_then(Move::takes_on).filter(away);
    let lies = lies.and_then(|square| state.tabletop.takes_off_displaced(square));
    let in_place = |&square: &Square| state.tabletop.men().at(square) == state.turn().men().at(square);
    let stands = [Some(to), passed.filter(in_place)].into_iter().flatten();
    let stood = stands.filter_map(|square| state.tabletop.takes_off(square));
    let taken: Vec<ManId> = stood.collect::<Vec<_>>().into_iter().chain(lies).collect();
    state.tabletop.stands_on(man, to);
    if side == state.turn().by() {
        state.turn_mut().attempt_mut().names(promotion == Some(Kind::Pawn));
    }
    if let Some(kind) = promotion.filter(|&kind| kind != state.tabletop.men().man(man).kind) {
        state.tabletop.becomes(man, kind);
    }
    let touched = std::iter::once(man).chain(taken).collect();
    Ok(HandResult { touched, lifted: true, moved: true, whole: true, ..HandResult::default() })
}

/// The capture in passing that this is from where the other's hand has left the Pawn, where the code lets the player move on what
/// he finds there.
fn taking_in_passing_as_found(state: &State, side: Side, man: ManId, to: Square) -> Option<Move> {
    provided(state.law().code, Provision::PlayedWhereItIsFound)?;
    let displaced = state.tabletop.displaced();
    let by_the_other = displaced.by(man).is_some_and(|(hand, _)| hand != side);
    let (home, lay) = (displaced.home_of(man)?, state.tabletop.men().square_of(man)?);
    let mut start = state.turn().men().clone().knowing_all_of(state.tabletop.men());
    if side != state.turn().by() || !by_the_other || start.at(home) != Some(man) || start.at(lay).is_some() {
        return None;
    }
    start.lift(home);
    start.place(man, lay);
    let mut seen = state.clone();
    stands_from_now_on(&mut seen, start);
    let found = legal_so(&seen, side, lay, to, None)?;
    found.takes_on().is_some_and(|taken| taken != to).then_some(found)
}

/// Whether what lies displaced counts as standing where this turn began with it: the game has not gone on from where an accident of an
/// earlier turn has left anything.
fn belongs_where_the_turn_has_it(state: &State) -> bool {
    let displaced = state.tabletop.displaced();
    let begun_now = displaced.since().is_some_and(|since| state.line.is_now(since));
    provided(state.law().code, Provision::DisplacedMenGoBack).is_none()
        || begun_now && displaced.astray().is_empty()
}

/// The player takes a man on which the other's hand still rests, away from where it took it up: it has lain displaced there.
pub(crate) fn lies_where_it_was_set(state: &mut State, side: Side, square: Square) {
    let other = !state.turn().by();
    let held = state.tabletop.hands().of(other).filter(|held| held.on == Some(square) && side != other);
    if let Some((held, from)) = held.and_then(|held| Some((held, held.from?))) {
        if from == square || state.turn().men().at(from) != Some(held.man) {
            return;
        }
        state.tabletop.displaces(held.man, from);
        let now = state.line.now_at();
        displacement_begins(state, now);
        state.tabletop.forgets_what_is_put_right();
    }
}

pub(crate) fn castles(state: &mut State, side: Side, wing: Wing) -> Result<HandResult, Impossible> {
    if let Some(Some((rook, rook_to))) = legal_castling(state, side, wing).map(Move::rook)
        && let Some(king) = state.turn().position().king(side)
    {
        return Ok(king_then_rook(state, king, wing.king_to(side), rook, rook_to));
    }
    let own = |kind: Kind| Man { side, kind };
    let king =
        Square::ALL.into_iter().find(|&square| state.tabletop.men().man_at(square) == Some(own(Kind::King)));
    let Some(king) = king else {
        return Err(Impossible::because(format!("{} has no King on the board", side.name())));
    };
    let right = state.turn().position().castling().rook(side, wing);
    let rook = right.unwrap_or_else(|| wing.corner(side));
    let (king_to, rook_to) = (wing.king_to(side), wing.rook_to(side));
    let mut reasons = Vec::new();
    // A hand that castles without a Rook moves the King alone. One that lies displaced it takes from where it lies.
    let stands = state.tabletop.men().man_at(rook) == Some(own(Kind::Rook));
    let lying = state.tabletop.lies_away_from(rook).filter(|&man| {
        !stands && state.tabletop.men().man(man) == own(Kind::Rook) && !state.tabletop.hands().have(man)
    });
    let rook = lying.and_then(|man| state.tabletop.men().square_of(man)).unwrap_or(rook);
    let has_rook = stands || lying.is_some();
    for square in [Some(king_to), has_rook.then_some(rook_to)].into_iter().flatten() {
        let leaves = square == king || has_rook && square == rook;
        if !leaves && state.tabletop.men().at(square).is_some() {
            reasons.push(format!("a man stands on {square}"));
        }
    }
    if king == king_to && !has_rook {
        reasons.push(format!("the King stands on {king_to}, and no Rook of {}'s on {rook}", side.name()));
    }
    if !reasons.is_empty() {
        return Err(Impossible { reasons });
    }
    if !has_rook {
        return Ok(king_alone(state, king, king_to));
    }
    if let Some(man) = lying.filter(|&man| state.tabletop.men().square_of(man).is_none()) {
        let mut result = king_alone(state, king, king_to);
        state.tabletop.stands_on(man, rook_to);
        result.touched.push(man);
        return Ok(result);
    }
    let mut result = king_then_rook(state, king, king_to, rook, rook_to);
    // A King who stands there already is taken up all the same, and set down again.
    if king == king_to {
        result.touched.splice(0..0, state.tabletop.men().at(king));
    }
    // One that lies on its new square already is put there all the same.
    result.touched.extend(lying.filter(|man| !result.touched.contains(man)));
    Ok(result)
}

/// King and Rook go to these squares, the Rook of the wing on which the King's new square lies, or of the last rank where he
/// goes up his file: legal or not.
fn castles_freely(
    state: &mut State,
    side: Side,
    king_to: Square,
    rook_to: Square,
) -> Result<HandResult, Impossible> {
    let own = |kind: Kind| Some(Man { side, kind });
    let men = state.tabletop.men();
    let king = Square::ALL.into_iter().find(|&square| men.man_at(square) == own(Kind::King));
    let king =
        king.ok_or_else(|| Impossible::because(format!("{} has no King on the board", side.name())))?;
    let wing = if king_to.file() >= king.file() { Wing::King } else { Wing::Queen };
    let up = king_to.file() == king.file() && king_to != king;
    let rook = if up { Square::new(king.file(), side.nth_rank(7)) } else { wing.corner(side) };
    let mut reasons = Vec::new();
    if men.man_at(rook) != own(Kind::Rook) {
        reasons.push(format!("no Rook of {}'s stands on {rook}", side.name()));
    }
    if king_to == rook_to {
        reasons.push("King and Rook cannot go to one square".to_string());
    }
    for square in [king_to, rook_to] {
        if square != king && square != rook && men.at(square).is_some() {
            reasons.push(format!("a man stands on {square}"));
        }
    }
    if !reasons.is_empty() {
        return Err(Impossible { reasons });
    }
    Ok(king_then_rook(state, king, king_to, rook, rook_to))
}

fn king_alone(state: &mut State, king: Square, king_to: Square) -> HandResult {
    let touched = state.tabletop.change_squares(&[(king, king_to)]);
    HandResult { touched, lifted: true, moved: true, whole: true, ..HandResult::default() }
}

pub(crate) fn king_then_rook(
    state: &mut State,
    king: Square,
    king_to: Square,
    rook: Square,
    rook_to: Square,
) -> HandResult {
    // In Chess960 one of the two may stand where castling takes it, and nobody touches it.
    let ways = [(king, king_to), (rook, rook_to)];
    let moved: Vec<(Square, Square)> = ways.into_iter().filter(|(from, to)| from != to).collect();
    let touched = state.tabletop.change_squares(&moved);
    HandResult { touched, lifted: true, moved: true, whole: true, ..HandResult::default() }
}
