//! Acts that have nothing to do with one another give the same result in both orders.

use game::standing::Standing;

use super::Step;
use super::refused::differences;

/// Acts that touch nothing on the board and no right.
const ASIDE: &[&str] = &["arbiter finds decided that play goes on", "white writes e4", "black writes e4"];

pub(super) fn differs(step: &Step) -> Option<String> {
    if step.stands.result.is_some() || step.line.contains("writes") || step.line.contains("strikes") {
        return None;
    }
    // A move that is declared with a claim is written first.
    let declares = step.line.contains(" intending ");
    let aside = ASIDE.iter().filter(|aside| !(declares && aside.contains("writes")));
    aside.into_iter().find_map(|aside| {
        let (after, _) = step.after.after(aside)?;
        let (other, _) = step.before.after(aside)?;
        let Some((other, _)) = other.after(step.line) else {
            return Some(format!("`{}` cannot be done after `{aside}`", step.line));
        };
        // At which act a move was made depends on the order.
        let without_numbers = |mut standing: Standing| {
            standing.line.iter_mut().for_each(|played| played.act = 0);
            standing
        };
        let mut found = differences(&without_numbers(after.standing()), &without_numbers(other.standing()));
        // What a score lacks is told with the next move, whichever comes first.
        found.retain(|part| *part != "scores");
        (!found.is_empty())
            .then(|| format!("`{aside}` before `{}` or after it: {} differ", step.line, found.join(", ")))
    })
}
