//! Wins by a side that could not mate, and draws for want of force against one that could.

use board::{Kind as Piece, Position, Side};
use law::question::WinningForce;
use law::{Outcome as Ends, Truth};
use records::pgn::Outcome;

use crate::after_the_end::by_bare_king;
use crate::case::Case;
use crate::declared::{Declared, Reason};
use crate::finding::{Finding, Kind};
use crate::sentences::after;
use crate::tags::Tag;

/// What this side has to win with, by its pieces alone.
pub(crate) fn force(position: &Position, side: Side) -> WinningForce {
    let number = |side, kind| position.men(side, kind).count();
    let others = [Piece::Queen, Piece::Rook, Piece::Pawn].into_iter().any(|kind| number(side, kind) > 0);
    match (others, number(side, Piece::Bishop), number(side, Piece::Knight)) {
        (false, 0, 0) => WinningForce::LoneKing,
        (false, 1, 0) | (false, 0, 1) => WinningForce::OneMinorPiece,
        (false, 0, 2) if number(!side, Piece::Pawn) == 0 => WinningForce::TwoKnights,
        _ => WinningForce::Enough,
    }
}

pub(crate) fn audit(case: &mut Case, declared: &[Declared], found: &mut Vec<Finding>) {
    if case.record.plies() == 0 || case.standstill() {
        return;
    }
    // Who bared a King may have won without a mate.
    if case.chosen.book.bares && case.record.last().is_some_and(|last| by_bare_king(case, last).is_some()) {
        return;
    }
    match case.record.result() {
        Some(Outcome::Won(winner)) => {
            let finding = cannot_mate(case, winner, declared, found);
            found.extend(finding);
        }
        Some(Outcome::Drawn) => found.extend(could_mate(case, declared)),
        _ => {}
    }
}

/// Whether the law had ended the game before anybody could win it: in a dead position, or at an earlier end.
fn was_over(case: &Case, found: &[Finding]) -> bool {
    let ended = found.iter().any(|finding| finding.kind == Kind::AfterTheEnd);
    ended || case.chosen.book.dead.is_some() && case.is_dead(case.record.plies())
}

/// What the tag `Termination` has where an official decided the game.
const OFFICIAL: [&[u8]; 2] = [b"rules infraction", b"adjudication"];

fn cannot_mate(case: &mut Case, winner: Side, declared: &[Declared], found: &[Finding]) -> Option<Finding> {
    // What an official decides, the board does not contradict.
    if declared.iter().any(|it| matches!(it.reason, Reason::Won) || it.reason == Reason::Decided(winner)) {
        return None;
    }
    if case.record.stop().is_some() || case.surely_mates(winner) {
        return None;
    }
    if OFFICIAL.iter().any(|word| case.record.tags().bytes(Tag::Termination).eq_ignore_ascii_case(word)) {
        return None;
    }
    let position = case.record.last()?;
    if case.mate_truth(position, winner) != Truth::No {
        return None;
    }
    // Where the game was over already, nothing could be won any more: `result-contradicts` says so.
    if was_over(case, found) {
        return None;
    }
    let book = &case.chosen.book;
    let (name, ply) = (winner.name(), case.record.plies());
    let why = case.why_no_mate(position, winner);
    let head = format!(
        "{} {name} is recorded as the winner, but cannot mate by any series of legal moves ({why})",
        after(case.record, ply)
    );
    let finding = |articles: Vec<&'static str>, says: String, result| Finding {
        kind: Kind::CannotMate,
        ply,
        code: (!articles.is_empty()).then_some(book.code.id),
        articles,
        fen: position.fen(),
        says,
        result,
    };
    if !book.whole {
        let says = format!("{head}. What the law of that day made of it is not in the program.");
        return Some(finding(Vec::new(), says, None));
    }
    let on_time = book.overstepped(Truth::No, force(position, winner));
    let resigned = book.resignation(Truth::No);
    let time_draws = on_time.as_ref().is_some_and(|(ends, _)| *ends == Ends::OutOfTimeToNoMate);
    let resigning_draws = resigned.as_ref().is_some_and(|(ends, _)| *ends == Ends::ResignedToNoMate);
    let says_time = declared.iter().any(|it| matches!(it.reason, Reason::Time(_)));
    let says_resigned = declared.iter().any(|it| matches!(it.reason, Reason::Resigned(_)));
    let mut articles: Vec<&'static str> = Vec::new();
    let mut cite = |ruled: &Option<crate::law_book::Ruled>| {
        let new = ruled.iter().flat_map(|(_, articles)| articles.iter().copied());
        for article in new {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
    };
    let drawn = Some(Outcome::Drawn);
    match (time_draws, resigning_draws) {
        (true, _) if says_time => {
            cite(&on_time);
            Some(finding(articles, format!("{head}: a loss on time is a draw then."), drawn))
        }
        (_, true) if says_resigned => {
            cite(&resigned);
            Some(finding(articles, format!("{head}: a resignation makes it a draw then."), drawn))
        }
        // The law lets a resignation, or the clock, win against the board.
        _ if says_time || says_resigned => None,
        (true, true) => {
            cite(&on_time);
            cite(&resigned);
            let says =
                format!("{head}: neither time nor a resignation wins then, only an official's decision.");
            Some(finding(articles, says, None))
        }
        (true, false) => {
            cite(&on_time);
            cite(&resigned);
            let says =
                format!("{head}: time does not win then, only a resignation or an official's decision.");
            Some(finding(articles, says, None))
        }
        (false, _) => None,
    }
}

/// A draw on time or for want of force, where the side that did not overstep could still mate.
fn could_mate(case: &mut Case, declared: &[Declared]) -> Option<Finding> {
    let on_time =
        declared.iter().find(|it| matches!(it.reason, Reason::Time(_) | Reason::TimeAgainstNoForce(_)))?;
    let position = case.record.last()?;
    let book = &case.chosen.book;
    let loser = match on_time.reason {
        Reason::Time(Some(loser)) | Reason::TimeAgainstNoForce(Some(loser)) => loser,
        _ => position.turn(),
    };
    if !book.whole || case.mate_truth(position, !loser) != Truth::Yes {
        return None;
    }
    let (ends, articles) = book.overstepped(Truth::Yes, force(position, !loser))?;
    if ends != Ends::OutOfTime {
        return None;
    }
    let line = case.mating_line(position, !loser)?;
    let (ply, winner) = (case.record.plies(), !loser);
    Some(Finding {
        kind: Kind::CouldMate,
        ply,
        code: Some(book.code.id),
        articles,
        fen: position.fen(),
        says: format!(
            "{} the game is drawn by \"{}\", but {} could still mate ({line}): if {} overstepped the time, the game is lost.",
            after(case.record, ply),
            on_time.text,
            winner.name(),
            loser.name()
        ),
        result: None,
    })
}
