//! A right that is lost does not come back when the other player makes a lawful move.

use game::act::Person;
use game::standing::{Open, Phase, RulingKind, Saying};

use super::Step;

/// What each player may exact, and by which articles: the same penalty for another offence is another right.
fn rights(may: &[Open]) -> Vec<(Person, &Saying, &[&'static str])> {
    let exacted = may.iter().filter(|open| matches!(open.line, Saying::Exact(_)));
    exacted.filter_map(|open| Some((open.who, &open.line, &open.option.as_ref()?.articles[..]))).collect()
}

pub(super) fn again(step: &Step) -> Option<String> {
    let (before, now) = (rights(&step.stood.may), rights(&step.stands.may));
    let mine = |who: Person| matches!(who, Person::Player(side) if side != step.stands.turn);
    let lost: Vec<_> = before.into_iter().filter(|right| mine(right.0) && !now.contains(right)).collect();
    let quiet = step.stands.result.is_none()
        && matches!(step.stands.phase, Phase::ToMove | Phase::Touched)
        && step.stands.hand.is_none();
    if lost.is_empty() || !quiet || step.line.contains(" finds ") {
        return None;
    }
    let every = (step.stands.legal.len() / 3).max(1);
    step.stands.legal.iter().step_by(every).find_map(|&m| {
        let makes = if step.after.is_communicated() { "sends" } else { "plays" };
        let line = format!("{} {makes} {}", step.stands.turn, step.stands.position.uci(m));
        // Where an illegal move has to be put right first, a move that is legal from the beginning of the turn can be a further
        // offence.
        let (after, rulings) = step.after.after(&line)?;
        if rulings.iter().any(|ruling| ruling.kind == RulingKind::Offence) {
            return None;
        }
        let after = after.standing();
        let then = rights(&after.may);
        let back = lost.iter().find(|right| then.contains(right))?;
        Some(format!("{back:?} was lost, and is there again after `{line}`"))
    })
}
