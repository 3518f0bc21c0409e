//! Tags, found in bytes that begin with `[`. `None` means that more bytes are needed.

use std::ops::Range;

use super::scan::{is_blank, line, value_end};

/// A tag taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag {
    pub name: Range<usize>,
    pub value: Range<usize>,
    pub closed: bool,
    pub length: usize,
}

/// Whether a line begins like a tag: a bracket, a name, a quotation mark.
pub(super) fn is_tag(line: &[u8]) -> bool {
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

/// The place of the first byte from `at` on that is not blank.
fn blanks(line: &[u8], at: usize) -> usize {
    at + line.get(at..).unwrap_or_default().iter().take_while(|&&byte| is_blank(byte)).count()
}

/// The tag that `bytes` begin with; `Some(None)` where they begin with something else in brackets.
pub(super) fn tag(bytes: &[u8], last: bool) -> Option<Option<Tag>> {
    if let Some(tag) = usual(bytes) {
        return Some(Some(tag));
    }
    let line = &bytes[..line(bytes, last)?];
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

/// A tag of the usual form, `[Name "value"]` without a backslash, which nearly all have: found in one pass.
#[inline]
fn usual(bytes: &[u8]) -> Option<Tag> {
    let end = 1 + bytes.get(1..)?.iter().position(|byte| !byte.is_ascii_alphanumeric())?;
    let start = end + 2;
    if end == 1 || bytes.get(end..start)? != b" \"" {
        return None;
    }
    let closing = value_end(bytes, start)?;
    (bytes.get(closing..closing + 2)? == b"\"]").then(|| Tag {
        name: 1..end,
        value: start..closing,
        closed: true,
        length: closing + 2,
    })
}

/// The quotation mark before `]`, and the length up to the bracket. Within the value, marks may stand unescaped.
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

/// Where the value ends in a tag that is not closed.
fn trimmed(line: &[u8], start: usize) -> usize {
    let value = &line[start.min(line.len())..];
    let kept = value.iter().rposition(|&byte| !is_blank(byte) && byte != b']' && byte != b'"');
    start + kept.map_or(0, |at| at + 1)
}
