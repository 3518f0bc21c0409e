//! `jadoube convert`: the games of a PGN file, each written again, in as many threads as there are processors.

use std::io::Read;
use std::path::Path;

use indicatif::ProgressBar;
use law::Code;
use records::pgn::{self, PgnGame, Reader};
use records::san::{Language, Notation};

use super::converted::{Converted, as_acts, malformed, unreadable};
use super::hints;
use crate::args::Form;
use crate::commands::texts::{BEGINNING, Work, Worked, each_piece, source, work_through};
use crate::terminal::out::CommandError;

/// What is done with each game.
#[derive(Clone, Copy)]
pub struct Conversion {
    /// The language of its moves, if they are not in English.
    pub from: Option<Language>,
    pub to: Form,
    /// The code of a script.
    pub code: &'static Code,
}

/// Each game of a PGN file, in the order of the file.
pub fn games(
    file: &Path,
    conversion: Conversion,
    write: &mut impl FnMut(&Converted) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let text = source::open_games(file, &ProgressBar::hidden()).map_err(|error| unreadable(file, error))?;
    let mut hinted = false;
    let worker = || Converter { conversion, game: PgnGame::default() };
    let read = each_piece(text, BEGINNING, None, worker, |worked| {
        for WithHint { mut converted, hint } in worked.done {
            if !converted.faults.is_empty() && !hinted {
                converted.remarks.extend(hint);
                hinted = !converted.remarks.is_empty();
            }
            write(&converted)?;
        }
        Ok(worked.read)
    })?;
    read.map_err(|error| unreadable(file, error))
}

/// Converts game after game.
struct Converter {
    conversion: Conversion,
    game: PgnGame,
}

/// A game, and in which other notation it could be read. That is told once, and asked of each piece until one says it.
struct WithHint {
    converted: Converted,
    hint: Option<String>,
}

impl Work for Converter {
    type Done = Vec<WithHint>;

    fn work<R: Read>(&mut self, reader: &mut Reader<R>, bytes: u64) -> Worked<Vec<WithHint>> {
        let (mut done, mut hinted) = (Vec::new(), false);
        let (read, more) = work_through(reader, bytes, |reader| {
            if !reader.read_game(&mut self.game)? {
                return Ok(false);
            }
            let with_hint = self.converted(reader.games(), hinted);
            hinted |= with_hint.hint.is_some();
            done.push(with_hint);
            Ok(true)
        });
        Worked { done, read, more }
    }
}

impl Converter {
    fn converted(&mut self, number: u64, hinted: bool) -> WithHint {
        let Conversion { from, to, code } = self.conversion;
        let as_it_was = from.map(|language| {
            let as_it_was = self.game.clone();
            self.game.change_moves(&|text| language.standard(text));
            as_it_was
        });
        let converted = match to {
            Form::Pgn(notation) => as_pgn(number, &self.game, notation),
            Form::Acts => as_acts(number, &self.game, code),
        };
        let asked = !converted.faults.is_empty() && !hinted;
        let hint = || hints::other_notation(as_it_was.as_ref().unwrap_or(&self.game), from);
        WithHint { hint: asked.then(hint).flatten(), converted }
    }
}

fn as_pgn(number: u64, game: &PgnGame, notation: Notation) -> Converted {
    let written = game.rewrite(notation);
    // Where the moves begin is told with its place.
    let black_first = game.oddities.iter().any(|(_, oddity)| matches!(oddity, pgn::Oddity::BlackFirst(_)));
    let start = game.start().err().filter(|_| !black_first);
    let start = start.map(|reasons| format!("game {number}: {}", reasons.join("; ")));
    let unread = written.unread.iter().map(|(place, error)| format!("{place}: {error}"));
    let faults = start.into_iter().chain(unread).chain(malformed(game)).collect();
    let mut converted = Converted::new(number, written.text, faults);
    if written.braces > 0 {
        converted.remarks.push(format!(
            "game {number}: {}; no comment of PGN can hold them",
            match written.braces {
                1 => "the braces within a comment became parentheses".to_owned(),
                many => format!("the braces within {many} comments became parentheses"),
            }
        ));
    }
    converted
}
