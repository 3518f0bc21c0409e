//! A game that is played with lines of script.

use board::Side;
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
    /// The number of lines before this turn began, and the turn: how many moves stand, and who is to play.
    turn: (usize, (usize, Side)),
}

/// How many moves stand in the line, and whose turn it is.
fn turn_of(game: &Game) -> (usize, Side) {
    (game.line().len(), game.position().turn())
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
        let turn = (0, turn_of(&game));
        Some(Table { game, header, lines: Vec::new(), turn })
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
                let now = turn_of(&self.game);
                if now != self.turn.1 {
                    self.turn = (self.lines.len(), now);
                }
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

    /// The lines since this turn began.
    #[must_use]
    pub fn lines_of_turn(&self) -> &[String] {
        &self.lines[self.turn.0..]
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
