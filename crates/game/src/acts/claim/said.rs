//! Somebody said something: "j'adoube", that he resigns, that a draw is offered or agreed.

use board::{Side, Square};
use law::Cites;
use law::question::Known;

use crate::act::official::Fact;
use crate::effects::offences::take_found;
use crate::facts::breach::{breached, touched_to_answer, turn_in_question, turns_of_other};
use crate::facts::exacted::exacted_touches;
use crate::judging::claimable::Claimable;
use crate::judging::said::{articles_on, asks_whether, judges_said};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::turn::Turn;
use crate::state::waiting::Said;

pub(crate) struct WasSaid(pub Said);

/// The squares of the men that the player has touched in his turn and is bound by, or for which his last move leaves him
/// something to answer, since he had touched them.
pub(crate) fn squares_touched(state: &State, who: Side) -> Vec<Square> {
    let Some(index) = turn_in_question(state, who) else { return Vec::new() };
    let turn = &state.line[index];
    let mut squares: Vec<Square> = Vec::new();
    let exacted = if state.line.is_now(index) { exacted_touches(state) } else { &[] };
    let counted = turn.attempt().touches().iter().chain(exacted).filter(|touch| !touch.excused);
    let touched = counted.flat_map(|touch| &touch.men).filter_map(|&man| turn.men().square_of(man));
    let to_answer: Vec<Square> = touched_to_answer(state, index).map(|(_, square)| square).collect();
    let left = |square: &Square| breached(state, index, *square).is_some() || to_answer.contains(square);
    for square in touched.filter(|square| state.line.is_now(index) || left(square)) {
        if !squares.contains(&square) {
            squares.push(square);
        }
    }
    squares
}

/// There is no touch to excuse, or none that is not excused already.
fn excuses_nothing(state: &State, who: Side, said: Said, articles: Cites) -> Ruling {
    let turns = [state.line.now_at()].into_iter().chain(turns_of_other(state, !who).take(1));
    let mut turns = turns.map(|index| &state.line[index]).filter(|turn| turn.by() == who);
    let is_excused = |turn: &Turn, square: Square| {
        let man = turn.men().at(square);
        let excused = turn.attempt().touches().iter().filter(|touch| touch.excused);
        man.is_some_and(|man| excused.flat_map(|touch| &touch.men).any(|&touched| touched == man))
    };
    match said {
        Said::Adjusted(square) if turns.any(|turn| is_excused(turn, square)) => {
            let says = format!("{}'s touch of the man on {square} is excused already.", who.name());
            ruling(articles, RulingKind::Note, says)
        }
        _ => refused(articles, Refusal::NotSo, "There is no touch that this could excuse."),
    }
}

impl Claimable for WasSaid {
    /// Whether the game itself shows it; none where only people can find it.
    type Facts = Option<bool>;

    fn is_known(&self, state: &State) -> bool {
        !articles_on(state, state.turn().by(), self.0).is_empty()
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        match self.0 {
            Said::Adjusted(square) => (!squares_touched(state, who).contains(&square)).then_some(false),
            Said::DrawOffered => state.draws.offered_by(!who).then_some(true),
            Said::Resigned | Said::DrawAgreed => None,
        }
    }

    fn is_upheld(&self, _state: &State, facts: &Self::Facts) -> bool {
        *facts == Some(true)
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let articles = articles_on(state, who, self.0);
        if articles.is_empty() {
            return vec![no_such_claim(state)];
        }
        match facts {
            Some(true) => judges_said(state, who, self.0, Known::Decided, articles),
            Some(false) => vec![excuses_nothing(state, who, self.0, articles)],
            None if take_found(state, |fact| *fact == Fact::So) => {
                judges_said(state, who, self.0, Known::Decided, articles)
            }
            None if take_found(state, |fact| *fact == Fact::NotSo) => {
                judges_said(state, who, self.0, Known::NotSo, articles)
            }
            None => vec![asks_whether(state, who, self.0)],
        }
    }
}
