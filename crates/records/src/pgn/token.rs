//! The parts of a text, found in bytes that begin with one. `None` everywhere means that more bytes are needed.

use std::ops::Range;

use super::Outcome;

/// A part of the moves, with the length that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A move, so many bytes long, and the annotation behind it.
    San(usize, Option<u8>),
    Nag(u8),
    Comment {
        text: Range<usize>,
        closed: bool,
    },
    Open,
    Close,
    Result(Outcome),
    /// A move number, dots, a sign that says nothing new.
    Passed,
    ClosesNothing(char),
    Stray,
    /// A tag: the next game begins.
    Tag,
}

/// A tag line taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag {
    pub name: Range<usize>,
    pub value: Range<usize>,
    pub closed: bool,
    pub length: usize,
}

/// More bytes than any part has that is told by its first ones alone.
const AHEAD: usize = 16;

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Whether a word ends before this byte.
const fn ends(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'"' | b'*')
}

static ENDS: [bool; 256] = {
    let (mut table, mut byte) = ([false; 256], 0);
    while byte < 256 {
        table[byte] = ends(byte as u8);
        byte += 1;
    }
    table
};

/// The part with which `bytes` begin, and its length; `last`: nothing comes behind them.
#[inline]
pub(super) fn next(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    if bytes.len() < AHEAD && !last {
        return None;
    }
    match bytes.first()? {
        b'a'..=b'h' | b'A'..=b'Z' => word(bytes, last),
        b'1'..=b'9' | b'0' => number(bytes, last),
        b'{' => comment(bytes, last),
        b';' => rest_of_line(bytes, last),
        b'(' => Some((Token::Open, 1)),
        b')' => Some((Token::Close, 1)),
        b'}' => Some((Token::ClosesNothing('}'), 1)),
        b']' => Some((Token::ClosesNothing(']'), 1)),
        b'*' => Some((Token::Result(Outcome::Unknown), 1)),
        b'.' => Some((Token::Passed, dots(bytes))),
        b'$' => Some(nag(bytes)),
        b'[' => bracket(bytes, last),
        b'"' => Some((Token::Stray, 1)),
        _ => word(bytes, last),
    }
}

fn dots(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|&&byte| byte == b'.').count()
}

fn digits(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

const OUTCOMES: [(&[u8], Outcome); 6] = [
    (b"1-0", Outcome::Won(board::Side::White)),
    (b"0-1", Outcome::Won(board::Side::Black)),
    (b"1/2-1/2", Outcome::Drawn),
    (b"1/2", Outcome::Drawn),
    ("½-½".as_bytes(), Outcome::Drawn),
    ("½".as_bytes(), Outcome::Drawn),
];

fn outcome(bytes: &[u8]) -> Option<(Token, usize)> {
    let ended = |text: &[u8]| bytes.get(text.len()).is_none_or(|&byte| ends(byte));
    let found = OUTCOMES.iter().find(|(text, _)| bytes.starts_with(text) && ended(text));
    found.map(|(text, outcome)| (Token::Result(*outcome), text.len()))
}

/// A move number with its dots, a result, or castling written with noughts.
#[inline]
fn number(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let digits = digits(bytes);
    let behind = bytes.get(digits).copied();
    match behind {
        Some(b'.') => Some((Token::Passed, digits + dots(&bytes[digits..]))),
        None if !last => None,
        Some(b'-' | b'/') => match outcome(bytes) {
            None if bytes.starts_with(b"0-0") => word(bytes, last),
            None => stray(bytes, last),
            found => found,
        },
        _ => Some((Token::Passed, digits)),
    }
}

fn stray(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    Some((Token::Stray, word_length(bytes, last)?))
}

/// The length of a word; `a8(Q)+` is one.
#[inline]
fn word_length(bytes: &[u8], last: bool) -> Option<usize> {
    let mut end = run(bytes, 0);
    if bytes.get(end) == Some(&b'(') && end > 1 && matches!(bytes[end - 1], b'1' | b'8') {
        if bytes.len() < end + 3 && !last {
            return None;
        }
        if matches!(bytes[end..], [b'(', b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n', b')', ..]) {
            end = run(bytes, end + 3);
        }
    }
    (end < bytes.len() || last).then(|| end.max(1))
}

#[inline]
fn run(bytes: &[u8], from: usize) -> usize {
    let ended = bytes[from..].iter().position(|&byte| ENDS[usize::from(byte)]);
    ended.map_or(bytes.len(), |length| from + length)
}

#[inline]
fn word(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let length = word_length(bytes, last)?;
    let word = &bytes[..length];
    let bare = word.iter().rposition(|byte| !matches!(byte, b'!' | b'?')).map_or(0, |at| at + 1);
    let first = word[0];
    let token = match bare {
        2.. if first.is_ascii_alphanumeric() => move_or_sign(word, bare),
        0 => glyph(word).map_or(Token::Stray, Token::Nag),
        _ => return outcome(bytes).or_else(|| Some((sign(word), length))),
    };
    Some((token, length))
}

fn move_or_sign(word: &[u8], bare: usize) -> Token {
    match &word[..bare] {
        b"ep" | b"e.p" | b"e.p." | b"ch" | b"ch." | b"mate" => Token::Passed,
        _ => Token::San(bare, glyph(&word[bare..])),
    }
}

/// The number of `!`, `?` and their pairs.
fn glyph(marks: &[u8]) -> Option<u8> {
    match marks {
        b"!" => Some(1),
        b"?" => Some(2),
        b"!!" | b"!!!" => Some(3),
        b"??" | b"???" => Some(4),
        b"!?" => Some(5),
        b"?!" => Some(6),
        _ => None,
    }
}

/// A word that is neither a move nor praise or blame: what is thought of the position, or what says nothing new.
fn sign(word: &[u8]) -> Token {
    let nag = match word {
        b"--" | b"@@@@" => return Token::San(word.len(), None),
        b"+" | b"++" | b"#" | b"N" | b"D" | b"-" | b"\xe2\x80\xa6" => return Token::Passed,
        b"=" => 10,
        b"+=" | b"+/=" => 14,
        b"=+" | b"=/+" => 15,
        b"+/-" => 16,
        b"-/+" => 17,
        b"+-" => 18,
        b"-+" => 19,
        _ => match word {
            _ if word == "∞".as_bytes() => 13,
            _ if word == "⩲".as_bytes() => 14,
            _ if word == "⩱".as_bytes() => 15,
            _ if word == "±".as_bytes() || word == b"\xb1" => 16,
            _ if word == "∓".as_bytes() => 17,
            _ => return Token::Stray,
        },
    };
    Token::Nag(nag)
}

fn nag(bytes: &[u8]) -> (Token, usize) {
    let digits = digits(&bytes[1..]).min(AHEAD - 2);
    let number = std::str::from_utf8(&bytes[1..=digits]).ok().and_then(|digits| digits.parse().ok());
    (number.map_or(Token::Stray, Token::Nag), 1 + digits)
}

fn rest_of_line(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let end = line_end(bytes, last)?;
    let text = 1..end - usize::from(end > 1 && bytes[end - 1] == b'\r');
    Some((Token::Comment { text, closed: true }, end))
}

fn line_end(bytes: &[u8], last: bool) -> Option<usize> {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    end.or(last.then_some(bytes.len()))
}

/// A comment ends at its first `}`, unless it holds `{` and the braces behind can only be meant as its own.
fn comment(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let close = bytes.iter().position(|&byte| byte == b'}');
    let next_game = next_game(&bytes[..close.unwrap_or(bytes.len())]);
    let Some(close) = close.filter(|_| next_game.is_none()) else {
        let end = next_game.or(last.then_some(bytes.len()))?;
        let kept = bytes[1..end].iter().rposition(|&byte| !is_blank(byte)).map_or(1, |at| at + 2);
        return Some((Token::Comment { text: 1..kept, closed: false }, end));
    };
    let inner = bytes[1..close].iter().filter(|&&byte| byte == b'{').count();
    let close = if inner == 0 { close } else { outermost(bytes, close, inner, last)? };
    Some((Token::Comment { text: 1..close, closed: true }, close + 1))
}

/// Where a tag `Event` at the beginning of a line shows that a comment was never closed.
fn next_game(bytes: &[u8]) -> Option<usize> {
    let begins = |(at, byte): (usize, &u8)| *byte == b'\n' && bytes[at + 1..].starts_with(b"[Event \"");
    bytes.iter().enumerate().position(begins)
}

/// The brace that closes a comment with `inner` braces opened in it: each next brace, as long as it is one that closes.
fn outermost(bytes: &[u8], mut close: usize, inner: usize, last: bool) -> Option<usize> {
    for _ in 0..inner {
        let behind = &bytes[close + 1..];
        let brace = behind.iter().position(|byte| matches!(byte, b'{' | b'}'));
        let tag = behind.windows(2).position(|pair| pair[0] == b'\n' && pair[1] == b'[');
        match (brace, tag) {
            (None, None) if !last => return None,
            (Some(brace), tag) if behind[brace] == b'}' && tag.is_none_or(|tag| brace < tag) => {
                close += 1 + brace;
            }
            _ => break,
        }
    }
    Some(close)
}

fn bracket(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let line = &bytes[..line_end(bytes, last)?];
    Some(if is_tag(line) { (Token::Tag, 0) } else { (Token::Stray, run(line, 1)) })
}

/// Whether a line begins like a tag: a bracket, a name, a quotation mark.
fn is_tag(line: &[u8]) -> bool {
    let name = name(line);
    !name.is_empty() && line.get(blanks(line, name.end)) == Some(&b'"')
}

fn name(line: &[u8]) -> Range<usize> {
    let start = blanks(line, 1);
    let letters = line[start.min(line.len())..].iter();
    let letter =
        |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+' | b'#' | b':');
    start..start + letters.take_while(letter).count()
}

/// The place of the first byte from `at` on that is no blank.
fn blanks(line: &[u8], at: usize) -> usize {
    at + line.get(at..).unwrap_or_default().iter().take_while(|&&byte| is_blank(byte)).count()
}

/// A tag at the beginning of `bytes`, which is `[`; `Some(None)` where it is none.
pub(super) fn tag(bytes: &[u8], last: bool) -> Option<Option<Tag>> {
    let line = &bytes[..line_end(bytes, last)?];
    if !is_tag(line) {
        return Some(None);
    }
    let name = name(line);
    let start = blanks(line, name.end) + 1;
    let closing = closing_mark(line, start, true).or_else(|| closing_mark(line, start, false));
    Some(Some(match closing {
        Some((end, length)) => Tag { name, value: start..end, closed: true, length },
        None => Tag { name, value: start..trimmed(line, start), closed: false, length: line.len() },
    }))
}

/// The quotation mark before `]`, and the length up to it. Within the value, marks may stand unguarded.
fn closing_mark(line: &[u8], start: usize, heeding_backslashes: bool) -> Option<(usize, usize)> {
    let mut at = start;
    while at < line.len() {
        match line[at] {
            b'\\' if heeding_backslashes => at += 1,
            b'"' if line.get(blanks(line, at + 1)) == Some(&b']') => {
                return Some((at, blanks(line, at + 1) + 1));
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// Where the value of a tag that is not closed ends.
fn trimmed(line: &[u8], start: usize) -> usize {
    let value = &line[start.min(line.len())..];
    let kept = value.iter().rposition(|&byte| !is_blank(byte) && byte != b']' && byte != b'"');
    start + kept.map_or(0, |at| at + 1)
}

/// How much of the beginning of `bytes` is to be told as something that is no part of a game: the line.
pub(super) fn line(bytes: &[u8], last: bool) -> Option<usize> {
    line_end(bytes, last)
}
