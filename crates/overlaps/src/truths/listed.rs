//! What a standing lists as open can be said and is accepted; what it lists as ripe is upheld.

use game::refusal::Refusal;
use game::standing::{RulingKind, Saying};
use records::act::open_line;

use super::Step;

pub(super) fn unheard(step: &Step) -> Option<String> {
    let may = &step.stands.may;
    let every = (may.len() / 12).max(1);
    may.iter().step_by(every).find_map(|open| {
        let line = open_line(open);
        let Some((_, rulings)) = step.after.after(&line) else {
            return Some(format!("`{line}` may be said, and cannot be done"));
        };
        let refused = rulings.iter().find_map(|ruling| match ruling.kind {
            RulingKind::Refused(why) => Some((why, ruling)),
            _ => None,
        })?;
        let (why, ruling) = refused;
        // A claim may be made before there is anything to claim, and is then refused under its article.
        let unknown = why == Refusal::Unknown;
        let says = &ruling.says;
        match open.ripe {
            true => Some(format!("`{line}` is ripe, and refused: {says}")),
            false if is_a_right(&open.line) => Some(format!("`{line}` may be said, and is refused: {says}")),
            false if unknown => Some(format!("`{line}` may be said, and is refused: {says}")),
            false if ruling.articles.is_empty() => {
                Some(format!("`{line}` may be said, and is refused without an article: {says}"))
            }
            false => None,
        }
    })
}

/// Whether this is listed only where it can be done: what is claimed or found may turn out not to be so.
fn is_a_right(line: &Saying) -> bool {
    matches!(
        line,
        Saying::Adopt(_)
            | Saying::Exact(_)
            | Saying::Waive
            | Saying::AcceptDraw
            | Saying::AcceptTakeBack
            | Saying::DeclineDraw
            | Saying::Notice
            | Saying::OpenEnvelope
            | Saying::Reflection
            | Saying::Require(_)
            | Saying::Resume
    )
}
