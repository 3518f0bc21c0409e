//! What a game in memory holds, and what judging and showing an act costs, by the length of the game.
//!
//! `cargo run --release -p jadoube-server --example game_cost -- [CODE] [ACTS]`
//!
//! A line for every hundred acts: bytes on the heap that the game and its written line hold, and the processor's time of
//! one act, judged, shown to both players and written as JSON. The moves are drawn by lot among the legal ones.

use std::alloc::System;
use std::error::Error;
use std::time::{Duration, Instant};

use game::Game;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use view::{LineBook, Seat, Sight};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// How many acts a line of the table covers.
const STEP: usize = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "bcf-1912".into());
    let acts: usize = arguments.next().map_or(Ok(400), |acts| acts.parse())?;
    let code = law::codes::find(&name).ok_or("no such code")?;
    let before = held();
    let mut game = Game::new(code, game::settings::Settings::default())?;
    let mut book = LineBook::default();
    let mut lot = 1_u64;
    println!("{name}: {} bytes before the first act", held() - before);
    println!(
        "{:>6} {:>10} {:>10} {:>10} {:>10} {:>12}",
        "acts", "bytes", "judged", "seen", "written", "allocations"
    );
    let (mut spent, mut taken, mut bytes) = ([Duration::ZERO; 3], 0, 0);
    for act in 1..=acts {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let position = *game.position();
        let legal = position.legal_moves();
        if legal.is_empty() || game.ending().is_some() {
            println!("the game has ended after {} acts", act - 1);
            break;
        }
        let chosen = legal[(lot >> 33) as usize % legal.len()];
        let line = format!("{} plays {}", position.turn(), position.uci(chosen));
        let entry = records::act::read(&line, &position)?;
        let (counted, begun) = (taken_so_far(), Instant::now());
        game.judge(entry).map_err(|why| format!("{why:?}"))?;
        let judged = begun.elapsed();
        let sight = Sight::of(&game);
        book.follow(&sight);
        let told =
            [Seat::White, Seat::Black].map(|seat| (view::entries(&game, act - 1, seat), sight.seated(seat)));
        let new = book.new_moves();
        let seen = begun.elapsed() - judged;
        bytes += told
            .iter()
            .map(|told| serde_json::to_string(&(told, &new)).map_or(0, |text| text.len()))
            .sum::<usize>();
        let written = begun.elapsed() - judged - seen;
        taken += taken_so_far() - counted;
        spent = [spent[0] + judged, spent[1] + seen, spent[2] + written];
        if act % STEP == 0 {
            drop((told, new, sight));
            let each = spent.map(|all| all / STEP as u32);
            println!(
                "{act:>6} {:>10} {:>10.1?} {:>10.1?} {:>10.1?} {:>12} {:>8} B told",
                held() - before,
                each[0],
                each[1],
                each[2],
                taken / STEP,
                bytes / STEP / 2
            );
            (spent, taken, bytes) = ([Duration::ZERO; 3], 0, 0);
        }
    }
    Ok(())
}

/// Bytes on the heap now.
fn held() -> usize {
    let told = ALLOCATOR.stats();
    told.bytes_allocated - told.bytes_deallocated
}

/// How often something was taken from the heap.
fn taken_so_far() -> usize {
    let told = ALLOCATOR.stats();
    told.allocations + told.reallocations
}
