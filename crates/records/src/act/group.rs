//! All groups of acts together: which reader a first word has, and which group writes an act.

use game::act::Act;

use super::form::Reader;
use super::parsed::Parsed;
use super::phrase::unknown;
use super::{adjournment, boards, claim, clock, communication, hand, official, penalty, score, word};
use crate::text::fault::one_of;
use crate::text::table::{look_up, words_of};
use crate::text::words::Words;

/// The readers of each group, in the order in which an error lists their words.
const GROUPS: [&[(&str, Reader)]; 10] = [
    hand::READERS,
    word::READERS,
    claim::READERS,
    penalty::READERS,
    score::READERS,
    official::READERS,
    adjournment::READERS,
    communication::READERS,
    clock::READERS,
    boards::READERS,
];

/// Reads an act: its first word, and what that word's reader makes of the rest.
pub(super) fn read_act(words: &mut Words) -> Option<Parsed> {
    let acts = || format!("an act: {}", one_of(GROUPS.into_iter().flat_map(words_of)));
    let word = words.need(acts())?;
    match GROUPS.into_iter().find_map(|group| look_up(group, word.text)) {
        Some(read) => read(words),
        None => unknown(words, word, &acts()),
    }
}

/// An act without the person: `touches g1 and f1 accidentally`.
#[must_use]
pub fn act_text(act: &Act) -> String {
    let groups = [
        hand::write,
        word::write,
        claim::write,
        penalty::write,
        score::write,
        official::write,
        adjournment::write,
        communication::write,
        clock::write,
        boards::write,
    ];
    let text = groups.into_iter().find_map(|write| write(act));
    // What is written is stored: an act without a form is a mistake that every test is to show.
    debug_assert!(text.is_some(), "{act:?} has no form");
    text.unwrap_or_default()
}
