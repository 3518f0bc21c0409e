//! What was acknowledged survives: an ordinary end, a kill, and a law that is read otherwise.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::common::lots::Lots;
use crate::common::socket::{Client, Heard};
use crate::common::{Game, House, one_board, two_browsers};
use jadoube_server::{Limits, Options, serve};
use serde_json::{Value, json};
use store::{Act, Append, GameId, Line, Seal, Store, Text};

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_started_again() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    house.play(&game, &game.other, &["black touches e7"]).await;
    let before = house.look(&game, &game.other).await;
    let house = house.restart(Limits::default()).await;
    assert_eq!(house.look(&game, &game.other).await, before);
    house.play(&game, &game.other, &["black lifts e7", "black places e5", "black releases"]).await;
    let stamps =
        house.log(&game).await.into_iter().map(|act| act.text.as_str().split(' ').next().unwrap().to_owned());
    let stamps: Vec<String> = stamps.collect();
    assert!(stamps.iter().all(|stamp| stamp.starts_with("@0:0")), "{stamps:?}");
    assert!(stamps.is_sorted(), "{stamps:?}");
}

#[tokio::test]
async fn a_request_is_known_after_the_server_was_started_again() {
    let house = House::open();
    let game = house.game(one_board()).await;
    let first = house.act_at(&game, &game.you, 0, "white moves e2e4").await.ok();
    let house = house.restart(Limits::default()).await;
    assert_eq!(house.act_at(&game, &game.you, 0, "white moves e2e4").await.ok(), first);
    assert_eq!(house.log(&game).await.len(), 1);
}

#[tokio::test]
async fn the_script_is_what_was_done() {
    let house = House::open();
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white plays Nf3", "Black  MOVES g8f6"]).await;
    let answer = house.get_as(&game.watch, &format!("{}/script", game.path())).await;
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    let script = records::script::Script::read("exported", &answer.text).unwrap();
    let acts: Vec<String> = script.acts.iter().map(|act| act.written.to_string()).collect();
    assert_eq!(acts.len(), 2);
    assert!(acts[0].ends_with("white plays g1f3") && acts[1].ends_with("black moves g8f6"), "{acts:?}");
}

/// Writes an act with a seal that no law gives.
async fn forge(house: &House, game: &Game, version: u64, text: &str, ended: Option<&str>) {
    let act = Act::new(Line::new(text).unwrap(), Seal::new([7; 32]));
    let mut append = Append::new(version, 0, act);
    append.finished = ended.map(|ruling| Text::new(ruling).unwrap());
    house.store.append(&GameId::new(game.id.as_str()).unwrap(), append).await.unwrap();
}

#[tokio::test]
async fn a_running_game_that_is_judged_otherwise_stops_and_says_so() {
    let house = House::open();
    let (game, another) = (house.game(two_browsers()).await, house.game(two_browsers()).await);
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    let house = house.restart(Limits::default()).await;
    forge(&house, &game, 1, "@0:00:01 black moves e7e5", None).await;
    let answer = house.get_as(&game.you, &game.path()).await;
    assert_eq!(answer.refusal(), "409 replay-differs");
    assert_eq!(answer.reasons(), ["act 2: it is judged otherwise than it was"]);
    let acted = house.act_at(&game, &game.you, 2, "white moves d2d4").await;
    assert_eq!(acted.refusal(), "409 replay-differs");
    let script = house.get_as(&game.you, &format!("{}/script", game.path())).await;
    assert!(script.status == 200 && script.text.contains("black moves e7e5"), "{}", script.text);

    let street = house.street().await;
    let mut white = Client::open(&street.address, &game.id).await;
    white.say(json!({"type": "hello", "key": game.you, "have": 0})).await;
    assert_eq!(white.frame().await["error"]["code"], "replay-differs");
    assert_eq!(white.end().await, (1008, "replay-differs".to_owned()));
    // Nobody else's game is stopped.
    house.look(&another, &another.you).await;
    street.close().await;
}

#[tokio::test]
async fn an_act_that_cannot_be_done_today_stops_a_running_game() {
    let house = House::open();
    for (text, why) in [("@0:00:01 white lifts e5", "act 1: "), ("@0:00:01 white dances", "act 1: ")] {
        let game = house.game(one_board()).await;
        forge(&house, &game, 0, text, None).await;
        let answer = house.get_as(&game.you, &game.path()).await;
        assert_eq!(answer.refusal(), "409 replay-differs", "{text}");
        assert!(answer.reasons()[0].starts_with(why), "{text}: {:?}", answer.reasons());
    }
}

#[tokio::test]
async fn a_finished_game_that_is_judged_otherwise_keeps_its_result_and_is_marked() {
    let house = House::open();
    let game = house.game(two_browsers()).await;
    house.play(&game, &game.you, &["white moves e2e4"]).await;
    let house = house.restart(Limits::default()).await;
    let ended = json!({"result": "0-1", "reason": "resignation", "ruling": {}}).to_string();
    forge(&house, &game, 1, "@0:00:01 white resigns", Some(&ended)).await;
    forge(&house, &game, 2, "@0:00:02 black offers draw", None).await;
    let snapshot = house.look(&game, &game.you).await;
    assert_eq!(snapshot["version"], 3);
    assert_eq!(snapshot["marked"], json!({"act": 2, "says": "it is judged otherwise than it was"}));
    let standing = &snapshot["standing"];
    assert_eq!(
        (&standing["result"], &standing["reason"], &standing["phase"], &standing["may"], &standing["legal"]),
        (&json!("0-1"), &json!("resignation"), &json!("over"), &json!([]), &json!([])),
    );
    let entries = snapshot["entries"].as_array().unwrap();
    let rulings: Vec<usize> =
        entries.iter().map(|entry| entry["rulings"].as_array().unwrap().len()).collect();
    assert!(rulings.len() == 3 && rulings[0] > 0 && rulings[1..] == [0, 0], "{rulings:?}");
    let acted = house.act_at(&game, &game.you, 3, "white offers draw").await;
    assert_eq!(acted.refusal(), "409 replay-differs");
}

#[tokio::test]
async fn the_ruling_that_ended_a_game_is_stored_in_full() {
    let house = House::open();
    let game = house.game(one_board()).await;
    house.play(&game, &game.you, &["white resigns", "black offers draw"]).await;
    let stored = house.store.game(&GameId::new(game.id.as_str()).unwrap()).await.unwrap().unwrap();
    let end = stored.result.unwrap();
    let ruling: Value = serde_json::from_str(end.ruling.as_str()).unwrap();
    assert_eq!((end.act, &ruling["result"], &ruling["reason"]), (1, &json!("0-1"), &json!("resignation")));
    assert!(ruling["ruling"]["says"].as_str().is_some_and(|says| !says.is_empty()), "{ruling}");
    let house = house.restart(Limits::default()).await;
    let snapshot = house.look(&game, &game.you).await;
    assert_eq!((&snapshot["standing"]["result"], &snapshot["marked"]), (&json!("0-1"), &Value::Null));
}

/// A server in a process of its own.
struct Process {
    child: Child,
    /// Kept open, for a server that cannot write where its address went is not a fair trial.
    _out: BufReader<ChildStdout>,
    address: String,
}

const DATA: &str = "JADOUBE_TEST_DATA";

impl Process {
    /// This very program of tests, told to run the one below.
    fn start(data: &Path) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "restart::serves_in_a_process_of_its_own", "--ignored", "--nocapture"])
            .env(DATA, data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let address = loop {
            let mut line = String::new();
            assert_ne!(out.read_line(&mut line).unwrap(), 0, "the server did not say where it is");
            if let Some((_, address)) = line.trim().split_once("Jadoube is at http://") {
                break address.trim_end_matches('/').to_owned();
            }
        };
        Process { child, _out: out, address }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn game(&self) -> Game {
        let body = one_board().to_string();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (_, created) = answer.split_once("\r\n\r\n").unwrap();
        Game::read(&serde_json::from_str(created).unwrap())
    }
}

#[tokio::test]
#[ignore = "a server for the other tests, which run it in a process of its own"]
async fn serves_in_a_process_of_its_own() {
    let data: PathBuf = std::env::var_os(DATA).expect("the tests that run this say where its data is").into();
    serve(Options { port: 0, ..Options::at(data) }).await.unwrap();
}

/// The Knights go out and back for ever.
fn shuffle(number: u64) -> &'static str {
    ["white moves g1f3", "black moves g8f6", "white moves f3g1", "black moves f6g8"][(number % 4) as usize]
}

/// How many acts are sent at once: within what a hand may do.
const AT_ONCE: u64 = 40;

#[tokio::test]
async fn what_was_acknowledged_survives_kills() {
    for seed in Lots::seeds(1..=2) {
        println!("JADOUBE_SEED={seed}");
        survive(&mut Lots::of(seed), 4).await;
    }
}

/// Acts, kills, starts again and sends again what was not acknowledged, so many times.
async fn survive(lots: &mut Lots, kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let mut process = Process::start(&data);
    let game = process.game();
    let mut acknowledged = 0;
    for _ in 0..kills {
        let (mut client, snapshot) = Client::join(&process.address, &game, &game.you, acknowledged).await;
        let kept = snapshot["version"].as_u64().unwrap();
        assert!(kept >= acknowledged, "{acknowledged} acts were acknowledged, {kept} are there");
        for version in acknowledged..acknowledged + AT_ONCE {
            client.act(version, shuffle(version), &version.to_string()).await;
        }
        let until = acknowledged + lots.below(AT_ONCE as usize) as u64;
        acknowledged = heard_until(&mut client, acknowledged, until).await;
        process.kill();
        acknowledged = heard_until(&mut client, acknowledged, u64::MAX).await;
        process = Process::start(&data);
    }
    let (_, snapshot) = Client::join(&process.address, &game, &game.you, 0).await;
    process.kill();
    let texts = snapshot["entries"].as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap());
    let texts: Vec<&str> = texts.collect();
    assert!(texts.len() as u64 >= acknowledged);
    for (number, text) in (0..).zip(texts) {
        assert!(text.ends_with(shuffle(number)), "act {}: {text}", number + 1);
    }
}

/// Listens until an act is acknowledged, or the server is gone. Gives the last one that was.
async fn heard_until(client: &mut Client, mut acknowledged: u64, until: u64) -> u64 {
    while acknowledged < until {
        match client.hear().await {
            Heard::Frame(frame) if frame["type"] == "accepted" => {
                let version = frame["version"].as_u64().unwrap();
                assert_eq!(frame["request"], (version - 1).to_string());
                acknowledged = acknowledged.max(version);
            }
            Heard::Frame(frame) => assert_ne!(frame["type"], "error", "{frame}"),
            Heard::Closed(..) | Heard::Gone => break,
        }
    }
    acknowledged
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_is_told_to_end_ends_well() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    for signal in ["-TERM", "-INT"] {
        let mut process = Process::start(&data);
        let game = process.game();
        let (mut client, _) = Client::join(&process.address, &game, &game.you, 0).await;
        client.act(0, "white moves e2e4", "1").await;
        assert_eq!(client.next("accepted").await["version"], 1);
        Command::new("kill").args([signal, &process.child.id().to_string()]).status().unwrap();
        assert_eq!(client.end().await, (1001, "shutting-down".to_owned()));
        drop(client);
        assert!(process.child.wait().unwrap().success(), "{signal}");
    }
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let options = |host: &str, data: PathBuf| Options { host: host.into(), port: 0, ..Options::at(data) };
    let says = |error: jadoube_server::ServeError| error.to_string();
    let no_host = says(serve(options("no host", folder.path().join("a.db"))).await.unwrap_err());
    assert!(no_host.starts_with("cannot listen on no host:0: "), "{no_host}");
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let data = folder.path().join("b.db");
    let busy = says(serve(Options { port, ..options("127.0.0.1", data) }).await.unwrap_err());
    assert!(busy.contains(&format!("127.0.0.1:{port}: ")) && busy.contains("--port 0"), "{busy}");
    let no_file = folder.path().join("none").join("a.db");
    let says = says(serve(options("127.0.0.1", no_file.clone())).await.unwrap_err());
    assert!(
        says.starts_with("cannot open the log of games ") && says.contains(&no_file.display().to_string())
    );
}
