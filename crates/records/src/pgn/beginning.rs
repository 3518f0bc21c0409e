//! Whether a game begins in a text: with a tag, a result, or moves. `None` means that more bytes are needed.

use memchr::memchr2;

use super::scan::{BYTE_ORDER_MARK, is_blank, line};
use super::tag_token;
use super::token::{self, Token};

/// The longest word that may be a move, in bytes.
const LONGEST_MOVE: usize = 16;

/// How many words behind a number are looked at for a move.
const LOOKED_AT: usize = 4;

/// Whether a game begins with these bytes, comments before it included.
pub(super) fn begins_game(bytes: &[u8], last: bool) -> Option<bool> {
    let mut at = 0;
    loop {
        let rest = &bytes[at..];
        let Some(&first) = rest.first() else { return last.then_some(false) };
        match first {
            _ if is_blank(first) => at += 1,
            b'{' | b';' => at += token::next(rest, last)?.1,
            b'%' if at > 0 && bytes[at - 1] == b'\n' => at += line(rest, last)?,
            0xef if at > 0 => {
                if rest.len() < BYTE_ORDER_MARK.len() && !last {
                    return None;
                }
                if !rest.starts_with(BYTE_ORDER_MARK) {
                    return Some(false);
                }
                at += BYTE_ORDER_MARK.len();
            }
            b'[' => return begins_with_tag(rest, last),
            _ => return begins_with_moves(rest, last),
        }
    }
}

/// Whether these bytes, which begin with a bracket, are a tag.
#[inline]
pub(super) fn begins_with_tag(bytes: &[u8], last: bool) -> Option<bool> {
    if bytes.starts_with(b"[Event \"") {
        return Some(true);
    }
    // A text may end within a tag: a feed that is being written does.
    let cut_off = || last && memchr2(b'\n', b']', bytes).is_none();
    Some(tag_token::tag(bytes, last)?.is_some() || cut_off())
}

/// Whether these bytes are a result, or a move behind its number, or a move that another one or a result follows.
fn begins_with_moves(bytes: &[u8], last: bool) -> Option<bool> {
    let word = word(bytes, last)?;
    if matches!(token::next(bytes, last)?.0, Token::Result(_)) {
        return Some(true);
    }
    if is_like_a_move(word) {
        return followed(bytes, word.len(), last);
    }
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if digits == 0 {
        return Some(false);
    }
    let mut at = digits;
    for _ in 0..LOOKED_AT {
        at += passed(&bytes[at..]);
        match bytes.get(at) {
            None => return last.then_some(false),
            Some(b'{' | b';' | b'$' | b'*') => return Some(true),
            Some(_) => {}
        }
        let word = self::word(&bytes[at..], last)?;
        if is_like_a_move(word) {
            return Some(true);
        }
        at += word.len().max(1);
    }
    Some(false)
}

/// Whether what stands behind a move is another, or what else may follow one in a game.
fn followed(bytes: &[u8], length: usize, last: bool) -> Option<bool> {
    let at = length + bytes[length..].iter().take_while(|&&byte| is_blank(byte)).count();
    match bytes.get(at) {
        None => last.then_some(true),
        Some(
            b'0'..=b'9'
            | b'{'
            | b';'
            | b'('
            | b')'
            | b'}'
            | b'['
            | b'$'
            | b'*'
            | b'!'
            | b'?'
            | b'='
            | b'+'
            | b'-',
        ) => Some(true),
        Some(_) => Some(is_like_a_move(word(&bytes[at..], last)?)),
    }
}

/// The number of a move of Black's, `1...`, `12…`, where these bytes, at which moves begin, are one.
pub(super) fn number_of_black(bytes: &[u8], last: bool) -> Option<Option<u32>> {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let behind = bytes.get(digits..).unwrap_or_default();
    let mut more = false;
    for dots in [b"..".as_slice(), "…".as_bytes()] {
        if behind.starts_with(dots) {
            let number = std::str::from_utf8(&bytes[..digits]).ok().and_then(|digits| digits.parse().ok());
            // A number that no game comes to is one all the same.
            return Some(number.or((digits > 0).then_some(1)));
        }
        more |= dots.starts_with(behind);
    }
    // What has come so far may go on as dots.
    (last || !more || digits == 0).then_some(None)
}

/// The length of blanks and of the dots behind a number.
fn passed(bytes: &[u8]) -> usize {
    let mut at = 0;
    loop {
        match bytes[at..] {
            [byte, ..] if is_blank(byte) || byte == b'.' => at += 1,
            [0xe2, 0x80, 0xa6, ..] => at += 3,
            _ => return at,
        }
    }
}

/// The word that bytes begin with, as far as one that may be a move can go.
fn word(bytes: &[u8], last: bool) -> Option<&[u8]> {
    let near = &bytes[..bytes.len().min(LONGEST_MOVE + 1)];
    match near.iter().position(|&byte| token::ends(byte)) {
        Some(end) => Some(&near[..end]),
        None if near.len() > LONGEST_MOVE || last => Some(near),
        None => None,
    }
}

/// Whether a word has the look of a move, in any notation that is read: it names a square, or castles.
fn is_like_a_move(word: &[u8]) -> bool {
    let bare =
        word.iter().rposition(|byte| !matches!(byte, b'!' | b'?' | b'+' | b'#')).map_or(0, |at| at + 1);
    let bare = &word[..bare];
    // An address may hold what looks like a square.
    if word.len() > LONGEST_MOVE || bare.windows(2).any(|pair| pair == b"//") {
        return false;
    }
    if matches!(
        bare,
        b"--"
            | b"Z0"
            | b"null"
            | b"@@@@"
            | b"0000"
            | b"O-O"
            | b"0-0"
            | b"o-o"
            | b"O-O-O"
            | b"0-0-0"
            | b"o-o-o"
    ) {
        return true;
    }
    let rank = |byte: &u8| matches!(byte, b'1'..=b'8');
    let Some((&first, rest)) = bare.split_first() else { return false };
    if first.is_ascii_digit() {
        return matches!(bare.len(), 4 | 5) && bare.iter().all(rank);
    }
    let names_a_square =
        bare.windows(2).any(|pair| matches!(pair[0], b'a'..=b'h' | b'A'..=b'H') && rank(&pair[1]));
    // In Russian print the files have Cyrillic letters; in descriptive notation the square has the name of its file.
    let cyrillic = !first.is_ascii() && rest.iter().any(rank);
    let descriptive = first.is_ascii_uppercase()
        && (bare.contains(&b'-') || bare.windows(3).any(|three| three == "–".as_bytes()))
        && rest.last().is_some_and(rank);
    names_a_square || cyrillic || descriptive
}

#[cfg(test)]
mod tests {
    use super::begins_game;

    #[test]
    fn what_a_game_begins_with() {
        let games = [
            "[Event \"a\"]",
            "[White \"a",
            "[Whi",
            "1. e4 e5",
            "1.e4",
            "1 e4 e5",
            "1... e5",
            "1… e5",
            "12. Nf3",
            "e4 e5",
            "e4 1-0",
            "e4",
            "e4! c5",
            "{a word} 1. e4",
            "; a word\n\n[Event \"a\"]",
            "*",
            "1-0",
            "½-½",
            "1. O-O",
            "0-0 O-O",
            "1. -- e5",
            "1. P-K4",
            "1. Sf3",
            "1. ♘f3",
            "1. Кf3",
            "1. е4",
            "1. 5254",
            "5254 5755",
            "1. {a word} e4",
            "1. e9 e5",
            "1. NF3",
            "1. e4*",
        ];
        let texts = [
            "",
            "Dear friend,",
            "Regards, John",
            "ff",
            "White won on time.",
            "(adjudicated)",
            "https://e4.example.org/game/e4",
            "http://a1.com",
            "1. Please find my games",
            "a4 paper",
            "2024 was a fine year",
            "----------",
            "[an end]",
            "{a word}",
            "1.",
            "; a word",
            "4 games follow",
            "1",
            "Score 1-0",
        ];
        for (all, is_game) in [(&games[..], true), (&texts[..], false)] {
            for text in all {
                assert_eq!(begins_game(text.as_bytes(), true), Some(is_game), "{text}");
                for length in 0..text.len() {
                    let found = begins_game(&text.as_bytes()[..length], false);
                    assert!(found.is_none() || found == Some(is_game), "{text}, {length}");
                }
            }
        }
    }
}
