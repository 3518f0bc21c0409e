//! The journal of an audit, from which a later run goes on after an interruption, or when the file has grown.
//!
//! ```text
//!   {"journal":2,"settings":"auto 20000 illegal-move,…"}          what it was kept with
//!   {"file":"games.pgn","game":12,…}                              findings
//!   {"read":{"game":4711,"line":…,"byte":…,"print":"…"},"tally":{…}}   how far the text was read, and what it was
//! ```
//!
//! A journal counts only up to its last line of the third kind. It gives the place at which the last game began that was
//! read; that game is read again, since the text may have grown within it. What stands before it must be the same, byte
//! for byte. If it differs, or the settings do, the run starts afresh.

use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hasher as _};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use ::audit::{Tally, Told};
use indicatif::ProgressBar;
use records::pgn::Place;
use serde_json::{Value, json};

use crate::commands::texts::source::{self, Source};

pub struct Journal {
    file: PathBuf,
    settings: String,
    text: PathBuf,
    /// The text up to the place that was last kept.
    before: Before,
    writer: Option<BufWriter<File>>,
}

/// What an earlier run has left.
pub struct Resumed {
    /// Where to read on.
    pub place: Place,
    pub tally: Tally,
    pub findings: Vec<Told>,
}

struct Kept {
    findings: Vec<Told>,
    tally: Tally,
    place: Place,
    print: String,
    /// The length of the journal up to its last whole part.
    length: u64,
}

impl Journal {
    /// Where the journal of a text stands.
    pub fn beside(text: &Path) -> PathBuf {
        let mut name = text.as_os_str().to_owned();
        name.push(".audit");
        name.into()
    }

    pub fn open(text: &Path, settings: &str) -> io::Result<Self> {
        Ok(Journal {
            file: Journal::beside(text),
            settings: settings.to_owned(),
            text: text.to_owned(),
            before: Before::of(text)?,
            writer: None,
        })
    }

    /// Where it is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What an earlier run has left, if the text is still what it was up to there.
    pub fn resume(&mut self) -> io::Result<Option<Resumed>> {
        if let Some(kept) = self.kept()
            && self.before.print_at(kept.place.offset)?.as_deref() == Some(&kept.print)
        {
            let file = OpenOptions::new().write(true).open(&self.file)?;
            file.set_len(kept.length)?;
            let mut writer = BufWriter::new(file);
            io::Seek::seek(&mut writer, io::SeekFrom::End(0))?;
            self.writer = Some(writer);
            let Kept { findings, tally, place, .. } = kept;
            return Ok(Some(Resumed { place, tally, findings }));
        }
        self.before = Before::of(&self.text)?;
        let mut writer = BufWriter::new(File::create(&self.file)?);
        writeln!(writer, "{}", json!({ "journal": VERSION, "settings": self.settings }))?;
        writer.flush()?;
        self.writer = Some(writer);
        Ok(None)
    }

    fn kept(&self) -> Option<Kept> {
        let journal = fs::read_to_string(&self.file).ok()?;
        let mut lines = journal.split_inclusive('\n');
        let head = lines.next()?;
        let settings: Value = serde_json::from_str(head).ok()?;
        if settings["journal"] != VERSION || settings["settings"] != self.settings.as_str() {
            return None;
        }
        let (mut findings, mut length) = (Vec::new(), head.len());
        let mut kept: Option<Kept> = None;
        for line in lines {
            length += line.len();
            let Ok(value) = serde_json::from_str::<Value>(line) else { break };
            let Some(read) = value.get("read") else {
                findings.push(serde_json::from_value(value).ok()?);
                continue;
            };
            let number = |name: &str| read[name].as_u64();
            let place = Place { game: number("game")?, line: number("line")?, offset: number("byte")? };
            let mut all = kept.map(|kept| kept.findings).unwrap_or_default();
            all.append(&mut findings);
            kept = Some(Kept {
                findings: all,
                tally: serde_json::from_value(value["tally"].clone()).ok()?,
                place,
                print: read["print"].as_str()?.to_owned(),
                length: length as u64,
            });
        }
        kept
    }

    /// Keeps what was found before a game. `place` is where it begins, with the number of the games before it.
    pub fn keep(&mut self, findings: &[Told], tally: &Tally, place: Place) -> io::Result<()> {
        let print = self.before.print_at(place.offset)?;
        let Some(writer) = &mut self.writer else { return Ok(()) };
        for told in findings {
            writeln!(writer, "{}", serde_json::to_string(told)?)?;
        }
        let read = json!({ "game": place.game, "line": place.line, "byte": place.offset, "print": print });
        writeln!(writer, "{}", json!({ "read": read, "tally": tally }))?;
        writer.flush()
    }
}

/// The form of the journal.
const VERSION: u64 = 2;

/// The text once more, read up to one place after the other for its fingerprint: so no thread that audits it has to wait.
struct Before {
    text: Source,
    at: u64,
    hasher: DefaultHasher,
    chunk: Vec<u8>,
}

impl Before {
    fn of(text: &Path) -> io::Result<Self> {
        let text = source::open(text, &ProgressBar::hidden())?;
        Ok(Before { text, at: 0, hasher: DefaultHasher::new(), chunk: vec![0; 1 << 16] })
    }

    /// The fingerprint of the bytes up to here; none where there are fewer. Places only grow.
    fn print_at(&mut self, offset: u64) -> io::Result<Option<String>> {
        while self.at < offset {
            let most =
                usize::try_from(offset - self.at).map_or(self.chunk.len(), |left| left.min(self.chunk.len()));
            match self.text.read(&mut self.chunk[..most])? {
                0 => return Ok(None),
                read => {
                    self.hasher.write(&self.chunk[..read]);
                    self.at += read as u64;
                }
            }
        }
        Ok(Some(format!("{:016x}", self.hasher.finish())))
    }
}
