//! What the board and the record show of an illegal move to which attention is called.

use board::Side;
use law::question::{Amiss, Attention, Claimant, Stands, WinningForce};
use law::{Provision, provided};

use crate::facts::breach::may_still_claim;
use crate::facts::hurry::is_hurried;
use crate::facts::illegal_move::{amiss, is_not_made_good, is_old, is_replied_to, offender};
use crate::facts::overstep::winning_force;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// The facts of an illegal move, if one was made in `turn`, to which this side calls attention, or both together.
pub(crate) fn attention(
    state: &State,
    who: Side,
    turn: Option<Ply>,
    is_named: bool,
    agreed: bool,
) -> Attention {
    let stands = match turn {
        None if !is_named && is_not_made_good(state) => Stands::Unreplied,
        None => Stands::None,
        // What was moved out of turn is replied to by the move of the turn that it broke into.
        Some(index) if !is_replied_to(state, index) => Stands::Unreplied,
        Some(_) => Stands::Replied,
    };
    let own = turn.is_some_and(|index| offender(state, index) == who);
    let by = if own { Claimant::Player } else { Claimant::Opponent };
    let amiss = turn.map_or(Amiss::Illegal, |index| amiss(state, index));
    let old = turn.is_some_and(|index| is_old(state, index));
    let touched = turn.is_some_and(|index| !own && !may_still_claim(state, index));
    let agreed = agreed && turn.is_some() && !old;
    let touched = touched && !agreed && !shows_king_off(state, who);
    let hurried = stands != Stands::None && is_hurried(state);
    let force = match (stands, by) {
        (Stands::Unreplied, Claimant::Opponent) => winning_force(state, who),
        _ => WinningForce::Enough,
    };
    Attention { stands, amiss, by, known: true, old, touched, hurried, force, agreed }
}

/// Whether the claimant shows, where the code lets him, that the King was left in check: he has taken him off the board, and
/// touched nothing else but men that give the check.
fn shows_king_off(state: &State, who: Side) -> bool {
    let turn = state.turn();
    let shows = provided(state.law().code, Provision::KingTakenShowsCheck).is_some();
    let men = turn.men();
    let king = turn.position().king(!who).and_then(|square| men.at(square));
    let Some(king) = king.filter(|_| shows && turn.by() == who) else { return false };
    let is_off = state.tabletop.men().square_of(king).is_none();
    let gives_check = |man: ManId| {
        let square = men.square_of(man);
        square.is_some_and(|square| turn.position().checkers(!who).contains(square))
    };
    let touches = turn.attempts().flat_map(Attempt::touches);
    is_off && touches.flat_map(|touch| &touch.men).all(|&man| man == king || gives_check(man))
}
