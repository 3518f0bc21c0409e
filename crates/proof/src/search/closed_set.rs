//! The positions reached, each once: a hash finds the place, and the whole key decides.

use crate::search::key::PositionKey;

/// A set of positions by number. Each takes forty bytes for its key, four for where it came from, and 10.7 to 21.3 for its
/// place in the table.
pub(crate) struct ClosedSet {
    keys: Vec<PositionKey>,
    parents: Vec<u32>,
    /// Numbers of positions, each with half of its mixed word above it, so that few keys are compared in vain; [`FREE`]
    /// where there is none. The length is a power of two, and at most three quarters are filled.
    table: Vec<u64>,
}

const FREE: u64 = u64::MAX;

/// The most positions that can be told apart by their numbers.
pub(crate) const CAPACITY: u64 = u32::MAX as u64 - 1;

/// How many keys are looked up together.
pub(crate) const BATCH: usize = 32;

impl ClosedSet {
    pub(crate) fn new() -> Self {
        Self { keys: Vec::with_capacity(64), parents: Vec::with_capacity(64), table: vec![FREE; 128] }
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(crate) fn key(&self, number: u32) -> &PositionKey {
        &self.keys[number as usize]
    }

    pub(crate) fn parent(&self, number: u32) -> u32 {
        self.parents[number as usize]
    }

    /// Which of these keys are certainly in the set; the others are most likely new.
    ///
    /// First all places are read and then all keys, so that memory is waited for twice, not twice for each.
    pub(crate) fn met<T>(&self, keys: &[(T, PositionKey)]) -> [bool; BATCH] {
        let (mut tags, mut places, mut met) = ([0; BATCH], [FREE; BATCH], [false; BATCH]);
        for ((_, key), tag) in keys.iter().zip(&mut tags) {
            *tag = tag_of(key);
        }
        for (tag, place) in tags.iter().zip(&mut places).take(keys.len()) {
            *place = self.table[self.place(*tag)];
        }
        for (i, (_, key)) in keys.iter().enumerate().take(BATCH) {
            let same_tag = places[i] != FREE && places[i] >> 32 == tags[i];
            let number = if same_tag { places[i] as u32 as usize } else { 0 };
            met[i] = same_tag && self.keys[number] == *key;
        }
        met
    }

    /// The number of a new position; `None` if it was in the set already.
    pub(crate) fn insert(&mut self, key: PositionKey, parent: u32) -> Option<u32> {
        if (self.keys.len() + 1) * 4 > self.table.len() * 3 {
            self.grow();
        }
        let tag = tag_of(&key);
        let mut place = self.place(tag);
        while self.table[place] != FREE {
            let entry = self.table[place];
            if entry >> 32 == tag && self.keys[entry as u32 as usize] == key {
                return None;
            }
            place = (place + 1) & (self.table.len() - 1);
        }
        let number = self.keys.len() as u32;
        self.table[place] = tag << 32 | u64::from(number);
        self.keys.push(key);
        self.parents.push(parent);
        Some(number)
    }

    /// Where a key with this tag is looked for first.
    fn place(&self, tag: u64) -> usize {
        tag as usize & (self.table.len() - 1)
    }

    fn grow(&mut self) {
        let longer = vec![FREE; self.table.len() * 2];
        for entry in std::mem::replace(&mut self.table, longer) {
            if entry == FREE {
                continue;
            }
            let mut place = self.place(entry >> 32);
            while self.table[place] != FREE {
                place = (place + 1) & (self.table.len() - 1);
            }
            self.table[place] = entry;
        }
    }
}

fn tag_of(key: &PositionKey) -> u64 {
    key.mixed() >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_inserted_once() {
        let key = |i: u64| PositionKey::of([i, i % 7, 0, i << 40, i / 3]);
        let mut closed = ClosedSet::new();
        for i in 0..5000 {
            assert!(!closed.met(&[((), key(i))])[0], "{i}");
            assert_eq!(closed.insert(key(i), 0), Some(i as u32), "{i}");
            assert_eq!(closed.insert(key(i / 2), 0), None, "{i}");
        }
        assert_eq!(closed.len(), 5000);
        assert!(*closed.key(4321) == key(4321));
    }

    /// Keys of the same tag are told apart by the whole key: the mixed word only finds the place.
    #[test]
    fn a_mixed_word_decides_nothing() {
        let words = (0..200_000_u64).map(|i| PositionKey::of([i, 0, 0, 0, 0]));
        let mut by_tag = std::collections::HashMap::new();
        let twins: Vec<_> = words.filter_map(|key| Some((by_tag.insert(tag_of(&key), key)?, key))).collect();
        assert!(!twins.is_empty());
        for (one, other) in twins {
            let mut closed = ClosedSet::new();
            assert_eq!(closed.insert(one, 0), Some(0));
            assert_eq!(closed.met(&[((), one), ((), other)])[..2], [true, false]);
            assert_eq!(closed.insert(other, 0), Some(1));
        }
    }
}
