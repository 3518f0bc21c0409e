//! What a misprinted record may have been: the moves that it means once a single word or sign of it is another one.

use board::{Move, Position};

use super::full::Full;
use super::grammar::parse;
use super::origins::Origins;
use super::parser::Style;
use super::sentence::Sentence;
use super::token::{ANY, Token, Word, instead_of, tokens};

/// The legal moves that a printed record would mean if a single word or sign of it were another, or were not there; those
/// that it means as it stands are not among them.
///
/// ```
/// use jadoube_records::descriptive::{Origins, near};
///
/// let start = board::Position::default();
/// // A King's Knight that goes to the Queen's Bishop's third: a letter is wrong.
/// let near = near("K. Kt. to Q. B's 3d.", &start, &Origins::at_start(&start));
/// assert_eq!(near.iter().map(|&m| start.uci(m)).collect::<Vec<_>>(), ["b1c3", "g1f3"]);
/// ```
#[must_use]
pub fn near(text: &str, position: &Position, origins: &Origins) -> Vec<Move> {
    let said = match tokens(text) {
        Ok(tokens) => near_words(&tokens),
        Err(fault) => near_text(text, fault.column),
    };
    let here = tokens(text).map(|tokens| sentences(&tokens)).unwrap_or_default();
    let meant =
        |full: &Full| said.iter().any(|said| full.agrees(said)) && !here.iter().any(|said| full.agrees(said));
    let mut moves: Vec<Move> =
        Full::all(position, origins).into_iter().filter(meant).map(|full| full.played).collect();
    moves.sort_by_key(|&played| position.uci(played));
    moves
}

fn sentences(tokens: &[Token]) -> Vec<Sentence> {
    let parsed = parse(tokens, Style::Books, 0).map(|parsed| parsed.sentences).unwrap_or_default();
    parsed.into_iter().filter(Sentence::is_whole).collect()
}

/// What the words say with one of them changed or left out.
fn near_words(words: &[Token]) -> Vec<Sentence> {
    let mut said = Vec::new();
    for at in 0..words.len() {
        if matches!(words[at].word, Word::Mark(_)) {
            continue;
        }
        for instead in instead_of(words[at].word) {
            let mut changed = words.to_vec();
            changed[at].word = instead;
            said.extend(sentences(&changed));
        }
        let mut without = words.to_vec();
        without.remove(at);
        said.extend(sentences(&without));
    }
    said
}

/// What a text says if the part that is no word is replaced by each word in turn.
fn near_text(text: &str, column: usize) -> Vec<Sentence> {
    let letters: Vec<char> = text.chars().collect();
    let from = (column - 1).min(letters.len());
    let length = letters[from..].iter().take_while(|letter| letter.is_alphanumeric()).count().max(1);
    let before: String = letters[..from].iter().collect();
    let after: String = letters[(from + length).min(letters.len())..].iter().collect();
    let changed = ANY.iter().filter_map(|instead| tokens(&format!("{before}{instead} {after}")).ok());
    changed.flat_map(|tokens| sentences(&tokens)).collect()
}
