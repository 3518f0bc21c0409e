//! A move that was declared with a claim, or written down for one, and cannot be changed.

use board::{Move, Side};
use law::question::Sheet;
use law::{Cites, Effect};

use crate::facts::draws::Declared;
use crate::facts::scores::recording;
use crate::phrases::{move_meant, with_names_now};
use crate::state::State;

/// Why a claim cannot rest on another move.
pub(crate) struct Fixed {
    why: Why,
    pub articles: Cites,
}

enum Why {
    /// An earlier claim was wrong, and the move declared with it is due.
    Declared(String),
    /// Another move stands in his score; where that can mean several, none is due by it.
    Written(Vec<Move>),
}

/// The articles by which a move that is declared is written first, and cannot be changed; none where the code does not say so.
pub(crate) fn articles_on_writing_it(state: &State, who: Side) -> Cites {
    state.law().cites(recording(state, who, Sheet::DeclaredStruck), |it| it == Effect::Refuses)
}

/// What keeps this player from declaring this move; none where nothing does.
pub(crate) fn fixed_otherwise(state: &State, who: Side, m: Move) -> Option<Fixed> {
    let stays = articles_on_writing_it(state, who);
    if let Some(required) = state.turn().required().filter(|required| required.exacted.is_none()) {
        let articles = Cites::from(required.duty.articles.clone());
        let says = required.duty.says.clone();
        let otherwise = !required.moves.contains(&m);
        return otherwise.then(|| Fixed { why: Why::Declared(says), articles: stays.and(articles) });
    }
    let written = state.scores.written_in_advance(who, state.line.number_made());
    let otherwise = !stays.is_empty() && !written.is_empty() && !written.contains(&m);
    otherwise.then(|| Fixed { why: Why::Written(written.to_vec()), articles: stays })
}

impl Fixed {
    /// Why the claim comes to nothing.
    pub(crate) fn says(&self, state: &State, who: Side) -> String {
        let name = who.name();
        match &self.why {
            Why::Declared(duty) => {
                format!("{name} must {}: another move cannot be declared.", with_names_now(state, duty))
            }
            Why::Written(written) => {
                let moves: Vec<String> =
                    written.iter().map(|&m| move_meant(state.turn().position(), m)).collect();
                format!(
                    "{name} has written {}, which cannot be changed: another move cannot be declared.",
                    moves.join(" or ")
                )
            }
        }
    }

    /// The move that the claim leaves due, where it is not due already.
    pub(crate) fn still_to_be_bound(&self) -> Option<Declared> {
        match &self.why {
            Why::Written(written) => match written[..] {
                [m] => Some(Declared { from: Some(m.from()), legal: Some(m) }),
                _ => None,
            },
            Why::Declared(_) => None,
        }
    }
}
