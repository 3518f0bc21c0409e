//! What tags and moves share: blanks, ends of lines, the byte-order mark. `None` means that more bytes are needed.

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

pub(super) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// The length of the rest of the line.
pub(super) fn line(bytes: &[u8], last: bool) -> Option<usize> {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    end.or(last.then_some(bytes.len()))
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

/// How many bytes are looked at together.
const BLOCK: usize = 64;

/// Whether a block without a brace has the end of a line, and a bracket; none where it has a brace. There is no early end, so
/// that the processor compares many bytes at once.
#[inline(always)]
fn look(block: &[u8; BLOCK]) -> Option<(bool, bool)> {
    let (mut braces, mut lines, mut brackets) = (0, 0, 0);
    for &byte in block {
        braces |= u8::from(byte == b'{') | u8::from(byte == b'}');
        lines |= u8::from(byte == b'\n');
        brackets |= u8::from(byte == b'[');
    }
    (braces == 0).then_some((lines != 0, brackets != 0))
}

/// The length of a comment with its braces, if it holds no other brace and nothing that looks like the next game.
#[inline(always)]
pub(super) fn simple_comment(bytes: &[u8]) -> Option<usize> {
    let (mut at, mut lines, mut brackets, mut short) = (1, false, false, true);
    loop {
        // Most comments are short: only behind the first words of a long one whole blocks are looked at, once.
        if short && at > BLOCK {
            short = false;
            while let Some((line, bracket)) = bytes[at..].first_chunk().and_then(look) {
                (lines, brackets) = (lines | line, brackets | bracket);
                at += BLOCK;
            }
        }
        let word = word(bytes, at)?;
        let (closes, opens) = (equal(word, b'}'), equal(word, b'{'));
        lines |= equal(word, b'\n') != 0;
        brackets |= equal(word, b'[') != 0;
        if closes | opens != 0 {
            let close = first(closes);
            if first(opens) < close {
                return None;
            }
            let length = at + close + 1;
            let tag = lines && brackets && has_tag(&bytes[..length]);
            return (!tag).then_some(length);
        }
        at += 8;
    }
}

/// Whether a bracket begins a line.
#[inline(never)]
fn has_tag(bytes: &[u8]) -> bool {
    bytes.windows(2).any(|pair| pair == b"\n[")
}

#[cfg(test)]
mod tests {
    use super::{first_below, simple_comment};

    #[test]
    fn the_first_byte_below_a_limit() {
        let place = |text: &[u8; 8]| first_below(u64::from_le_bytes(*text), b'!');
        assert_eq!(place(b"Nf3 Nf6 "), 3);
        assert_eq!(place(b"Nbxd2+\r\n"), 6);
        assert_eq!(place(b"Nbxd2+xx"), 8);
        assert_eq!(place(b"\xff\x80\x90 xxxx"), 3);
        assert_eq!(place(b"\0xxxxxxx"), 0);
    }

    /// Byte by byte.
    fn slowly(bytes: &[u8]) -> Option<usize> {
        let close = bytes[1..].iter().position(|byte| matches!(byte, b'{' | b'}'))? + 1;
        let tag = bytes[..=close].windows(2).any(|pair| pair == b"\n[");
        (bytes[close] == b'}' && !tag).then_some(close + 1)
    }

    #[test]
    fn comments_of_every_length_and_kind() {
        for length in 0..300 {
            for (at, inner) in
                [(0, ""), (3, "{"), (60, "\n["), (70, "["), (130, "\n"), (131, "{"), (200, "\n[")]
            {
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
        let cases: [(&[u8], Option<usize>); 8] = [
            (b"{} behind it", Some(2)),
            (b"{a word} and more", Some(8)),
            (b"{a word}", None),
            (b"{one { two } three} and more", None),
            (b"{one two three four five} { and more", Some(25)),
            (b"{one\ntwo} and more", Some(9)),
            (b"{one\n[two} and more", None),
            (b"{one } \n[Event \"next\"]", Some(6)),
        ];
        for (bytes, length) in cases {
            assert_eq!(simple_comment(bytes), length, "{:?}", String::from_utf8_lossy(bytes));
        }
    }
}
