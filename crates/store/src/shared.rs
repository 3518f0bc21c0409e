//! What passes between several servers at one log.

use tokio::sync::broadcast;

use crate::answer::Answer;
use crate::text::GameId;

/// What passes between several servers at one log, besides the log itself.
///
/// The log alone decides what has happened. All of this only makes it quick: a game is judged at one server at a time, and
/// what one server has written is soon known to the others.
pub trait Shared: Send + Sync {
    /// Takes a game, so that no other server judges in it until what is returned is dropped, or its time has run out. Waits
    /// for the server that has it now, and asks it to let go.
    ///
    /// Errors: [`NoSuchGame`](crate::StoreError::NoSuchGame); [`Busy`](crate::StoreError::Busy) if the other server does not
    /// let go.
    fn take(&self, game: &GameId) -> Answer<'_, Taken>;

    /// Says something of a game to the other servers that stands in no log. It may be lost, and is lost if it is longer than
    /// the longest [`Line`](crate::Line) and a few words, or has more than one line.
    fn say(&self, game: &GameId, words: &str);

    /// What the other servers do from now on. A notice may be lost; a receiver that lags behind has lost some.
    fn news(&self) -> broadcast::Receiver<News>;
}

/// What another server has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Acts were added to a game.
    Acts {
        /// The game.
        game: GameId,
        /// The number of the last of them.
        version: u64,
    },
    /// A seat of a game has another key.
    Keys {
        /// The game.
        game: GameId,
    },
    /// Something was said of a game that stands in no log.
    Said {
        /// The game.
        game: GameId,
        /// What was said.
        words: String,
    },
    /// Notices may have been lost: whatever is known of any game may be old.
    Lost,
}

/// A game that was taken, for as long as this is held.
pub struct Taken {
    version: Option<u64>,
    _lets_go: Box<dyn Send + Sync>,
}

impl Taken {
    /// A game that was taken at a version, and is given back when `lets_go` is dropped.
    pub fn new(version: Option<u64>, lets_go: impl Send + Sync + 'static) -> Self {
        Self { version, _lets_go: Box::new(lets_go) }
    }

    /// The version of the game, if another server may have had it since it was taken here last.
    pub fn version(&self) -> Option<u64> {
        self.version
    }
}

impl std::fmt::Debug for Taken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Taken").field("version", &self.version).finish_non_exhaustive()
    }
}
