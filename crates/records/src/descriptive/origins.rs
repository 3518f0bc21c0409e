//! Beside whom the Bishops, Knights and Rooks of a position began.

use board::{Move, Position, Square, Wing};
use game::Game;

/// Which Bishops, Knights and Rooks are the King's and which the Queen's, all game long (I.6).
///
/// They are known from an array onward; in any other set-up no man has either name.
///
/// ```
/// use board::{Position, Square, Wing};
/// use records::descriptive::Origins;
///
/// let start = Position::default();
/// let origins = Origins::at_start(&start);
/// let knight = start.parse_uci("g1f3")?;
/// assert_eq!(origins.after(&start, knight).wing(Square::F3), Some(Wing::King));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origins([Option<Wing>; 64]);

impl From<[Option<Wing>; 64]> for Origins {
    fn from(wings: [Option<Wing>; 64]) -> Self {
        Origins(wings)
    }
}

impl Origins {
    /// Nothing is known of any man.
    pub const UNKNOWN: Origins = Origins([None; 64]);

    /// Those of an array, also with men given at odds; unknown in any other position.
    #[must_use]
    pub fn at_start(position: &Position) -> Self {
        Origins(game::origins(&position.setup()))
    }

    /// Those of a game at the beginning of the turn.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        Origins(game.origins())
    }

    /// The King's or the Queen's, if the man there has either name.
    #[must_use]
    pub fn wing(&self, square: Square) -> Option<Wing> {
        self.0[square.index()]
    }

    /// Those after a legal move of the position.
    #[must_use]
    pub fn after(&self, position: &Position, played: Move) -> Self {
        let mut after = *self;
        let mut lift = |square: Square| after.0[square.index()].take();
        let rook = played.rook().map(|(from, to)| (lift(from), to));
        let man = lift(played.from());
        if let Some((taken, _)) = position.captured(played) {
            lift(taken);
        }
        // A Pawn brings no name to the piece that it becomes.
        after.0[played.to().index()] = man;
        if let Some((rook, to)) = rook {
            after.0[to.index()] = rook;
        }
        after
    }
}
