//! How a game ends by the words after its last move.

use board::Side;

use crate::pgn::Outcome;

/// What the words after a move say of the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// A side resigns; where none is named, it is the one whose turn it is.
    Resigns(Option<Side>),
    /// A side wins; where none is named, it is the one that made the last move.
    Wins(Option<Side>),
    Drawn,
    /// A result in figures.
    Stated(Outcome),
}

/// How far after the last move these words may stand, in bytes.
const NEAR: usize = 200;

impl Ending {
    /// What the words directly after a place say.
    pub fn after(text: &str, at: usize) -> Option<Ending> {
        let mut end = text.len().min(at + NEAR);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let passes =
            |letter: char| letter.is_ascii_digit() || letter.is_whitespace() || ",;.(*]".contains(letter);
        let rest = text[at..end].trim_start_matches(passes);
        let figures = text[at..end].trim_start_matches([' ', '\t', '\n', ',']);
        let word = figures.split_whitespace().next().unwrap_or_default();
        let word = word.replace('½', "1/2").replace(['–', '—', '−'], "-");
        if let Some(outcome) = Outcome::from_bytes(word.as_bytes()) {
            return Some(Ending::Stated(outcome));
        }
        // What is won stands in the same clause: "and wins; the battle …" wins the game.
        let clause = rest.split(['.', ';', ':', '!']).next().unwrap_or_default();
        let words: Vec<String> = clause
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect();
        let mut words =
            words.iter().map(String::as_str).skip_while(|word| matches!(*word, "and" | "the")).peekable();
        let side = match words.peek() {
            Some(&"white") => Some(Side::White),
            Some(&"black") => Some(Side::Black),
            _ => None,
        };
        let mut words = words.skip(usize::from(side.is_some()));
        match (words.next()?, words.next().unwrap_or_default()) {
            ("resign" | "resigns" | "resigned", _) => Some(Ending::Resigns(side)),
            ("wins" | "won", next) if side.is_some() || !is_object(next) => Some(Ending::Wins(side)),
            ("drawn" | "draw", _) => Some(Ending::Drawn),
            ("game", "drawn") => Some(Ending::Drawn),
            _ => None,
        }
    }

    /// What a sentence says in the notes behind the last move, as in "and after a few more moves Black resigned."; none where
    /// sentences differ.
    pub fn told(notes: &str) -> Option<Ending> {
        let mut found: Option<Ending> = None;
        for clause in notes.split(['.', ';', '!', '?']) {
            let words: Vec<String> = clause
                .split(|letter: char| !letter.is_alphanumeric())
                .filter(|word| !word.is_empty())
                .map(str::to_lowercase)
                .collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let ending = match words[..] {
                // "If Black resigned" tells of no game.
                [.., "if" | "had" | "when" | "before", _, "resigned" | "won"] => continue,
                [.., "white", "resigned"] => Ending::Resigns(Some(Side::White)),
                [.., "black", "resigned"] => Ending::Resigns(Some(Side::Black)),
                [.., "white", "won"] => Ending::Wins(Some(Side::White)),
                [.., "black", "won"] => Ending::Wins(Some(Side::Black)),
                [.., "game", "was", "drawn"] => Ending::Drawn,
                _ => continue,
            };
            match found {
                Some(other) if other.outcome(Side::White) != ending.outcome(Side::White) => return None,
                _ => found = Some(ending),
            }
        }
        found
    }

    /// The result, where this side would make the next move.
    pub fn outcome(self, turn: Side) -> Outcome {
        match self {
            Ending::Resigns(side) => Outcome::Won(!side.unwrap_or(turn)),
            Ending::Wins(side) => Outcome::Won(side.unwrap_or(!turn)),
            Ending::Drawn => Outcome::Drawn,
            Ending::Stated(outcome) => outcome,
        }
    }
}

/// Whether a word goes on with what is won: "wins a Pawn" ends no game.
fn is_object(word: &str) -> bool {
    matches!(word, "a" | "an" | "the" | "back" | "two" | "one" | "another" | "his" | "time")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_after_the_last_move() {
        let cases = [
            ("    Resigns.", Some("1-0")),
            (" And Black resigns.", Some("1-0")),
            ("\n           White resigns.", Some("0-1")),
            (" And wins; the battle having lasted", Some("1-0")),
            (", and wins a Pawn", None),
            (" And Black wins.", Some("0-1")),
            (" Drawn game.", Some("1/2-1/2")),
            (" 1-0\n", Some("1-0")),
            (" 1–0\n", Some("1-0")),
            (" ½–½\n", Some("1/2-1/2")),
            ("\n\nA bad move.", None),
            (" *", Some("*")),
            ("       20. Resigns.", Some("1-0")),
            ("\n  21. K. takes P.", None),
        ];
        for (text, expected) in cases {
            let outcome = Ending::after(text, 0).map(|ending| ending.outcome(Side::Black).to_string());
            assert_eq!(outcome.as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn sentences_in_the_notes() {
        let cases = [
            ("and after a very few more moves Black resigned.\n\nA very fine game.", Some("1-0")),
            (
                "The game went on for a few more moves, and, there being no way out, White resigned.",
                Some("0-1"),
            ),
            ("After a long fight the game was drawn.", Some("1/2-1/2")),
            ("Black should have resigned. White won a Pawn.", None),
            ("If Black resigned, nobody would wonder.", None),
            ("In one game White resigned. In the other Black resigned.", None),
            ("Had Black resigned. Black resigned; and rightly.", Some("1-0")),
            ("", None),
        ];
        for (notes, expected) in cases {
            let outcome = Ending::told(notes).map(|ending| ending.outcome(Side::White).to_string());
            assert_eq!(outcome.as_deref(), expected, "{notes}");
        }
    }
}
