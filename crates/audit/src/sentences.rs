//! Moves, times and numbers in sentences.

use board::{Position, Side};
use records::pgn::Outcome;
use records::san;

use crate::record::Record;

/// `34… Rb8`
pub(crate) fn move_text(record: &Record, ply: u32) -> String {
    let at = ply as usize - 1;
    format!("{} {}", number(&record.positions()[at]), san::write(&record.positions()[at], record.moves()[at]))
}

/// The number of the next move of a position: `34.` or `34…`.
pub(crate) fn number(position: &Position) -> String {
    format!("{}{}", position.fullmoves(), if position.turn() == Side::White { "." } else { "…" })
}

/// "After 34… Rb8", or "At the start".
pub(crate) fn after(record: &Record, ply: u32) -> String {
    if ply == 0 { "At the start".to_owned() } else { format!("After {}", move_text(record, ply)) }
}

/// "1 more move was played", "12 more moves were played".
pub(crate) fn played_on(moves: u32) -> String {
    if moves == 1 { "1 more move was played".to_owned() } else { format!("{moves} more moves were played") }
}

/// A number of times in words.
pub(crate) fn ordinal(number: u32) -> String {
    match number {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        5 => "fifth".to_owned(),
        6 => "sixth".to_owned(),
        number => format!("{number}th"),
    }
}

/// Milliseconds as `1:02:03` or `-0:00:05`.
pub(crate) fn seconds(time: i64) -> String {
    let sign = if time < 0 { "-" } else { "" };
    format!("{sign}{}", records::time::time_text(time.unsigned_abs()))
}

/// "a win for White", "a draw".
pub(crate) fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Side::White) => "a win for White",
        Outcome::Won(Side::Black) => "a win for Black",
        Outcome::Drawn => "a draw",
        Outcome::BothLost => "a loss for both",
        Outcome::Unknown => "no result",
    }
}

/// Plies in a list: `4, 8 and 12`.
pub(crate) fn list(plies: &[u32]) -> String {
    let texts: Vec<_> = plies.iter().map(u32::to_string).collect();
    match &texts[..] {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// "the position stands for the third time (plies 4, 8 and 12)"
pub(crate) fn stands_again(plies: &[u32]) -> String {
    format!("the position stands for the {} time (plies {})", ordinal(plies.len() as u32), list(plies))
}

/// "fifty moves on each side have gone by without a capture", or a move of a Pawn
pub(crate) fn gone_by(moves: u32, pawns_count: bool) -> String {
    let what = if pawns_count { "a capture or a move of a Pawn" } else { "a capture" };
    format!("{moves} moves on each side have gone by without {what}")
}
