//! What a player writes on the score sheet.

use game::act::{Act, Record, ScoreAct};

use super::bare::{Bare, bare_record, several};
use super::form::forms;
use super::parsed::Parsed;
use super::phrase::free_text;
use crate::san::San;
use crate::text::comment::on_one_line;
use crate::text::table::word_for;
use crate::text::words::Words;
use crate::vocabulary::SIGNED;

forms! { Act:
    ("writes", writes, {
        Act::Score(ScoreAct::Writes(record)) => on_one_line(&record.text),
    }),
    ("strikes", |_| Some(Parsed::Act(Act::Score(ScoreAct::Strikes))), {
        Act::Score(ScoreAct::Strikes) => "",
    }),
    ("signs", |words| words.one(SIGNED, "a result").map(|result| Parsed::Act(Act::Score(ScoreAct::Signs(result)))), {
        Act::Score(ScoreAct::Signs(result)) => word_for(SIGNED, result),
    }),
}

/// A move in notation, the sign `(=)` for an offer of a draw, or anything else that belongs on a score sheet.
fn writes(words: &mut Words) -> Option<Parsed> {
    let text = free_text(words, "a record: a move, (=), or words")?;
    let Bare { text: bare, offer } = bare_record(&text);
    let sketch = bare.parse::<San>().ok().map(|san| san.sketch());
    let sketch = sketch.or_else(|| several(&text, |record| record.parse().ok()));
    Some(Parsed::Act(Act::Score(ScoreAct::Writes(Record { text, sketch, offer }))))
}
