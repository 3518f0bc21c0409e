//! Positions and lines that an answer can be seen by.

use board::Position;
use game::Game;
use serde::Serialize;
use view::Exhibit;

/// What an answer can be seen by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) positions: Vec<Stood>,
    pub(crate) exhibit: Option<Exhibit>,
}

/// A position that stood on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stood {
    /// The position.
    pub fen: String,
    /// The move that was to be made in it, by its printed number.
    pub number: u32,
    /// Who was to make it: `white` or `black`.
    pub turn: String,
    /// The way of the man that was moved last; absent where none was, and where there is no one way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<[String; 2]>,
}

impl Stood {
    /// A position of this game.
    pub(crate) fn of(position: &Position, game: &Game) -> Self {
        let line = game.standing().line;
        let same = |one: &Position| one.fen() == position.fen();
        let at = line
            .iter()
            .position(|made| same(&made.from))
            .or_else(|| same(game.position()).then_some(line.len()));
        let before = at.and_then(|at| at.checked_sub(1)).and_then(|at| line[at].way);
        Stood {
            fen: position.fen(),
            number: position.fullmoves(),
            turn: position.turn().to_string(),
            last: before.map(|(from, to)| [from.to_string(), to.to_string()]),
        }
    }
}
