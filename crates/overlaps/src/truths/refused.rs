//! A refused act changes nothing.

use game::standing::Standing;

use super::Step;

/// The parts of a standing of which something differs.
pub(super) fn differences(one: &Standing, other: &Standing) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut held = |name: &'static str, same: bool| {
        if !same {
            found.push(name);
        }
    };
    held("result", one.result == other.result);
    held("phase", one.phase == other.phase);
    held("turn", one.turn == other.turn);
    held("position", one.position == other.position);
    held("board", one.board == other.board);
    held("captured", one.captured == other.captured);
    held("hand", one.hand == other.hand);
    held("duty", one.duty == other.duty);
    held("legal", one.legal == other.legal);
    held("may", one.may == other.may);
    held("offer", one.offer == other.offer);
    held("counts", one.counts == other.counts);
    held("offences", one.offences == other.offences);
    held("scores", one.scores == other.scores);
    held("line", one.line == other.line);
    found
}

pub(super) fn changed(step: &Step) -> Option<String> {
    let only_refused = !step.rulings.is_empty() && step.rulings.iter().all(|ruling| ruling.kind.is_refusal());
    // A penalty that nothing can fulfil is refused, and the right to it is gone: an article says so.
    let finding = step.line.contains(" finds ");
    let by_article = step.line.contains(" exacts ") || step.line.contains(" claims ");
    if !only_refused || finding || by_article && step.rulings.iter().any(|ruling| !ruling.articles.is_empty())
    {
        return None;
    }
    let found = differences(step.stood, step.stands);
    (!found.is_empty()).then(|| format!("{} changed", found.join(", ")))
}
