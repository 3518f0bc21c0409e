//! The start of a game as its tags give it.

use board::{FenError, Position, Setup};

/// Whether a value of the tag `Variant` means Chess960.
pub(super) fn is_chess960(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    ["960", "fischer", "frc"].iter().any(|part| name.contains(part))
}

/// Whether a value of the tag `Variant` means ordinary chess.
pub(super) fn is_chess(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    ["", "?", "chess", "standard", "normal", "from position"].contains(&name.as_str())
}

/// The position of a FEN, or every reason why no game of chess can be played from it.
pub(super) fn set_up(fen: &str, chess960: bool) -> Result<Position, Vec<String>> {
    let faults =
        |error: FenError| -> Vec<_> { error.faults().iter().map(|fault| fault.says.clone()).collect() };
    let mut setup: Setup = fen.trim().parse().map_err(faults)?;
    setup.chess960 |= chess960;
    setup.position().map_err(|refusal| refusal.reasons().iter().map(ToString::to_string).collect())
}
