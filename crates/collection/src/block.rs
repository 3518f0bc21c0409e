//! A block of an index: some hundred games that stand one after the other in a text.
//!
//! ```text
//!   head    where the games stand, how many there are, the lengths of the parts and their checksums
//!   tags    the texts of the tags, each once; then a row for each game: numbers of texts, ratings, opening, shape …
//!   moves   the moves of each game, one game after the other
//! ```
//!
//! A search by tags does not read the moves. Each block stands by itself, so an index grows at its end.

use std::collections::HashMap;
use std::ops::Range;

use board::Side;
use records::pgn::{Outcome, Place};

use crate::bytes::{Cursor, put};
use crate::facts::{Facts, Field, Start};
use crate::shape::Shape;

/// How many bytes the head of a block has.
pub const HEAD: usize = 56;

/// The head of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockHead {
    /// Where its games begin, with the number of the games before them.
    pub from: Place,
    /// The byte of the text at which they end.
    pub to: u64,
    /// How many games it has.
    pub games: u32,
    /// The lengths of the tags and of the moves, in bytes.
    pub lengths: [u32; 2],
    /// The checksums of the tags and of the moves.
    sums: [u32; 2],
}

impl BlockHead {
    /// The head in bytes.
    #[must_use]
    pub fn bytes(&self) -> [u8; HEAD] {
        let mut bytes = [0; HEAD];
        let long = [self.from.game, self.from.line, self.from.offset, self.to];
        for (place, number) in bytes[..32].chunks_exact_mut(8).zip(long) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let [tags, moves] = self.lengths;
        let short = [self.games, tags, moves, self.sums[0], self.sums[1]];
        for (place, number) in bytes[32..].chunks_exact_mut(4).zip(short) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let sum = crc32fast::hash(&bytes[..HEAD - 4]);
        bytes[HEAD - 4..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// The same head for parts with other bytes, under checksums that are right.
    #[must_use]
    pub fn with_sums_of(&self, tags: &[u8], moves: &[u8]) -> Self {
        BlockHead { sums: [crc32fast::hash(tags), crc32fast::hash(moves)], ..*self }
    }

    /// The head of these bytes; none where they are damaged.
    #[must_use]
    pub fn read(bytes: &[u8; HEAD]) -> Option<Self> {
        let mut cursor = Cursor::new(bytes);
        let mut long = || cursor.array().map(u64::from_le_bytes);
        let (game, line, offset, to) = (long()?, long()?, long()?, long()?);
        let mut short = || cursor.array().map(u32::from_le_bytes);
        let (games, lengths, sums, sum) = (short()?, [short()?, short()?], [short()?, short()?], short()?);
        let whole = sum == crc32fast::hash(&bytes[..HEAD - 4]) && offset <= to;
        whole.then_some(BlockHead { from: Place { game, line, offset }, to, games, lengths, sums })
    }
}

/// Puts games into a block.
#[derive(Debug, Default)]
pub struct BlockBuilder {
    numbers: HashMap<String, u64>,
    texts: Vec<u8>,
    rows: Vec<u8>,
    moves: Vec<u8>,
    games: u32,
}

const WHOLE: u8 = 1;
const PROMOTED: u8 = 2;
const FEN: u8 = 4;
const CHESS960: u8 = 8;
const NO_START: u8 = 16;
const RESULT: u32 = 5;

fn result_code(result: Option<Outcome>) -> u8 {
    match result {
        None => 0,
        Some(Outcome::Won(Side::White)) => 1,
        Some(Outcome::Won(Side::Black)) => 2,
        Some(Outcome::Drawn) => 3,
        Some(Outcome::BothLost) => 4,
        Some(Outcome::Unknown) => 5,
    }
}

fn result_of(code: u8) -> Option<Option<Outcome>> {
    Some(match code {
        0 => None,
        1 => Some(Outcome::Won(Side::White)),
        2 => Some(Outcome::Won(Side::Black)),
        3 => Some(Outcome::Drawn),
        4 => Some(Outcome::BothLost),
        5 => Some(Outcome::Unknown),
        _ => return None,
    })
}

impl BlockBuilder {
    /// The number of a text, which is kept once.
    fn text(&mut self, text: &str) -> u64 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = self.numbers.len() as u64;
        self.numbers.insert(text.to_owned(), number);
        put(&mut self.texts, text.len() as u64);
        self.texts.extend_from_slice(text.as_bytes());
        number
    }

    /// Adds the next game of the text.
    pub fn add(&mut self, facts: &Facts, from: Place) {
        let start = match &facts.start {
            Start::Usual => 0,
            Start::Fen { chess960: false, .. } => FEN,
            Start::Fen { chess960: true, .. } => FEN | CHESS960,
            Start::Unknown => NO_START,
        };
        let (whole, promoted) = (u8::from(facts.whole) * WHOLE, u8::from(facts.promoted) * PROMOTED);
        self.rows.push(whole | promoted | start | result_code(facts.result) << RESULT);
        for field in &facts.fields {
            let number = self.text(field);
            put(&mut self.rows, number);
        }
        let opening = facts.opening.map_or(0, |number| u64::from(number) + 1);
        let numbers = [
            u64::from(facts.elos[0]),
            u64::from(facts.elos[1]),
            opening,
            facts.at.saturating_sub(from.offset),
            facts.length,
            u64::from(facts.plies),
            facts.moves.len() as u64,
        ];
        numbers.into_iter().for_each(|number| put(&mut self.rows, number));
        self.rows.extend(facts.shape.bytes());
        if let Start::Fen { fen, .. } = &facts.start {
            let number = self.text(fen);
            put(&mut self.rows, number);
        }
        self.moves.extend_from_slice(&facts.moves);
        self.games += 1;
    }

    /// How many games it has.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.games
    }

    /// The block in bytes, and empty again for the next one. `from` is where its text begins, `to` the byte where it ends.
    ///
    /// None where a part is longer than four gigabytes, which no piece of a text is.
    #[must_use]
    pub fn finish(&mut self, from: Place, to: u64) -> Option<Vec<u8>> {
        let built = std::mem::take(self);
        let mut tags = Vec::with_capacity(built.texts.len() + built.rows.len() + 4);
        put(&mut tags, built.numbers.len() as u64);
        tags.extend(built.texts);
        tags.extend(built.rows);
        let lengths = [u32::try_from(tags.len()).ok()?, u32::try_from(built.moves.len()).ok()?];
        let sums = [crc32fast::hash(&tags), crc32fast::hash(&built.moves)];
        let head = BlockHead { from, to, games: built.games, lengths, sums };
        Some([&head.bytes()[..], &tags, &built.moves].concat())
    }
}

/// A row: a game of a block.
#[derive(Clone, Debug)]
pub struct Row {
    /// The numbers of the tags among the texts of the block.
    pub fields: [u32; 7],
    /// The ratings.
    pub elos: [u16; 2],
    /// The opening.
    pub opening: Option<u16>,
    /// The result.
    pub result: Option<Outcome>,
    /// How many plies are kept.
    pub plies: u32,
    /// Whether a Pawn was promoted.
    pub promoted: bool,
    /// The shape of the last position.
    pub shape: Shape,
    whole: bool,
    at: u64,
    length: u64,
    moves: Range<usize>,
    start: RowStart,
}

/// How the game of a row begins.
#[derive(Clone, Copy, Debug)]
enum RowStart {
    Usual,
    Fen { text: u32, chess960: bool },
    Unknown,
}

/// A block that was read: its texts and its rows.
#[derive(Clone, Debug)]
pub struct Block<'a> {
    head: BlockHead,
    texts: Vec<&'a str>,
    rows: Vec<Row>,
    moves: &'a [u8],
}

impl<'a> Block<'a> {
    /// Reads a block; without its moves where a search does not need them. None where it is damaged.
    #[must_use]
    pub fn read(head: BlockHead, tags: &'a [u8], moves: Option<&'a [u8]>) -> Option<Self> {
        let sound = |part: &[u8], at: usize| {
            part.len() as u64 == u64::from(head.lengths[at]) && crc32fast::hash(part) == head.sums[at]
        };
        if !sound(tags, 0) || moves.is_some_and(|moves| !sound(moves, 1)) {
            return None;
        }
        let mut cursor = Cursor::new(tags);
        let count: usize = cursor.small()?;
        // Each text takes a byte at least, so a number that is too large asks for no memory.
        let mut texts = Vec::with_capacity(count.min(tags.len()));
        for _ in 0..count {
            let length = cursor.small()?;
            texts.push(std::str::from_utf8(cursor.take(length)?).ok()?);
        }
        let mut rows = Vec::with_capacity((head.games as usize).min(tags.len()));
        let mut end = 0;
        for _ in 0..head.games {
            let row = row(&mut cursor, &head, texts.len(), end)?;
            end = row.moves.end;
            rows.push(row);
        }
        let all = cursor.is_at_the_end() && end as u64 == u64::from(head.lengths[1]);
        all.then_some(Block { head, texts, rows, moves: moves.unwrap_or_default() })
    }

    /// Reads the bytes that [`BlockBuilder::finish`] gives. None where they are damaged.
    #[must_use]
    pub fn of_bytes(bytes: &'a [u8]) -> Option<Self> {
        let mut cursor = Cursor::new(bytes);
        let head = BlockHead::read(&cursor.array()?)?;
        let [tags, moves] = head.lengths.map(|length| length as usize);
        let (tags, moves) = (cursor.take(tags)?, cursor.take(moves)?);
        Block::read(head, tags, Some(moves)).filter(|_| cursor.is_at_the_end())
    }

    /// The head.
    #[must_use]
    pub fn head(&self) -> &BlockHead {
        &self.head
    }

    /// The texts of the tags.
    #[must_use]
    pub fn texts(&self) -> &[&'a str] {
        &self.texts
    }

    /// The games.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The moves of a game; empty where the block was read without them.
    #[must_use]
    #[inline]
    pub fn moves(&self, row: &Row) -> &'a [u8] {
        self.moves.get(row.moves.clone()).unwrap_or_default()
    }

    /// How a game begins.
    #[must_use]
    pub fn start(&self, row: &Row) -> Start {
        match row.start {
            RowStart::Usual => Start::Usual,
            RowStart::Fen { text, chess960 } => {
                Start::Fen { fen: self.texts[text as usize].to_owned(), chess960 }
            }
            RowStart::Unknown => Start::Unknown,
        }
    }

    /// What is kept of the game in this place of [`Block::rows`].
    ///
    /// # Panics
    ///
    /// There is no such place.
    #[must_use]
    pub fn facts(&self, place: usize) -> Facts {
        let row = &self.rows[place];
        Facts {
            number: self.head.from.game + place as u64 + 1,
            at: self.head.from.offset.saturating_add(row.at),
            length: row.length,
            fields: row.fields.map(|text| self.texts[text as usize].to_owned()),
            result: row.result,
            elos: row.elos,
            opening: row.opening,
            start: self.start(row),
            moves: self.moves(row).to_vec(),
            plies: row.plies,
            whole: row.whole,
            promoted: row.promoted,
            shape: row.shape,
        }
    }

    /// The byte at which the text of a game begins, and how many bytes it has.
    #[must_use]
    pub fn text_of(&self, row: &Row) -> (u64, u64) {
        (self.head.from.offset.saturating_add(row.at), row.length)
    }

    /// A tag of a game.
    #[must_use]
    pub fn field(&self, row: &Row, field: Field) -> &'a str {
        self.texts[row.fields[field as usize] as usize]
    }
}

impl Row {
    /// Whether every move of the main line is kept.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Whether the game begins with the usual array.
    #[must_use]
    pub fn begins_as_usual(&self) -> bool {
        matches!(self.start, RowStart::Usual)
    }
}

/// Reads the next row; its moves begin at `moves`.
fn row(cursor: &mut Cursor, head: &BlockHead, texts: usize, moves: usize) -> Option<Row> {
    let [flags] = cursor.array()?;
    let text = |cursor: &mut Cursor| cursor.small::<u32>().filter(|number| (*number as usize) < texts);
    let mut fields = [0; 7];
    for field in &mut fields {
        *field = text(cursor)?;
    }
    let elos = [cursor.small()?, cursor.small()?];
    let opening: u16 = cursor.small()?;
    let (at, length) = (cursor.number()?, cursor.number()?);
    let plies = cursor.small()?;
    let end = moves.checked_add(cursor.small()?).filter(|end| *end as u64 <= u64::from(head.lengths[1]))?;
    let shape = Shape::from_bytes(cursor.array()?);
    let start = match flags & (FEN | NO_START) {
        0 => RowStart::Usual,
        FEN => RowStart::Fen { text: text(cursor)?, chess960: flags & CHESS960 != 0 },
        _ => RowStart::Unknown,
    };
    Some(Row {
        fields,
        elos,
        opening: opening.checked_sub(1),
        result: result_of(flags >> RESULT)?,
        plies,
        promoted: flags & PROMOTED != 0,
        shape,
        whole: flags & WHOLE != 0,
        at,
        length,
        moves: moves..end,
        start,
    })
}
