//! Moves are counted from a notice: what was announced to begin the count anew has done so.

use law::question::DrawGround;
use law::{Choice, Effect};

use crate::facts::count::{moves_counted, running_count};
use crate::facts::limit::{begins_anew, told_of_the_limit};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// The count before an act: the moves of both sides in it, and those of the game.
pub(crate) struct Count {
    counted: Option<u32>,
    made: usize,
}

impl Count {
    /// That of the game as it stands.
    pub(crate) fn of(state: &State) -> Count {
        let counted = moves_counted(state).map(|counts| counts.made.iter().sum());
        Count { counted, made: state.line.number_made() }
    }

    /// Tells that a move since has begun the count anew.
    pub(crate) fn looks_again(self, state: &State) -> Option<Ruling> {
        let what = match begins_anew(state)? {
            Choice::ResetByPawnOrCapture => "A capture or a Pawn move",
            Choice::ResetByCapture => "A capture",
            _ => return None,
        };
        let now = Count::of(state);
        if now.made <= self.made || now.counted? >= self.counted? {
            return None;
        }
        let counting = running_count(state)?;
        let articles = state.law().cites(counting.facts, |effect| effect == Effect::CountsMoves);
        let articles = articles.and(told_of_the_limit(state, DrawGround::FiftyMoves));
        Some(ruling(articles, RulingKind::Note, format!("{what} begins the count of moves anew.")))
    }
}
