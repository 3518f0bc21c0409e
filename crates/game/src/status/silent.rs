//! How the game looks at a silent table: a man that was quitted on another square has ended the turn, whatever the laws
//! make of it.

use board::Side;
use law::Effect;
use law::question::{Excuse, Ground, Word};

use crate::effects::pass::next_turn_begins;
use crate::facts::completion::{completed_by_next_move, completes_by_press};
use crate::facts::draws::ends_offer;
use crate::facts::excuse::excuse;
use crate::facts::tabletop::count_moves;
use crate::settings::time::Dials;
use crate::standing::Standing;
use crate::state::State;
use crate::state::touch::Touch;
use crate::status::kept_open::seems_over;
use crate::status::{line, standing_without_line};

/// The standing of a game as it looks, in which the turn has passed where all can see it.
///
/// Board, hands, times and score sheets are those of the game. Nothing is legal, since only the laws could tell.
#[must_use]
pub(crate) fn standing_as_it_looks(state: &State, looks: &State) -> Standing {
    let truth = standing_without_line(state);
    let looks = Standing { line: line(looks), ..standing_without_line(looks) };
    Standing {
        legal: Vec::new(),
        clock: truth.clock.zip(looks.clock).map(|(dials, looks)| Dials { moves: looks.moves, ..dials }),
        scores: truth.scores,
        penalties: truth.penalties,
        names: truth.names,
        ..looks
    }
}

/// The game with its turn passed by the move that was made, where the code keeps an unlawful one's turn open: nothing is judged,
/// the next turn only begins. None where all can see whose turn it is.
pub(crate) fn passed_for_all_to_see(state: &State) -> Option<State> {
    let (making, men) = seems_over(state)?;
    let turn = state.turn();
    let by = turn.by();
    let mut looks = state.clone();
    looks.tabletop.stands_anew(men.clone());
    let touched = looks.turn_mut().attempt_mut().seems_to_end_the_turn();
    let mut setup = men.setup(turn.position(), !by);
    count_moves(&mut setup, turn, &men);
    let position = setup.as_it_stands(&turn.position().movement().of_any_turn());
    let waits = completes_by_press(state);
    next_turn_begins(&mut looks, making, men, position, !waits);
    for touch in touched {
        looks.turn_mut().notes_touch_by_other(&touch.men);
        if !is_excused_out_of_turn(&looks, by, &touch) {
            looks.dues.carries(by, touch);
        }
    }
    // What the hand has done since is there for all to see.
    looks.tabletop.clone_from(&state.tabletop);
    looks.tabletop.hands_mut().forget_words();
    match waits {
        true => looks.time.awaits_press(by),
        false if looks.time.has_clock() => looks.time.counts_move(by),
        false => {}
    }
    if ends_offer(state, by, Word::PlaysOn).is_some() {
        looks.draws.close(!by);
    }
    if let Some((earlier, _)) = completed_by_next_move(&looks, by) {
        looks.line_mut(earlier).completes();
    }
    Some(looks)
}

/// Whether the code excuses such a touch because it was made out of turn.
fn is_excused_out_of_turn(looks: &State, by: Side, touch: &Touch) -> bool {
    let men = looks.turn().men();
    let adverse = touch.men.iter().all(|&id| men.knows(id) && men.man(id).side != by);
    let asked = Excuse { adverse, ..excuse(looks, by, Ground::None) };
    looks.law().gives(asked, |effect| effect == Effect::Excuses)
}
