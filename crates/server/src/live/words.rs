//! What the players tell each other beside the game: that they want another, and words.
//!
//! It is no part of the game and in no log. It is kept in memory for the games that somebody spoke at last, and told to
//! the two players alone.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use board::Side;
use serde::Serialize;
use store::GameId;
use view::Seat;

/// Of so many games it is kept.
const GAMES: usize = 4096;
/// So many of the last words of a game are kept.
const SAID: usize = 100;

/// Something that a player said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Said {
    pub(crate) by: &'static str,
    pub(crate) text: String,
}

/// What a player tells the other.
#[derive(Clone, Debug)]
pub(crate) enum Word {
    /// He has set the same game up again: the way to the other's seat.
    Rematch(String),
    Says(String),
    /// Whether he reads what the other says: kept nowhere, and told at once.
    Reads(bool),
    /// The computer: whether its own moves stand in for those of the engine now.
    StandsIn(bool),
}

/// What one seat is told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) rematch: Option<String>,
    pub(crate) chat: Vec<Said>,
    /// The engine failed, and the program's own computer plays for it.
    pub(crate) stands_in: bool,
}

/// The words at all games.
#[derive(Default)]
pub(crate) struct Words(Mutex<Spoken>);

#[derive(Default)]
struct Spoken {
    /// Counts what was said, so that the oldest is forgotten first.
    last: u64,
    games: HashMap<GameId, AtGame>,
}

#[derive(Default)]
struct AtGame {
    at: u64,
    rematch: Option<(Side, String)>,
    chat: VecDeque<Said>,
    stands_in: bool,
}

impl AtGame {
    /// The way to the game that the other player has set up.
    fn rematch_for(&self, side: Side) -> Option<&str> {
        self.rematch.as_ref().filter(|(by, _)| *by != side).map(|(_, link)| link.as_str())
    }
}

impl Words {
    /// A player speaks. Who wants another game after the other has set one up is given the way there, and his word is
    /// not kept: there is one next game, and not two.
    pub(crate) fn hear(&self, game: &GameId, by: Side, word: &Word) -> Option<String> {
        let mut spoken = self.spoken();
        if let (Word::Rematch(_), Some(first)) =
            (word, spoken.games.get(game).and_then(|here| here.rematch_for(by)))
        {
            return Some(first.to_owned());
        }
        spoken.last += 1;
        let now = spoken.last;
        if spoken.games.len() >= GAMES && !spoken.games.contains_key(game) {
            let oldest = spoken.games.iter().min_by_key(|(_, one)| one.at).map(|(id, _)| id.clone());
            oldest.and_then(|id| spoken.games.remove(&id));
        }
        let here = spoken.games.entry(game.clone()).or_default();
        here.at = now;
        match word {
            Word::Rematch(link) => here.rematch = Some((by, link.clone())),
            Word::StandsIn(stands_in) => here.stands_in = *stands_in,
            Word::Reads(_) => {}
            Word::Says(text) => {
                here.chat.push_back(Said { by: Seat::of(by).name(), text: text.clone() });
                if here.chat.len() > SAID {
                    here.chat.pop_front();
                }
            }
        }
        None
    }

    /// What this seat is told: a player what was said to him and by him, and nobody else anything.
    pub(crate) fn told(&self, game: &GameId, seat: Seat) -> Told {
        let Some(side) = player(seat) else { return Told::default() };
        let spoken = self.spoken();
        let Some(here) = spoken.games.get(game) else { return Told::default() };
        let rematch = here.rematch_for(side).map(str::to_owned);
        Told { rematch, chat: here.chat.iter().cloned().collect(), stands_in: here.stands_in }
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn spoken(&self) -> MutexGuard<'_, Spoken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The side of a seat that is one player's own.
pub(crate) fn player(seat: Seat) -> Option<Side> {
    match seat {
        Seat::White => Some(Side::White),
        Seat::Black => Some(Side::Black),
        Seat::Both | Seat::Watch | Seat::Arbiter => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> GameId {
        GameId::new(id).unwrap()
    }

    #[test]
    fn a_rematch_is_told_to_the_other_and_to_nobody_else() {
        let words = Words::default();
        words.hear(&game("aaaaaa"), Side::White, &Word::Rematch("/g/bbbbbb#key".into()));
        let told = |seat| words.told(&game("aaaaaa"), seat).rematch;
        assert_eq!(told(Seat::Black), Some("/g/bbbbbb#key".into()));
        for seat in [Seat::White, Seat::Watch, Seat::Arbiter, Seat::Both] {
            assert_eq!(told(seat), None, "{seat:?}");
        }
        assert_eq!(words.told(&game("cccccc"), Seat::Black), Told::default());
    }

    #[test]
    fn who_wants_a_rematch_second_is_given_the_game_of_the_first() {
        let words = Words::default();
        let wants = |by, link: &str| words.hear(&game("aaaaaa"), by, &Word::Rematch(link.into()));
        assert_eq!(wants(Side::White, "/g/bbbbbb#key"), None);
        assert_eq!(wants(Side::Black, "/g/cccccc#key"), Some("/g/bbbbbb#key".into()));
        assert_eq!(words.told(&game("aaaaaa"), Seat::White).rematch, None);
        assert_eq!(wants(Side::White, "/g/dddddd#key"), None, "his own word can be said anew");
        assert_eq!(words.told(&game("aaaaaa"), Seat::Black).rematch, Some("/g/dddddd#key".into()));
    }

    #[test]
    fn the_last_words_of_the_last_games_are_kept() {
        let words = Words::default();
        for number in 0..SAID + 1 {
            words.hear(&game("aaaaaa"), Side::Black, &Word::Says(number.to_string()));
        }
        let told = words.told(&game("aaaaaa"), Seat::White).chat;
        assert_eq!((told.len(), told[0].text.as_str(), told[0].by), (SAID, "1", "black"));
        for number in 0..GAMES {
            words.hear(&game(&format!("{number:06}")), Side::White, &Word::Says("x".into()));
        }
        assert_eq!(words.told(&game("aaaaaa"), Seat::White), Told::default());
        assert_eq!(words.spoken().games.len(), GAMES);
    }
}
