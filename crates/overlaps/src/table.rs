//! A game that is played with lines of script.

use game::Game;
use game::standing::{Ruling, Standing};
use records::act::Written;
use records::script::Header;

/// A game, with what was done in it as lines of script.
#[derive(Clone)]
pub struct Table {
    game: Game,
    header: String,
    lines: Vec<String>,
}

/// What came of a line.
pub enum Heard {
    /// It is no act here, or cannot physically be done.
    Cannot(String),
    /// It was judged.
    Judged(Vec<Ruling>),
}

impl Table {
    /// A game under a header; none where the code or the start does not allow it.
    #[must_use]
    pub fn new(header: String) -> Option<Table> {
        let read = Header::read("header", &header).ok()?;
        let game = Game::new(read.code, read.settings).ok()?;
        Some(Table { game, header, lines: Vec::new() })
    }

    /// Judges a line.
    pub fn act(&mut self, line: &str) -> Heard {
        let entry = match line.parse::<Written>().and_then(|written| written.entry(&self.game)) {
            Ok(entry) => entry,
            Err(error) => return Heard::Cannot(error.to_string()),
        };
        match self.game.judge(entry) {
            Err(error) => Heard::Cannot(error.to_string()),
            Ok(rulings) => {
                self.lines.push(line.to_owned());
                Heard::Judged(rulings)
            }
        }
    }

    /// What the laws say to a line, and the game after it; none where it cannot be done.
    #[must_use]
    pub fn after(&self, line: &str) -> Option<(Table, Vec<Ruling>)> {
        let mut after = self.clone();
        match after.act(line) {
            Heard::Cannot(_) => None,
            Heard::Judged(rulings) => Some((after, rulings)),
        }
    }

    /// Whether its moves are sent, and not made on a shared board.
    #[must_use]
    pub fn is_communicated(&self) -> bool {
        self.game.is_communicated()
    }

    /// Everything true of the game now.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.game.standing()
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game as a script, to be judged again by hand.
    #[must_use]
    pub fn script(&self) -> String {
        format!("{}\n\n{}\n", self.header, self.lines.join("\n"))
    }
}
