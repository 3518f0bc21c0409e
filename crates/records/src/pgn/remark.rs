//! What a script says in its comments, as PGN has it: tags above the first act, and comments, glyphs and variations behind
//! the acts.

use super::layout;
use super::pgn_game::PgnGame;
use super::ply_record::Variation;
use super::tag::Tag;
use super::tag_token;
use crate::script::Remark;
use crate::text::bytes::Text;

/// A comment of a script as PGN has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Tag(Tag),
    Glyph(u8),
    /// In place of the move before it.
    Variation(Variation),
    Comment(String),
}

impl Said {
    /// `[White "A"]` above the first act, `$1`, `(1... c5)`; anything else is a comment, which braces may enclose.
    pub fn of(remark: &Remark) -> Said {
        let text = remark.text.trim();
        let tag = if remark.after == 0 { tag(text) } else { None };
        let glyph = || text.strip_prefix('$')?.parse().ok().map(Said::Glyph);
        let bare = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(text).trim();
        tag.map(Said::Tag)
            .or_else(glyph)
            .or_else(|| variation(text).map(Said::Variation))
            .unwrap_or_else(|| Said::Comment(bare.to_owned()))
    }
}

/// A comment of PGN as a script holds it: braces enclose one that would be read as something else.
pub(super) fn comment(text: &[u8]) -> String {
    let words = Text(text).lossy().split_whitespace().collect::<Vec<_>>().join(" ");
    let is_bare = !words.is_empty() && !words.starts_with(['$', '(', '{', '[']);
    if is_bare { words } else { format!("{{{words}}}") }
}

/// A tag as a script holds it, in a comment above the first act.
///
/// ```
/// use jadoube_records::pgn::{Tag, tag_remark};
///
/// let white = Tag { name: b"White".to_vec(), value: b"Anna".to_vec() };
/// assert_eq!(tag_remark(&white).to_string(), r#"# [White "Anna"]"#);
/// ```
pub fn tag_remark(tag: &Tag) -> Remark {
    Remark { after: 0, text: layout::tag(tag).trim_end().to_owned() }
}

fn tag(text: &str) -> Option<Tag> {
    let bytes = text.as_bytes();
    let found = tag_token::tag(bytes, true).filter(|_| text.starts_with('['))??;
    let whole = found.closed && found.length == bytes.len();
    let value = Text(&bytes[found.value]).unescaped().into_owned();
    whole.then(|| Tag { name: bytes[found.name].to_vec(), value })
}

/// One variation in parentheses, and nothing else.
fn variation(text: &str) -> Option<Variation> {
    if !text.starts_with('(') || !text.ends_with(')') {
        return None;
    }
    let mut game = PgnGame::first(format!("1. -- {text} *").as_bytes()).ok()?;
    let is_game = game.oddities.is_empty() && game.tags.is_empty() && game.line.comments.is_empty();
    let [ply] = &mut game.line.plies[..] else { return None };
    let is_bare = ply.comments.is_empty() && ply.nags.is_empty() && ply.variations.len() == 1;
    ply.variations.pop().filter(|line| is_game && is_bare && !line.plies.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{Said, comment};
    use crate::script::Remark;

    fn said(after: usize, text: &str) -> Said {
        Said::of(&Remark { after, text: text.to_owned() })
    }

    #[test]
    fn what_comments_say() {
        assert!(matches!(said(0, "[White \"A \\\"B\\\" C\"]"), Said::Tag(tag) if tag.value == b"A \"B\" C"));
        assert!(matches!(said(1, "$146"), Said::Glyph(146)));
        assert!(
            matches!(said(1, "(1... c5 {or so} 2. Nf3 (2. c3))"), Said::Variation(line) if line.plies.len() == 2)
        );
        let comments = [
            (1, "[White \"A\"]", "[White \"A\"]"),
            (0, "[White \"A\"] and more", "[White \"A\"] and more"),
            (1, "$5 for the club", "$5 for the club"),
            (1, "$900", "$900"),
            (1, "(1. e4) (1. d4)", "(1. e4) (1. d4)"),
            (1, "()", "()"),
            (1, "{$1}", "$1"),
            (1, "{}", ""),
            (1, "best by test", "best by test"),
        ];
        for (after, text, expected) in comments {
            assert_eq!(said(after, text), Said::Comment(expected.to_owned()), "{text}");
        }
    }

    #[test]
    fn comments_stay_comments() {
        for text in ["best", "", "$1", "(1. e4)", "{braced}", "[White \"A\"]", "a # b", "{", "}"] {
            assert_eq!(said(0, &comment(text.as_bytes())), Said::Comment(text.to_owned()), "{text}");
        }
        assert_eq!(comment(b"two\n  lines"), "two lines");
    }
}
