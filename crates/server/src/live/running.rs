//! Which positions stand in the games that are running here, so that nobody is helped in one of them: neither by an engine nor
//! by the computer of this program. `running_men.rs` says which boards are so much alike that they count as the same.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use board::Position;
use game::Game;
use store::{GameId, GameSummary};

use crate::live::game::LiveGame;
use crate::live::running_men::{Looks, Men};

/// Of so many games it is kept that another server has gone on with them.
const MOST_BEHIND: usize = 10_000;

/// What is known of a game.
struct Noted {
    /// At which of its acts.
    version: u64,
    /// What stands on its board, and what stood there when the turn began; nothing once it is over.
    boards: Vec<Men>,
}

/// The positions of the games that are running.
#[derive(Default)]
pub(crate) struct Running {
    games: Mutex<Games>,
}

#[derive(Default)]
pub(super) struct Games {
    noted: HashMap<GameId, Noted>,
    /// Whether every game of the log was read once.
    pub(super) all: bool,
    /// Games with which another server has gone on since.
    pub(super) behind: HashSet<GameId>,
    /// Whether somebody looks through the log now.
    pub(super) looking: bool,
    /// How often that came to its end.
    pub(super) looks: u64,
}

impl Running {
    /// A game has come so far at a table here.
    pub(crate) fn stands(&self, id: &GameId, game: &LiveGame) {
        let over = game.mark.is_some() || game.game.ending().is_some();
        self.notes(id, game.version(), if over { Vec::new() } else { boards(&game.game) });
    }

    /// Another server has gone on with a game; none: nobody knows with which.
    pub(crate) fn goes_on_elsewhere(&self, game: Option<&GameId>) {
        let mut games = self.games();
        match game {
            Some(game) if games.behind.len() < MOST_BEHIND => drop(games.behind.insert(game.clone())),
            // Nobody has asked for long: then the whole log is looked through.
            Some(_) | None => (games.all, games.behind) = (false, HashSet::new()),
        }
    }

    /// Whether a position stands in a game that is running, or so nearly that it would help there.
    pub(crate) fn is_in_play(&self, position: &Position) -> bool {
        let looks = Looks::of(Men::of(|square| position.man_at(square)));
        let games = self.games();
        let mut boards = games.noted.values().flat_map(|noted| &noted.boards);
        boards.any(|board| looks.help_at(board))
    }

    /// A game has come so far; without boards it is over.
    pub(super) fn notes(&self, id: &GameId, version: u64, boards: Vec<Men>) {
        let mut games = self.games();
        // While the log is read, a game that is over is kept, so that nobody notes an earlier act of it.
        let is_settled = !games.looking;
        match games.noted.get(id) {
            Some(noted) if noted.version > version => {}
            _ if boards.is_empty() && is_settled => drop(games.noted.remove(id)),
            _ => drop(games.noted.insert(id.clone(), Noted { version, boards })),
        }
    }

    /// Whether a game is known as far as the log has it.
    pub(super) fn is_noted(&self, game: &GameSummary) -> bool {
        self.games().noted.get(&game.id).is_some_and(|noted| noted.version >= game.version)
    }

    /// Whether anything is known of a game.
    pub(super) fn knows(&self, id: &GameId) -> bool {
        self.games().noted.contains_key(id)
    }

    /// Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
    pub(super) fn games(&self) -> MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Games {
    /// The log was looked through; where that failed, the next who asks has it done again.
    pub(super) fn looked(&mut self, done: bool) {
        (self.looking, self.all) = (false, done);
        self.looks += 1;
        if done {
            self.noted.retain(|_, noted| !noted.boards.is_empty());
        }
    }
}

/// The men of a running game. Before its first act nobody plays it.
fn boards(game: &Game) -> Vec<Men> {
    if game.log().is_empty() {
        return Vec::new();
    }
    let (position, standing) = (game.position(), game.standing_without_line());
    let mut boards =
        vec![Men::of(|square| position.man_at(square)), Men::of(|square| standing.board[square.index()])];
    boards.dedup();
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDS: &str = "r1bqkb1r/1pp2ppp/p1np1n2/4p2Q/2B1P3/3P3P/PPP2PP1/RNB1K1NR w KQkq - 4 6";

    #[test]
    fn a_game_that_is_over_helps_nobody_any_more() {
        let (running, id) = (Running::default(), GameId::new("7k2m9q").unwrap());
        let position = STANDS.parse::<board::Setup>().unwrap().position().unwrap();
        let men = || vec![Men::of(|square| position.man_at(square))];
        running.notes(&id, 1, men());
        assert!(running.is_in_play(&position));
        // While the log is looked through, an earlier act that is read late does not bring it back.
        running.games().looking = true;
        running.notes(&id, 9, Vec::new());
        assert!(!running.is_in_play(&position));
        running.notes(&id, 8, men());
        assert!(!running.is_in_play(&position));
    }
}
