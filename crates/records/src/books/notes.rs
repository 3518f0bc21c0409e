//! What a book says between its moves: prose, variations in parentheses, glyphs.

use board::{Position, Side};

use super::run::{note, number, run};
use crate::descriptive::{Lines, Origins};
use crate::pgn::{PlyRecord, Variation};
use crate::san;

/// The longest note that is kept after the last move, in bytes.
const LONGEST_CLOSING: usize = 2000;

/// What is said behind a move.
#[derive(Default)]
pub(super) struct Notes {
    pub comments: Vec<Vec<u8>>,
    pub variations: Vec<Variation>,
    pub nags: Vec<u8>,
}

impl Notes {
    /// The notes in the text behind a move, which was made in this position and has this number.
    pub fn read(text: &str, position: Position, origins: Origins, at: (u32, Side)) -> Notes {
        let mut notes = Notes::default();
        let mut prose = String::new();
        let mut place = 0;
        while let Some(letter) = text[place..].chars().next() {
            let end = note(text, place).filter(|_| {
                !prose.ends_with(char::is_alphanumeric) && (letter != '$' || prose.trim().is_empty())
            });
            let inside = end.map(|end| &text[place..end]);
            match (letter, inside) {
                ('$', Some(glyph)) => notes.nags.extend(glyph[1..].parse::<u8>().ok()),
                ('{', Some(comment)) => {
                    notes.say(&mut prose);
                    notes.comments.extend(bare(&comment[1..comment.len() - 1]));
                }
                ('(', Some(group)) => match variation(&group[1..group.len() - 1], position, origins, at) {
                    Some(line) => {
                        notes.say(&mut prose);
                        notes.variations.push(line);
                    }
                    None => prose.push_str(group),
                },
                _ => {
                    prose.push(letter);
                    place += letter.len_utf8();
                    continue;
                }
            }
            place = end.unwrap_or(text.len());
        }
        notes.say(&mut prose);
        notes
    }

    fn say(&mut self, prose: &mut String) {
        self.comments.extend(bare(&std::mem::take(prose)));
    }
}

/// A note as one line, if anything is left of it.
pub(super) fn bare(text: &str) -> Option<Vec<u8>> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let words = words.trim_start_matches([',', ';', '.', ' ']).replace('{', "(").replace('}', ")");
    let result =
        ["*", "1-0", "0-1", "1/2-1/2"].iter().fold(words.as_str(), |text, sign| match text == *sign {
            true => "",
            false => text.strip_suffix(sign).filter(|rest| rest.ends_with([' ', ')'])).unwrap_or(text),
        });
    let said = result.trim();
    said.chars().any(char::is_alphanumeric).then(|| said.as_bytes().to_vec())
}

/// The variation that a group in parentheses is, if it is one from its first word to its last.
fn variation(text: &str, position: Position, origins: Origins, at: (u32, Side)) -> Option<Variation> {
    let begin = text.len() - text.trim_start().len();
    let (first, _, _) = number(text, begin).filter(|(first, _, _)| *first == at.0)?;
    let run = run(text, begin, first, Side::White, true);
    let whole = text[run.end..].trim().is_empty() && run.cells.first().is_some_and(|cell| cell.side == at.1);
    if !whole {
        return None;
    }
    let mut lines = Lines::from(position, origins);
    for cell in &run.cells {
        lines.play(cell.record.as_ref()?).ok().filter(|some| *some)?;
    }
    let mut plies = Vec::new();
    let mut now = (position, origins);
    for (ply, &played) in lines.only()?.iter().enumerate() {
        let cell = &run.cells[ply];
        let behind = run.cells.get(ply + 1).map_or(run.end, |next| next.at);
        let said = text.get(cell.end..behind).unwrap_or_default();
        let said = match run.cells.get(ply + 1) {
            Some(next) => without_number(said, next.number),
            None => said,
        };
        let notes = Notes::read(said, now.0, now.1, (cell.number, cell.side));
        let mut nags: Vec<u8> = glyph(&cell.text).into_iter().collect();
        nags.extend(notes.nags);
        plies.push(PlyRecord {
            san: san::write(&now.0, played),
            nags,
            comments: notes.comments,
            variations: notes.variations,
            ..PlyRecord::default()
        });
        now = (now.0.play(played), now.1.after(&now.0, played));
    }
    Some(Variation { comments: Vec::new(), plies })
}

/// The text between two moves without the number of the second.
pub(super) fn without_number(between: &str, number: u32) -> &str {
    let bare = between.trim_end_matches(['.', '…', ' ', '\t', '\n']);
    bare.strip_suffix(number.to_string().as_str()).unwrap_or(between)
}

/// The number of the praise or blame that a record ends with.
pub(super) fn glyph(text: &str) -> Option<u8> {
    let bare = text.trim_end_matches([' ', '.', ')']);
    let marks: String = bare.chars().rev().take_while(|letter| matches!(letter, '!' | '?' | ' ')).collect();
    let marks: String = marks.chars().rev().filter(|letter| *letter != ' ').collect();
    match marks.as_str() {
        "!" => Some(1),
        "?" => Some(2),
        "!!" | "!!!" => Some(3),
        "??" | "???" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => None,
    }
}

/// The comments in braces between tags and the first move.
pub(super) fn comments(before: &str) -> Vec<Vec<u8>> {
    let tagged = before.trim_start().starts_with('[');
    let parts = before.split('{').skip(1).filter_map(|part| part.split('}').next());
    if tagged { parts.filter_map(bare).collect() } else { Vec::new() }
}

/// What is said after the last move, as far as it belongs to the game.
pub(super) fn closing(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        let bare = line.trim();
        if bare.starts_with("* ")
            || bare.starts_with("***")
            || bare.starts_with("[Event ")
            || end + line.len() > LONGEST_CLOSING
        {
            break;
        }
        end += line.len();
    }
    &text[..end]
}
