//! What a reader of a book should know of a printed move.

use std::fmt;

use board::Side;

use crate::text::fault::{harmless, one_of};

/// A move in three notations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// In standard algebraic notation.
    pub san: String,
    /// In descriptive notation.
    pub descriptive: String,
    /// From square to square.
    pub uci: String,
}

/// A change of one word in a printed move, with which the moves can be read further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Near {
    /// The move whose record is changed: its number, side and text.
    pub at: Printed,
    /// What it would be.
    pub meant: Said,
    /// The first move that still cannot be read; none where all can.
    pub until: Option<Printed>,
}

/// A move as a book prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its number.
    pub number: u32,
    /// Who makes it.
    pub side: Side,
    /// Its text; empty where there is none.
    pub text: String,
    /// The line of the book, counted from 1.
    pub line: usize,
}

/// What is found at a printed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// It means several moves, and only one of them can be followed by a later one.
    Settled {
        /// The moves that it can mean.
        meant: Vec<Said>,
        /// The one that was played.
        played: Said,
        /// The later move that the last of the others cannot be followed by.
        by: Printed,
    },
    /// It means several moves, and nothing later tells which; one is written, the others are variations.
    Open {
        /// The moves that it can mean.
        meant: Vec<Said>,
        /// The one that is written.
        written: Said,
    },
    /// It names no piece for a Pawn on the last rank; a Queen is written.
    PieceUnnamed {
        /// The moves that it can mean.
        meant: Vec<Said>,
        /// The one that is written.
        written: Said,
    },
    /// It is a misprint, or follows one: it cannot be read where it stands.
    Misprint {
        /// Why it cannot be read.
        why: String,
        /// The changes of one word that lead furthest.
        near: Vec<Near>,
        /// The only one of them was taken.
        mended: bool,
    },
    /// No move is printed.
    Missing,
    /// Another number is printed before it.
    Misnumbered(u32),
    /// It stands in one column with White's move, where the game has two.
    SharesACell,
    /// Check is marked, and there is none.
    NoCheck,
    /// The moves can mean more lines of play than are kept.
    TooManyLines,
    /// The moves begin in a position that the text does not give.
    UnknownStart {
        /// A diagram stands before them.
        diagram: bool,
    },
    /// No game can be played from the position that is given.
    NoStart(String),
    /// The heading speaks of odds in words that are not read; the moves are read from the usual array.
    OddsUnread(String),
    /// The game beside the book has a move that the record does not mean.
    Differs {
        /// The legal moves that the record means there; empty where it means none.
        meant: Vec<Said>,
        /// The move of the game beside.
        beside: Said,
    },
    /// The game beside the book begins in another position, and is not compared.
    AnotherStart,
    /// The game beside the book cannot be read from here on.
    BesideUnread {
        /// Why it cannot.
        why: String,
    },
    /// The game beside the book ends before this move.
    BesideEnds,
    /// This is the last printed move, and the game beside the book goes on.
    BesideGoesOn {
        /// Its next move.
        with: Said,
    },
}

impl Found {
    /// A word to know it by.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Found::Settled { .. } => "settled",
            Found::Open { .. } => "open",
            Found::PieceUnnamed { .. } => "piece-unnamed",
            Found::Misprint { .. } => "misprint",
            Found::Missing => "missing",
            Found::Misnumbered(_) => "misnumbered",
            Found::SharesACell => "shares-a-cell",
            Found::NoCheck => "no-check",
            Found::TooManyLines => "too-many-lines",
            Found::UnknownStart { .. } => "unknown-start",
            Found::NoStart(_) => "no-start",
            Found::OddsUnread(_) => "odds-unread",
            Found::Differs { .. } => "differs",
            Found::AnotherStart => "another-start",
            Found::BesideUnread { .. } => "beside-unread",
            Found::BesideEnds => "beside-ends",
            Found::BesideGoesOn { .. } => "beside-goes-on",
        }
    }

    /// Whether it leaves a move unread or in doubt; a misprint that was mended on demand does not.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        match self {
            Found::Misprint { mended, .. } => !mended,
            Found::Open { .. }
            | Found::Missing
            | Found::TooManyLines
            | Found::UnknownStart { .. }
            | Found::NoStart(_)
            | Found::OddsUnread(_)
            | Found::Differs { .. }
            | Found::AnotherStart
            | Found::BesideUnread { .. } => true,
            Found::Settled { .. }
            | Found::PieceUnnamed { .. }
            | Found::Misnumbered(_)
            | Found::SharesACell
            | Found::NoCheck
            | Found::BesideEnds
            | Found::BesideGoesOn { .. } => false,
        }
    }
}

/// What is found, and at which move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The move.
    pub at: Printed,
    /// What is found.
    pub found: Found,
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, {}", self.number, self.side.name())
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.descriptive, self.san)
    }
}

fn any_of(moves: &[Said]) -> String {
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    one_of(texts.iter().map(String::as_str))
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = harmless(&self.at.text);
        write!(f, "line {}, {}: ", self.at.line, self.at)?;
        match &self.found {
            Found::Settled { meant, played, by } => write!(
                f,
                "`{text}` can mean {}; it is {}, since only that can be followed by {by}, `{}`",
                any_of(meant),
                played.san,
                harmless(&by.text)
            ),
            Found::Open { meant, written } => write!(
                f,
                "`{text}` can mean {}, and nothing later settles it; {} is written, the rest as a variation",
                any_of(meant),
                written.san
            ),
            Found::PieceUnnamed { meant, written } => write!(
                f,
                "`{text}` does not name the piece that the Pawn becomes, and can mean {}; {} is written, as a book means \
                 a Queen",
                any_of(meant),
                written.san
            ),
            Found::Misprint { why, near, mended } => {
                f.write_str(why)?;
                for near in near {
                    write!(f, "; {}", near.sentence(&self.at, *mended))?;
                }
                if near.is_empty() { f.write_str("; no change of a single word helps") } else { Ok(()) }
            }
            Found::Missing => f.write_str("no move is printed"),
            Found::Misnumbered(number) => write!(f, "`{text}` has the number {number}"),
            Found::SharesACell => write!(f, "`{text}` is printed in one column with White's move"),
            Found::NoCheck => write!(f, "`{text}` is marked as a check, and gives none"),
            Found::TooManyLines => write!(f, "up to `{text}` the moves can mean too many lines of play"),
            Found::UnknownStart { diagram } => {
                let why = if *diagram { "shows only in a diagram" } else { "does not give" };
                write!(
                    f,
                    "the moves from `{text}` on begin in a position that the text {why}; a line `[FEN \"...\"]` before them \
                     gives it"
                )
            }
            Found::NoStart(why) => f.write_str(why),
            Found::OddsUnread(said) => write!(
                f,
                "the heading speaks of odds in words that are not read, `{}`; a line `[FEN \"...\"]` before the moves gives \
                 the position",
                harmless(said)
            ),
            Found::Differs { meant, beside } if meant.is_empty() => {
                write!(
                    f,
                    "`{text}` means no legal move after the moves of the game beside, which has {beside}"
                )
            }
            Found::Differs { meant, beside } => {
                write!(f, "`{text}` means {}, and the game beside has {beside}", any_of(meant))
            }
            Found::AnotherStart => {
                f.write_str("the game beside begins in another position, and is not compared")
            }
            Found::BesideUnread { why } => write!(f, "the game beside cannot be read from here on: {why}"),
            Found::BesideEnds => write!(f, "the game beside ends before `{text}`"),
            Found::BesideGoesOn { with } => {
                write!(f, "`{text}` is the last printed move, and the game beside goes on with {with}")
            }
        }
    }
}

impl Near {
    fn sentence(&self, stuck: &Printed, mended: bool) -> String {
        let read = match &self.until {
            None => "every move can be read".to_owned(),
            Some(until) => format!("the moves can be read up to {until}"),
        };
        let reading = if mended { "it is read as" } else { "it may be" };
        match self.at == *stuck {
            true => format!("{reading} {}, with which {read}", self.meant),
            false => {
                let text = harmless(&self.at.text);
                let earlier = format!("`{text}`, {} (line {})", self.at, self.at.line);
                match mended {
                    true => format!("{earlier}, is read as {}, with which {read}", self.meant),
                    false => format!("or {earlier}, is wrong: with {} {read}", self.meant),
                }
            }
        }
    }
}
