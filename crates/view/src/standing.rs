//! The standing, alone and with the last act, as a viewer may see it.

use game::Game;
use game::standing as truth;

use crate::entries::entries;
use crate::json::entry::{Line, Ruling};
use crate::json::line::LineMove;
use crate::json::standing::Standing;
use crate::seat::Viewer;
use crate::sight::Sight;
use crate::write;
use crate::write::line::{Writing, line_move};

/// The standing as a viewer may see it.
#[must_use]
pub fn standing(game: &Game, viewer: impl Into<Viewer>) -> Standing {
    let viewer = viewer.into();
    match viewer {
        Viewer::Seat(seat) => {
            let sight = Sight::of(game);
            Standing { line: Some(written(game, viewer, &sight.line())), ..sight.standing(seat) }
        }
        Viewer::All => {
            let truth = game.standing();
            let line = Some(written(game, viewer, &truth.line));
            Standing { line, ..write::standing::standing(&truth, game) }
        }
    }
}

fn written(game: &Game, viewer: Viewer, line: &[truth::LineMove]) -> Vec<LineMove> {
    let writing = Writing::of(viewer, game.settings().notice, game.reads());
    line.iter().map(|played| line_move(played, writing)).collect()
}

/// The last act of a game with the standing after it, as a viewer may see them; none before the first act.
#[must_use]
pub fn line(game: &Game, viewer: impl Into<Viewer>) -> Option<Line> {
    let viewer = viewer.into();
    let entry = entries(game, game.log().len().checked_sub(1)?, viewer).pop()?;
    Some(Line { entry, standing: standing(game, viewer) })
}

/// The same without the moves of the line: told after every act they would make the whole grow with its square.
///
/// ```
/// # let mut game = game::Game::new(law::codes::find("bcf-1912").unwrap(), Default::default())?;
/// use jadoube_view::{Viewer, brief_line, line};
///
/// game.judge(records::act::read("white plays e4", game.position())?)?;
/// let (whole, brief) = (line(&game, Viewer::All), brief_line(&game, Viewer::All));
/// assert_eq!(whole.unwrap().standing.line.map(|moves| moves.len()), Some(1));
/// assert_eq!(brief.unwrap().standing.line, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn brief_line(game: &Game, viewer: impl Into<Viewer>) -> Option<Line> {
    let viewer = viewer.into();
    let entry = entries(game, game.log().len().checked_sub(1)?, viewer).pop()?;
    let standing = match viewer {
        Viewer::Seat(seat) => Sight::of(game).standing(seat),
        Viewer::All => write::standing::standing(game.standing_without_line(), game),
    };
    Some(Line { entry, standing })
}

/// A ruling with the code's id before its articles.
#[must_use]
pub fn ruling(game: &Game, ruling: &truth::Ruling) -> Ruling {
    write::ruling::ruling(game.code(), ruling)
}
