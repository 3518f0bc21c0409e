//! The reader: bytes in, as they come; games out, part by part.

use std::io::{self, Read};

use super::token::{self, BYTE_ORDER_MARK, Token};
use super::{At, Flow, Oddity, Outcome, Place, Text, Visitor};

/// Reads games one after the other, holding no more of the text than the part being told.
///
/// ```
/// use records::pgn::{Reader, Record};
///
/// let text = "[White \"Morphy\"]\n\n1. e4 e5 (1... c5) 2. Nf3! 1-0\n\n1. d4 *";
/// let mut reader = Reader::new(text.as_bytes());
/// let mut record = Record::default();
/// assert!(reader.read_game(&mut record)?);
/// assert_eq!((record.tag("White"), record.line.plies.len()), (Some("Morphy".into()), 3));
/// assert!(reader.read_game(&mut record)?);
/// assert!(!reader.read_game(&mut record)?);
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
pub struct Reader<R> {
    source: R,
    buffer: Vec<u8>,
    /// Where the next part begins, and where what was read ends.
    at: usize,
    end: usize,
    ended: bool,
    /// The place at which the buffer begins.
    held: Place,
    games: u64,
}

/// Why a text cannot be read on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// What gives the bytes failed.
    #[error("cannot be read behind byte {offset}: {error}")]
    Io {
        /// How much was read.
        offset: u64,
        /// What it said.
        error: io::Error,
    },
    /// A comment or a word is longer than [`LONGEST_PART`].
    #[error("{0}: expected a part of at most {LONGEST_PART} bytes")]
    TooLong(Place),
}

/// The longest comment or word that is read, in bytes.
pub const LONGEST_PART: usize = 1 << 26;

/// Variations within variations that are told.
pub const DEEPEST_VARIATION: usize = 100;

/// How much is read at a time.
const CHUNK: usize = 1 << 16;

/// What lay between two parts.
#[derive(Default)]
struct Gap {
    lines: u32,
    mark: bool,
}

/// How far the moves of a game have been told.
struct Moves {
    depth: usize,
    /// The depth at which the part that is passed over began.
    skipped_from: Option<usize>,
    any: bool,
}

impl<R: Read> Reader<R> {
    /// A reader at the beginning of a text.
    pub fn new(source: R) -> Self {
        Self::starting_at(source, Place { game: 0, line: 1, offset: 0 })
    }

    /// A reader whose bytes begin at this place of a longer text; `game` counts the games before it.
    pub fn starting_at(source: R, place: Place) -> Self {
        let buffer = vec![0; CHUNK];
        Reader { source, buffer, at: 0, end: 0, ended: false, held: place, games: place.game }
    }

    /// How many games have been begun, those before the first byte too.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Where the reader stands.
    #[must_use]
    pub fn place(&self) -> Place {
        self.here().place()
    }

    /// Tells the next game; false where there is none.
    ///
    /// # Errors
    ///
    /// The source fails, or a part is longer than [`LONGEST_PART`].
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, ReadError> {
        let gap = self.pass_blanks()?;
        if self.at == self.end {
            return Ok(false);
        }
        self.games += 1;
        visitor.begin_game(self.here());
        self.tell_gap(&gap, visitor);
        let tags = self.tags(visitor)?;
        let flow = visitor.begin_moves(self.here());
        let skipped_from = (flow == Flow::Skip).then_some(0);
        self.moves(visitor, Moves { depth: 0, skipped_from, any: !tags })?;
        visitor.end_game(self.here());
        Ok(true)
    }

    fn here(&self) -> At<'_> {
        At { before: &self.buffer[..self.at], held: self.held, game: self.games }
    }

    fn bytes(&self) -> &[u8] {
        &self.buffer[self.at..self.end]
    }

    fn text(&self, range: std::ops::Range<usize>) -> Text<'_> {
        Text(&self.bytes()[range])
    }

    /// Reads on behind what is held; the parts already told go.
    fn read_on(&mut self) -> Result<(), ReadError> {
        self.forget_told();
        if self.end - self.at > LONGEST_PART {
            return Err(ReadError::TooLong(self.place()));
        }
        if self.buffer.len() - self.end < CHUNK / 2 {
            self.buffer.resize(self.buffer.len() * 2, 0);
        }
        let read = loop {
            match self.source.read(&mut self.buffer[self.end..]) {
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

    /// All before the byte before this one goes: that one tells whether a line begins here.
    fn forget_told(&mut self) {
        let told = self.at.saturating_sub(1);
        let lines = self.buffer[..told].iter().filter(|&&byte| byte == b'\n').count();
        self.held.line += lines as u64;
        self.held.offset += told as u64;
        self.buffer.copy_within(told..self.end, 0);
        (self.at, self.end) = (self.at - told, self.end - told);
    }

    /// Finds a part, reading on until it is whole.
    #[inline]
    fn whole<T>(&mut self, find: impl Fn(&[u8], bool) -> Option<T>) -> Result<T, ReadError> {
        loop {
            if let Some(found) = find(self.bytes(), self.ended) {
                return Ok(found);
            }
            self.read_on()?;
        }
    }

    fn begins_line(&self) -> bool {
        if self.at == 0 { self.held.offset == 0 } else { self.buffer[self.at - 1] == b'\n' }
    }

    /// Passes over blanks, byte-order marks and lines that begin with `%`.
    #[inline]
    fn pass_blanks(&mut self) -> Result<Gap, ReadError> {
        let mut gap = Gap::default();
        loop {
            match self.bytes().first().copied() {
                None if self.ended => return Ok(gap),
                None => self.read_on()?,
                Some(b'\n') => {
                    gap.lines += 1;
                    self.at += 1;
                }
                Some(byte) if token::is_blank(byte) => self.at += 1,
                Some(b'%') if self.begins_line() => self.at += self.whole(token::line)?,
                Some(0xef) if self.at_mark()? => gap.mark |= self.pass_mark(),
                Some(_) => return Ok(gap),
            }
        }
    }

    fn at_mark(&mut self) -> Result<bool, ReadError> {
        self.whole(|bytes, last| (bytes.len() > 2 || last).then(|| bytes.starts_with(BYTE_ORDER_MARK)))
    }

    /// Whether the mark stands elsewhere than at the beginning.
    fn pass_mark(&mut self) -> bool {
        let within = self.here().offset() > 0;
        self.at += BYTE_ORDER_MARK.len();
        within
    }

    fn tell_gap<V: Visitor>(&self, gap: &Gap, visitor: &mut V) {
        if gap.mark {
            visitor.oddity(Oddity::ByteOrderMark, self.here());
        }
    }

    fn blanks<V: Visitor>(&mut self, visitor: &mut V) -> Result<Gap, ReadError> {
        let gap = self.pass_blanks()?;
        self.tell_gap(&gap, visitor);
        Ok(gap)
    }

    /// Tells the tags, and whether there were any.
    fn tags<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, ReadError> {
        let mut first: Option<Vec<u8>> = None;
        loop {
            match self.bytes().first() {
                Some(b'[') => {}
                Some(b'{' | b';') if first.is_none() => {
                    self.comment(visitor)?;
                    self.blanks(visitor)?;
                    continue;
                }
                _ => return Ok(first.is_some()),
            }
            if !self.tag(visitor, &mut first)? {
                return Ok(true);
            }
            self.blanks(visitor)?;
        }
    }

    /// Tells a tag; false where it is the first of another game.
    fn tag<V: Visitor>(&mut self, visitor: &mut V, first: &mut Option<Vec<u8>>) -> Result<bool, ReadError> {
        let Some(tag) = self.whole(token::tag)? else {
            self.no_tag(visitor)?;
            return Ok(true);
        };
        let (name, value) = (self.text(tag.name), self.text(tag.value));
        if first.as_deref() == Some(name.bytes()) {
            return Ok(false);
        }
        first.get_or_insert_with(|| name.bytes().to_vec());
        visitor.tag(name, value, self.here());
        if !tag.closed {
            visitor.oddity(Oddity::UnclosedTag(self.excerpt(tag.length)), self.here());
        }
        self.at += tag.length;
        Ok(true)
    }

    fn no_tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        let length = self.whole(token::line)?;
        visitor.oddity(Oddity::NotATag(self.excerpt(length)), self.here());
        self.at += length;
        Ok(())
    }

    /// A part as an oddity repeats it.
    fn excerpt(&self, length: usize) -> String {
        let text = self.text(0..length).lossy().trim_end().to_owned();
        text.chars().filter(|letter| !letter.is_control()).take(80).collect()
    }

    fn comment<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        let (token, length) = self.whole(token::next)?;
        if let Token::Comment { text, closed } = token {
            self.tell_comment(text, closed, visitor);
        }
        self.at += length;
        Ok(())
    }

    fn tell_comment<V: Visitor>(&self, text: std::ops::Range<usize>, closed: bool, visitor: &mut V) {
        visitor.comment(self.text(text), self.here());
        if !closed {
            visitor.oddity(Oddity::UnclosedComment, self.here());
        }
    }

    fn moves<V: Visitor>(&mut self, visitor: &mut V, mut moves: Moves) -> Result<(), ReadError> {
        loop {
            self.blanks(visitor)?;
            if self.at == self.end {
                self.without_result(&moves, Oddity::CutOff, visitor);
                return Ok(());
            }
            let (token, length) = self.whole(token::next)?;
            match token {
                Token::Tag => {
                    self.without_result(&moves, Oddity::NoResult, visitor);
                    return Ok(());
                }
                Token::Result(outcome) if moves.depth == 0 => {
                    visitor.result(outcome, self.here());
                    self.at += length;
                    return self.behind_result(visitor);
                }
                token => self.tell(token, length, &mut moves, visitor),
            }
            self.at += length;
        }
    }

    fn without_result<V: Visitor>(&self, moves: &Moves, oddity: Oddity, visitor: &mut V) {
        if moves.depth > 0 {
            visitor.oddity(Oddity::UnclosedVariation, self.here());
        }
        visitor.oddity(if moves.any { oddity } else { Oddity::NoMoves }, self.here());
    }

    #[inline]
    fn tell<V: Visitor>(&self, token: Token, length: usize, moves: &mut Moves, visitor: &mut V) {
        moves.any = true;
        let told = moves.skipped_from.is_none();
        match token {
            Token::Open => self.open(moves, visitor),
            Token::Close => self.close(moves, visitor),
            Token::San(bare, glyph) if told => {
                visitor.san(self.text(0..bare), self.here());
                if let Some(nag) = glyph {
                    visitor.nag(nag, self.here());
                }
            }
            Token::Nag(nag) if told => visitor.nag(nag, self.here()),
            Token::Comment { text, closed } if told || !closed => self.tell_comment(text, closed, visitor),
            Token::ClosesNothing(mark) => visitor.oddity(Oddity::ClosesNothing(mark), self.here()),
            Token::Stray if told => visitor.oddity(Oddity::Stray(self.excerpt(length)), self.here()),
            _ => {}
        }
    }

    fn open<V: Visitor>(&self, moves: &mut Moves, visitor: &mut V) {
        if moves.skipped_from.is_none() {
            let deep = moves.depth >= DEEPEST_VARIATION;
            if deep {
                visitor.oddity(Oddity::TooDeep, self.here());
            }
            if deep || visitor.begin_variation(self.here()) == Flow::Skip {
                moves.skipped_from = Some(moves.depth + 1);
            }
        }
        moves.depth += 1;
    }

    fn close<V: Visitor>(&self, moves: &mut Moves, visitor: &mut V) {
        match (moves.depth, moves.skipped_from) {
            (0, _) => return visitor.oddity(Oddity::ClosesNothing(')'), self.here()),
            (depth, Some(from)) if depth == from => moves.skipped_from = None,
            (_, None) => visitor.end_variation(self.here()),
            _ => {}
        }
        moves.depth -= 1;
    }

    /// Comments in the paragraph of the result belong to the game, and so does a second result.
    fn behind_result<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        loop {
            let gap = self.pass_blanks()?;
            let begins = self.bytes().first().copied();
            if gap.lines > 1 || !matches!(begins, Some(b'{' | b';' | b'*' | b'0' | b'1')) {
                self.tell_gap(&gap, visitor);
                return Ok(());
            }
            match self.whole(token::next)? {
                (Token::Comment { text, closed }, _) => self.tell_comment(text, closed, visitor),
                (Token::Result(_), _) => visitor.oddity(Oddity::SecondResult, self.here()),
                _ => return Ok(()),
            }
            self.at += self.whole(token::next)?.1;
        }
    }
}

/// Where the last game in a piece of a longer text begins: what stands before it are whole games, whatever follows.
///
/// `place` is where the piece begins. The games before the last one are counted too, so that pieces can be read side by
/// side.
///
/// ```
/// use records::pgn::{Place, whole_games};
/// let beginning = Place { game: 0, line: 1, offset: 0 };
/// assert_eq!(whole_games(b"1. e4 e5 1-0\n\n1. d4 d5 2. c", beginning), (14, 1));
/// ```
#[must_use]
pub fn whole_games(bytes: &[u8], place: Place) -> (usize, u64) {
    let mut last = LastBegun { offset: place.offset };
    let mut reader = Reader::starting_at(bytes, place);
    while let Ok(true) = reader.read_game(&mut last) {}
    ((last.offset - place.offset) as usize, (reader.games() - place.game).saturating_sub(1))
}

struct LastBegun {
    offset: u64,
}

impl Visitor for LastBegun {
    fn begin_game(&mut self, at: At) {
        self.offset = at.offset();
    }

    fn begin_moves(&mut self, _at: At) -> Flow {
        Flow::Skip
    }
}

/// The result that both a tag and the end of the moves can name, read as a whole word.
impl std::str::FromStr for Outcome {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected = || format!("expected 1-0, 0-1, 1/2-1/2 or *, found `{text}`");
        Outcome::from_bytes(text.as_bytes()).ok_or_else(expected)
    }
}
