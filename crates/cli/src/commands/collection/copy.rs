//! Games of several files, each with a number of its own.

use collection::Facts;

/// A game of the files, and what is kept of it.
pub struct Copy {
    /// The file, and the number of the game.
    pub id: u64,
    pub facts: Facts,
}

/// A number for each game of each file.
pub fn id(file: usize, game: u64) -> u64 {
    (file as u64) << GAMES | game
}

/// How many bits the number of a game has.
const GAMES: u32 = 44;

/// The file in which a game stands.
pub fn file_of(id: u64) -> usize {
    (id >> GAMES) as usize
}
