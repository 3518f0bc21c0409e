//! Who is here: at a board, or before the list of open seats. Those are named who have said what they are called.
//!
//! It is no part of the log, and nobody is remembered for longer than his page asks.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::GameId;

use crate::client::Address;

/// A page that is looked at asks at least every five seconds.
const STAYS_MS: u64 = 15_000;
/// So many are counted of all addresses.
const MOST: usize = 2_000;
/// So many are counted of one address.
const MOST_OF_ONE: usize = 32;
/// So many are named.
const NAMED: usize = 60;

/// Who is here.
#[derive(Default)]
pub(crate) struct Present(Mutex<Here>);

#[derive(Default)]
struct Here {
    at_boards: HashMap<GameId, Vec<String>>,
    visitors: HashMap<String, Visitor>,
}

struct Visitor {
    from: Address,
    name: Option<String>,
    seen_ms: u64,
}

impl Present {
    /// Those who sit at a game and have said what they are called.
    pub(crate) fn at_board(&self, game: &GameId, names: Vec<String>) {
        let at_boards = &mut self.here().at_boards;
        if names.is_empty() {
            at_boards.remove(game);
        } else {
            at_boards.insert(game.clone(), names);
        }
    }

    /// A page shows the list of open seats.
    pub(crate) fn visits(&self, page: &str, from: Address, name: Option<String>, now_ms: u64) {
        let visitors = &mut self.here().visitors;
        visitors.retain(|_, one| now_ms < one.seen_ms + STAYS_MS);
        let own = visitors.iter().filter(|(known, one)| one.from == from && *known != page).count();
        if own < MOST_OF_ONE && (visitors.len() < MOST || visitors.contains_key(page)) {
            visitors.insert(page.to_owned(), Visitor { from, name, seen_ms: now_ms });
        }
    }

    /// How many look at the list of open seats, and the names of those who are here.
    pub(crate) fn told(&self, now_ms: u64) -> (usize, Vec<String>) {
        let here = self.here();
        let visitors: Vec<_> = here.visitors.values().filter(|one| now_ms < one.seen_ms + STAYS_MS).collect();
        let named = visitors.iter().filter_map(|one| one.name.as_ref());
        let mut names: Vec<_> = here.at_boards.values().flatten().chain(named).cloned().collect();
        names.sort();
        names.dedup();
        names.truncate(NAMED);
        (visitors.len(), names)
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn here(&self) -> MutexGuard<'_, Here> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_here_is_named_and_who_has_gone_is_not() {
        let (present, from) = (Present::default(), Address::of([10, 0, 0, 1].into()));
        let game = GameId::new("aaaaaa").unwrap();
        present.at_board(&game, vec!["Bob".into()]);
        present.visits("one", from, Some("Anna".into()), 1_000);
        present.visits("two", from, None, 2_000);
        assert_eq!(present.told(3_000), (2, vec!["Anna".into(), "Bob".into()]));
        assert_eq!(present.told(16_500), (1, vec!["Bob".into()]));
        present.at_board(&game, Vec::new());
        assert_eq!(present.told(20_000), (0, Vec::new()));
        for page in 0..2 * MOST_OF_ONE {
            present.visits(&page.to_string(), from, None, 30_000);
        }
        assert_eq!(present.told(30_000).0, MOST_OF_ONE);
    }
}
