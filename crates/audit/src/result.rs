//! Results that the board contradicts.

use records::pgn::Outcome;

use crate::after_the_end::{by_bare_king, on_the_board};
use crate::came::{Came, Ended};
use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::sentences::{after, result};

/// Mate, stalemate or a dead position on the board at the end, and another result.
pub(crate) fn audit(case: &mut Case, found: &mut Vec<Finding>) {
    let Some((recorded, (articles, shows, came))) = at_the_end(case) else { return };
    if !came.is_against(recorded) {
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
        articles,
        fen: case.record.positions()[ply as usize].fen(),
        says: format!(
            "{} {shows}: the game is {}, but {} is recorded.",
            after(case.record, ply),
            came,
            result(recorded)
        ),
        result: came.whole(),
    });
}

/// The recorded result; the articles by which the game ended in its last position, what shows it, and what it came to.
fn at_the_end(case: &mut Case) -> Option<(Outcome, Ended)> {
    let recorded = case.record.result().filter(|result| result.is_by_play())?;
    if case.record.plies() == 0 || case.record.stop().is_some() {
        return None;
    }
    if case.standstill() {
        let (ruled, shows, came) = on_the_board(case, case.record.last()?)?;
        return Some((recorded, (ruled.1, shows, came)));
    }
    if case.chosen.book.bares
        && let Some(end) = by_bare_king(case, case.record.last()?)
    {
        return Some((recorded, end));
    }
    let book = &case.chosen.book;
    let ruled = book.dead.as_ref()?;
    if recorded == Outcome::Drawn || case.is_surely_alive() || !case.is_dead(case.record.plies()) {
        return None;
    }
    let why = case.why_dead(case.record.plies());
    let shows = format!("neither side can mate by any series of legal moves ({why})");
    Some((recorded, (ruled.1.clone(), shows, Came::of(Outcome::Drawn))))
}
