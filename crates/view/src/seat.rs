//! The seats of a game, for whom each may act, and the viewers.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use board::Side;
use game::act::Person;
use game::settings::Settings;
use serde::{Serialize, Serializer};

/// A place at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The player of the white pieces, or the first of several.
    White,
    /// The player of the black pieces, or the first of several.
    Black,
    /// Both players, at one board.
    Both,
    /// Somebody who only watches.
    Watch,
    /// The arbiter of this board.
    Arbiter,
    /// A further member of a consulting side.
    Member(Side, Further),
    /// One of several arbiters; the chief arbiter has the number 1.
    OtherArbiter(NonZeroU8),
}

/// The number of a further member of a side: 2 or more, since the first has the seat of the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Further(u8);

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

impl Further {
    /// A further member; none of the number of the first, and of 0.
    #[must_use]
    pub fn new(number: u8) -> Option<Further> {
        (number > 1).then_some(Further(number))
    }

    /// His number among the members of his side.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }
}

impl Seat {
    /// The seats that a table has whatever was agreed.
    pub const USUAL: [Seat; 5] = [Seat::White, Seat::Black, Seat::Both, Seat::Watch, Seat::Arbiter];

    /// The seat of one player.
    #[must_use]
    pub fn of(side: Side) -> Seat {
        match side {
            Side::White => Seat::White,
            Side::Black => Seat::Black,
        }
    }

    /// The further seats of a game for which several members of a side, or several arbiters, were named.
    ///
    /// ```
    /// use game::settings::Settings;
    /// use jadoube_view::Seat;
    ///
    /// let settings = Settings { sides: [1, 3], arbiters: std::num::NonZeroU8::new(2), ..Settings::default() };
    /// let seats: Vec<String> = Seat::further(&settings).iter().map(Seat::to_string).collect();
    /// assert_eq!(seats, ["black#2", "black#3", "arbiter#1"]);
    /// ```
    #[must_use]
    pub fn further(settings: &Settings) -> Vec<Seat> {
        let members = |side: Side| {
            let numbers = 2..=settings.sides[side.index()];
            numbers.filter_map(Further::new).map(move |number| Seat::Member(side, number))
        };
        // The arbiter of this board is one of them, and has no number.
        let others = 1..settings.arbiters.map_or(1, NonZeroU8::get);
        let arbiters = others.filter_map(NonZeroU8::new).map(Seat::OtherArbiter);
        Side::ALL.into_iter().flat_map(members).chain(arbiters).collect()
    }

    /// Whether the player of this side sits here, or another member of it.
    #[must_use]
    pub fn seats(self, side: Side) -> bool {
        match self {
            Seat::White => side == Side::White,
            Seat::Black => side == Side::Black,
            Seat::Member(own, _) => side == own,
            Seat::Both => true,
            Seat::Watch | Seat::Arbiter | Seat::OtherArbiter(_) => false,
        }
    }

    /// How this seat may act for a person; none: it may not.
    ///
    /// A further member of a side acts as himself alone, and so does each of several arbiters. The first member has the seat of
    /// his side. No seat acts for a stranger to the game.
    ///
    /// ```
    /// use board::Side;
    /// use game::act::Person;
    /// use jadoube_view::{Further, Seat, Voice};
    ///
    /// assert_eq!(Seat::White.voice_for(Person::Player(Side::White)), Some(Voice::Alone));
    /// assert_eq!(Seat::White.voice_for(Person::Player(Side::Black)), None);
    /// assert_eq!(Seat::White.voice_for(Person::Players), Some(Voice::Jointly));
    /// assert_eq!(Seat::Both.voice_for(Person::Players), Some(Voice::Alone));
    /// assert_eq!(Seat::Watch.voice_for(Person::Players), None);
    /// assert_eq!(Seat::Arbiter.voice_for(Person::Arbiter), Some(Voice::Alone));
    ///
    /// let second = Seat::Member(Side::White, Further::new(2).unwrap());
    /// assert_eq!(second.voice_for(Person::Member(Side::White, 2)), Some(Voice::Alone));
    /// assert_eq!(second.voice_for(Person::Player(Side::White)), None);
    /// ```
    #[must_use]
    pub fn voice_for(self, person: Person) -> Option<Voice> {
        let as_himself = |himself| (person == himself).then_some(Voice::Alone);
        match self {
            Seat::Watch => None,
            Seat::Arbiter => as_himself(Person::Arbiter),
            Seat::OtherArbiter(number) => as_himself(Person::OtherArbiter(number.get())),
            Seat::Member(side, number) => as_himself(Person::Member(side, number.0)),
            Seat::White | Seat::Black | Seat::Both => match person {
                Person::Player(side) | Person::Assistant(side) | Person::Member(side, 1) => {
                    self.seats(side).then_some(Voice::Alone)
                }
                Person::Players if self == Seat::Both => Some(Voice::Alone),
                Person::Players => Some(Voice::Jointly),
                Person::Arbiter | Person::OtherArbiter(_) | Person::Member(..) | Person::Other => None,
            },
        }
    }

    /// As whom this seat says what is open to a person; none: it may not say it. A further member says in his own name what is open
    /// to his side, and one of several arbiters what is open to the arbiter.
    pub(crate) fn says(self, open_to: Person) -> Option<Person> {
        match (self, open_to) {
            (Seat::Member(own, number), Person::Player(side)) if own == side => {
                Some(Person::Member(own, number.0))
            }
            (Seat::OtherArbiter(number), Person::Arbiter) => Some(Person::OtherArbiter(number.get())),
            _ => self.voice_for(open_to).map(|_| open_to),
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

/// `white`, `black`, `both`, `watch` or `arbiter`; a further member is `white#2`, one of several arbiters `arbiter#1`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::White => f.write_str("white"),
            Seat::Black => f.write_str("black"),
            Seat::Both => f.write_str("both"),
            Seat::Watch => f.write_str("watch"),
            Seat::Arbiter => f.write_str("arbiter"),
            Seat::Member(side, number) => write!(f, "{side}#{}", number.0),
            Seat::OtherArbiter(number) => write!(f, "arbiter#{number}"),
        }
    }
}

/// By its name.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(word: &str) -> Result<Self, NoSeat> {
        let numbered = || {
            let (office, number) = word.split_once('#')?;
            let number: NonZeroU8 = number.parse().ok()?;
            let side = Side::ALL.into_iter().find(|side| side.to_string() == office);
            match side {
                Some(side) => Further::new(number.get()).map(|number| Seat::Member(side, number)),
                None => (office == "arbiter").then_some(Seat::OtherArbiter(number)),
            }
        };
        let named = Seat::USUAL.into_iter().find(|seat| seat.to_string() == word).or_else(numbered);
        // One seat has one name: `white#02` is none.
        named.filter(|seat| seat.to_string() == word).ok_or_else(|| NoSeat(word.to_owned()))
    }
}

impl fmt::Display for NoSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no seat: expected white, black, both, watch or arbiter, white#2 for a further member of a side, or arbiter#1 \
             for one of several arbiters",
            self.0
        )
    }
}

impl std::error::Error for NoSeat {}
