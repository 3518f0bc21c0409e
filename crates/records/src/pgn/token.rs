//! The parts of the moves, found in bytes that begin with one. `None` means that more bytes are needed.

use std::ops::Range;

use board::Side;
use memchr::{memchr, memchr2};

use super::outcome::Outcome;
use super::scan::{is_blank, line, next_game};
use super::tag_token::is_tag;

/// A part of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A move with its length in bytes, and the glyph after it.
    San(usize, Option<u8>),
    Nag(u8),
    Comment {
        text: Range<usize>,
        closed: bool,
    },
    Open,
    Close,
    Result(Outcome),
    /// A move number, dots, or a sign that adds nothing.
    Passed,
    ClosesNothing(char),
    Stray,
    /// A tag: the next game begins.
    Tag,
}

/// More bytes than are needed to recognise a part by its beginning.
const AHEAD: usize = 16;

/// Whether a word ends before this byte.
pub(super) const fn ends(byte: u8) -> bool {
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

/// The part that `bytes` begin with, and its length; `last`: nothing follows them.
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

const OUTCOMES: [(&[u8], Outcome); 10] = [
    (b"1-0", Outcome::Won(Side::White)),
    (b"0-1", Outcome::Won(Side::Black)),
    (b"1/2-1/2", Outcome::Drawn),
    (b"1/2", Outcome::Drawn),
    ("½-½".as_bytes(), Outcome::Drawn),
    ("½".as_bytes(), Outcome::Drawn),
    // With a dash, as it is printed.
    ("1–0".as_bytes(), Outcome::Won(Side::White)),
    ("0–1".as_bytes(), Outcome::Won(Side::Black)),
    ("½–½".as_bytes(), Outcome::Drawn),
    ("1/2–1/2".as_bytes(), Outcome::Drawn),
];

fn outcome(bytes: &[u8]) -> Option<(Token, usize)> {
    let ended = |text: &[u8]| bytes.get(text.len()).is_none_or(|&byte| ends(byte));
    let found = OUTCOMES.iter().find(|(text, _)| bytes.starts_with(text) && ended(text));
    found.map(|(text, outcome)| (Token::Result(*outcome), text.len()))
}

/// A move number with its dots, a result, castling written with zeros, a move in numeric notation, or a null move, `0000`.
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
        Some(0xe2) if outcome(bytes).is_some() => outcome(bytes),
        Some(0xe2) if bytes.starts_with("0–0".as_bytes()) => word(bytes, last),
        _ if is_numeric_move(&bytes[..digits]) || &bytes[..digits] == b"0000" => word(bytes, last),
        // As long as a move in numeric notation, and none: a misprint of one, or a word that has no place here.
        _ if matches!(digits, 4 | 5) => stray(bytes, last),
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
    if let Some(crowded) = crowded(&bytes[..end]) {
        return Some(crowded);
    }
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

/// The length of a move and its marks where the next move, or its number, stands behind them without a blank: `e4!e5`.
fn crowded(word: &[u8]) -> Option<usize> {
    let is_mark = |byte: &u8| matches!(byte, b'!' | b'?');
    let marks = word.iter().position(is_mark).filter(|marks| *marks > 1)?;
    let end = marks + word[marks..].iter().take_while(|byte| is_mark(byte)).count();
    let follows = word.get(end).is_some_and(u8::is_ascii_alphanumeric);
    (follows && word[0].is_ascii_alphabetic()).then_some(end)
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
        2.. if first.is_ascii_alphanumeric() || is_figurine(word) || is_cyrillic(word) => {
            move_or_sign(word, bare)
        }
        0 => glyph(word).map_or(Token::Stray, Token::Nag),
        _ if matches!(word, b"N" | b"D") => return Some((novelty_or_diagram(bytes, last)?, length)),
        _ if matches!(&word[..bare], b"--" | b"@@@@") => move_or_sign(word, bare),
        _ => return outcome(bytes).or_else(|| Some((sign(word), length))),
    };
    Some((token, length))
}

/// Whether a word begins with a figurine, ♔ to ♟.
fn is_figurine(word: &[u8]) -> bool {
    matches!(word, [0xe2, 0x99, 0x94..=0x9f, ..])
}

/// Whether a word begins with a Cyrillic capital, as moves in Russian print do.
fn is_cyrillic(word: &[u8]) -> bool {
    matches!(word, [0xd0, 0x90..=0xaf, ..])
}

/// Whether digits are a move in numeric notation, and not the number of one.
fn is_numeric_move(digits: &[u8]) -> bool {
    let squares = |digits: &[u8]| digits.iter().all(|digit| matches!(digit, b'1'..=b'8'));
    match digits {
        [squares_of @ .., becomes] if squares_of.len() == 4 => {
            squares(squares_of) && matches!(becomes, b'1'..=b'4')
        }
        digits => digits.len() == 4 && squares(digits),
    }
}

fn move_or_sign(word: &[u8], bare: usize) -> Token {
    // The first letter is asked first, since nearly every move answers it.
    let is_sign = |word: &[u8]| matches!(word, b"ep" | b"e.p" | b"e.p." | b"ch" | b"ch." | b"mate");
    if matches!(word[0], b'e' | b'c' | b'm') && is_sign(&word[..bare]) {
        return Token::Passed;
    }
    Token::San(bare, if bare == word.len() { None } else { glyph(&word[bare..]) })
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

/// A word that is neither a move nor a glyph on one: an assessment of the position, or a sign that adds nothing.
fn sign(word: &[u8]) -> Token {
    let nag = match word {
        b"+" | b"++" | b"#" | b"-" | b"\xe2\x80\xa6" => return Token::Passed,
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

/// How far behind `N` the rest of a move may stand, in bytes.
const FARTHEST_PIECE: usize = 1 << 12;

/// `N`, a novelty, or `D`, a diagram; before what may be the rest of a move, as in `N f3`, it may be the piece of it.
fn novelty_or_diagram(bytes: &[u8], last: bool) -> Option<Token> {
    let near = &bytes[1..bytes.len().min(1 + FARTHEST_PIECE)];
    match near.iter().find(|byte| !is_blank(**byte)) {
        None if !last && near.len() < FARTHEST_PIECE => None,
        Some(b'a'..=b'h' | b'x') => Some(Token::Stray),
        _ => Some(Token::Nag(if bytes[0] == b'N' { 146 } else { 220 })),
    }
}

/// Whether nothing of the game follows the part of this length that `bytes` begin with.
pub(super) fn is_last(bytes: &[u8], length: usize, last: bool) -> Option<bool> {
    match bytes[length..].iter().find(|byte| !is_blank(**byte)) {
        Some(byte) => Some(*byte == b'['),
        None => last.then_some(true),
    }
}

fn nag(bytes: &[u8]) -> (Token, usize) {
    let digits = digits(&bytes[1..]).min(AHEAD - 2);
    let number = std::str::from_utf8(&bytes[1..=digits]).ok().and_then(|digits| digits.parse().ok());
    (number.map_or(Token::Stray, Token::Nag), 1 + digits)
}

fn rest_of_line(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let end = line(bytes, last)?;
    let text = 1..end - usize::from(end > 1 && bytes[end - 1] == b'\r');
    Some((Token::Comment { text, closed: true }, end))
}

/// How far behind a tag `Event` in a comment a brace tells whether it begins a game, in bytes.
pub(super) const FARTHEST_BRACE: usize = 1 << 16;

/// A comment ends at its first `}`, unless it holds `{` and the braces after it can only close those.
fn comment(bytes: &[u8], last: bool) -> Option<(Token, usize)> {
    let close = memchr(b'}', bytes);
    let next_game = match next_game(&bytes[..close.unwrap_or(bytes.len())]) {
        Some(at) => is_unclosed(&bytes[at..], last)?.then_some(at),
        None => None,
    };
    let Some(close) = close.filter(|_| next_game.is_none()) else {
        let end = next_game.or(last.then_some(bytes.len()))?;
        let kept = bytes[1..end].iter().rposition(|&byte| !is_blank(byte)).map_or(1, |at| at + 2);
        return Some((Token::Comment { text: 1..kept, closed: false }, end));
    };
    let inner = bytes[1..close].iter().filter(|&&byte| byte == b'{').count();
    let close = if inner == 0 { close } else { outermost(bytes, close, inner, last)? };
    Some((Token::Comment { text: 1..close, closed: true }, close + 1))
}

/// Whether a comment was never closed in which these bytes stand that look like the next game: unless the next brace closes it.
fn is_unclosed(behind: &[u8], last: bool) -> Option<bool> {
    let near = &behind[..behind.len().min(FARTHEST_BRACE)];
    match memchr2(b'{', b'}', near) {
        Some(at) => Some(near[at] == b'{'),
        None => (last || near.len() == FARTHEST_BRACE).then_some(true),
    }
}

/// The brace that closes a comment in which `inner` braces were opened: the next closing brace for each of them, up to
/// the first opening one.
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
    let line = &bytes[..line(bytes, last)?];
    Some(if is_tag(line) { (Token::Tag, 0) } else { (Token::Stray, run(line, 1)) })
}
