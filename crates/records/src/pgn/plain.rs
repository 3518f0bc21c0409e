//! What nearly all of a text consists of: blanks, move numbers, moves of ordinary form, simple comments. They are read in
//! one loop, eight bytes at a look. At everything else the loop ends, and the reader goes on part by part.

use std::io::Read;

use super::buffer::Buffer;
use super::move_text::MoveText;
use super::read_error::LONGEST_PART;
use super::scan::{byte_of, digits, first_below, is_blank, simple_comment, word};
use super::visitor::Visitor;
use crate::san::usual::{LONGEST, Usual};
use crate::text::bytes::Text;

/// What a part is by its first byte.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begins {
    Blank,
    Number,
    Move,
    Comment,
    Else,
}

static BEGINS: [Begins; 256] = {
    let (mut begins, mut byte) = ([Begins::Else; 256], 0);
    while byte < 256 {
        begins[byte] = match byte as u8 {
            b' ' | b'\t'..=b'\r' => Begins::Blank,
            b'0'..=b'9' => Begins::Number,
            b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'O' => Begins::Move,
            b'{' => Begins::Comment,
            _ => Begins::Else,
        };
        byte += 1;
    }
    begins
};

/// Reads plain parts from where the buffer stands, and tells the visitor of moves and comments if it is `told` of any. Where
/// it ended, and whether there was a part other than blanks.
#[inline]
pub(super) fn read<R: Read, V: Visitor>(buffer: &Buffer<R>, visitor: &mut V, told: bool) -> (usize, bool) {
    let (bytes, mut at) = buffer.held();
    let mut any = false;
    while let Some(word) = word(bytes, at) {
        let length = match BEGINS[usize::from(word as u8)] {
            Begins::Blank => {
                at += 1;
                continue;
            }
            Begins::Number => number(word),
            Begins::Move => {
                let length = first_below(word, b' ' + 1);
                let usual = match length {
                    0..=LONGEST if is_blank(byte_of(word, length)) => Usual::of_word(word, length),
                    _ => None,
                };
                usual.map(|usual| {
                    if told {
                        let text = MoveText::known(&bytes[at..at + length], usual);
                        visitor.san(text, buffer.there(at));
                    }
                    length + 1
                })
            }
            Begins::Comment => simple_comment(as_far_as_a_part(&bytes[at..])).inspect(|length| {
                if told {
                    visitor.comment(Text(&bytes[at + 1..at + length - 1]), buffer.there(at));
                }
            }),
            Begins::Else => None,
        };
        let Some(length) = length else { break };
        (at, any) = (at + length, true);
    }
    (at, any)
}

/// As many of these bytes as a part may have: how many more are held does not bear on what is read.
#[inline(always)]
fn as_far_as_a_part(bytes: &[u8]) -> &[u8] {
    &bytes[..bytes.len().min(LONGEST_PART)]
}

/// The length of a move number with its dots, if something else follows within the word; none for what may be a result,
/// castling or a move.
#[inline(always)]
fn number(word: u64) -> Option<usize> {
    let digits = digits(word);
    if digits <= 3 && byte_of(word, digits) == b'.' {
        match byte_of(word, digits + 1) {
            b' ' => return Some(digits + 2),
            b'0'..=b'9' | b'.' => {}
            _ => return Some(digits + 1),
        }
    }
    unusual_number(word)
}

/// The same for a number with several dots, with none, or with many digits.
fn unusual_number(word: u64) -> Option<usize> {
    let mut at = 1;
    while at < 6 && byte_of(word, at).is_ascii_digit() {
        at += 1;
    }
    // Four digits or more without a dot may be a move in numeric notation.
    // The first byte of a dash may be that of a result too.
    if matches!(byte_of(word, at), b'-' | b'/' | 0xe2) || at > 3 && byte_of(word, at) != b'.' {
        return None;
    }
    while at < 7 && byte_of(word, at) == b'.' {
        at += 1;
    }
    match byte_of(word, at) {
        b'0'..=b'9' | b'.' => None,
        b' ' => Some(at + 1),
        _ => Some(at),
    }
}
