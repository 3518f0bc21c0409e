//! Positions as they are given on the command line.

use board::{Admits, FenError, Position, RuleChoices, Setup};

/// The set-up of `startpos` or a FEN.
pub fn setup(text: &str) -> Result<Setup, String> {
    if text == "startpos" {
        return Ok(Setup::usual_array());
    }
    text.parse().map_err(|error: FenError| error.to_string())
}

/// The position of `startpos` or a FEN, or every reason why no game can go on from there.
pub fn position(text: &str) -> Result<Position, String> {
    setup(text)?.position().map_err(|refusal| refusal.to_string())
}

/// The same by the rules of an older game, where `startpos` is its array.
pub fn position_by(rules: &RuleChoices, text: &str) -> Result<Position, String> {
    let setup = if text == "startpos" { rules.array() } else { setup(text)? };
    setup.position_under(&rules.movement(), Admits::NOTHING).map_err(|refusal| refusal.to_string())
}
