//! What stands on the squares and what hands can do there.

use board::{Kind, Man, Move, Side, Square, Wing};

use crate::facts::displaced::taken_where_they_lay;
use crate::phrases::{man_in_words, with_article};
use crate::ruling::Impossible;
use crate::state::State;
use crate::state::displaced::Displaced;
use crate::state::hands::Held;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

pub(crate) fn stands_on(state: &State, square: Square) -> Result<ManId, Impossible> {
    state.tabletop.men().at(square).ok_or_else(|| Impossible::because(format!("no man stands on {square}")))
}

pub(crate) fn is_empty(state: &State, square: Square) -> Result<(), Impossible> {
    match state.tabletop.men().man_at(square) {
        None => Ok(()),
        Some(man) => Err(Impossible::because(format!(
            "{} stands on {square}",
            with_article(state.turn().position(), man)
        ))),
    }
}

pub(crate) fn hand_is_full(state: &State, side: Side, held: Held) -> Impossible {
    Impossible::because(format!("{}'s hand holds the {}", side.name(), man_in_words(state, held.man)))
}

pub(crate) fn hand_is_empty(_state: &State, side: Side) -> Impossible {
    Impossible::because(format!("no man is in {}'s hand", side.name()))
}

/// The legal move that this motion is, while nothing else has been moved in the turn.
pub(crate) fn legal_so(
    state: &State,
    side: Side,
    from: Square,
    to: Square,
    promotion: Option<Kind>,
) -> Option<Move> {
    let turn = state.turn();
    if side != turn.by() || !stand_but_for_displaced(state) {
        return None;
    }
    let found = turn.position().find(board::Transfer { from, to, promotion })?;
    let king_takes_rook = found.rook().is_some() && to != found.to();
    if !hands_can_castle(state, found) {
        return None;
    }
    (turn.position().is_chess960() || !king_takes_rook).then_some(found)
}

/// Castling towards this wing, where it is legal and nothing else has been moved in the turn.
pub(crate) fn legal_castling(state: &State, side: Side, wing: Wing) -> Option<Move> {
    let turn = state.turn();
    let untouched = side == turn.by() && stand_but_for_displaced(state);
    let usual = (wing.king_to(side), Some(wing.rook_to(side)));
    let legal = turn.position().legal_moves();
    legal.iter().copied().find(|m| {
        let goes = (m.to(), m.rook().map(|(_, to)| to));
        untouched && m.castling_wing() == Some(wing) && goes == usual && hands_can_castle(state, *m)
    })
}

/// Whether the men stand as when the turn began, but for what lies displaced and what the other has in his hand.
fn stand_but_for_displaced(state: &State) -> bool {
    let mut men = displaced_from_its_turn(state).men_put_right(state.tabletop.men());
    if let Some(held) = state.tabletop.hands().of(!state.turn().by())
        && let Some(from) = held.from.filter(|&from| men.at(from).is_none())
    {
        if let Some(now) = men.square_of(held.man) {
            men.lift(now);
        }
        men.place(held.man, from);
    }
    men.stand_like(state.turn().men())
}

/// Whether, if this is castling, King and Rook stand where they should, and nothing that was displaced lies where they go.
fn hands_can_castle(state: &State, m: Move) -> bool {
    let Some((rook_from, rook_to)) = m.rook() else { return true };
    let (men, start) = (state.tabletop.men(), state.turn().men());
    let own = [m.from(), rook_from];
    let stand = own.into_iter().all(|square| men.at(square) == start.at(square));
    let free = |square: Square| own.contains(&square) || men.at(square).is_none();
    stand && free(m.to()) && free(rook_to)
}

pub(crate) fn is_touched(state: &State, side: Side, id: ManId) -> bool {
    let touches =
        if side == state.turn().by() { state.turn().attempt().touches() } else { state.dues.touches(side) };
    touches.iter().any(|touch| touch.men.contains(&id) && !touch.excused)
}

/// Whether this side, in its own turn, has touched the man and was excused.
pub(crate) fn is_excused_in_turn(state: &State, side: Side, id: ManId) -> bool {
    let touches = state.turn().attempt().touches().iter().filter(|touch| touch.excused && !touch.carried);
    side == state.turn().by() && touches.into_iter().any(|touch| touch.men.contains(&id))
}

/// Whether a man stood on the board when the turn began: what came from the box since belongs nowhere on it.
pub(crate) fn belongs_on_the_board(state: &State, man: ManId) -> bool {
    state.turn().men().square_of(man).is_some()
}

/// What is displaced, but for men that lie where the turn began with them: there the player may have them.
fn displaced_from_its_turn(state: &State) -> Displaced {
    let mut displaced = state.tabletop.displaced().clone();
    let back = back_where_the_turn_began(state);
    displaced.forget(|man| back.contains(&man));
    displaced
}

/// Men that the player had moved in this turn, and that lie displaced where it began with them.
pub(crate) fn back_where_the_turn_began(state: &State) -> Vec<ManId> {
    let (start, table) = (state.turn().men(), state.tabletop.men());
    let stood = |man: ManId| start.knows(man).then(|| start.square_of(man)).flatten();
    let is_back = |&man: &ManId| stood(man).is_some() && stood(man) == table.square_of(man);
    state.tabletop.displaced().men().iter().map(|&(man, _)| man).filter(is_back).collect()
}

/// The men as the player has moved them: what others displaced or hold is where it belongs.
pub(crate) fn men_as_moved(state: &State) -> Men {
    men_moved_but_for(state, state.tabletop.displaced())
}

/// The same, but that men which lie where the turn began with them are there.
pub(crate) fn men_moved_since_it_began(state: &State) -> Men {
    men_moved_but_for(state, &displaced_from_its_turn(state))
}

fn men_moved_but_for(state: &State, displaced: &Displaced) -> Men {
    let mut men = without_taken_in_passing(state, displaced.men_put_right(state.tabletop.men()));
    for man in taken_where_they_lay(state) {
        men.square_of(man).map(|square| men.take_off(square));
    }
    let other = !state.turn().by();
    // What the other named out of turn is a Pawn still.
    for id in Square::ALL.into_iter().filter_map(|square| state.turn().men().at(square)) {
        let was = state.turn().men().man(id);
        if was.side == other && was.kind == Kind::Pawn && men.man(id).kind != Kind::Pawn {
            men.become_kind(id, Kind::Pawn, false);
        }
    }
    // A displaced man in the other's hand is where it belongs already.
    let in_place = |man| state.tabletop.displaced().home_of(man).is_some();
    if let Some(held) = state.tabletop.hands().of(other).filter(|held| !in_place(held.man))
        && let Some(from) = held.from
    {
        if let Some(on) = held.on {
            men.lift(on);
        }
        if men.at(from).is_none() && !is_taken_in_passing(state, &men, from) {
            men.place(held.man, from);
        }
    }
    if let Some(square) = state.dues.demanded().filter(|it| it.of == other).and_then(|it| it.square)
        && men.at(square) != state.turn().men().at(square)
        // What the player has moved there himself has taken it.
        && men.man_at(square).is_none_or(|man| man.side == other)
    {
        // What he is to replace there stands there as long as it is not replaced.
        men.lift(square);
        if let Some(id) = state.turn().men().at(square).filter(|&id| men.square_of(id).is_none()) {
            men.place(id, square);
        }
    }
    men
}

/// Whether these men show a Pawn of the player's where it has taken the one of this square in passing, which the other holds in hand.
fn is_taken_in_passing(state: &State, men: &Men, square: Square) -> bool {
    let turn = state.turn();
    let takes = |m: &Move| m.takes_on() == Some(square) && m.to() != square;
    let stands = |m: &Move| men.at(m.to()).is_some() && men.at(m.to()) == turn.men().at(m.from());
    turn.position().legal_moves().iter().any(|m| takes(m) && stands(m))
}

/// A Pawn that could be taken in passing, and was taken off the board from where it lay displaced, is taken.
fn without_taken_in_passing(state: &State, mut men: Men) -> Men {
    let turn = state.turn();
    let lies = |&&(man, _): &&(ManId, Square)| state.tabletop.men().off().contains(&man);
    let taken_off: Vec<Square> =
        state.tabletop.displaced().men().iter().filter(lies).map(|&(_, home)| home).collect();
    let legal = || turn.position().legal_moves();
    let passed = |home: &Square| legal().iter().any(|m| m.takes_on() == Some(*home) && m.to() != *home);
    for home in taken_off.into_iter().filter(passed) {
        men.take_off(home);
    }
    men
}

/// The counters after an unlawful move: a capture or a moved Pawn still counts as progress.
pub(crate) fn count_moves(setup: &mut board::Setup, turn: &Turn, now: &Men) {
    setup.halfmoves = if is_progress(turn, now) { 0 } else { turn.position().halfmoves() + 1 };
    setup.fullmoves = turn.position().fullmoves() + u32::from(turn.by() == Side::Black);
}

/// Whether a man was captured, or a Pawn moved, since the turn began.
pub(crate) fn is_progress(turn: &Turn, now: &Men) -> bool {
    let pawn_moved = Square::ALL.into_iter().any(|square| {
        turn.men().man_at(square).is_some_and(|man| man.kind == Kind::Pawn)
            && turn.men().at(square) != now.at(square)
    });
    let count = |men: &Men| men.board().iter().flatten().count();
    pawn_moved || count(now) < count(turn.men())
}

/// The square that a Pawn has passed over by the move of this turn.
pub(crate) fn passed_by(turn: &Turn) -> Option<Square> {
    let men = turn.attempt().making()?.men();
    let (from, to) = (men.mover?, men.to?);
    let pawn = turn.men().man_at(from) == Some(Man { side: turn.by(), kind: Kind::Pawn });
    let doubled =
        from.rank() == turn.by().nth_rank(1) && to == Square::new(from.file(), turn.by().nth_rank(3));
    (pawn && doubled).then(|| Square::new(from.file(), turn.by().nth_rank(2)))
}
