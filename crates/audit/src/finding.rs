//! Findings.

use std::fmt;

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A move that is not legal.
    IllegalMove,
    /// A move that several pieces can make.
    AmbiguousMove,
    /// Moves after the game had ended.
    AfterTheEnd,
    /// A result that the board contradicts.
    ResultContradicts,
    /// A win by a side that could not mate.
    CannotMate,
    /// A draw for want of force, against a side that could still mate.
    CouldMate,
    /// A draw that could be claimed and was not.
    Unclaimed,
    /// A declared reason that the board does not bear out.
    ReasonContradicts,
    /// Clocks that show more time used than there was.
    Overstepped,
    /// A text that was read loosely, or could not be read.
    Notation,
}

impl Kind {
    /// Every kind, in the order in which they are counted.
    pub const ALL: [Kind; 10] = [
        Kind::IllegalMove,
        Kind::AmbiguousMove,
        Kind::AfterTheEnd,
        Kind::ResultContradicts,
        Kind::CannotMate,
        Kind::CouldMate,
        Kind::Unclaimed,
        Kind::ReasonContradicts,
        Kind::Overstepped,
        Kind::Notation,
    ];

    /// Its word, such as `illegal-move`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::IllegalMove => "illegal-move",
            Kind::AmbiguousMove => "ambiguous-move",
            Kind::AfterTheEnd => "after-the-end",
            Kind::ResultContradicts => "result-contradicts",
            Kind::CannotMate => "cannot-mate",
            Kind::CouldMate => "could-mate",
            Kind::Unclaimed => "unclaimed",
            Kind::ReasonContradicts => "reason-contradicts",
            Kind::Overstepped => "overstepped",
            Kind::Notation => "notation",
        }
    }

    /// The kind of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What is found against the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is about.
    pub kind: Kind,
    /// The single moves played in the position that it is about. Of a move that cannot be played, the number that it
    /// would have.
    pub ply: u32,
    /// The code whose articles are cited; none where nothing depends on a code, or none of that day is known here.
    pub code: Option<&'static str>,
    /// The articles, by their printed numbers.
    pub articles: Vec<&'static str>,
    /// The position; before the move, where that cannot be played. Empty where there is none.
    pub fen: String,
    /// What is found and what shows it, in a sentence or two.
    pub says: String,
    /// The result that the game has by the law, where it is another than the recorded one.
    pub result: Option<records::pgn::Outcome>,
}
