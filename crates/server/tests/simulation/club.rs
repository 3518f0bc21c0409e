//! Matches: two players who draw lots, begin games, play and end them, say again what nobody answered, and speak for the other.
//!
//! Their games are places like all others, at which each of the two has a device.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::time::sleep;

use crate::http::{Heard, ask};
use crate::lots::Lots;
use crate::person::{Person, Town};
use crate::place::{Place, hash};
use crate::scene::Scene;

/// The codes of the matches, each with what else its header says.
const HEADERS: [&str; 5] = [
    "code: bcf-1912\nplayers: A, B\nwins: 2\n",
    "code: bcf-1912\nplayers: A, B\ngames: 3\n",
    "code: walker-1832\nplayers: A, B\ngames: 2\n",
    "code: american-1897\nplayers: A, B\ngames: 3\n",
    "code: fide-2023\nplayers: A, B\ngames: 3\narbiter: absent\n",
];

/// A match, what everybody has said and heard of it, and its games.
pub struct Club {
    pub id: String,
    pub header: &'static str,
    pub keys: BTreeMap<String, String>,
    games: Mutex<BTreeMap<String, Arc<Place>>>,
    books: Mutex<Books>,
}

#[derive(Default)]
pub struct Books {
    /// What was asked for under each name, which may be several things: the version, and the line.
    pub said: BTreeMap<String, Vec<(u64, String)>>,
    /// What was acknowledged: the number of the line, and the line.
    pub done: BTreeMap<String, (u64, String)>,
    pub refused: BTreeSet<String>,
    /// What was told at a version: the hashes of the lines and of the standing.
    pub told: BTreeSet<(u64, u64, u64)>,
}

/// A player of a match, with one device there and one at each of its games.
pub struct Member {
    pub seat: &'static str,
    name: &'static str,
    other: &'static str,
    pub club: Arc<Club>,
    pub at_games: Vec<Person>,
    number: u8,
    town: Town,
    lots: Lots,
    /// The match as it was told last.
    told: Option<Value>,
    /// What he hid, by its hash.
    hidden: BTreeMap<String, String>,
    sent: usize,
    unanswered: Vec<(u64, String, String)>,
}

impl Club {
    /// A match is made, and the other player takes his seat.
    pub async fn founded(town: &Town, lots: &mut Lots, number: u8) -> Arc<Club> {
        let header = HEADERS[lots.below(HEADERS.len())];
        let body = json!({ "header": header }).to_string();
        let created = asks(town, number, "POST", "/api/matches", "", &body).await;
        let id = created["match"].as_str().unwrap().to_owned();
        let key = |name: &str| created["links"][name].as_str().unwrap().split('#').nth(1).unwrap().to_owned();
        let two = format!("6{:025}", lots.below(usize::MAX));
        let (path, body) = (format!("/api/matches/{id}/seat"), json!({ "key": two }).to_string());
        let taken = asks(town, number, "POST", &path, &key("other"), &body).await;
        assert_eq!(taken["role"], "two");
        let keys = [("one", key("you")), ("two", two), ("watch", key("watch"))];
        let keys = keys.map(|(seat, key)| (seat.to_owned(), key)).into();
        Arc::new(Club { id, header, keys, games: Mutex::default(), books: Mutex::default() })
    }

    pub fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap()
    }

    pub fn code(&self) -> &'static str {
        self.header.lines().find_map(|line| line.strip_prefix("code: ")).unwrap()
    }

    /// The games at which the players have sat.
    pub fn games(&self) -> Vec<Arc<Place>> {
        self.games.lock().unwrap().values().cloned().collect()
    }

    /// A game of the match, which both players open by the keys of the match.
    fn game(&self, id: &str, white: &str) -> Arc<Place> {
        let key = |seat: &str| self.keys[seat].clone();
        let (white, black) = if white == "A" { ("one", "two") } else { ("two", "one") };
        let keys = [("white", key(white)), ("black", key(black)), ("watch", key("watch"))];
        let keys = keys.map(|(role, key)| (role.to_owned(), key)).into();
        let mut games = self.games.lock().unwrap();
        games
            .entry(id.to_owned())
            .or_insert_with(|| Arc::new(Place::new(id.to_owned(), Scene::OfMatch, keys)))
            .clone()
    }

    /// The match as somebody was told of it: its version, and how it stands.
    fn hears(&self, told: &Value) -> u64 {
        let version = told["version"].as_u64().unwrap();
        assert_eq!(told["id"], self.id.as_str());
        assert_eq!(told["lines"].as_array().unwrap().len() as u64, version);
        self.books().told.insert((version, hash(&told["lines"]), hash(&told["standing"])));
        version
    }

    /// Looks at the match by a seat until it is told.
    pub async fn looks(&self, town: &Town, number: u8, seat: &str) -> Value {
        let told =
            asks(town, number, "GET", &format!("/api/matches/{}", self.id), &self.keys[seat], "").await;
        self.hears(&told);
        told
    }
}

/// Asks until it is answered.
pub async fn asks(town: &Town, from: u8, method: &str, path: &str, key: &str, body: &str) -> Value {
    loop {
        match ask(&town.network, from, method, path, key, body).await {
            Some(heard) if heard.is_ok() => {
                town.world.note(path, &heard.body);
                return heard.json();
            }
            Some(heard) => assert!(heard.status >= 429, "{path}: {} {}", heard.status, heard.body),
            None => {}
        }
        sleep(Duration::from_millis(500)).await;
    }
}

impl Member {
    pub fn new(town: &Town, club: &Arc<Club>, is_one: bool, number: u8) -> Member {
        let (seat, name, other) = if is_one { ("one", "A", "B") } else { ("two", "B", "A") };
        Member {
            seat,
            name,
            other,
            club: club.clone(),
            at_games: Vec::new(),
            number,
            town: town.clone(),
            lots: town.world.lots().branch(),
            told: None,
            hidden: BTreeMap::new(),
            sent: 0,
            unanswered: Vec::new(),
        }
    }

    pub async fn acts_by_lot(&mut self, steps: usize) {
        for _ in 0..steps {
            sleep(Duration::from_millis(self.lots.below(900) as u64)).await;
            let Some(told) = self.told.clone().filter(|_| self.lots.percent(75)) else {
                self.looks().await;
                continue;
            };
            let standing = &told["standing"];
            match self.lots.below(100) {
                0..8 => self.says_again().await,
                8..14 => self.says_amiss(&told).await,
                _ if !standing["underway"].is_null() && self.lots.percent(90) => self.plays(standing).await,
                _ if standing["over"].is_null() => self.goes_on(&told).await,
                _ => self.looks().await,
            }
        }
    }

    /// Says again what nobody answered, until it is answered, here and at the games.
    pub async fn settles(&mut self) {
        while let Some((version, line, request)) = self.unanswered.pop() {
            self.says(version, line, request).await;
            sleep(Duration::from_millis(300)).await;
        }
        for person in &mut self.at_games {
            person.settles().await;
        }
    }

    async fn asks(&self, method: &str, rest: &str, body: &str) -> Option<Heard> {
        let path = format!("/api/matches/{}{rest}", self.club.id);
        let heard =
            ask(&self.town.network, self.number, method, &path, &self.club.keys[self.seat], body).await?;
        self.town.world.note(self.seat, &heard.body);
        Some(heard)
    }

    async fn looks(&mut self) {
        let heard = self.asks("GET", "", "").await;
        if let Some(heard) = heard.filter(Heard::is_ok) {
            let told = heard.json();
            assert_eq!(told["role"], self.seat);
            self.club.hears(&told);
            self.told = Some(told);
        }
    }

    /// At a game that is played: he acts there, and soon gives it up or offers a draw.
    async fn plays(&mut self, standing: &Value) {
        let (id, white) =
            (standing["underway"]["name"].as_str().unwrap(), standing["underway"]["white"].as_str().unwrap());
        let role = if white == self.name { "white" } else { "black" };
        let place = self.club.game(id, white);
        let at = match self.at_games.iter().position(|person| person.place.id == id) {
            Some(at) => at,
            None => {
                self.at_games.push(Person::new(&self.town, &place, role, self.number));
                self.at_games.len() - 1
            }
        };
        self.at_games[at].acts_by_lot(1).await;
        if self.lots.percent(50) {
            self.looks().await;
        }
    }

    /// What brings the next game nearer.
    async fn goes_on(&mut self, told: &Value) {
        let (version, next) = (told["version"].as_u64().unwrap(), &told["standing"]["next"]);
        let hidden = &told["standing"]["hidden"];
        if !hidden.is_null() {
            return match (hidden["hid"] == self.name, hidden["picked"].is_null()) {
                (true, false) => {
                    let shown = self.hidden.get(hidden["hash"].as_str().unwrap()).cloned();
                    self.says_new(version, shown.unwrap_or_else(|| format!("{} resigns", self.name))).await
                }
                (false, true) => {
                    let hand = ["left", "right"][self.lots.below(2)];
                    self.says_new(version, format!("{} picks {hand}", self.name)).await
                }
                _ => self.looks().await,
            };
        }
        let due = |what: &str| next[what]["due"].as_str().unwrap_or_default().to_owned();
        let (white, first) = (due("white"), due("first"));
        if white == "to" && (first == "to" || first == "with-white") && self.lots.percent(80) {
            return self.begins(next["number"].as_u64().unwrap()).await;
        }
        // What is drawn by lot, or agreed: mostly what the other has said already.
        let pending = told["pending"]["line"].as_str().map(str::to_owned);
        let line = match (self.lots.below(10), pending) {
            (0..7, Some(line)) => line,
            (0..3, _) if white != "to" => self.hides("colours"),
            (3..5, _) if first == "lot" => self.hides("first-move"),
            (0..6, _) if white != "to" => {
                let how = if white == "lot" { "lot" } else { "agreement" };
                format!("{} has white by {how}", [self.name, self.other][self.lots.below(2)])
            }
            (0..8, _) if first == "lot" => format!("{} begins by lot", ["A", "B"][self.lots.below(2)]),
            (8, _) => "sitting".into(),
            _ => format!("{} has white by agreement", ["A", "B"][self.lots.below(2)]),
        };
        self.says_new(version, line).await;
    }

    /// He hides the Pawn in a hand; what he must show later is his alone.
    fn hides(&mut self, matter: &str) -> String {
        let bits: String =
            (0..64).map(|_| char::from_digit(self.lots.below(16) as u32, 16).unwrap()).collect();
        let hand = ["left", "right"][self.lots.below(2)];
        let hash = hash_of_hand(hand, &bits);
        self.hidden.insert(hash.clone(), format!("{} shows {hand} with {bits}", self.name));
        format!("{} hides #{hash} for {matter}", self.name)
    }

    async fn begins(&mut self, number: u64) {
        // Sometimes one that has begun long ago, or cannot begin yet.
        let number = if self.lots.percent(90) { number } else { 1 + self.lots.below(4) as u64 };
        let heard = self.asks("POST", "/games", &json!({ "number": number }).to_string()).await;
        let Some(heard) = heard else { return };
        if heard.is_ok() {
            let told = heard.json();
            self.club.hears(&told);
            self.told = Some(told);
            return;
        }
        let code = heard.json()["error"]["code"].as_str().unwrap().to_owned();
        assert!(heard.status >= 429 || code == "impossible", "{} {}", heard.status, heard.body);
    }

    /// Something that is not his to say, that cannot be done, or that is meant for another version.
    async fn says_amiss(&mut self, told: &Value) {
        let version = told["version"].as_u64().unwrap();
        let lines = [
            format!("{} picks left", self.other),
            format!("{} dances", self.name),
            "game: 1-0, A has white".to_owned(),
            format!("{} shows left with {}", self.name, "5c".repeat(32)),
            format!("{} has white by choice", self.name),
            "players agree drawn".to_owned(),
            format!("{} resigns", self.name),
        ];
        // Who gives up a match ends it.
        let most = if self.lots.percent(20) { lines.len() } else { 5 };
        let line = lines[self.lots.below(most)].clone();
        let version =
            if self.lots.percent(70) { version } else { self.lots.below(version as usize + 3) as u64 };
        self.says_new(version, line).await;
    }

    async fn says_again(&mut self) {
        let seat = format!("{}:", self.seat);
        let done: Vec<(u64, String, String)> = {
            let books = self.club.books();
            let own =
                books.done.iter().filter_map(|(name, (_, line))| Some((name.strip_prefix(&seat)?, line)));
            own.map(|(request, line)| (0, line.clone(), request.to_owned())).collect()
        };
        match (self.unanswered.pop(), self.lots.pick(&done).cloned()) {
            (Some((version, line, request)), _) => self.says(version, line, request).await,
            (None, Some((version, line, request))) => {
                let another = format!("{} resigns", self.name);
                let line = if self.lots.percent(70) { line } else { another };
                self.says(version, line, request).await;
            }
            (None, None) => {}
        }
    }

    async fn says_new(&mut self, version: u64, line: String) {
        self.sent += 1;
        let request = format!("{}-{}", self.number, self.sent);
        self.says(version, line, request).await;
    }

    async fn says(&mut self, version: u64, line: String, request: String) {
        let name = format!("{}:{request}", self.seat);
        let meant = (version, line.clone());
        let known = {
            let mut books = self.club.books();
            let said = books.said.entry(name.clone()).or_default();
            if !said.contains(&meant) {
                said.push(meant.clone());
            }
            books.done.get(&name).cloned()
        };
        let body = json!({"version": version, "line": line, "request": request}).to_string();
        let heard = self.asks("POST", "/lines", &body).await;
        let Some(heard) = heard.filter(|heard| heard.status < 429) else {
            self.unanswered.push((version, line, request));
            return;
        };
        let told = heard.json();
        match (heard.status, told["error"]["code"].as_str()) {
            (200, _) => {
                let done = (told["version"].as_u64().unwrap(), line);
                assert!(known.is_none_or(|known| known == done), "{name} is answered as before: {told}");
                self.club.books().done.insert(name, done);
                self.told = None;
            }
            // The other must say the same.
            (202, _) => assert_eq!(told["pending"]["line"], line.as_str()),
            (_, Some("request-used")) => {
                assert!(known.is_none_or(|(_, before)| before != line), "{name} was done: {told}");
            }
            (409 | 422 | 403, Some("stale" | "impossible" | "not-a-line" | "foreign")) => {
                assert!(known.is_none_or(|(_, before)| before != line), "{name} was done: {told}");
                // What is meant for a version that comes later may still be done, where it is on its way twice.
                if told["version"].as_u64().is_none_or(|now| version < now) {
                    self.club.books().refused.insert(name);
                }
                self.told = None;
            }
            _ => panic!("{name}: {} {}", heard.status, heard.body),
        }
    }
}

/// What is published of a hand: the SHA-256 of its word, a blank and the bits.
pub fn hash_of_hand(hand: &str, bits: &str) -> String {
    Sha256::digest(format!("{hand} {bits}")).iter().map(|byte| format!("{byte:02x}")).collect()
}
