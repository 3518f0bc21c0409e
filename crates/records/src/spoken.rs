//! Moves as they are spoken where a player cannot see the board: `Springer Gustav eins Felix drei`.

/// The names of the files that are spoken, with their letters.
const FILES: [(&[&str], char); 8] = [
    (&["anna"], 'a'),
    (&["bella"], 'b'),
    (&["cesar"], 'c'),
    (&["david"], 'd'),
    (&["eva"], 'e'),
    (&["felix"], 'f'),
    (&["gustav"], 'g'),
    (&["hector"], 'h'),
];

/// The German numbers of the ranks.
const RANKS: [(&[&str], char); 8] = [
    (&["eins"], '1'),
    (&["zwei", "zwo"], '2'),
    (&["drei"], '3'),
    (&["vier"], '4'),
    (&["fünf", "fuenf"], '5'),
    (&["sechs"], '6'),
    (&["sieben"], '7'),
    (&["acht"], '8'),
];

/// The names of the men, with their letters in algebraic notation. A Pawn has none.
const MEN: [(&[&str], &str); 6] = [
    (&["könig", "koenig"], "K"),
    (&["dame"], "Q"),
    (&["turm"], "R"),
    (&["läufer", "laeufer"], "B"),
    (&["springer"], "N"),
    (&["bauer"], ""),
];

/// A spoken move in algebraic notation; none where the words are not those of the announcements.
///
/// ```
/// use jadoube_records::spoken::algebraic;
/// assert_eq!(algebraic("Springer Gustav eins Felix drei").as_deref(), Some("Ng1f3"));
/// assert_eq!(algebraic("Eva vier").as_deref(), Some("e4"));
/// assert_eq!(algebraic("Bauer Anna sieben Anna acht Dame").as_deref(), Some("a7a8=Q"));
/// assert_eq!(algebraic("Kurze Rochade").as_deref(), Some("O-O"));
/// assert_eq!(algebraic("Nf3"), None);
/// ```
#[must_use]
pub fn algebraic(text: &str) -> Option<String> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["kurze", "rochade"] => return Some("O-O".to_owned()),
        ["lange", "rochade"] => return Some("O-O-O".to_owned()),
        _ => {}
    }
    let (man, rest) = match words.split_first() {
        Some((first, rest)) if look_up(&MEN, first).is_some() => (look_up(&MEN, first)?, rest),
        _ => ("", &words[..]),
    };
    // Only a Pawn becomes another man, which is named behind its square.
    let (squares, becomes) = match rest.split_last() {
        Some((last, squares)) if man.is_empty() => {
            match look_up(&MEN, last).filter(|letter| !letter.is_empty()) {
                Some(letter) => (squares, format!("={letter}")),
                None => (rest, String::new()),
            }
        }
        _ => (rest, String::new()),
    };
    let square = |pair: &[&str]| match *pair {
        [file, rank] => Some(format!("{}{}", look_up(&FILES, file)?, look_up(&RANKS, rank)?)),
        _ => None,
    };
    let named: Option<Vec<String>> = squares.chunks(2).map(square).collect();
    let named = named.filter(|named| matches!(named.len(), 1 | 2))?;
    Some(format!("{man}{}{becomes}", named.concat()))
}

fn look_up<T: Copy>(table: &[(&[&str], T)], word: &str) -> Option<T> {
    table.iter().find(|(words, _)| words.contains(&word)).map(|&(_, value)| value)
}
