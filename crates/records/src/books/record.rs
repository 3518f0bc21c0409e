//! A record of a move where it stands in a text.

use crate::descriptive::Descriptive;

/// The longest record that is looked for, in bytes.
const LONGEST: usize = 90;

/// The record that begins at a place and the place after it: the longest text that is one, if what follows may follow it.
pub(super) fn take(text: &str, at: usize, wraps: bool) -> Option<(Descriptive, usize)> {
    let hard = limit(text, at, false);
    let found = longest(text, at, hard, wraps);
    match found {
        None if wraps => longest(text, at, limit(text, at, true), wraps),
        found => found,
    }
}

fn longest(text: &str, at: usize, limit: usize, wraps: bool) -> Option<(Descriptive, usize)> {
    let mut ends: Vec<usize> = Vec::new();
    let bytes = text.as_bytes();
    for end in at + 1..=limit {
        let here = bytes.get(end).copied().unwrap_or(b' ');
        let word_ends = !bytes[end - 1].is_ascii_whitespace()
            && (here.is_ascii_whitespace() || matches!(here, b',' | b';' | b'{' | b')' | b']' | b':'));
        if word_ends && text.is_char_boundary(end) {
            ends.push(end);
        }
    }
    let starts_with_a_piece = starts_a_record(&text[at..]);
    ends.into_iter().rev().filter(|_| starts_with_a_piece).find_map(|end| {
        let record = Descriptive::as_printed(&text[at..end]).ok()?;
        (record.is_printed_move() && may_follow(text, end, wraps)).then_some((record, end))
    })
}

/// Where a record must have ended: at a gap of two blanks, a semicolon, an end of a line.
fn limit(text: &str, at: usize, over_a_line: bool) -> usize {
    let bytes = text.as_bytes();
    let mut lines = usize::from(over_a_line);
    let mut end = at;
    while end < bytes.len() && end - at < LONGEST {
        match bytes[end] {
            b';' | b'\t' | b'{' => break,
            b' ' if bytes.get(end + 1) == Some(&b' ') && !over_a_line => break,
            b'\n' if lines == 0 || text[end + 1..].trim_start_matches(' ').starts_with('\n') => break,
            b'\n' => lines -= 1,
            _ => {}
        }
        end += 1;
    }
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    end
}

/// Whether a record may end here, by what stands after it.
fn may_follow(text: &str, end: usize, wraps: bool) -> bool {
    let behind = &text[end..];
    let gap = behind.starts_with("  ") || behind.starts_with(['\n', '\t']);
    let rest = behind.trim_start();
    let Some(first) = rest.chars().next() else { return true };
    if gap && !wraps
        || first.is_ascii_digit()
        || matches!(first, ',' | ';' | '(' | ')' | '[' | ']' | '{' | '.' | '…' | '*' | '$' | '½')
    {
        return true;
    }
    let word: String = rest.chars().take_while(|letter| letter.is_alphabetic()).collect();
    if starts_a_record(rest) {
        return true;
    }
    let ended = text[..end].ends_with(['.', '!', '?', ')']);
    is_remark(&word) || ended && first.is_uppercase() || gap && first.is_uppercase()
}

/// Whether a word is of those that follow the last move of a game, or praise one.
pub(super) fn is_remark(word: &str) -> bool {
    const REMARKS: &[&str] = &[
        "and",
        "black",
        "white",
        "resign",
        "resigns",
        "resigned",
        "drawn",
        "draw",
        "wins",
        "won",
        "winning",
        "mate",
        "mates",
        "checkmate",
        "with",
        "best",
        "the",
        "ch",
        "dis",
    ];
    REMARKS.contains(&word.to_lowercase().as_str())
}

/// Whether a text begins as a record does: with a piece, a file, or castling.
pub(super) fn starts_a_record(text: &str) -> bool {
    const FIRST: &[&str] = &[
        "K", "Q", "B", "KT", "R", "P", "N", "KB", "QB", "KKT", "QKT", "KN", "QN", "KR", "QR", "KP", "QP",
        "BP", "KTP", "NP", "RP", "KBP", "QBP", "KKTP", "QKTP", "KNP", "QNP", "KRP", "QRP", "KING", "QUEEN",
        "BISHOP", "KNIGHT", "ROOK", "PAWN", "KINGS", "QUEENS", "CASTLES", "O",
    ];
    if ["0-0", "0 - 0", "0–0"].iter().any(|rings| text.starts_with(rings)) {
        return true;
    }
    let name = |letter: &char| letter.is_alphabetic() && !matches!(letter, 'x' | 'X' | '×');
    let word = text.chars().take_while(name).collect::<String>().to_uppercase();
    text.starts_with(|letter: char| letter.is_uppercase()) && FIRST.contains(&word.as_str())
}

/// What stands in a move's place and looks like a move, though it is none that can be read: its text and the place after it.
pub(super) fn looks_like_one(text: &str, at: usize, number: u32) -> Option<usize> {
    let mut end = limit(text, at, false);
    let numbers = [format!("{number}."), format!("{}.", number + 1)];
    for sign in [", "].into_iter().chain(numbers.iter().map(String::as_str)) {
        let found = text[at..end].match_indices(sign).map(|(place, _)| place).find(|&place| place > 3);
        end = found.map_or(end, |place| at + place);
    }
    let text = text[at..end].trim_end();
    let runs = |text: &str| -> Vec<String> {
        text.split(|letter: char| !letter.is_alphabetic())
            .filter(|run| !run.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let words = runs(text);
    let strange = words.iter().filter(|word| word.chars().count() > 4 && !is_long_word(word)).count();
    let says_a_move = text.contains(|letter: char| letter.is_ascii_digit()) || words.len() > 2;
    (starts_a_record(text) && text.len() <= 45 && words.len() <= 9 && strange == 0 && says_a_move)
        .then_some(at + text.len())
}

fn is_long_word(word: &str) -> bool {
    const WORDS: &[&str] = &[
        "takes", "checks", "castles", "square", "king", "queen", "bishop", "knight", "kings", "queens",
        "bishops", "knights", "passing", "mates", "first", "second", "third", "fourth", "fifth", "sixth",
        "seventh", "eighth", "moves",
    ];
    WORDS.contains(&word.to_lowercase().as_str())
}
