//! A game that is over stays over, unless its result is signed otherwise or an official corrects it.

use game::standing::GameResult;

use super::Step;

/// What may give a game that is over another result.
const DECISIONS: &[&str] = &[" signs ", " corrects ", " overturns ", "arbiter penalises ", " finds "];

pub(super) fn again(step: &Step) -> Option<String> {
    let was = step.stood.result.as_ref()?;
    let cancelled = matches!(was.result, GameResult::Annulled | GameResult::Recommenced);
    let corrected = DECISIONS.iter().any(|decision| step.line.contains(decision)) && !cancelled;
    match &step.stands.result {
        Some(is) if is == was || corrected => None,
        Some(is) => Some(format!("{:?} became {:?}", was.result, is.result)),
        None => Some(format!("{:?} is a result no more", was.result)),
    }
}
