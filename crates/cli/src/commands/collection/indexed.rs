//! Games by their index: writing it where it is needed, and searching it.

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::path::Path;

use collection::index::{Fit, IndexError, IndexReader, IndexWriter, RawBlock, Stamp, beside};
use collection::{BlockBuilder, Gatherer};
use indicatif::ProgressBar;
use records::pgn::{Place, ReadError, Reader};

use super::excerpts::Excerpts;
use super::job::{Job, Texts, found};
use super::plan::Plan;
use crate::commands::texts::{BEGINNING, Work, Worked, each_piece, pipeline, source, threads, work_through};
use crate::terminal::numbers::thousands;
use crate::terminal::out::CommandError;

type Index = IndexReader<BufReader<File>>;

/// What is worth knowing and no fault goes to standard error, whoever reads it.
fn remark(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// The index of a file as it is now: the one that is there, extended or written anew where that is needed. None where none can be
/// written, or where the file cannot be read to its end: whoever reads the games themselves comes upon that again.
pub fn index_of(file: &Path, plan: &Plan) -> Result<Option<Index>, CommandError> {
    let path = beside(file);
    let mut grown = false;
    match IndexReader::open(&path) {
        Ok(_) if plan.reindex => {}
        Ok(index) => match index.head().stamp.compare(file) {
            Ok(Fit::Same) => return Ok(Some(index)),
            Ok(Fit::Grown) => grown = true,
            Ok(Fit::Changed) => {}
            Err(_) => return Ok(None),
        },
        Err(IndexError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => remark(&format!("{}: {error}, and is written anew", path.display())),
    }
    // What is no text of games is known before anything is written.
    let progress = ProgressBar::new_spinner();
    let Ok(text) = source::open_games(file, &progress) else { return Ok(None) };
    // What cannot be written, such as on a full disk, is told, and the search goes on.
    let without = |error: &io::Error| {
        remark(&format!("{}: cannot be written: {error}; the games are read without it", path.display()));
        Ok(None)
    };
    let mut writer = match IndexWriter::create(&path) {
        Ok(writer) => writer,
        Err(error) => return without(&error),
    };
    let mut text = (text, BEGINNING);
    if grown {
        match writer.take_over(&path) {
            Ok(Some(place)) => {
                let Ok(rest) = source::open_at(file, place, &progress) else { return Ok(None) };
                text = (rest, place);
            }
            Ok(None) => {}
            Err(error) => {
                remark(&format!("{}: {error}, and is written anew", path.display()));
                drop(writer);
                writer = match IndexWriter::create(&path) {
                    Ok(writer) => writer,
                    Err(error) => return without(&error),
                };
            }
        }
    }
    // The stamp comes first: what is changed while the games are read is noticed the next time.
    let stamp = file.metadata().and_then(|data| Stamp::of(file, data.len()));
    let Ok(stamp) = stamp else { return Ok(None) };
    let (source, place) = text;
    let (mut games, mut unwritten) = (0, None);
    let read = each_piece(source, place, plan.threads, Indexer::default, |worked| {
        if let Some((block, count)) = worked.done {
            games += u64::from(count);
            if let Err(error) = writer.add(&block, count) {
                unwritten = Some(error);
                let stop = ReadError::Io { offset: 0, error: io::ErrorKind::Interrupted.into() };
                return Ok(Err(stop));
            }
        }
        progress.set_message(format!("{} games indexed", thousands(games)));
        Ok(worked.read)
    })?;
    progress.finish_and_clear();
    if let Some(error) = unwritten {
        return without(&error);
    }
    if read.is_err() {
        return Ok(None);
    }
    if let Err(error) = writer.finish(stamp) {
        return without(&error);
    }
    IndexReader::open(&path).map(Some).map_err(|error| unusable(&path, &error))
}

/// An index that was sound when it was opened, and is not. It is removed, since it would fail the next time too.
fn unusable(path: &Path, error: &IndexError) -> CommandError {
    let removed = match fs::remove_file(path) {
        Ok(()) => "it is removed, so that the next search writes it anew",
        Err(_) => "--reindex writes it anew",
    };
    CommandError::message(format!("{}: {error}; {removed}", path.display()))
}

/// Puts the games of a piece of text into a block.
#[derive(Default)]
struct Indexer {
    gatherer: Gatherer,
    builder: BlockBuilder,
}

impl Work for Indexer {
    /// A block with its number of games; none where there is no game.
    type Done = Option<(Vec<u8>, u32)>;

    fn work<R: Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<Self::Done> {
        let from: Place = reader.place();
        let (read, more) = work_through(reader, bytes, |reader| {
            let more = reader.read_game(&mut self.gatherer)?;
            if more {
                self.builder.add(self.gatherer.facts(), from);
            }
            Ok(more)
        });
        let games = self.builder.games();
        let block = self.builder.finish(from, reader.offset()).filter(|_| games > 0);
        Worked { done: block.map(|block| (block, games)), read, more }
    }
}

/// Searches an index in several threads.
pub fn search<D: Send>(
    file: &Path,
    index: Index,
    job: &Job<D>,
    take: &mut dyn FnMut(D, &mut dyn Texts) -> Result<bool, CommandError>,
) -> Result<(), CommandError> {
    let path = beside(file);
    let needs_moves = job.with_moves || job.plan.conditions.need_moves();
    let mut index = if needs_moves { index } else { index.without_moves() };
    let mut excerpts = Excerpts::of(file);
    let produce = |to: std::sync::mpsc::SyncSender<(usize, Result<RawBlock, IndexError>)>| {
        for number in 0.. {
            let block = match index.next_block() {
                Ok(None) => return,
                Ok(Some(block)) => Ok(block),
                Err(error) => Err(error),
            };
            let last = block.is_err();
            if to.send((number, block)).is_err() || last {
                return;
            }
        }
    };
    let worker = || {
        |raw: Result<RawBlock, IndexError>| -> Result<D, IndexError> {
            let raw = raw?;
            let block = raw.block()?;
            Ok((job.work)(&block, found(job.plan, &block, |_| true)))
        }
    };
    pipeline(threads(job.plan.threads), produce, worker, |done: Result<D, IndexError>| {
        take(done.map_err(|error| unusable(&path, &error))?, &mut excerpts)
    })
}
