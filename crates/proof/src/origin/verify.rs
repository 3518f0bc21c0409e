//! Checks the evidence about an origin.

use board::{Move, Position};

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
    verify_origin_from(&[Position::default()], position, origin)
}

/// The same, where games begin from these positions.
///
/// Errors: a sentence that says what does not hold.
pub fn verify_origin_from(starts: &[Position], position: &Position, origin: &Origin) -> Result<(), String> {
    match origin {
        Origin::Game(game) => match begun_from(starts, position, game) {
            Some(_) => Ok(()),
            None => Err(format!("no game with these moves leads to {}", position.fen())),
        },
        Origin::Never(reasons) if !reasons.is_empty() && *reasons == reasons_against(position) => Ok(()),
        Origin::Never(_) => Err(format!("these are not the reasons against {}", position.fen())),
    }
}

/// From which of these positions the moves lead to this one.
///
/// ```
/// use board::Position;
/// let start = Position::default();
/// assert_eq!(jadoube_proof::begun_from(&[start], &start, &[]), Some(start));
/// ```
#[must_use]
pub fn begun_from(starts: &[Position], position: &Position, game: &[Move]) -> Option<Position> {
    let arrives = |start: &&Position| {
        let end = game.iter().try_fold(**start, |at, &m| at.play_checked(m));
        end.is_ok_and(|at| at.same_for_repetition(position))
    };
    starts.iter().find(arrives).copied()
}
