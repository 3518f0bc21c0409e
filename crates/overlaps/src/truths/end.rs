//! A game that is over stays over, unless its result is signed otherwise or an official corrects it.

use game::standing::GameResult;

use super::Step;

/// What may give a game that is over another result, even one that counted as never played.
const CORRECTIONS: &[&str] = &[" signs ", " corrects ", " overturns "];

/// What may give a game that was played another result.
const DECISIONS: &[&str] = &["arbiter penalises ", " finds "];

pub(super) fn again(step: &Step) -> Option<String> {
    let was = step.stood.result.as_ref()?;
    let cancelled = matches!(was.result, GameResult::Annulled | GameResult::Recommenced);
    let says = |words: &[&str]| words.iter().any(|word| step.line.contains(word));
    let corrected = says(CORRECTIONS) || !cancelled && says(DECISIONS);
    match &step.stands.result {
        Some(is) if is == was || corrected => None,
        Some(is) => Some(format!("{:?} became {:?}", was.result, is.result)),
        // An appeal gives the game back, and an arbiter may let a player play who came too late.
        None if says(&[" overturns *", " finds decided that play goes on"]) => None,
        None => Some(format!("{:?} is a result no more", was.result)),
    }
}
