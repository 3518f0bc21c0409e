//! Texts that are audited whole and in parts.

use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use audit::{Auditor, Choice, Tally, Teller, Told};
use jadoube_split::{Joined, Part, Seam, Settings, Split, splits, work};
use proptest::prelude::*;
use records::pgn::Reader;

/// What was found: the findings as JSON, the counts, and the error that ended it.
pub type Found = (Vec<String>, String, Option<String>);

/// How a text is cut.
pub enum Cut {
    /// After so many bytes.
    Every(u64),
    /// Between frames of zstd, which hold these texts.
    Frames(Vec<Vec<u8>>),
}

const STATES: u64 = 200;

pub fn settings() -> Settings {
    let kinds = audit::Kind::ALL.iter().map(|kind| kind.word().to_owned()).collect();
    Settings { code: "auto".to_owned(), states: STATES, kinds }
}

fn found(findings: &[Told], tally: &Tally, error: Option<String>) -> Found {
    let json = |told| serde_json::to_string(told).expect("JSON");
    (findings.iter().map(json).collect(), serde_json::to_string(tally).expect("JSON"), error)
}

/// What one reader finds.
pub fn whole(text: impl Read) -> Found {
    let mut teller = Teller::new(Auditor::new(Choice::ByDate).with_states(STATES));
    let (mut reader, mut record) = (Reader::new(text), teller.record());
    let (mut tally, mut findings) = (Tally::default(), Vec::new());
    let error = loop {
        match reader.read_game(&mut record) {
            Ok(true) => {
                let (code, told) = teller.tell("games.pgn", &record);
                tally.add_game(&record, &code, &told);
                findings.extend(told);
            }
            Ok(false) => break None,
            Err(error) => break Some(error.to_string()),
        }
    };
    tally.bytes = reader.offset();
    found(&findings, &tally, error)
}

/// What is found in parts.
pub fn cut(text: &[u8], cut: &Cut) -> Found {
    let (stored, size) = match cut {
        Cut::Every(size) => (text.to_vec(), *size),
        Cut::Frames(frames) => {
            let packed = frames.iter().map(|frame| zstd::encode_all(&frame[..], 1).expect("a frame"));
            (packed.collect::<Vec<_>>().concat(), 1)
        }
    };
    let file = OneFile::with(&stored);
    audited(splits(&file.0, "games.pgn", size).expect("a file"))
}

/// What the parts of these splits come to.
pub fn audited(cut: Vec<Split>) -> Found {
    audited_asking(cut).0
}

/// The same, and how many of them had to be audited again. Every part goes through JSON, as between machines.
pub fn audited_asking(cut: Vec<Split>) -> (Found, usize) {
    let mut again = 0;
    let settings = settings();
    let through = |part: Part| -> Part {
        serde_json::from_str(&serde_json::to_string(&part).expect("JSON")).expect("a part")
    };
    let mut parts: Vec<_> = cut.iter().map(|split| Some(through(work(split, &settings)))).collect();
    let (mut seam, mut findings, mut tally, mut error) = (Seam::new(cut), Vec::new(), Tally::default(), None);
    loop {
        match seam.join(&mut parts) {
            Joined::Part(part) => {
                assert_eq!(part.refused, None);
                findings.extend(part.findings);
                tally.add(&part.tally);
                error = part.broken.map(|broken| broken.error().to_string());
            }
            Joined::Ask(number, split) => {
                again += 1;
                parts[number] = Some(through(work(&split, &settings)));
            }
            Joined::Whole => return (found(&findings, &tally, error), again),
        }
    }
}

/// A file that goes with its test.
pub struct OneFile(pub PathBuf);

impl OneFile {
    pub fn with(bytes: &[u8]) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("jadoube-split-{}-{number}.pgn", std::process::id());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, bytes).expect("a file");
        OneFile(file)
    }
}

impl Drop for OneFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Text like that of games, in any disorder.
pub fn text_strategy() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => Just("[Event \"a\"]\n".to_owned()),
        3 => Just("[Result \"1-0\"]\n".to_owned()),
        2 => Just("[White \"b\"]\n".to_owned()),
        2 => Just("[Date \"2021.02.30\"]\n".to_owned()),
        5 => Just("\n".to_owned()),
        4 => Just("1. f3 e5 2. g4 Qh4# 1-0\n".to_owned()),
        4 => Just("1. e4 e5 2. Ke3 ".to_owned()),
        2 => Just("Nf3 Nf6 ".to_owned()),
        3 => Just("1-0\n\n".to_owned()),
        2 => Just("*\n\n".to_owned()),
        1 => Just("{".to_owned()),
        1 => Just("}".to_owned()),
        1 => Just("{ so [Event \"x\"]\n\n1. e4 * }".to_owned()),
        1 => Just("; on\n".to_owned()),
        1 => Just("% on\n".to_owned()),
        1 => Just("(1. d4".to_owned()),
        1 => Just(")".to_owned()),
        1 => Just("Dear friend,\n".to_owned()),
        1 => Just("\u{feff}".to_owned()),
        1 => Just("\r\n\r\n".to_owned()),
        1 => "[ -~\n]{0,12}".prop_map(|text| text),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}
