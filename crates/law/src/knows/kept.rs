//! What codes know, kept for the games that follow: it takes longer to find than a short game takes to judge.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::Knows;
use crate::in_force::InForce;

/// How many are kept. There are more ways to announce variations than anybody plays.
const MOST: usize = 1024;

/// By the code's address and the annexes that are in force: nothing else bears on it.
static KEPT: Mutex<Option<HashMap<(usize, u128), Knows>>> = Mutex::new(None);

impl Knows {
    /// What this code knows, as far as it is in force. It is found when it is first asked for, and kept.
    pub fn of(law: impl Into<InForce>) -> Knows {
        let law = law.into();
        let place = law.place();
        let kept = |found: Option<Knows>| {
            let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
            let kept = kept.get_or_insert_default();
            if let Some(found) = found.filter(|_| kept.len() < MOST) {
                kept.insert(place, found);
            }
            kept.get(&place).copied()
        };
        // It is found while nothing is locked, so that a code that is none stops no other.
        kept(None).unwrap_or_else(|| {
            let found = Knows::find(law);
            kept(Some(found)).unwrap_or(found)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Knows, codes};

    #[test]
    fn what_is_kept_is_what_is_found() {
        for code in codes::all() {
            for regulations in code.regulations().iter().take(4) {
                let law = code.under(regulations);
                for _ in 0..2 {
                    assert_eq!(Knows::of(law), Knows::find(law), "{law:?}");
                }
            }
        }
    }
}
