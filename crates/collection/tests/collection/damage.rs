//! Indexes that are damaged, cut, of another kind, or beside a file that has changed.

use std::fs;
use std::io::Cursor;
use std::path::PathBuf;

use jadoube_collection::index::{Fit, IndexError, IndexReader, IndexWriter, Stamp, beside};
use jadoube_collection::{Block, BoardWanted, Conditions, MaterialWanted};
use proptest::prelude::*;

use crate::support::{block, blocks};

const TEXT: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[White \"B\"]\n[FEN \"4k3/8/8/8/8/8/r3P3/R3K3 w - - 0 1\"]\n\n1. Rxa2 *\n\n\
                    [White \"C\"]\n\n1. d4 *\n";

/// A file of this test alone, without an index.
fn fresh(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file");
    let _ = fs::remove_file(beside(&path));
    path
}

/// The index of a text, as it stands in a file.
fn index(name: &str, text: &str) -> PathBuf {
    let path = fresh(name, text);
    let mut writer = IndexWriter::create(&beside(&path)).expect("a writer");
    for bytes in blocks(text, 1) {
        writer.add(&bytes, 1).expect("written");
    }
    let stamp = Stamp::of(&path, text.len() as u64).expect("a stamp");
    assert_eq!(writer.finish(stamp).expect("finished"), 3);
    path
}

/// Everything that an index holds, or why it cannot be read.
fn read(bytes: &[u8]) -> Result<Vec<String>, IndexError> {
    let mut reader = IndexReader::new(Cursor::new(bytes))?;
    let mut all = Vec::new();
    while let Some(raw) = reader.next_block()? {
        let block = raw.block()?;
        all.extend((0..block.rows().len()).map(|place| format!("{:?}", block.facts(place))));
    }
    Ok(all)
}

#[test]
fn every_damaged_byte_is_noticed() {
    let path = index("damage.pgn", TEXT);
    let sound = fs::read(beside(&path)).expect("the index");
    assert_eq!(read(&sound).expect("sound").len(), 3);
    for at in 0..sound.len() {
        let mut bytes = sound.clone();
        bytes[at] ^= 0x10;
        assert!(read(&bytes).is_err(), "byte {at} of {}", sound.len());
        assert!(read(&sound[..at]).is_err(), "cut at {at}");
    }
    assert!(read(&[&sound[..], b"more"].concat()).is_err());
    assert!(matches!(read(b"[White \"A\"]"), Err(IndexError::Other(why)) if why.contains("no index")));
    let mut other = sound;
    other[8] = 99;
    assert!(matches!(read(&other), Err(IndexError::Other(why)) if why.contains("version")));
}

#[test]
fn a_search_by_tags_does_not_read_the_moves() {
    let path = index("without-moves.pgn", TEXT);
    let mut reader = IndexReader::open(&beside(&path)).expect("an index").without_moves();
    let mut games = 0;
    while let Some(raw) = reader.next_block().expect("a block") {
        assert!(raw.bytes().is_none());
        let block = raw.block().expect("sound");
        games += Conditions::default().search(&block).len();
        assert!(block.rows().iter().all(|row| block.moves(row).is_empty()));
    }
    assert_eq!(games, 3);
}

#[test]
fn what_became_of_the_file() {
    let path = index("stamp.pgn", TEXT);
    let stamp = IndexReader::open(&beside(&path)).expect("an index").head().stamp;
    let fit = || stamp.compare(&path).expect("read");
    assert_eq!(fit(), Fit::Same);
    fs::write(&path, format!("{TEXT}\n1. c4 *\n")).expect("written");
    assert_eq!(fit(), Fit::Grown);
    fs::write(&path, TEXT.replace("e4 e5", "e3 e5")).expect("written");
    assert_eq!(fit(), Fit::Changed, "as long as before");
    fs::write(&path, &TEXT[1..]).expect("written");
    assert_eq!(fit(), Fit::Changed, "shorter");
    fs::write(&path, TEXT).expect("written");
    assert_eq!(fit(), Fit::Same, "written again");
}

#[test]
fn an_index_is_taken_over_up_to_its_last_block() {
    let path = index("grown.pgn", TEXT);
    let to = path.with_extension("second");
    let mut writer = IndexWriter::create(&to).expect("a writer");
    let place = writer.take_over(&beside(&path)).expect("taken over").expect("a last block");
    assert_eq!((place.game, &TEXT[place.offset as usize..]), (2, "[White \"C\"]\n\n1. d4 *\n"));
    assert_eq!(writer.finish(Stamp::default()).expect("finished"), 2);
    // What is not finished leaves nothing behind.
    let folder = path.parent().expect("a folder");
    drop(IndexWriter::create(&folder.join("dropped")).expect("a writer"));
    let left = fs::read_dir(folder).expect("the folder").flatten();
    assert!(!left.into_iter().any(|entry| entry.file_name().to_string_lossy().starts_with("dropped")));
}

proptest! {
    #[test]
    fn any_bytes_are_a_block_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Block::of_bytes(&bytes).is_none());
        prop_assert!(read(&bytes).is_err());
    }

    /// Rows and moves that nobody wrote, under checksums that are right, are searched without harm.
    #[test]
    fn wrong_rows_do_no_harm(at in 0..400_usize, with in any::<u8>()) {
        let bytes = blocks(TEXT, 3).remove(0);
        let sound = block(&bytes);
        let [tags, moves] = sound.head().lengths.map(|length| length as usize);
        let mut tags = bytes[56..56 + tags].to_vec();
        let mut moves = bytes[56 + tags.len()..][..moves].to_vec();
        let length = tags.len();
        match at.checked_sub(length) {
            None => tags[at] = with,
            Some(at) => {
                let length = moves.len();
                moves[at % length] = with;
            }
        }
        let forged = sound.head().with_sums_of(&tags, &moves);
        if let Some(block) = Block::read(forged, &tags, Some(&moves)) {
            let material = MaterialWanted::exactly("KvK", false).expect("material");
            let conditions = Conditions { boards: vec![BoardWanted::Material(material)], ..Conditions::default() };
            let _found = conditions.search(&block);
            (0..block.rows().len()).for_each(|place| drop(block.facts(place)));
        }
    }
}
