//! An acknowledged act survives the death of the process at any instant.

use std::time::Duration;

use jadoube_store::{SqliteStore, Store};

use crate::support::{Chance, Scratch, wait};
use crate::victim::{self, Acknowledged, Victim};

/// How often a new log is begun, so that some kills hit its creation.
const LIVES_OF_A_LOG: u32 = 10;

#[test]
fn what_was_acknowledged_survives_every_kill() {
    let kills = std::env::var("JADOUBE_KILLS").map_or(30, |kills| kills.parse().unwrap());
    let mut chance = Chance::from_environment();
    let mut acts = 0;
    for log in 0..u32::div_ceil(kills, LIVES_OF_A_LOG) {
        let lives = LIVES_OF_A_LOG.min(kills - log * LIVES_OF_A_LOG);
        acts += kill_again_and_again(lives, &mut chance);
    }
    println!("{kills} kills, {acts} acts survived them");
    assert!(acts > u64::from(kills), "the processes lived long enough to matter");
}

fn kill_again_and_again(lives: u32, chance: &mut Chance) -> u64 {
    let scratch = Scratch::new();
    let log = scratch.path("log.db");
    let mut acknowledged: Vec<Acknowledged> = Vec::new();
    let mut acts = 0;
    for life in 0..lives {
        // Checkpoints are frequent, so that kills fall into them.
        let victim = Victim::start(&log, 1 + chance.below(40) as u32);
        std::thread::sleep(instant(chance));
        acknowledged.extend(victim.kill());
        // Sometimes the next process finds the log as the last one left it.
        if life % 3 != 2 || life + 1 == lives {
            acts = wait(examine(&log, &acknowledged));
        }
    }
    acts
}

/// When to kill: often while the log is still being opened, otherwise at any time within half a second.
fn instant(chance: &mut Chance) -> Duration {
    let within = [30_000, 100_000, 500_000][chance.below(3) as usize];
    Duration::from_micros(chance.below(within))
}

async fn examine(log: &std::path::Path, acknowledged: &[Acknowledged]) -> u64 {
    let store = SqliteStore::open(log).unwrap();
    let acts = victim::examine(&store, acknowledged).await;
    let waiting = SqliteStore::verify(log).unwrap().waiting;
    assert_eq!(waiting.without_key, 0, "a key is kept before its secret is, and goes after it was told");
    if let Some(last) = acknowledged.iter().rfind(|told| told.version > 0) {
        victim::ask_again(&store, last).await;
        assert_eq!(store.count().await.unwrap().acts, acts, "asking again wrote nothing");
    }
    store.close().await.unwrap();
    acts
}
