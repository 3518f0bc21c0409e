//! The positions met, each once and exactly: a hash finds the place, the whole key decides.

use crate::packed::Packed;

/// Forty bytes a position for its key, four for where it came from, and 5.3 to 10.7 for its place in the table.
pub(crate) struct Closed {
    keys: Vec<Packed>,
    parents: Vec<u32>,
    /// Numbers of positions, [`FREE`] where there is none; a power of two long, at most three quarters full.
    table: Vec<u32>,
}

const FREE: u32 = u32::MAX;

/// The most positions that can be told apart by their numbers.
pub(crate) const MOST: u64 = FREE as u64 - 1;

impl Closed {
    pub(crate) fn new() -> Self {
        Self { keys: Vec::with_capacity(64), parents: Vec::with_capacity(64), table: vec![FREE; 128] }
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(crate) fn key(&self, number: u32) -> &Packed {
        &self.keys[number as usize]
    }

    pub(crate) fn parent(&self, number: u32) -> u32 {
        self.parents[number as usize]
    }

    /// The number of a position not met before; `None` if it was.
    pub(crate) fn insert(&mut self, key: Packed, parent: u32) -> Option<u32> {
        if (self.keys.len() + 1) * 4 > self.table.len() * 3 {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut place = key.spread() as usize & mask;
        while self.table[place] != FREE {
            if self.keys[self.table[place] as usize] == key {
                return None;
            }
            place = (place + 1) & mask;
        }
        let number = self.keys.len() as u32;
        self.table[place] = number;
        self.keys.push(key);
        self.parents.push(parent);
        Some(number)
    }

    fn grow(&mut self) {
        let mask = self.table.len() * 2 - 1;
        self.table.clear();
        self.table.resize(mask + 1, FREE);
        for (number, key) in (0..).zip(&self.keys) {
            let mut place = key.spread() as usize & mask;
            while self.table[place] != FREE {
                place = (place + 1) & mask;
            }
            self.table[place] = number;
        }
    }
}
