//! Declared reasons that the board does not bear out.

use board::{Position, Side};
use law::Truth;
use records::pgn::Outcome;

use crate::case::Case;
use crate::declared::{Declared, Reason};
use crate::finding::{Finding, Kind};
use crate::law_book::Ruled;
use crate::mating::force;
use crate::recurrence::plies_of_same;
use crate::sentences::{after, result};

pub(crate) fn audit(case: &mut Case, declared: &[Declared], found: &mut Vec<Finding>) {
    let Some(position) = case.record.last() else { return };
    if case.record.plies() == 0 {
        return;
    }
    for declared in declared {
        let by_the_board = against_the_board(case, position, declared.reason)
            .map(|why| (why, of_the_board(case, position, declared.reason)));
        let against = by_the_board.or_else(|| {
            let why = against_the_result(case, declared.reason)?;
            Some((why, of_the_reason(case, position, declared.reason)))
        });
        if let Some((why, articles)) = against {
            let ply = case.record.plies();
            found.push(Finding {
                kind: Kind::ReasonContradicts,
                ply,
                code: (!articles.is_empty()).then_some(case.chosen.book.code.id),
                articles,
                fen: position.fen(),
                says: format!(
                    "{} the reason given is \"{}\", but {why}.",
                    after(case.record, ply),
                    declared.text
                ),
                result: None,
            });
        }
    }
}

/// The articles of a ruling; none where the code has none, or is not asked.
fn articles(ruled: Option<&Ruled>) -> Vec<&'static str> {
    ruled.map(|(_, articles)| articles.clone()).unwrap_or_default()
}

/// The articles on what the board shows instead of this reason, or does not show.
fn of_the_board(case: &Case, position: &Position, reason: Reason) -> Vec<&'static str> {
    let book = &case.chosen.book;
    match reason {
        Reason::Time(_)
        | Reason::Resigned(_)
        | Reason::TimeAgainstNoForce(_)
        | Reason::Drawn
        | Reason::Decided(_)
        | Reason::Won => {
            articles(if position.is_checkmate() { book.mate.as_ref() } else { book.stalemate.as_ref() })
        }
        _ => of_the_reason(case, position, reason),
    }
}

/// The articles by which a game ends for this reason.
fn of_the_reason(case: &Case, position: &Position, reason: Reason) -> Vec<&'static str> {
    let book = &case.chosen.book;
    let of_the_number = |asked: u32, by_themselves: &Option<(u32, Ruled)>, claimed: Option<(u32, &Ruled)>| {
        let by_themselves = by_themselves.as_ref().filter(|(number, _)| *number == asked).map(|it| &it.1);
        articles(by_themselves.or(claimed.map(|it| it.1)))
    };
    let on_time = |loser: Side, mate| {
        let ends = book.whole.then(|| book.overstepped(mate, force(position, !loser)));
        articles(ends.flatten().as_ref())
    };
    match reason {
        Reason::Mate(_) => articles(book.mate.as_ref()),
        Reason::Stalemate => articles(book.stalemate.as_ref()),
        Reason::Repetition(times) => {
            of_the_number(times, &book.many_times, book.times.as_ref().map(|it| (it.0, &it.1)))
        }
        Reason::WithoutProgress(moves) => of_the_number(moves, &book.many_moves, book.moves_in(position)),
        Reason::NoForce => articles(book.dead.as_ref()),
        Reason::Time(Some(loser)) => on_time(loser, case.mate_truth(position, !loser)),
        Reason::TimeAgainstNoForce(loser) => on_time(loser.unwrap_or(position.turn()), Truth::No),
        Reason::Resigned(Some(loser)) => {
            let ends = book.whole.then(|| book.resignation(case.mate_truth(position, !loser)));
            articles(ends.flatten().as_ref())
        }
        Reason::Drawn => articles(book.whole.then(|| book.agreement()).flatten().as_ref()),
        Reason::Time(None) | Reason::Resigned(None) | Reason::Decided(_) | Reason::Won => Vec::new(),
    }
}

/// Why the last position does not bear a reason out.
fn against_the_board(case: &mut Case, position: &Position, reason: Reason) -> Option<String> {
    let (mated, stalemated) = (position.is_checkmate(), position.is_stalemate());
    let loser = position.turn();
    // Who is mated may still resign where nobody has said "check".
    let over = mated && case.mate_ends();
    match reason {
        Reason::Mate(_) if !mated => Some("there is no mate on the board".to_owned()),
        Reason::Mate(Some(winner)) if winner == loser => Some(format!("it is {} who is mated", loser.name())),
        Reason::Stalemate if !stalemated => Some("there is no stalemate on the board".to_owned()),
        Reason::Repetition(times) => {
            let most = most_often(case, position);
            (most < times).then(|| {
                let stood = if most == 1 { "once".to_owned() } else { format!("{most} times") };
                format!("the position stood {stood} and not {times} times, and no legal move brings one back so often")
            })
        }
        Reason::WithoutProgress(moves) => {
            let went_by = position.halfmoves();
            let with_a_move = went_by + u32::from(has_quiet_move(position));
            (with_a_move < 2 * moves).then(|| {
                let moves = if went_by == 1 { "move has" } else { "moves have" };
                format!("only {went_by} single {moves} gone by without a capture or a move of a Pawn")
            })
        }
        Reason::NoForce => {
            let side = Side::ALL.into_iter().find(|&side| case.mate_truth(position, side) == Truth::Yes)?;
            let line = case.mating_line(position, side)?;
            Some(format!("{} can still mate ({line})", side.name()))
        }
        Reason::Time(_) | Reason::Resigned(_) | Reason::TimeAgainstNoForce(_) | Reason::Drawn if over => {
            Some(format!("{} is mated", loser.name()))
        }
        Reason::Decided(winner) if over && winner == loser => Some(format!("{} is mated", loser.name())),
        // Who agrees to a draw on a stalemated board says nothing else than the law.
        Reason::Time(_) | Reason::Resigned(_) | Reason::TimeAgainstNoForce(_) if stalemated => {
            Some(format!("{} is stalemated", loser.name()))
        }
        _ => None,
    }
}

/// How often the last position stood, or one stands after a legal move, if that is more: a claim may name it.
fn most_often(case: &Case, position: &Position) -> u32 {
    let record = case.record;
    let here = plies_of_same(record, record.plies(), true).len() as u32;
    let first = record.plies() - position.halfmoves().min(record.plies());
    let mut most = here;
    position.for_each_successor(|_, next| {
        let before = &record.positions()[first as usize..];
        let stood = before.iter().filter(|position| position.same_for_repetition(next)).count() as u32;
        most = most.max(stood + 1);
    });
    most
}

fn has_quiet_move(position: &Position) -> bool {
    let mut quiet = false;
    position.for_each_legal(|m| quiet |= !position.is_irreversible(m));
    quiet
}

/// Why the recorded result does not go with a reason.
fn against_the_result(case: &Case, reason: Reason) -> Option<String> {
    let recorded = case.record.result().filter(|result| result.is_by_play())?;
    let wrong = match reason {
        Reason::Mate(Some(winner)) => recorded != Outcome::Won(winner),
        Reason::Mate(None) | Reason::Won => recorded == Outcome::Drawn,
        Reason::Stalemate | Reason::Repetition(_) | Reason::WithoutProgress(_) | Reason::NoForce => {
            recorded != Outcome::Drawn
        }
        Reason::TimeAgainstNoForce(_) | Reason::Drawn => recorded != Outcome::Drawn,
        Reason::Decided(winner) => recorded == Outcome::Won(!winner),
        Reason::Time(Some(loser)) | Reason::Resigned(Some(loser)) => recorded == Outcome::Won(loser),
        Reason::Time(None) | Reason::Resigned(None) => false,
    };
    wrong.then(|| format!("{} is recorded", result(recorded)))
}
