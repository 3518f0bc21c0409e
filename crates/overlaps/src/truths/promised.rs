//! What a right is said to lead to is what it leads to.

use game::standing::{Phase, Saying};
use records::act::open_line;

use super::Step;

pub(super) fn otherwise(step: &Step) -> Option<String> {
    // As long as nobody may move, nothing can be told of moves.
    if step.stands.legal.is_empty() {
        return None;
    }
    let rights = step.stands.may.iter().filter(|open| matches!(open.line, Saying::Exact(_)));
    let rights: Vec<_> = rights.collect();
    rights.iter().step_by((rights.len() / 8).max(1)).find_map(|open| {
        let promise = open.option.as_ref()?;
        let line = open_line(open);
        let (after, rulings) = step.after.after(&line)?;
        let stands = after.standing();
        let refused = rulings.iter().any(|ruling| ruling.kind.is_refusal());
        if refused || stands.result.is_some() || stands.phase != Phase::ToMove {
            return None;
        }
        if promise.leads_to.fen() != stands.position.fen() {
            return Some(format!(
                "`{line}` was to lead to {}, and leads to {}",
                promise.leads_to.fen(),
                stands.position.fen()
            ));
        }
        if !promise.then.is_empty() {
            return None;
        }
        let mut promised: Vec<String> = promise.legal.iter().map(|&m| stands.position.uci(m)).collect();
        let mut legal: Vec<String> = stands.legal.iter().map(|&m| stands.position.uci(m)).collect();
        promised.sort();
        legal.sort();
        (promised != legal).then(|| format!("`{line}` was to allow {promised:?}, and allows {legal:?}"))
    })
}
