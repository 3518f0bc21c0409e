//! Moves made in the other's turn.

use board::{Position, Side};
use law::Effect;
use law::question::{Demand, Did, Meddling, Requirement as RequirementFacts};

use crate::facts::change::{Change, change};
use crate::state::State;
use crate::state::men::Men;

/// The legal move into which the side has changed its own last one, if it has.
pub(crate) fn substitute(state: &State, side: Side, before: &Men) -> Option<board::Move> {
    let previous = state.line.len().checked_sub(2).map(|index| &state.line[index])?;
    let still = before.stand_like(&state.turn().men);
    match change(previous, &state.tabletop.men) {
        Change::Whole(m) if previous.by == side && still => Some(m),
        _ => None,
    }
}

/// The position that these men make now, with this side to play.
pub(crate) fn position_of(state: &State, men: &Men, side: Side) -> Position {
    let here = state.turn();
    let mut setup = men.setup(&here.position, side);
    crate::facts::tabletop::count_moves(&mut setup, here, men);
    setup.as_it_stands(here.position.movement())
}

/// What was moved out of turn and may still be annulled by this side.
pub(crate) fn may_annul(state: &State, who: Side) -> bool {
    let intrusion = state.turn().intrusion.as_ref();
    state.turn().by == who && intrusion.is_some_and(|intrusion| intrusion.open && intrusion.by != who)
}

/// Whether the side's last move was that of the Rook with which it now castles, nothing having been said to it.
pub(crate) fn completes_castling(state: &State, side: Side, m: board::Move) -> bool {
    rook_first(state, side).is_some_and(|castling| castling == m)
}

/// The castling of which the side has made the Rook's part first, if it may still be taken as such.
pub(crate) fn rook_first(state: &State, side: Side) -> Option<board::Move> {
    let previous = state.line.len().checked_sub(2).map(|index| &state.line[index])?;
    let attempt = previous.attempt();
    let making = attempt.making.as_ref().filter(|making| !making.lapsed && !attempt.rook_alone)?;
    let (from, to) = making.legal.map(|m| (m.from(), m.to()))?;
    let castles = |m: &board::Move| m.rook() == Some((from, to));
    let m = previous.position.legal_moves().iter().copied().find(castles);
    m.filter(|_| previous.by == side && knows_rook_first(state))
}

/// Whether the code holds a player in his own turn to what he touched out of turn.
pub(crate) fn carries_touches(state: &State) -> bool {
    let answers = state.law.ask(&Meddling { did: Did::Touched, excused: false, after_own_move: false });
    answers.iter().any(|answer| matches!(answer.effect, Effect::Carries | Effect::CarriesWhatRemains))
}

/// The men without what the hand out of turn moved: each of its men where it was touched first.
pub(crate) fn men_before_meddling(state: &State, side: Side, before: &Men) -> Men {
    let mut men = before.clone();
    let touched = state.dues.carried[side.index()].iter().flat_map(|touch| &touch.men);
    let home = &state.turn().men;
    for &id in touched {
        let (Some(square), now) = (home.square_of(id), men.square_of(id)) else { continue };
        if let Some(now) = now {
            men.lift(now);
        }
        if men.at(square).is_none() {
            men.place(id, square);
        }
    }
    men
}

/// Whether the code knows the Rook's part of castling made first.
pub(crate) fn knows_rook_first(state: &State) -> bool {
    let facts = RequirementFacts { demand: Demand::RookMove, so: true };
    state.law.ask(&facts).iter().any(|answer| answer.effect == Effect::MustBeDone)
}
