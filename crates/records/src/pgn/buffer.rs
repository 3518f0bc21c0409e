//! The bytes that a reader holds: more are read when a part is not whole, and those of earlier parts are dropped.

use std::cell::Cell;
use std::io::{self, Read};
use std::ops::Range;

use super::place::{At, Place, lines_before};
use super::read_error::{LONGEST_PART, ReadError};
use super::scan::{self, BYTE_ORDER_MARK};
use crate::text::bytes::Text;

/// More bytes than tell that a game begins behind the end of a line.
const KEPT: usize = 16;

/// How much is read at a time.
const CHUNK: usize = 1 << 16;

pub(super) struct Buffer<R> {
    source: R,
    bytes: Vec<u8>,
    /// Where the next part begins, and where what was read ends.
    at: usize,
    end: usize,
    ended: bool,
    /// The place at which the buffer begins.
    held: Place,
    /// How far the ends of lines in the buffer have been counted, and how many there are: to ask for places one after the
    /// other costs one pass.
    counted: Cell<(usize, u64)>,
    /// The game that is being read, counted from 1.
    pub game: u64,
}

/// What lay between two parts.
#[derive(Default)]
pub(super) struct Gap {
    pub lines: u32,
    /// A byte-order mark within the text.
    pub mark: bool,
}

impl<R: Read> Buffer<R> {
    /// A buffer whose bytes begin at this place of a longer text.
    pub fn new(source: R, place: Place) -> Self {
        let (bytes, counted) = (vec![0; CHUNK], Cell::new((0, 0)));
        Buffer { source, bytes, at: 0, end: 0, ended: false, held: place, counted, game: place.game }
    }

    pub fn here(&self) -> At<'_> {
        self.there(self.at)
    }

    /// The bytes that are held, and where the next part begins in them.
    #[inline(always)]
    pub fn held(&self) -> (&[u8], usize) {
        (&self.bytes[..self.end], self.at)
    }

    /// A place in the bytes that are held.
    #[inline(always)]
    pub fn there(&self, at: usize) -> At<'_> {
        At { before: &self.bytes[..at], held: self.held, counted: &self.counted, game: self.game }
    }

    /// A place behind which the bytes may be gone.
    pub fn before(&self, place: Place, tell: impl FnOnce(At)) {
        tell(At { before: &[], held: place, counted: &Cell::new((0, 0)), game: self.game });
    }

    /// Moves on to a place in the bytes that are held.
    pub fn stand_at(&mut self, at: usize) {
        self.at = at;
    }

    /// The bytes from the next part on.
    pub fn rest(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// The same as far as one part may go, and whether nothing follows.
    #[inline(always)]
    pub fn near(&self) -> (&[u8], bool) {
        match self.rest() {
            near if near.len() <= LONGEST_PART => (near, self.ended),
            more => (&more[..LONGEST_PART], false),
        }
    }

    pub fn is_at_the_end(&self) -> bool {
        self.at == self.end
    }

    pub fn text(&self, range: Range<usize>) -> Text<'_> {
        Text(&self.rest()[range])
    }

    /// Moves on after a part of this length.
    pub fn pass(&mut self, length: usize) {
        self.at += length;
    }

    /// Reads more bytes and drops the earlier parts.
    fn read_on(&mut self) -> Result<(), ReadError> {
        self.forget_told();
        if self.bytes.len() - self.end < CHUNK / 2 {
            self.bytes.resize(self.bytes.len() * 2, 0);
        }
        let read = loop {
            match self.source.read(&mut self.bytes[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        let offset = self.held.offset + self.end as u64;
        let read = read.map_err(|error| ReadError::Io { offset, error })?;
        self.ended = read == 0;
        self.end += read;
        Ok(())
    }

    /// Drops the earlier parts, except for their last byte, which shows whether a line begins here.
    fn forget_told(&mut self) {
        let told = self.at.saturating_sub(1);
        self.held.line += lines_before(&self.bytes[..told], &self.counted);
        self.counted.set((0, 0));
        self.held.offset += told as u64;
        self.bytes.copy_within(told..self.end, 0);
        (self.at, self.end) = (self.at - told, self.end - told);
    }

    /// Finds a part, and reads on until it is whole; none where it is longer than a part may be.
    #[inline]
    pub fn whole<T>(&mut self, find: impl Fn(&[u8], bool) -> Option<T>) -> Result<Option<T>, ReadError> {
        loop {
            let (near, last) = self.near();
            if let Some(found) = find(near, last) {
                return Ok(Some(found));
            }
            if self.rest().len() > LONGEST_PART {
                return Ok(None);
            }
            self.read_more()?;
        }
    }

    /// Reads on; where much of a part is held that is not whole, as much again, since it is looked through from its beginning.
    #[cold]
    fn read_more(&mut self) -> Result<(), ReadError> {
        let held = self.end - self.at;
        let wanted = if held < CHUNK { held + 1 } else { (2 * held).min(LONGEST_PART + 1).max(held + 1) };
        while self.end - self.at < wanted && !self.ended {
            self.read_on()?;
        }
        Ok(())
    }

    /// Passes the rest of a comment that is too long to be held, in which no brace but the next counts; false where none closes it
    /// before the next game begins, or the text ends.
    pub fn pass_long_comment(&mut self) -> Result<bool, ReadError> {
        loop {
            let (close, next_game) = (memchr::memchr(b'}', self.rest()), scan::next_game(self.rest()));
            match (close, next_game) {
                (Some(close), next) if next.is_none_or(|next| close < next) => {
                    self.pass(close + 1);
                    return Ok(true);
                }
                (_, Some(next)) => {
                    self.pass(next);
                    return Ok(false);
                }
                _ if self.ended => {
                    self.at = self.end;
                    return Ok(false);
                }
                _ => {}
            }
            // What may be the beginning of a tag is kept.
            self.pass(self.rest().len().saturating_sub(KEPT));
            self.read_on()?;
        }
    }

    /// Passes a byte and what follows it, up to one that ends it, or to the end of the text; nothing of it needs to be held.
    pub fn pass_up_to(&mut self, ends: impl Fn(u8) -> bool) -> Result<(), ReadError> {
        self.pass(1);
        loop {
            let end = self.rest().iter().position(|&byte| ends(byte));
            self.pass(end.unwrap_or(self.rest().len()));
            if end.is_some() || self.ended {
                return Ok(());
            }
            self.read_on()?;
        }
    }

    fn begins_line(&self) -> bool {
        if self.at == 0 { self.held.offset == 0 } else { self.bytes[self.at - 1] == b'\n' }
    }

    /// Skips blanks, byte-order marks and lines that begin with `%`.
    #[inline]
    pub fn pass_blanks(&mut self) -> Result<Gap, ReadError> {
        let mut gap = Gap::default();
        loop {
            match self.rest().first().copied() {
                None if self.ended => return Ok(gap),
                None => self.read_on()?,
                Some(b'\n') => {
                    gap.lines += 1;
                    self.at += 1;
                }
                Some(byte) if scan::is_blank(byte) => self.at += 1,
                // A line that is hidden is no blank line.
                Some(b'%') if self.begins_line() => {
                    self.pass_up_to(|byte| byte == b'\n')?;
                    gap.lines = gap.lines.saturating_sub(1);
                }
                Some(0xef) if self.at_mark()? => gap.mark |= self.pass_mark(),
                Some(_) => return Ok(gap),
            }
        }
    }

    fn at_mark(&mut self) -> Result<bool, ReadError> {
        let is_mark =
            |bytes: &[u8], last| (bytes.len() > 2 || last).then(|| bytes.starts_with(BYTE_ORDER_MARK));
        Ok(self.whole(is_mark)?.unwrap_or_default())
    }

    /// Skips a byte-order mark; true where it stands within the text.
    fn pass_mark(&mut self) -> bool {
        let within = self.here().offset() > 0;
        self.at += BYTE_ORDER_MARK.len();
        within
    }
}
