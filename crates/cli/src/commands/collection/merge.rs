//! Every game of several files once.
//!
//! The copies of each game are first laid aside in a file of their own, since they may stand far apart in compressed files. Then
//! the files are copied game by game, and in the place of the first copy stands what was made of all of them.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use collection::{Block, Found, Unfinished, merged};
use records::pgn::PgnGame;
use records::san::Notation;

use super::blocks::each_block;
use super::copy::{Copy, file_of, id};
use super::excerpts::Excerpts;
use super::job::{Job, Texts, name_of};
use super::listed::with_blank_line;
use super::plan::Plan;
use crate::args::DuplicatesArgs;
use crate::commands::same_file::is_same_file;
use crate::commands::unusable::{unreadable, unwritable};
use crate::terminal::out::CommandError;

/// Says at the beginning what cannot be written at the end.
pub fn may_be_written(to: &Path, files: &[PathBuf]) -> Result<(), CommandError> {
    if to.as_os_str() == "-" {
        return Err(CommandError::message("--merge writes a file, and nothing to standard output"));
    }
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(unwritable(to, &"there is no such folder"));
    }
    if files.iter().any(|file| is_same_file(file, to)) {
        return Err(CommandError::message(
            "--merge writes another file: it cannot be one of those that are read",
        ));
    }
    match fs::symlink_metadata(to) {
        Ok(_) => Err(unwritable(to, &"it is there already")),
        Err(_) => Ok(()),
    }
}

/// Writes every game of the files once; how many there are.
pub fn write(args: &DuplicatesArgs, groups: &[Vec<Copy>], to: &Path) -> Result<u64, CommandError> {
    let wrong = |error: io::Error| unwritable(to, &error);
    let mut copies = lay_aside(args, groups, to)?;
    // The first copy of each group, with the number of the group; of the others that they are left out.
    let mut places: HashMap<u64, Option<usize>> = HashMap::new();
    for (number, group) in groups.iter().enumerate() {
        places.extend(group.iter().map(|copy| (copy.id, None)));
        places.insert(group[0].id, Some(number));
    }
    let aside = Unfinished::beside(to, "part").map_err(wrong)?;
    let mut out = BufWriter::new(aside.file().try_clone().map_err(wrong)?);
    let plan = Plan { reindex: false, ..Plan::of_all(&args.reading) };
    let mut written = 0;
    for (number, file) in args.files.iter().enumerate() {
        let work = |block: &Block, _: Vec<Found>| {
            let games = (1..).zip(block.rows());
            games
                .map(|(place, row)| (id(number, block.head().from.game + place), block.text_of(row)))
                .collect()
        };
        let job = Job { plan: &plan, with_moves: false, with_texts: true, work: &work };
        each_block(file, &job, &mut |games: Vec<(u64, (u64, u64))>, texts| {
            for (id, (at, length)) in games {
                let text = match places.get(&id) {
                    Some(None) => continue,
                    Some(Some(group)) => copies.merged(&groups[*group]).map_err(wrong)?,
                    None => texts.text(at, length).map_err(|error| unreadable(&name_of(file), &error))?,
                };
                out.write_all(&with_blank_line(text)).map_err(wrong)?;
                written += 1;
            }
            Ok(true)
        })?
        .map_err(CommandError::message)?;
    }
    out.flush().map_err(wrong)?;
    // Somebody may have written a file of this name in the meantime.
    may_be_written(to, &args.files)?;
    aside.take_name(to).map_err(wrong)?;
    Ok(written)
}

/// The texts of all copies.
struct Copies {
    aside: Unfinished,
    places: HashMap<u64, (u64, u64)>,
}

fn lay_aside(args: &DuplicatesArgs, groups: &[Vec<Copy>], to: &Path) -> Result<Copies, CommandError> {
    let wrong = |error: io::Error| unwritable(to, &error);
    let aside = Unfinished::beside(to, "copies").map_err(wrong)?;
    let mut out = BufWriter::new(aside.file().try_clone().map_err(wrong)?);
    let mut all: Vec<&Copy> = groups.iter().flatten().collect();
    all.sort_by_key(|copy| copy.id);
    let (mut places, mut end, mut excerpts) = (HashMap::new(), 0, None::<(usize, Excerpts)>);
    for copy in all {
        let number = file_of(copy.id);
        let file = &args.files[number];
        let (_, texts) = match &mut excerpts {
            Some(open) if open.0 == number => open,
            other => other.insert((number, Excerpts::of(file))),
        };
        let text = texts.text(copy.facts.at, copy.facts.length);
        let text = text.map_err(|error| unreadable(&name_of(file), &error))?;
        out.write_all(&text).map_err(wrong)?;
        places.insert(copy.id, (end, text.len() as u64));
        end += text.len() as u64;
    }
    out.flush().map_err(wrong)?;
    Ok(Copies { aside, places })
}

impl Copies {
    /// The text of what is made of the copies of a game.
    fn merged(&mut self, group: &[Copy]) -> io::Result<Vec<u8>> {
        let mut games = Vec::new();
        for copy in group {
            let Some((at, length)) = self.places.get(&copy.id) else { continue };
            self.aside.seek(SeekFrom::Start(*at))?;
            let mut text = Vec::new();
            self.aside.file().take(*length).read_to_end(&mut text)?;
            games.push(PgnGame::first(&text).map_err(io::Error::other)?);
        }
        let game = merged(&games).ok_or_else(|| io::Error::other("the copies are not there"))?;
        Ok(game.rewrite(Notation::Standard).text.into_bytes())
    }
}
