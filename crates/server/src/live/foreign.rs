//! What is said to a seat that acts for somebody else.

use game::act::Person;
use view::{Further, Seat};

/// Why this seat may not act for a person, at a table with these further seats.
pub(crate) fn foreign(seat: Seat, person: Person, further: &[Seat]) -> String {
    if let (Seat::White | Seat::Black | Seat::Both | Seat::Arbiter, Some(own)) = (seat, further_seat(person))
    {
        return match further.contains(&own) {
            true => format!("Only {own}'s own link acts for {own}."),
            false => format!("This table has no seat for {own}."),
        };
    }
    match (seat, person) {
        (Seat::Watch, _) => "This link is for watching only.".into(),
        (Seat::Arbiter, _) => {
            "You have the arbiter's seat and cannot act for anybody but the arbiter.".into()
        }
        (Seat::OtherArbiter(_), _) => {
            format!("You have the seat of {seat} and cannot act for anybody but that arbiter.")
        }
        (Seat::Member(..), _) => {
            format!("You have the seat of {seat} and cannot act for anybody but that player.")
        }
        (_, Person::Arbiter) => "Only the arbiter's own link acts for the arbiter.".into(),
        (_, Person::Other) => "This table has no seat for a person who is neither player nor arbiter.".into(),
        (_, Person::Assistant(side)) => {
            format!("You have the {seat} seat and cannot act for {}'s assistant.", side.name())
        }
        (_, Person::Player(side) | Person::Member(side, _)) => {
            format!("You have the {seat} seat and cannot act for {}.", side.name())
        }
        (_, Person::Players | Person::OtherArbiter(_)) => {
            format!("You have the {seat} seat and cannot act for both players.")
        }
    }
}

/// The seat of a further member of a side, or of one of several arbiters.
fn further_seat(person: Person) -> Option<Seat> {
    match person {
        Person::Member(side, number) => Further::new(number).map(|number| Seat::Member(side, number)),
        Person::OtherArbiter(number) => number.try_into().ok().map(Seat::OtherArbiter),
        _ => None,
    }
}
