//! What a player may exact stays open until an article, or he himself, ends it.

use game::act::Person;
use game::standing::Saying;

use super::Step;

pub(super) fn lost(step: &Step) -> Option<String> {
    let cited = step.rulings.iter().any(|ruling| !ruling.articles.is_empty());
    if cited || step.stands.result.is_some() {
        return None;
    }
    // What the players take back together, they take back with all that came of it.
    if step.line.contains(" accepts take-back") {
        return None;
    }
    // A man that was touched and is taken up now is no longer left on its square.
    if [" removes ", " lifts ", " upsets "].iter().any(|what| step.line.contains(what)) {
        return None;
    }
    let by = step.line.split(' ').find(|word| !word.starts_with('@'))?;
    let still =
        |who: Person, line: &Saying| step.stands.may.iter().any(|open| open.who == who && open.line == *line);
    let gone = step.stood.may.iter().find(|open| {
        let right = matches!(open.line, Saying::Exact(_));
        let own = matches!(open.who, Person::Player(side) if side.to_string() == by);
        right && !own && !still(open.who, &open.line)
    })?;
    Some(format!("{:?} of {:?} is gone, and nothing is cited", gone.line, gone.who))
}
