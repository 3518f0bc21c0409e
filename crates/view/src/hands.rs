//! What the hands have done, read from the log: where a hand still lies, and which way the pieces went.

use board::{Side, Square};
use game::Judged;
use game::standing::RulingKind;

use crate::acts::{self, Group, Step};
use crate::told::{has, is_refused};

/// The hand that touched something with the last act, and where.
pub(crate) fn resting(log: &[Judged]) -> Option<(Side, &[Square])> {
    acts::touched(log.last()?)
}

/// The sides whose "j'adoube" covers a touch to come. It lasts until the turn passes.
pub(crate) fn adjusting(log: &[Judged]) -> Vec<Side> {
    Side::ALL.into_iter().filter(|&side| is_adjusting(log, side)).collect()
}

fn is_adjusting(log: &[Judged], side: Side) -> bool {
    let mut touched: Vec<Square> = Vec::new();
    let heard = |judged: &&Judged| judged.entry.who.side() == Some(side) && !is_refused(judged);
    for judged in log.iter().rev().take_while(|judged| !ends_turn(judged)).filter(heard) {
        match acts::adjusted(judged) {
            Some([]) => return touched.is_empty(),
            Some(named) => return named.iter().any(|square| !touched.contains(square)),
            None if Group::of(&judged.entry.act) == Group::Hand => {
                touched.extend(acts::squares(&judged.entry.act));
            }
            None => {}
        }
    }
    false
}

/// A way from square to square.
pub(crate) type Way = (Square, Square);

/// The last way that a piece went; none after a restoration.
pub(crate) fn last_way(log: &[Judged]) -> Option<Way> {
    let restores = |judged: &Judged| has(judged, RulingKind::Restored);
    // A move that was made as a whole tells it alone, however long the log is.
    let last = log.iter().rfind(|judged| restores(judged) || step(judged).is_some())?;
    if let Some(Step::Moves(from, to)) = step(last).filter(|_| !restores(last))
        && from != to
    {
        return Some((from, to));
    }
    let mut rest = log;
    // A hand begins anew after each release, so each stretch between two tells its ways alone.
    while let Some(last) = rest.len().checked_sub(1) {
        let from = rest[..last].iter().rposition(is_release).map_or(0, |release| release + 1);
        let (before, mut stretch) = rest.split_at(from);
        let restored = stretch.iter().rposition(restores);
        stretch = restored.map_or(stretch, |last| &stretch[last + 1..]);
        if let Some(way) = ways(stretch).into_iter().rfind(|(from, to)| from != to) {
            return Some(way);
        }
        if restored.is_some() || stretch.iter().any(opens_envelope) {
            return None;
        }
        rest = before;
    }
    None
}

fn ends_turn(judged: &Judged) -> bool {
    has(judged, RulingKind::Completed) || has(judged, RulingKind::Restored)
}

fn is_release(judged: &Judged) -> bool {
    matches!(step(judged), Some(Step::Releases))
}

fn opens_envelope(judged: &Judged) -> bool {
    matches!(step(judged), Some(Step::OpensEnvelope))
}

/// What an act moves; nothing where it was refused.
fn step(judged: &Judged) -> Option<Step> {
    Step::of(&judged.entry.act).filter(|_| !is_refused(judged))
}

/// The ways that pieces went by these acts, in order. A piece set down twice before it was quitted went one way.
fn ways(acts: &[Judged]) -> Vec<Way> {
    let mut found: Vec<Way> = Vec::new();
    let mut lifted: Option<Square> = None;
    let mut under: Option<usize> = None;
    for step in acts.iter().filter_map(step) {
        match step {
            Step::Moves(from, to) => found.push((from, to)),
            Step::Lifts(square) => lifted = lifted.or(Some(square)),
            Step::Places(to) => {
                let Some(from) = lifted else { continue };
                match under {
                    Some(at) => found[at] = (from, to),
                    None => {
                        under = Some(found.len());
                        found.push((from, to));
                    }
                }
            }
            Step::Releases => (lifted, under) = (None, None),
            Step::OpensEnvelope => {
                found.clear();
                under = None;
            }
        }
    }
    found
}
