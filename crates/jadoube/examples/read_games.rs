//! Games from a text: read one at a time, their moves visited, their positions asked for, and written again.
//!
//! ```sh
//! cargo run --example read_games
//! cargo run --example read_games games.pgn
//! ```
//!
//! Without a file it reads the two games below.

use std::io::{BufReader, Read};

use jadoube::audit::{Auditor, Choice, Record};
use jadoube::board::Position;
use jadoube::records::pgn::{At, Flow, MoveText, Reader, Visitor};
use jadoube::records::san::{self, Notation};

const GAMES: &str =
    "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {best by test} e5 (1... c5) 2. Qh5 Ke7 3. Qxe5# 1-0\n
[White \"B\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";

/// A visitor keeps what it wants: here, how often each square was moved to. Nothing else is stored.
struct Squares {
    position: Position,
    moved_to: [u32; 64],
}

impl Visitor for Squares {
    fn begin_moves(&mut self, _at: At) -> Flow {
        self.position = Position::default();
        Flow::Tell
    }

    fn san(&mut self, san: MoveText, _at: At) {
        if let Ok(played) = san::read_bytes(&self.position, san.bytes()) {
            self.moved_to[played.to().index()] += 1;
            self.position.make(played);
        }
    }

    fn begin_variation(&mut self, _at: At) -> Flow {
        Flow::Skip
    }
}

fn open() -> std::io::Result<Box<dyn Read>> {
    Ok(match std::env::args().nth(1) {
        Some(file) => Box::new(BufReader::new(std::fs::File::open(file)?)),
        None => Box::new(GAMES.as_bytes()),
    })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Lazily: the reader holds one part of the text, and the visitor what it keeps.
    let mut squares = Squares { position: Position::default(), moved_to: [0; 64] };
    let mut reader = Reader::new(open()?);
    while reader.read_game(&mut squares)? {}
    println!("{} games, {} moves to h4", reader.games(), squares.moved_to[31]);

    // A game kept whole: tags, moves with comments and variations; its positions.
    for game in Reader::new(open()?) {
        let game = game?;
        let Ok(positions) = game.positions() else { continue };
        if let Some(last) = positions.last() {
            println!("{}", last.fen());
        }
        // Written again, here with both squares of each move.
        print!("{}", game.rewrite(Notation::Long).text);
    }

    // Where the laws contradict the record.
    let (mut reader, mut record) = (Reader::new(open()?), Record::default());
    let auditor = Auditor::new(Choice::ByDate);
    while reader.read_game(&mut record)? {
        for finding in auditor.audit(&record) {
            println!("game {}, ply {}: {}", record.place().game, finding.ply, finding.says);
        }
    }
    Ok(())
}
