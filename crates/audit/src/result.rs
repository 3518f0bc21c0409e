//! Results that the board contradicts.

use records::pgn::Outcome;

use crate::after_the_end::on_the_board;
use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::law_book::Ruled;
use crate::sentences::{after, result};

/// Mate, stalemate or a dead position on the board at the end, and another result.
pub(crate) fn audit(case: &mut Case, found: &mut Vec<Finding>) {
    let Some((recorded, (ruled, shows, outcome))) = at_the_end(case) else { return };
    if recorded == outcome {
        return;
    }
    let ply = case.record.plies();
    // A result against an earlier end of the game is told there.
    if found.iter().any(|finding| finding.kind == Kind::ResultContradicts) {
        return;
    }
    found.push(Finding {
        kind: Kind::ResultContradicts,
        ply,
        code: Some(case.chosen.book.code.id),
        articles: ruled.1,
        fen: case.record.positions()[ply as usize].fen(),
        says: format!(
            "{} {shows}: the game is {}, but {} is recorded.",
            after(case.record, ply),
            result(outcome),
            result(recorded)
        ),
        result: Some(outcome),
    });
}

fn at_the_end(case: &mut Case) -> Option<(Outcome, (Ruled, String, Outcome))> {
    let recorded = case.record.result().filter(|result| result.is_by_play())?;
    if case.record.plies() == 0 || case.record.stop().is_some() {
        return None;
    }
    if case.standstill() {
        return Some((recorded, on_the_board(case, case.record.last()?)?));
    }
    let book = case.chosen.book;
    let ruled = book.dead.as_ref()?;
    if recorded == Outcome::Drawn || case.is_surely_alive() || !case.is_dead(case.record.plies()) {
        return None;
    }
    let why = case.why_dead(case.record.plies());
    let shows = format!("neither side can mate by any series of legal moves ({why})");
    Some((recorded, (ruled.clone(), shows, Outcome::Drawn)))
}
