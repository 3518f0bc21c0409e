//! What is kept of a game to find it by.

use board::Position;
use records::openings::{self, Opening};
use records::pgn::{Outcome, start};

use crate::shape::Shape;

/// A tag that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are the names of PGN")]
pub enum Field {
    White,
    Black,
    Event,
    Site,
    Date,
    Round,
    Eco,
}

impl Field {
    /// All of them, in the order in which they are kept.
    pub const ALL: [Field; 7] =
        [Field::White, Field::Black, Field::Event, Field::Site, Field::Date, Field::Round, Field::Eco];

    /// The tag's name in PGN.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Field::White => "White",
            Field::Black => "Black",
            Field::Event => "Event",
            Field::Site => "Site",
            Field::Date => "Date",
            Field::Round => "Round",
            Field::Eco => "ECO",
        }
    }

    /// The field of a tag, if it is kept.
    ///
    /// ```
    /// use jadoube_collection::Field;
    /// assert_eq!(Field::of(b"ECO"), Some(Field::Eco));
    /// assert_eq!(Field::of(b"Annotator"), None);
    /// ```
    #[must_use]
    pub fn of(name: &[u8]) -> Option<Self> {
        Field::ALL.into_iter().find(|field| field.name().as_bytes() == name)
    }
}

/// How a game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// With the usual array.
    #[default]
    Usual,
    /// From this FEN, in Chess960 or not.
    Fen {
        /// The FEN.
        fen: String,
        /// Whether castling is as in Chess960.
        chess960: bool,
    },
    /// Nobody knows, or no game of chess can be played from there.
    Unknown,
}

impl Start {
    /// The first position; none where it is not known.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        match self {
            Start::Usual => Some(Position::default()),
            Start::Fen { fen, chess960 } => start(Some(fen), Some("1"), chess960.then_some("Chess960")).ok(),
            Start::Unknown => None,
        }
    }
}

/// What is kept of a game: where it stands, its tags, its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The number of the game in its text, counted from 1.
    pub number: u64,
    /// The byte at which its text begins.
    pub at: u64,
    /// How many bytes the text has.
    pub length: u64,
    /// The tags, by [`Field`]; empty where there is none.
    pub fields: [String; 7],
    /// The result in the tag, or after the moves where the tag has none.
    pub result: Option<Outcome>,
    /// The ratings of White and Black; 0 where they are not known.
    pub elos: [u16; 2],
    /// The number of the opening in [`openings::all`].
    pub opening: Option<u16>,
    /// How the game begins.
    pub start: Start,
    /// The moves of the main line as [`moves::encode`](crate::moves::encode) writes them.
    pub moves: Vec<u8>,
    /// How many moves these are, by both sides.
    pub plies: u32,
    /// Whether these are all the moves of the main line; otherwise the next one cannot be read.
    pub whole: bool,
    /// Whether a Pawn was promoted.
    pub promoted: bool,
    /// The shape of the last position.
    pub shape: Shape,
}

impl Facts {
    /// A tag; empty where there is none.
    #[must_use]
    pub fn field(&self, field: Field) -> &str {
        &self.fields[field as usize]
    }

    /// The opening by the table.
    #[must_use]
    pub fn opening(&self) -> Option<&'static Opening> {
        self.opening.and_then(openings::numbered)
    }

    /// The code of the opening by the table, or by the tag where the table names no position of the game.
    #[must_use]
    pub fn eco(&self) -> &str {
        self.opening().map_or_else(|| self.field(Field::Eco), |opening| opening.eco)
    }

    /// The year of the date; none where it is not known.
    #[must_use]
    pub fn year(&self) -> Option<&str> {
        let year = self.field(Field::Date).get(..4)?;
        year.bytes().all(|byte| byte.is_ascii_digit()).then_some(year)
    }
}
