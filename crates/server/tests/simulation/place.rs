//! A game that is played, and what everybody there has said and heard of it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard};

use serde_json::Value;

use crate::scene::Scene;

/// Acts as they were asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub version: u64,
    pub acts: Vec<String>,
    pub request: String,
}

/// What a frame told of the game: at which version to which seat, from which act on, and the hashes of what it told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Told {
    pub version: u64,
    pub seat: view::Seat,
    pub after: u64,
    pub entries: u64,
    pub standing: u64,
    /// The run of the server that told it.
    pub run: u64,
}

pub struct Place {
    pub id: String,
    pub scene: Scene,
    keys: Mutex<Keys>,
    books: Mutex<Books>,
}

/// What everybody at a game has said and heard.
#[derive(Default)]
pub struct Books {
    /// What was asked for under each name, which may be several things.
    pub said: BTreeMap<String, Vec<Said>>,
    pub told: BTreeSet<Told>,
    /// Scripts that were written out, each by its hash.
    pub scripts: BTreeSet<(u64, u64)>,
    /// What the players told each other beside the game.
    pub words: Vec<Word>,
    /// What was refused for good: at the version at which it was meant it cannot be done.
    pub refused: BTreeSet<String>,
}

/// Something that a player told the other: it is in no log, and is known to the run of the server in which it was said.
#[derive(Clone, Debug)]
pub struct Word {
    pub by: String,
    pub text: String,
    pub run: u64,
    /// When he was told that it was heard; none where he was not.
    pub heard_at: Option<u64>,
}

/// The keys of the seats.
struct Keys {
    /// Those that may open a seat, the likeliest first: whether a new key has come to the log is not known before it opens.
    tried: BTreeMap<String, VecDeque<String>>,
    replaced: Vec<String>,
    /// Those of people who were refused the seat.
    shut_out: Vec<String>,
    /// When somebody was told that the open seat is his: the run of the server, and the time.
    taken: Vec<(u64, u64)>,
}

impl Place {
    pub fn new(id: String, scene: Scene, keys: BTreeMap<String, String>) -> Place {
        let tried = keys.into_iter().map(|(role, key)| (role, [key].into())).collect();
        let keys = Keys { tried, replaced: Vec::new(), shut_out: Vec::new(), taken: Vec::new() };
        Place { id, scene, keys: Mutex::new(keys), books: Mutex::default() }
    }

    fn keys(&self) -> MutexGuard<'_, Keys> {
        self.keys.lock().unwrap()
    }

    /// The key that a seat tries next.
    pub fn key(&self, role: &str) -> String {
        self.keys().tried[role][0].clone()
    }

    /// Somebody is about to give a seat another key.
    pub fn draws(&self, role: &str, key: &str) {
        self.keys().tried.get_mut(role).unwrap().push_back(key.to_owned());
    }

    /// A seat has another key.
    pub fn is_renewed(&self, role: &str, old: &str, new: &str) {
        let mut keys = self.keys();
        keys.replaced.push(old.to_owned());
        let tried = keys.tried.get_mut(role).unwrap();
        tried.retain(|key| key != new && key != old);
        tried.push_front(new.to_owned());
    }

    /// A key did not open its seat. Tells whether there is, or was, another.
    pub fn tries_another(&self, role: &str) -> bool {
        let mut keys = self.keys();
        let tried = keys.tried.get_mut(role).unwrap();
        tried.rotate_left(1);
        tried.len() > 1 || !keys.replaced.is_empty()
    }

    /// The keys that open nothing, or nothing any more.
    pub fn shut_out(&self) -> Vec<String> {
        let keys = self.keys();
        keys.replaced.iter().chain(&keys.shut_out).cloned().collect()
    }

    /// A seat was open, and is taken by this key.
    pub fn is_taken(&self, role: &str, key: &str) {
        self.keys().tried.insert(role.to_owned(), [key.to_owned()].into());
    }

    /// This key was refused the seat.
    pub fn is_shut_out(&self, key: &str) {
        self.keys().shut_out.push(key.to_owned());
    }

    /// A run of the server has told somebody that the open seat is his.
    pub fn hears_of_taking(&self, run: u64, at: u64) {
        self.keys().taken.push((run, at));
    }

    /// Whether a run had told somebody so before a moment.
    pub fn was_taken(&self, run: u64, at: u64) -> bool {
        self.keys().taken.iter().any(|&(told, before)| told == run && before < at)
    }

    pub fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap()
    }
}

impl Books {
    /// Somebody of a seat asks for something.
    pub fn says(&mut self, role: &str, said: &Said) {
        let known = self.said.entry(format!("{role}:{}", said.request)).or_default();
        if !known.contains(said) {
            known.push(said.clone());
        }
    }
}

pub fn hash(value: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    add(value, &mut hasher);
    hasher.finish()
}

fn add(value: &Value, hasher: &mut DefaultHasher) {
    match value {
        Value::Array(parts) => {
            (1, parts.len()).hash(hasher);
            parts.iter().for_each(|part| add(part, hasher));
        }
        Value::Object(fields) => {
            (2, fields.len()).hash(hasher);
            fields.iter().for_each(|(name, field)| {
                name.hash(hasher);
                add(field, hasher);
            });
        }
        plain => plain.hash(hasher),
    }
}

pub fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// Entries as the log keeps them: of what a search told, the answer, and not what shows it.
pub fn kept(entries: &mut Value) {
    let entries = entries.as_array_mut().into_iter().flatten();
    let rulings = entries.filter_map(|entry| entry.get_mut("rulings")?.as_array_mut()).flatten();
    for evidence in rulings.filter_map(|ruling| ruling.get_mut("evidence")?.as_object_mut()) {
        evidence.retain(|key, _| {
            ["question", "side", "fen", "verdict", "states", "bound", "asks"].contains(&&**key)
        });
    }
}
