//! Holds a match against the log: what everybody was told of it, what was promised, and who had White and won, counted once more
//! by hand from the lines and from the games themselves.

use std::collections::{BTreeMap, BTreeSet};

use matches::told::told;
use serde_json::{Value, json};
use store::{GameId, StoredAct};

use crate::club::{Club, hash_of_hand};
use crate::place::hash;
use crate::simple::Log;

/// The games of the log, judged again, by their ids.
pub type Judged = BTreeMap<String, game::Game>;

/// What was told of the match in the end agrees with the log, and so does everything that was told and promised before.
pub fn checks(club: &Club, log: &Log, judged: &Judged, last: &Value) {
    let id = GameId::new(&*club.id).unwrap();
    let (stored, acts) = (log.game(&id).unwrap(), log.acts(&id, 0).unwrap());
    let lines: Vec<&str> = acts.iter().map(|act| act.text.as_str()).collect();
    assert_eq!(last["lines"], json!(lines), "what is in the log is told");
    checks_requests(club, &acts);
    let mut none = |_: &str| Err("no game is read from a file".to_owned());
    let mut played =
        matches::text::read("header", stored.header.as_str(), &mut none).unwrap().remove(0).begins;
    let mut by_hand = ByHand::new(club, log, judged);
    let books = club.books();
    for version in 0..=acts.len() {
        if let Some(act) = version.checked_sub(1).map(|at| &acts[at]) {
            let line = matches::text::read_act(act.text.as_str(), played.settings()).unwrap();
            played.judge(line).unwrap_or_else(|why| panic!("{}: {why:?}", act.text));
            assert_eq!(matches::seal::seal(&played), *act.seal.as_bytes(), "line {version}: {}", act.text);
            by_hand.takes(act.text.as_str());
        }
        let standing = serde_json::to_value(told(&played)).unwrap();
        let own = (version as u64, hash(&json!(lines[..version])), hash(&standing));
        for one in books.told.iter().filter(|one| one.0 == own.0) {
            assert_eq!(*one, own, "{}: what was told at line {version}", club.id);
        }
        by_hand.agrees(&standing);
    }
    assert!(
        books.told.iter().all(|one| one.0 <= acts.len() as u64),
        "lines were told that are not in the log"
    );
    if let Some((_, underway)) = &by_hand.underway {
        let game = log.game(&GameId::new(underway.id.as_str()).unwrap()).unwrap();
        assert!(game.result.is_none(), "a game that is over is counted when somebody looks");
    }
}

/// Each line was said by somebody whose it was, or by the games; what was acknowledged is there; what was refused is not.
fn checks_requests(club: &Club, acts: &[StoredAct]) {
    let (books, mut names) = (club.books(), BTreeSet::new());
    for act in acts {
        let (name, line) = (act.request.as_ref().expect("somebody asked").as_str(), act.text.as_str());
        assert!(names.insert(name), "{name} is in the log twice");
        match name.split_once(':').unwrap() {
            ("begins", number) => assert!(line.starts_with(&format!("game {number} begins: ")), "{line}"),
            ("ended", number) => assert!(line.starts_with(&format!("game {number}: ")), "{line}"),
            (seat, _) => {
                let said = books.said.get(name).unwrap_or_else(|| panic!("nobody said {name}"));
                assert!(said.contains(&(act.number - 1, line.to_owned())), "{name}: {line}, {said:?}");
                assert!(said.len() > 1 || !books.refused.contains(name), "{name} was refused, and is there");
                let (own, other) = if seat == "one" { ("A ", "B ") } else { ("B ", "A ") };
                let of_both =
                    line.contains(" by ") || ["players", "sitting"].iter().any(|it| line.starts_with(it));
                assert!(line.starts_with(own) || of_both && !line.starts_with("game"), "{seat} says {line}");
                assert!(of_both || !line.starts_with(other), "{seat} says {line}");
                let other_seat = if seat == "one" { "two:" } else { "one:" };
                let of_other = books.said.iter().filter(|(name, _)| name.starts_with(other_seat));
                let meant = (act.number - 1, line.to_owned());
                let agrees = of_other.flat_map(|(_, said)| said).any(|said| *said == meant);
                assert!(!of_both || line.contains(" by choice") || agrees, "{seat} alone says {line}");
            }
        }
    }
    for (name, (number, line)) in &books.done {
        let act = acts
            .get(*number as usize - 1)
            .map(|act| (act.request.as_ref().unwrap().as_str(), act.text.as_str()));
        assert_eq!(act, Some((name.as_str(), line.as_str())), "what was acknowledged is in the log");
    }
}

#[derive(Clone)]
struct Game {
    id: String,
    white: String,
    first: String,
    result: String,
    sitting: usize,
}

impl Game {
    fn stands(&self) -> bool {
        !["annulled", "recommenced"].contains(&&*self.result)
    }

    fn is_drawn(&self) -> bool {
        ["drawn", "1/2-1/2"].contains(&&*self.result)
    }

    fn winner(&self) -> Option<String> {
        match &*self.result {
            "1-0" => Some(self.white.clone()),
            "0-1" => Some(other(&self.white)),
            _ => None,
        }
    }
}

struct Hidden {
    by: String,
    hash: String,
    matter: String,
    picked: Option<String>,
}

/// The match, kept by somebody who reads the printed code and counts on his fingers.
struct ByHand<'c> {
    club: &'c Club,
    log: &'c Log,
    judged: &'c Judged,
    games: Vec<Game>,
    underway: Option<(usize, Game)>,
    white: Option<String>,
    first: Option<String>,
    hidden: Option<Hidden>,
    sitting: usize,
    is_stopped: bool,
}

fn other(name: &str) -> String {
    if name == "A" { "B".into() } else { "A".into() }
}

impl<'c> ByHand<'c> {
    fn new(club: &'c Club, log: &'c Log, judged: &'c Judged) -> ByHand<'c> {
        ByHand {
            club,
            log,
            judged,
            games: Vec::new(),
            underway: None,
            white: None,
            first: None,
            hidden: None,
            sitting: 1,
            is_stopped: false,
        }
    }

    /// The oldest code has the first move apart from the colours.
    fn is_walker(&self) -> bool {
        self.club.code() == "walker-1832"
    }

    fn settles(&mut self, matter: &str, player: String) {
        match matter {
            "colours" => self.white = Some(player),
            _ => self.first = Some(player),
        }
        // Where the first move has a law of its own, an agreement on colours is none on it.
        if !self.is_walker() && !self.is_american() {
            match matter {
                "colours" => self.first = None,
                _ => self.white = None,
            }
        }
        if self.hidden.as_ref().is_some_and(|hidden| hidden.matter == matter || !self.is_walker()) {
            self.hidden = None;
        }
    }

    fn takes(&mut self, line: &str) {
        assert!(self.over().is_none(), "{line} was said after the end");
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            [who, "has", "white", "by", _] => self.settles("colours", who.into()),
            [who, "has", "black", "by", _] => self.settles("colours", other(who)),
            [who, "begins", "by", _] => self.settles("first-move", who.into()),
            [who, "hides", hash, "for", matter] => {
                let hash = hash[1..].to_owned();
                self.hidden = Some(Hidden { by: who.into(), hash, matter: matter.into(), picked: None });
            }
            [who, "picks", hand] => {
                let hidden = self.hidden.as_mut().unwrap();
                assert!(hidden.by != who && hidden.picked.is_none(), "{line}");
                hidden.picked = Some(hand.into());
            }
            [who, "shows", held, "with", bits] => {
                let Hidden { by, hash, matter, picked } = self.hidden.take().unwrap();
                assert_eq!((by.as_str(), hash), (who, hash_of_hand(held, bits)), "{line}");
                let winner = if picked.unwrap() == held { other(who) } else { by };
                self.settles(&matter, winner);
            }
            ["game", number, "begins:", id] => {
                assert!(self.underway.is_none() && self.hidden.is_none(), "{line}");
                assert_eq!(number, (self.games.len() + 1).to_string());
                let (white, first) = (self.due_white().expect(line), self.due_first().expect(line));
                let game = self.log.game(&GameId::new(id).unwrap()).unwrap();
                let seat = if white == "A" { "one" } else { "two" };
                let role = format!("white match {} {seat} called {white}", self.club.id);
                assert!(
                    game.seats.iter().any(|seat| seat.role.as_str() == role),
                    "{line}: {white} has White"
                );
                let (id, result) = (id.to_owned(), String::new());
                let game = Game { id, white, first, result, sitting: self.sitting };
                self.underway = Some((self.games.len(), game));
            }
            ["game", number, result, ..] => {
                let (at, game) = self.underway.take().unwrap();
                assert_eq!(number, format!("{}:", at + 1));
                let result = result.trim_end_matches(',').to_owned();
                let ended = self.judged[&game.id].ending().expect("a game is over that is counted").result;
                assert_eq!(matches::text::result_of(&result), Some(ended), "{line}: {}", game.id);
                self.games.push(Game { result, ..game });
                (self.white, self.first) = (None, None);
            }
            ["sitting"] => self.sitting += 1,
            [_, "resigns"] | ["players", ..] => self.is_stopped = true,
            _ => panic!("nobody says {line}"),
        }
    }

    /// Who has White by what was settled, by what the code says of the games before, or nobody.
    fn due_white(&self) -> Option<String> {
        if self.white.is_some() {
            return self.white.clone();
        }
        if !self.is_walker() && (self.first.is_some() || self.goes_in_turn()) {
            return self.due_first();
        }
        let last = self.games.last()?;
        let same_sitting = last.sitting == self.sitting;
        if self.is_walker() && !same_sitting {
            return None;
        }
        if !last.stands() {
            return Some(last.white.clone());
        }
        match self.club.code() {
            "walker-1832" => Some(last.white.clone()),
            "bcf-1912" => Some(other(&last.white)),
            _ => None,
        }
    }

    fn is_american(&self) -> bool {
        self.club.code() == "american-1897"
    }

    /// Where the first move goes from player to player, and White with it if nothing was agreed on colours.
    fn goes_in_turn(&self) -> bool {
        self.is_american() && !self.games.is_empty()
    }

    fn due_first(&self) -> Option<String> {
        if self.first.is_some() {
            return self.first.clone();
        }
        if !(self.is_walker() || self.goes_in_turn()) {
            return self.due_white();
        }
        let last = self.games.last()?;
        if !last.stands() {
            return Some(last.first.clone());
        }
        match self.is_walker() && last.is_drawn() {
            true => Some(last.first.clone()),
            false => Some(other(&last.first)),
        }
    }

    fn won(&self, name: &str) -> u64 {
        self.games.iter().filter(|game| game.winner().as_deref() == Some(name)).count() as u64
    }

    /// How many games count: under the oldest code not those that were drawn.
    fn counted(&self) -> u64 {
        let counts = |game: &&Game| game.stands() && !(self.is_walker() && game.is_drawn());
        self.games.iter().filter(counts).count() as u64
    }

    fn over(&self) -> Option<&'static str> {
        let number = |key: &str| {
            let value = self.club.header.lines().find_map(|line| line.strip_prefix(key))?;
            value.parse::<u64>().ok()
        };
        let wins = number("wins: ").is_some_and(|wins| self.won("A").max(self.won("B")) >= wins);
        let all = number("games: ").is_some_and(|games| self.counted() >= games);
        (self.is_stopped || wins || all).then_some("over")
    }

    /// What is told of the match now is what was counted.
    fn agrees(&self, told: &Value) {
        let score = &told["score"];
        let drawn = self.games.iter().filter(|game| game.is_drawn()).count();
        assert_eq!(score["won"], json!([self.won("A"), self.won("B")]), "{told}");
        assert_eq!((&score["drawn"], &score["counted"]), (&json!(drawn), &json!(self.counted())), "{told}");
        assert_eq!(told["over"].is_null(), self.over().is_none(), "{told}");
        let games: Vec<Value> = self.games.iter().map(|game| json!([game.id, game.white])).collect();
        let told_games = told["games"].as_array().unwrap().iter();
        assert_eq!(told_games.map(|game| json!([game["file"], game["white"]])).collect::<Vec<_>>(), games);
        assert_eq!(told["underway"].is_null(), self.underway.is_none(), "{told}");
        if let Some((_, game)) = &self.underway {
            let told = &told["underway"];
            assert_eq!((&told["white"], &told["first"]), (&json!(game.white), &json!(game.first)), "{told}");
        } else if self.over().is_none() {
            let to = |what: &str| told["next"][what]["player"].as_str().map(str::to_owned);
            assert_eq!(to("white"), self.due_white(), "{told}");
            let first = &told["next"]["first"]["due"];
            assert!(first == "with-white" || to("first") == self.due_first(), "{told}");
        }
    }
}
