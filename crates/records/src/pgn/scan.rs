//! What tags and moves share: blanks, ends of lines, the byte-order mark. `None` means that more bytes are needed.

use memchr::{memchr, memchr_iter, memchr3};

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// The length of the rest of the line.
pub(super) fn line(bytes: &[u8], last: bool) -> Option<usize> {
    memchr(b'\n', bytes).or(last.then_some(bytes.len()))
}

// Eight bytes in one word, the first of them lowest. Where several bytes are flagged, the lowest flag is always true; a
// higher one may be false, because a subtraction borrows from the next byte.

/// A one in each byte, and the highest bit of each.
const ONES: u64 = u64::MAX / 0xFF;
const HIGHEST: u64 = ONES << 7;

/// Eight bytes; none where there are fewer.
#[inline(always)]
pub(super) fn word(bytes: &[u8], at: usize) -> Option<u64> {
    let eight = bytes.get(at..)?.first_chunk::<8>()?;
    Some(u64::from_le_bytes(*eight))
}

#[inline(always)]
pub(super) const fn byte_of(word: u64, at: usize) -> u8 {
    (word >> (8 * at)) as u8
}

/// The place of the first byte below a limit of at most 128; 8 where there is none.
#[inline(always)]
pub(super) const fn first_below(word: u64, limit: u8) -> usize {
    first(word.wrapping_sub(ONES * limit as u64) & !word & HIGHEST)
}

/// How many digits a word begins with.
#[inline(always)]
pub(super) const fn digits(word: u64) -> usize {
    // Digits become numbers below ten: to them alone so much can be added without reaching the highest bit.
    let numbers = word ^ (ONES * b'0' as u64);
    let raised = (numbers & !HIGHEST) + ONES * (0x80 - 10);
    first((raised | numbers) & HIGHEST)
}

/// Flags the bytes that equal this one.
#[inline(always)]
const fn equal(word: u64, byte: u8) -> u64 {
    let apart = word ^ (ONES * byte as u64);
    apart.wrapping_sub(ONES) & !apart & HIGHEST
}

/// The place of the first flag; 8 where there is none.
#[inline(always)]
const fn first(flags: u64) -> usize {
    flags.trailing_zeros() as usize / 8
}

/// The place from `at` on of the first byte that may end the value of a tag: a quotation mark, a backslash, the end of the
/// line.
#[inline]
pub(super) fn value_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    while let Some(word) = word(bytes, at) {
        let ends = equal(word, b'"') | equal(word, b'\\') | equal(word, b'\n');
        if ends != 0 {
            return Some(at + first(ends));
        }
        at += 8;
    }
    memchr3(b'"', b'\\', b'\n', bytes.get(at..)?).map(|ahead| at + ahead)
}

/// The length of a comment with its braces, if it holds no other brace and nothing that looks like the next game.
#[inline(always)]
pub(super) fn simple_comment(bytes: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        at += memchr3(b'}', b'{', b'\n', &bytes[at..])?;
        match bytes[at] {
            b'}' => return Some(at + 1),
            b'\n' if !begins_game(bytes, at + 1) => at += 1,
            _ => return None,
        }
    }
}

/// Where a tag `Event` at the beginning of a line may show that the comment was never closed: the end of the line before it.
#[inline(never)]
pub(super) fn next_game(bytes: &[u8]) -> Option<usize> {
    memchr_iter(b'[', bytes).find(|&at| begins_game(bytes, at)).map(|at| at - 1)
}

fn begins_game(bytes: &[u8], at: usize) -> bool {
    at > 0 && bytes[at - 1] == b'\n' && bytes[at..].starts_with(b"[Event \"")
}

#[cfg(test)]
mod tests {
    use super::{digits, first_below, simple_comment};

    #[test]
    fn the_first_byte_below_a_limit() {
        let place = |text: &[u8; 8]| first_below(u64::from_le_bytes(*text), b'!');
        assert_eq!(place(b"Nf3 Nf6 "), 3);
        assert_eq!(place(b"Nbxd2+\r\n"), 6);
        assert_eq!(place(b"Nbxd2+xx"), 8);
        assert_eq!(place(b"\xff\x80\x90 xxxx"), 3);
        assert_eq!(place(b"\0xxxxxxx"), 0);
    }

    #[test]
    fn digits_at_the_beginning() {
        for text in
            [b"12. Nf3 ", b"1.e4 e5 ", b"12345678", b"9/:0 000", b"\xb0123456 ", b" 1234567", b"120...a6"]
        {
            let slowly = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
            assert_eq!(digits(u64::from_le_bytes(*text)), slowly, "{text:?}");
        }
    }

    /// Byte by byte.
    fn slowly(bytes: &[u8]) -> Option<usize> {
        let close = bytes[1..].iter().position(|byte| matches!(byte, b'{' | b'}'))? + 1;
        let tag = bytes[..=close].windows(9).any(|part| part == b"\n[Event \"");
        (bytes[close] == b'}' && !tag).then_some(close + 1)
    }

    const EVENT: &str = "\n[Event \"";

    #[test]
    fn comments_of_every_length_and_kind() {
        for length in 0..300 {
            for (at, inner) in [
                (0, ""),
                (3, "{"),
                (44, EVENT),
                (60, EVENT),
                (61, "\n[Even"),
                (70, "["),
                (131, "{"),
                (200, EVENT),
            ] {
                let mut text = "x".repeat(length);
                if at <= length {
                    text.insert_str(at, inner);
                }
                let bytes = format!("{{{text}}} 12. Nf3 Nf6 {{\n[");
                assert_eq!(simple_comment(bytes.as_bytes()), slowly(bytes.as_bytes()), "{bytes:?}");
            }
        }
    }

    #[test]
    fn simple_comments() {
        let cases: [(&[u8], Option<usize>); 9] = [
            (b"{} behind it", Some(2)),
            (b"{a word} and more", Some(8)),
            (b"{a word}", Some(8)),
            (b"{one { two } three} and more", None),
            (b"{one two three four five} { and more", Some(25)),
            (b"{one\ntwo} and more", Some(9)),
            (b"{one\n[two} and more", Some(10)),
            (b"{one\n[Event \"two} and more", None),
            (b"{one } \n[Event \"next\"]", Some(6)),
        ];
        for (bytes, length) in cases {
            assert_eq!(simple_comment(bytes), length, "{:?}", String::from_utf8_lossy(bytes));
        }
    }
}
