//! What of a message is hidden: the replies that it assumes and that have not been made yet, with the answers to them.

use law::{Provision, provided};

use crate::act::adjournment::Meaning;
use crate::act::communication::{Communicated, Message};
use crate::facts::records::is_made_by;
use crate::state::State;

/// What stands for a message of which nothing may be told.
const NOTHING: &str = "…";

/// The message that was judged as the act of this number, as everybody may be told it; none where nothing of it is hidden.
///
/// A message that was not taken tells what its player had in mind: of that, nobody else learns anything.
pub(crate) fn without_hidden_line(
    state: &State,
    number: usize,
    refused: bool,
    message: &Message,
) -> Option<Message> {
    let has_a_line = message.records.iter().any(|record| record.goes_on);
    let hides = provided(state.law().code, Provision::RepliesStayHidden).is_some();
    if !has_a_line || !hides || state.waiting().is_over() {
        return None;
    }
    if refused {
        return Some(Message { text: NOTHING.to_owned(), records: vec![meaningless()] });
    }
    let shown = replies_known(state, number, message)?;
    Some(Message {
        text: up_to_reply(&message.text, shown),
        records: message.records.iter().map(|record| cut_after(record, shown)).collect(),
    })
}

fn meaningless() -> Communicated {
    Communicated {
        record: NOTHING.to_owned(),
        meaning: Meaning::agreed(None),
        goes_on: false,
        then: Vec::new(),
        idle: Vec::new(),
    }
}

/// How many of the replies that a message assumes the other side knows of; none: of them all.
fn replies_known(state: &State, number: usize, message: &Message) -> Option<usize> {
    let made = state.line.made();
    let Some(first) = made.iter().position(|turn| turn.made_in() == number) else { return Some(0) };
    let mut record = message.records.first()?;
    for (known, reply) in (first + 1..).step_by(2).enumerate() {
        let supposed = record.then.first()?;
        let Some(turn) = made.get(reply) else { return Some(known) };
        let legal = turn.attempt().making().and_then(|making| making.legal());
        if !legal.is_some_and(|m| is_made_by(supposed.reply, m)) {
            // The line has lapsed, and what was sent for this reply is no secret any more.
            return None;
        }
        record = &supposed.answer;
    }
    None
}

/// A text without what follows so many of the replies that it assumes.
fn up_to_reply(text: &str, replies: usize) -> String {
    let mut ifs = 0;
    let kept = text.split_whitespace().take_while(|word| {
        ifs += usize::from(word.eq_ignore_ascii_case("if"));
        ifs <= replies
    });
    kept.collect::<Vec<_>>().join(" ")
}

fn cut_after(record: &Communicated, replies: usize) -> Communicated {
    let mut cut = record.clone();
    match replies.checked_sub(1) {
        None => {
            (cut.goes_on, cut.then, cut.idle) = (false, Vec::new(), Vec::new());
        }
        Some(rest) => {
            for supposed in &mut cut.then {
                supposed.answer = cut_after(&supposed.answer, rest);
            }
        }
    }
    cut
}
