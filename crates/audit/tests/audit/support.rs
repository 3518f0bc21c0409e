//! Texts and findings in a few words.

use jadoube_audit::{Auditor, Choice, Finding, Kind, Record};
use records::pgn::Reader;

/// A text with these tags, each `Name: value`, and these moves.
pub fn text(tags: &[&str], moves: &str) -> String {
    let line = |tag: &&str| {
        let (name, value) = tag.split_once(": ").expect("a tag");
        format!("[{name} \"{value}\"]\n")
    };
    format!("{}\n{moves}\n", tags.iter().map(line).collect::<String>())
}

/// The first game of a text.
pub fn record(text: &str) -> Record {
    record_under(Choice::ByDate, text)
}

/// The same, read by the rules of the code that is chosen so.
pub fn record_under(choice: Choice, text: &str) -> Record {
    let mut record = Record::under(choice);
    Reader::new(text.as_bytes()).read_game(&mut record).expect("bytes in memory");
    record
}

pub fn code(id: &str) -> Choice {
    Choice::Always(law::codes::find(id).expect("a code"))
}

pub fn findings(choice: Choice, text: &str) -> Vec<Finding> {
    Auditor::new(choice).audit(&record_under(choice, text))
}

/// Kinds and plies.
pub fn found(choice: Choice, text: &str) -> Vec<(Kind, u32)> {
    findings(choice, text).into_iter().map(|finding| (finding.kind, finding.ply)).collect()
}

/// Four single moves that lead back to where they began, so many times.
pub fn there_and_back(times: usize) -> String {
    "Nf3 Nf6 Ng1 Ng8 ".repeat(times)
}
