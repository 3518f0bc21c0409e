//! The text of a book with everything blanked out that is no part of its moves and notes; each place keeps its line.

use super::heading;

/// The cleaned text of a book.
pub(super) struct Page {
    pub text: String,
    /// Where diagrams stood.
    pub diagrams: Vec<usize>,
    /// Where the lines begin.
    lines: Vec<usize>,
}

impl Page {
    /// Blanks out page numbers such as `{152}`, marks of footnotes such as `[A]`, pictures, and signs of layout. Every line
    /// keeps its number.
    pub fn of(text: &str) -> Page {
        let mut bytes =
            text.replace("\r\n", "\n").replace('\u{feff}', "   ").replace('\u{a0}', "  ").into_bytes();
        let mut diagrams = Vec::new();
        let mut at = 0;
        while at < bytes.len() {
            let (rest, mut length) = (&bytes[at..], 0);
            if let Some(kept) = as_it_is(rest, at == 0 || bytes[at - 1] == b'\n') {
                at += kept;
                continue;
            }
            match rest[0] {
                b'\r' | b'_' | 0x0c => bytes[at] = b' ',
                b'|' => bytes[at] = b'\t',
                b'/' if rest.starts_with(b"/*") => length = 2,
                b'*' if rest.starts_with(b"*/") => length = 2,
                b'{' => length = closed(rest, b'}', u8::is_ascii_digit).unwrap_or(0),
                b'[' if picture(rest) => {
                    diagrams.push(at);
                    length = rest.iter().position(|&byte| byte == b']').map_or(1, |end| end + 1);
                }
                b'[' => {
                    length = closed(rest, b']', u8::is_ascii_alphanumeric).filter(|&end| end < 6).unwrap_or(0)
                }
                _ => {}
            }
            for byte in &mut bytes[at..at + length] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
            at += length.max(1);
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(ends).collect();
        Page { text, diagrams, lines }
    }

    /// The number of the line, counted from 1.
    pub fn line(&self, at: usize) -> usize {
        self.lines.partition_point(|&begin| begin <= at)
    }

    /// Where each line begins and ends.
    pub fn lines(&self) -> impl Iterator<Item = (usize, usize)> + Clone {
        let ends = self.lines.iter().skip(1).map(|next| next - 1).chain([self.text.len()]);
        self.lines.iter().copied().zip(ends)
    }

    /// Whether a diagram stands between two places.
    pub fn has_diagram(&self, from: usize, to: usize) -> bool {
        self.diagrams.iter().any(|at| (from..to).contains(at))
    }
}

/// The length of what is kept as it stands: a tag on a line of its own, a comment in braces that is no number of a page.
fn as_it_is(rest: &[u8], begins_a_line: bool) -> Option<usize> {
    match rest[0] {
        b'[' if begins_a_line => {
            let line = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            heading::tag(std::str::from_utf8(&rest[..line]).ok()?).map(|_| line)
        }
        b'{' if closed(rest, b'}', u8::is_ascii_digit).is_none() => {
            let end = memchr::memchr(b'}', rest)?;
            // A blank line or a tag shows a brace that was never closed.
            let open = |pair: &[u8]| matches!(pair, b"\n\n" | b"\n[");
            (!rest[..end].windows(2).any(open)).then_some(end + 1)
        }
        _ => None,
    }
}

fn picture(rest: &[u8]) -> bool {
    rest.get(1..13).is_some_and(|word| word.eq_ignore_ascii_case(b"illustration"))
}

/// The length of a bracket that holds such characters alone, and at least one.
fn closed(rest: &[u8], close: u8, holds: impl Fn(&u8) -> bool) -> Option<usize> {
    let inside = rest[1..].iter().take_while(|byte| holds(byte)).count();
    (inside > 0 && rest.get(inside + 1) == Some(&close)).then_some(inside + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_comments_stay_as_they_are() {
        let text = "[White \"a_b | {12} [A]\"]\n\n1. P-K4 {c_d | e} _best_ P-K4 {an_open\n\n_one_\n";
        let page = Page::of(text);
        let kept = "[White \"a_b | {12} [A]\"]\n\n1. P-K4 {c_d | e}  best  P-K4 {an open\n\n one \n";
        assert_eq!(page.text, kept);
    }

    #[test]
    fn what_is_no_move_is_blank_and_every_place_is_kept() {
        let text = "{207} /* 35. K - Kt 1 */\n[Illustration:\n a] Kt. takes B.[C] {a note} [White \"A\"]\n";
        let page = Page::of(text);
        assert_eq!(page.text.len(), text.len());
        assert_eq!(
            page.text.split_whitespace().collect::<Vec<_>>().join(" "),
            "35. K - Kt 1 Kt. takes B. {a note} [White \"A\"]"
        );
        assert_eq!((page.diagrams.len(), page.line(page.diagrams[0])), (1, 2));
        assert_eq!(page.line(text.find("note").expect("there")), 3);
    }
}
