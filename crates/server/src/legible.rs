//! Whether a text shows what it holds. One rule for every text of people that other people read: names, words, and what acts
//! and headers hold in free words.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// So many marks may stand on one letter: more than any language writes, and too few to run over the lines above and below.
const MARKS: usize = 6;

/// Why a line is not legible as it stands; none where it is. Blanks alone are.
pub(crate) fn fault(line: &str) -> Option<String> {
    if line.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return None;
    }
    line.split(char::is_whitespace).find_map(fault_of_word).or_else(|| {
        // A blank may end a line, too.
        line.chars().find(|&letter| letter.is_whitespace() && !may_stand(letter)).map(foreign)
    })
}

/// The same line without what is not legible in it.
pub(crate) fn cleared(line: &str) -> String {
    let (mut kept, mut marks) = (String::new(), None);
    for letter in line.chars() {
        marks = match marks {
            _ if !may_stand(letter) => continue,
            _ if joins(letter) => marks,
            None if is_mark(letter) => continue,
            Some(MARKS) if is_mark(letter) => continue,
            Some(before) if is_mark(letter) => Some(before + 1),
            _ if letter.is_whitespace() => None,
            _ => Some(0),
        };
        kept.push(letter);
    }
    let seen = |word: &&str| word.chars().any(|letter| !joins(letter));
    kept.split_whitespace().filter(seen).collect::<Vec<_>>().join(" ")
}

fn fault_of_word(word: &str) -> Option<String> {
    // How many marks the last letter has; none before the first.
    let mut marks = None;
    for letter in word.chars() {
        marks = match marks {
            _ if !may_stand(letter) => return Some(foreign(letter)),
            _ if joins(letter) => marks,
            None if is_mark(letter) => {
                return Some(format!(
                    "expected a letter before the mark that is set on it, found {}",
                    letter.escape_unicode()
                ));
            }
            Some(MARKS) if is_mark(letter) => {
                return Some(format!("expected at most {MARKS} marks on one letter, found more"));
            }
            Some(before) if is_mark(letter) => Some(before + 1),
            _ => Some(0),
        };
    }
    let unseen = marks.is_none() && !word.is_empty();
    unseen.then(|| "expected a character that is seen, found none".to_owned())
}

fn foreign(letter: char) -> String {
    let found = letter.escape_unicode();
    format!("expected one line without characters that turn text round or are not seen, found {found}")
}

/// Whether a character neither ends a line, nor turns round the text beside it, nor stands there unseen, and means the same to
/// everybody who reads it. What joins others may stand: names in Persian need it, and many emoji.
fn may_stand(letter: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    if joins(letter) {
        return true;
    }
    match letter.general_category() {
        Control | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned => false,
        Format => is_sign(letter),
        _ => !is_blank(letter),
    }
}

/// Whether a character shows the one before it in another form, or keeps two together or apart.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{e0020}'..='\u{e007f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character that counts as format is seen all the same: the signs that Arabic, Syriac and Kaithi set round numbers.
fn is_sign(letter: char) -> bool {
    matches!(
        letter,
        '\u{600}'
            ..='\u{605}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'
                | '\u{891}'
                | '\u{8e2}'
                | '\u{110bd}'
                | '\u{110cd}'
    )
}

/// Whether a character that counts as a letter, a mark or a sign leaves nothing on the paper, or only stands for what is missing.
fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{ffa0}'
            | '\u{fffc}'
            | '\u{16fe4}'
            | '\u{1d159}'
    )
}

/// Whether a character is set on the one before it.
fn is_mark(letter: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    matches!(letter.general_category(), EnclosingMark | NonspacingMark | SpacingMark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_legible() {
        for line in [
            "",
            "  ",
            "Anna \"Annie\" O'Hara, 3rd",
            "<b>\"Ü\" Ngô Bảo Châu",
            "Ngo\u{302} Ba\u{309}o Cha\u{302}u",
            "می\u{200c}خواهم",
            "نام \u{200c}خانوادگی",
            "👩\u{200d}🚀 👍🏽 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "♟\u{fe0f} 1\u{fe0f}\u{20e3}",
            "王 棋",
            "葛\u{e0100}城\u{3000}太郎",
            "विश्वनाथन आनंद",
            "กรรณ์",
            "בְּרֵאשִׁ֖ית",
            "ᠮᠣᠩᠭᠣᠯ\u{180b}",
            "۝ ٣",
            "\u{fffd}",
        ] {
            assert_eq!(fault(line), None, "{line:?}");
            let blanks = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(cleared(line), blanks(line), "{line:?}");
        }
    }

    #[test]
    fn what_shows_something_else_is_not() {
        for (line, kept) in [
            ("a\nb", "ab"),
            ("a\tb", "ab"),
            ("a\u{202e}b", "ab"),
            ("a\u{2028}b", "ab"),
            ("a\u{2029}", "a"),
            ("a\u{200b}", "a"),
            ("\u{200b}", ""),
            ("\u{feff}", ""),
            ("a \u{200d}", "a"),
            ("\u{2800}", ""),
            ("a\u{fff9}b", "ab"),
            ("a\u{fffc}", "a"),
            ("\u{fdd0}", ""),
            ("\u{378}", ""),
            ("Anna\u{e000}", "Anna"),
            ("\u{1d159}", ""),
            ("\u{301}", ""),
            ("a \u{301}b", "a b"),
            ("\u{61c}x", "x"),
            ("a\u{ad}b", "ab"),
            ("\u{3164}", ""),
            (&format!("a{}", "\u{301}".repeat(7)), &format!("a{}", "\u{301}".repeat(6))),
        ] {
            assert!(fault(line).is_some(), "{line:?}");
            assert_eq!(cleared(line), kept, "{line:?}");
            assert_eq!(fault(kept), None, "{kept:?}");
        }
    }
}
