//! What the games reach: how often each act, each ruling and each ending occurred.

use std::collections::BTreeMap;
use std::fmt;

/// Counts, to be added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many games.
    pub games: usize,
    /// By title, then by word.
    counts: BTreeMap<&'static str, BTreeMap<String, usize>>,
}

impl Figures {
    /// Counts a word under a title.
    pub fn count(&mut self, title: &'static str, word: &str) {
        let words = self.counts.entry(title).or_default();
        match words.get_mut(word) {
            Some(count) => *count += 1,
            None => drop(words.insert(word.to_owned(), 1)),
        }
    }

    /// How often a word came under a title.
    #[must_use]
    pub fn of(&self, title: &str, word: &str) -> usize {
        self.counts.get(title).and_then(|words| words.get(word)).copied().unwrap_or(0)
    }

    /// Adds those of other games.
    pub fn add(&mut self, other: Figures) {
        self.games += other.games;
        for (title, words) in other.counts {
            let mine = self.counts.entry(title).or_default();
            for (word, count) in words {
                *mine.entry(word).or_default() += count;
            }
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games", self.games)?;
        for (title, words) in &self.counts {
            let words: Vec<String> = words.iter().map(|(word, count)| format!("{word} {count}")).collect();
            writeln!(f, "{title}: {}", words.join(", "))?;
        }
        Ok(())
    }
}
