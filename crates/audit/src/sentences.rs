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

/// "the position stands for the third time, as at the start and after 2… Ng8"
pub(crate) fn stands_again(record: &Record, plies: &[u32]) -> String {
    let (before, times) = (&plies[..plies.len().saturating_sub(1)], plies.len() as u32);
    let moves: Vec<String> =
        before.iter().filter(|&&ply| ply > 0).map(|&ply| move_text(record, ply)).collect();
    let after = match &moves[..] {
        [] => None,
        [one] => Some(format!("after {one}")),
        [first @ .., last] => Some(format!("after {} and {last}", first.join(", "))),
    };
    let places: Vec<String> =
        before.contains(&0).then(|| "at the start".to_owned()).into_iter().chain(after).collect();
    let places = if places.is_empty() { String::new() } else { format!(", as {}", places.join(" and ")) };
    format!("the position stands for the {} time{places}", ordinal(times))
}

/// What to add where the moves that have gone by are enough only with those that the start counts from before.
pub(crate) fn by_the_start(ply: u32, moves: u32) -> &'static str {
    if ply < 2 * moves { ", as the half-move clock of the FEN counts them" } else { "" }
}

/// "fifty moves on each side have gone by without a capture", or a move of a Pawn
pub(crate) fn gone_by(moves: u32, pawns_count: bool) -> String {
    let what = if pawns_count { "a capture or a move of a Pawn" } else { "a capture" };
    format!("{moves} moves on each side have gone by without {what}")
}
