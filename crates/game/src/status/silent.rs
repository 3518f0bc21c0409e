//! How the game looks at a silent table: a man that was quitted on another square has ended the turn, whatever the laws
//! make of it.

use law::question::Word;

use crate::effects::pass::next_turn_begins;
use crate::facts::completion::{completed_by_next_move, completes_by_press};
use crate::facts::draws::ends_offer;
use crate::facts::tabletop::count_moves;
use crate::standing::{Phase, Standing};
use crate::state::State;
use crate::status::kept_open::seems_over;
use crate::status::{line, standing_without_line};

/// The standing as if the turn had passed with the move that was made, where the code keeps an unlawful one's turn
/// open; none where all can see whose turn it is.
///
/// Board, hands, clock and score sheets are those of the game. Nothing binds and nothing is legal, since only the
/// laws could tell.
#[must_use]
pub(crate) fn standing_as_it_looks(state: &State) -> Option<Standing> {
    let passed = passed_for_all_to_see(state)?;
    let truth = standing_without_line(state);
    let looks = Standing { line: line(&passed), ..standing_without_line(&passed) };
    let in_hand = truth.hand.is_some_and(|hand| hand.by == looks.turn);
    Some(Standing {
        phase: if in_hand { Phase::Touched } else { looks.phase },
        board: truth.board,
        stand_ins: truth.stand_ins,
        captured: truth.captured,
        hand: truth.hand,
        other_hand: truth.other_hand,
        displaced: truth.displaced,
        duty: Vec::new(),
        legal: Vec::new(),
        clock: truth.clock,
        scores: truth.scores,
        penalties: truth.penalties,
        names: truth.names,
        ..looks
    })
}

/// The game with its turn passed by that move: nothing is judged, the next turn only begins.
fn passed_for_all_to_see(state: &State) -> Option<State> {
    let (making, men) = seems_over(state)?;
    let turn = state.turn();
    let by = turn.by();
    let mut looks = state.clone();
    looks.tabletop.stands_anew(men.clone());
    looks.turn_mut().attempt_mut().seems_to_end_the_turn();
    let mut setup = men.setup(turn.position(), !by);
    count_moves(&mut setup, turn, &men);
    let position = setup.as_it_stands(&turn.position().movement().of_any_turn());
    let waits = completes_by_press(state);
    next_turn_begins(&mut looks, making, men, position, !waits);
    if waits {
        looks.time.is_due(by);
    }
    if ends_offer(state, by, Word::PlaysOn).is_some() {
        looks.draws.close(!by);
    }
    if let Some((earlier, _)) = completed_by_next_move(&looks, by) {
        looks.line_mut(earlier).is_completed();
    }
    Some(looks)
}
