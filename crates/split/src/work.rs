//! Auditing a split.

use std::fs;
use std::io::{self, Read};

use audit::{Tally, Teller};
use records::pgn::{Place, Reader};

use crate::beginning::likely;
use crate::part::{Broken, Part, Spot};
use crate::settings::Settings;
use crate::split::{Begin, Split};
use crate::text::{Own, Text};

/// Audits the games of a split.
///
/// It never fails: what could not be read or done is part of the answer.
#[must_use]
pub fn work(split: &Split, settings: &Settings) -> Part {
    let done = ready(split).and_then(|()| {
        let teller = Teller::new(settings.auditor()?);
        begin(split, teller)
    });
    done.unwrap_or_else(|why| Part { refused: Some(why), ..Part::default() })
}

/// Whether this machine has the file and the codes.
fn ready(split: &Split) -> Result<(), String> {
    let here = crate::edition();
    if here != split.edition {
        return Err(format!(
            "the machines must have one version of the program: this one has {here}, and asked was {}",
            split.edition
        ));
    }
    let file = split.file.display();
    let found = fs::metadata(&split.file).map_err(|error| unopened(split, &error))?;
    if found.len() != split.length {
        return Err(format!(
            "`{file}` is another file there, of {} bytes where {} were expected; every machine must see the same file at the same path",
            found.len(),
            split.length
        ));
    }
    Ok(())
}

fn unopened(split: &Split, error: &io::Error) -> String {
    let file = split.file.display();
    format!("`{file}` cannot be opened there: {error}; every machine must see the same file at the same path")
}

fn begin(split: &Split, teller: Teller) -> Result<Part, String> {
    let mut text = Text::open(split).map_err(|error| unopened(split, &error))?;
    let own = text.own();
    match split.begin {
        Begin::At(byte) => {
            // What cannot be passed cannot be read either, and the reader says so.
            let _ = io::copy(&mut text.by_ref().take(byte), &mut io::sink());
            let games = u64::from(!split.is_first());
            Ok(audit(text, &own, Spot { games, line: 1, byte }, teller, split.is_first()))
        }
        Begin::Likely => match likely(&mut text, &own) {
            Ok(Some((byte, held))) => {
                let text = io::Cursor::new(held).chain(text);
                let mut reader = Reader::starting_at(text, Place { game: 1, line: 1, offset: byte });
                match reader.find_game() {
                    // Text stood before the game, of which another game tells.
                    Ok(true) if reader.offset() != byte => {
                        begin(&Split { begin: Begin::At(reader.offset()), ..split.clone() }, teller)
                    }
                    _ => Ok(go_on(reader, &own, Spot { games: 1, line: 1, byte }, teller, false)),
                }
            }
            // Whoever needs what is here asks for it from a certain place on.
            Ok(None) | Err(_) => Ok(Part { length: own.length(), ..Part::default() }),
        },
    }
}

fn audit(text: impl Read, own: &Own, began: Spot, teller: Teller, is_first: bool) -> Part {
    go_on(Reader::starting_at(text, began.place()), own, began, teller, is_first)
}

/// Reads games up to the first one that is another split's.
fn go_on<R: Read>(mut reader: Reader<R>, own: &Own, began: Spot, mut teller: Teller, is_first: bool) -> Part {
    let (mut tally, mut findings, mut record) = (Tally::default(), Vec::new(), teller.record());
    let mut part = Part { began: Some(began), ..Part::default() };
    loop {
        match reader.find_game() {
            Ok(true) => {}
            Ok(false) => break,
            Err(error) => {
                part.broken = Some(Broken::of(&error));
                break;
            }
        }
        // What stands before the first game of a text is told with that game.
        let is_very_first = is_first && reader.games() == 0;
        if !is_very_first && !own.has(reader.offset()) {
            part.next = Some(Spot::of(reader.place()));
            break;
        }
        if let Err(error) = reader.read_game(&mut record) {
            part.broken = Some(Broken::of(&error));
            break;
        }
        let (code, told) = teller.tell("", &record);
        tally.add_game(&record, &code, &told);
        findings.extend(told);
    }
    tally.bytes = reader.offset() - began.byte;
    Part { tally, findings, length: own.length(), ..part }
}
