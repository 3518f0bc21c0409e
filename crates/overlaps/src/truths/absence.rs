//! No game is stuck because a player is gone for good.

use board::Side;
use game::standing::Ruling;

use super::Step;
use crate::table::Table;

/// What those who are present may do when this side is gone for good.
fn remedies(gone: Side) -> Vec<Vec<String>> {
    let here = !gone;
    let found = |what: &str| vec![format!("arbiter finds {what}")];
    let mut ways = vec![found(&format!("absent {gone}")), vec![format!("{here} claims time")]];
    let punished = format!("arbiter penalises {gone} loss");
    // A claim that waits is answered first.
    for answer in ["arbiter finds not-so", "arbiter rules"] {
        ways.push(vec![answer.to_owned(), punished.clone()]);
    }
    ways.push(vec![punished]);
    for letter in ['b', 'c', 'd'] {
        let claim = format!("{here} claims forfeiture {letter}");
        ways.push(vec![claim, format!("arbiter finds offence {letter} {gone}")]);
    }
    ways
}

/// Whether the laws are silent on it, and say so.
fn is_silent(ruling: &Ruling) -> bool {
    !ruling.kind.is_refusal() && ruling.articles.is_empty() && ruling.says.contains("silent")
}

fn ends(table: &Table, way: &[String]) -> bool {
    let mut table = table.clone();
    way.iter().any(|line| match table.after(line) {
        None => false,
        Some((after, rulings)) => {
            table = after;
            table.standing().result.is_some() || rulings.iter().any(is_silent)
        }
    })
}

pub(super) fn stuck(step: &Step) -> Option<String> {
    if step.stands.result.is_some() {
        return None;
    }
    let gone = Side::ALL.into_iter().find(|&gone| !remedies(gone).iter().any(|way| ends(step.after, way)))?;
    Some(format!(
        "with {} gone for good, nothing that is tried ends the game: {:?}",
        gone.name(),
        remedies(gone)
    ))
}
