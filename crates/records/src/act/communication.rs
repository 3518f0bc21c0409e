//! Moves that are communicated: one record, several for a turn, or a series with assumed replies.
//!
//! `sends R; R` communicates two moves for the same turn. In `sends R if R then R if R then R or if R then R` each `if`
//! is a reply that is assumed, and `then` the answer to it; `or if` begins again after the first move.

use game::act::{Act, CommunicationAct, Message};

use super::form::forms;
use super::parsed::Parsed;
use super::phrase::free_text;
use super::series::{Series, series};
use crate::text::comment::on_one_line;
use crate::text::fault::Fault;
use crate::text::words::Words;

forms! { Act:
    ("sends", sends, {
        Act::Communication(CommunicationAct::Sends(Message { text, .. })) => on_one_line(text),
    }),
}

const A_SERIES: &str =
    "a series: a record, then `if` and a reply, `then` and the answer to it; another line after `or if`";

fn sends(words: &mut Words) -> Option<Parsed> {
    let column = words.peek().map_or(1, |word| word.column);
    let text = free_text(words, "the record of a move")?;
    let read: Vec<Result<Series, &str>> = text.split(';').map(series).collect();
    let missing: Vec<&str> = read.iter().filter_map(|one| one.as_ref().err().copied()).collect();
    if missing.is_empty() {
        return Some(Parsed::Sends { series: read.into_iter().flatten().collect() });
    }
    words.fault(Fault::new(column, A_SERIES, text).because(missing));
    None
}
