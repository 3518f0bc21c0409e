//! The blocks of games. Each has a digest of its own, so that a difference has a place.

use std::fmt;

use crate::figures::Figures;
use crate::notes::{Digests, Hashing, Notes};
use crate::play;
use crate::sitting::{self, Case};

/// How many random games of a code are kept.
pub const GAMES: usize = 20_000;

/// The games of the first block, which the tests of this crate judge too.
pub const FIRST: usize = 10;

/// The games up to which every other block goes are a multiple of this.
const SIZE: usize = 100;

/// Games of a code with one digest of each kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Block {
    /// The cases of a file.
    Cases(String),
    /// Games made out of the cases of a file.
    Varied(String),
    /// Random games, from a number to before another.
    Random(usize, usize),
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Block::Cases(file) => write!(f, "cases/{file}"),
            Block::Varied(file) => write!(f, "varied/{file}"),
            Block::Random(from, to) => write!(f, "random/{from}-{}", to.saturating_sub(1)),
        }
    }
}

/// The blocks of a code, and the cases that some of them are made of.
pub struct Games {
    /// The code.
    pub code: &'static str,
    cases: Vec<(&'static str, Vec<Case>)>,
}

impl Games {
    /// The games of a code.
    ///
    /// # Errors
    ///
    /// What cannot be read of its cases.
    pub fn of(code: &'static str) -> Result<Self, String> {
        Ok(Games { code, cases: sitting::cases(code)? })
    }

    /// The blocks, with so many random games.
    #[must_use]
    pub fn blocks(&self, games: usize) -> Vec<Block> {
        let files = || self.cases.iter().map(|(file, _)| (*file).to_owned());
        let mut blocks: Vec<Block> = files().map(Block::Cases).chain(files().map(Block::Varied)).collect();
        let mut from = 0;
        while from < games {
            let to = if from == 0 { FIRST } else { (from / SIZE + 1) * SIZE };
            blocks.push(Block::Random(from, to));
            from = to;
        }
        blocks
    }

    fn cases_of(&self, name: &str) -> impl Iterator<Item = &Case> {
        self.cases.iter().filter(move |(file, _)| *file == name).flat_map(|(_, cases)| cases)
    }

    /// Judges the games of a block.
    pub fn judge(&self, block: &Block, notes: &mut dyn Notes, figures: &mut Figures) {
        match block {
            Block::Cases(file) => self.cases_of(file).for_each(|case| play::case(case, notes, figures)),
            Block::Varied(file) => {
                self.cases_of(file).for_each(|case| play::variations(case, notes, figures));
            }
            Block::Random(from, to) => {
                (*from..*to).for_each(|number| play::random_game(self.code, number, notes, figures));
            }
        }
    }

    /// The digests of a block.
    pub fn digests(&self, block: &Block, figures: &mut Figures) -> Digests {
        let mut hashing = Hashing::default();
        self.judge(block, &mut hashing, figures);
        hashing.finish()
    }
}
