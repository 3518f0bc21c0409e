//! `jadoube xfcc`, as a client of `jadoube serve`.

mod common;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use common::{Ran, file, fresh, program, ran};
use serde_json::{Value, json};

/// A server of this program, stopped at the end of the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn open(data: &str) -> Server {
        let data = fresh(data);
        let mut process = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(["serve", "--port", "0", "--data", data.to_str().expect("a plain path")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let told = BufReader::new(process.stdout.take().expect("its output")).lines();
        let line = told.map_while(Result::ok).find(|line| line.contains("http://")).expect("an address");
        let at = line.find("http://").expect("an address");
        let address = line[at..].split_whitespace().next().expect("an address").trim_end_matches('/');
        Server { process, address: address.to_owned() }
    }

    /// Creates a game, and gives its id and the keys of White and of Black.
    fn game(&self, wish: &Value) -> (String, String, String) {
        let created: Value = self.post("/api/games", None, wish);
        let key = |name: &str| {
            let link = created["links"][name].as_str().expect("a link");
            link.split('#').nth(1).expect("a key").to_owned()
        };
        let (id, other) = (created["game"].as_str().expect("an id").to_owned(), "1".repeat(26));
        self.post(&format!("/api/games/{id}/seat"), Some(&key("other")), &json!({ "key": other }));
        (id, key("you"), other)
    }

    fn post(&self, path: &str, key: Option<&str>, body: &Value) -> Value {
        let mut request =
            ureq::post(format!("{}{path}", self.address)).header("Content-Type", "application/json");
        if let Some(key) = key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        let mut answer = request.send(body.to_string()).expect("an answer");
        serde_json::from_str(&answer.body_mut().read_to_string().expect("text")).expect("JSON")
    }

    fn asks(&self, user: &str, password: &str, words: &[&str]) -> Ran {
        let address = format!("{}/xfcc", self.address);
        let args = [&["xfcc", "--server", &address, "--user", user][..], words].concat();
        ran(program(&args).env("JADOUBE_XFCC_PASSWORD", password).output().expect("the program runs"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_game_is_played_from_the_command_line() {
    let server = Server::open("xfcc.db");
    let wish = json!({"code": "iccf", "seating": "two-browsers", "colours": "white", "time": "code"});
    let (game, white, black) = server.game(&wish);
    let listed = server.asks(&game, &white, &["--json", "games"]);
    assert_eq!(listed.code, Some(0), "{}", listed.err);
    let listed: Value = serde_json::from_str(&listed.out).expect("JSON");
    assert_eq!((&listed["my_turn"], &listed["minutes"]), (&json!(true), &json!(50 * 24 * 60)));
    let id = listed["id"].to_string();

    let moved = server.asks(&game, &white, &["move", &id, "5254", "--message", "Good luck!"]);
    assert_eq!((moved.code, moved.out.as_str()), (Some(0), "The server took it.\n"), "{}", moved.err);
    let again = server.asks(&game, &white, &["move", &id, "d5"]);
    assert_eq!((again.code, again.out.as_str()), (Some(1), "It is the opponent's move.\n"), "{}", again.err);
    let told = server.asks(&game, &black, &["games"]);
    for line in [
        "You have Black; it is your move. 50d 0h 0m left to you, 50d 0h 0m to your opponent.",
        "1. e4 *",
        "Good luck!",
    ] {
        assert!(told.out.lines().any(|found| found == line), "{line}\n{}", told.out);
    }
    let illegal = server.asks(&game, &black, &["move", &id, "Ke4"]);
    assert_eq!(illegal.code, Some(2), "{}", illegal.out);
    let resigned = server.asks(&game, &black, &["--json", "resign", &id]);
    assert_eq!(resigned.out, "{\"outcome\":\"Success\",\"says\":\"The server took it.\"}\n");
}

#[test]
fn what_cannot_be_asked_is_said() {
    let server = Server::open("xfcc-wrong.db");
    let wish = json!({"code": "iccf", "seating": "two-browsers", "colours": "white"});
    let (game, white, _) = server.game(&wish);
    let zeros = "0".repeat(26);
    let foreign = server.asks(&game, &zeros, &["games"]);
    assert!(foreign.code == Some(2) && foreign.err.contains("has no seat"), "{}", foreign.err);
    let unlisted = server.asks(&game, &white, &["move", "1", "e4"]);
    assert!(unlisted.code == Some(2) && unlisted.err.contains("no game 1 among yours"), "{}", unlisted.err);
    let none = server.asks(&game, "", &["games"]);
    assert!(none.code == Some(2) && none.err.contains("JADOUBE_XFCC_PASSWORD"), "{}", none.err);
    let key = file("xfcc-key.txt", format!("{white}\nanother line\n").as_bytes());
    let from_file = server.asks(&game, "", &["--password-file", &key, "games"]);
    assert_eq!(from_file.code, Some(0), "{}", from_file.err);
    let abroad = common::run(&["xfcc", "--server", "http://example.com/xfcc", "--user", "a", "games"]);
    assert!(abroad.code == Some(2) && abroad.err.contains("https"), "{}", abroad.err);
}
