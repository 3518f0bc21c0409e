//! The time that a player has overstepped, and what a claim needs.

use board::{Kind, Man, Side};
use law::question::{Overstep, OwnFlag, Truth, WinningForce};
use law::{Cites, Provision, provided};

use crate::facts::displaced::men_where_they_belong;
use crate::facts::scores::{Counted, is_scored};
use crate::state::State;

/// What the clock shows when this side claims that the other has exceeded his time; whether the claimant could still
/// mate, or can force it, is not looked at.
pub(crate) fn overstep(state: &State, who: Side, own: OwnFlag) -> Overstep {
    let clock = state.time.clock();
    let fallen = clock.is_some_and(|clock| clock.has_fallen(!who));
    Overstep {
        limit: clock.is_some(),
        closes: state.settings().close.is_some(),
        fallen,
        uncompleted: fallen && state.time.fell_before_press(!who),
        own: if fallen { own } else { OwnFlag::Up },
        last_period: clock.is_some_and(|clock| clock.in_last_period(!who)),
        mate: Truth::Undetermined,
        force: winning_force(state, who),
        forced: Truth::Undetermined,
        scored: is_scored(state, who, Counted::BeforeTheFlag),
        failed: state.time.has_failed_to_claim(who),
        counted: true,
    }
}

/// The articles that say what follows where both flags are down and nobody knows which fell first.
pub(crate) fn articles_where_neither_is_first(state: &State) -> Cites {
    let down = |side: Side| state.time.clock().is_some_and(|clock| clock.has_fallen(side));
    if !Side::ALL.into_iter().all(down) {
        return Cites::default();
    }
    let facts = overstep(state, state.turn().by(), OwnFlag::DownUnknown);
    state.law().cites(facts, |_| true)
}

/// What this side has to win with, by its men alone.
pub(crate) fn winning_force(state: &State, who: Side) -> WinningForce {
    let men = men_where_they_belong(state, state.turn().men());
    let board = men.board();
    let number =
        |side: Side, kind: Kind| board.iter().flatten().filter(|&&man| man == Man { side, kind }).count();
    let others = [Kind::Queen, Kind::Rook, Kind::Pawn].into_iter().any(|kind| number(who, kind) > 0);
    match (others, number(who, Kind::Bishop), number(who, Kind::Knight)) {
        (false, 0, 0) => WinningForce::LoneKing,
        (false, 1, 0) | (false, 0, 1) => WinningForce::OneMinorPiece,
        (false, 0, 2) if number(!who, Kind::Pawn) == 0 => WinningForce::TwoKnights,
        _ => WinningForce::Enough,
    }
}

/// By which article the arbiter sets the clock before anything else: an appeal has undone a loss on time, and a flag is still
/// down. None where he need not.
pub(crate) fn clock_is_set_first(state: &State) -> Option<&'static str> {
    let down = state.time.clock().is_some_and(|clock| clock.first_fallen().is_some());
    let waits = down && state.decisions.clock_is_to_be_set();
    provided(state.law().code, Provision::TimesPutRight).filter(|_| waits)
}
