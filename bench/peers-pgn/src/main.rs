//! How fast games are read with every move checked, here and by pgn-reader with shakmaty, in one thread and one run.
//!
//! `cargo run --release -- FILE [ROUNDS] [PROGRAM]`, FILE plain or compressed with zstd. The text is decompressed beforehand.
//! The programs take turns, and medians of their CPU time are printed. Games whose start shakmaty refuses give neither
//! program an advantage: all read the same bytes, and the numbers of moves are printed beside the times. PROGRAM, a number
//! from 0 on, runs one of them alone, for a profile.

use std::hint::black_box;
use std::io::Read as _;
use std::ops::ControlFlow;

use audit::{Auditor, Choice, Record};
use cpu_time::ThreadTime;
use records::pgn::{Reader, Replay};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

/// Plays the main line with shakmaty; the output is the number of moves.
struct Theirs;

struct Tags {
    fen: Option<Fen>,
    chess960: bool,
}

impl pgn_reader::Visitor for Theirs {
    type Tags = Tags;
    type Movetext = (Chess, u64);
    type Output = u64;

    fn begin_tags(&mut self) -> ControlFlow<u64, Tags> {
        ControlFlow::Continue(Tags { fen: None, chess960: false })
    }

    fn tag(&mut self, tags: &mut Tags, name: &[u8], value: pgn_reader::RawTag<'_>) -> ControlFlow<u64> {
        match name {
            b"FEN" => tags.fen = Fen::from_ascii(value.as_bytes()).ok(),
            b"Variant" => tags.chess960 = value.as_bytes().windows(3).any(|part| part == b"960"),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Tags) -> ControlFlow<u64, (Chess, u64)> {
        let mode = if tags.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
        let start = match tags.fen {
            None => Ok(Chess::default()),
            Some(fen) => fen.into_position(mode),
        };
        match start {
            Ok(start) => ControlFlow::Continue((start, 0)),
            Err(_) => ControlFlow::Break(0),
        }
    }

    fn san(&mut self, game: &mut (Chess, u64), san: pgn_reader::SanPlus) -> ControlFlow<u64> {
        match san.san.to_move(&game.0) {
            Ok(played) => {
                game.0.play_unchecked(played);
                game.1 += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(game.1),
        }
    }

    fn begin_variation(&mut self, _: &mut (Chess, u64)) -> ControlFlow<u64, pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn end_game(&mut self, game: (Chess, u64)) -> u64 {
        black_box(&game.0);
        game.1
    }
}

fn theirs(text: &[u8]) -> (u64, u64) {
    let (mut games, mut moves) = (0, 0);
    let mut reader = pgn_reader::Reader::new(text);
    while let Ok(Some(played)) = reader.read_game(&mut Theirs) {
        games += 1;
        moves += played;
    }
    (games, moves)
}

fn ours(text: &[u8]) -> (u64, u64) {
    let (mut reader, mut replay, mut moves) = (Reader::new(text), Replay::default(), 0);
    while reader.read_game(&mut replay).expect("bytes in memory") {
        moves += replay.plies();
    }
    (reader.games(), moves)
}

fn audited(text: &[u8]) -> (u64, u64) {
    let (mut reader, mut record, mut moves) = (Reader::new(text), Record::default(), 0);
    let auditor = Auditor::new(Choice::ByDate);
    while reader.read_game(&mut record).expect("bytes in memory") {
        moves += u64::from(record.plies());
        black_box(auditor.audit(&record));
    }
    (reader.games(), moves)
}

/// Reads a text; the numbers of games and of moves.
type Program = (&'static str, fn(&[u8]) -> (u64, u64));

const PROGRAMS: [Program; 3] =
    [("pgn-reader, shakmaty", theirs), ("jadoube, replay", ours), ("jadoube, audit", audited)];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("the name of a file");
    let rounds = arguments.next().map_or(5, |rounds| rounds.parse().expect("a number"));
    let alone: Option<usize> = arguments.next().map(|number| number.parse().expect("the number of a program"));
    let mut text = std::fs::read(&file).expect("a file");
    if text.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
        let mut plain = Vec::new();
        zstd::Decoder::new(&text[..]).expect("packed text").read_to_end(&mut plain).expect("packed text");
        text = plain;
    }
    if let Some((name, read)) = alone.and_then(|number| PROGRAMS.get(number)) {
        for _ in 0..rounds {
            println!("{name}: {:?}", read(black_box(&text)));
        }
        return;
    }
    let mut seconds = PROGRAMS.map(|_| Vec::new());
    let mut counts = [(0, 0); PROGRAMS.len()];
    for _ in 0..rounds {
        for (at, (_, read)) in PROGRAMS.iter().enumerate() {
            let start = ThreadTime::now();
            counts[at] = read(black_box(&text));
            seconds[at].push(start.elapsed().as_secs_f64());
        }
    }
    let medians = seconds.map(|mut seconds| {
        seconds.sort_by(f64::total_cmp);
        seconds[seconds.len() / 2]
    });
    println!(
        "{:24}{:>10}{:>12}{:>12}{:>12}{:>10}{:>10}",
        "", "games", "moves", "seconds", "games/s", "MB/s", "ratio"
    );
    for ((name, _), ((games, moves), seconds)) in PROGRAMS.iter().zip(counts.iter().zip(medians)) {
        println!(
            "{name:24}{games:>10}{moves:>12}{seconds:>12.3}{:>12.0}{:>10.0}{:>10.2}",
            *games as f64 / seconds,
            text.len() as f64 / 1e6 / seconds,
            medians[0] / seconds
        );
    }
}
