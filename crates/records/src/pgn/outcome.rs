//! Results as PGN writes them.

use std::fmt;
use std::str::FromStr;

use board::Side;

/// The result of a game, in its tag or after its moves.
///
/// ```
/// use board::Side;
/// use jadoube_records::pgn::Outcome;
///
/// assert_eq!("1-0".parse(), Ok(Outcome::Won(Side::White)));
/// assert_eq!(Outcome::Drawn.to_string(), "1/2-1/2");
/// assert_eq!("2-0".parse::<Outcome>().unwrap_err(), "expected 1-0, 0-1, 1/2-1/2, 0-0 or *, found `2-0`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0` or `0-1`
    Won(Side),
    /// `1/2-1/2`
    Drawn,
    /// `0-0`: lost by both players, as an arbiter decides. The standard of PGN does not have it, and files do.
    BothLost,
    /// `*`
    Unknown,
}

impl Outcome {
    /// Reads the value of a tag `Result`; none where it is no result.
    #[must_use]
    pub fn from_bytes(text: &[u8]) -> Option<Self> {
        match text {
            b"1-0" => Some(Outcome::Won(Side::White)),
            b"0-1" => Some(Outcome::Won(Side::Black)),
            b"1/2-1/2" => Some(Outcome::Drawn),
            b"0-0" => Some(Outcome::BothLost),
            b"*" => Some(Outcome::Unknown),
            _ => None,
        }
    }

    /// Whether it is a win or a draw, as play on the board ends a game. What is lost by both is a decision, and may stand
    /// against any board.
    #[must_use]
    pub fn is_by_play(self) -> bool {
        matches!(self, Outcome::Won(_) | Outcome::Drawn)
    }
}

impl FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || format!("expected 1-0, 0-1, 1/2-1/2, 0-0 or *, found `{text}`");
        Outcome::from_bytes(text.as_bytes()).ok_or_else(expected)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Won(Side::White) => "1-0",
            Outcome::Won(Side::Black) => "0-1",
            Outcome::Drawn => "1/2-1/2",
            Outcome::BothLost => "0-0",
            Outcome::Unknown => "*",
        })
    }
}
