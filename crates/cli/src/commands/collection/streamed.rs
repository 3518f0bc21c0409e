//! Games searched while their text is read.

use std::io;
use std::path::Path;

use collection::{Block, BlockBuilder, Gatherer};
use indicatif::ProgressBar;
use records::pgn::{ReadError, Reader};

use super::job::{Job, Read, Texts, found, name_of};
use super::remembered::Remembered;
use crate::commands::texts::{BEGINNING, Work, Worked, each_piece, source, work_through};
use crate::commands::unusable::why_unread;
use crate::terminal::numbers::thousands;
use crate::terminal::out::CommandError;

/// Does the job on the games of a text.
pub fn search<D: Send>(
    file: &Path,
    job: &Job<D>,
    take: &mut dyn FnMut(D, &mut dyn Texts) -> Result<bool, CommandError>,
) -> Result<Read, CommandError> {
    let name = name_of(file);
    let progress = ProgressBar::new_spinner();
    let text = match source::open_games(file, &progress) {
        Ok(text) => text,
        Err(error) => return Ok(Err(why_unread(&name, &error))),
    };
    let mut remembered = Remembered::default();
    let text = if job.with_texts { remembered.of(text) } else { text };
    let searcher = || Searcher {
        job,
        gatherer: Gatherer::with_others(&job.plan.others),
        builder: BlockBuilder::default(),
        others_fit: Vec::new(),
    };
    let mut games = 0;
    let mut enough = false;
    let read = each_piece(text, BEGINNING, job.plan.threads, searcher, |worked| {
        let Searched { done, read, to } = worked.done;
        games += read;
        progress.set_message(format!("{} games", thousands(games)));
        if let Some(done) = done {
            enough = !take(done, &mut remembered)?;
        }
        remembered.forget(to);
        // What is not wanted any more is not read.
        let stop = || ReadError::Io { offset: to, error: io::ErrorKind::Interrupted.into() };
        Ok(if enough { Err(stop()) } else { worked.read })
    })?;
    progress.finish_and_clear();
    if enough {
        return Ok(Ok(()));
    }
    Ok(read.map_err(|error| why_unread(&name, &error)))
}

/// Searches the games of a piece of text.
struct Searcher<'a, D> {
    job: &'a Job<'a, D>,
    gatherer: Gatherer,
    builder: BlockBuilder,
    /// Whether the tags that are not kept are as they should be, game by game.
    others_fit: Vec<bool>,
}

/// What was done on a piece.
struct Searched<D> {
    done: Option<D>,
    /// How many games it has.
    read: u64,
    /// The byte at which it ends.
    to: u64,
}

impl<D: Send> Work for Searcher<'_, D> {
    type Done = Searched<D>;

    fn work<R: io::Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<Self::Done> {
        let from = reader.place();
        self.others_fit.clear();
        let (read, more) = work_through(reader, bytes, |reader| {
            let more = reader.read_game(&mut self.gatherer)?;
            if more {
                self.builder.add(self.gatherer.facts(), from);
                self.others_fit.push(self.gatherer.others_fit());
            }
            Ok(more)
        });
        let to = reader.offset();
        let block = self.builder.finish(from, to);
        let block = block.as_deref().and_then(Block::of_bytes);
        let done = block.map(|block| {
            let found = found(self.job.plan, &block, |place| self.others_fit[place]);
            (self.job.work)(&block, found)
        });
        Worked { done: Searched { done, read: self.others_fit.len() as u64, to }, read, more }
    }
}
