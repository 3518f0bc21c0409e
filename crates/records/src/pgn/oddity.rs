//! Where a text departs from the form of PGN.

use std::fmt;

use super::read_error::LONGEST_PART;

/// Something in a text that departs from the form of PGN.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Oddity {
    /// A byte-order mark within the text.
    ByteOrderMark,
    /// A line in square brackets among the tags that is not a tag.
    NotATag(String),
    /// A tag whose value or bracket does not end on its line.
    UnclosedTag(String),
    /// A tag whose name has stood in this game; the first of them counts.
    RepeatedTag(String),
    /// A blank line among the tags of one game.
    SplitTags,
    /// A comment that no brace closes.
    UnclosedComment,
    /// A comment that is longer than [`LONGEST_PART`](super::LONGEST_PART): its beginning is told.
    LongComment,
    /// A word that is longer than [`LONGEST_PART`](super::LONGEST_PART), and passed over: its beginning.
    LongWord(String),
    /// A tag whose line is longer than [`LONGEST_PART`](super::LONGEST_PART): the beginning of its value is told.
    LongTag(String),
    /// A variation that no parenthesis closes.
    UnclosedVariation,
    /// A variation nested too deeply; it is skipped.
    TooDeep,
    /// A brace or parenthesis that closes nothing.
    ClosesNothing(char),
    /// A word that is not part of a game.
    Stray(String),
    /// No blank stands behind the marks of a move: `e4!e5`. It is told once in a game.
    Crowded,
    /// The first number is that of a move of Black's, and no other start is given: what comes before it is missing. With this
    /// number.
    BlackFirst(u32),
    /// Text before, between or behind games, which is part of none: its first line.
    Outside(String),
    /// Tags with neither a move nor a result.
    NoMoves,
    /// The next game begins before a result.
    NoResult,
    /// The text ends before a result.
    CutOff,
    /// A second result after the first.
    SecondResult,
    /// There are too many departures in this game: from here on they are counted, and not told.
    More,
    /// So many departures of this game were not told. It is told at the end of the game, and only after [`More`](Self::More).
    Untold(u64),
}

impl Oddity {
    /// Whether it may cost part of the game, so that it counts as a fault; the rest is a matter of form.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        match self {
            Oddity::ByteOrderMark
            | Oddity::SplitTags
            | Oddity::NoMoves
            | Oddity::NoResult
            | Oddity::CutOff
            | Oddity::Crowded
            | Oddity::SecondResult => false,
            Oddity::NotATag(_)
            | Oddity::UnclosedTag(_)
            | Oddity::RepeatedTag(_)
            | Oddity::UnclosedComment
            | Oddity::LongComment
            | Oddity::LongWord(_)
            | Oddity::LongTag(_)
            | Oddity::UnclosedVariation
            | Oddity::TooDeep
            | Oddity::ClosesNothing(_)
            | Oddity::Stray(_)
            | Oddity::BlackFirst(_)
            | Oddity::Outside(_)
            | Oddity::More
            | Oddity::Untold(_) => true,
        }
    }

    /// A word to count it by: `byte-order-mark`, `unclosed-comment` …
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Oddity::ByteOrderMark => "byte-order-mark",
            Oddity::NotATag(_) => "not-a-tag",
            Oddity::UnclosedTag(_) => "unclosed-tag",
            Oddity::RepeatedTag(_) => "repeated-tag",
            Oddity::SplitTags => "split-tags",
            Oddity::UnclosedComment => "unclosed-comment",
            Oddity::LongComment => "long-comment",
            Oddity::LongWord(_) => "long-word",
            Oddity::LongTag(_) => "long-tag",
            Oddity::UnclosedVariation => "unclosed-variation",
            Oddity::TooDeep => "too-deep",
            Oddity::ClosesNothing(_) => "closes-nothing",
            Oddity::Stray(_) => "stray-word",
            Oddity::Crowded => "crowded",
            Oddity::BlackFirst(_) => "black-first",
            Oddity::Outside(_) => "outside-text",
            Oddity::NoMoves => "no-moves",
            Oddity::NoResult => "no-result",
            Oddity::CutOff => "cut-off",
            Oddity::SecondResult => "second-result",
            Oddity::More => "too-many",
            Oddity::Untold(_) => "untold",
        }
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Oddity::ByteOrderMark => f.write_str("there is a byte-order mark within the text"),
            Oddity::NotATag(text) => {
                write!(f, "expected a tag, `[Name \"value\"]`, found `{text}`")
            }
            Oddity::UnclosedTag(text) => write!(f, "expected `\"]` at the end of the tag `{text}`"),
            Oddity::RepeatedTag(text) => {
                write!(f, "a tag of this name stands in this game already, and counts instead of `{text}`")
            }
            Oddity::SplitTags => f.write_str(
                "a blank line stands among the tags; since none is repeated, they are read as one game's",
            ),
            Oddity::UnclosedComment => f.write_str("the comment is not closed: expected `}`"),
            Oddity::LongComment => write!(
                f,
                "the comment is longer than {LONGEST_PART} bytes, and only its beginning is looked at"
            ),
            Oddity::LongWord(text) => write!(
                f,
                "a word that is longer than {LONGEST_PART} bytes is passed over; it begins with `{text}`"
            ),
            Oddity::LongTag(text) => write!(
                f,
                "the tag `{text}` is longer than {LONGEST_PART} bytes, and only its beginning is looked at"
            ),
            Oddity::UnclosedVariation => f.write_str("the variation is not closed: expected `)`"),
            Oddity::TooDeep => f.write_str("the variation is nested too deeply and is skipped"),
            Oddity::ClosesNothing(mark) => write!(f, "`{mark}` closes nothing"),
            Oddity::Stray(text) => write!(f, "expected a move, found `{text}`"),
            Oddity::Crowded => f.write_str("there is no blank between a move and the next one"),
            Oddity::BlackFirst(_) => f.write_str(
                "the moves begin with the number of a move of Black's, and no tag FEN says from where: they are not looked at",
            ),
            Oddity::Outside(text) => write!(f, "text that is not part of a game is passed over: `{text}`"),
            Oddity::NoMoves => f.write_str("there are tags, but neither a move nor a result"),
            Oddity::NoResult => f.write_str("the next game begins before a result"),
            Oddity::CutOff => f.write_str("the text ends before a result"),
            Oddity::SecondResult => f.write_str("a second result follows the first"),
            Oddity::More => f.write_str(
                "there are more departures from the form in this game; from here on they are counted and not told",
            ),
            Oddity::Untold(1) => f.write_str("one more departure from the form in this game is not told"),
            Oddity::Untold(more) => {
                write!(f, "{more} more departures from the form in this game are not told")
            }
        }
    }
}
