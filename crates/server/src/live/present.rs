//! Who is here, before the list of open seats: those are named who have said what they are called.
//!
//! It is no part of the log, and nobody is remembered for longer than his page asks.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::client::Address;

/// A page that is looked at asks at least every five seconds.
const STAYS_MS: u64 = 15_000;
/// So many are counted of all addresses.
const MOST: usize = 2_000;
/// So many are counted of one address.
const MOST_OF_ONE: usize = 32;
/// So many are named.
pub(crate) const NAMED: usize = 60;

/// Who is here.
#[derive(Default)]
pub(crate) struct Present(Mutex<Here>);

/// Kept so that a page which asks costs little, however many are here.
#[derive(Default)]
struct Here {
    visitors: HashMap<String, Visitor>,
    /// The pages by when each has asked last.
    by_time: BTreeSet<(u64, String)>,
    /// How many pages are counted of each address.
    of_address: HashMap<Address, usize>,
    /// How many pages name each name.
    names: BTreeMap<String, usize>,
}

struct Visitor {
    from: Address,
    name: Option<String>,
    seen_ms: u64,
}

impl Present {
    /// A page shows the list of open seats.
    pub(crate) fn visits(&self, page: &str, from: Address, name: Option<String>, now_ms: u64) {
        let mut here = self.here();
        here.forgets(now_ms);
        here.goes(page);
        let own = here.of_address.get(&from).copied().unwrap_or_default();
        if own < MOST_OF_ONE && here.visitors.len() < MOST {
            here.comes(page, Visitor { from, name, seen_ms: now_ms });
        }
    }

    /// How many look at the list of open seats, and the names of those who have said them, in their order and not more than are
    /// told.
    pub(crate) fn told(&self, now_ms: u64) -> (usize, Vec<String>) {
        let mut here = self.here();
        here.forgets(now_ms);
        (here.visitors.len(), here.names.keys().take(NAMED).cloned().collect())
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    fn here(&self) -> MutexGuard<'_, Here> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Here {
    fn comes(&mut self, page: &str, visitor: Visitor) {
        *self.of_address.entry(visitor.from).or_default() += 1;
        if let Some(name) = &visitor.name {
            *self.names.entry(name.clone()).or_default() += 1;
        }
        self.by_time.insert((visitor.seen_ms, page.to_owned()));
        self.visitors.insert(page.to_owned(), visitor);
    }

    fn goes(&mut self, page: &str) {
        let Some(Visitor { from, name, seen_ms }) = self.visitors.remove(page) else { return };
        self.by_time.remove(&(seen_ms, page.to_owned()));
        if let Some(own) = self.of_address.get_mut(&from) {
            *own -= 1;
            if *own == 0 {
                self.of_address.remove(&from);
            }
        }
        let Some(name) = name else { return };
        if let Some(same) = self.names.get_mut(&name) {
            *same -= 1;
            if *same == 0 {
                self.names.remove(&name);
            }
        }
    }

    /// Those are gone whose page has not asked for a while.
    fn forgets(&mut self, now_ms: u64) {
        while let Some((seen_ms, page)) = self.by_time.first().cloned() {
            if now_ms < seen_ms + STAYS_MS {
                return;
            }
            self.goes(&page);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Address {
        Address::of([10, 0, 0, last].into())
    }

    #[test]
    fn who_is_here_is_named_and_who_has_gone_is_not() {
        let (present, from) = (Present::default(), address(1));
        present.visits("one", from, Some("Bob".into()), 1_000);
        present.visits("two", from, None, 2_000);
        present.visits("three", from, Some("Anna".into()), 2_000);
        present.visits("four", from, Some("Anna".into()), 9_000);
        assert_eq!(present.told(3_000), (4, vec!["Anna".into(), "Bob".into()]));
        assert_eq!(present.told(16_500), (3, vec!["Anna".into()]));
        assert_eq!(present.told(17_000), (1, vec!["Anna".into()]), "two pages had one name");
        // A page that asks again stays, and may be called otherwise.
        present.visits("four", from, Some("Carl".into()), 23_000);
        assert_eq!(present.told(24_000), (1, vec!["Carl".into()]));
        present.visits("four", from, None, 24_000);
        assert_eq!(present.told(24_000), (1, Vec::new()));
        assert_eq!(present.told(39_000), (0, Vec::new()));
        let here = present.here();
        assert!(here.by_time.is_empty() && here.of_address.is_empty() && here.names.is_empty());
    }

    #[test]
    fn an_address_and_the_server_have_so_many() {
        let present = Present::default();
        for page in 0..2 * MOST_OF_ONE {
            present.visits(&page.to_string(), address(1), None, 30_000);
        }
        assert_eq!(present.told(30_000).0, MOST_OF_ONE);
        for last in 2..=200 {
            for page in 0..MOST_OF_ONE {
                present.visits(&format!("{last} {page}"), address(last), Some(format!("{last}")), 30_000);
            }
        }
        let (visitors, names) = present.told(30_000);
        assert_eq!((visitors, names.len()), (MOST, NAMED));
        // Who is counted already is counted again.
        present.visits("0", address(1), Some("!".into()), 40_000);
        assert_eq!(present.told(45_000), (1, vec!["!".into()]));
    }
}
