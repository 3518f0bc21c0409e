//! The same with the colours exchanged.

/// A line of a script or of a header with White for Black, and the board turned over.
///
/// ```
/// use jadoube_overlaps::mirror::line;
///
/// assert_eq!(line("white plays b7b8q"), "black plays b2b1q");
/// assert_eq!(line("start: 4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), "start: 4k3/p7/8/8/8/8/8/4K3 b - - 0 1");
/// ```
#[must_use]
pub fn line(text: &str) -> String {
    let mut turned: Vec<String> = Vec::new();
    let mut of_fen = 0;
    for word in text.split(' ') {
        if word.matches('/').count() == 7 {
            turned.push(word.split('/').rev().map(exchanged).collect::<Vec<_>>().join("/"));
            of_fen = 3;
            continue;
        }
        turned.push(match of_fen {
            3 => {
                if word == "w" {
                    "b".to_owned()
                } else {
                    "w".to_owned()
                }
            }
            2 => exchanged(word),
            _ => turned_word(word),
        });
        of_fen = usize::saturating_sub(of_fen, 1);
    }
    turned.join(" ")
}

fn exchanged(rank: &str) -> String {
    let other =
        |c: char| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    rank.chars().map(other).collect()
}

fn turned_word(word: &str) -> String {
    match word {
        "white" => "black".to_owned(),
        "black" => "white".to_owned(),
        _ if word.starts_with("white#") => word.replacen("white", "black", 1),
        _ if word.starts_with("black#") => word.replacen("black", "white", 1),
        _ if is_squares(word) => word.chars().map(turned_rank).collect(),
        _ => word.to_owned(),
    }
}

/// Whether a word is one square or two, with a letter for a promotion.
fn is_squares(word: &str) -> bool {
    let bytes = word.as_bytes();
    let square = |at: usize| matches!(bytes.get(at..at + 2), Some([b'a'..=b'h', b'1'..=b'8']));
    match bytes.len() {
        2 => square(0),
        4 => square(0) && square(2),
        5 => square(0) && square(2) && matches!(bytes[4], b'q' | b'r' | b'b' | b'n' | b'p'),
        _ => false,
    }
}

fn turned_rank(c: char) -> char {
    match c.to_digit(10) {
        Some(rank) => char::from_digit(9 - rank, 10).unwrap_or(c),
        None => c,
    }
}
