//! On which wing the Bishops, Knights and Rooks of a position began.

use board::{Move, Position, Square, Wing};
use game::Game;

/// Which Bishops, Knights and Rooks are the King's and which the Queen's, throughout a game (american-1897 I.6).
///
/// The names are known in an array and after it; in any other set-up no piece has one.
///
/// ```
/// use board::{Position, Square, Wing};
/// use jadoube_records::descriptive::Origins;
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
    /// No piece has a name.
    pub const UNKNOWN: Origins = Origins([None; 64]);

    /// The origins in an array, even where pieces are given as odds; unknown in any other position.
    #[must_use]
    pub fn at_start(position: &Position) -> Self {
        Origins(game::origins(&position.setup()))
    }

    /// The origins in a game at the beginning of the turn.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        Origins(game.origins())
    }

    /// The wing of the piece on a square, if the piece has a name.
    #[must_use]
    pub fn wing(&self, square: Square) -> Option<Wing> {
        self.0[square.index()]
    }

    /// The origins after a legal move of the position.
    #[must_use]
    pub fn after(&self, position: &Position, played: Move) -> Self {
        let mut after = *self;
        let mut lift = |square: Square| after.0[square.index()].take();
        let rook = played.rook().map(|(from, to)| (lift(from), to));
        let man = lift(played.from());
        if let Some((taken, _)) = position.captured(played) {
            lift(taken);
        }
        // A Pawn has no name to pass on to the piece that it becomes.
        after.0[played.to().index()] = man;
        if let Some((rook, to)) = rook {
            after.0[to.index()] = rook;
        }
        after
    }
}
