//! The seats at a game, and whom each may act for.

use board::Side;
use game::act::Person;
use view::Seat;

/// What the holder of a key may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    /// Plays the white men.
    White,
    /// Plays the black men.
    Black,
    /// Two people at one board: whoever's hand it is.
    Both,
    /// Only looks.
    Watch,
}

/// Whether a seat may say an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Voice {
    /// By itself.
    Alone,
    /// Together with the other seat: it is proposed until that says the same.
    Jointly,
}

impl Role {
    pub(crate) const ALL: [Role; 4] = [Role::White, Role::Black, Role::Both, Role::Watch];

    /// The seat of one side.
    pub(crate) fn of(side: Side) -> Role {
        match side {
            Side::White => Role::White,
            Side::Black => Role::Black,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Role::White => "white",
            Role::Black => "black",
            Role::Both => "both",
            Role::Watch => "watch",
        }
    }

    pub(crate) fn read(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name() == name)
    }

    /// The view of the game from there.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Role::White => Seat::White,
            Role::Black => Seat::Black,
            Role::Both => Seat::Both,
            Role::Watch => Seat::Watch,
        }
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// How this seat may act for a person; none: it may not.
    pub(crate) fn voice_for(self, person: Person) -> Option<Voice> {
        match (self, person) {
            (Role::Both, Person::Player(_) | Person::Players) => Some(Voice::Alone),
            (Role::White, Person::Player(Side::White)) => Some(Voice::Alone),
            (Role::Black, Person::Player(Side::Black)) => Some(Voice::Alone),
            (Role::White | Role::Black, Person::Players) => Some(Voice::Jointly),
            (_, Person::Player(_) | Person::Players | Person::Member(..) | Person::Arbiter) => None,
        }
    }

    /// Why this seat may not act for a person.
    pub(crate) fn foreign(self, person: Person) -> String {
        match (self, person) {
            (Role::Watch, _) => "This link only watches.".into(),
            (_, Person::Arbiter) => "No arbiter sits at this table.".into(),
            (_, Person::Member(..)) => "Nobody consults at this table.".into(),
            (_, Person::Player(side)) => {
                format!("Yours is the {} seat: it cannot act for {}.", self.name(), side.name())
            }
            (_, Person::Players) => {
                format!("Yours is the {} seat: it cannot act for both players.", self.name())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_acts_for_its_own_person_only() {
        let (alone, jointly) = (Some(Voice::Alone), Some(Voice::Jointly));
        let people = [
            (Person::Player(Side::White), [alone, None, alone, None]),
            (Person::Player(Side::Black), [None, alone, alone, None]),
            (Person::Players, [jointly, jointly, alone, None]),
            (Person::Arbiter, [None; 4]),
            (Person::Member(Side::White, 1), [None; 4]),
        ];
        for (person, expected) in people {
            assert_eq!(Role::ALL.map(|role| role.voice_for(person)), expected, "{person:?}");
        }
    }

    #[test]
    fn a_role_is_read_by_its_name() {
        for role in Role::ALL {
            assert_eq!(Role::read(role.name()), Some(role));
            assert_eq!(Role::ALL[role.index()], role);
        }
        assert_eq!(Role::read("White"), None);
    }
}
