//! The moves of a record, its variations too, one after the other in a list: each says which it follows.

use board::{Move, Position};
use records::pgn::{Line, Ply as Written, Text, commands};
use records::san;
use records::time::milliseconds;

use crate::http::records::json::{Cut, Ply, letters};
use crate::limits::RECORD_MOVES;

#[derive(Default)]
pub(super) struct Moves {
    pub(super) moves: Vec<Ply>,
    /// Where the moves that are written cannot be played.
    pub(super) cut: Vec<Cut>,
}

impl Moves {
    /// Whether it has as many moves as are told; then no more are taken.
    pub(super) fn is_full(&self) -> bool {
        self.moves.len() >= RECORD_MOVES
    }

    /// Takes a line from a position, as far as its moves are legal.
    pub(super) fn line(&mut self, line: &Line, start: Option<Position>, mut after: Option<usize>) {
        let mut now = start;
        for (at, written) in line.plies.iter().enumerate() {
            let read = now.as_ref().map(|position| san::read(position, &written.san));
            let (Some(before), Some(Ok(played))) = (now, &read) else {
                let why = read.and_then(Result::err).map(|error| error.to_string());
                let rest = line.plies[at..].iter().map(|written| written.san.as_str().to_owned()).collect();
                let clocks_ms = line.plies[at..].iter().map(left).collect();
                return self.cut.push(Cut { after, rest, clocks_ms, why });
            };
            if self.is_full() {
                return;
            }
            let said: &[Vec<u8>] = if at == 0 { &line.comments } else { &[] };
            let follows = after;
            after = Some(self.moves.len());
            self.moves.push(ply(written, follows, said, &before, *played));
            for other in &written.variations {
                self.line(other, Some(before), follows);
            }
            now = Some(before.play(*played));
        }
    }
}

fn ply(written: &Written, after: Option<usize>, said: &[Vec<u8>], before: &Position, played: Move) -> Ply {
    Ply {
        after,
        number: before.fullmoves(),
        by: before.turn().to_string(),
        san: san::write(before, played),
        from: played.transfer().from.to_string(),
        to: played.transfer().to.to_string(),
        fen: before.play(played).fen(),
        nags: written.nags.clone(),
        before: comments(said),
        comments: comments(&written.comments),
        clock_ms: left(written),
    }
}

/// What the mover's clock shows after the move according to a comment, in milliseconds: below zero where he has overstepped
/// the time.
fn left(written: &Written) -> Option<i64> {
    let read = |text: String| {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text.as_str()), |digits| (-1, digits));
        milliseconds(digits).ok().and_then(|ms| i64::try_from(ms).ok()).map(|ms| sign * ms)
    };
    written.comments.iter().flat_map(|comment| commands(Text(comment), "clk")).find_map(read)
}

fn comments(comments: &[Vec<u8>]) -> Vec<String> {
    comments.iter().map(|comment| letters(comment)).collect()
}
