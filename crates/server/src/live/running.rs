//! Which positions stand in the games that are running here, so that no engine is asked about one of them.
//!
//! A position is told by the men on its squares alone: whose move it is, castling, en passant and the counts of moves make no
//! difference, nor does a board that is mirrored or has its colours changed over, nor how the position was reached. What a
//! move or two makes of it, or one man more or less, is as good as the position itself: boards that differ on so few
//! squares count as the same.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use board::{Man, Position, Square};
use game::Game;
use store::{GameId, GameSummary};

use crate::live::game::LiveGame;

/// Boards that differ on no more squares than this count as the same: two moves change four, castling changes four.
const NEAR: usize = 4;

/// Of so many games it is kept that another server has gone on with them.
const MOST_BEHIND: usize = 10_000;

/// What stands on each square: nothing, or a man by his side and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Men([u8; 64]);

/// The second side's men are told by this beside their kind.
const OTHER_SIDE: u8 = 8;

impl Men {
    fn of(at: impl Fn(Square) -> Option<Man>) -> Men {
        let told = |man: Man| 1 + man.kind.index() as u8 + OTHER_SIDE * man.side.index() as u8;
        let square = |index: usize| Square::from_index(index as u8).and_then(&at).map_or(0, told);
        Men(std::array::from_fn(square))
    }

    fn mirrored(self) -> Men {
        Men(std::array::from_fn(|index| self.0[index ^ 7]))
    }

    fn with_colours_changed_over(self) -> Men {
        let other = |man: u8| if man == 0 { 0 } else { man ^ OTHER_SIDE };
        Men(std::array::from_fn(|index| other(self.0[index ^ 56])))
    }

    /// It, and the boards that ask the same of an engine.
    fn looks(self) -> [Men; 4] {
        let other = self.with_colours_changed_over();
        [self, self.mirrored(), other, other.mirrored()]
    }

    fn is_near(&self, other: &Men) -> bool {
        self.0.iter().zip(&other.0).filter(|(one, other)| one != other).count() <= NEAR
    }
}

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
        let looks = Men::of(|square| position.man_at(square)).looks();
        let games = self.games();
        let mut boards = games.noted.values().flat_map(|noted| &noted.boards);
        boards.any(|board| looks.iter().any(|look| look.is_near(board)))
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

    fn position(fen: &str) -> Position {
        fen.parse::<board::Setup>().unwrap().position().unwrap()
    }

    fn men(fen: &str) -> Men {
        let position = position(fen);
        Men::of(|square| position.man_at(square))
    }

    /// A game of this server that stands so.
    fn running(fen: &str) -> Running {
        let running = Running::default();
        running.notes(&GameId::new("7k2m9q").unwrap(), 1, vec![men(fen)]);
        running
    }

    const STANDS: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";

    #[test]
    fn a_running_position_is_known_in_whatever_dress() {
        let running = running(STANDS);
        for (fen, how) in [
            (STANDS, "as it stands"),
            ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b - - 0 30", "other rights and counts"),
            ("rnb1k1nr/pppp1ppp/8/2b1p3/4P2q/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 4 4", "colours changed over"),
            ("r1bkqb1r/ppp1pppp/2n2n2/Q2p4/3P1B2/8/PPP1PPPP/RN1K1BNR w - - 4 4", "mirrored"),
            ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/P7/1PPP1PPP/RNB1K1NR w KQkq - 0 4", "a Pawn elsewhere"),
            ("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4", "a move later"),
            ("r1bqkb1r/pppp1ppp/2n5/4p2n/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 5", "a man less"),
            ("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3", "two moves before"),
        ] {
            assert!(running.is_in_play(&position(fen)), "{how}");
        }
    }

    #[test]
    fn another_position_is_not() {
        let running = running(STANDS);
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 1 5",
            "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
        ] {
            assert!(!running.is_in_play(&position(fen)), "{fen}");
        }
    }

    #[test]
    fn a_game_that_is_over_helps_nobody_any_more() {
        let (running, id) = (running(STANDS), GameId::new("7k2m9q").unwrap());
        // While the log is looked through, an earlier act that is read late does not bring it back.
        running.games().looking = true;
        running.notes(&id, 9, Vec::new());
        assert!(!running.is_in_play(&position(STANDS)));
        running.notes(&id, 8, vec![men(STANDS)]);
        assert!(!running.is_in_play(&position(STANDS)));
    }
}
