//! `jadoube watch` and `jadoube serve --watch`: a round on electronic boards.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use common::{Ran, file, fresh, program, ran, run};
use serde_json::Value;

const THRICE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

fn game(board: u32, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Open\"]\n[Date \"2024.05.01\"]\n[Round \"3.{board}\"]\n[White \"Ada\"]\n[Black \"Bob\"]\n\
         [Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

/// An empty folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let path = fresh(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    path
}

/// What stands now.
fn watched(sources: &[&str], more: &[&str]) -> Ran {
    let args = [&["watch", "--every", "0.1", "--reads", "2"][..], sources, more].concat();
    run(&args)
}

/// A watch that goes on until the end of the test, and the lines that it prints.
struct Watching {
    process: Child,
    lines: mpsc::Receiver<String>,
}

impl Watching {
    fn begin(sources: &[&str]) -> Self {
        let args = [&["watch", "--every", "0.1"][..], sources].concat();
        let mut process =
            program(&args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it runs");
        let out = BufReader::new(process.stdout.take().expect("its output"));
        let (tells, lines) = mpsc::channel();
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| tells.send(line)));
        Watching { process, lines }
    }

    /// The next line; the test fails where none comes.
    #[track_caller]
    fn line(&self) -> String {
        self.lines.recv_timeout(Duration::from_secs(20)).expect("a line")
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A server on this machine that gives this answer to everybody; without one it never answers.
struct Server {
    address: String,
    ended: Arc<AtomicBool>,
}

impl Server {
    fn open(answer: Option<String>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}/games.pgn", listener.local_addr().expect("its address"));
        let ended = Arc::new(AtomicBool::new(false));
        let until = ended.clone();
        thread::spawn(move || {
            let mut open: Vec<TcpStream> = Vec::new();
            for stream in listener.incoming().map_while(Result::ok) {
                if until.load(Ordering::Relaxed) {
                    return;
                }
                let mut stream = stream;
                if let Some(answer) = &answer {
                    let mut request = [0; 1024];
                    let _ = stream.read(&mut request);
                    let _ = stream.write_all(answer.as_bytes());
                } else {
                    open.push(stream);
                }
            }
        });
        Server { address, ended }
    }

    fn says(text: &str) -> Self {
        let head = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length";
        Server::open(Some(format!("{head}: {}\r\n\r\n{text}", text.len())))
    }

    fn refuses(status: &str) -> Self {
        Server::open(Some(format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
    }
}

#[test]
fn a_round_of_the_older_game_is_watched_by_its_own_moves() {
    let round = folder("watch-older");
    fs::write(round.join("7.pgn"), game(7, "1. Be3 Be6", "*")).expect("a file");
    let source = round.to_str().expect("plain");
    let told = watched(&[source], &["--code", "shatranj"]);
    assert_eq!((told.code, told.out.trim()), (Some(0), "1 board; 0 alarms stand"), "{}", told.err);
    let told = watched(&[source], &[]);
    assert!(told.out.contains("board 7, Ada – Bob: illegal-move"), "{}", told.out);
}

#[cfg(unix)]
#[test]
fn neither_a_pipe_nor_a_full_disk_of_the_log_keeps_an_alarm_back() {
    let round = folder("watch-pipe");
    fs::write(round.join("14.pgn"), game(14, THRICE, "*")).expect("a file");
    let made = std::process::Command::new("mkfifo").arg(round.join("15.pgn")).status().expect("mkfifo");
    assert!(made.success());
    std::os::unix::fs::symlink("/dev/zero", round.join("16.pgn")).expect("a link");
    let told = watched(&[round.to_str().expect("plain")], &["--log", "/dev/full"]);
    assert_eq!(told.code, Some(1), "an alarm stands: {}", told.err);
    assert!(told.out.contains("board 14, Ada – Bob: repetition"), "{}", told.out);
    assert_eq!(told.err.matches("expected a regular file").count(), 2, "{}", told.err);
    assert_eq!(told.err.matches("this line is missing there: ").count(), 1, "{}", told.err);
}

#[test]
fn what_may_be_claimed_is_told_with_its_article() {
    let round = folder("watch-told");
    fs::write(round.join("14.pgn"), game(14, THRICE, "*")).expect("a file");
    fs::write(round.join("15.pgn"), game(15, "1. e4 e5", "*")).expect("a file");
    let (source, log) = (round.to_str().expect("plain"), round.join("day.log"));
    let told = watched(&[source], &["--log", log.to_str().expect("plain")]);
    assert_eq!(told.code, Some(1), "an alarm stands: {}", told.err);
    let lines: Vec<&str> = told.out.lines().collect();
    assert_eq!(lines.len(), 2, "{}", told.out);
    assert!(
        lines[0].contains("raised: round 3, board 14, Ada – Bob: repetition: White may claim:"),
        "{}",
        lines[0]
    );
    assert!(lines[0].ends_with("[fide-2023 9.2.2, 9.5.2]"), "{}", lines[0]);
    assert_eq!(lines[1], "2 boards; 1 alarm stands");
    let logged = fs::read_to_string(log).expect("the log");
    let fields: Vec<&str> = logged.trim_end().split('\t').collect();
    assert_eq!(
        fields[1..8],
        ["raised", "3", "14", "Ada – Bob", "repetition", "white-may-claim", "fide-2023 9.2.2, 9.5.2"]
    );

    let json = watched(&[source], &["--json"]);
    let object: Value = serde_json::from_str(json.out.trim()).expect("one object");
    assert_eq!((&object["kind"], &object["board"]), (&"repetition".into(), &"14".into()));
    assert_eq!(object["positions"].as_array().map(Vec::len), Some(3));

    let quiet = folder("watch-quiet");
    fs::write(quiet.join("15.pgn"), game(15, "1. e4 e5", "*")).expect("a file");
    assert_eq!(watched(&[quiet.to_str().expect("plain")], &[]).code, Some(0));
}

#[test]
fn a_result_against_the_board_is_told() {
    let told = watched(&[&file("watch-result.pgn", game(1, "1. f3 e5 2. g4 Qh4#", "1-0").as_bytes())], &[]);
    assert!(
        told.out.contains("wrong-result: the arbiter acts: After 2… Qh4# White is mated"),
        "{}",
        told.out
    );
}

#[test]
fn a_file_that_is_taken_away_leaves_no_alarm() {
    let round = folder("watch-gone");
    let board = round.join("14.pgn");
    fs::write(&board, game(14, THRICE, "*")).expect("a file");
    let watching = Watching::begin(&[round.to_str().expect("plain")]);
    assert!(watching.line().contains("raised: round 3, board 14"));
    fs::remove_file(board).expect("it was there");
    assert!(watching.line().contains("lapsed: round 3, board 14"));
}

#[test]
fn a_text_that_is_no_game_is_named_and_is_no_board() {
    let round = folder("watch-text");
    fs::write(round.join("notes.pgn"), "Pairings of round 3: see the door.\n").expect("a file");
    fs::write(round.join("empty.pgn"), "").expect("a file");
    let told = watched(&[round.to_str().expect("plain")], &[]);
    assert_eq!((told.code, told.out.as_str()), (Some(0), "0 boards; 0 alarms stand\n"));
    assert_eq!(
        told.err.matches("notes.pgn: expected games in PGN, and found none").count(),
        1,
        "{}",
        told.err
    );
    assert!(!told.err.contains("empty.pgn"), "{}", told.err);
    fs::remove_file(round.join("empty.pgn")).expect("it was there");
    assert_eq!(watched(&[round.to_str().expect("plain")], &[]).code, Some(2), "no game could ever be read");
    let page = Server::says("<!doctype html><title>The hall</title>");
    assert_eq!(watched(&[&page.address], &[]).code, Some(2), "a page is no feed");
}

/// The programs of boards are set to a wrong day now and then: then the code is another, and that is said once.
#[test]
fn a_code_that_was_chosen_by_an_old_date_is_named() {
    let old = game(14, THRICE, "*").replace("2024.05.01", "1970.01.01");
    let source = file("watch-old.pgn", old.as_bytes());
    let told = watched(&[&source], &[]);
    let says = "games of the date `1970.01.01` are judged under FIDE 1929, in force in that year, for what is certain of it";
    assert_eq!(told.err.matches(says).count(), 1, "{}", told.err);
    assert!(told.err.contains("`--code fide-2023` judges every game as today"), "{}", told.err);
    let told = watched(&[&source], &["--code", "fide-2023"]);
    assert!(
        !told.err.contains("are judged under") && told.out.contains("repetition"),
        "{}{}",
        told.out,
        told.err
    );
}

#[test]
fn an_address_is_read() {
    let server = Server::says(&game(14, THRICE, "*"));
    let told = watched(&[&server.address], &[]);
    assert!(
        told.out.contains("raised: round 3, board 14, Ada – Bob: repetition"),
        "{}{}",
        told.out,
        told.err
    );
}

#[test]
fn a_server_that_never_answers_delays_nobody() {
    let round = folder("watch-slow");
    fs::write(round.join("14.pgn"), game(14, THRICE, "*")).expect("a file");
    let silent = Server::open(None);
    let begun = Instant::now();
    let watching = Watching::begin(&[&silent.address, round.to_str().expect("plain")]);
    assert!(watching.line().contains("raised: round 3, board 14"));
    // A server is given ten seconds; two looks that waited for it would take twenty.
    assert!(begun.elapsed() < Duration::from_secs(9), "{:?}", begun.elapsed());
}

#[test]
fn what_is_wrong_with_an_address_is_said_in_plain_words() {
    let nobody = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let nobody = format!("http://{nobody}/games.pgn");
    let missing = Server::refuses("404 Not Found");
    let broken = Server::refuses("503 Service Unavailable");
    for (address, says) in [
        (&nobody, "no server answers there"),
        (&missing.address, "the server has nothing at this address"),
        (&broken.address, "the server has a fault of its own (503)"),
    ] {
        let told = watched(&[address], &[]);
        assert_eq!(told.code, Some(2), "nothing could ever be read");
        assert_eq!(told.err.matches(&format!("{address}: {says}\n")).count(), 1, "{}", told.err);
    }
}

/// Whoever reads the lines may go away at any time.
#[test]
fn a_closed_pipe_ends_it_quietly() {
    let round = folder("watch-pipe");
    fs::write(round.join("14.pgn"), game(14, THRICE, "*")).expect("a file");
    let args = ["watch", round.to_str().expect("plain"), "--every", "0.1", "--reads", "3"];
    let mut process = program(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(process.stdout.take());
    let ended = ran(process.wait_with_output().expect("it ends"));
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), "Watching 1 board.\n"));
    let mut process = program(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(process.stderr.take());
    let ended = ran(process.wait_with_output().expect("it ends"));
    assert_eq!((ended.code, ended.out.lines().count()), (Some(1), 2), "nothing but the remarks is lost");
}

#[test]
fn the_server_shows_the_round_to_whoever_has_its_link() {
    let round = folder("watch-hall");
    fs::write(round.join("14.pgn"), game(14, THRICE, "*")).expect("a file");
    fs::write(round.join("notes.pgn"), "Pairings\n").expect("a file");
    let data = fresh("watch-hall.db");
    let args =
        ["serve", "--port", "0", "--data", data.to_str().expect("plain"), "--watch-every", "0.1", "--watch"];
    let args = [&args[..], &[round.to_str().expect("plain")]].concat();
    let mut process = program(&args).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it runs");
    let lines = BufReader::new(process.stdout.take().expect("its output")).lines();
    let link =
        lines.map_while(Result::ok).find(|line| line.contains("/hall#")).expect("the link of the hall");
    let (address, key) = link.trim_start_matches("The hall is at ").split_once("/hall#").expect("a key");
    let look = || -> Value {
        let request =
            ureq::get(format!("{address}/api/hall")).header("Authorization", format!("Bearer {key}"));
        let text = request.call().expect("an answer").body_mut().read_to_string().expect("text");
        serde_json::from_str(&text).expect("JSON")
    };
    let until = Instant::now() + Duration::from_secs(20);
    let told = loop {
        let told = look();
        let ready = told["log"].as_array().is_some_and(|log| !log.is_empty()) && told["wrong"][0].is_string();
        if ready || Instant::now() > until {
            break told;
        }
        thread::sleep(Duration::from_millis(50));
    };
    let _ = process.kill();
    let _ = process.wait();
    assert_eq!(told["boards"][0]["alarms"][0]["sign"], "repetition", "{told}");
    assert!(told["wrong"][0].as_str().is_some_and(|it| it.contains("found none")), "{told}");
    let without = program(&["serve", "--watch-every", "1"]).output().expect("it runs");
    assert_eq!(without.status.code(), Some(2), "--watch-every is about --watch");
}
