//! Adjournment: breaking play off, the sealed move, resumption, and the choice between the moves that a record can mean.

use game::act::{Act, AdjournmentAct, Sealed};
use game::envelope::{Bits, EnvelopeHash};

use super::form::forms;
use super::motion::{given_move, motion_text};
use super::parsed::{GivenMove, Parsed, Purpose, SealedMove};
use super::phrase::{free_text, setup};
use crate::text::comment::{from_hexadecimal, on_one_line};
use crate::text::words::Words;

forms! { Act:
    ("adjourns", |_| Some(Parsed::Act(Act::Adjournment(AdjournmentAct::Adjourns))), {
        Act::Adjournment(AdjournmentAct::Adjourns) => "",
    }),
    ("seals", seals, {
        Act::Adjournment(AdjournmentAct::Seals(Sealed::Record { record, bits, .. })) => record_text(&on_one_line(record), *bits),
        Act::Adjournment(AdjournmentAct::Seals(Sealed::Hash(hash) | Sealed::Missing { hash, .. })) => format!("#{hash}"),
        Act::Adjournment(AdjournmentAct::Seals(Sealed::Withheld)) => WITHHELD,
    }),
    ("resumes", resumes, {
        Act::Adjournment(AdjournmentAct::Resumes(None)) => "",
        Act::Adjournment(AdjournmentAct::Resumes(Some(setup))) => setup.fen(),
    }),
    ("opens", opens, {
        Act::Adjournment(AdjournmentAct::OpensEnvelope) => "envelope",
    }),
    ("adopts", |words| given_move(words).map(|given| given.for_purpose(Purpose::Adopted)), {
        Act::Adjournment(AdjournmentAct::Adopts(motion)) => motion_text(*motion),
    }),
}

/// What stands in place of a record that may not be shown.
const WITHHELD: &str = "…";

/// What is sealed need not be a move: the envelope holds whatever was written.
fn seals(words: &mut Words) -> Option<Parsed> {
    let text = free_text(words, "the record of a move")?;
    let without_record = match text.strip_prefix('#').and_then(from_hexadecimal) {
        Some(hash) => Some(Sealed::Hash(EnvelopeHash(hash))),
        None => (text == WITHHELD).then_some(Sealed::Withheld),
    };
    if let Some(sealed) = without_record {
        return Some(Parsed::Act(Act::Adjournment(AdjournmentAct::Seals(sealed))));
    }
    let (record, bits) = without_bits(&text);
    Some(Parsed::Seals { record: record.to_owned(), bits })
}

pub(super) fn sealed_move(record: &str) -> SealedMove {
    let mut words = Words::of(record);
    match given_move(&mut words).filter(|_| words.next().is_none()) {
        Some(GivenMove::Motion(motion)) => SealedMove::Motion(motion),
        Some(GivenMove::San { san, .. }) => SealedMove::San(san),
        None => SealedMove::Nothing,
    }
}

/// `Nf3 with 64 DIGITS`: the record, and the random bits for its hash.
pub(super) fn without_bits(text: &str) -> (&str, Option<Bits>) {
    let split = text.rsplit_once(" with ");
    let split = split.and_then(|(record, bits)| Some((record, from_hexadecimal(bits)?)));
    split.map_or((text, None), |(record, bits)| (record, Some(Bits(bits))))
}

/// A record with its random bits, as `seals` takes it.
pub(super) fn record_text(record: &str, bits: Option<Bits>) -> String {
    match bits {
        None => record.to_owned(),
        Some(bits) => format!("{record} with {bits}"),
    }
}

fn resumes(words: &mut Words) -> Option<Parsed> {
    let Some(first) = words.peek() else {
        return Some(Parsed::Act(Act::Adjournment(AdjournmentAct::Resumes(None))));
    };
    setup(words, first).map(|setup| Parsed::Act(Act::Adjournment(AdjournmentAct::Resumes(Some(setup)))))
}

fn opens(words: &mut Words) -> Option<Parsed> {
    words.expect("envelope");
    Some(Parsed::Act(Act::Adjournment(AdjournmentAct::OpensEnvelope)))
}
