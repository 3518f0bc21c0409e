//! What is announced, repeated, and made on a player's own board.

use game::act::{Act, BoardsAct, Record};

use super::form::forms;
use super::motion::{given_move, motion_text};
use super::parsed::{GivenMove, Parsed};
use super::phrase::free_text;
use crate::san::San;
use crate::spoken::algebraic;
use crate::text::comment::on_one_line;
use crate::text::words::Words;

forms! { Act:
    ("announces", |words| spoken(words).map(|record| Parsed::Act(Act::Boards(BoardsAct::Announces(record)))), {
        Act::Boards(BoardsAct::Announces(record)) => on_one_line(&record.text),
    }),
    ("repeats", |words| spoken(words).map(|record| Parsed::Act(Act::Boards(BoardsAct::Repeats(record)))), {
        Act::Boards(BoardsAct::Repeats(record)) => on_one_line(&record.text),
    }),
    ("copies", copies, {
        Act::Boards(BoardsAct::Copies(motion)) => motion_text(*motion),
    }),
}

/// A move as it is spoken, or in algebraic notation; or other words, which name no move.
fn spoken(words: &mut Words) -> Option<Record> {
    let text =
        free_text(words, "a move as it is spoken, such as `Springer Gustav eins Felix drei` or `Nf3`")?;
    Some(record(text))
}

/// What was spoken, with the move that it names.
pub(crate) fn record(text: String) -> Record {
    let written = algebraic(&text).unwrap_or_else(|| text.clone());
    let sketch = written.parse::<San>().ok().map(|san| san.sketch());
    Record { text, sketch, offer: false }
}

/// A move from square to square: algebraic notation would be read for the other side.
fn copies(words: &mut Words) -> Option<Parsed> {
    let word = words.peek();
    match given_move(words)? {
        GivenMove::Motion(motion) => Some(Parsed::Act(Act::Boards(BoardsAct::Copies(motion)))),
        GivenMove::San { .. } => {
            words.faults(word.map(|word| word.fault("from and to, as in g8f6, or `castles short`")));
            None
        }
    }
}
