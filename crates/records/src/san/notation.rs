//! The ways to write moves.

use board::{Kind, Move, Position};

use super::language::Language;
use super::write::write;
use crate::descriptive::{self, Origins};

/// A way to write moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Standard algebraic: `Nf3`, `exd5`, `e8=Q+`.
    #[default]
    Standard,
    /// Long algebraic, with both squares: `Ng1-f3`, `e4xd5`, `e7-e8=Q+`.
    Long,
    /// Standard algebraic with figurines: `♘f3`.
    Figurine,
    /// The form of chess programs: `g1f3`, `e7e8q`.
    Uci,
    /// The numbers of correspondence chess: `7163`, `57581`.
    Numeric,
    /// Descriptive notation: `Kt-KB3`, `PXP`, `P-K8 Q`.
    Descriptive,
    /// Standard algebraic with the letters of a language: `Sf3`.
    National(Language),
}

impl Notation {
    /// The notations that are read without being named: they cannot be taken for one another.
    pub const ALL: [Notation; 5] =
        [Notation::Standard, Notation::Long, Notation::Figurine, Notation::Uci, Notation::Numeric];

    /// Its word, such as `long`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Notation::Standard => "san",
            Notation::Long => "long",
            Notation::Figurine => "figurine",
            Notation::Uci => "uci",
            Notation::Numeric => "numeric",
            Notation::Descriptive => "descriptive",
            Notation::National(language) => language.word(),
        }
    }

    /// Every notation, those that must be named last.
    pub fn every() -> impl Iterator<Item = Notation> {
        let named = Language::ALL.map(Notation::National);
        Notation::ALL.into_iter().chain([Notation::Descriptive]).chain(named)
    }

    /// The notation of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Notation::every().find(|notation| notation.word() == word)
    }

    /// A legal move in this notation. In descriptive notation the pieces have the names that they have at the beginning of a
    /// game; [`Notation::write_in`] takes those that they have later.
    ///
    /// ```
    /// use jadoube_records::san::{self, Notation};
    /// let start = board::Position::default();
    /// let knight = san::read(&start, "Nf3")?;
    /// let texts = Notation::ALL.map(|notation| notation.write(&start, knight));
    /// assert_eq!(texts, ["Nf3", "Ng1-f3", "♘f3", "g1f3", "7163"]);
    /// # Ok::<(), san::SanError>(())
    /// ```
    #[must_use]
    pub fn write(self, position: &Position, played: Move) -> String {
        match self {
            Notation::Standard => write(position, played),
            Notation::Long => long(position, played),
            Notation::Figurine => write(position, played).chars().map(figurine).collect(),
            // No other notation has a form for it that is one word.
            _ if played.is_free_castling() => write(position, played),
            Notation::Uci => position.uci(played),
            Notation::Numeric => numeric(position, played),
            Notation::Descriptive => descriptive::write(position, &Origins::at_start(position), played),
            Notation::National(language) => language.written(&write(position, played)),
        }
    }

    /// A legal move in this notation, where the origins of the pieces are known.
    ///
    /// ```
    /// use jadoube_records::descriptive::Origins;
    /// use jadoube_records::san::{self, Notation};
    /// let start = board::Position::default();
    /// let knight = san::read(&start, "Nf3")?;
    /// assert_eq!(Notation::Descriptive.write_in(&start, &Origins::at_start(&start), knight), "Kt-KB3");
    /// # Ok::<(), san::SanError>(())
    /// ```
    #[must_use]
    pub fn write_in(self, position: &Position, origins: &Origins, played: Move) -> String {
        match self {
            Notation::Descriptive => descriptive::write(position, origins, played),
            _ => self.write(position, played),
        }
    }
}

fn long(position: &Position, played: Move) -> String {
    let standard = write(position, played);
    if played.castling_wing().is_some() {
        return standard;
    }
    let kind = position.kind_at(played.from()).unwrap_or(Kind::Pawn);
    let letter =
        if kind == Kind::Pawn { String::new() } else { kind.letter().to_ascii_uppercase().to_string() };
    let sign = if standard.contains('x') { 'x' } else { '-' };
    let (from, to) = (played.from(), played.to());
    // What follows the destination is the same in both.
    let behind = standard.rfind(&to.to_string()).map_or("", |at| &standard[at + 2..]);
    format!("{letter}{from}{sign}{to}{behind}")
}

/// Figurines in outline for both sides, as they are printed.
fn figurine(letter: char) -> char {
    match letter {
        'K' => '♔',
        'Q' => '♕',
        'R' => '♖',
        'B' => '♗',
        'N' => '♘',
        other => other,
    }
}

/// In castling the squares of the King; in Chess960 his own and the Rook's.
fn numeric(position: &Position, played: Move) -> String {
    let digits = |square: board::Square| 10 * (square.file() + 1) + square.rank() + 1;
    let becomes = match played.transfer().promotion {
        Some(Kind::Queen) => "1",
        Some(Kind::Rook) => "2",
        Some(Kind::Bishop) => "3",
        Some(Kind::Knight) => "4",
        _ => "",
    };
    let to = played.rook().filter(|_| position.is_chess960()).map_or(played.to(), |(rook, _)| rook);
    format!("{}{}{becomes}", digits(played.from()), digits(to))
}
