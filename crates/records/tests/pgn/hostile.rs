//! Texts made to hurt: what is kept of one game has a bound, whatever the text.

use std::io::{self, Read};

use jadoube_records::pgn::{LONGEST_PART, MOST_ODDITIES, ReadError, Reader, Replay};

/// The same bytes again and again, up to a length, after a beginning.
struct Endless<'a> {
    beginning: &'a [u8],
    bytes: &'a [u8],
    at: usize,
    left: usize,
}

impl<'a> Endless<'a> {
    fn new(beginning: &'a str, bytes: &'a str, length: usize) -> Self {
        Endless { beginning: beginning.as_bytes(), bytes: bytes.as_bytes(), at: 0, left: length }
    }
}

impl Read for Endless<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = into.len().min(self.left);
        for byte in &mut into[..length] {
            let behind = self.at.checked_sub(self.beginning.len());
            *byte = behind.map_or_else(|| self.beginning[self.at], |at| self.bytes[at % self.bytes.len()]);
            self.at += 1;
        }
        self.left -= length;
        Ok(length)
    }
}

const MANY: usize = 6_000_000;

#[test]
fn a_game_of_nothing_but_faults_tells_of_some() {
    for faults in ["] ", ") ", "é ", "\u{feff}", "( ", "\" ", "1. "] {
        let (mut reader, mut replay) = (Reader::new(Endless::new("1. e4 ", faults, MANY)), Replay::default());
        assert!(reader.read_game(&mut replay).expect("a game"), "{faults}");
        assert_eq!(replay.plies(), 1, "{faults}");
        assert!(replay.findings().len() as u32 <= MOST_ODDITIES, "{faults}");
        assert!(!reader.read_game(&mut replay).expect("the end"), "{faults}");
    }
}

#[test]
fn a_game_without_end_is_played_in_place() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let (mut reader, mut replay) = (Reader::new(Endless::new("", shuffle, MANY)), Replay::default());
    assert!(reader.read_game(&mut replay).expect("a game"));
    assert_eq!(replay.plies(), (MANY / 4) as u64);
}

#[test]
fn a_part_without_end_is_an_error() {
    for (beginning, bytes) in [("1. e4 {", "a word "), ("1. e4 ", "e"), ("[Event \"", "x"), (";", "x")] {
        let text = Endless::new(beginning, bytes, 3 * LONGEST_PART);
        let (mut reader, mut replay) = (Reader::new(text), Replay::default());
        let read = reader.read_game(&mut replay);
        assert!(matches!(read, Err(ReadError::TooLong(_))), "{beginning}: {read:?}");
    }
}
