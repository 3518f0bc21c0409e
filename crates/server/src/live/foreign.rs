//! What is said to a seat that acts for somebody else.

use game::act::Person;
use view::{Further, Seat};

/// Why this seat may not act for a person, at a table with these further seats.
pub(crate) fn foreign(seat: Seat, person: Person, further: &[Seat]) -> String {
    match (seat, person) {
        (Seat::Watch, _) => "This link is for watching only.".into(),
        (Seat::OtherArbiter(_), _) => {
            format!("You have the seat of {seat} and cannot act for anybody but that arbiter.")
        }
        (Seat::Member(..), _) => {
            format!("You have the seat of {seat} and cannot act for anybody but that player.")
        }
        (_, Person::Member(..) | Person::OtherArbiter(_)) => of_further(person, further),
        (Seat::Arbiter, _) => {
            "You have the arbiter's seat and cannot act for anybody but the arbiter.".into()
        }
        (_, Person::Arbiter) => "Only the arbiter's own link acts for the arbiter.".into(),
        (_, Person::Other) => "This table has no seat for a person who is neither player nor arbiter.".into(),
        (_, Person::Assistant(side)) => {
            format!("You have the {seat} seat and cannot act for {}'s assistant.", side.name())
        }
        (_, Person::Player(side)) => format!("You have the {seat} seat and cannot act for {}.", side.name()),
        (_, Person::Players) => format!("You have the {seat} seat and cannot act for both players."),
    }
}

/// The same where the person would have a further seat, if he has any. The first member of a side has its own.
fn of_further(person: Person, further: &[Seat]) -> String {
    let (named, own) = match person {
        Person::Member(side, 1) => (records::act::person(person), Some(Seat::of(side))),
        _ => (records::act::person(person), further_seat(person).filter(|own| further.contains(own))),
    };
    match own {
        Some(own) => format!("Only {own}'s own link acts for {named}."),
        None => format!("This table has no seat for {named}."),
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

#[cfg(test)]
mod tests {
    use board::Side;

    use super::*;

    /// Every seat is told whom it may act for, or who else acts for that person.
    #[test]
    fn the_sentence_is_true_of_the_seat_and_of_the_person() {
        let seat = |name: &str| name.parse::<Seat>().expect("a seat");
        let further = ["white#2", "black#2", "arbiter#1"].map(seat);
        let said = |name: &str, person| foreign(seat(name), person, &further);
        let [white, black] = [Side::White, Side::Black];
        for (name, person, says) in [
            ("white", Person::Member(white, 2), "Only white#2's own link acts for white#2."),
            ("black", Person::Member(white, 1), "Only white's own link acts for white#1."),
            ("white", Person::Member(black, 3), "This table has no seat for black#3."),
            ("arbiter", Person::Member(black, 1), "Only black's own link acts for black#1."),
            ("both", Person::OtherArbiter(1), "Only arbiter#1's own link acts for arbiter#1."),
            ("both", Person::OtherArbiter(2), "This table has no seat for arbiter#2."),
            ("white", Person::Player(black), "You have the white seat and cannot act for Black."),
            (
                "black#2",
                Person::Player(black),
                "You have the seat of black#2 and cannot act for anybody but that player.",
            ),
            (
                "black#2",
                Person::Players,
                "You have the seat of black#2 and cannot act for anybody but that player.",
            ),
            (
                "arbiter#1",
                Person::Arbiter,
                "You have the seat of arbiter#1 and cannot act for anybody but that arbiter.",
            ),
            ("watch", Person::Member(white, 2), "This link is for watching only."),
        ] {
            assert_eq!(said(name, person), says, "{name} for {person:?}");
        }
    }
}
