//! The journal of an audit, from which a later run goes on after an interruption, or when the file has grown.
//!
//! ```text
//!   {"journal":1,"settings":"auto 20000 illegal-move,…"}          what it was kept with
//!   {"file":"games.pgn","game":12,…}                              findings
//!   {"read":{"game":4711,"line":…,"byte":…,"print":"…"},"tally":{…}}   the last whole game that was read
//! ```
//!
//! A journal counts only up to its last line of the third kind. That game is read again, and must be the same. If the
//! game or the settings differ, the run starts afresh.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use ::audit::Record;
use records::pgn::{Place, Reader};
use serde_json::{Value, json};

use super::tally::Tally;
use super::told::{Fingerprint, Told};
use crate::commands::texts::source::{self, Source};

pub struct Journal {
    file: PathBuf,
    settings: String,
    plain: bool,
    text: PathBuf,
    writer: Option<BufWriter<File>>,
}

/// What an earlier run has left.
pub struct Resumed {
    /// The text from here on.
    pub text: Source,
    pub place: Place,
    pub tally: Tally,
    pub findings: Vec<Told>,
}

struct Kept {
    findings: Vec<Told>,
    tally: Tally,
    last: Place,
    print: String,
    /// The length of the journal up to its last whole part.
    length: u64,
}

impl Journal {
    pub fn open(text: &Path, settings: &str) -> io::Result<Self> {
        let mut name = text.as_os_str().to_owned();
        name.push(".audit");
        let mut first = [0; 4];
        let read = File::open(text)?.take(4).read(&mut first)?;
        let plain = !source::is_compressed(&first[..read]);
        Ok(Journal {
            file: name.into(),
            settings: settings.to_owned(),
            plain,
            text: text.to_owned(),
            writer: None,
        })
    }

    /// What an earlier run has left, if it can be read on from there. `text` stands at its beginning.
    pub fn resume(&mut self, text: Source) -> io::Result<Option<Resumed>> {
        let resumed = match self.kept() {
            Some(kept) => self.read_on(text, kept)?,
            None => None,
        };
        if resumed.is_none() {
            let mut writer = BufWriter::new(File::create(&self.file)?);
            writeln!(writer, "{}", json!({ "journal": 1, "settings": self.settings }))?;
            writer.flush()?;
            self.writer = Some(writer);
        }
        Ok(resumed)
    }

    fn kept(&self) -> Option<Kept> {
        let journal = fs::read_to_string(&self.file).ok()?;
        let mut lines = journal.split_inclusive('\n');
        let head = lines.next()?;
        let settings: Value = serde_json::from_str(head).ok()?;
        if settings["journal"] != 1 || settings["settings"] != self.settings.as_str() {
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
            let last = Place { game: number("game")?, line: number("line")?, offset: number("byte")? };
            let mut all = kept.map(|kept| kept.findings).unwrap_or_default();
            all.append(&mut findings);
            kept = Some(Kept {
                findings: all,
                tally: serde_json::from_value(value["tally"].clone()).ok()?,
                last,
                print: read["print"].as_str()?.to_owned(),
                length: length as u64,
            });
        }
        kept
    }

    /// Reads the last game of the earlier run again, and goes on behind it.
    fn read_on(&mut self, text: Source, kept: Kept) -> io::Result<Option<Resumed>> {
        let mut text = text;
        if self.plain {
            let mut file = File::open(&self.text)?;
            io::Seek::seek(&mut file, io::SeekFrom::Start(kept.last.offset))?;
            text = Box::new(io::BufReader::with_capacity(1 << 17, file));
        } else {
            io::copy(&mut text.by_ref().take(kept.last.offset), &mut io::sink())?;
        }
        let before = Place { game: kept.last.game - 1, ..kept.last };
        let mut again = Again { text, read: Vec::new() };
        let (mut record, mut reader) = (Record::default(), Reader::starting_at(&mut again, before));
        let found = matches!(reader.read_game(&mut record), Ok(true));
        let place = reader.place();
        drop(reader);
        if !found || format!("{:016x}", Fingerprint::of(&record).0) != kept.print {
            return Ok(None);
        }
        // What was read beyond that game belongs to the next ones.
        let consumed = (place.offset - kept.last.offset) as usize;
        let beyond = again.read.split_off(consumed.min(again.read.len()));
        let file = OpenOptions::new().write(true).open(&self.file)?;
        file.set_len(kept.length)?;
        let mut writer = BufWriter::new(file);
        io::Seek::seek(&mut writer, io::SeekFrom::End(0))?;
        self.writer = Some(writer);
        let text: Source = Box::new(io::Cursor::new(beyond).chain(again.text));
        Ok(Some(Resumed { text, place, tally: kept.tally, findings: kept.findings }))
    }

    /// Keeps what was found up to a game.
    pub fn keep(&mut self, findings: &[Told], tally: &Tally, last: (Place, u64)) -> io::Result<()> {
        let Some(writer) = &mut self.writer else { return Ok(()) };
        for told in findings {
            writeln!(writer, "{}", serde_json::to_string(told)?)?;
        }
        let (place, print) = last;
        let print = format!("{print:016x}");
        let read = json!({ "game": place.game, "line": place.line, "byte": place.offset, "print": print });
        writeln!(writer, "{}", json!({ "read": read, "tally": tally }))?;
        writer.flush()
    }
}

/// A source that remembers what was read of it.
struct Again {
    text: Source,
    read: Vec<u8>,
}

impl Read for &mut Again {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.text.read(bytes)?;
        self.read.extend_from_slice(&bytes[..read]);
        Ok(read)
    }
}
