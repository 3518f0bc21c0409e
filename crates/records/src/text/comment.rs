//! Where a line's comment begins, and the hashes that only look like one.

/// The line up to its comment.
///
/// `#` begins a comment at the start of a line or after a blank, so `white#2` holds none. The `#` of a hash, which 64
/// hexadecimal digits follow, begins none either.
#[must_use]
pub fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        if letter == '#' && before.is_whitespace() && !begins_with_hash(&line[at + 1..]) {
            return &line[..at];
        }
        before = letter;
    }
    line
}

/// The comment of a line without its sign and the blanks around it; none where it has none, or an empty one.
pub(crate) fn comment_of(line: &str) -> Option<&str> {
    let comment = line[without_comment(line).len()..].strip_prefix('#')?.trim();
    (!comment.is_empty()).then_some(comment)
}

/// Words as one line of a script can hold them: single blanks, and nothing that would begin a comment.
pub(crate) fn on_one_line(words: &str) -> String {
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    without_comment(&line).trim_end().to_owned()
}

fn begins_with_hash(text: &str) -> bool {
    text.split(char::is_whitespace).next().and_then(from_hexadecimal).is_some()
}

/// 32 bytes from 64 hexadecimal digits.
#[must_use]
pub fn from_hexadecimal(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    bytes.try_into().ok().filter(|_| digits.len() == 64)
}

#[cfg(test)]
mod tests {
    use super::{on_one_line, without_comment};

    #[test]
    fn a_comment_begins_at_the_start_or_after_a_blank() {
        let hash = format!("white seals #{}", "0f".repeat(32));
        let cases = [
            ("# all of it", ""),
            ("white#2 consents # the second member", "white#2 consents "),
            ("white consents#not a comment", "white consents#not a comment"),
            (&hash, &hash),
        ];
        for (line, kept) in cases {
            assert_eq!(without_comment(line), kept);
        }
        assert_eq!(on_one_line("two\n lines # and a comment"), "two lines");
    }
}
