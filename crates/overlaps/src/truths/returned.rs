//! A right that is lost does not come back when the other player makes a lawful move.

use game::act::Person;
use game::standing::{Open, Phase, Saying};

use super::Step;

fn rights(may: &[Open]) -> Vec<(Person, &Saying)> {
    may.iter()
        .filter(|open| matches!(open.line, Saying::Exact(_)))
        .map(|open| (open.who, &open.line))
        .collect()
}

pub(super) fn again(step: &Step) -> Option<String> {
    let (before, now) = (rights(&step.stood.may), rights(&step.stands.may));
    let mine = |who: Person| matches!(who, Person::Player(side) if side != step.stands.turn);
    let lost: Vec<_> = before.into_iter().filter(|right| mine(right.0) && !now.contains(right)).collect();
    let quiet =
        step.stands.result.is_none() && step.stands.phase == Phase::ToMove && step.stands.hand.is_none();
    if lost.is_empty() || !quiet || step.line.contains(" finds ") {
        return None;
    }
    let every = (step.stands.legal.len() / 3).max(1);
    step.stands.legal.iter().step_by(every).find_map(|&m| {
        let makes = if step.after.is_communicated() { "sends" } else { "plays" };
        let line = format!("{} {makes} {}", step.stands.turn, step.stands.position.uci(m));
        let (after, _) = step.after.after(&line)?;
        let after = after.standing();
        let then = rights(&after.may);
        let back = lost.iter().find(|right| then.contains(right))?;
        Some(format!("{back:?} was lost, and is there again after `{line}`"))
    })
}
