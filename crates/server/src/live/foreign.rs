//! What is said to a seat that acts for somebody else.

use game::act::Person;
use view::Seat;

/// Why this seat may not act for a person.
pub(crate) fn foreign(seat: Seat, person: Person) -> String {
    match (seat, person) {
        (Seat::Watch, _) => "This link is for watching only.".into(),
        (Seat::Arbiter, _) => {
            "You have the arbiter's seat and cannot act for anybody but the arbiter.".into()
        }
        (_, Person::Arbiter) => "Only the arbiter's own link acts for the arbiter.".into(),
        (_, Person::OtherArbiter(_)) => "This table has no seat for a second arbiter.".into(),
        (_, Person::Other) => "This table has no seat for a person who is neither player nor arbiter.".into(),
        (_, Person::Member(..)) => "This table has no seat for a second member of a side.".into(),
        (_, Person::Assistant(side)) => {
            format!("You have the {seat} seat and cannot act for {}'s assistant.", side.name())
        }
        (_, Person::Player(side)) => {
            format!("You have the {seat} seat and cannot act for {}.", side.name())
        }
        (_, Person::Players) => format!("You have the {seat} seat and cannot act for both players."),
    }
}
