//! A part of a legal move binds the player to finish it.

use law::question::{BoundBy, Made, Nature, Transfer};
use law::{Cites, Effect};

use crate::facts::begun::moves_begun;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::attempt::Bound;
use crate::words::moves::promotion_in_words;

/// What the code says of a part of a legal move.
pub(crate) struct Begun {
    /// By which articles the move is not complete.
    pub open: Option<Cites>,
    /// By which articles it must be finished.
    pub commits: Option<Cites>,
}

/// Asks what the code says of a part of a legal move.
pub(crate) fn says_of_begun(state: &State, nature: Nature) -> Begun {
    let mut answers = state.law.hear(Transfer::lawful(Made::Begun, nature, BoundBy::Nothing));
    let begun = Begun { open: answers.take(Effect::StaysOpen), commits: answers.take(Effect::Commits) };
    answers.all_heard();
    begun
}

/// A legal move was begun with this part of it: where the code says so, it must be finished.
pub(crate) fn commits(state: &mut State, nature: Nature, begun: Begun) -> Vec<Ruling> {
    let (Some(articles), Some((from, moves))) = (begun.commits, moves_begun(state)) else {
        return Vec::new();
    };
    if state.turn().attempt().released.as_ref().is_some_and(|bound| bound.moves == moves) {
        return Vec::new();
    }
    let by = state.turn().by;
    let says = match nature {
        Nature::Castling => "castle with the Rook on that side".to_string(),
        Nature::Promotion | Nature::CapturePromotion => promotion_in_words(state, &moves),
        _ => format!("finish the move of the man from {from}"),
    };
    let kind = if nature == Nature::Castling { DutyKind::Castle } else { DutyKind::Move };
    let duty = Duty { kind, squares: vec![from], articles: articles.to_vec(), says: says.clone() };
    let bound = Bound { duty, moves, by: BoundBy::Release, ordered: true };
    state.turn_mut().attempt_mut().released = Some(bound);
    let says = format!("{} must {says}.", by.name());
    vec![Ruling { about: Some(by), ..ruling(articles, RulingKind::Obligation, says) }]
}
