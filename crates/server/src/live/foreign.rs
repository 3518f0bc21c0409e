//! What is said to a seat that acts for somebody else.

use game::act::Person;
use view::Seat;

/// Why this seat may not act for a person.
pub(crate) fn foreign(seat: Seat, person: Person) -> String {
    match (seat, person) {
        (Seat::Watch, _) => "This link only watches.".into(),
        (_, Person::Arbiter) => "No arbiter sits at this table.".into(),
        (_, Person::Member(..)) => "Nobody consults at this table.".into(),
        (_, Person::Player(side)) => {
            format!("Yours is the {seat} seat: it cannot act for {}.", side.name())
        }
        (_, Person::Players) => format!("Yours is the {seat} seat: it cannot act for both players."),
    }
}
