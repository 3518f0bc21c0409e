//! What it costs to know, after every move of real games, whether the position is dead and who can still mate.

use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;

use board::{Move, Position, Side};
use pgn_reader::{Reader, SanPlus, Visitor};
use proof::{Answer, Bound, MatingLines};
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::timed;

/// The moves of a game from the usual array; none for a game from another start.
#[derive(Default)]
struct Moves;

struct Game {
    theirs: Chess,
    ours: Position,
    moves: Vec<Move>,
}

impl Visitor for Moves {
    type Tags = bool;
    type Movetext = Game;
    type Output = Vec<Move>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, bool> {
        ControlFlow::Continue(true)
    }

    fn tag(&mut self, usual: &mut bool, name: &[u8], _: pgn_reader::RawTag<'_>) -> ControlFlow<Self::Output> {
        *usual &= name != b"FEN";
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, usual: bool) -> ControlFlow<Self::Output, Game> {
        if !usual {
            return ControlFlow::Break(Vec::new());
        }
        ControlFlow::Continue(Game { theirs: Chess::default(), ours: Position::default(), moves: Vec::new() })
    }

    fn san(&mut self, game: &mut Game, san: SanPlus) -> ControlFlow<Self::Output> {
        let Ok(m) = san.san.to_move(&game.theirs) else {
            return ControlFlow::Break(std::mem::take(&mut game.moves));
        };
        let ours = game.ours.parse_uci(&m.to_uci(CastlingMode::Standard).to_string()).expect("a legal move");
        game.moves.push(ours);
        game.ours = game.ours.play(ours);
        game.theirs.play_unchecked(m);
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Game) -> ControlFlow<Self::Output, pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn end_game(&mut self, game: Game) -> Self::Output {
        game.moves
    }
}

/// Times after single moves in nanoseconds, and the answers.
#[derive(Default)]
struct Cost {
    times: Vec<u64>,
    dead: u64,
    open: u64,
    searched: u64,
}

impl Cost {
    fn count(&mut self, time: u64, answers: &[Answer], dead: bool, states: u64) {
        self.times.push(time);
        self.dead += u64::from(dead);
        self.open += u64::from(answers.contains(&Answer::Undetermined));
        self.searched += u64::from(states > 0);
    }

    fn print(&mut self, what: &str) {
        self.times.sort_unstable();
        let count = self.times.len().max(1);
        let part = |thousandths: usize| {
            self.times.get((count - 1) * thousandths / 1000).map_or(0.0, |&time| time as f64 / 1000.0)
        };
        println!(
            "  {what:28} mean {:7.2} us, median {:6.2}, 99 % {:8.1}, 99.9 % {:8.1}, slowest {:9.1}; searched after {:.2} %, {} dead, {} undetermined",
            self.times.iter().sum::<u64>() as f64 / count as f64 / 1000.0,
            part(500),
            part(990),
            part(999),
            part(1000),
            100.0 * self.searched as f64 / count as f64,
            self.dead,
            self.open,
        );
    }
}

/// Plays so many games and asks after each move whether the position is dead and, in a second pass, whether each side can
/// still mate.
pub fn run(data: &Path, wanted: usize, states: u64) {
    let file = File::open(data.join("otb_bench.pgn.zst")).expect("otb_bench.pgn.zst");
    let mut reader = Reader::new(zstd::Decoder::new(file).expect("a file that zstd can read"));
    let (mut one, mut both) = (Cost::default(), Cost::default());
    let (mut games, mut moves) = (0, 0);
    let bound = Bound { states };
    while games < wanted {
        let Some(game) = reader.read_game(&mut Moves).expect("games") else { break };
        games += 1;
        moves += game.len();
        let mut lines = MatingLines::new(&Position::default());
        for &m in &game {
            let ((answer, states), time) = timed(|| {
                lines = lines.after(m);
                let verdict = lines.dead(bound);
                (verdict.answer, verdict.states)
            });
            one.count(time, &[answer], answer == Answer::Yes, states);
        }
        let mut lines = MatingLines::new(&Position::default());
        for &m in &game {
            let (verdicts, time) = timed(|| {
                lines = lines.after(m);
                Side::ALL.map(|side| lines.can_win(side, bound))
            });
            let answers = verdicts.each_ref().map(|verdict| verdict.answer);
            let states = verdicts.iter().map(|verdict| verdict.states).sum();
            both.count(time, &answers, answers == [Answer::No; 2], states);
        }
    }
    println!("along games: {games} games, {moves} single moves, bound {states} states");
    one.print("is it dead, a move");
    both.print("can each side mate, a move");
}
