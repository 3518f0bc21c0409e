//! Texts made to hurt: what is kept of one game has a bound, whatever the text.

use std::io::{self, Read};

use jadoube_records::pgn::{LONGEST_PART, MOST_ODDITIES, PgnGame, Place, Reader, Replay, whole_games};

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

/// A stretch of tags that are not closed is one game, of which a part of the departures is told, and the number of the rest.
#[test]
fn a_stretch_of_broken_tags_is_told_of_as_one_game() {
    for (tags, departures) in [("[White \"a\n", 2), ("[White \"a\n[Black \"b\n", 4), ("[White \"a\n\n", 3)] {
        let times = 3000;
        let text = tags.repeat(times) + "[White \"c\"]\n\n1. e4 e5 *\n";
        let mut reader = Reader::new(text.as_bytes());
        let (mut replay, mut game) = (Replay::default(), PgnGame::default());
        assert!(reader.read_game(&mut replay).expect("a game"), "{tags}");
        let found = replay.findings();
        assert_eq!(found.len() as u32, MOST_ODDITIES, "{tags}");
        // Neither the first tags are repeated, nor is a blank line before them; that there are no moves is told at the end.
        let all = times * departures - tags.matches('[').count() - tags.matches("\n\n").count() + 1;
        let says = found.last().map(|last| last.wrong.to_string()).unwrap_or_default();
        let untold = all + 2 - MOST_ODDITIES as usize;
        assert_eq!(
            says,
            format!("{untold} more departures from the form in this game are not told"),
            "{tags}"
        );
        assert!(reader.read_game(&mut game).expect("a game"), "{tags}");
        assert_eq!((game.tag("White").as_deref(), game.oddities.len()), (Some("c"), 0), "{tags}");
        assert_eq!(reader.games(), 2);
        let mut reader = Reader::new(text.as_bytes());
        assert!(reader.read_game(&mut game).expect("a game") && game.tags.len() < MOST_ODDITIES as usize);
    }
}

#[test]
fn a_game_without_end_is_played_in_place() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let (mut reader, mut replay) = (Reader::new(Endless::new("", shuffle, MANY)), Replay::default());
    assert!(reader.read_game(&mut replay).expect("a game"));
    assert_eq!(replay.plies(), (MANY / 4) as u64);
}

// What is too long to be held is told and passed, wherever it stands, and the games go on behind it.
#[test]
fn a_part_that_is_too_long_is_passed() {
    let cases = [
        // A word among the moves, and one of digits; a word behind the result.
        ("1. e4 ", "e", " e5 *\n", vec!["long-word"], 2),
        ("1. e4 ", "7", " e5 *\n", vec!["long-word"], 2),
        ("1. e4 e5 (1... ", "e", ") *\n", vec![], 2),
        ("1. e4 e5 * ", "e", "\n", vec!["outside-text"], 2),
        // Tags, and what is none; a tag behind which the moves begin on the same line is closed.
        ("[Event \"", "x", "\"]\n\n1. e4 e5 *\n", vec!["long-tag"], 2),
        ("[White \"a\"]\n[Event  \"", "x", "\n1. e4 e5 *\n", vec!["long-tag"], 2),
        ("[White \"a\"]\n[no tag", "x", "\n1. e4 e5 *\n", vec!["not-a-tag"], 2),
        ("[White \"a\"]\n\n[Event \"", "x", "\"]\n\n1. e4 e5 *\n", vec!["split-tags", "long-tag"], 2),
        ("1. e4 e5 [no", "x", "\n*\n", vec!["stray-word"], 2),
        ("[FEN \"", "x", "\"]\n\n1. e4 e5 *\n", vec!["long-tag", "refused-start"], 0),
        // Lines that are comments, or are left out, and blanks.
        ("1. e4 ;", "a word ", "\ne5 *\n", vec!["long-comment"], 2),
        ("1. e4 e5 * ;", "a word ", "\n", vec!["long-comment"], 2),
        ("1. e4\n%", "a word ", "\ne5 *\n", vec![], 2),
        ("1. e4 N", " ", "e5 *\n", vec![], 2),
        // Text that is not part of a game.
        (";", "a word ", "\n\n1. e4 e5 *\n", vec!["outside-text"], 2),
        ("{", "a word ", "}\n\n1. e4 e5 *\n", vec!["outside-text"], 2),
        ("Dear friend [", "x", "\n\n1. e4 e5 *\n", vec!["outside-text"], 2),
    ];
    for (beginning, bytes, behind, oddities, plies) in cases {
        let text = Endless::new(beginning, bytes, 2 * LONGEST_PART);
        let text = text.chain(behind.as_bytes()).chain(&b"\n[Event \"next\"]\n\n1. d4 d5 *\n"[..]);
        let (mut reader, mut replay) = (Reader::new(text), Replay::default());
        assert!(reader.read_game(&mut replay).expect("a game"), "{beginning}");
        let told: Vec<_> = replay.findings().iter().map(|finding| finding.wrong.kind()).collect();
        assert_eq!((told, replay.plies()), (oddities, plies), "{beginning}{bytes}");
        assert!(reader.read_game(&mut replay).expect("another game"), "{beginning}");
        assert_eq!((replay.findings().len(), replay.plies()), (0, 2), "{beginning}");
        assert!(!reader.read_game(&mut replay).expect("the end"), "{beginning}");
    }
}

// Behind the moves of a game without a result a tag begins the next one, however long it is; its beginning is told.
#[test]
fn a_long_tag_begins_the_next_game() {
    let text = Endless::new("1. e4 e5\n[Event \"", "x", 2 * LONGEST_PART);
    let mut reader = Reader::new(text.chain(&b"\"]\n\n1. d4 *\n"[..]));
    let mut game = PgnGame::default();
    assert!(reader.read_game(&mut game).expect("a game"));
    assert_eq!((game.line.plies.len(), game.tags.len()), (2, 0));
    assert!(reader.read_game(&mut game).expect("another game"));
    assert_eq!((game.line.plies.len(), game.tag("Event").map(|event| event.len())), (1, Some(1 << 16)));
    assert!(!reader.read_game(&mut game).expect("the end"));
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
