//! Moves one after the other, and what is said of each.

use board::{Move, Position, Side};
use proof::Strategy;
use records::san;

/// So many checks at most are told of a strategy: enough to see that it goes on.
const SAMPLE: usize = 6;

/// Checks with one answer to each, until a position comes back or it is enough.
pub(crate) fn sample(position: &Position, strategy: &Strategy) -> Vec<Move> {
    let (mut now, mut line, mut seen) = (*position, Vec::new(), vec![*position]);
    for _ in 0..SAMPLE {
        let Some(check) = strategy.move_in(&now) else { break };
        let after = now.play(check);
        let Some(&reply) = after.legal_moves().first() else { break };
        now = after.play(reply);
        line.extend([check, reply]);
        if seen.iter().any(|before| before.same_for_repetition(&now)) {
            break;
        }
        seen.push(now);
    }
    line
}

/// What is said of each move of a line.
pub(crate) fn walk(
    position: &Position,
    line: &[Move],
    say: impl Fn(&Position, Move) -> String,
) -> Vec<String> {
    let mut now = *position;
    let said = line.iter().map(|&m| {
        let text = say(&now, m);
        now = now.play(m);
        text
    });
    said.collect()
}

/// "57. Kd2 Ka3 58. Kc2": legal moves, one after the other, with the numbers printed before them.
#[must_use]
pub fn numbered(position: &Position, line: &[Move]) -> String {
    let first = position.turn();
    let texts = walk(position, line, |now, m| {
        let number = match now.turn() {
            Side::White => format!("{}. ", now.fullmoves()),
            Side::Black => String::new(),
        };
        format!("{number}{}", san::write(now, m))
    });
    match first {
        Side::Black if !line.is_empty() => format!("{}… {}", position.fullmoves(), texts.join(" ")),
        _ => texts.join(" "),
    }
}
