//! Holds what everybody said and heard against what the log has at the end.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use game::act::Entry;
use game::settings::TimeLimit;
use records::act::{self, Apart, Written};
use records::pgn::{Tag, tag_remark};
use records::script::{Header, Remark, Script};
use serde_json::Value;
use store::{GameId, Secret, StoredAct, StoredGame};
use view::{LineBook, Seat, Sight, Standing};

use crate::log::{Kept, Machine};
use crate::person::Person;
use crate::place::{Place, Said, Told, hash, hash_of, kept};
use crate::world::World;

/// What an act waits to be judged, to be written, and what the writing of the one before took where its table was put away since:
/// so much of each is nobody's loss.
const ORDINARY_MS: u64 = 150;

/// A game as the log has it.
pub struct Logged<'p> {
    place: &'p Place,
    id: GameId,
    world: &'p World,
    machine: &'p Arc<Mutex<Machine>>,
    stored: StoredGame,
    acts: Vec<StoredAct>,
    /// The run after which the disk lost some of it last; what was told before is not held against the log.
    lost_after: Option<u64>,
}

/// Acts that were asked for in one request.
struct Group<'l> {
    request: &'l str,
    acts: &'l [StoredAct],
}

impl<'p> Logged<'p> {
    pub fn new(
        place: &'p Place,
        world: &'p World,
        machine: &'p Arc<Mutex<Machine>>,
        stored: StoredGame,
        acts: Vec<StoredAct>,
    ) -> Logged<'p> {
        let id = GameId::new(&*place.id).unwrap();
        let lost_after = machine.lock().unwrap().lost_after(&id);
        Logged { place, id, world, machine, stored, acts, lost_after }
    }

    /// The requests in their order. Every act belongs to one.
    fn groups(&self) -> Vec<Group<'_>> {
        let groups = self.acts.chunk_by(|act, _| act.request.is_none());
        groups
            .map(|acts| {
                let request = acts.last().unwrap().request.as_ref();
                Group {
                    request: request.unwrap_or_else(|| panic!("{acts:?} were asked for by nobody")).as_str(),
                    acts,
                }
            })
            .collect()
    }

    /// Judges the log again, and holds everything against it that was told.
    pub fn check(&self) -> game::Game {
        let books = self.place.books();
        let mut names = BTreeSet::new();
        for group in self.groups() {
            assert!(names.insert(group.request.to_owned()), "{} is in the log twice", group.request);
            assert!(
                !books.refused.contains(group.request)
                    || books.said[group.request].len() > 1
                    || self.lost_after.is_some(),
                "{} was refused, and is in the log",
                group.request
            );
        }
        let told: Vec<&Told> =
            books.told.iter().filter(|told| self.lost_after.is_none_or(|lost| told.run > lost)).collect();
        let mut told_at: BTreeMap<u64, Vec<&Told>> = BTreeMap::new();
        for told in told {
            told_at.entry(told.version).or_default().push(told);
        }
        let mut scripts: BTreeSet<u64> = books
            .scripts
            .iter()
            .filter(|(run, _)| self.lost_after.is_none_or(|lost| *run > lost))
            .map(|(_, hash)| *hash)
            .collect();
        let header = Header::read("header", self.stored.header.as_str()).unwrap();
        let mut judged = game::Game::new(header.code, header.settings).unwrap();
        self.check_told(&judged, told_at.remove(&0));
        self.check_scripts(&judged, &mut scripts);
        for group in self.groups() {
            let said = &books.said.get(group.request);
            let said = said.unwrap_or_else(|| panic!("nobody sent {}", group.request));
            let first = group.acts[0].number;
            let meant: Vec<&Said> = said.iter().filter(|said| said.version + 1 == first).collect();
            assert!(!meant.is_empty(), "{} was meant for another version: {said:?}", group.request);
            let mut fitting = meant;
            for (place, act) in group.acts.iter().enumerate() {
                fitting.retain(|said| said.acts.get(place).is_some_and(|said| is_meant(said, act, &judged)));
                assert!(!fitting.is_empty(), "nobody sent {}: {said:?}", act.text);
                self.judges(&mut judged, act);
                self.check_told(&judged, told_at.remove(&act.number));
                self.check_scripts(&judged, &mut scripts);
            }
        }
        assert!(told_at.is_empty(), "versions were told that are not in the log: {told_at:?}");
        assert!(scripts.is_empty(), "scripts were written out that are not those of the log");
        drop(books);
        if judged.settings().time != TimeLimit::None && self.lost_after.is_none() {
            self.check_time(&judged);
        }
        if self.place.scene.is_by_post() && self.world.faults().lies == 0 {
            self.check_days(&judged);
        }
        judged
    }

    /// Judges an act of the log again. Its number and its seal are as they were.
    fn judges(&self, judged: &mut game::Game, act: &StoredAct) {
        assert_eq!(act.number, judged.log().len() as u64 + 1);
        judged.judge(entry_of(act, judged)).unwrap_or_else(|why| panic!("{}: {why:?}", act.text));
        let seal = judged.log().last().unwrap().seal;
        assert_eq!(seal.0, *act.seal.as_bytes(), "act {}: {}", act.number, act.text);
    }

    /// What was told at a version is what each seat may see then.
    fn check_told(&self, judged: &game::Game, told: Option<Vec<&Told>>) {
        let mut standings: BTreeMap<Seat, u64> = BTreeMap::new();
        for told in told.into_iter().flatten() {
            let standing = standings.entry(told.seat).or_insert_with(|| hash(&standing(judged, told.seat)));
            assert_eq!(
                *standing, told.standing,
                "the standing that was told to {:?} at {}",
                told.seat, told.version
            );
            assert_eq!(
                hash(&entries(judged, told.after, told.seat)),
                told.entries,
                "the acts that were told: {told:?}"
            );
        }
    }

    fn check_scripts(&self, judged: &game::Game, scripts: &mut BTreeSet<u64>) {
        if !scripts.is_empty() {
            let script = Script { remarks: self.called(), ..Script::for_everybody(judged) };
            scripts.remove(&hash_of(&script.to_string()));
        }
    }

    /// The names of the players, White's first, as a script has them.
    fn called(&self) -> Vec<Remark> {
        let called = |side: &str, tag: &str| {
            let roles = self.stored.seats.iter().map(|seat| seat.role.as_str());
            let name =
                roles.filter(|role| role.starts_with(side)).find_map(|role| role.split_once(" called "));
            name.map(|(_, name)| tag_remark(&Tag { name: tag.into(), value: name.into() }))
        };
        [called("white", "White"), called("black", "Black")].into_iter().flatten().collect()
    }

    /// From the first act to each other no more time of play has passed than that in which a server ran for the players, and
    /// between two acts no more than that and the way of the earlier one: of a player whose clock runs on, the stamp says
    /// when he acted, and not when that was heard.
    fn check_time(&self, judged: &game::Game) {
        let machine = self.machine.lock().unwrap();
        let mut before: Option<(u64, Kept)> = None;
        let (mut passed_since, mut played_since) = (0, 0);
        let way = self.world.lag().as_millis() as u64;
        for group in self.groups() {
            let kept = machine.kept(&self.id, group.request).expect("what is in the log was kept");
            let last = group.acts.last().unwrap().number as usize;
            // An act of whoever waits for the other to sit down has none.
            let stamp = judged.log()[last - 1].entry.stamp.unwrap_or_default();
            if let Some((stamp_before, before)) = before {
                // Neither the next run nor another server can know how long the last act was being written.
                let knows = (before.run, before.side) == (kept.run, kept.side);
                let written = if knows { 0 } else { before.kept_at - before.asked_at };
                let played = self.world.played(before.kept_at, kept.asked_at) + ORDINARY_MS + written;
                let passed = stamp - stamp_before;
                (passed_since, played_since) = (passed_since + passed, played_since + played);
                assert!(
                    passed_since <= played_since,
                    "{}: {passed_since} ms of play are counted from the first act to {}, and a server ran for {played_since}",
                    self.place.id,
                    group.request
                );
                assert!(
                    passed <= played + way,
                    "{}: {passed} ms of play are counted before {}, and a server ran for {played}",
                    self.place.id,
                    group.request
                );
            }
            before = Some((stamp, kept.clone()));
        }
    }

    /// By post the days run from when the second player took his seat, whatever the server has gone through since. An act that waited
    /// for its turn was done when it came.
    fn check_days(&self, judged: &game::Game) {
        const WAITED_MS: u64 = 60_000;
        let taken = self.stored.seats.iter().zip(&self.stored.taken_ms);
        let black = taken.filter(|(seat, _)| seat.role.as_str().starts_with("black"));
        let taken_ms = black.filter_map(|(_, taken_ms)| *taken_ms).next();
        let stamped = self.acts.iter().zip(judged.log());
        let first = stamped.filter_map(|(act, judged)| Some((act.recorded_ms, judged.entry.stamp?))).next();
        let Some((recorded_ms, stamp)) = first else { return };
        let taken_ms =
            taken_ms.unwrap_or_else(|| panic!("{}: the log keeps when he sat down", self.place.id));
        // After a crash the time of the log may have come less far than when he sat down.
        let passed = recorded_ms.saturating_sub(taken_ms);
        assert!(
            (passed.saturating_sub(WAITED_MS)..=passed).contains(&stamp),
            "{}: {stamp} ms are counted before the first move, and {passed} ms have passed",
            self.place.id
        );
    }

    /// Everything that was acknowledged to somebody is in the log, at its number and under its request; and what he holds is
    /// what his seat may see.
    pub fn check_person(&self, person: &Person, judged: &game::Game) {
        let seat: Seat = person.role.parse().unwrap();
        same(&person.name, &person.held.standing, &standing(judged, seat));
        // By post a line that was hidden shows itself later, in an act that was told before.
        if !self.place.scene.is_by_post() {
            self.check_held(person, entries(judged, 0, seat));
        }
        let versions: BTreeMap<&str, u64> =
            self.groups().iter().map(|group| (group.request, group.acts.last().unwrap().number)).collect();
        for (request, done) in &person.acknowledged {
            let request = format!("{}:{request}", person.role);
            let lost = self.machine.lock().unwrap().has_lost(&self.id, &request, done.run);
            let found = versions.get(request.as_str());
            assert!(
                found == Some(&done.version) || lost,
                "{}: {request} was acknowledged as {done:?}, and is in the log at {found:?}",
                person.name
            );
        }
    }
}

impl Logged<'_> {
    /// Who was told of an envelope while it was shut is told what was in it when it is opened, and not told the act again.
    fn check_held(&self, person: &Person, mut logged: Value) {
        let mut held = Value::Array(person.held.entries.clone());
        kept(&mut held);
        for (held, logged) in held.as_array_mut().unwrap().iter_mut().zip(logged.as_array_mut().unwrap()) {
            if held["text"].as_str().is_some_and(|text| text.ends_with(" seals …")) {
                held["text"] = logged["text"].clone();
            }
        }
        same(&person.name, &held, &logged);
    }
}

/// The entry of an act of the log, with the record that is kept apart from it.
fn entry_of(act: &StoredAct, before: &game::Game) -> Entry {
    let apart = match &act.secret {
        Some(Secret::Known(record)) => Apart::Known(record.as_str()),
        Some(Secret::NoKey | Secret::Destroyed) => Apart::Missing { taken: true },
        None => Apart::Missing { taken: false },
    };
    let written: Written = act.text.as_str().parse().unwrap();
    written.with_record(apart).unwrap().entry(before).unwrap()
}

/// Whether an act of the log is what somebody has said.
fn is_meant(said: &str, act: &StoredAct, before: &game::Game) -> bool {
    let Ok(said) = act::read(said, before) else { return false };
    let logged = Entry { stamp: None, ..entry_of(act, before) };
    let (said, logged) = (act::text(&said), act::text(&logged));
    // What the server drew goes with a sealed record; one that the laws did not take is kept nowhere.
    let sealed = logged.strip_prefix(&said).is_some_and(|rest| rest.starts_with(" with "));
    let hidden = said.contains(" seals ") && logged.contains(" seals #");
    said == logged || sealed || hidden
}

/// The standing that a seat holds, with the moves of the line.
fn standing(judged: &game::Game, seat: Seat) -> Value {
    let (sight, mut book) = (Sight::of(judged), LineBook::default());
    book.follow(&sight);
    let standing = Standing { line: Some(book.all_moves()), ..sight.seated(seat) };
    serde_json::to_value(standing).unwrap()
}

fn entries(judged: &game::Game, after: u64, seat: Seat) -> Value {
    let mut entries = serde_json::to_value(view::entries(judged, after as usize, seat)).unwrap();
    kept(&mut entries);
    entries
}

/// Shows where two values differ first.
#[track_caller]
fn same(who: &str, held: &Value, logged: &Value) {
    fn differ<'v>(path: &mut String, one: &'v Value, another: &'v Value) -> Option<(&'v Value, &'v Value)> {
        let nothing = &Value::Null;
        let parts: Vec<(String, &Value, &Value)> = match (one, another) {
            (Value::Array(one), Value::Array(another)) => (0..one.len().max(another.len()))
                .map(|at| {
                    (at.to_string(), one.get(at).unwrap_or(nothing), another.get(at).unwrap_or(nothing))
                })
                .collect(),
            (Value::Object(one), Value::Object(another)) => {
                let keys: BTreeSet<&String> = one.keys().chain(another.keys()).collect();
                keys.into_iter()
                    .map(|key| {
                        (key.clone(), one.get(key).unwrap_or(nothing), another.get(key).unwrap_or(nothing))
                    })
                    .collect()
            }
            _ => return (one != another).then_some((one, another)),
        };
        parts.into_iter().find_map(|(name, one, another)| {
            let length = path.len();
            path.push('/');
            path.push_str(&name);
            let found = differ(path, one, another);
            if found.is_none() {
                path.truncate(length);
            }
            found
        })
    }
    let mut path = String::new();
    if let Some((one, another)) = differ(&mut path, held, logged) {
        panic!("{who}: {path} is {one}, and {another} by the log");
    }
}
