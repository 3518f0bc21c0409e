//! How long an update takes: a thousand boards in one file, and in a file for each.
//!
//! ```sh
//! cargo run --release -p jadoube-watch --example thousand_boards
//! ```
//!
//! Every board is played by chance, half of the moves going back where they came from, so that positions come back as they
//! do in a drawn ending. At each update the boards that moved are written with one single move more. It prints the longest and
//! the middle one of the updates.

use std::fmt::Write;
use std::time::{Duration, Instant};

use audit::Choice;
use board::Position;
use jadoube_watch::{Change, Watch};
use records::san;

const BOARDS: usize = 1000;

/// How many single moves each game has.
const PLIES: usize = 160;

/// A row of numbers without a pattern.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }
}

/// The moves of a game, each with its number where White makes it, and a clock.
fn moves(seed: u64) -> Vec<String> {
    let (mut numbers, mut position) = (Numbers(seed), Position::default());
    let (mut texts, mut made) = (Vec::new(), Vec::<board::Move>::new());
    while texts.len() < PLIES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let any = legal[numbers.next(legal.len())];
        let back = made.len().checked_sub(2).map(|at| made[at]);
        let back =
            legal.iter().copied().find(|m| back.is_some_and(|b| m.from() == b.to() && m.to() == b.from()));
        let m = if numbers.next(2) == 0 { back.unwrap_or(any) } else { any };
        let left = 5400 - 30 * (texts.len() / 2);
        let mut text = String::new();
        if texts.len() % 2 == 0 {
            let _ = write!(text, "{}. ", texts.len() / 2 + 1);
        }
        let clock = format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60);
        let _ = write!(text, "{} {{[%clk {clock}]}} ", san::write(&position, m));
        texts.push(text);
        position = position.play(m);
        made.push(m);
    }
    texts
}

struct Game {
    at: usize,
    moves: Vec<String>,
    written: usize,
}

impl Game {
    fn pgn(&self) -> String {
        let at = self.at;
        format!(
            "[Event \"Open\"]\n[Site \"Hall\"]\n[Date \"2024.05.01\"]\n[Round \"5.{at}\"]\n[White \"White {at}\"]\n\
             [Black \"Black {at}\"]\n[Result \"*\"]\n\n{}*\n\n",
            self.moves[..self.written].concat()
        )
    }

    fn goes_on(&mut self) {
        self.written = (self.written + 1).min(self.moves.len());
    }
}

/// The longest and the middle one.
fn longest_and_middle(mut times: Vec<Duration>) -> (Duration, Duration) {
    times.sort();
    let longest = times.last().copied().unwrap_or_default();
    (longest, times.get(times.len() / 2).copied().unwrap_or_default())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let code = law::codes::find("fide-2023").ok_or("no such code")?;
    for (what, moving, one_file) in [
        ("one file, every board moves", BOARDS, true),
        ("one file, 30 boards move", 30, true),
        ("a file for each board, every board moves", BOARDS, false),
        ("a file for each board, 30 boards move", 30, false),
    ] {
        let mut games: Vec<Game> =
            (1..=BOARDS).map(|at| Game { at, moves: moves(at as u64), written: PLIES / 2 }).collect();
        let mut watch = Watch::new(Choice::ByDate, code);
        let (mut numbers, mut times, mut raised, mut bytes) = (Numbers(1), Vec::new(), 0, 0);
        for update in 0..PLIES as u64 / 2 {
            if update > 0 {
                for at in 0..moving {
                    let at = if moving == BOARDS { at } else { numbers.next(BOARDS) };
                    games[at].goes_on();
                }
            }
            let texts: Vec<String> = games.iter().map(Game::pgn).collect();
            let whole = texts.concat();
            let start = Instant::now();
            let mut told = Vec::new();
            if one_file {
                told.extend(watch.read("round.pgn", whole.as_bytes(), update));
            } else {
                for (at, text) in texts.iter().enumerate() {
                    told.extend(watch.read(&format!("{at:04}.pgn"), text.as_bytes(), update));
                }
            }
            // The first read judges every game from its beginning.
            if update > 0 {
                times.push(start.elapsed());
            } else {
                println!("{what}: the first read takes {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
            }
            bytes = whole.len();
            raised += told.iter().filter(|told| told.change == Change::Raised).count();
        }
        let (longest, middle) = longest_and_middle(times);
        println!(
            "  longest update {:.1} ms, middle {:.1} ms; {} boards, {raised} alarms, {bytes} bytes at the end",
            longest.as_secs_f64() * 1e3,
            middle.as_secs_f64() * 1e3,
            watch.boards().len()
        );
    }
    Ok(())
}
