//! Any bytes read as an index of games, as they are and with sound checksums: nothing panics, and what is read is found again.
#![no_main]

use std::io::Cursor;

use collection::index::{IndexHead, IndexReader, Stamp};
use collection::{Block, Conditions};
use libfuzzer_sys::fuzz_target;

/// How many bytes the head of an index has, and that of a block.
const INDEX_HEAD: usize = 60;
const BLOCK_HEAD: usize = 56;

/// Reads what can be read of an index.
fn read(bytes: &[u8]) {
    for with_moves in [true, false] {
        let Ok(reader) = IndexReader::new(Cursor::new(bytes)) else { return };
        let mut reader = if with_moves { reader } else { reader.without_moves() };
        while let Ok(Some(raw)) = reader.next_block() {
            assert_eq!(raw.bytes().is_some(), with_moves);
            if let Ok(block) = raw.block() {
                look_at(&block);
            }
        }
    }
}

/// Asks everything of a block that a search asks.
fn look_at(block: &Block) {
    for place in 0..block.rows().len() {
        let facts = block.facts(place);
        if let Some(start) = facts.start.position() {
            for position in collection::moves::Positions::new(start, &facts.moves) {
                assert!(!position.in_check(!position.turn()), "{}", position.fen());
            }
        }
    }
    assert_eq!(Conditions::default().search(block).len(), block.rows().len());
}

/// A block of these bytes, with lengths that fit and with its checksums; the first byte parts tags from moves.
fn sound_block(bytes: &[u8]) -> Option<Vec<u8>> {
    let (&parting, rest) = bytes.split_first()?;
    let (head, rest) = rest.split_at_checked(36)?;
    let (tags, moves) = rest.split_at(rest.len() * usize::from(parting) / 255);
    let mut block = head.to_vec();
    block.extend((tags.len() as u32).to_le_bytes());
    block.extend((moves.len() as u32).to_le_bytes());
    block.extend(crc32fast::hash(tags).to_le_bytes());
    block.extend(crc32fast::hash(moves).to_le_bytes());
    let sum = crc32fast::hash(&block);
    block.extend(sum.to_le_bytes());
    assert_eq!(block.len(), BLOCK_HEAD);
    block.extend(rest);
    Some(block)
}

fuzz_target!(|bytes: &[u8]| {
    read(bytes);
    let Some(block) = sound_block(bytes) else { return };
    if let Some(block) = Block::of_bytes(&block) {
        look_at(&block);
    }
    let length = (INDEX_HEAD + block.len()) as u64;
    let head = IndexHead { stamp: Stamp::default(), games: 0, length };
    read(&[head.bytes(), block].concat());
});
