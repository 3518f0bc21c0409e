//! A second record of the same games, laid beside the book: where the two part.

use std::fmt;

use board::{Move, Position};

use super::finding::{Finding, Found};
use super::game::said;
use super::page::Page;
use super::printed::Game;
use super::run::Cell;
use crate::descriptive::Origins;
use crate::pgn::PgnGame;
use crate::san;

/// The games beside a book are more or fewer than its own, so that nobody can tell which belongs to which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAsMany {
    /// The games of the book whose first position is known.
    pub book: usize,
    /// The games beside it.
    pub beside: usize,
}

impl fmt::Display for NotAsMany {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = |number: usize| if number == 1 { "1 game".to_owned() } else { format!("{number} games") };
        let (book, beside) = (games(self.book), games(self.beside));
        write!(
            f,
            "expected a game for each of the book's, in the same order: it has {book}, and beside it stand {beside}"
        )
    }
}

impl std::error::Error for NotAsMany {}

/// Adds to what is found in a game where it and the game beside it part.
pub(super) fn compare(game: &mut Game, page: &Page, cells: &[Cell], beside: &PgnGame) {
    let (Ok(start), Some(last)) = (game.game.start(), cells.len().checked_sub(1)) else { return };
    for (ply, found) in parting(start, cells, beside) {
        game.findings.push(Finding { at: cells[ply.min(last)].printed(page), found });
    }
    game.findings.sort_by_key(|finding| (finding.at.number, finding.at.side.index()));
}

/// Where the two part: at which printed move, and what is found there.
///
/// Both are followed by the moves of the game beside, so that one misprint does not hide the next.
fn parting(start: Position, cells: &[Cell], beside: &PgnGame) -> Vec<(usize, Found)> {
    if beside.start().ok() != Some(start) {
        return vec![(0, Found::AnotherStart)];
    }
    let (mut position, mut origins) = (start, Origins::at_start(&start));
    let mut found = Vec::new();
    for (ply, record) in beside.line.plies.iter().enumerate() {
        let played = match san::read(&position, &record.san) {
            Ok(played) => played,
            // Behind the last printed move it says that none was made.
            Err(_) if ply >= cells.len() && san::is_null(&record.san) => return found,
            Err(why) => {
                found.push((ply, Found::BesideUnread { why: why.to_string() }));
                return found;
            }
        };
        let say = |played: Move| said(&position, &origins, played);
        let Some(cell) = cells.get(ply) else {
            found.push((ply, Found::BesideGoesOn { with: say(played) }));
            return found;
        };
        let meant = cell.record.as_ref().map_or(Vec::new(), |record| record.moves(&position, &origins));
        if !meant.contains(&played) {
            let meant = meant.into_iter().map(say).collect();
            found.push((ply, Found::Differs { meant, beside: say(played) }));
        }
        origins = origins.after(&position, played);
        position = position.play(played);
    }
    let end = beside.line.plies.len();
    if end < cells.len() {
        found.push((end, Found::BesideEnds));
    }
    found
}
