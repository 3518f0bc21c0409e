//! Feeds in a few words.

use audit::{Choice, Sign};
use board::Position;
use jadoube_watch::{Board, Change, STANDS_MS, Told, Watch};
use records::san;

/// A game as LiveChess writes it.
pub fn game(round: &str, white: &str, black: &str, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Open\"]\n[Site \"Hall\"]\n[Date \"2024.05.01\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n\
         [Black \"{black}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

/// The game of Ada and Bob, at board 14 of round 3.
pub fn ours(moves: &str) -> String {
    game("3.14", "Ada", "Bob", moves, "*")
}

pub fn code(id: &str) -> &'static law::Code {
    law::codes::find(id).expect("a code")
}

pub fn watch() -> Watch {
    Watch::new(Choice::ByDate, code("fide-2023"))
}

/// A watch, and the time of its reads.
pub struct Hall {
    pub watch: Watch,
    now: u64,
}

/// What is told in a few words: the change, the sign and the ply.
pub type Short = (Change, Sign, u32);

impl Hall {
    pub fn new() -> Self {
        Hall { watch: watch(), now: 0 }
    }

    pub fn under(id: &str) -> Self {
        Hall { watch: Watch::new(Choice::Always(code(id)), code(id)), now: 0 }
    }

    /// Reads a text, so long after the last one that what has not changed since is told of.
    pub fn told(&mut self, text: &str) -> Vec<Told> {
        self.told_after(STANDS_MS, text)
    }

    /// Reads a text so many milliseconds after the last one.
    pub fn told_after(&mut self, pause: u64, text: &str) -> Vec<Told> {
        self.now += pause;
        self.watch.read("games.pgn", text.as_bytes(), self.now)
    }

    /// Reads a text.
    pub fn read(&mut self, text: &str) -> Vec<Short> {
        self.told(text).into_iter().map(|told| (told.change, told.alarm.sign, told.alarm.ply)).collect()
    }

    /// Reads our game with these moves.
    pub fn moves(&mut self, moves: &str) -> Vec<Short> {
        self.read(&ours(moves))
    }

    /// Reads our game with these moves twice.
    pub fn twice(&mut self, moves: &str) -> Vec<Short> {
        let mut told = self.moves(moves);
        told.extend(self.moves(moves));
        told
    }

    /// The file cannot be found.
    pub fn goes(&mut self) -> Vec<Short> {
        self.now += 2000;
        let told = self.watch.missing("games.pgn", self.now);
        told.into_iter().map(|told| (told.change, told.alarm.sign, told.alarm.ply)).collect()
    }

    pub fn board(&self) -> &Board {
        &self.watch.boards()[0]
    }
}

/// Four single moves that lead back to where they began, so many times.
pub fn there_and_back(times: usize) -> String {
    "Nf3 Nf6 Ng1 Ng8 ".repeat(times)
}

/// Moves of Knights, so many, that bring no position back as long as they can.
pub fn wandering(plies: usize) -> Vec<String> {
    let (mut position, mut seen, mut moves) = (Position::default(), Vec::new(), Vec::new());
    for _ in 0..plies {
        let quiet = position.legal_moves().into_iter().filter(|&m| {
            let knight = position.man_at(m.from()).is_some_and(|man| man.kind == board::Kind::Knight);
            let next = position.play(m);
            knight && !position.is_irreversible(m) && !next.in_check(next.turn())
        });
        let stood = |m: &board::Move| {
            let placement = position.play(*m).placement();
            seen.iter().filter(|it| **it == placement).count()
        };
        let next = quiet.min_by_key(stood).expect("a Knight can move");
        moves.push(san::write(&position, next));
        position = position.play(next);
        seen.push(position.placement());
    }
    moves
}
