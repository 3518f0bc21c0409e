//! Commands that programs put in comments: `[%clk 0:59:58]`.

use std::borrow::Cow;

use crate::text::bytes::Text;
use crate::time::milliseconds;

/// The values of every command of this name in a comment, in their order.
///
/// ```
/// use jadoube_records::pgn::{Text, commands};
/// let comment = Text(b"a pity [%act white touches g1] [%clk 0:10:00]");
/// assert_eq!(commands(comment, "act"), ["white touches g1"]);
/// ```
#[must_use]
pub fn commands(comment: Text, name: &str) -> Vec<String> {
    let text = comment.lossy();
    all(&text).filter(|(found, _)| *found == name).map(|(_, value)| plain(value).into_owned()).collect()
}

/// What the mover's clock shows according to a comment, in milliseconds: the first `%clk` that is a time.
///
/// ```
/// use jadoube_records::pgn::{Text, clock_of};
/// assert_eq!(clock_of(Text(b"[%clk 1:00:00.5]")), Some(3_600_500));
/// ```
#[must_use]
pub fn clock_of(comment: Text) -> Option<u64> {
    if !comment.bytes().contains(&b'%') {
        return None;
    }
    commands(comment, "clk").iter().find_map(|time| milliseconds(time).ok())
}

/// A command as it is written. Characters that would end it, or begin another, are escaped as `%` and two digits.
pub(super) fn command(name: &str, value: &str) -> String {
    let escaped = |letter: char| match letter {
        '%' | '[' | ']' | '{' | '}' => format!("%{:02X}", u32::from(letter)),
        letter => letter.to_string(),
    };
    format!("[%{name} {}]", value.chars().map(escaped).collect::<String>())
}

/// Names and values.
fn all(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("[%").skip(1).filter_map(|rest| {
        let inside = rest.split_once(']')?.0;
        let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        Some((name, value.trim()))
    })
}

/// The value with single blanks, and with its escapes replaced.
fn plain(value: &str) -> Cow<'_, str> {
    let mut text = value.split_whitespace().collect::<Vec<_>>().join(" ");
    for escaped in ['[', ']', '{', '}', '%'] {
        text = text.replace(&format!("%{:02X}", u32::from(escaped)), &escaped.to_string());
    }
    Cow::Owned(text)
}

#[cfg(test)]
mod tests {
    use super::{Text, clock_of, command, commands};

    #[test]
    fn what_is_written_is_read() {
        for value in ["white touches g1", "a ] b } c { d [ e", "100 % of %5D", "%25", ""] {
            let comment = format!("before {} behind", command("act", value));
            assert_eq!(commands(Text(comment.as_bytes()), "act"), [value], "{comment}");
        }
    }

    #[test]
    fn clocks() {
        let cases: &[(&str, Option<u64>)] = &[
            ("[%clk 0:00:01]", Some(1000)),
            ("[%eval 0.3] [%clk 1:02:03]", Some(3_723_000)),
            ("[%clk\n0:05:00.25]", Some(300_250)),
            ("[%clk 99:99]", None),
            ("[%clk", None),
            ("[%clock 0:00:01]", None),
            ("no % of it", None),
        ];
        for (comment, time) in cases {
            assert_eq!(clock_of(Text(comment.as_bytes())), *time, "{comment}");
        }
    }
}
