//! Whether check was given, said, or missed, and for how long.

use board::{Kind, Side, Square};
use law::question::{Answered, FalseCheck, InCheck, Origin};
use law::{Figure, figure};

use crate::facts::touched::Touched;
use crate::facts::touching::bound_by;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::men::ManId;
use crate::state::turn::Turn;

/// Whether the King has stood in check ever since a turn of his side in which it was announced.
pub(crate) fn is_announced_already(state: &State, side: Side) -> bool {
    let before =
        state.line.plies().rev().find(|&index| state.line[index].by() == side && state.line[index].counts());
    before.is_some_and(|index| state.line[index].is_announced() && stays_in_check(state, side, index))
}

/// Whether the other side gave check by its move before this turn: a man checks that did not before. A King that his
/// own side exposed was not checked by the other.
pub(crate) fn was_given(state: &State, index: Ply) -> bool {
    let turn = &state.line[index];
    let Some(before) = state.line.last_made_before(index, Turn::counts) else { return true };
    let before = &state.line[before];
    let already = |man: &ManId| {
        let stood = before.men().knows(*man).then(|| before.men().square_of(*man)).flatten();
        stood.is_some_and(|square| before.position().checkers(turn.by()).iter().any(|other| other == square))
    };
    before.by() == turn.by() || !turn.checkers().iter().all(already)
}

/// The turn with which the check that this side stands in began, as long as nobody announced it: where it was never
/// given, the turn under way.
pub(crate) fn first_of_check(state: &State, victim: Side) -> Option<Ply> {
    let last = state.line.now_at();
    if !state.turn().position().in_check(victim) {
        return None;
    }
    let own = state
        .line
        .plies_made()
        .rev()
        .filter(|&index| state.line[index].by() == victim && state.line[index].counts());
    let unannounced =
        own.take_while(|&index| !state.line[index].is_announced() && stays_in_check(state, victim, index));
    let given = unannounced.filter(|&index| was_given(state, index));
    given.last().or((state.turn().by() == victim).then_some(last))
}

/// Whether the King of this side has stood in check at the beginning of every turn from this one on.
pub(crate) fn stays_in_check(state: &State, side: Side, from: Ply) -> bool {
    state.line.since(from).iter().all(|turn| turn.position().in_check(side))
}

/// The claimant's last move, and whether the other has moved since.
pub(crate) fn last_move_of(state: &State, who: Side) -> Option<(Ply, bool)> {
    let made = state.line.plies_made().rev();
    let index =
        made.into_iter().find(|&index| state.line[index].by() == who && state.line[index].counts())?;
    let answered = state.line.made_since(index).iter().any(|turn| turn.by() != who);
    Some((index, !answered))
}

pub(crate) fn false_check(state: &State, who: Side) -> (FalseCheck, Option<Ply>) {
    let none = FalseCheck { said: false, answered: Answered::Otherwise, taken_back: false, timely: false };
    let Some((index, timely)) = last_move_of(state, who) else { return (none, None) };
    let said = state.line[index].is_misled();
    let answered = if said { answered(state, index) } else { Answered::Otherwise };
    let taken_back = said && state.line[index].has_seen_no_check();
    (FalseCheck { said, answered, taken_back, timely }, Some(index))
}

/// What this turn's move answered to the word "check".
pub(crate) fn answered(state: &State, index: Ply) -> Answered {
    let turn = &state.line[index];
    let Some(making) = turn.attempt().making() else { return Answered::Otherwise };
    let (Some(from), Some(to)) = (making.men().mover, making.men().to) else { return Answered::Otherwise };
    if was_bound_to_it(state, turn) {
        return Answered::Otherwise;
    }
    if turn.position().kind_at(from) == Some(Kind::King) {
        return Answered::KingMoved;
    }
    if lines_to_king(state, index).any(|square| square == to) {
        Answered::Interposed
    } else {
        Answered::Otherwise
    }
}

/// Whether the player had to make the turn's move before the word was said: it was exacted, or he had touched what it moves.
pub(crate) fn was_bound_to_it(state: &State, turn: &Turn) -> bool {
    let Some(m) = turn.attempt().making().and_then(|making| making.legal()) else { return false };
    let exacted = turn.required().is_some_and(|required| required.moves.contains(&m));
    let touched = Touched::of(turn, turn.touches_before_word().iter());
    exacted || bound_by(state, turn, &touched).is_some_and(|bound| bound.moves.contains(&m))
}

/// The squares between the player's King and the man last moved, or any man of the adversary that moves along the
/// line between them.
pub(crate) fn lines_to_king(state: &State, index: Ply) -> impl Iterator<Item = Square> {
    let turn = &state.line[index];
    let last = state.line.before(index).and_then(|before| state.line[before].attempt().making()?.men().to);
    let king = turn.position().king(turn.by());
    let along = turn.position().side(!turn.by()).iter().filter(move |&square| {
        king.is_some_and(|king| moves_along(turn.position().kind_at(square), king, square))
    });
    let from: Vec<Square> = along.chain(last).collect();
    from.into_iter().flat_map(move |square| king.map(|king| between(king, square)).unwrap_or_default())
}

/// Whether this side's King stands in check, for how many of its own moves, and its last move.
pub(crate) fn checked_for(state: &State, who: Side) -> (bool, usize, Option<Ply>) {
    let so = state.turn().position().in_check(who);
    let own = || {
        state
            .line
            .plies_made()
            .rev()
            .filter(|&index| state.line[index].by() == who && state.line[index].counts())
    };
    let moves = own().take_while(|&index| stays_in_check(state, who, index)).count();
    (so, moves, own().next())
}

pub(crate) fn in_check_facts(state: &State, who: Side, origin: Origin) -> InCheck {
    let (so, moves, _) = checked_for(state, who);
    let long = figure(state.law().code, Figure::MovesInUnnoticedCheck)
        .is_some_and(|(needed, _)| moves >= needed as usize);
    InCheck { so, long, origin }
}

/// Whether saying "check" now would be right, and change something.
pub(crate) fn check_may_be_said(state: &State, who: Side) -> bool {
    match first_of_check(state, !who) {
        None => false,
        Some(first) => !state.line.is_now(first) || !state.turn().is_announced(),
    }
}

/// Whether a man of this kind moves along the line between two squares.
pub(crate) fn moves_along(kind: Option<Kind>, a: Square, b: Square) -> bool {
    let straight = a.file() == b.file() || a.rank() == b.rank();
    match kind {
        Some(Kind::Queen) => true,
        Some(Kind::Rook) => straight,
        Some(Kind::Bishop) => !straight,
        _ => false,
    }
}

/// The squares strictly between two on one line.
pub(crate) fn between(a: Square, b: Square) -> Vec<Square> {
    let files = b.file() as i8 - a.file() as i8;
    let ranks = b.rank() as i8 - a.rank() as i8;
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    let step = |square: &Square| square.offset(files.signum(), ranks.signum());
    std::iter::successors(step(&a), step).take_while(|&square| square != b).collect()
}
