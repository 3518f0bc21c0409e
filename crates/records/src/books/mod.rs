//! Books in descriptive notation: the games in a running text, with what is wrong in their print.
//!
//! A book prints its games in columns, or line after line, and interrupts them with notes. [`read()`] finds them, follows
//! every line of play that the records can mean, and tells of each [`Finding`]: a record that means several moves, and
//! which later move settles it; a misprint, and what it may be; moves from a diagram, whose position no text gives.
//!
//! ```
//! use jadoube_records::books::{self, Mending};
//!
//! let text = "  1. P - K 4          P - K 4\n  2. Kt - B 3\n\nA good move.\n\n  2. ......           Kt - Q B 3\n";
//! let games = books::read(text, Mending::Nothing);
//! assert_eq!((games.len(), games[0].printed, games[0].read), (1, 4, 4));
//! // Either Knight goes to a Bishop's third, and nothing tells which.
//! assert_eq!(games[0].findings[0].found.kind(), "open");
//! ```

mod beside;
mod ending;
mod finding;
mod game;
mod heading;
mod notes;
mod odds;
mod onward;
mod page;
mod printed;
mod reading;
mod record;
mod run;
mod scan;

pub use beside::NotAsMany;
pub use finding::{Finding, Found, Near, Printed, Said};
pub use printed::{Game, Mending};

use crate::pgn::PgnGame;

/// Every game in the text of a book.
#[must_use]
pub fn read(text: &str, mending: Mending) -> Vec<Game> {
    let page = page::Page::of(text);
    games(&page, &scan::scan(&page), mending).collect()
}

fn games<'p>(
    page: &'p page::Page,
    sequences: &'p [scan::Sequence],
    mending: Mending,
) -> impl Iterator<Item = Game> + 'p {
    (1..).zip(sequences).map(move |(number, sequence)| game::game(page, sequence, number, mending))
}

/// Every game in the text of a book, with a second record laid beside each: where the two part is found as well.
///
/// The games beside stand in the order of the book's. A line of play whose first position the book does not give has none.
/// A misprint that is a legal move, and that no later move gives away, shows in this way alone.
///
/// ```
/// use jadoube_records::books::{self, Mending};
/// use jadoube_records::pgn::PgnGame;
///
/// let beside = PgnGame::first(b"1. e4 e5 2. Bc4 *")?;
/// let games = books::read_beside("1. P-K4 P-K4 2. B-K2", Mending::Nothing, &[beside])?;
/// let told = games[0].findings[0].to_string();
/// assert_eq!(told, "line 1, move 2, White: `B-K2` means B-K2 (Be2), and the game beside has B-B4 (Bc4)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If there are not as many games beside as the book has.
pub fn read_beside(text: &str, mending: Mending, beside: &[PgnGame]) -> Result<Vec<Game>, NotAsMany> {
    let page = page::Page::of(text);
    let sequences = scan::scan(&page);
    let mut games: Vec<Game> = games(&page, &sequences, mending).collect();
    let begun = games.iter().filter(|game| game.begins).count();
    if begun != beside.len() {
        return Err(NotAsMany { book: begun, beside: beside.len() });
    }
    let begun = games.iter_mut().zip(&sequences).filter(|(game, _)| game.begins);
    for ((game, sequence), other) in begun.zip(beside) {
        beside::compare(game, &page, &sequence.cells, other);
    }
    Ok(games)
}
