//! Somebody at a game with one device, who acts by lot, loses his line, and comes again.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::client::{Client, Heard};
use crate::held::Held;
use crate::http::ask;
use crate::log::Machine;
use crate::lots::Lots;
use crate::network::Network;
use crate::place::{Place, Said, Told, Word, hash, hash_of, kept};
use crate::scene::Scene;
use crate::world::World;

/// What somebody was told that was done: at which version it ended, what, and the run that said so.
#[derive(Clone, Debug)]
pub struct Done {
    pub version: u64,
    pub said: Said,
    pub run: u64,
}

pub struct Person {
    pub name: String,
    pub role: String,
    pub place: Arc<Place>,
    pub held: Held,
    pub acknowledged: BTreeMap<String, Done>,
    number: u8,
    world: World,
    network: Network,
    machine: Arc<Mutex<Machine>>,
    lots: Lots,
    line: Option<Client>,
    sent: usize,
    unanswered: Vec<Said>,
}

/// Where a person lives.
#[derive(Clone)]
pub struct Town {
    pub world: World,
    pub network: Network,
    pub machine: Arc<Mutex<Machine>>,
}

impl Person {
    pub fn new(town: &Town, place: &Arc<Place>, role: &str, number: u8) -> Person {
        Person {
            name: format!("{role}-{number} of {}", place.id),
            role: role.to_owned(),
            place: place.clone(),
            held: Held::default(),
            acknowledged: BTreeMap::new(),
            number,
            world: town.world.clone(),
            network: town.network.clone(),
            machine: town.machine.clone(),
            lots: town.world.lots().branch(),
            line: None,
            sent: 0,
            unanswered: Vec::new(),
        }
    }

    fn key(&self) -> String {
        self.place.key(&self.role)
    }

    pub async fn acts_by_lot(&mut self, steps: usize) {
        for _ in 0..steps {
            let most = match self.lots.below(100) {
                0..75 => 700,
                75..98 => 4_000,
                _ => 40_000,
            };
            self.waits(most).await;
            self.comes().await;
            self.takes_what_is_there();
            match self.lots.below(100) {
                0..4 => self.line = None,
                4..6 => self.says_nonsense().await,
                6..16 => self.says_again().await,
                16..19 => self.looks().await,
                19..21 => self.exports().await,
                21..23 => self.renews_key().await,
                23..26 => self.speaks().await,
                _ if self.role == "watch" && self.lots.percent(85) => {}
                _ => self.says_something().await,
            }
        }
    }

    async fn waits(&mut self, most: usize) {
        let time = self.lots.below(most) as u64;
        tokio::time::sleep(std::time::Duration::from_millis(time)).await;
    }

    /// Opens a line, if there is none and the server is there, with what is held already or as if nothing were.
    async fn comes(&mut self) {
        if self.line.is_none() {
            let have = if self.lots.percent(70) { self.held.version } else { 0 };
            let mut hello = json!({"type": "hello", "key": self.key(), "have": have});
            // Where no disk lies there is one history, and a client need not say which it holds.
            if self.world.faults().lies > 0 || self.lots.percent(50) {
                hello["seal"] = json!(self.held.seal);
            }
            let run = self.world.run();
            self.line = Client::open(&self.network, self.number, run, &self.place.id, hello).await;
        }
    }

    /// Asks again for all of which nothing was heard, so that nothing is on its way any more.
    pub async fn settles(&mut self) {
        while let Some(said) = self.unanswered.pop() {
            self.comes().await;
            self.asks(said).await;
            self.waits(200).await;
        }
    }

    /// Takes what comes, until all acts are held.
    pub async fn catches_up(&mut self, version: u64) {
        // A line to a server that is gone tells nothing any more.
        let run = self.world.run();
        if self.line.as_ref().is_some_and(|line| line.run != run) {
            self.line = None;
        }
        // What is held may have as many acts as the log and be another history: the server says so on a new line.
        let is_told = |line: &Option<Client>| line.as_ref().is_some_and(|line| line.is_told);
        while self.held.version != version || !is_told(&self.line) {
            self.comes().await;
            self.listens(|frame| frame["version"] == version).await;
            self.waits(200).await;
        }
    }

    async fn says_nonsense(&mut self) {
        let nonsense =
            ["", "{", "[]", r#"{"type":"dance"}"#, r#"{"type":"act","act":7}"#, r#"{"type":"ping"}"#];
        let frame = nonsense[self.lots.below(nonsense.len())];
        if let Some(line) = &mut self.line {
            line.says(frame).await;
        }
    }

    /// Sends a request again: one of which nothing was heard, or one that was acknowledged. Of those, some ask for another act
    /// under the old name.
    async fn says_again(&mut self) {
        let known: Vec<Said> = self.acknowledged.values().map(|done| done.said.clone()).collect();
        match (self.unanswered.pop(), self.lots.pick(&known).cloned()) {
            (Some(said), _) => self.says(said).await,
            (None, Some(said)) => {
                let another = if said.acts == ["white resigns"] { "black resigns" } else { "white resigns" };
                let acts = if self.lots.percent(60) { said.acts } else { vec![another.to_owned()] };
                let version = if self.lots.percent(50) { said.version } else { self.held.version };
                self.says(Said { version, acts, request: said.request }).await;
            }
            (None, None) => {}
        }
    }

    async fn says_something(&mut self) {
        let stale = self.lots.percent(12);
        let version =
            if stale { self.lots.below(self.held.version as usize + 3) as u64 } else { self.held.version };
        let acts = self.place.scene.chooses(&self.role, &self.held.standing, &mut self.lots);
        self.sent += 1;
        let request = format!("{}-{}", self.number, self.sent);
        self.says(Said { version, acts, request }).await;
    }

    /// Says something, and waits for the answer; sometimes the line breaks first, and sometimes it is said over HTTP.
    async fn says(&mut self, said: Said) {
        match self.lots.below(100) {
            0..85 => self.asks(said).await,
            85..93 => {
                self.place.books().says(&self.role, &said);
                if let Some(mut line) = self.line.take() {
                    line.acts(said.version, &said.acts, &said.request).await;
                }
                self.unanswered.push(said);
            }
            _ => self.posts(said).await,
        }
    }

    async fn asks(&mut self, said: Said) {
        self.place.books().says(&self.role, &said);
        self.unanswered.push(said.clone());
        if let Some(line) = &mut self.line {
            line.acts(said.version, &said.acts, &said.request).await;
            self.listens(|frame| frame["request"] == said.request.as_str()).await;
        }
    }

    async fn posts(&mut self, said: Said) {
        self.place.books().says(&self.role, &said);
        self.unanswered.push(said.clone());
        let Said { version, acts, request } = &said;
        let body = match &acts[..] {
            [act] => json!({"version": version, "act": act, "request": request}),
            acts => json!({"version": version, "acts": acts, "request": request}),
        };
        let (run, path) = (self.world.run(), format!("/api/games/{}/acts", self.place.id));
        let heard = ask(&self.network, self.number, "POST", &path, &self.key(), &body.to_string()).await;
        let Some(heard) = heard else { return };
        self.world.note(&self.name, &heard.body);
        match heard.status {
            200 => self.is_done(request, heard.json()["version"].as_u64().unwrap(), run),
            202 => self.unanswered.retain(|one| one.request != *request),
            _ => self.is_refused(&json!({"request": request, "error": heard.json()["error"]})),
        }
    }

    /// Looks at the whole game.
    pub async fn looks(&mut self) {
        let (run, at, path) = (self.world.run(), self.world.ms(), format!("/api/games/{}", self.place.id));
        if let Some(heard) = ask(&self.network, self.number, "GET", &path, &self.key(), "").await
            && heard.is_ok()
        {
            self.world.note(&self.name, &heard.body);
            let (frame, mut held) = (heard.json(), Held::default());
            held.take(&frame);
            let words = frame["chat"].as_array().cloned().unwrap_or_default();
            self.hears_words(&words, run);
            // What was said at one server another does not know.
            let alone = self.world.servers() == 1;
            let was_heard =
                |word: &&Word| alone && word.run == run && word.heard_at.is_some_and(|heard| heard < at);
            for word in self.place.books().words.iter().filter(was_heard).filter(|_| self.is_player()) {
                assert!(words.iter().any(|told| told["text"] == *word.text), "{word:?} is not told");
            }
            self.notes_told(frame, &held, run);
        }
    }

    /// Tells the other player something beside the game; nobody else has anything to say there.
    async fn speaks(&mut self) {
        self.sent += 1;
        let (run, text) = (self.world.run(), format!("word {}-{}", self.number, self.sent));
        let word = Word { by: self.role.clone(), text: text.clone(), run, heard_at: None };
        if self.is_player() {
            self.place.books().words.push(word);
        }
        let (path, body) =
            (format!("/api/games/{}/words", self.place.id), json!({ "text": text }).to_string());
        let heard = ask(&self.network, self.number, "POST", &path, &self.key(), &body).await;
        let Some(heard) = heard else { return };
        self.world.note(&self.name, &heard.body);
        if !heard.is_ok() {
            return self.is_refused(&heard.json());
        }
        assert!(self.is_player(), "{} has told the players something", self.name);
        let at = self.world.ms();
        let mut books = self.place.books();
        let word = books.words.iter_mut().find(|word| word.text == text).unwrap();
        word.heard_at = Some(at);
    }

    fn is_player(&self) -> bool {
        ["white", "black"].contains(&&*self.role)
    }

    /// Words come to the players alone, from whom they say, as long as the server runs in which they were said.
    fn hears_words(&self, words: &[Value], run: u64) {
        assert!(words.is_empty() || self.is_player(), "{} hears {words:?}", self.name);
        let books = self.place.books();
        for word in words {
            let is_said =
                |said: &Word| said.run == run && word["by"] == *said.by && word["text"] == *said.text;
            assert!(books.words.iter().any(is_said), "{} hears {word}, which nobody said", self.name);
        }
    }

    async fn exports(&mut self) {
        let (run, what) = (self.world.run(), if self.lots.percent(70) { "script" } else { "pgn" });
        let path = format!("/api/games/{}/{what}", self.place.id);
        if let Some(heard) = ask(&self.network, self.number, "GET", &path, &self.key(), "").await
            && heard.is_ok()
        {
            self.world.note(&self.name, &heard.body);
            if what == "script" {
                self.place.books().scripts.insert((run, hash_of(&heard.body)));
            }
        }
    }

    /// Gives his seat another key: all of its other devices are sent away, and come again with that.
    async fn renews_key(&mut self) {
        let is_own = self.place.scene != Scene::OfMatch;
        if self.world.faults().lies > 0 || self.role == "watch" || !is_own {
            return;
        }
        let (old, new) = (self.key(), format!("6{:025}", self.lots.below(usize::MAX)));
        self.place.draws(&self.role, &new);
        let (path, body) = (format!("/api/games/{}/seat", self.place.id), json!({ "key": new }).to_string());
        let heard = ask(&self.network, self.number, "POST", &path, &old, &body).await;
        let Some(heard) = heard else { return };
        self.world.note(&self.name, &heard.body);
        match heard.is_ok() {
            true => self.place.is_renewed(&self.role, &old, &new),
            false => self.is_refused(&heard.json()),
        }
    }

    /// Takes what has come already, and waits for nothing.
    fn takes_what_is_there(&mut self) {
        while let Some(line) = &mut self.line {
            let run = line.run;
            match line.hears_now() {
                Some(Heard::Frame(text, frame)) => self.takes(&text, frame, run),
                Some(Heard::Gone) => self.line = None,
                None => return,
            }
        }
    }

    /// Takes what comes, until a frame that was waited for, or the end of the line.
    async fn listens(&mut self, until: impl Fn(&Value) -> bool) {
        while let Some(line) = &mut self.line {
            let run = line.run;
            match line.hears().await {
                Heard::Frame(text, frame) => {
                    let waited_for = until(&frame);
                    self.takes(&text, frame, run);
                    if waited_for {
                        return;
                    }
                }
                Heard::Gone => self.line = None,
            }
        }
    }

    fn takes(&mut self, text: &str, frame: Value, run: u64) {
        self.world.note(&self.name, text);
        match frame["type"].as_str().unwrap() {
            "said" => self.hears_words(std::slice::from_ref(&frame), run),
            "snapshot" | "update" => {
                self.hears_words(frame["chat"].as_array().map_or(&[], Vec::as_slice), run);
                self.held.take(&frame);
                if let Some(line) = &mut self.line {
                    line.is_told = true;
                }
                self.notes_told(frame, &self.held, run);
            }
            "accepted" => {
                self.is_done(frame["request"].as_str().unwrap(), frame["version"].as_u64().unwrap(), run);
            }
            "error" => self.is_refused(&frame),
            _ => {}
        }
    }

    /// Notes what a frame told, to be held against the log.
    fn notes_told(&self, mut frame: Value, held: &Held, run: u64) {
        let mut entries = frame["entries"].take();
        kept(&mut entries);
        let version = frame["version"].as_u64().unwrap();
        let told = Told {
            version,
            seat: self.role.parse().unwrap(),
            after: version - entries.as_array().unwrap().len() as u64,
            entries: hash(&entries),
            standing: hash(&held.standing),
            run,
        };
        self.place.books().told.insert(told);
    }

    /// Something is acknowledged.
    fn is_done(&mut self, request: &str, version: u64, run: u64) {
        let proposed = |said: &Said| {
            said.request == request && said.version == version && said.acts[0].starts_with("players ")
        };
        let is_proposal = self.unanswered.iter().any(proposed);
        let said = self.unanswered.iter().position(|said| said.request == request);
        let said = said.map(|at| self.unanswered.remove(at));
        if is_proposal {
            return;
        }
        let Some(said) = said else {
            // It was sent twice, and answered twice.
            let before =
                self.acknowledged.get(request).unwrap_or_else(|| panic!("nobody asked for {request}"));
            assert_eq!(before.version, version, "{}: {request} is answered as before", self.name);
            return;
        };
        let now = Done { version, said, run };
        if let Some(before) = self.acknowledged.insert(request.to_owned(), now.clone()) {
            // Once a sealed record is gone, nobody knows any more what else was asked for (docs/protocol.md).
            let seals = |done: &Done| done.said.acts.iter().any(|act| act.contains(" seals "));
            let sealed = seals(&before) && seals(&now);
            let same = before.version == now.version && (before.said.acts == now.said.acts || sealed);
            let lost = self.has_lost(request, before.run);
            assert!(same || lost, "{}: {before:?} is answered as {now:?}", self.name);
        }
    }

    fn has_lost(&self, request: &str, run: u64) -> bool {
        let game = store::GameId::new(&*self.place.id).unwrap();
        self.machine.lock().unwrap().has_lost(&game, &format!("{}:{request}", self.role), run)
    }

    /// An error means that nothing happened, unless the server itself failed.
    fn is_refused(&mut self, frame: &Value) {
        let code = frame["error"]["code"].as_str().unwrap();
        assert!(!["replay-differs", "damaged", "no-such-game", "key-used"].contains(&code), "{frame}");
        if code == "foreign-key" {
            assert!(self.place.tries_another(&self.role), "{}: {frame}", self.name);
            return;
        }
        let Some(request) = frame["request"].as_str() else { return };
        let said = self.unanswered.iter().find(|said| said.request == request);
        let failed = ["broken", "busy", "shutting-down", "too-fast"].contains(&code);
        if let (Some(done), Some(said)) = (self.acknowledged.get(request), said) {
            let same = done.said.acts == said.acts;
            assert!(
                failed || !same && code == "request-used" || self.has_lost(request, done.run),
                "{}: what was acknowledged is refused: {frame}",
                self.name
            );
        }
        if ["stale", "impossible", "not-an-act", "foreign"].contains(&code)
            && !self.acknowledged.contains_key(request)
        {
            self.place.books().refused.insert(format!("{}:{request}", self.role));
        }
        if code != "broken" && code != "busy" && code != "shutting-down" {
            self.unanswered.retain(|said| said.request != request);
        }
    }
}
