//! A record as its text alone gives it, and the legal moves that it can mean.

use std::str::FromStr;

use board::{Move, Position};

use super::error::DescriptiveError;
use super::full::Full;
use super::grammar::{Parsed, parse};
use super::origins::Origins;
use super::parser::Style;
use super::sentence::Sentence;
use super::token::tokens;
use crate::text::castling::castling;

/// A record in descriptive notation, not yet compared with any position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Descriptive {
    text: String,
    parsed: Parsed,
}

impl Descriptive {
    /// Reads a record as books print it, with `his` and `her`, "B. checks", "P. Queens".
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    pub fn as_printed(text: &str) -> Result<Self, DescriptiveError> {
        Self::in_style(text, Style::Books)
    }

    fn in_style(text: &str, style: Style) -> Result<Self, DescriptiveError> {
        let text = text.trim().to_owned();
        let end = text.chars().count() + 1;
        let parsed = match free_castling(&text) {
            Some(parsed) => Ok(parsed),
            None => tokens(&text).and_then(|tokens| parse(&tokens, style, end)),
        };
        match parsed {
            Ok(parsed) => Ok(Descriptive { text, parsed }),
            Err(fault) => Err(DescriptiveError::NotARecord { text, fault }),
        }
    }

    /// The text as it was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether words in it are abbreviated, or replaced by signs.
    #[must_use]
    pub fn is_abbreviated(&self) -> bool {
        self.parsed.short
    }

    /// The legal moves that the record can mean; marks of check and mate are ignored.
    ///
    /// ```
    /// use jadoube_records::descriptive::{Descriptive, Origins};
    ///
    /// let start = board::Position::default();
    /// let record: Descriptive = "P-KB4 ch".parse()?;
    /// assert_eq!(record.moves(&start, &Origins::at_start(&start)).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn moves(&self, position: &Position, origins: &Origins) -> Vec<Move> {
        self.meant(position, origins).into_iter().map(|full| full.played).collect()
    }

    /// The moves that a printed record can mean: of several, those whose check and mate are as marked.
    #[must_use]
    pub fn moves_as_marked(&self, position: &Position, origins: &Origins) -> Vec<Move> {
        let mut meant = self.meant(position, origins);
        let (check, mate) = (self.parsed.check || self.parsed.mate, self.parsed.mate);
        let as_marked = |full: &Full| full.gives_check() == check && (!mate || full.mates());
        if meant.len() > 1 && meant.iter().any(as_marked) {
            meant.retain(as_marked);
        }
        meant.into_iter().map(|full| full.played).collect()
    }

    /// Whether a book can print it for a move: it says what a piece does or where it goes, and only a Pawn that comes to its
    /// last rank becomes another piece.
    #[must_use]
    pub(crate) fn is_printed_move(&self) -> bool {
        self.parsed.sentences.iter().any(Sentence::is_whole)
    }

    /// Whether check is marked behind it.
    #[must_use]
    pub(crate) fn marks_check(&self) -> bool {
        self.parsed.check || self.parsed.mate
    }

    fn meant<'p>(&self, position: &'p Position, origins: &Origins) -> Vec<Full<'p>> {
        let agrees = |full: &Full| self.parsed.sentences.iter().any(|said| full.agrees(said));
        Full::all(position, origins).into_iter().filter(agrees).collect()
    }
}

/// A free castling of the older game, in the word of algebraic notation, with its marks.
fn free_castling(text: &str) -> Option<Parsed> {
    let bare = text.trim_end_matches(['+', '#', '!', '?']);
    let (wing, squares) = castling(bare)?;
    let (king, rook) = squares?;
    let marks = &text[bare.len()..];
    Some(Parsed {
        sentences: vec![Sentence::CastlesFreely(wing, king, rook)],
        check: marks.contains('+'),
        mate: marks.contains('#'),
        short: true,
    })
}

impl FromStr for Descriptive {
    type Err = DescriptiveError;

    fn from_str(text: &str) -> Result<Self, DescriptiveError> {
        Self::in_style(text, Style::Law)
    }
}
