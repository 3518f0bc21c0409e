//! Which other notation would read a game whose moves cannot be read.

use records::descriptive::Descriptive;
use records::pgn::{PgnGame, Ply};
use records::san::{Language, Notation};

/// The longest move in any notation, and more, in bytes.
const LONGEST_MOVE: usize = 64;

/// A sentence that says what `--from` should be, if moves of the game cannot be read and another notation reads them.
pub fn other_notation(game: &PgnGame, tried: Option<Language>) -> Option<String> {
    let unread = |language: Option<Language>| {
        let mut game = game.clone();
        if let Some(language) = language {
            game.change_moves(&|text| language.standard(text));
        }
        game.rewrite(Notation::Standard).unread.len()
    };
    // Without a start no move is read, and in no notation; nor is a word that is longer than any move.
    let too_long = |ply: &Ply| ply.san.len() > LONGEST_MOVE;
    if game.start().is_err() || game.line.plies.iter().any(too_long) || unread(tried) == 0 {
        return None;
    }
    // Only what cannot be read shows in what it is written.
    let stuck = game.rewrite(Notation::Standard).unread;
    let is_stuck = |ply: &&Ply| stuck.iter().any(|(place, _)| *place == ply.place);
    let moves = game.line.plies.iter().filter(is_stuck).map(|ply| ply.san.as_str());
    let descriptive =
        moves.clone().filter(|text| text.contains(['-', '—', '–']) && text.parse::<Descriptive>().is_ok());
    if descriptive.clone().any(|text| !text.starts_with(['O', '0', 'o'])) {
        return Some("these moves look like descriptive notation; --from descriptive reads it".to_owned());
    }
    if tried.is_some() && unread(None) == 0 {
        return Some("these moves have English letters; they are read without --from".to_owned());
    }
    let others = Language::ALL.into_iter().filter(|language| Some(*language) != tried);
    let words: Vec<&str> =
        others.filter(|&language| unread(Some(language)) == 0).map(Language::word).collect();
    let first = words.first()?;
    let more = if words.len() > 1 { format!(" (or {})", words[1..].join(", ")) } else { String::new() };
    Some(format!("every move can be read with --from {first}{more}"))
}
