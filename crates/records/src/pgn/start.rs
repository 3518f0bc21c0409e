//! The start of a game as its tags give it.

use std::fmt;

use board::{FenError, Position, Setup};

/// Whether a value of the tag `Variant` means Chess960.
fn is_chess960(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    ["960", "fischer", "frc"].iter().any(|part| name.contains(part))
}

/// Whether a value of the tag `Variant` means ordinary chess.
fn is_chess(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    ["", "?", "chess", "standard", "normal", "from position"].contains(&name.as_str())
}

/// Why the first position of a game is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStart {
    /// The tags say that the game does not begin with the usual array, and not with what.
    Unknown,
    /// A variant that is neither chess nor Chess960.
    Variant(String),
    /// A start from which no game of chess can be played.
    Refused {
        /// The FEN; empty where the game begins from the array of its laws.
        fen: String,
        /// Every reason.
        reasons: Vec<String>,
    },
}

impl fmt::Display for NoStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoStart::Unknown => f.write_str("the game begins with another array, and no tag FEN says which"),
            NoStart::Variant(name) => write!(f, "expected chess or Chess960 as the variant, found `{name}`"),
            NoStart::Refused { fen, reasons } if fen.is_empty() => {
                write!(f, "no game can be played from the array of these laws: {}", reasons.join("; "))
            }
            NoStart::Refused { fen, reasons } => {
                write!(f, "no game can be played from `{fen}`: {}", reasons.join("; "))
            }
        }
    }
}

/// The first position of a game by its tags `FEN`, `SetUp` and `Variant`.
///
/// # Errors
///
/// [`NoStart`], where no position can be had from them.
///
/// ```
/// use jadoube_records::pgn::{NoStart, start};
/// assert_eq!(start(None, None, None), Ok(board::Position::default()));
/// assert_eq!(start(None, Some("1"), Some("Chess960")), Err(NoStart::Unknown));
/// ```
pub fn start(
    fen: Option<&str>,
    set_up_tag: Option<&str>,
    variant: Option<&str>,
) -> Result<Position, NoStart> {
    let variant = variant.unwrap_or_default();
    let chess960 = is_chess960(variant);
    if !chess960 && !is_chess(variant) {
        return Err(NoStart::Variant(variant.to_owned()));
    }
    match fen.filter(|_| set_up_tag != Some("0")) {
        Some(fen) => {
            set_up(fen, chess960).map_err(|reasons| NoStart::Refused { fen: fen.to_owned(), reasons })
        }
        None if chess960 || set_up_tag == Some("1") => Err(NoStart::Unknown),
        None => Ok(Position::default()),
    }
}

/// The position of a FEN, or every reason why no game of chess can be played from it.
fn set_up(fen: &str, chess960: bool) -> Result<Position, Vec<String>> {
    let faults =
        |error: FenError| -> Vec<_> { error.faults().iter().map(|fault| fault.says.clone()).collect() };
    let mut setup: Setup = fen.trim().parse().map_err(faults)?;
    setup.chess960 |= chess960;
    setup.position().map_err(|refusal| refusal.reasons().iter().map(ToString::to_string).collect())
}
