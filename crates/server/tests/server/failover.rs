//! Three PostgreSQL servers, of which one takes acts and any one of the others must have each before it is acknowledged. It is
//! killed while games are played at two servers of ours, another takes its place, and everything that was acknowledged is there.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use jadoube_server::Limits;
use serde_json::json;
use store::{GameId, PostgresStore, Store};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_postgres::{Client, NoTls};

use crate::common::{Game, House, two_browsers};
use crate::servers::{Server, new_folder, run, set};

/// Games that are played at once.
const GAMES: usize = 8;

/// Each player moves a Knight out and back, for as long as he likes.
const MOVES: [&str; 4] = ["white plays g1f3", "black plays g8f6", "white plays f3g1", "black plays f6g8"];

/// Longer than any machine needs; only a test that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

async fn ask(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// A standby of a server, under a name.
fn standby(of: &Server, name: &str) -> Server {
    let folder = new_folder().unwrap();
    let from = format!("host=127.0.0.1 port={} user=jadoube application_name={name}", of.port);
    let options =
        ["--dbname", &from, "--write-recovery-conf", "--checkpoint=fast", "--wal-method=stream", "--no-sync"];
    run(&folder, "pg_basebackup", &options);
    // When it is promoted, it needs the other as this one needs any of both.
    set(&folder, "synchronous_standby_names = 'ANY 1 (east, west)'\n");
    Server::start(folder)
}

/// Waits until a query gives true.
async fn until(client: &Client, sql: &str) {
    let began = Instant::now();
    while !client.query_one(sql, &[]).await.unwrap().get::<_, bool>(0) {
        assert!(began.elapsed() < PATIENCE, "{sql}");
        sleep(Duration::from_millis(20)).await;
    }
}

/// Kills a server with all its processes, as a power cut does.
async fn kill(server: &Server) {
    let client = ask(&server.address()).await;
    let pids = client.query("SELECT pid FROM pg_stat_activity", &[]).await.unwrap();
    let folder = client.query_one("SELECT pg_read_file('postmaster.pid')", &[]).await.unwrap();
    let first = folder.get::<_, String>(0).lines().next().unwrap().to_owned();
    let pids = pids.iter().map(|row| row.get::<_, i32>(0).to_string());
    let all: Vec<String> = std::iter::once(first).chain(pids).collect();
    // Some of them end with the first.
    drop(std::process::Command::new("kill").arg("-KILL").args(&all).output().unwrap());
    let began = Instant::now();
    while tokio_postgres::connect(&server.address(), NoTls).await.is_ok() {
        assert!(began.elapsed() < PATIENCE, "it is dead");
        sleep(Duration::from_millis(10)).await;
    }
}

/// What was played in a game: the acts that were acknowledged, in their order from the first.
async fn play(
    houses: Arc<[House; 2]>,
    game: Game,
    place: usize,
    ends: Arc<AtomicBool>,
    all: Arc<AtomicU64>,
) -> usize {
    let mut version = 0;
    while !ends.load(Ordering::SeqCst) {
        let key = if version % 2 == 0 { &game.you } else { &game.other };
        // Each act is sent to the one server or the other, and again until it is answered.
        let mut tries = place + version / 3;
        loop {
            let act = MOVES[version % MOVES.len()];
            let answer = houses[tries % 2].act_at(&game, key, version as u64, act).await;
            if answer.status.is_success() {
                assert_eq!(answer.json()["version"], version as u64 + 1);
                break;
            }
            tries += 1;
            sleep(Duration::from_millis(20)).await;
        }
        version += 1;
        all.fetch_add(1, Ordering::SeqCst);
    }
    version
}

/// Waits until so many more acts were acknowledged.
async fn more(all: &AtomicU64, acts: u64) {
    let (began, until) = (Instant::now(), all.load(Ordering::SeqCst) + acts);
    while all.load(Ordering::SeqCst) < until {
        assert!(began.elapsed() < PATIENCE, "acts are taken");
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_with_the_first_of_three_postgresqls() {
    let Some(primary) = Server::begin() else { return };
    let standbys = [standby(&primary, "east"), standby(&primary, "west")];
    let asking = ask(&primary.address()).await;
    until(&asking, "SELECT count(*) = 2 FROM pg_stat_replication WHERE state = 'streaming'").await;
    asking.batch_execute("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (east, west)'").await.unwrap();
    asking.batch_execute("SELECT pg_reload_conf()").await.unwrap();
    until(&asking, "SELECT count(*) = 2 FROM pg_stat_replication WHERE sync_state = 'quorum'").await;

    let [one, two] = &standbys;
    let hosts = format!("127.0.0.1:{},127.0.0.1:{},127.0.0.1:{}", primary.port, one.port, two.port);
    let (log, keys) = (format!("postgres://jadoube@{hosts}/postgres"), tempfile::tempdir().unwrap());
    let open = || PostgresStore::open(&log, keys.path().join("keys"));
    let houses = [
        House::over(Arc::new(open().await.unwrap()), Limits::default()),
        House::over(Arc::new(open().await.unwrap()), Limits::default()),
    ];
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(houses[0].game(two_browsers()).await);
    }

    let (houses, ends, all) =
        (Arc::new(houses), Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut playing = JoinSet::new();
    for (place, game) in games.iter().cloned().enumerate() {
        let (houses, ends, all) = (houses.clone(), ends.clone(), all.clone());
        playing.spawn(async move { (place, play(houses, game, place, ends, all).await) });
    }
    more(&all, 150).await;
    drop(asking);
    kill(&primary).await;
    let killed = all.load(Ordering::SeqCst);

    // The one that has more of the log is promoted; the other follows it.
    let mut asking = [ask(&one.address()).await, ask(&two.address()).await];
    for client in &asking {
        until(client, "SELECT NOT EXISTS (SELECT 1 FROM pg_stat_wal_receiver)").await;
    }
    let mut has = Vec::new();
    for client in &asking {
        let row = client.query_one("SELECT (pg_last_wal_receive_lsn() - '0/0')::bigint", &[]).await.unwrap();
        has.push(row.get::<_, i64>(0));
    }
    let (new, name) = if has[0] >= has[1] { (one, "west") } else { (two, "east") };
    if has[0] < has[1] {
        asking.reverse();
    }
    let [promoted, follower] = asking;
    until(&promoted, "SELECT pg_promote()").await;
    let follows = format!(
        "ALTER SYSTEM SET primary_conninfo = 'host=127.0.0.1 port={} user=jadoube application_name={name}'",
        new.port
    );
    follower.batch_execute(&follows).await.unwrap();
    follower.batch_execute("SELECT pg_reload_conf()").await.unwrap();

    more(&all, 150).await;
    ends.store(true, Ordering::SeqCst);
    let played = playing.join_all().await;
    println!("{killed} acts acknowledged before, {} after", all.load(Ordering::SeqCst) - killed);

    // Another server reads it all: every act that was acknowledged, and no other.
    let store = Arc::new(open().await.unwrap());
    assert_eq!(store.check().await, Ok(()));
    let house = House::over(store.clone(), Limits::default());
    for (place, version) in played {
        let acts = store.acts(&GameId::new(games[place].id.as_str()).unwrap(), 0).await.unwrap();
        assert_eq!(acts.len(), version, "game {place}");
        for (number, act) in acts.iter().enumerate() {
            assert!(
                act.text.as_str().ends_with(MOVES[number % MOVES.len()]),
                "act {number} of game {place}: {}",
                act.text
            );
        }
        let judged_again = house.look(&games[place], &games[place].watch).await;
        assert_eq!(judged_again["version"], json!(version), "game {place}");
        assert!(version > 8, "game {place} went on: {version}");
    }
}
