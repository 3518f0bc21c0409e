//! One game of several copies.

use records::pgn::{Outcome, PgnGame, Text, Variation};

use crate::names;
use crate::sightings::{dates_agree, results_agree};

/// What is written where a value is not known.
fn is_unknown(value: &[u8]) -> bool {
    value.iter().all(|byte| matches!(byte, b'?' | b'.' | b'-' | b'*' | b' ' | b'0'))
}

/// How much of a date or another value is known: letters that are no question marks.
fn known(value: &[u8]) -> usize {
    if is_unknown(value) { 0 } else { Text(value).lossy().chars().filter(|letter| *letter != '?').count() }
}

/// How much is said about a line beside its moves.
fn said(line: &Variation) -> usize {
    let own: usize = line.comments.iter().map(Vec::len).sum();
    let plies = line.plies.iter().map(|ply| {
        let comments: usize = ply.comments.iter().map(Vec::len).sum();
        let variations: usize = ply.variations.iter().map(|line| line.plies.len() + said(line)).sum();
        comments + ply.nags.len() + variations
    });
    own + plies.sum::<usize>()
}

/// Whether the tags of two copies may be of one game: the players, the date and the result do not contradict each other.
fn agree(one: &PgnGame, other: &PgnGame) -> bool {
    let tags = |name: &str| [one, other].map(|game| game.tag(name).unwrap_or_default());
    let players = ["White", "Black"].into_iter().all(|name| {
        let [one, other] = tags(name);
        names::agree(&one, &other) != Some(false)
    });
    let [one_date, other_date] = tags("Date");
    let [one_result, other_result] = [one, other].map(|game| {
        let tagged = game.tag("Result").and_then(|result| Outcome::from_bytes(result.as_bytes()));
        tagged.filter(|result| *result != Outcome::Unknown).or(game.outcome)
    });
    players && dates_agree(&one_date, &other_date) && results_agree(one_result, other_result)
}

/// One game of several copies: the moves and comments of the copy that says most, and of each tag what is known.
///
/// The longest copy comes first, then the one with more comments, then the one with more tags. The names of the players and the
/// date are taken in their fullest form; any other tag from another copy only where this one lacks it or does not know it. A
/// copy whose players, date or result contradict it adds nothing.
///
/// ```
/// use jadoube_collection::merged;
/// use records::pgn::PgnGame;
///
/// let copies = [
///     "[White \"Carlsen,M\"]\n[Date \"2013.11.22\"]\n[Result \"*\"]\n\n1. c4 e6 *",
///     "[White \"Carlsen, Magnus\"]\n[Date \"2013.??.??\"]\n[Result \"1-0\"]\n[Round \"10\"]\n\n1. c4 {best} e6 *",
/// ];
/// let copies = copies.map(|text| PgnGame::first(text.as_bytes()).unwrap());
/// let game = merged(&copies).unwrap();
/// assert_eq!(game.tag("White").as_deref(), Some("Carlsen, Magnus"));
/// assert_eq!((game.tag("Date"), game.tag("Round")), (Some("2013.11.22".into()), Some("10".into())));
/// assert_eq!(game.line.plies[0].comments, [b"best"]);
/// ```
#[must_use]
pub fn merged(copies: &[PgnGame]) -> Option<PgnGame> {
    let tags = |game: &PgnGame| game.tags.iter().filter(|tag| !is_unknown(&tag.value)).count();
    let worth = |game: &PgnGame| (game.line.plies.len(), said(&game.line), tags(game));
    // Of equal copies the first one.
    let base = (0..copies.len()).rev().max_by_key(|place| worth(&copies[*place]))?;
    let mut game = copies[base].clone();
    let others = copies.iter().enumerate().filter(|(place, _)| *place != base).map(|(_, copy)| copy);
    for other in others.filter(|other| agree(&copies[base], other)) {
        for tag in &other.tags {
            let fullest = matches!(tag.name.as_slice(), b"White" | b"Black" | b"Date");
            match game.tags.iter_mut().find(|mine| mine.name == tag.name) {
                None => game.tags.push(tag.clone()),
                Some(mine) if is_unknown(&mine.value) && !is_unknown(&tag.value) => {
                    mine.value.clone_from(&tag.value);
                }
                Some(mine) if fullest && known(&tag.value) > known(&mine.value) => {
                    mine.value.clone_from(&tag.value);
                }
                Some(_) => {}
            }
        }
    }
    let tagged = game.tag("Result").and_then(|result| Outcome::from_bytes(result.as_bytes()));
    let unknown = game.outcome.is_none_or(|outcome| outcome == Outcome::Unknown);
    if unknown && tagged.is_some() {
        game.outcome = tagged;
    }
    Some(game)
}
