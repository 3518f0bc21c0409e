//! What a line is read against, and how the records of moves within it are read.

use board::{Move, Position, Side};
use game::act::{Meaning, Record, Sketch};
use game::settings::Letters;
use game::{Game, Reads};
use law::question::Wording;

use super::motion::motion_of;
use super::parsed::SealedMove;
use crate::descriptive::{Descriptive, Origins};
use crate::san::San;
use crate::vocabulary::OFFER_SIGNS;

/// What an act is read against: a position, or a game, which also gives the notation of its records.
#[derive(Clone, Copy, Debug)]
pub struct Before<'g> {
    position: &'g Position,
    game: Option<&'g Game>,
}

impl<'g> Before<'g> {
    pub(super) fn position(&self) -> &'g Position {
        self.position
    }

    pub(super) fn game(&self) -> Option<&'g Game> {
        self.game
    }

    fn reads(&self) -> Reads {
        self.game.map_or(Reads::Algebraic, Game::reads)
    }

    /// What a sealed record can mean in the position at the beginning of the turn.
    pub(super) fn meaning(&self, record: &str, read: &SealedMove) -> Meaning {
        let origins = self.game.map_or(Origins::UNKNOWN, Origins::of_game);
        self.meaning_in(self.position, &origins, record, read)
    }

    /// What a record can mean in a position with these origins, in the notation of the game.
    pub(super) fn meaning_in(
        &self,
        position: &Position,
        origins: &Origins,
        record: &str,
        read: &SealedMove,
    ) -> Meaning {
        let reads = self.reads();
        // Squares are a script's own way to give the move that was recorded, whatever the notation.
        if let SealedMove::Motion(motion) = read {
            let wording = if reads == Reads::Algebraic { Wording::Agreed } else { Wording::InWords };
            return Meaning { motions: vec![*motion], wording };
        }
        let algebraic = match read {
            SealedMove::San(san) if reads != Reads::Descriptive => san.moves(position),
            _ => Vec::new(),
        };
        let described = record.parse::<Descriptive>().ok().filter(|_| reads != Reads::Algebraic);
        let mut moves = described.as_ref().map_or_else(Vec::new, |record| record.moves(position, origins));
        let wording = match described {
            Some(record) if !moves.is_empty() || algebraic.is_empty() => {
                if record.is_abbreviated() {
                    Wording::Abbreviated
                } else {
                    Wording::InWords
                }
            }
            None if reads == Reads::Descriptive => Wording::InWords,
            _ => Wording::Agreed,
        };
        let others: Vec<Move> = algebraic.into_iter().filter(|m| !moves.contains(m)).collect();
        moves.extend(others);
        Meaning { motions: moves.into_iter().map(motion_of).collect(), wording }
    }

    /// A record on a player's score sheet, read in the notation of the game.
    ///
    /// Descriptive notation needs a position: that of the move which the player writes down next.
    pub(super) fn written(&self, record: &Record, by: Option<Side>) -> Record {
        let Some((game, side)) = self.game.zip(by) else { return record.clone() };
        let bare = OFFER_SIGNS.iter().find_map(|sign| record.text.strip_suffix(sign)).unwrap_or(&record.text);
        let described = bare.parse::<Descriptive>();
        if let Some(letters) = &game.settings().letters[side.index()]
            && game.reads() != Reads::Descriptive
        {
            let sketch = in_english(bare, letters).and_then(|text| text.parse::<San>().ok());
            let other = sketch.is_none() && described.is_ok();
            let sketch = sketch.map(|san| san.sketch()).or_else(|| other.then_some(Sketch::OtherNotation));
            return Record { sketch, ..record.clone() };
        }
        let sketch = match described {
            _ if game.reads() == Reads::Algebraic => {
                let other = described.is_ok() && record.sketch.is_none();
                record.sketch.clone().or_else(|| other.then_some(Sketch::OtherNotation))
            }
            Ok(described) => {
                let moves = game.before_next_record(side).map_or_else(Vec::new, |(position, origins)| {
                    described.moves(position, &Origins::from(origins))
                });
                Some(Sketch::Motions(moves.into_iter().map(motion_of).collect()))
            }
            Err(_) if game.reads() == Reads::Both => bare.parse::<San>().ok().map(|san| san.sketch()),
            Err(_) => None,
        };
        Record { sketch, ..record.clone() }
    }
}

/// The same record with the English letters; none where it names a piece otherwise than this player does.
fn in_english(record: &str, letters: &Letters) -> Option<String> {
    const ENGLISH: [&str; 5] = ["K", "Q", "R", "B", "N"];
    if record.starts_with(['0', 'O', 'o']) {
        return Some(record.to_owned());
    }
    let mut named: Vec<(&str, &str)> = letters.0.iter().map(String::as_str).zip(ENGLISH).collect();
    // Of two names the longer is tried first: "Кр" before "К".
    named.sort_by_key(|(own, _)| std::cmp::Reverse(own.len()));
    let (first, rest) = match named.iter().find(|(own, _)| record.starts_with(own)) {
        Some((own, english)) => (*english, &record[own.len()..]),
        None if record.starts_with(char::is_uppercase) => return None,
        None => ("", record),
    };
    // What a Pawn becomes follows its square.
    let end = rest.trim_end_matches(['+', '#', '!', '?', ')', ' ']);
    let marks = &rest[end.len()..];
    let promoted = named.iter().find(|(own, _)| first.is_empty() && end.ends_with(own));
    Some(match promoted {
        Some((own, english)) => format!("{}{english}{marks}", &end[..end.len() - own.len()]),
        None => format!("{first}{rest}"),
    })
}

impl<'g> From<&'g Position> for Before<'g> {
    fn from(position: &'g Position) -> Self {
        Before { position, game: None }
    }
}

impl<'g> From<&'g Game> for Before<'g> {
    fn from(game: &'g Game) -> Self {
        Before { position: game.position(), game: Some(game) }
    }
}
