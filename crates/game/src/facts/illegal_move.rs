//! Which illegal move stands, and what the code makes of it.

use law::question::{Attention, Claimant, Made, Stands};
use law::{Effect, Provision, provided};

use crate::act::claim::MoveNumber;
use crate::law::articles_of;
use crate::state::State;

/// The turn of the illegal move that a claim means: the earliest, or the one named.
pub(crate) fn illegal_turn(state: &State, number: Option<MoveNumber>) -> Option<usize> {
    let made = state.line.len() - 1;
    (0..made).find(|&index| {
        let turn = &state.line[index];
        let meant = number.is_none_or(|named| named.number == turn.number() && named.side == turn.by);
        meant && is_illegal(state, index)
    })
}

/// Whether something unlawful stands in the turn under way, of which the code says that it is not over.
pub(crate) fn is_not_made_good(state: &State) -> bool {
    let facts = Attention { stands: Stands::Unreplied, by: Claimant::Opponent, known: true };
    let open = state.law.ask(&facts).iter().any(|answer| answer.effect == Effect::StaysOpen);
    open && (illegal_move_stands(state) || state.turn().is_disturbed())
}

/// Whether an illegal move of the player's stands, after which his turn is not over.
pub(crate) fn illegal_move_stands(state: &State) -> bool {
    let making = state.turn().attempt().making.as_ref();
    let illegal = making.is_some_and(|making| making.legal.is_none());
    let away = state.tabletop.hands.undisturbed(!state.turn().by).unwrap_or(&state.tabletop.men);
    illegal && !away.stand_like(&state.turn().men)
}

pub(crate) fn is_illegal(state: &State, index: usize) -> bool {
    let attempt = state.line[index].attempt();
    if state.line[index].is_disturbed() {
        return true;
    }
    attempt.making.as_ref().is_some_and(|making| match making.made {
        Made::Illegal => true,
        _ if !making.removed.is_empty() => true,
        Made::AgainstRequirement => index + 2 == state.line.len() && !making.lapsed && !attempt.closed,
        _ => false,
    })
}

pub(crate) fn knows_illegal_moves(state: &State) -> bool {
    let facts = |stands| Attention { stands, by: Claimant::Opponent, known: true };
    [Stands::Unreplied, Stands::Replied].into_iter().any(|stands| !state.law.ask(&facts(stands)).is_empty())
}

/// Whether what a move that is replaced touched binds its maker still.
pub(crate) fn touches_bind_the_replacement(state: &State) -> bool {
    provided(state.law.code, Provision::TouchesBindTheReplacement).is_some()
}

/// Whether the code has an illegal move taken back that nobody objected to at once.
pub(crate) fn takes_back_later(state: &State) -> bool {
    let facts = Attention { stands: Stands::Replied, by: Claimant::Opponent, known: true };
    !articles_of(&state.law.ask(&facts), |effect| matches!(effect, Effect::Restores(_))).is_empty()
}
