//! A finding with the game that it is about.

use ::audit::{Finding, Record, Tag};
use records::pgn::Outcome;
use serde::{Deserialize, Serialize};

/// A finding, as JSON has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Told {
    pub file: String,
    /// Counted from 1.
    pub game: u64,
    pub ply: u32,
    pub kind: String,
    pub articles: Vec<String>,
    /// The code whose articles are cited.
    pub code: Option<String>,
    /// Why that code.
    pub chosen: Option<String>,
    pub fen: String,
    pub says: String,
    /// The same for the same finding against the same game, wherever it stands.
    pub id: String,
    pub white: String,
    pub black: String,
    pub event: String,
    pub date: String,
    pub result: String,
    /// The result by the law, where it is another.
    pub by_law: Option<String>,
    /// The line and the byte at which the game begins.
    pub line: u64,
    pub byte: u64,
    #[serde(default, skip_serializing_if = "Places::is_empty")]
    pub places: Places,
}

/// Where a corrected copy differs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Places {
    /// The byte behind which a note belongs.
    pub note: Option<u64>,
    /// The bytes at which the tag and the result begin.
    pub tag: Option<u64>,
    pub written: Option<u64>,
}

impl Places {
    fn is_empty(&self) -> bool {
        self.note.is_none() && self.tag.is_none() && self.written.is_none()
    }
}

impl Told {
    pub fn new(file: &str, record: &Record, finding: &Finding, chosen: &str, print: u64) -> Self {
        let tag = |tag| record.tags().get(tag).unwrap_or_default().into_owned();
        let place = record.place();
        let mut id = Fingerprint(print);
        id.add(finding.kind.word().as_bytes());
        id.add(&finding.ply.to_le_bytes());
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
            id: format!("{:016x}", id.0),
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
}

/// A number that tells games apart: of its names and its moves (FNV-1a).
#[derive(Clone, Copy)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    pub fn of(record: &Record) -> Self {
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
