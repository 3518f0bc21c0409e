//! Texts made to hurt: what is kept of one game has a bound, whatever the text.

use std::io::{self, Read};

use jadoube_records::pgn::{LONGEST_PART, MOST_ODDITIES, Place, ReadError, Reader, Replay, whole_games};

const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

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
    for (beginning, bytes) in [("1. e4 ", "e"), ("[Event \"", "x"), (";", "x"), ("{", "a word ")] {
        let text = Endless::new(beginning, bytes, 3 * LONGEST_PART);
        let (mut reader, mut replay) = (Reader::new(text), Replay::default());
        let read = reader.read_game(&mut replay);
        assert!(matches!(read, Err(ReadError::TooLong(_))), "{beginning}: {read:?}");
    }
}

// Of a comment that is too long to be held the beginning is told, and the game goes on behind it; so does the next one behind a
// comment that nothing closes.
#[test]
fn a_comment_that_is_too_long_is_passed() {
    for (behind, oddities, plies) in [
        ("} e5 *\n\n", vec!["long-comment"], 2),
        ("\n", vec!["long-comment", "unclosed-comment", "no-result"], 1),
    ] {
        let comment = Endless::new("1. e4 {", "a word ", 3 * LONGEST_PART);
        let text = comment.chain(behind.as_bytes()).chain(&b"[Event \"next\"]\n\n1. d4 d5 *\n"[..]);
        let (mut reader, mut replay) = (Reader::new(text), Replay::default());
        assert!(reader.read_game(&mut replay).expect("a game"));
        let told: Vec<_> = replay.findings().iter().map(|finding| finding.wrong.kind()).collect();
        assert_eq!((told, replay.plies()), (oddities, plies));
        assert!(reader.read_game(&mut replay).expect("another game"));
        assert_eq!((replay.findings().len(), replay.plies()), (0, 2));
    }
}

/// A text behind which the source fails.
struct Breaking<'a>(&'a [u8]);

impl Read for Breaking<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self.0.read(into)? {
            0 => Err(io::Error::other("broken")),
            read => Ok(read),
        }
    }
}

// Wherever the source fails, the games before were read; of the last one the reader may want to see what follows.
#[test]
fn games_before_a_break_are_read() {
    let text = "[White \"a\"]\n\n1. e4 e5 *\n\n[White \"b\"]\n\n1. e4 e5 *\n\n[White \"c\"]\n\n1. d4";
    let begins = text.match_indices('[').map(|(at, _)| at);
    for length in 0..=text.len() {
        let mut reader = Reader::new(Breaking(&text.as_bytes()[..length]));
        let mut games = 0;
        while reader.read_game(&mut ()).is_ok_and(|more| more) {
            games += 1;
        }
        let whole = begins.clone().filter(|&at| at > 0 && at < length).count();
        assert!(games == whole || games + 1 == whole, "{games} {}", &text[..length]);
        assert_eq!(whole_games(&text.as_bytes()[..length], BEGINNING).1, whole as u64, "{}", &text[..length]);
    }
}
