//! Findings with the games that they are about.

use std::rc::Rc;

use records::pgn::Outcome;
use serde::{Deserialize, Serialize};

use crate::auditor::Auditor;
use crate::chosen::Basis;
use crate::finding::{Finding, Kind};
use crate::form;
use crate::record::Record;
use crate::tags::Tag;

/// A finding, as JSON has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The text in which the game stands.
    pub file: String,
    /// The game, counted from 1.
    pub game: u64,
    /// The ply, counted from 1; 0 stands for the tags.
    pub ply: u32,
    /// The word of its kind.
    pub kind: String,
    /// The articles that it rests on.
    pub articles: Vec<String>,
    /// The code whose articles are cited.
    pub code: Option<String>,
    /// Why that code.
    pub chosen: Option<String>,
    /// The position; empty where no position bears on it.
    pub fen: String,
    /// The finding in a sentence.
    pub says: String,
    /// The same for the same finding against the same game, wherever it stands.
    pub id: String,
    /// The tag `White`.
    pub white: String,
    /// The tag `Black`.
    pub black: String,
    /// The tag `Event`.
    pub event: String,
    /// The tag `Date`.
    pub date: String,
    /// The result as the record has it.
    pub result: String,
    /// The result by the law, where it is another.
    pub by_law: Option<String>,
    /// The line at which the game begins, counted from 1.
    pub line: u64,
    /// The byte at which the game begins, counted from 0.
    pub byte: u64,
    /// Where a corrected copy differs.
    #[serde(default, skip_serializing_if = "Places::is_empty")]
    pub places: Places,
}

/// Where a corrected copy differs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Places {
    /// The byte behind which a note belongs.
    pub note: Option<u64>,
    /// The byte at which the tag `Result` begins.
    pub tag: Option<u64>,
    /// The byte at which the result after the moves begins.
    pub written: Option<u64>,
}

impl Places {
    fn is_empty(&self) -> bool {
        self.note.is_none() && self.tag.is_none() && self.written.is_none()
    }
}

impl Told {
    fn new(file: &str, record: &Record, finding: &Finding, chosen: &str, id: u64) -> Self {
        let tag = |tag| record.tags().get(tag).unwrap_or_default().into_owned();
        let place = record.place();
        Told {
            file: file.to_owned(),
            game: place.game,
            ply: finding.ply,
            kind: finding.kind.word().to_owned(),
            articles: finding.articles.iter().map(|article| (*article).to_owned()).collect(),
            code: finding.code.map(str::to_owned),
            chosen: finding.code.map(|_| chosen.to_owned()),
            fen: finding.fen.clone(),
            says: finding.says.clone(),
            id: format!("{id:016x}"),
            white: tag(Tag::White),
            black: tag(Tag::Black),
            event: tag(Tag::Event),
            date: tag(Tag::Date),
            result: record.result().unwrap_or(Outcome::Unknown).to_string(),
            by_law: finding.result.map(|outcome| outcome.to_string()),
            line: place.line,
            byte: place.offset,
            places: Places {
                note: record.end_of(finding.ply.min(record.plies())),
                tag: finding.result.and(record.result_tag()),
                written: finding.result.and(record.written()).map(|(_, at)| at),
            },
        }
    }

    /// The same finding where its text is a part of a longer one, and this stands before the part: the games in it, the
    /// ends of lines, and the bytes.
    #[must_use]
    pub fn behind(mut self, games: u64, lines: u64, bytes: u64) -> Self {
        (self.game, self.line, self.byte) = (self.game + games, self.line + lines, self.byte + bytes);
        let places = &mut self.places;
        for place in [&mut places.note, &mut places.tag, &mut places.written] {
            *place = place.map(|byte| byte + bytes);
        }
        if let Some(says) = form::further_down(&self.says, lines) {
            self.says = says;
        }
        self
    }
}

/// Audits records, and tells each finding with the game that it is about.
///
/// ```
/// use jadoube_audit::{Auditor, Choice, Record, Teller};
/// use records::pgn::Reader;
///
/// let text = "[White \"Fox\"]\n[Black \"Hare\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
/// let mut record = Record::default();
/// Reader::new(text.as_bytes()).read_game(&mut record)?;
/// let (code, told) = Teller::new(Auditor::new(Choice::ByDate)).tell("games.pgn", &record);
/// assert!(code.starts_with("fide-"), "{code}");
/// assert_eq!((told[0].file.as_str(), told[0].game, told[0].white.as_str()), ("games.pgn", 1, "Fox"));
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
#[derive(Debug)]
pub struct Teller {
    auditor: Auditor,
    /// What the codes met so far are called in a summary.
    names: Vec<(&'static str, Basis, Rc<str>)>,
}

impl Teller {
    /// Tells what this auditor finds.
    #[must_use]
    pub fn new(auditor: Auditor) -> Self {
        Teller { auditor, names: Vec::new() }
    }

    /// A record into which games are read, by the moves of the codes under which they are judged.
    #[must_use]
    pub fn record(&self) -> Record {
        self.auditor.record()
    }

    /// What is found against a record of this text, in the order of its plies; before it, what the code under which it was read
    /// is called in a summary, as in `fide-2018 (by date)`.
    pub fn tell(&mut self, file: &str, record: &Record) -> (Rc<str>, Vec<Told>) {
        let chosen = self.auditor.choose(record);
        let found = self.auditor.audit_under(&chosen, record);
        let basis = chosen.basis;
        let name = self.name(chosen.book.code.id, basis);
        if found.is_empty() {
            return (name, Vec::new());
        }
        let ids = ids(record, &found);
        let told = |(finding, &id)| Told::new(file, record, finding, &basis.to_string(), id);
        (name, found.iter().zip(&ids).map(told).collect())
    }

    fn name(&mut self, code: &'static str, basis: Basis) -> Rc<str> {
        if let Some((.., name)) = self.names.iter().find(|(id, why, _)| (*id, *why) == (code, basis)) {
            return name.clone();
        }
        let name: Rc<str> = format!("{code} ({basis})").into();
        self.names.push((code, basis, name.clone()));
        name
    }
}

/// A number for each finding against a record, none twice.
fn ids(record: &Record, found: &[Finding]) -> Vec<u64> {
    let (print, mut ids) = (Fingerprint::of(record), Vec::new());
    for finding in found {
        let mut id = print;
        id.add(finding.kind.word().as_bytes());
        id.add(&finding.ply.to_le_bytes());
        // A text may depart from the form in several ways at one ply: who accepts one does not accept another.
        if finding.kind == Kind::Notation {
            id.add(form::wherever_it_stands(&finding.says).as_bytes());
        }
        // A game may have ended in several ways at one ply.
        if ids.contains(&id.0) {
            finding.articles.iter().for_each(|article| id.add(article.as_bytes()));
        }
        while ids.contains(&id.0) {
            id.add(b"again");
        }
        ids.push(id.0);
    }
    ids
}

/// A number that tells games apart: of its names and its moves (FNV-1a).
#[derive(Clone, Copy)]
struct Fingerprint(u64);

impl Fingerprint {
    fn of(record: &Record) -> Self {
        let mut print = Fingerprint(0xcbf2_9ce4_8422_2325);
        for tag in [Tag::White, Tag::Black, Tag::Date, Tag::Event, Tag::Round] {
            print.add(record.tags().bytes(tag));
            print.add(b"\n");
        }
        for played in record.moves() {
            let transfer = played.transfer();
            let promotion = transfer.promotion.map_or(0, |kind| kind.letter() as u8);
            print.add(&[transfer.from.index() as u8, transfer.to.index() as u8, promotion]);
        }
        print
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use records::pgn::Reader;

    use super::{Teller, Told};
    use crate::{Auditor, Choice, Record};

    fn told(text: &str) -> Vec<Told> {
        let (mut reader, mut record) = (Reader::new(text.as_bytes()), Record::default());
        let mut teller = Teller::new(Auditor::new(Choice::ByDate));
        let mut found = Vec::new();
        while reader.read_game(&mut record).is_ok_and(|read| read) {
            found.extend(teller.tell("games.pgn", &record).1);
        }
        found
    }

    /// Several findings of one kind at one ply have an id each, and keep it further down.
    #[test]
    fn ids_of_findings_at_one_ply() {
        let text = "[Event \"a\"]\n[Result \"so\"]\n[Date \"2023.02.30\"]\n[EventDate \"2023.02.31\"]\n\n1. e4 }\n} e5 ) *\n";
        let ids = |text: &str| told(text).into_iter().map(|told| told.id).collect::<Vec<_>>();
        let found = ids(text);
        let mut different = found.clone();
        different.sort();
        different.dedup();
        assert!(found.len() > 4 && different.len() == found.len(), "{:?}", told(text));
        assert_eq!(ids(&["[Event \"b\"]\n\n1. d4 *\n\n", text].concat()), found);
    }

    #[test]
    fn findings_of_a_part_of_a_text() {
        let before = "[Event \"a\"]\n\n1. e4 e5\n*\n\n1. d4 d5 *\n\n";
        let part = "[Event \"Line 3: one\"]\n[Result \"1-0\"\n[White \"b\"\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n\
                    [Event \"c\"]\n[Result \"so\"]\n\n1. e4 } e5 *\n";
        let lines = before.matches('\n').count() as u64;
        let moved: Vec<_> =
            told(part).into_iter().map(|told| told.behind(2, lines, before.len() as u64)).collect();
        let whole = told(&[before, part].concat());
        assert_eq!(
            serde_json::to_value(&moved).expect("findings are JSON"),
            serde_json::to_value(&whole).expect("findings are JSON")
        );
        // Something of each kind was moved: the line in a sentence, and the places of a correction.
        assert!(whole.iter().any(|told| told.says.starts_with("Line 9: ")), "{whole:?}");
        assert!(whole.iter().any(|told| told.places.tag.is_some() && told.places.written.is_some()));
    }
}
