//! The line of a game as the table sees it: each move is written once, and what was sent is remembered.

use game::KnownLine;

use crate::json::line::{LineMove, LineUpdate};
use crate::seat::{Seat, Viewer};
use crate::sight::Sight;
use crate::write::line::{Writing, line_move};

/// The moves of the line as every seat is told them, and how many stand as they were told last.
///
/// Whoever holds the line that was told last has the whole one after [`LineUpdate`].
///
/// ```
/// use jadoube_view::{LineBook, Sight};
///
/// # let mut game = game::Game::new(law::codes::find("bcf-1912").unwrap(), Default::default())?;
/// let mut book = LineBook::default();
/// for (act, after, moves) in [("white plays e4", 0, 1), ("black plays e5", 1, 1), ("white touches g1", 2, 0)] {
///     game.judge(records::act::read(act, game.position())?)?;
///     book.follow(&Sight::of(&game));
///     let new = book.new_moves();
///     assert_eq!((new.after, new.moves.len()), (after, moves));
/// }
/// assert_eq!(book.all_moves().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct LineBook {
    /// What each written move was written of.
    sources: KnownLine,
    moves: Vec<LineMove>,
    /// So many moves stand as they were told last.
    unchanged: usize,
}

impl LineBook {
    /// Takes the line over as it is seen now; only moves that are new in it are written.
    pub fn follow(&mut self, sight: &Sight<'_>) {
        let (same, line) = sight.new_in_line(&mut self.sources);
        let told = self.moves.split_off(same);
        // Every seat is told the line in the same writing.
        let game = sight.game;
        let writing = Writing::of(Viewer::Seat(Seat::Watch), game.settings().notice, game.reads());
        self.moves.extend(line.iter().map(|played| line_move(played, writing)));
        // What is written as it was told, though it is another move before the law, is not told again.
        let again = told.iter().zip(&self.moves[same..]).take_while(|(told, now)| told == now).count();
        self.unchanged = self.unchanged.min(same + again);
    }

    /// All moves of the line; from now on they count as told.
    pub fn all_moves(&mut self) -> Vec<LineMove> {
        self.unchanged = self.moves.len();
        self.moves.clone()
    }

    /// What is new in the line since it was told last; from now on it counts as told.
    pub fn new_moves(&mut self) -> LineUpdate {
        let after = std::mem::replace(&mut self.unchanged, self.moves.len());
        LineUpdate { after, moves: self.moves[after..].to_vec() }
    }
}
