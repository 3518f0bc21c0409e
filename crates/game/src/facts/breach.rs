//! Whether a move left a touched man for another, and whether that may still be claimed.

use board::{Side, Square};
use law::question::{BoundBy, Made};

use crate::facts::liability::record_menus;
use crate::facts::touched::{Touched, touched_before_the_move};
use crate::facts::touching::{bound, bound_by, player_has_touched, touch_menus};
use crate::standing::duty::DutyKind;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::bound::Bound;
use crate::state::decisions::HeldTouch;
use crate::state::line::Ply;
use crate::state::making::Offered;
use crate::state::men::ManId;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

pub(crate) fn was_touched(state: &State, index: Ply, id: ManId) -> bool {
    state.line[index].attempt().touches().iter().any(|touch| !touch.excused && touch.men.contains(&id))
}

/// The turn of this side's in which the other touched the man that stood on this square, out of turn: the one under way,
/// or the last one.
pub(crate) fn touched_out_of_turn(state: &State, who: Side, square: Square) -> Option<Ply> {
    let index = state.line.plies().rev().find(|&index| state.line[index].by() == who)?;
    let turn = &state.line[index];
    let id = turn.men().at(square)?;
    turn.has_touch_by_other(id).then_some(index)
}

/// The turn of this side's before the other's last one, if the other touched the man that stood on this square in it.
pub(crate) fn touched_before_his_turn(state: &State, who: Side, square: Square) -> Option<Ply> {
    let newest = state.line.plies().rev();
    let index = newest
        .skip_while(|&index| state.line[index].by() == who)
        .find(|&index| state.line[index].by() == who)?;
    let turn = &state.line[index];
    let id = turn.men().at(square)?;
    turn.has_touch_by_other(id).then_some(index)
}

/// The square by which a claim of a touch means its man: the one on which it stood when the other's last turn began. A man that the
/// other touched out of turn before, and that has been moved since, may be named by where it stood then.
pub(crate) fn square_meant(state: &State, who: Side, square: Square) -> Square {
    let last = state.line.plies().rev().find(|&index| state.line[index].by() != who);
    let moved = || {
        let (last, before) = (last?, touched_before_his_turn(state, who, square)?);
        let man = state.line[before].men().at(square)?;
        let touched = |man| was_touched(state, last, man);
        let names_another = state.line[last].men().at(square).is_some_and(touched);
        state.line[last].men().square_of(man).filter(|_| touched(man) && !names_another)
    };
    moved().unwrap_or(square)
}

/// How the turn's move left the man that stood on this square, touched, for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Breach {
    /// The touches that bound the player.
    pub by: BoundBy,
    /// The move that he made instead was illegal.
    pub illegal: bool,
}

/// Whether the turn's move left the man that stood on this square, touched, for another.
pub(crate) fn breached(state: &State, index: Ply, square: Square) -> Option<Breach> {
    let turn = &state.line[index];
    let (id, attempt) = (turn.men().at(square)?, turn.attempt());
    let making = attempt.making()?;
    let left = !making.men().all.contains(&id);
    // A man quitted on its square was moved on, or the Rook touched first was castled with.
    let amiss = making.bound_by() == BoundBy::Release || making.legal().is_some_and(|m| m.rook().is_some());
    // Two men of which the one was to be moved with the other, or to take it, are both left, whichever of them was moved or taken.
    let together = || {
        let of_duty = |it: Bound| it.duty.kind == DutyKind::CaptureWith && it.duty.squares.contains(&square);
        bound(state, turn, &[]).is_some_and(|it| it.duty.kind == DutyKind::Castle)
            || bound_before_the_move(state, turn).is_some_and(of_duty)
    };
    let breach = match making.made() {
        Made::AgainstTouch if left || amiss || together() => Breach { by: making.bound_by(), illegal: false },
        Made::Illegal if left => {
            let beside = |touch: &&Touch| !touch.men.iter().all(|id| making.men().all.contains(id));
            let touched = Touched::of(turn, attempt.touches().iter().filter(beside));
            Breach { by: bound_by(state, turn, &touched)?.by, illegal: true }
        }
        // What was quitted is committed: the illegal move is none that it was quitted for.
        Made::Illegal if is_quitted(attempt, square) => Breach { by: BoundBy::Release, illegal: true },
        _ => return None,
    };
    was_touched(state, index, id).then_some(breach)
}

/// Whether the man that stood on this square was quitted where a legal move takes it, which binds the player.
fn is_quitted(attempt: &Attempt, square: Square) -> bool {
    attempt.released().is_some_and(|bound| bound.duty.squares.contains(&square))
}

/// The touches that the move of this turn disregarded.
pub(crate) fn disregarded(state: &State, index: Ply) -> Vec<HeldTouch> {
    let turn = &state.line[index];
    let moved = turn.attempt().making().map(|making| &making.men().all);
    let touched = turn.attempt().touches().iter().filter(|touch| !touch.excused);
    let left = touched.flat_map(|touch| &touch.men).filter(|man| moved.is_none_or(|all| !all.contains(man)));
    left.map(|&man| HeldTouch { by: turn.by(), turn: index, man, counts: true }).collect()
}

/// Whether the move of this turn disregarded where a man had been quitted in it.
pub(crate) fn disregards_release(state: &State, index: Ply) -> bool {
    let making = state.line[index].attempt().making();
    making.is_some_and(|it| it.made() == Made::AgainstTouch && it.bound_by() == BoundBy::Release)
}

/// The duty by what was touched before the hand took up what it then moved.
fn bound_before_the_move(state: &State, turn: &Turn) -> Option<Bound> {
    let before = touched_before_the_move(turn);
    bound_by(state, turn, &Touched::of(turn, before.iter()))
}

/// The articles of the duty that the turn's move broke; none where it broke none by a touch or a release.
pub(crate) fn duty_broken(state: &State, index: Ply) -> Vec<&'static str> {
    let making = state.line[index].attempt().making();
    duty_broken_by(state, index, making.map_or(BoundBy::Nothing, |making| making.bound_by()))
}

/// The same where it is known what bound the player.
pub(crate) fn duty_broken_by(state: &State, index: Ply, by: BoundBy) -> Vec<&'static str> {
    let turn = &state.line[index];
    let released = turn.attempt().released().cloned();
    let duty = match by {
        BoundBy::Nothing if turn.attempt().used_both_hands() => released,
        BoundBy::Nothing => None,
        BoundBy::Release => released,
        // What the hand took up only to move it was not touched when the duty was broken.
        _ => bound_before_the_move(state, turn).or_else(|| bound(state, turn, &[])),
    };
    duty.map(|bound| bound.duty.articles).unwrap_or_default()
}

/// The other side's turns whose touches this side may still claim: the one under way, once he has touched
/// something, or the last one until this side touches a man itself, and where he moved several times in succession
/// those before it.
pub(crate) fn touch_turns(state: &State, who: Side) -> Vec<Ply> {
    let last = state.line.now_at();
    if state.line[last].by() != who {
        return Vec::from_iter(player_has_touched(state).then_some(last));
    }
    state.line.in_question().filter(|&index| may_still_claim(state, index)).collect()
}

/// The same as far as all can see: whether something was given up that could be exacted for the move, only the laws know.
pub(crate) fn touch_turns_as_they_look(state: &State, who: Side) -> Vec<Ply> {
    let now = state.line.now_at();
    if state.line[now].by() != who {
        return touch_turns(state, who);
    }
    let made = |ply: Ply| state.line[ply].attempt().making();
    let stands = |&ply: &Ply| ply != now && made(ply).is_some_and(|making| !making.is_lapsed());
    state.line.in_question().filter(stands).collect()
}

/// The other side's turns in which a touch may have been left for a move, the newest first: all that he made in
/// succession, or the last one.
pub(crate) fn turns_of_other(state: &State, who: Side) -> impl Iterator<Item = Ply> {
    let made = state.line.in_question().rev().filter(move |&index| !state.line.is_now(index));
    let made = made.filter(move |&index| state.line[index].by() != who);
    made.chain(state.line.last_made_by(|turn| turn.by() != who))
}

/// The turn of this side's in which what he touched is still in question: the one under way, or that of his last move, if
/// something may still be claimed or exacted because he touched a man in it.
pub(crate) fn turn_in_question(state: &State, by: Side) -> Option<Ply> {
    if state.turn().by() == by {
        return Some(state.line.now_at());
    }
    let counts =
        |&index: &Ply| may_still_claim(state, index) && touched_to_answer(state, index).next().is_some();
    turns_of_other(state, !by).find(counts)
}

/// The men that were touched in this turn, and for which the other side may still claim or exact something, by where they
/// stood, the one touched last first.
pub(crate) fn touched_to_answer(state: &State, index: Ply) -> impl Iterator<Item = (ManId, Square)> {
    let turn = &state.line[index];
    let touched = turn.attempt().touches().iter().rev().filter(|touch| !touch.excused);
    let men = touched.flat_map(|touch| touch.men.iter().rev());
    let standing =
        men.filter_map(|&man| Some((man, turn.men().knows(man).then(|| turn.men().square_of(man))??)));
    let claims = state.law().knows.touch_claims;
    standing.filter(move |&(man, square)| {
        let left = || breached(state, index, square).is_some_and(|breach| !breach.illegal);
        claims && left() || is_exactable_for(state, index, man)
    })
}

/// Whether the other side may exact something for the touch of the man that stood on this square when the turn began.
pub(crate) fn is_exactable(state: &State, index: Ply, square: Square) -> bool {
    state.line[index].men().at(square).is_some_and(|man| is_exactable_for(state, index, man))
}

/// Whether what the other side may exact for this turn would be less if this man, which was not moved, had not been touched.
fn is_exactable_for(state: &State, index: Ply, man: ManId) -> bool {
    let turn = &state.line[index];
    let attempt = turn.attempt();
    let moved = attempt.making().is_some_and(|making| making.men().all.contains(&man));
    if moved || !was_touched(state, index, man) {
        return false;
    }
    let menus = |attempt: &Attempt| {
        let beside = turn.required().is_none().then(|| touch_menus(state, turn, attempt));
        let menus: Vec<(Offered, Touched)> = beside.into_iter().flatten().collect();
        [menus, record_menus(state, turn, attempt)].concat()
    };
    menus(attempt) != menus(&attempt.without_touches_of(man))
}

/// Whether a breach in this turn can still be taken back by an arbiter who sees it: nothing was exacted for the move, and no other
/// has followed. A touch, which ends what the opponent may claim, ends nothing of that.
pub(crate) fn may_still_be_seen(state: &State, index: Ply) -> bool {
    let attempt = state.line[index].attempt();
    let in_question = !state.line.is_now(index) && state.line.in_question().any(|it| it == index);
    in_question && attempt.is_open() && attempt.making().is_some()
}

/// Whether the right to claim a breach in this turn is not gone by a touch, or by another move.
pub(crate) fn may_still_claim(state: &State, index: Ply) -> bool {
    let making = state.line[index].attempt().making();
    may_still_be_seen(state, index) && making.is_some_and(|making| !making.is_lapsed())
}
