//! Many clients at one game, by lot: acts right and wrong, stale and foreign, sent again, lines dropped in the middle,
//! a log that fails now and then. At the end everything agrees with the log.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use crate::common::held::Held;
use crate::common::lots::Lots;
use crate::common::socket::{Client, Heard};
use crate::common::through::{Through, Way};
use crate::common::{Game, House};
use futures_util::FutureExt;
use jadoube_server::Limits;
use jadoube_server::limits::Rate;
use records::script::Header;
use serde_json::{Value, json};
use store::{GameId, Store, StoreError, StoredAct};
use view::Seat;

const WITHOUT_END: Rate = Rate { a_second: 1_000_000, burst: 1_000_000 };

/// What each client does before all are compared.
const STEPS: usize = 100;

/// A log that fails in some cases of a hundred: before it has written, or after.
struct Flaky {
    lots: Mutex<Lots>,
    percent: usize,
}

impl Flaky {
    fn fails(&self) -> Result<(), StoreError> {
        let failed = StoreError::Engine { doing: "appending", says: "the lot fell so".into() };
        if self.lots.lock().unwrap().percent(self.percent) { Err(failed) } else { Ok(()) }
    }
}

impl Way for Flaky {
    fn there(&self) -> Result<(), StoreError> {
        self.fails()
    }

    fn back(&self) -> Result<(), StoreError> {
        self.fails()
    }
}

/// Somebody at the game.
struct Person {
    role: &'static str,
    key: String,
    address: String,
    game: Game,
    lots: Lots,
    line: Option<Client>,
    sent: usize,
    name: String,
    /// The version that each request was acknowledged with, and the act that it asked for.
    acknowledged: BTreeMap<String, (u64, String)>,
    /// Requests whose answer never came: as they were said.
    unanswered: Vec<(u64, String, String)>,
    /// How often which error was heard.
    errors: BTreeMap<String, usize>,
    /// What the person holds of the game.
    held: Held,
}

impl Person {
    async fn act_by_lot(&mut self) {
        for _ in 0..STEPS {
            self.think().await;
            self.come().await;
            self.take_what_is_there();
            match self.lots.below(100) {
                0..8 => self.line = None,
                8..14 => self.say_nonsense().await,
                14..24 => self.say_again().await,
                _ if self.role == "watch" && self.lots.percent(80) => {}
                _ => self.say_something().await,
            }
        }
    }

    /// Lets the others act, mostly: who never waits is nearly always stale.
    async fn think(&mut self) {
        let most = if self.lots.percent(85) { 40 } else { 1 };
        tokio::time::sleep(Duration::from_millis(self.lots.below(most) as u64)).await;
    }

    /// Opens a line, if there is none, with what is held already or as if nothing were.
    async fn come(&mut self) {
        if self.line.is_none() {
            let have = if self.lots.percent(70) { self.held.version } else { 0 };
            let mut client = Client::open(&self.address, &self.game.id).await;
            client.say(json!({"type": "hello", "key": self.key, "have": have})).await;
            self.line = Some(client);
        }
    }

    /// Asks again for all of which nothing was heard, so that nothing is on its way any more.
    async fn settle(&mut self) {
        while let Some((version, act, request)) = self.unanswered.pop() {
            self.come().await;
            self.say_wholly(version, act, request).await;
        }
        self.come().await;
    }

    async fn say_nonsense(&mut self) {
        let nonsense = ["", "{", "[]", r#"{"type":"dance"}"#, r#"{"type":"act","act":7}"#];
        let frame = self.lots.pick(&nonsense).copied().unwrap_or_default();
        if let Some(line) = &mut self.line {
            line.send(frame.into()).await;
        }
    }

    /// Sends a request again: one of which nothing was heard, or one that was acknowledged. Of those, some ask for
    /// another act under the old name.
    async fn say_again(&mut self) {
        let known: Vec<(String, (u64, String))> = self.acknowledged.clone().into_iter().collect();
        match (self.unanswered.pop(), self.lots.pick(&known).cloned()) {
            (Some((version, act, request)), _) => self.say(version, act, request).await,
            (None, Some((request, (_, act)))) => {
                let another = if act == "white resigns" { "black resigns" } else { "white resigns" };
                let act = if self.lots.percent(50) { act } else { another.to_owned() };
                self.say(self.held.version, act, request).await;
            }
            (None, None) => {}
        }
    }

    async fn say_something(&mut self) {
        let stale = self.lots.percent(12);
        let version =
            if stale { self.lots.below(self.held.version as usize + 3) as u64 } else { self.held.version };
        let act = self.choose();
        self.sent += 1;
        let request = format!("{}-{}", self.name, self.sent);
        self.say(version, act, request).await;
    }

    /// Says an act, and waits for the answer; sometimes the line breaks first.
    async fn say(&mut self, version: u64, act: String, request: String) {
        if self.lots.percent(92) {
            return self.say_wholly(version, act, request).await;
        }
        if let Some(mut line) = self.line.take() {
            line.act(version, &act, &request).await;
            self.unanswered.push((version, act, request));
        }
    }

    async fn say_wholly(&mut self, version: u64, act: String, request: String) {
        self.unanswered.push((version, act.clone(), request.clone()));
        if let Some(line) = &mut self.line {
            line.act(version, &act, &request).await;
            self.listen(|frame| frame["request"] == request.as_str()).await;
        }
    }

    /// Takes what has come already, and waits for nothing.
    fn take_what_is_there(&mut self) {
        while let Some(line) = &mut self.line {
            match line.hear().now_or_never() {
                Some(Heard::Frame(frame)) => self.take(&frame),
                Some(Heard::Closed(..) | Heard::Gone) => self.line = None,
                None => return,
            }
        }
    }

    /// Takes what comes, until all acts are held.
    async fn catch_up(&mut self, version: u64) {
        while self.held.version < version || self.line.is_none() {
            self.come().await;
            self.listen(|frame| frame["version"] == version).await;
        }
    }

    /// Takes what comes, until a frame that was waited for, or the end of the line.
    async fn listen(&mut self, until: impl Fn(&Value) -> bool) {
        while let Some(line) = &mut self.line {
            match line.hear().await {
                Heard::Frame(frame) => {
                    self.take(&frame);
                    if until(&frame) {
                        return;
                    }
                }
                Heard::Closed(..) | Heard::Gone => self.line = None,
            }
        }
    }

    fn take(&mut self, frame: &Value) {
        match frame["type"].as_str().unwrap() {
            "snapshot" | "update" => self.held.take(frame),
            "accepted" => self.note(frame),
            "error" => self.forget(frame),
            _ => {}
        }
    }

    fn note(&mut self, accepted: &Value) {
        let request = accepted["request"].as_str().unwrap();
        let version = accepted["version"].as_u64().unwrap();
        let is_proposal = |(at, act, one): &(u64, String, String)| {
            one == request && *at == version && act.starts_with("players ")
        };
        let proposed = self.unanswered.iter().any(is_proposal);
        let said = self.unanswered.iter().position(|(_, _, one)| one == request);
        let act = said.map(|at| self.unanswered.remove(at).1);
        if proposed {
            return;
        }
        let act = act.unwrap_or_else(|| panic!("nobody asked for {request}"));
        let now = (version, act);
        if let Some(before) = self.acknowledged.insert(request.to_owned(), now.clone()) {
            assert_eq!(before, now, "{request} is answered as before, or refused");
        }
    }

    /// An error means that nothing happened, unless the server itself failed.
    fn forget(&mut self, error: &Value) {
        let code = error["error"]["code"].as_str().unwrap();
        *self.errors.entry(code.to_owned()).or_default() += 1;
        let said = self.unanswered.iter().find(|(_, _, one)| error["request"] == one.as_str());
        let acknowledged = error["request"].as_str().and_then(|one| self.acknowledged.get(one));
        if let (Some((_, done)), Some((_, act, _))) = (acknowledged, said) {
            assert!(done != act && code == "request-used", "what was acknowledged is refused: {error}");
        }
        if code != "broken" {
            self.unanswered.retain(|(_, _, one)| error["request"] != one.as_str());
        }
    }

    /// An act, mostly one that could be meant.
    fn choose(&mut self) -> String {
        let turn = self.held.standing["turn"].as_str().unwrap_or("white").to_owned();
        let side = match self.role {
            "white" | "black" if self.lots.percent(95) => self.role.to_owned(),
            _ if self.lots.percent(80) => turn,
            _ => ["white", "black"][self.lots.below(2)].to_owned(),
        };
        let act = match self.lots.below(100) {
            0..55 => self.act_of_the_hand(),
            55..60 => format!("touches {}", self.lots.square()),
            60..67 => format!("moves {}{}", self.lots.square(), self.lots.square()),
            67..90 => return self.line_of(&side),
            90..93 => "says adjust".into(),
            93..95 => "offers draw".into(),
            95..98 => return "players finds accident".into(),
            _ => format!("dances {}", self.lots.square()),
        };
        format!("{side} {act}")
    }

    /// The next thing that a hand would do to make a legal move; sometimes with a slip.
    fn act_of_the_hand(&mut self) -> String {
        // A silent table tells no legal moves: there a player knows some by heart.
        let told = texts(&self.held.standing["legal"]);
        let legal = self.lots.pick(&told).cloned().unwrap_or_else(|| self.known_by_heart());
        let hand = &self.held.standing["hand"];
        match (hand.is_null(), hand["over"].is_null()) {
            (true, _) => match self.lots.below(4) {
                0 => format!("touches {}", &legal[..2]),
                1 => format!("lifts {}", &legal[..2]),
                _ => format!("moves {legal}"),
            },
            (false, true) if self.lots.percent(90) => format!("places {}", &legal[2..4]),
            (false, true) => format!("places {}", self.lots.square()),
            (false, false) => "releases".into(),
        }
    }

    fn known_by_heart(&mut self) -> String {
        let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d3", "d7d6", "b1c3", "f8c5"];
        self.lots.pick(&moves).copied().unwrap_or("a2a3").to_owned()
    }

    /// A line that may be said; those that end the game seldom.
    fn line_of(&mut self, side: &str) -> String {
        let ends = |line: &str| ["forfeiture", "accepts draw"].iter().any(|end| line.contains(end));
        let seldom = self.lots.percent(98);
        let mut may = texts(&self.held.standing["may"]);
        may.retain(|line| line.starts_with(side) && !(seldom && ends(line)));
        self.lots.pick(&may).cloned().unwrap_or_else(|| format!("{side} claims repetition"))
    }
}

fn texts(list: &Value) -> Vec<String> {
    let texts = list.as_array().into_iter().flatten();
    texts.map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Who comes: each player with two devices, two who watch; or two people at one board with three.
fn people(street: &str, game: &Game, lots: &mut Lots) -> Vec<Person> {
    let seats: &[(&str, &str)] = match game.role.as_str() {
        "both" => &[("both", "you"), ("both", "you"), ("both", "you"), ("watch", "watch")],
        _ => &[
            ("white", "you"),
            ("white", "you"),
            ("black", "other"),
            ("black", "other"),
            ("watch", "watch"),
            ("watch", "watch"),
        ],
    };
    let person = |(number, &(role, key)): (usize, &(&'static str, &str))| Person {
        role,
        key: match key {
            "you" => game.you.clone(),
            "other" => game.other.clone(),
            _ => game.watch.clone(),
        },
        address: street.to_owned(),
        game: game.clone(),
        lots: lots.branch(),
        line: None,
        sent: 0,
        name: format!("{role}-{number}"),
        acknowledged: BTreeMap::new(),
        unanswered: Vec::new(),
        errors: BTreeMap::new(),
        held: Held::default(),
    };
    seats.iter().enumerate().map(person).collect()
}

/// Lets all act by lot, then compares what they hold with the log.
async fn simulate(seed: u64, wish: Value, failures: usize) {
    println!("JADOUBE_SEED={seed} under {wish}, the log failing in {failures} of a hundred cases");
    let mut lots = Lots::of(seed);
    let limits = Limits { acts: WITHOUT_END, frames: WITHOUT_END, ..Limits::default() };
    let way = Flaky { lots: Mutex::new(Lots::of(seed ^ 0xf1a4)), percent: failures };
    let flaky = |log| Through { log, way };
    let house = House::through(flaky, limits);
    let (street, game) = (house.street().await, house.game(wish).await);
    let acting = people(&street.address, &game, &mut lots).into_iter().map(|mut person| {
        tokio::spawn(async move {
            person.act_by_lot().await;
            person
        })
    });
    let mut people = Vec::new();
    for person in acting.collect::<Vec<_>>() {
        people.push(person.await.unwrap());
    }
    for person in &mut people {
        person.settle().await;
    }
    let log = house.log(&game).await;
    let judged = judged_again(&house, &game, &log).await;
    tell(&people, &judged);
    for person in &mut people {
        person.catch_up(log.len() as u64).await;
        check_held(person, &judged);
        check_acknowledged(person, &log);
    }
    street.close().await;
    let house = house.restart(Limits::default()).await;
    for person in &people {
        let told = house.look(&game, &person.key).await;
        assert_eq!(told["standing"], person.held.standing, "{}", person.name);
        let held = Value::Array(person.held.entries.clone());
        assert_eq!(kept(&told["entries"]), kept(&held), "{}", person.name);
    }
}

/// Entries as the log keeps them: of what a search told, the answer, and not what shows it.
fn kept(entries: &Value) -> Value {
    let mut entries = entries.clone();
    let rulings =
        entries.as_array_mut().unwrap().iter_mut().flat_map(|entry| entry["rulings"].as_array_mut());
    for evidence in rulings.flatten().filter_map(|ruling| ruling.get_mut("evidence")?.as_object_mut()) {
        evidence.retain(|key, _| {
            ["question", "side", "fen", "verdict", "states", "bound", "asks"].contains(&&**key)
        });
    }
    entries
}

/// What came of it, to be read where a test fails.
fn tell(people: &[Person], judged: &game::Game) {
    let acknowledged: usize = people.iter().map(|person| person.acknowledged.len()).sum();
    let mut errors: BTreeMap<&str, usize> = BTreeMap::new();
    for (code, count) in people.iter().flat_map(|person| &person.errors) {
        *errors.entry(code).or_default() += count;
    }
    let standing = view::standing(judged, view::Viewer::All);
    println!(
        "{} acts, {acknowledged} requests acknowledged, {} moves made, {}; errors: {errors:?}",
        judged.log().len(),
        standing.completed,
        standing.reason.as_deref().unwrap_or("going on"),
    );
}

/// The log, judged again from the first; each seal must be what it was.
async fn judged_again(house: &House, game: &Game, log: &[StoredAct]) -> game::Game {
    let id = GameId::new(game.id.as_str()).unwrap();
    let header = house.store.game(&id).await.unwrap().unwrap().header;
    let header = Header::read("header", header.as_str()).unwrap();
    let mut again = game::Game::new(header.code, header.settings).unwrap();
    for (number, act) in (1..).zip(log) {
        assert_eq!(act.number, number);
        let entry = records::act::read(act.text.as_str(), again.position()).unwrap();
        again.judge(entry).unwrap();
        let seal = again.log().last().unwrap().seal;
        assert_eq!(seal.0, *act.seal.as_bytes(), "act {number}: {}", act.text);
    }
    again
}

/// What somebody holds is the view of that seat.
fn check_held(person: &Person, judged: &game::Game) {
    let seat: Seat = person.role.parse().unwrap();
    let name = &person.name;
    assert_eq!(person.held.standing, serde_json::to_value(seated(judged, seat)).unwrap(), "{name}");
    let entries = serde_json::to_value(view::entries(judged, 0, seat)).unwrap();
    assert_eq!(Value::Array(person.held.entries.clone()), entries, "{name}");
}

/// Everything that was acknowledged is in the log, under that request.
fn check_acknowledged(person: &Person, log: &[StoredAct]) {
    for (request, &(version, _)) in &person.acknowledged {
        let key = format!("{}:{request}", person.role);
        let logged = log.iter().find(|act| act.request.as_ref().is_some_and(|one| one.as_str() == key));
        let found = logged.map(|act| act.number);
        assert_eq!(found, Some(version), "{key}");
    }
}

/// The standing that a seat holds, with the moves of the line.
fn seated(judged: &game::Game, seat: Seat) -> view::Standing {
    view::Standing { line: view::standing(judged, seat).line, ..view::Sight::of(judged).seated(seat) }
}

fn wish(seating: &str, table: &str, notice: &str) -> Value {
    json!({"code": "bcf-1912", "seating": seating, "colours": "white", "table": table, "notice": notice})
}

#[tokio::test(flavor = "multi_thread")]
async fn many_clients_and_the_log_agree() {
    for seed in Lots::seeds(1..=2) {
        simulate(seed, wish("two-browsers", "physical", "all"), 0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_clients_and_the_log_agree_at_a_silent_table() {
    for seed in Lots::seeds(11..=11) {
        simulate(seed, wish("two-browsers", "physical", "silent"), 0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_clients_and_the_log_agree_at_one_board_that_is_guarded() {
    for seed in Lots::seeds(21..=21) {
        simulate(seed, wish("one-board", "guarded", "all"), 0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn many_clients_and_a_log_that_fails_agree() {
    for seed in Lots::seeds(31..=32) {
        simulate(seed, wish("two-browsers", "physical", "all"), 6).await;
    }
}
