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

mod ending;
mod finding;
mod game;
mod heading;
mod notes;
mod page;
mod printed;
mod reading;
mod record;
mod run;
mod scan;

pub use finding::{Finding, Found, Near, Printed, Said};
pub use printed::{Game, Mending};

/// Every game in the text of a book.
#[must_use]
pub fn read(text: &str, mending: Mending) -> Vec<Game> {
    let page = page::Page::of(text);
    let sequences = scan::scan(&page);
    (1..).zip(&sequences).map(|(number, sequence)| game::game(&page, sequence, number, mending)).collect()
}
