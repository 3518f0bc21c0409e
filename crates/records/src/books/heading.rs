//! What stands above a game: its title, the players, the year, the odds.

use board::{Kind, Setup, Side, Square, Wing};

use crate::pgn::Tag;

/// The longest value of a tag that is taken from a heading, in characters.
const LONGEST: usize = 160;

/// The tags that a heading gives: those that it has in the form of PGN, or what its words say.
pub(super) fn tags(heading: &str) -> Vec<Tag> {
    let mut tags: Vec<Tag> = heading.lines().filter_map(tag).collect();
    if !tags.is_empty() {
        return tags;
    }
    let mut add = |name: &str, value: Option<String>| {
        let value = value.map(|value| value.trim().chars().take(LONGEST).collect::<String>());
        tags.extend(
            value
                .filter(|value| !value.is_empty())
                .map(|value| Tag { name: name.as_bytes().to_vec(), value: value.into_bytes() }),
        );
    };
    let words = heading.split_whitespace().collect::<Vec<_>>().join(" ");
    let title = heading.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('{'));
    add("Event", title.map(str::to_owned));
    add("Date", year(&words).map(|year| format!("{year}.??.??")));
    add("White", player(&words, "White"));
    add("Black", player(&words, "Black"));
    if let Some(setup) = odds(&words) {
        add("SetUp", Some("1".to_owned()));
        add("FEN", Some(setup.fen()));
    }
    tags
}

/// `[White "A. Player"]`
fn tag(line: &str) -> Option<Tag> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let named = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
    named.then(|| Tag { name: name.as_bytes().to_vec(), value: value.into_bytes() })
}

/// The last year within parentheses.
fn year(words: &str) -> Option<u32> {
    let inside = words.split('(').skip(1).filter_map(|part| part.split(')').next());
    let numbers = inside.flat_map(|part| part.split(|letter: char| !letter.is_ascii_digit()));
    numbers.filter_map(|number| number.parse().ok()).filter(|year| (1400..2100).contains(year)).last()
}

/// `White: A. Player.`, `WHITE. (Mr. Player.)`
fn player(words: &str, side: &str) -> Option<String> {
    let at = [format!("{side}:"), format!("{}:", side.to_uppercase())];
    if let Some(place) = at.iter().find_map(|sign| words.find(sign.as_str()).map(|place| place + sign.len()))
    {
        let rest = &words[place..];
        let end = ["Black:", "White:", "BLACK:", "WHITE:", "{", "["]
            .iter()
            .filter_map(|sign| rest.find(sign))
            .min();
        let name = rest[..end.unwrap_or(rest.len())].trim();
        let name = if name.ends_with("..") { name } else { name.strip_suffix('.').unwrap_or(name) };
        return Some(name.trim_end_matches([',', ';']).to_owned());
    }
    let place =
        words.rfind(&format!("{}.", side.to_uppercase())).or_else(|| words.rfind(&format!("{side}.")))?;
    let name = words[place + side.len() + 1..].trim_start().strip_prefix('(')?.split(')').next()?;
    Some(name.trim().to_owned())
}

/// The set-up without what the words say is given: "Remove White's Queen's Knight", "at the odds of Pawn and two moves".
fn odds(words: &str) -> Option<Setup> {
    let words = words.to_lowercase().replace(['.', ',', '’', '\'', '(', ')'], " ");
    let words: Vec<&str> = words.split_whitespace().filter(|word| *word != "s").collect();
    let begins = |at: &usize| match words[*at] {
        "remove" => true,
        "odds" => words.get(at + 1) == Some(&"of"),
        "gives" | "giving" => true,
        _ => false,
    };
    let at = (0..words.len()).find(begins)?;
    let mut rest = words[at + 1..]
        .iter()
        .copied()
        .filter(|word| !matches!(*word, "of" | "the" | "his" | "a"))
        .peekable();
    let giver = match rest.next_if(|word| matches!(*word, "white" | "whites" | "black" | "blacks")) {
        Some(side) if side.starts_with('b') => Side::Black,
        _ => Side::White,
    };
    let named: Vec<&str> = rest.take(6).collect();
    let square = given(&named, giver)?;
    let mut setup = Setup::usual_array();
    setup.set(square, None);
    for wing in Wing::ALL {
        if square == Square::new(if wing == Wing::King { 7 } else { 0 }, giver.first_rank()) {
            setup.castling.set(giver, wing, None);
        }
    }
    Some(setup)
}

/// The square of the piece that is given.
fn given(named: &[&str], giver: Side) -> Option<Square> {
    let letters: Vec<Kind> = named.iter().map_while(|word| kind(word)).collect();
    let home =
        |rank: u8, file: u8| Some(Square::new(file, if giver == Side::White { rank } else { 7 - rank }));
    let side = |wing: Kind, queen: u8, king: u8| if wing == Kind::King { king } else { queen };
    match letters[..] {
        // "Pawn and move" and "Pawn and two moves" are given by Black.
        [Kind::Pawn, ..] if named.get(1) == Some(&"and") && named.get(2) == Some(&"move") => Some(Square::F7),
        [wing @ (Kind::King | Kind::Queen), Kind::Bishop, Kind::Pawn, ..] => home(1, side(wing, 2, 5)),
        [wing @ (Kind::King | Kind::Queen), Kind::Knight, Kind::Pawn, ..] => home(1, side(wing, 1, 6)),
        [wing @ (Kind::King | Kind::Queen), Kind::Rook, Kind::Pawn, ..] => home(1, side(wing, 0, 7)),
        [wing @ (Kind::King | Kind::Queen), Kind::Pawn, ..] => home(1, side(wing, 3, 4)),
        [wing @ (Kind::King | Kind::Queen), Kind::Rook, ..] => home(0, side(wing, 0, 7)),
        [wing @ (Kind::King | Kind::Queen), Kind::Knight, ..] => home(0, side(wing, 1, 6)),
        [wing @ (Kind::King | Kind::Queen), Kind::Bishop, ..] => home(0, side(wing, 2, 5)),
        [Kind::Queen, ..] => home(0, 3),
        [Kind::Rook, ..] => home(0, 0),
        [Kind::Knight, ..] => home(0, 1),
        _ => None,
    }
}

fn kind(word: &str) -> Option<Kind> {
    match word {
        "k" | "king" | "kings" => Some(Kind::King),
        "q" | "queen" | "queens" => Some(Kind::Queen),
        "b" | "bishop" | "bishops" => Some(Kind::Bishop),
        "kt" | "knight" | "knights" => Some(Kind::Knight),
        "r" | "rook" | "rooks" => Some(Kind::Rook),
        "p" | "pawn" => Some(Kind::Pawn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(heading: &str, name: &str) -> Option<String> {
        let tags = tags(heading);
        let tag = tags.iter().find(|tag| tag.name == name.as_bytes())?;
        String::from_utf8(tag.value.clone()).ok()
    }

    #[test]
    fn what_headings_say() {
        let heading = "GAME 2. QUEEN'S GAMBIT DECLINED\n\n(San Sebastian, 1911)\n\nWhite: A. K. Rubinstein. Black: J. R. Capablanca.\n";
        let cases = [
            ("Event", "GAME 2. QUEEN'S GAMBIT DECLINED"),
            ("Date", "1911.??.??"),
            ("White", "A. K. Rubinstein"),
            ("Black", "J. R. Capablanca"),
        ];
        for (name, expected) in cases {
            assert_eq!(value(heading, name).as_deref(), Some(expected), "{name}");
        }
        let heading = "GAME II.--Between Mr. M. and Mr. H.\n\nWHITE. (Mr. M.)     BLACK. (Mr. H.)\n";
        assert_eq!(
            (value(heading, "White").as_deref(), value(heading, "Black").as_deref()),
            (Some("Mr. M."), Some("Mr. H."))
        );
        assert_eq!(value("[White \"A \\\"B\\\"\"]\n[FEN \"x\"]", "White").as_deref(), Some("A \"B\""));
    }

    #[test]
    fn odds_in_words() {
        let cases = [
            ("(Remove White's Queen's Rook from the board.)", "1NBQKBNR w Kkq"),
            ("Mr. S. gives the Q. Kt.", "R1BQKBNR w KQkq"),
            ("at the odds of the Pawn and move", "rnbqkbnr/ppppp1pp"),
            ("Remove Black's K. B. P. from the board", "rnbqkbnr/ppppp1pp"),
            ("the odds of Queen", "RNB1KBNR w KQkq"),
        ];
        for (heading, part) in cases {
            let fen = value(heading, "FEN").unwrap_or_default();
            assert!(fen.contains(part), "{heading}: {fen}");
        }
        assert_eq!(value("GAME 1. The Queen gives check", "FEN"), None);
    }
}
