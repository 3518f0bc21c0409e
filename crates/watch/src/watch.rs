//! The watch: every feed and every board.

use std::collections::{BTreeMap, VecDeque};

use audit::Choice;
use law::Code;

use crate::board::{Board, BoardId};
use crate::feed::{Feed, Shared};
use crate::laws::Laws;
use crate::name::Name;
use crate::told::Told;

/// How many boards are watched at most, so that no feed fills the memory.
pub const MOST_BOARDS: usize = 10_000;

/// A round, or several, watched live.
#[derive(Debug)]
pub struct Watch {
    laws: Laws,
    feeds: BTreeMap<String, Feed>,
    boards: Vec<Board>,
    by_name: BTreeMap<Name, BoardId>,
    change: u64,
    log: VecDeque<Told>,
    /// How many entries were dropped from the log.
    dropped: u64,
}

/// How many entries the log keeps; the oldest go first.
pub const LONGEST_LOG: usize = 5_000;

impl Watch {
    /// A watch under the code that was asked for, or by the date of each game; a game without one is played under `today`.
    #[must_use]
    pub fn new(choice: Choice, today: &'static Code) -> Self {
        Watch {
            laws: Laws::new(choice, today),
            feeds: BTreeMap::new(),
            boards: Vec::new(),
            by_name: BTreeMap::new(),
            change: 0,
            log: VecDeque::new(),
            dropped: 0,
        }
    }

    /// Takes a read of a feed, and tells what follows from it. `at` is the time of the read in milliseconds.
    pub fn read(&mut self, source: &str, text: &[u8], at: u64) -> Vec<Told> {
        if !self.feeds.contains_key(source) {
            self.feeds.insert(source.to_owned(), Feed::default());
        }
        self.with(source, |feed, shared| feed.read(source, text, shared, at))
    }

    /// Takes a read of a feed that says what the last one said.
    pub fn again(&mut self, source: &str, at: u64) -> Vec<Told> {
        self.with(source, |feed, shared| feed.again(source, shared, at))
    }

    /// A feed cannot be found any more. Its boards stay, with their alarms; they are shown as gone.
    pub fn missing(&mut self, source: &str) {
        self.with(source, |feed, shared| {
            feed.is_missing(shared);
            Vec::new()
        });
    }

    fn with(&mut self, source: &str, does: impl FnOnce(&mut Feed, &mut Shared) -> Vec<Told>) -> Vec<Told> {
        let Some(feed) = self.feeds.get_mut(source) else { return Vec::new() };
        let Watch { laws, boards, by_name, change, .. } = self;
        let told = does(feed, &mut Shared { boards, by_name, laws, change, most: MOST_BOARDS });
        self.log.extend(told.iter().cloned());
        while self.log.len() > LONGEST_LOG {
            self.log.pop_front();
            self.dropped += 1;
        }
        told
    }

    /// What was told, from this entry on, each with its number; the first has the number 0.
    pub fn log(&self, from: u64) -> impl Iterator<Item = (u64, &Told)> {
        let skipped = usize::try_from(from.saturating_sub(self.dropped)).unwrap_or(usize::MAX);
        (self.dropped..).zip(&self.log).skip(skipped)
    }

    /// The boards, in the order in which they were first seen.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// A board by its number.
    #[must_use]
    pub fn board(&self, id: BoardId) -> Option<&Board> {
        self.boards.get(id.0 as usize)
    }

    /// The feeds, in the order of their names, and how many boards each has.
    pub fn feeds(&self) -> impl Iterator<Item = (&str, usize)> {
        self.feeds.iter().map(|(source, feed)| (source.as_str(), feed.boards().len()))
    }

    /// The number of the last change of a board.
    #[must_use]
    pub fn change(&self) -> u64 {
        self.change
    }
}
