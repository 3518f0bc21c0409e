//! Results that the board contradicts.

use records::pgn::Outcome;

use crate::after_the_end::{by_bare_king, on_the_board};
use crate::came::{Came, Ended};
use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::sentences::{after, result};

/// Mate, stalemate or a dead position on the board at the end, and another result.
pub(crate) fn audit(case: &mut Case, found: &mut Vec<Finding>) {
    found.extend(agreed_too_early(case));
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

/// A draw that nothing but an agreement can have brought about, where the code has both players make more moves before one.
fn agreed_too_early(case: &mut Case) -> Option<Finding> {
    let (moves, article) = case.chosen.book.before_agreement?;
    let (record, ply) = (case.record, case.record.plies());
    if record.result() != Some(Outcome::Drawn) || record.stop().is_some() || ply == 0 {
        return None;
    }
    let positions = record.positions();
    let end = positions.last()?;
    let stood = positions.iter().filter(|position| position.same_men_and_turn(end)).count();
    let claimed = stood >= 3 || end.halfmoves() >= 100;
    if end.fullmoves() > moves || claimed || case.standstill() || case.is_dead(ply) {
        return None;
    }
    Some(Finding {
        kind: Kind::ResultContradicts,
        ply,
        code: Some(case.chosen.book.code.id),
        articles: vec![article],
        fen: end.fen(),
        says: format!(
            "{} the game is drawn, and nothing on the board draws it: until each player has made {moves} moves no draw is agreed.",
            after(record, ply)
        ),
        result: None,
    })
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
