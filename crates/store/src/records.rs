//! The records of the log, as they are added and as they are read.

use crate::secret::{EndOfSecret, Secret};
use crate::text::{GameId, Line, RequestKey, Text};

/// Makes a type of 32 bytes that is shown in hexadecimal.
macro_rules! bytes32 {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 32]);

        impl $name {
            /// Wraps the bytes.
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }

            /// The bytes.
            pub const fn as_bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    };
}

bytes32! {
    /// The fingerprint beside an act: a hash that its author made and can make again.
    ///
    /// ```
    /// use jadoube_store::Seal;
    ///
    /// assert!(Seal::new([0xab; 32]).to_string().starts_with("abab"));
    /// ```
    Seal
}

bytes32! {
    /// The SHA-256 of the secret key that opens a seat. The key itself is never stored.
    ///
    /// ```
    /// use jadoube_store::KeyHash;
    ///
    /// assert_eq!(KeyHash::new([3; 32]).as_bytes(), &[3; 32]);
    /// ```
    KeyHash
}

bytes32! {
    /// What a request asked for: a hash that its author makes, to know the same request from another under its name.
    ///
    /// ```
    /// use jadoube_store::Asked;
    ///
    /// assert_ne!(Asked::new([1; 32]), Asked::new([2; 32]));
    /// ```
    Asked
}

/// A seat gets another key; the one that it had opens nothing any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rekey {
    /// The seat.
    pub role: Line,
    /// The hash of the key that opens it now.
    pub from: KeyHash,
    /// The hash of the key that is to open it; one that no seat has ever had.
    pub to: KeyHash,
    /// What its holder is called from now on; none: as before.
    pub name: Option<Line>,
    /// When that was, by the time of the log, if it is to be kept.
    pub given_ms: Option<u64>,
}

/// A seat at a game, and the key that opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// What its holder may do, in the author's own words (`white`, `watch`).
    pub role: Line,
    /// The hash of its key, unique in the log.
    pub key: KeyHash,
}

/// What a record of the log is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A game, whose acts are those of its players.
    #[default]
    Game,
    /// A match of several games, whose acts are the lines of the match. Each of its games is a record of its own.
    Match,
}

/// A game, or a match, as it is created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Which of the two.
    pub kind: Kind,
    /// Its name, unique in the log.
    pub id: GameId,
    /// The header lines of its script.
    pub header: Text,
    /// Its seats, in the order in which they will be returned.
    pub seats: Vec<Seat>,
    /// When it was created, by the time of the log; the store has no clock of its own.
    pub created_ms: u64,
}

/// An act as it is appended: one line of script, with its stamp, and its seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The line.
    pub text: Line,
    /// The seal.
    pub seal: Seal,
    /// What its author found out to judge it, in his own words, so that he need not find it out again.
    pub found: Option<Line>,
    /// What belongs to it and nobody may read yet. It is kept encrypted, and its key apart from the log.
    pub secret: Option<Line>,
    /// The secret of an earlier act that comes to its end with this one.
    pub ends: Option<EndOfSecret>,
}

impl Act {
    /// An act of which nothing is secret, and for which nothing was searched.
    pub fn new(text: Line, seal: Seal) -> Self {
        Self { text, seal, found: None, secret: None, ends: None }
    }
}

/// One or more acts, which are added together or not at all.
///
/// ```
/// use jadoube_store::{Act, Acts, Line, Seal};
///
/// let act = Act::new(Line::new("white touches g1")?, Seal::new([0; 32]));
/// assert_eq!(Acts::new(vec![act.clone(), act]).map(|acts| acts.as_slice().len()), Some(2));
/// assert_eq!(Acts::new(vec![]), None);
/// # Ok::<(), jadoube_store::BadText>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acts(Vec<Act>);

impl Acts {
    /// Takes the acts in their order; none if there are no acts.
    pub fn new(acts: Vec<Act>) -> Option<Self> {
        (!acts.is_empty()).then_some(Self(acts))
    }

    /// The acts in their order.
    pub fn as_slice(&self) -> &[Act] {
        &self.0
    }
}

impl From<Act> for Acts {
    fn from(act: Act) -> Self {
        Self(vec![act])
    }
}

/// Acts to be added to a game, and the version at which they are expected to follow.
///
/// ```
/// use jadoube_store::{Act, Append, Line, RequestKey, Seal, Text};
///
/// let mate = Act::new(Line::new("@0:41:07 white releases")?, Seal::new([9; 32]));
/// let append = Append::new(61, 1_700_000_000_000, mate)
///     .requested_as(RequestKey::new("b2c1")?)
///     .ending(Text::new("White wins: checkmate")?);
/// assert_eq!(append.expected_version, 61);
/// # Ok::<(), jadoube_store::BadText>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The number of the last act that the author knows; 0 before the first.
    pub expected_version: u64,
    /// When the acts were done, by the time of the log.
    pub recorded_ms: u64,
    /// The acts.
    pub acts: Acts,
    /// The key by which a repetition of this append is recognised.
    pub request: Option<RequestKey>,
    /// What was asked for under this key.
    pub asked: Option<Asked>,
    /// The full text of the ruling, if the last of these acts ended the game.
    pub finished: Option<Text>,
}

impl Append {
    /// An append without a request key, after which the game goes on.
    pub fn new(expected_version: u64, recorded_ms: u64, acts: impl Into<Acts>) -> Self {
        Self { expected_version, recorded_ms, acts: acts.into(), request: None, asked: None, finished: None }
    }

    /// The same append with a request key.
    #[must_use]
    pub fn requested_as(self, request: RequestKey) -> Self {
        Self { request: Some(request), ..self }
    }

    /// The same append with what was asked for.
    #[must_use]
    pub fn asking(self, asked: Asked) -> Self {
        Self { asked: Some(asked), ..self }
    }

    /// The same append with the ruling that ends the game.
    #[must_use]
    pub fn ending(self, ruling: Text) -> Self {
        Self { finished: Some(ruling), ..self }
    }
}

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The number of its last act.
    pub version: u64,
    /// Whether it repeats an earlier append with the same request key, so that nothing was written.
    pub repeated: bool,
}

/// An act in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAct {
    /// Its number in the game, counted from 1.
    pub number: u64,
    /// Its line of script.
    pub text: Line,
    /// Its seal.
    pub seal: Seal,
    /// The request key of its append, if it is the last act of one.
    pub request: Option<RequestKey>,
    /// What was asked for in that append.
    pub asked: Option<Asked>,
    /// What its author found out to judge it.
    pub found: Option<Line>,
    /// Its secret, if it has one.
    pub secret: Option<Secret>,
    /// When it was done, by the time of the log.
    pub recorded_ms: u64,
}

/// The ruling that ended a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalRuling {
    /// The number of the act that ended the game.
    pub act: u64,
    /// The full text of the ruling.
    pub ruling: Text,
}

/// A game in the log, without its acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Whether it is a game or a match.
    pub kind: Kind,
    /// Its name.
    pub id: GameId,
    /// The header lines of its script.
    pub header: Text,
    /// Its seats, in their order, with the keys that open them now.
    pub seats: Vec<Seat>,
    /// How many later keys each of them has had.
    pub later_keys: Vec<u32>,
    /// What the holder of each of them is called, as it was said with a later key.
    pub names: Vec<Option<Line>>,
    /// When each of them got its first later key, by the time of the log, if that was kept.
    pub taken_ms: Vec<Option<u64>>,
    /// The number of its last act; 0 if it has none.
    pub version: u64,
    /// When it was created, by the time of the log.
    pub created_ms: u64,
    /// The ruling that ended it, if it has ended.
    pub result: Option<FinalRuling>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Whether it is a game or a match.
    pub kind: Kind,
    /// Its name.
    pub id: GameId,
    /// The number of its last act; 0 if it has none.
    pub version: u64,
    /// When it was created, by the calendar: milliseconds since 1970 (UTC).
    pub created_utc_ms: u64,
    /// Whether a ruling has ended it.
    pub finished: bool,
}

/// The seat that a key opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatHolder {
    /// The game.
    pub game: GameId,
    /// What its holder may do.
    pub role: Line,
}

/// How much the log holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All games, those of matches among them.
    pub games: u64,
    /// All matches.
    pub matches: u64,
    /// Games and matches that have ended.
    pub finished: u64,
    /// The acts of all games, and the lines of all matches.
    pub acts: u64,
}

/// A moment by the time of the log, and by the calendar.
///
/// The time of the log is in milliseconds too. It goes on only while a server runs, so that an outage is no part of it, and
/// nobody can set it. A new log begins with what the calendar shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The time of the log.
    pub log_ms: u64,
    /// Milliseconds since 1970 (UTC).
    pub utc_ms: u64,
}
