//! Histories over real sockets, from a server that is paused and killed: no acknowledged act is lost, none is done twice,
//! and nobody is told of an earlier state than somebody was told of before.
//!
//! `JADOUBE_HISTORIES` says how many logs are begun (2), `JADOUBE_SEED` which lots fall.

mod checker;
mod player;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use jadoube_server::Limits;
use store::{GameId, SqliteStore, Store};
use tokio::sync::watch;

use crate::common::lots::Lots;
use crate::common::process::Process;
use crate::common::{Game, House, one_board};
use checker::{History, Logged, Outcome, faults};
use player::Player;

const GAMES: usize = 3;
const PLAYERS: usize = 3;
/// How often the server is killed over one log.
const LIVES: usize = 4;
/// The acts that are acknowledged in each life, however slow the machine is.
const ACTS_A_LIFE: usize = 2;
/// How long they are waited for.
const SLOWEST: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_clients_are_told_comes_from_one_log() {
    let histories = std::env::var("JADOUBE_HISTORIES").map_or(2, |number| number.parse().unwrap());
    let mut acts = 0;
    for seed in Lots::seeds(0..histories) {
        acts += tells_one_story(seed).await;
    }
    println!("{acts} acts were acknowledged");
}

/// Plays over one log, and compares: how many acts were acknowledged.
async fn tells_one_story(seed: u64) -> usize {
    let mut lots = Lots::of(seed);
    let house = House::with(Limits::default());
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(house.game(one_board()).await);
    }
    house.state.stop().await;
    house.state.close().await.unwrap();
    let (street, begun) = (watch::Sender::new(None), Arc::new(Instant::now()));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let playing: Vec<_> = (0..GAMES * PLAYERS)
        .map(|number| Player {
            name: format!("p{number}"),
            game: games[number % GAMES].clone(),
            lots: lots.branch(),
            begun: begun.clone(),
            street: street.subscribe(),
            acknowledged: acknowledged.clone(),
            open: None,
            history: History::default(),
        })
        .map(|player| tokio::spawn(player.plays()))
        .collect();
    for _ in 0..LIVES {
        let server = Process::start(&house.data()).await;
        let (before, alive_since) = (acknowledged.load(Ordering::Relaxed), Instant::now());
        street.send_replace(Some(server.address.clone()));
        tokio::time::sleep(Duration::from_millis(100 + lots.below(400) as u64)).await;
        if lots.percent(60) {
            server.pause(Duration::from_millis(lots.below(700) as u64)).await;
            tokio::time::sleep(Duration::from_millis(lots.below(200) as u64)).await;
        }
        let acts = || acknowledged.load(Ordering::Relaxed) - before;
        while acts() < ACTS_A_LIFE && alive_since.elapsed() < SLOWEST {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        server.kill().await;
        street.send_replace(None);
    }
    drop(street);
    let mut told: Vec<History> = (0..GAMES).map(|_| History::default()).collect();
    for (number, playing) in playing.into_iter().enumerate() {
        let History { asked, reads, shown } = playing.await.unwrap();
        let game = &mut told[number % GAMES];
        game.asked.extend(asked);
        game.reads.extend(reads);
        game.shown.extend(shown);
    }
    SqliteStore::verify(house.data()).unwrap();
    let store = SqliteStore::open(house.data()).unwrap();
    let mut done = 0;
    for (game, history) in games.iter().zip(&told) {
        let log = logged(&store, game).await;
        let found = faults(history, &log);
        assert!(found.is_empty(), "JADOUBE_SEED={seed}: {found:#?}");
        done += history.asked.iter().filter(|asked| matches!(asked.outcome, Outcome::Done { .. })).count();
    }
    store.close().await.unwrap();
    assert!(done >= LIVES * ACTS_A_LIFE, "JADOUBE_SEED={seed}: the servers lived long enough to matter");
    done
}

/// The log of a game, each act with the name of its request.
async fn logged(store: &SqliteStore, game: &Game) -> Vec<Logged> {
    let acts = store.acts(&GameId::new(game.id.as_str()).unwrap(), 0).await.unwrap();
    let request = |key: &str| key.split_once(':').map_or(key, |(_, request)| request).to_owned();
    let logged = |act: store::StoredAct| Logged {
        request: act.request.map(|key| request(key.as_str())).unwrap_or_default(),
        text: act.text.as_str().to_owned(),
    };
    acts.into_iter().map(logged).collect()
}
