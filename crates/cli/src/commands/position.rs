//! Positions as they are given on the command line.

use board::{FenError, Position, Setup};

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
