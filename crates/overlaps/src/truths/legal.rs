//! The moves that a standing lists as legal can be made, and complete the turn.

use board::Square;
use game::standing::{Phase, RulingKind, Standing};

use super::Step;

/// Whether a move can be made from here with one act: nothing is in the hand, and the men stand as the turn began.
fn can_be_made(standing: &Standing) -> bool {
    let stand = Square::ALL.iter().all(|&at| standing.board[at.index()] == standing.position.man_at(at));
    standing.hand.is_none() && standing.displaced.is_empty() && stand && standing.phase != Phase::Adjourned
}

pub(super) fn incomplete(step: &Step) -> Option<String> {
    let standing = step.stands;
    if !can_be_made(standing) {
        return None;
    }
    let makes = if step.after.is_communicated() { "sends" } else { "plays" };
    let every = (standing.legal.len() / 4).max(1);
    standing.legal.iter().step_by(every).find_map(|&m| {
        let line = format!("{} {makes} {}", standing.turn, standing.position.uci(m));
        let Some((after, rulings)) = step.after.after(&line) else {
            return Some(format!("`{line}` is legal, and cannot be done"));
        };
        let now = after.standing();
        let completed = rulings.iter().any(|ruling| ruling.kind == RulingKind::Completed);
        let fallen = now.result.as_ref().is_some_and(|_| !completed);
        let passed = completed || now.turn != standing.turn || now.line.len() > standing.line.len();
        let offence =
            rulings.iter().find(|ruling| ruling.kind == RulingKind::Offence && !is_of_score(ruling));
        match offence {
            Some(offence) => Some(format!("`{line}` is legal, and an offence: {}", offence.says)),
            None if !passed && !fallen => {
                Some(format!("`{line}` is legal, and does not complete the turn: {rulings:?}"))
            }
            None => None,
        }
    })
}

/// A score kept badly is an offence of its own, whatever move is made.
pub(super) fn is_of_score(ruling: &game::standing::Ruling) -> bool {
    ruling
        .articles
        .iter()
        .all(|number| number.starts_with("8.") || number.starts_with("6.") || number.starts_with("15"))
        && !ruling.articles.is_empty()
}
