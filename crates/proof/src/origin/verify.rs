//! Checks the evidence about an origin.

use board::Position;

use crate::origin::can_arise::Origin;
use crate::origin::reasons::reasons_against;

/// Checks what is said about a position's origin: a game is replayed, reasons are looked for again.
///
/// Errors: a sentence that says what does not hold.
///
/// ```
/// use board::Position;
/// use jadoube_proof::{Bound, can_arise, verify_origin};
/// let start = Position::default();
/// let after = start.play(start.parse_uci("g1f3").unwrap());
/// let evidence = can_arise(&after, Bound { states: 1000 }).evidence.unwrap();
/// assert!(verify_origin(&after, &evidence).is_ok());
/// ```
pub fn verify_origin(position: &Position, origin: &Origin) -> Result<(), String> {
    match origin {
        Origin::Game(game) => {
            let mut at = Position::default();
            for &m in game {
                at = at.play_checked(m).map_err(|error| format!("{error}: {}", at.fen()))?;
            }
            let arrives = at.same_for_repetition(position);
            arrives.then_some(()).ok_or_else(|| format!("the game ends in {}", at.fen()))
        }
        Origin::Never(reasons) if !reasons.is_empty() && *reasons == reasons_against(position) => Ok(()),
        Origin::Never(_) => Err(format!("these are not the reasons against {}", position.fen())),
    }
}
