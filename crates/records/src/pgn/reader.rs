//! The reader: bytes in, as they come; games out, part by part.

use std::cell::Cell;
use std::io::Read;
use std::ops::Range;

use super::beginning::{begins_game, begins_with_tag, number_of_black};
use super::buffer::{Buffer, Gap};
use super::move_text::MoveText;
use super::oddity::Oddity;
use super::outcome::Outcome;
use super::place::{At, Place};
use super::plain;
use super::read_error::ReadError;
use super::scan;
use super::tag_section::{self, TagNames};
use super::tag_token;
use super::token::{self, Token};
use super::visitor::{Flow, Visitor};

/// Reads games one after the other, and holds no more of the text than the part at hand.
///
/// ```
/// use jadoube_records::pgn::{PgnGame, Reader};
///
/// let text = "[White \"Morphy\"]\n\n1. e4 e5 (1... c5) 2. Nf3! 1-0\n\n1. d4 *";
/// let mut reader = Reader::new(text.as_bytes());
/// let mut game = PgnGame::default();
/// assert!(reader.read_game(&mut game)?);
/// assert_eq!((game.tag("White"), game.line.plies.len()), (Some("Morphy".into()), 3));
/// assert!(reader.read_game(&mut game)?);
/// assert!(!reader.read_game(&mut game)?);
/// # Ok::<(), jadoube_records::pgn::ReadError>(())
/// ```
pub struct Reader<R> {
    pub(super) buffer: Buffer<R>,
    /// The next game of a longer text begins where the bytes end.
    game_follows: bool,
    /// How many departures from the form this game has.
    oddities: Cell<u64>,
    /// That a blank is missing between moves was told of this game.
    crowded: Cell<bool>,
    /// The names of the tags of this game. Where the first of them stands again, another game begins; behind a blank line
    /// or a comment, where any of them does.
    names: TagNames,
    /// The tag of this game says that both players lose, `0-0`, which among the moves is castling.
    both_lose: bool,
    /// A tag of this game is closed. Without one, tags that are not closed either begin no other game.
    any_closed: bool,
    next: Next,
    /// What stands before the next game, where the reader has come to it.
    found: Option<Found>,
}

/// What stands before a game.
struct Found {
    gap: Gap,
    /// Text that is not part of a game, of which no other game has told.
    outside: Option<Outside>,
    /// There is no game: the text ends.
    ended: bool,
}

/// What is known of what stands behind the last game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Unknown,
    /// A game begins there, or the text ends.
    Game,
    /// Text that is not part of a game, of which the last game has told.
    Text,
}

/// Where text that is not part of a game begins, and its first line.
type Outside = (Place, String);

/// How many bytes of such a text are quoted at most.
pub(super) const QUOTED: usize = 320;

/// How many departures from the form are told of one game, so that a text of nothing else needs no memory. The last two tell
/// that there are more, and how many.
pub const MOST_ODDITIES: u32 = 1000;

/// From this one on they are counted alone.
const TOLD: u64 = MOST_ODDITIES as u64 - 1;

/// How deeply variations may be nested; deeper ones are skipped.
pub const DEEPEST_VARIATION: usize = 100;

/// A result that is also castling.
const BOTH_LOSE: &[u8] = b"0-0";

/// What stands in brackets among the tags.
enum TagRead {
    Tag,
    NoTag,
    /// A tag of the next game, which is not read yet.
    AnotherGame,
}

/// What stands between two tags. Behind it a name that stands again begins another game.
#[derive(Clone, Copy, Default)]
struct Parted {
    by_a_blank_line: bool,
    by_a_comment: bool,
}

/// How far the moves of a game have been read.
struct Moves {
    depth: usize,
    /// The depth at which the part that is skipped began.
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
        Reader {
            buffer: Buffer::new(source, place),
            game_follows: false,
            oddities: Cell::new(0),
            crowded: Cell::new(false),
            names: TagNames::default(),
            both_lose: false,
            any_closed: false,
            next: Next::Unknown,
            found: None,
        }
    }

    /// The same reader of a piece of a longer text, behind which the next game begins.
    #[must_use]
    pub fn before_another_game(self) -> Self {
        Reader { game_follows: true, ..self }
    }

    /// How many games have begun, including those before the first byte.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.buffer.game
    }

    /// The byte at which the reader stands, without counting lines.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.here().offset()
    }

    /// Where the reader stands.
    #[must_use]
    pub fn place(&self) -> Place {
        self.here().place()
    }

    /// Passes what stands before the next game, so that the reader stands where it begins; false where there is none.
    /// [`read_game`](Reader::read_game) then reads that game, and tells of what was passed as it does without this.
    ///
    /// # Errors
    ///
    /// Those of [`read_game`](Reader::read_game) for what stands before a game.
    pub fn find_game(&mut self) -> Result<bool, ReadError> {
        let found = self.take_found()?;
        let ended = found.ended;
        self.found = Some(found);
        Ok(!ended)
    }

    fn take_found(&mut self) -> Result<Found, ReadError> {
        if let Some(found) = self.found.take() {
            return Ok(found);
        }
        let mut gap = self.buffer.pass_blanks()?;
        let known = std::mem::replace(&mut self.next, Next::Unknown);
        let outside = if known == Next::Game { None } else { self.pass_text(&mut gap)? };
        let ended = self.buffer.is_at_the_end();
        match outside {
            Some((place, text)) if ended && self.games() == 0 => Err(ReadError::NoGame { place, text }),
            // Of text behind a game, and of the marks within it, that game has told. So a game is told alike whether the text
            // before it is read or not.
            _ if known == Next::Text => Ok(Found { gap: Gap::default(), outside: None, ended }),
            outside => Ok(Found { gap, outside, ended }),
        }
    }

    /// Reads the next game and calls the visitor for each of its parts; false where there is none.
    ///
    /// # Errors
    ///
    /// The source fails, or the text is not blank and holds no game.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, ReadError> {
        let Found { gap, outside, ended } = self.take_found()?;
        if ended {
            return Ok(false);
        }
        self.buffer.game += 1;
        self.oddities.set(0);
        self.crowded.set(false);
        self.names.clear();
        (self.both_lose, self.any_closed) = (false, false);
        visitor.begin_game(self.here());
        if let Some((place, text)) = outside {
            self.oddities.set(1);
            self.buffer.before(place, |at| visitor.oddity(Oddity::Outside(text), at));
        }
        self.tell_gap(&gap, visitor);
        let tags = self.tags(visitor)?;
        let flow = visitor.begin_moves(self.here());
        if flow == Flow::Tell
            && !self.names.contains(b"FEN")
            && let Some(number) = self.buffer.whole(number_of_black)?.flatten()
        {
            self.odd(Oddity::BlackFirst(number), visitor);
        }
        let skipped_from = (flow == Flow::Skip).then_some(0);
        self.moves(visitor, Moves { depth: 0, skipped_from, any: !tags })?;
        self.tell_of_untold(visitor);
        visitor.end_game(self.here());
        Ok(true)
    }

    /// Whether a game begins where the reader stands. What is too long to be held begins none, unless it is a tag.
    #[inline]
    fn begins_game(&mut self) -> Result<bool, ReadError> {
        let begins = self.buffer.whole(begins_game)?;
        Ok(begins.unwrap_or_else(|| self.is_at_a_tag()))
    }

    /// Passes text that is not part of a game: paragraph by paragraph, up to a tag, a first move or, at the beginning of a
    /// paragraph, any move.
    fn pass_text(&mut self, gap: &mut Gap) -> Result<Option<Outside>, ReadError> {
        let mut outside = None;
        while !self.buffer.is_at_the_end() {
            let anew = outside.is_none() || gap.lines > 1;
            let may_begin = anew || matches!(self.buffer.rest().first(), Some(b'[' | b'1'));
            if may_begin && self.begins_game()? {
                break;
            }
            if outside.is_none() {
                outside = Some((self.place(), self.outside()?));
            }
            self.pass_line()?;
            let lines = self.buffer.pass_blanks()?;
            *gap = Gap { mark: gap.mark | lines.mark, ..lines };
        }
        Ok(outside)
    }

    /// Passes the rest of a line, up to a tag in it; a comment with all its lines.
    fn pass_line(&mut self) -> Result<(), ReadError> {
        if matches!(self.buffer.rest().first(), Some(b'{')) {
            match self.buffer.whole(token::next)? {
                Some((_, length)) => self.buffer.pass(length),
                None => drop(self.buffer.pass_long_comment()?),
            }
            return Ok(());
        }
        let mut first = true;
        loop {
            let near = self.buffer.whole(|bytes, last| (!bytes.is_empty() || last).then_some(bytes.len()))?;
            let near = near.unwrap_or_default();
            let from = usize::from(first && near > 0);
            let end = memchr::memchr2(b'\n', b'[', &self.buffer.rest()[from..]).map(|at| from + at);
            first = false;
            self.buffer.pass(end.unwrap_or(near));
            match self.buffer.rest().first().copied() {
                Some(b'\n') => return Ok(()),
                Some(b'[') if self.begins_with_tag()? => return Ok(()),
                Some(_) => self.buffer.pass(1),
                None if near == 0 => return Ok(()),
                None => {}
            }
        }
    }

    /// Whether a tag stands where the reader stands, at a bracket.
    fn begins_with_tag(&mut self) -> Result<bool, ReadError> {
        let begins = self.buffer.whole(begins_with_tag)?;
        Ok(begins.unwrap_or_else(|| self.is_at_a_tag()))
    }

    /// The first line of a text that is not part of a game.
    fn outside(&mut self) -> Result<String, ReadError> {
        let length = self.buffer.whole(|bytes, last| {
            let near = &bytes[..bytes.len().min(QUOTED)];
            memchr::memchr(b'\n', near).or((near.len() == QUOTED || last).then_some(near.len()))
        })?;
        Ok(self.excerpt(length.unwrap_or_default()))
    }

    /// Tells the game that was read of text that stands behind it and is not part of the next one.
    fn tell_text_behind<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        self.next = Next::Game;
        if !self.buffer.is_at_the_end() && !self.begins_game()? {
            self.next = Next::Text;
            let text = self.outside()?;
            self.odd(Oddity::Outside(text), visitor);
        }
        Ok(())
    }

    pub(super) fn here(&self) -> At<'_> {
        self.buffer.here()
    }

    /// Tells of a departure from the form; of the last that is told, that there may be more.
    pub(super) fn odd<V: Visitor>(&self, oddity: Oddity, visitor: &mut V) {
        self.oddities.set(self.oddities.get() + 1);
        match self.oddities.get() {
            ..TOLD => visitor.oddity(oddity, self.here()),
            TOLD => visitor.oddity(Oddity::More, self.here()),
            _ => {}
        }
    }

    /// Tells how many departures of the game that was read were not told.
    fn tell_of_untold<V: Visitor>(&self, visitor: &mut V) {
        if self.oddities.get() >= TOLD {
            visitor.oddity(Oddity::Untold(self.oddities.get() - (TOLD - 1)), self.here());
        }
    }

    fn tell_gap<V: Visitor>(&self, gap: &Gap, visitor: &mut V) {
        if gap.mark {
            self.odd(Oddity::ByteOrderMark, visitor);
        }
    }

    fn blanks<V: Visitor>(&mut self, visitor: &mut V) -> Result<Gap, ReadError> {
        let gap = self.buffer.pass_blanks()?;
        self.tell_gap(&gap, visitor);
        Ok(gap)
    }

    /// Reads the tags, and the comments before, among and behind them; true where there were any tags.
    fn tags<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, ReadError> {
        let mut parted = Parted::default();
        loop {
            match self.buffer.rest().first() {
                Some(b'[') => match self.tag(parted, visitor)? {
                    TagRead::AnotherGame => return Ok(true),
                    TagRead::Tag => parted = Parted::default(),
                    TagRead::NoTag => {}
                },
                Some(b'{' | b';') => {
                    self.comment(visitor)?;
                    parted.by_a_comment = true;
                }
                _ => return Ok(!self.names.is_empty()),
            }
            parted.by_a_blank_line |= self.blanks(visitor)?.lines > 1;
        }
    }

    /// Reads a tag, with what parts it from the one before it.
    fn tag<V: Visitor>(&mut self, parted: Parted, visitor: &mut V) -> Result<TagRead, ReadError> {
        let whole = self.buffer.whole(tag_token::tag)?;
        let is_long = whole.is_none();
        let Some(tag) = whole.unwrap_or_else(|| self.beginning_of_a_tag()) else {
            self.no_tag(visitor)?;
            return Ok(TagRead::NoTag);
        };
        // A stretch of broken tags is told of as one game, however often their names are repeated in it.
        let broken = !tag.closed && !self.any_closed;
        if !self.names.is_empty() && (parted.by_a_blank_line || parted.by_a_comment) {
            let repeats = self.buffer.whole(|bytes, last| tag_section::repeats(bytes, last, &self.names))?;
            if repeats == Some(true) && !broken {
                return Ok(TagRead::AnotherGame);
            }
            if parted.by_a_blank_line {
                self.odd(Oddity::SplitTags, visitor);
            }
        }
        let (name, value) = (self.buffer.text(tag.name), self.buffer.text(tag.value));
        if self.names.is_first(name.bytes()) && !broken {
            return Ok(TagRead::AnotherGame);
        }
        self.any_closed |= tag.closed;
        let is_new = self.names.add(name.bytes());
        let both_lose = name.bytes() == b"Result" && value.bytes() == BOTH_LOSE;
        // Of a stretch of the same tags without end no visitor needs to hear.
        if is_new || self.oddities.get() < TOLD {
            visitor.tag(name, value, self.here());
        }
        self.both_lose |= both_lose;
        if !is_new {
            self.odd(Oddity::RepeatedTag(self.excerpt(tag.length)), visitor);
        }
        if is_long && !tag.closed {
            self.long_tag(visitor)?;
            return Ok(TagRead::Tag);
        }
        if !tag.closed {
            self.odd(Oddity::UnclosedTag(self.excerpt(tag.length)), visitor);
        }
        self.buffer.pass(tag.length);
        Ok(TagRead::Tag)
    }

    fn no_tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        let line = self.buffer.whole(scan::line)?;
        self.odd(Oddity::NotATag(self.excerpt(line.unwrap_or(QUOTED))), visitor);
        self.buffer.pass_up_to(|byte| byte == b'\n')
    }

    /// A part as an oddity quotes it.
    pub(super) fn excerpt(&self, length: usize) -> String {
        let text = self.buffer.text(0..length).lossy().trim_end().to_owned();
        text.chars().filter(|letter| !letter.is_control()).take(80).collect()
    }

    fn comment<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        let Some((token, length)) = self.buffer.whole(token::next)? else {
            return self.long_part(true, visitor);
        };
        if let Token::Comment { text, closed } = token {
            self.tell_comment(text, closed, visitor);
        }
        self.buffer.pass(length);
        Ok(())
    }

    fn tell_comment<V: Visitor>(&self, text: Range<usize>, closed: bool, visitor: &mut V) {
        visitor.comment(self.buffer.text(text), self.here());
        if !closed {
            self.odd(Oddity::UnclosedComment, visitor);
        }
    }

    fn moves<V: Visitor>(&mut self, visitor: &mut V, mut moves: Moves) -> Result<(), ReadError> {
        loop {
            let (at, any) = plain::read(&self.buffer, visitor, moves.skipped_from.is_none());
            self.buffer.stand_at(at);
            moves.any |= any;
            self.blanks(visitor)?;
            if self.buffer.is_at_the_end() {
                let oddity = if self.game_follows { Oddity::NoResult } else { Oddity::CutOff };
                self.without_result(&moves, oddity, visitor);
                return Ok(());
            }
            let (token, length) = match self.buffer.whole(token::next)? {
                Some(next) => next,
                None if self.is_at_a_tag() => (Token::Tag, 0),
                None => {
                    moves.any = true;
                    self.long_part(moves.skipped_from.is_none(), visitor)?;
                    continue;
                }
            };
            match token {
                Token::Tag => {
                    self.without_result(&moves, Oddity::NoResult, visitor);
                    return Ok(());
                }
                Token::Result(outcome) if moves.depth == 0 => {
                    visitor.result(outcome, self.here());
                    self.buffer.pass(length);
                    return self.behind_result(visitor);
                }
                Token::San(..) if moves.depth == 0 && self.both_lose && self.is_loss_of_both(length)? => {
                    visitor.result(Outcome::BothLost, self.here());
                    self.buffer.pass(length);
                    return self.behind_result(visitor);
                }
                token => self.tell(token, length, &mut moves, visitor),
            }
            self.buffer.pass(length);
        }
    }

    /// Whether a part of the moves is `0-0` and ends the game.
    fn is_loss_of_both(&mut self, length: usize) -> Result<bool, ReadError> {
        let is_so = self.buffer.text(0..length).bytes() == BOTH_LOSE;
        let is_last = |bytes: &[u8], last| token::is_last(bytes, length, last);
        Ok(is_so && self.buffer.whole(is_last)? == Some(true))
    }

    fn without_result<V: Visitor>(&self, moves: &Moves, oddity: Oddity, visitor: &mut V) {
        if moves.depth > 0 {
            self.odd(Oddity::UnclosedVariation, visitor);
        }
        self.odd(if moves.any { oddity } else { Oddity::NoMoves }, visitor);
    }

    #[inline]
    fn tell<V: Visitor>(&self, token: Token, length: usize, moves: &mut Moves, visitor: &mut V) {
        moves.any = true;
        let told = moves.skipped_from.is_none();
        match token {
            Token::Open => self.open(moves, visitor),
            Token::Close => self.close(moves, visitor),
            Token::San(bare, glyph) if told => {
                visitor.san(MoveText::new(self.buffer.text(0..bare).bytes()), self.here());
                if let Some(nag) = glyph {
                    visitor.nag(nag, self.here());
                }
                let follows = self.buffer.rest().get(length).is_some_and(u8::is_ascii_alphanumeric);
                if follows && !self.crowded.replace(true) {
                    self.odd(Oddity::Crowded, visitor);
                }
            }
            Token::Nag(nag) if told => visitor.nag(nag, self.here()),
            Token::Comment { text, closed } if told || !closed => self.tell_comment(text, closed, visitor),
            Token::ClosesNothing(mark) => self.odd(Oddity::ClosesNothing(mark), visitor),
            Token::Stray if told => self.odd(Oddity::Stray(self.excerpt(length)), visitor),
            _ => {}
        }
    }

    fn open<V: Visitor>(&self, moves: &mut Moves, visitor: &mut V) {
        if moves.skipped_from.is_none() {
            let deep = moves.depth >= DEEPEST_VARIATION;
            if deep {
                self.odd(Oddity::TooDeep, visitor);
            }
            if deep || visitor.begin_variation(self.here()) == Flow::Skip {
                moves.skipped_from = Some(moves.depth + 1);
            }
        }
        moves.depth += 1;
    }

    fn close<V: Visitor>(&self, moves: &mut Moves, visitor: &mut V) {
        match (moves.depth, moves.skipped_from) {
            (0, _) => return self.odd(Oddity::ClosesNothing(')'), visitor),
            (depth, Some(from)) if depth == from => moves.skipped_from = None,
            (_, None) => visitor.end_variation(self.here()),
            _ => {}
        }
        moves.depth -= 1;
    }

    /// Comments and a second result belong to the game while they stand in the paragraph of its result.
    fn behind_result<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), ReadError> {
        loop {
            let gap = self.buffer.pass_blanks()?;
            let begins = self.buffer.rest().first().copied();
            if gap.lines > 1 || !matches!(begins, Some(b'{' | b';' | b'*' | b'0' | b'1')) {
                self.tell_gap(&gap, visitor);
                return self.tell_text_behind(visitor);
            }
            let Some((token, length)) = self.buffer.whole(token::next)? else {
                if !matches!(begins, Some(b'{' | b';')) {
                    return self.tell_text_behind(visitor);
                }
                self.long_part(true, visitor)?;
                continue;
            };
            match token {
                Token::Comment { text, closed } => self.tell_comment(text, closed, visitor),
                Token::Result(_) => self.odd(Oddity::SecondResult, visitor),
                _ => return self.tell_text_behind(visitor),
            }
            self.buffer.pass(length);
        }
    }
}
