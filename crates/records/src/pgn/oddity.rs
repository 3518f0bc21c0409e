//! What of a text is not as PGN has it.

use std::fmt;

/// Something in a text that is not as PGN has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Oddity {
    /// A byte-order mark within the text.
    ByteOrderMark,
    /// A line in square brackets among the tags that is no tag.
    NotATag(String),
    /// A tag whose value or bracket is not closed on its line.
    UnclosedTag(String),
    /// A comment that no brace closes.
    UnclosedComment,
    /// A variation that no parenthesis closes.
    UnclosedVariation,
    /// A variation within more variations than are told; it is passed over.
    TooDeep,
    /// A brace or parenthesis that closes nothing.
    ClosesNothing(char),
    /// A word that is no part of a game.
    Stray(String),
    /// Tags, and neither a move nor a result.
    NoMoves,
    /// The next game begins before a result stood.
    NoResult,
    /// The text ends before a result stood.
    CutOff,
    /// A second result behind the first.
    SecondResult,
}

impl Oddity {
    /// Whether something of the game may be lost by it, so that it counts as a fault; the others are a matter of form.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        match self {
            Oddity::ByteOrderMark
            | Oddity::NoMoves
            | Oddity::NoResult
            | Oddity::CutOff
            | Oddity::SecondResult => false,
            Oddity::NotATag(_)
            | Oddity::UnclosedTag(_)
            | Oddity::UnclosedComment
            | Oddity::UnclosedVariation
            | Oddity::TooDeep
            | Oddity::ClosesNothing(_)
            | Oddity::Stray(_) => true,
        }
    }

    /// One word for counting: `byte-order-mark`, `unclosed-comment` …
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Oddity::ByteOrderMark => "byte-order-mark",
            Oddity::NotATag(_) => "not-a-tag",
            Oddity::UnclosedTag(_) => "unclosed-tag",
            Oddity::UnclosedComment => "unclosed-comment",
            Oddity::UnclosedVariation => "unclosed-variation",
            Oddity::TooDeep => "too-deep",
            Oddity::ClosesNothing(_) => "closes-nothing",
            Oddity::Stray(_) => "stray-word",
            Oddity::NoMoves => "no-moves",
            Oddity::NoResult => "no-result",
            Oddity::CutOff => "cut-off",
            Oddity::SecondResult => "second-result",
        }
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Oddity::ByteOrderMark => f.write_str("a byte-order mark stands within the text"),
            Oddity::NotATag(text) => {
                write!(f, "expected a tag, `[Name \"value\"]`, found `{text}`")
            }
            Oddity::UnclosedTag(text) => write!(f, "expected `\"]` at the end of the tag `{text}`"),
            Oddity::UnclosedComment => f.write_str("the comment is not closed: expected `}`"),
            Oddity::UnclosedVariation => f.write_str("the variation is not closed: expected `)`"),
            Oddity::TooDeep => f.write_str("the variation lies too deep within others, and is passed over"),
            Oddity::ClosesNothing(mark) => write!(f, "`{mark}` closes nothing"),
            Oddity::Stray(text) => write!(f, "expected a move, found `{text}`"),
            Oddity::NoMoves => f.write_str("there are tags, and neither a move nor a result"),
            Oddity::NoResult => f.write_str("the next game begins before a result"),
            Oddity::CutOff => f.write_str("the text ends before a result"),
            Oddity::SecondResult => f.write_str("a second result stands behind the first"),
        }
    }
}
