//! Moves after the game had ended.

use board::{Position, Side};
use records::pgn::Outcome;

use crate::came::{Came, Ended};
use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::law_book::Ruled;
use crate::recurrence::{counted, first_recurring, on_alternate_moves};
use crate::sentences::{after, by_the_start, gone_by, played_on, result, stands_again};
use crate::stop::Stop;

/// The end of a game as the law has it, before its last move.
pub(crate) struct End {
    pub ply: u32,
    pub articles: Vec<&'static str>,
    /// What shows it.
    pub shows: String,
    pub came: Came,
}

/// Every way in which the game had ended before its last move; the earliest first.
pub(crate) fn audit(case: &mut Case, found: &mut Vec<Finding>) {
    let mut ends: Vec<End> = Vec::new();
    ends.extend(move_after_mate(case));
    ends.extend(dead_before_the_end(case));
    ends.extend(recurred(case));
    ends.extend(long_without_progress(case));
    ends.extend(bared(case));
    ends.sort_by_key(|end| end.ply);
    if let Some(first) = ends.first() {
        found.extend(against_result(case, first));
    }
    for (number, end) in ends.iter().enumerate() {
        let record = case.record;
        let stopped = u32::from(record.stop().is_some_and(Stop::is_at_a_move));
        let later = if number == 0 { "the game had ended" } else { "the game would have ended here too" };
        let more = played_on((record.plies() - end.ply + stopped).max(1));
        found.push(Finding {
            kind: Kind::AfterTheEnd,
            ply: end.ply,
            code: Some(case.chosen.book.code.id),
            articles: end.articles.clone(),
            fen: record.positions()[end.ply as usize].fen(),
            says: format!("{} {}: {later} as {}, but {more}.", after(record, end.ply), end.shows, end.came),
            result: None,
        });
    }
}

/// The result of a game that had ended otherwise.
fn against_result(case: &Case, end: &End) -> Option<Finding> {
    let recorded = case.record.result().filter(|&it| it.is_by_play() && end.came.is_against(it))?;
    Some(Finding {
        kind: Kind::ResultContradicts,
        ply: end.ply,
        code: Some(case.chosen.book.code.id),
        articles: end.articles.clone(),
        fen: case.record.positions()[end.ply as usize].fen(),
        says: format!(
            "{} {}: the game is {}, but {} is recorded.",
            after(case.record, end.ply),
            end.shows,
            end.came,
            result(recorded)
        ),
        result: end.came.whole(),
    })
}

/// A text of a move where there is no legal one.
pub(crate) fn move_after_mate(case: &Case) -> Option<End> {
    let record = case.record;
    record.stop().filter(|stop| stop.is_at_a_move())?;
    let position = record.reached().filter(|position| !position.has_legal_move())?;
    let (ruled, shows, came) = on_the_board(case, position)?;
    Some(End { ply: record.plies(), articles: ruled.1, shows, came })
}

/// Mate or stalemate on the board, as the code has it.
pub(crate) fn on_the_board(case: &Case, position: &Position) -> Option<(Ruled, String, Came)> {
    let (side, book) = (position.turn(), &case.chosen.book);
    if position.in_check(side) {
        if !case.mate_ends() {
            return None;
        }
        let ruled = book.mate.clone()?;
        return Some((ruled, format!("{} is mated", side.name()), Came::of(Outcome::Won(!side))));
    }
    let ruled = book.stalemate.clone()?;
    let came = Came::by(game::result_of(ruled.0, side))?;
    Some((ruled, format!("{} is stalemated", side.name()), came))
}

fn dead_before_the_end(case: &mut Case) -> Option<End> {
    let (record, book) = (case.record, &case.chosen.book);
    let (_, articles) = book.dead.as_ref()?;
    let dead = first_dead(case)?;
    let stopped = record.stop().is_some_and(Stop::is_at_a_move);
    if dead == record.plies() && !stopped {
        return None;
    }
    Some(End {
        ply: dead,
        articles: articles.clone(),
        shows: neither_can_mate(case, dead),
        came: Came::of(Outcome::Drawn),
    })
}

/// What shows that a position is dead.
pub(crate) fn neither_can_mate(case: &Case, ply: u32) -> String {
    format!("neither side can mate by any series of legal moves ({})", case.why_dead(ply))
}

/// The ply from which on the game is dead. What was dead stays dead, so only the end of a game is looked at, and the
/// beginning of its death if that is dead: backwards in steps of twice the length each time, since most were dead for a few
/// moves at most, and then between the last two steps.
pub(crate) fn first_dead(case: &mut Case) -> Option<u32> {
    let record = case.record;
    let mut last = record.plies();
    if case.standstill() {
        let final_position = record.reached()?;
        // A mate shows that nothing was dead before it; the position before a stalemate may have been.
        if final_position.in_check(final_position.turn()) {
            return None;
        }
        last = last.checked_sub(1)?;
    }
    // Where there is no legal move, the position that is asked about is another one.
    let alive_at_the_end = !case.standstill() && case.is_surely_alive();
    if alive_at_the_end || !case.is_dead(last) {
        return None;
    }
    let (mut alive, mut dead, mut step) = (None, last, 1);
    while dead > 0 && alive.is_none() {
        let before = dead.saturating_sub(step);
        match case.is_dead(before) {
            true => dead = before,
            false => alive = Some(before),
        }
        step *= 2;
    }
    while dead > alive.map_or(0, |ply| ply + 1) {
        let middle = (alive.map_or(0, |ply: u32| ply + 1) + dead) / 2;
        match case.is_dead(middle) {
            true => dead = middle,
            false => alive = Some(middle),
        }
    }
    Some(dead)
}

fn recurred(case: &Case) -> Option<End> {
    let (record, book) = (case.record, &case.chosen.book);
    let (times, (_, articles)) = book.many_times.as_ref().map(|(times, ruled)| (*times, ruled))?;
    let in_a_row = |plies: &[u32]| !book.on_alternate_moves || on_alternate_moves(plies, times);
    let (ply, plies) = first_recurring(case, book.same_moves, in_a_row, times)?;
    if is_over(case, ply) {
        return None;
    }
    Some(End {
        ply,
        articles: articles.clone(),
        shows: stands_again(record, &plies),
        came: Came::of(Outcome::Drawn),
    })
}

fn long_without_progress(case: &Case) -> Option<End> {
    let (record, book) = (case.record, &case.chosen.book);
    let (moves, (_, articles)) = book.many_moves.as_ref()?;
    let first = (2 * moves).saturating_sub(record.line().quiet(0));
    let ply = (first..=record.plies()).find(|&ply| counted(record, ply, true) >= 2 * moves)?;
    if is_over(case, ply) {
        return None;
    }
    Some(End {
        ply,
        articles: articles.clone(),
        shows: gone_by(*moves, true) + by_the_start(ply, *moves),
        came: Came::of(Outcome::Drawn),
    })
}

/// The first position in which a King without another man ended the game.
fn bared(case: &Case) -> Option<End> {
    let record = case.record;
    if !case.chosen.book.bares {
        return None;
    }
    let (ply, end) = (0..=record.plies()).find_map(|ply| {
        let position = &record.positions()[ply as usize];
        Some((ply, by_bare_king(case, position)?))
    })?;
    let stopped = record.stop().is_some_and(Stop::is_at_a_move);
    if ply == record.plies() && !stopped {
        return None;
    }
    let (articles, shows, came) = end;
    Some(End { ply, articles, shows, came })
}

/// What a King without another man comes to in a position, and what shows it.
pub(crate) fn by_bare_king(case: &Case, position: &Position) -> Option<Ended> {
    let (result, half, articles) = case.chosen.book.bared(position)?;
    let bare = |side: &Side| position.side(*side).count() == 1;
    let bared: Vec<_> = Side::ALL.into_iter().filter(bare).map(Side::name).collect();
    let shows = match &bared[..] {
        [one] => format!("{one} has nothing but the King"),
        _ => "neither side has anything but the King".to_owned(),
    };
    Some((articles, shows, Came::worth(result, half)?))
}

/// Whether nothing was played after this ply, or it mates, which comes first.
fn is_over(case: &Case, ply: u32) -> bool {
    let record = case.record;
    let stopped = record.stop().is_some_and(Stop::is_at_a_move);
    let last = ply == record.plies() && !stopped;
    last || !record.positions()[ply as usize].has_legal_move()
}
