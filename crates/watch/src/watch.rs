//! The watch: every feed and every board.

use std::collections::{BTreeMap, VecDeque};

use audit::{Basis, Choice};
use law::Code;

use crate::board::{Board, STANDS_MS};
use crate::board_id::BoardId;
use crate::feed::{Feed, Shared};
use crate::laws::Laws;
use crate::name::Name;
use crate::told::{Change, Told};

/// How many boards are watched at most, so that no feed fills the memory.
pub const MOST_BOARDS: usize = 10_000;

/// A round, or several, watched live.
#[derive(Debug)]
pub struct Watch {
    laws: Laws,
    feeds: BTreeMap<String, Feed>,
    boards: Vec<Board>,
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

    /// A feed cannot be found, which may be a moment in which it is written anew. When this is said a second time its boards
    /// are gone, and their alarms lapse.
    pub fn missing(&mut self, source: &str, at: u64) -> Vec<Told> {
        self.with(source, |feed, shared| feed.is_missing(shared, at))
    }

    /// Nothing is read any more: what was withheld because it is so by a last move alone is told as it stands.
    pub fn ends(&mut self, at: u64) -> Vec<Told> {
        let Watch { laws, boards, change, .. } = self;
        let withheld = boards.iter_mut().filter(|board| board.is_withheld());
        let told = withheld.flat_map(|board| board.again(laws, at.saturating_add(STANDS_MS), change));
        let told = told.map(|told| Told { at, ..told }).collect();
        self.keep(told)
    }

    /// When the feeds are to be read next so that nothing waits longer than it has to: then a last move has stood long enough
    /// for what is so by it alone. In milliseconds; none where nothing waits.
    #[must_use]
    pub fn due(&self) -> Option<u64> {
        self.boards.iter().filter_map(Board::due).min()
    }

    /// Whether a feed says something, but has no game.
    #[must_use]
    pub fn is_without_games(&self, source: &str) -> bool {
        self.feeds.get(source).is_some_and(Feed::is_without_games)
    }

    fn with(&mut self, source: &str, does: impl FnOnce(&mut Feed, &mut Shared) -> Vec<Told>) -> Vec<Told> {
        let Some(feed) = self.feeds.get_mut(source) else { return Vec::new() };
        let Watch { laws, boards, change, .. } = self;
        let told = does(feed, &mut Shared { boards, laws, change, most: MOST_BOARDS });
        self.keep(told)
    }

    /// Writes into the log what is told.
    fn keep(&mut self, mut told: Vec<Told>) -> Vec<Told> {
        // What stands in two feeds is told once.
        told.retain(|told| !was_told_of_a_copy(&self.boards, told));
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

    /// The games: every board but those that are copies of another, in another feed. Of copies the one with most moves.
    #[must_use]
    pub fn games(&self) -> Vec<&Board> {
        let follows = |board: &Board| (!board.is_gone(), board.record().plies());
        let mut games: Vec<&Board> = Vec::new();
        let mut by_name: BTreeMap<&Name, Vec<usize>> = BTreeMap::new();
        for board in &self.boards {
            let same = by_name.entry(board.name()).or_default();
            match same.iter().copied().find(|&at| games[at].is_copy_of(board)) {
                Some(at) if follows(board) > follows(games[at]) => games[at] = board,
                Some(_) => {}
                None => {
                    same.push(games.len());
                    games.push(board);
                }
            }
        }
        games
    }

    /// The boards, in the order in which they were first seen.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The code under which a board is judged, and why it was chosen.
    #[must_use]
    pub fn code(&self, board: &Board) -> (&'static Code, Basis) {
        self.laws.of(board.record()).code(board.record())
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

/// Whether the same was told of another board on which the same game stands.
fn was_told_of_a_copy(boards: &[Board], told: &Told) -> bool {
    let Some(board) = boards.get(told.board.0 as usize) else { return false };
    let is_copy =
        |other: &&Board| other.name() == board.name() && !other.is_gone() && other.is_copy_of(board);
    let mut copies = boards.iter().filter(is_copy).filter_map(|copy| copy.stands(&told.alarm));
    copies.any(|stands| match told.change {
        Change::Withdrawn => true,
        // What lapses because its file has gone stands in the copy.
        Change::Lapsed if board.is_gone() => true,
        change => change == stands.into(),
    })
}
