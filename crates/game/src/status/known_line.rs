//! What is new in the line, to whoever knew some of it.

use std::sync::Arc;

use crate::facts::records::reads;
use crate::standing::LineMove;
use crate::state::State;
use crate::state::turn::Turn;
use crate::status::line_move;

/// The moves of a line that somebody knows. A turn that has changed since is another one, so to find what is new costs
/// next to nothing, however long the line is.
///
/// ```
/// use jadoube_game::{Game, KnownLine, settings::Settings};
///
/// let game = Game::new(law::codes::find("fide").ok_or("no such code")?, Settings::default())?;
/// let (unchanged, new) = game.new_in_line(&mut KnownLine::default());
/// assert_eq!((unchanged, new.len()), (0, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct KnownLine(Vec<Arc<Turn>>);

/// How many moves stand as they were known, and the moves after them; all of them are known then.
pub(crate) fn new_in_line(state: &State, known: &mut KnownLine) -> (usize, Vec<LineMove>) {
    let made = state.line.made();
    let same = known.0.iter().zip(made).take_while(|(known, made)| Arc::ptr_eq(known, made)).count();
    known.0.truncate(same);
    known.0.extend_from_slice(&made[same..]);
    let recorded = reads(state).is_descriptive();
    (same, made[same..].iter().map(|turn| line_move(state, turn, recorded)).collect())
}
