//! Any bytes read as PGN: nothing panics, bytes read one by one give the same result, and a judged game survives being
//! written and read again.
#![no_main]

use std::io::{self, Read};

use game::Game;
use libfuzzer_sys::fuzz_target;
use records::act;
use records::pgn::{Finding, Place, Play, Reader, Record, import, whole_games, write};

/// Single moves of the longest game that is judged.
const LONGEST: usize = 16;

/// Where a text begins.
const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

/// Gives one byte at a time, as a slow line would.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = buffer.len().min(1);
        self.0.read(&mut buffer[..most])
    }
}

/// Every game that is left, kept whole.
fn games(mut reader: Reader<impl Read>) -> Vec<Record> {
    let mut games = Vec::new();
    let mut record = Record::default();
    while let Ok(true) = reader.read_game(&mut record) {
        games.push(record.clone());
    }
    games
}

/// What is wrong with each of them.
fn findings(source: impl Read) -> Vec<Finding> {
    let (mut reader, mut found, mut play) = (Reader::new(source), Vec::new(), Play::default());
    while let Ok(true) = reader.read_game(&mut play) {
        found.extend(play.findings().iter().cloned());
    }
    found
}

fuzz_target!(|bytes: &[u8]| {
    let all = games(Reader::new(bytes));
    assert_eq!(all, games(Reader::new(Slow(bytes))), "one byte at a time");
    let found = findings(bytes);
    assert_eq!(found, findings(Slow(bytes)), "one byte at a time");
    for finding in &found {
        assert!(finding.place.offset as usize <= bytes.len(), "{finding}");
    }
    let (cut, before) = whole_games(bytes, BEGINNING);
    let place = Place { game: before, offset: cut as u64, ..BEGINNING };
    let rest = games(Reader::starting_at(&bytes[cut..], place));
    assert_eq!(before as usize + rest.len(), all.len(), "cut at {cut}");
    // Judging costs more than all the rest: short games, under one code an input.
    let codes = law::codes::all();
    for record in all.iter().filter(|record| record.line.plies.len() <= LONGEST).take(2) {
        if let Ok(game) = import(record, codes[bytes.len() % codes.len()]) {
            survives(&game);
        }
    }
});

/// Written and read again it has the same acts, and the same is ruled.
fn survives(game: &Game) {
    let text = write(game, &[]);
    let record = Record::first(text.as_bytes()).expect("bytes in memory");
    let again = import(&record, game.code()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let acts = |game: &Game| game.log().iter().map(|judged| act::text(&judged.entry)).collect::<Vec<_>>();
    assert_eq!(acts(&again), acts(game), "{text}");
    assert_eq!(again.log(), game.log(), "{text}");
}
