//! How well it plays.

/// How well the computer plays, from 1 to 8.
///
/// A higher level looks at more positions, is less content with a worse move, and overlooks less. The figures are our
/// own choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level comes to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// How many positions a search may visit.
    pub(crate) positions: u64,
    /// How much worse than the best a move may be, in hundredths of a Pawn.
    pub(crate) carelessness: i32,
    /// How often in a hundred turns it touches the wrong piece, where that can happen.
    pub(crate) slips: u64,
    /// How often in a hundred it notices what it could claim.
    pub(crate) notices: u64,
}

const STRENGTHS: [Strength; 8] = [
    Strength { positions: 300, carelessness: 160, slips: 12, notices: 35 },
    Strength { positions: 1_000, carelessness: 110, slips: 7, notices: 60 },
    Strength { positions: 3_000, carelessness: 70, slips: 3, notices: 80 },
    Strength { positions: 8_000, carelessness: 40, slips: 0, notices: 100 },
    Strength { positions: 20_000, carelessness: 25, slips: 0, notices: 100 },
    Strength { positions: 60_000, carelessness: 12, slips: 0, notices: 100 },
    Strength { positions: 150_000, carelessness: 5, slips: 0, notices: 100 },
    Strength { positions: 400_000, carelessness: 0, slips: 0, notices: 100 },
];

impl Level {
    /// The lowest, which is for learning.
    pub const LOWEST: Level = Level(1);
    /// The highest.
    pub const HIGHEST: Level = Level(8);

    /// The level with that number, from 1 to 8.
    ///
    /// ```
    /// use jadoube_opponent::Level;
    /// assert_eq!(Level::new(8), Some(Level::HIGHEST));
    /// assert_eq!(Level::new(9), None);
    /// ```
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=8).contains(&number).then_some(Level(number))
    }

    /// Its number, from 1 to 8.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn strength(self) -> Strength {
        STRENGTHS[usize::from(self.0) - 1]
    }
}
