//! The seats of a game, for whom each may act, and the viewers.

use std::fmt;
use std::str::FromStr;

use board::Side;
use game::act::Person;

/// A place at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// Both players, at one board.
    Both,
    /// Somebody who only watches.
    Watch,
    /// The arbiter of this board.
    Arbiter,
}

/// How a seat may act for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Voice {
    /// By itself.
    Alone,
    /// Together with the other player's seat, which has to say the same.
    Jointly,
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody at the table, who is told what that seat may be told.
    Seat(Seat),
    /// Nobody at the table: `judge`, the tests and whoever keeps the log see everything.
    All,
}

/// A word that names no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSeat(String);

impl Seat {
    /// Every seat, in the order of [`Seat::index`].
    pub const ALL: [Seat; 5] = [Seat::White, Seat::Black, Seat::Both, Seat::Watch, Seat::Arbiter];

    /// The seat of one player.
    #[must_use]
    pub fn of(side: Side) -> Seat {
        match side {
            Side::White => Seat::White,
            Side::Black => Seat::Black,
        }
    }

    /// `white`, `black`, `both`, `watch` or `arbiter`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Seat::White => "white",
            Seat::Black => "black",
            Seat::Both => "both",
            Seat::Watch => "watch",
            Seat::Arbiter => "arbiter",
        }
    }

    /// The place of this seat in [`Seat::ALL`].
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether the player of this side sits here.
    #[must_use]
    pub fn seats(self, side: Side) -> bool {
        match self {
            Seat::White => side == Side::White,
            Seat::Black => side == Side::Black,
            Seat::Both => true,
            Seat::Watch | Seat::Arbiter => false,
        }
    }

    /// How this seat may act for a person; none: it may not.
    ///
    /// No seat acts for another arbiter, for a member of a consulting side or for a stranger to the game.
    ///
    /// ```
    /// use board::Side;
    /// use game::act::Person;
    /// use jadoube_view::{Seat, Voice};
    ///
    /// assert_eq!(Seat::White.voice_for(Person::Player(Side::White)), Some(Voice::Alone));
    /// assert_eq!(Seat::White.voice_for(Person::Player(Side::Black)), None);
    /// assert_eq!(Seat::White.voice_for(Person::Players), Some(Voice::Jointly));
    /// assert_eq!(Seat::Both.voice_for(Person::Players), Some(Voice::Alone));
    /// assert_eq!(Seat::Watch.voice_for(Person::Players), None);
    /// assert_eq!(Seat::Arbiter.voice_for(Person::Arbiter), Some(Voice::Alone));
    /// ```
    #[must_use]
    pub fn voice_for(self, person: Person) -> Option<Voice> {
        match (self, person) {
            (Seat::Arbiter, person) => (person == Person::Arbiter).then_some(Voice::Alone),
            (Seat::Watch, _)
            | (_, Person::Arbiter | Person::OtherArbiter(_) | Person::Member(..) | Person::Other) => None,
            (seat, Person::Player(side) | Person::Assistant(side)) => {
                seat.seats(side).then_some(Voice::Alone)
            }
            (Seat::Both, Person::Players) => Some(Voice::Alone),
            (Seat::White | Seat::Black, Person::Players) => Some(Voice::Jointly),
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(word: &str) -> Result<Self, NoSeat> {
        let named = Seat::ALL.into_iter().find(|seat| seat.name() == word);
        named.ok_or_else(|| NoSeat(word.to_owned()))
    }
}

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no seat: expected white, black, both, watch or arbiter", self.0)
    }
}

impl std::error::Error for NoSeat {}
