//! The reader, whatever is asked of it and however the bytes come.

use jadoube_records::pgn::{At, Flow, MoveText, Outcome, PgnGame, Place, Reader, Text, Visitor, whole_games};

use super::support::games;

/// Counts the parts, and skips what it is told to skip.
#[derive(Default)]
struct Counts {
    skip_moves: bool,
    moves: usize,
    variations: usize,
    comments: usize,
    ended: usize,
}

impl Visitor for Counts {
    fn begin_moves(&mut self, _at: At) -> Flow {
        if self.skip_moves { Flow::Skip } else { Flow::Tell }
    }
    fn san(&mut self, _san: MoveText, _at: At) {
        self.moves += 1;
    }
    fn comment(&mut self, _text: Text, _at: At) {
        self.comments += 1;
    }
    fn begin_variation(&mut self, _at: At) -> Flow {
        self.variations += 1;
        Flow::Skip
    }
    fn end_variation(&mut self, _at: At) {
        panic!("a variation that was skipped has no end");
    }
    fn result(&mut self, _outcome: Outcome, _at: At) {
        self.ended += 1;
    }
}

#[test]
fn what_is_skipped_is_not_told() {
    let text = "1. e4 {a} (1. d4 {b} (1. c4) d5 {)}) e5 *";
    for (skip_moves, told) in [(false, (2, 1, 1, 1)), (true, (0, 0, 0, 1))] {
        let mut counts = Counts { skip_moves, ..Counts::default() };
        Reader::new(text.as_bytes()).read_game(&mut counts).expect("bytes in memory");
        assert_eq!((counts.moves, counts.variations, counts.comments, counts.ended), told);
    }
}

/// Gives one byte at a time.
struct Drops<'a>(&'a [u8]);

impl std::io::Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let Some((&first, rest)) = self.0.split_first() else { return Ok(0) };
        (buffer[0], self.0) = (first, rest);
        Ok(1)
    }
}

const MANY_TRAPS: &str = "\u{feff}[Event \"a\"]\r\n[White \"x \"y\" z\"]\r\n\r\n1. e4! {a {b} c} e5 (1... c5 (1... e6)) 2. \
    Nf3 $12 ; done\n% hidden\n a8(Q)+ 1/2-1/2\n{behind}\n\n[Event \"b\"]\n\n[Event \"c\"] 1. d4 {open\n\n[Event \"d\"]\n1. c4 ) * ff\nDear [all \"\n\n\
    \u{feff}\n1. 0-0 0-1 1-0\n\n1. e4 {cut";

#[test]
fn it_makes_no_difference_how_the_bytes_come() {
    let whole = games(MANY_TRAPS.as_bytes());
    assert_eq!(whole.len(), 6);
    let (mut reader, mut record) = (Reader::new(Drops(MANY_TRAPS.as_bytes())), PgnGame::default());
    for game in &whole {
        assert!(reader.read_game(&mut record).expect("bytes in memory"));
        assert_eq!(record, *game);
    }
    assert!(!reader.read_game(&mut record).expect("bytes in memory"));
}

/// What stands between two games is told of the one before it.
#[test]
fn a_game_is_the_same_to_a_reader_that_begins_with_it() {
    for text in [MANY_TRAPS, "1. e4 *\n\nAnd then\n\n\u{feff}[Event \"b\"]\n\n1. d4 *\n\n\u{feff}1. c4 *"] {
        let (mut reader, mut whole, mut alone) =
            (Reader::new(text.as_bytes()), PgnGame::default(), PgnGame::default());
        while reader.find_game().expect("bytes in memory") {
            let place = reader.place();
            assert!(reader.read_game(&mut whole).expect("bytes in memory"));
            let rest = &text.as_bytes()[place.offset as usize..];
            assert!(Reader::starting_at(rest, place).read_game(&mut alone).expect("bytes in memory"));
            assert_eq!(alone, whole, "{place}");
        }
        assert!(!reader.read_game(&mut whole).expect("bytes in memory"));
        assert_eq!(reader.games(), games(text.as_bytes()).len() as u64);
    }
}

/// Where a text begins.
const BEGINNING: Place = Place { game: 0, line: 1, offset: 0 };

#[test]
fn pieces_hold_whole_games() {
    let whole = games(MANY_TRAPS.as_bytes());
    for length in 0..MANY_TRAPS.len() {
        let (end, before) = whole_games(&MANY_TRAPS.as_bytes()[..length], BEGINNING);
        let first = games(&MANY_TRAPS.as_bytes()[..end]);
        assert_eq!(first.len() as u64, before, "{length}");
        for (game, expected) in first.iter().zip(&whole) {
            assert_eq!(game.line, expected.line, "{length}");
        }
    }
}

/// A game that seems to begin within a comment may still be closed by what follows the piece.
#[test]
fn pieces_of_comments_hold_whole_games() {
    let text = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 {as in\n[Event \"x\"]\n\n1. f4 *\n\n\
                [Event \"y\"]\n\n1. g4 *} d5 *\n\n[Event \"c\"]\n\n1. c4 {lost\n\n[Event \"d\"]\n\n1. b4 *\n";
    let whole = games(text.as_bytes());
    assert_eq!(whole.len(), 4);
    for length in 0..=text.len() {
        let (end, before) = whole_games(&text.as_bytes()[..length], BEGINNING);
        let first = games(&text.as_bytes()[..end]);
        assert_eq!(first.len() as u64, before, "{length}");
        for (game, expected) in first.iter().zip(&whole) {
            assert_eq!(game.line, expected.line, "{length}");
        }
    }
    // Far enough behind it nothing closes the comment any more.
    let far = format!("1. e4 {{lost\n[Event \"b\"]\n\n1. d4 {}*\n", "d5 ".repeat(1 << 15));
    assert_eq!(whole_games(far.as_bytes(), BEGINNING), (far.find("[Event").expect("a tag"), 1));
}

/// Where games are headers alone, only a tag that stands again shows that another begins.
#[test]
fn pieces_of_headers_hold_whole_games() {
    let text = "[Event \"a\"]\n[Round \"1\"]\n\n[Date \"x\"]\n\n[White \"b\"]\n[Round \"2\"]\n\n[Round \"3\"]\n1. e4 *\n";
    let whole = games(text.as_bytes());
    assert_eq!(whole.len(), 3);
    for length in 0..text.len() {
        let (end, before) = whole_games(&text.as_bytes()[..length], BEGINNING);
        let first = games(&text.as_bytes()[..end]);
        assert_eq!(first.len() as u64, before, "{length}");
        for (game, expected) in first.iter().zip(&whole) {
            assert_eq!(game.tags, expected.tags, "{length}");
        }
    }
    let (mut reader, mut record) = (Reader::new(Drops(text.as_bytes())), PgnGame::default());
    for game in &whole {
        assert!(reader.read_game(&mut record).expect("bytes in memory"));
        assert_eq!(record, *game);
    }
}

/// The rounds of an event, of which only the first game has the tag `Event`.
#[test]
fn an_event_of_headers_alone() {
    let beside = || std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let folder = std::env::var_os("JADOUBE_DATA").map_or_else(beside, Into::into);
    let Ok(text) = std::fs::read(folder.join("tests-permissive/scalachess/uzchesscup.pgn")) else { return };
    let games = games(&text);
    let rounds: Vec<_> = games.iter().filter_map(|game| game.tag("Round")).collect();
    assert_eq!((games.len(), rounds.len(), &*rounds[0], &*rounds[44]), (45, 45, "1.1", "9.5"));
    assert!(games.iter().all(|game| game.tags.len() > 10 && game.tag("White").is_some()));
}

#[test]
fn a_piece_may_begin_in_the_middle_of_a_line() {
    let text = b"1. e4 * 1. d4\n2. c4 *";
    assert_eq!(games(text).len(), 2);
    let (end, before) = whole_games(text, BEGINNING);
    assert_eq!((&text[end..], before), (&b"1. d4\n2. c4 *"[..], 1));
    let place = Place { game: 1, line: 1, offset: end as u64 };
    assert_eq!(whole_games(&text[end..], place), (0, 0));
    let (mut reader, mut record) = (Reader::starting_at(&text[end..], place), PgnGame::default());
    assert!(reader.read_game(&mut record).expect("bytes in memory"));
    assert_eq!(record.line.plies.len(), 2);
}

mod any_bytes {
    use jadoube_records::pgn::PgnGame;

    use super::games;
    use crate::support::next;
    use proptest::prelude::*;

    fn part() -> impl Strategy<Value = String> {
        let parts = [
            "[Event \"x\"]",
            "[",
            "]",
            "\"",
            "\n",
            "\r\n",
            " ",
            "{",
            "}",
            "(",
            ")",
            ";",
            "%",
            "$",
            "$5",
            "1.",
            "...",
            "e4",
            "Nf3",
            "O-O",
            "0-0",
            "1-0",
            "0-1",
            "*",
            "a8(Q)",
            "a8(",
            "--",
            "\u{feff}",
            "½",
            "!",
            "?",
            "\\",
            "[FEN \"8\"]",
            "é",
        ];
        proptest::sample::select(parts.map(str::to_owned).to_vec())
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn are_read_to_the_end(parts in proptest::collection::vec(part(), 0..60)) {
            let text = parts.concat();
            let all = games(text.as_bytes());
            let mut reader = jadoube_records::pgn::Reader::new(super::Drops(text.as_bytes()));
            let mut record = PgnGame::default();
            for game in &all {
                prop_assert!(reader.read_game(&mut record).expect("bytes in memory"));
                prop_assert_eq!(&record, game);
            }
            prop_assert!(!next(&mut reader, &mut record));
            prop_assert_eq!(reader.place().offset, text.len() as u64);
        }

        #[test]
        fn play_without_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let mut play = jadoube_records::pgn::Replay::default();
            let mut reader = jadoube_records::pgn::Reader::new(&bytes[..]);
            while next(&mut reader, &mut play) {}
            prop_assert_eq!(reader.place().offset, bytes.len() as u64);
        }
    }
}
