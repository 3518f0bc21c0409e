//! Draws that could be claimed and were not.

use records::pgn::Outcome;

use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::law_book::Ruled;
use crate::recurrence::{counted, first_recurring, plies_of_same};
use crate::sentences::{after, by_the_start, gone_by, played_on, stands_again};

/// On each ground the first claim that was open to the player who had the move, and was not made: he moved instead, or lost.
pub(crate) fn audit(case: &Case, found: &mut Vec<Finding>) {
    found.extend(repetition(case));
    found.extend(without_end(case));
}

fn repetition(case: &Case) -> Option<Finding> {
    let book = &case.chosen.book;
    let (times, ruled) = book.times.as_ref()?;
    let again = || plies_of_same(case.record, case.record.plies(), book.same_moves).len() as u32 >= *times;
    let open = |plies: &[u32]| {
        plies
            .last()
            .is_some_and(|&ply| was_passed_over(case, ply) && !(is_last_of_draw(case, ply) && again()))
    };
    let (ply, plies) = first_recurring(case, book.same_moves, open, *times)?;
    Some(finding(case, ply, ruled, &stands_again(case.record, &plies)))
}

fn without_end(case: &Case) -> Option<Finding> {
    let (record, book) = (case.record, &case.chosen.book);
    let (least, ruled) = book.moves.as_ref()?;
    let went_by = |ply| counted(record, ply, book.pawns_count);
    // Some endings are given more moves.
    let needed =
        |ply: u32| book.moves_in(&record.positions()[ply as usize]).map_or(*least, |(moves, _)| moves);
    let enough = |ply| went_by(ply) >= 2 * least && went_by(ply) >= 2 * needed(ply);
    let mut plies = (2 * least).saturating_sub(record.line().quiet(0))..=record.plies();
    let again = |ply| is_last_of_draw(case, ply) && enough(record.plies());
    let ply = plies.find(|&ply| enough(ply) && was_passed_over(case, ply) && !again(ply))?;
    let shows = gone_by(needed(ply), book.pawns_count) + by_the_start(ply, needed(ply));
    Some(finding(case, ply, ruled, &shows))
}

/// Whether the player who had the move here moved, or lost the game here.
fn was_passed_over(case: &Case, ply: u32) -> bool {
    let record = case.record;
    let position = &record.positions()[ply as usize];
    let lost = record.last().is_some() && record.result() == Some(Outcome::Won(!position.turn()));
    (ply < record.plies() || lost) && position.has_legal_move()
}

/// Whether one more move was made and the game was drawn then. Where the position after it bears the claim too, the
/// player may have written this move down and claimed with it: the record does not show that he did not.
fn is_last_of_draw(case: &Case, ply: u32) -> bool {
    ply + 1 == case.record.plies() && case.record.result() == Some(Outcome::Drawn)
}

fn finding(case: &Case, ply: u32, ruled: &Ruled, shows: &str) -> Finding {
    let record = case.record;
    let position = &record.positions()[ply as usize];
    let follows = match record.plies() - ply {
        0 => "lost instead".to_owned(),
        more => format!("did not; {}", played_on(more)),
    };
    Finding {
        kind: Kind::Unclaimed,
        ply,
        code: Some(case.chosen.book.code.id),
        articles: ruled.1.clone(),
        fen: position.fen(),
        says: format!(
            "{} {shows}: {} could claim a draw and {follows}.",
            after(record, ply),
            position.turn().name()
        ),
        result: None,
    }
}
