//! Audits a plain PGN text, and tells how long reading and auditing took.
//!
//! ```sh
//! cargo run --release -p jadoube-audit --example audit_text games.pgn
//! ```
//!
//! Without a file it reads the game below.

use std::time::Instant;

use jadoube_audit::{Auditor, Choice, Kind, Record};
use records::pgn::{Reader, Replay};

const GAME: &str = "[Date \"2020.01.01\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = match arguments.next() {
        Some(file) => std::fs::read(file)?,
        None => GAME.as_bytes().to_vec(),
    };
    let choice = match arguments.next() {
        Some(id) => Choice::Always(law::codes::find(&id).ok_or("no such code")?),
        None => Choice::ByDate,
    };

    let start = Instant::now();
    let (mut reader, mut replay) = (Reader::new(&text[..]), Replay::default());
    while reader.read_game(&mut replay)? {}
    let read = start.elapsed();

    let (auditor, start) = (Auditor::new(choice), Instant::now());
    let (mut reader, mut record) = (Reader::new(&text[..]), Record::default());
    let mut counts = [0_u64; Kind::ALL.len()];
    while reader.read_game(&mut record)? {
        for finding in auditor.audit(&record) {
            counts[finding.kind as usize] += 1;
            let code = finding.code.unwrap_or_default();
            println!(
                "{}\t{}\t{}\t{code} {:?}\t{}\t{}",
                finding.kind,
                record.place().game,
                finding.ply,
                finding.articles,
                finding.says,
                finding.fen
            );
        }
    }
    eprintln!("{} games: read in {read:?}, audited in {:?}", reader.games(), start.elapsed());
    for (kind, count) in Kind::ALL.iter().zip(counts) {
        eprintln!("{kind}: {count}");
    }
    Ok(())
}
