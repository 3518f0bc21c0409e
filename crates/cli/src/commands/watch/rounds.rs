//! The rounds that are watched: sources, and the watch over what they say.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use audit::{Basis, Choice, Tag, edition_on};
use law::Code;
use records::calendar;
use watch::{Board, Told, Watch};

use super::sources::{Says, Sources, Waits};
use crate::terminal::out::CommandError;

/// A watch that others look at too.
pub type SharedWatch = Arc<Mutex<Watch>>;

/// Sources, and the watch over them.
pub struct Rounds {
    sources: Sources,
    watch: SharedWatch,
    /// The sources that say something, but have no game.
    without_games: BTreeSet<String>,
    /// Every file and address that said something.
    seen: BTreeSet<String>,
    /// The code of today, and by how each game that is judged otherwise is judged.
    today: &'static Code,
    otherwise: BTreeSet<String>,
    /// So many boards were looked at for that.
    looked_at: usize,
}

/// Never does one look follow another sooner, unless it was asked for.
const SOONEST: Duration = Duration::from_millis(250);

/// What one look at all sources came to.
pub struct Step {
    /// What is to be told.
    pub told: Vec<Told>,
    /// What could not be read, where that is new.
    pub wrong: Vec<String>,
    /// Whether any source could ever be read.
    pub any: bool,
}

impl Rounds {
    pub fn open(sources: &[String], choice: Choice) -> Result<Self, CommandError> {
        let today = edition_on(calendar::day(now_ms())).or_else(|| law::codes::all().first().copied());
        let today = today.ok_or_else(|| CommandError::message("jadoube: there is no code of laws"))?;
        let watch = Arc::new(Mutex::new(Watch::new(choice, today)));
        Ok(Rounds {
            sources: Sources::open(sources)?,
            watch,
            without_games: BTreeSet::new(),
            seen: BTreeSet::new(),
            today,
            otherwise: BTreeSet::new(),
            looked_at: 0,
        })
    }

    /// The watch, to look at.
    pub fn shared(&self) -> SharedWatch {
        self.watch.clone()
    }

    /// The sources that could not be read last, and why.
    pub fn wrong(&self) -> Vec<String> {
        let without = self.without_games.iter().map(|source| no_games(source));
        self.sources.wrong().into_iter().chain(without).chain(self.otherwise.iter().cloned()).collect()
    }

    /// How long to wait for the next look at the sources: at most so long, and no longer than until something that waits for its
    /// last move to stand can be told.
    pub fn pause(&self, every: Duration) -> Duration {
        let due = held(&self.watch).due();
        let until = due.map(|due| Duration::from_millis(due.saturating_sub(now_ms())));
        until.map_or(every, |until| until.clamp(SOONEST.min(every), every))
    }

    /// Nothing is read after this: what waited for the next reads is told as it stands.
    pub fn ends(&mut self) -> Vec<Told> {
        held(&self.watch).ends(now_ms())
    }

    /// Looks at every source once.
    pub fn step(&mut self, waits: Waits) -> Step {
        let Rounds { sources, watch, without_games, seen, today, otherwise, looked_at } = self;
        let (mut told, mut new) = (Vec::new(), Vec::new());
        // The lock is held for one source at a time: whoever looks at the watch waits for no server.
        let mut wrong = sources.look(waits, |source, says| {
            let (mut watch, at) = (held(watch), now_ms());
            told.extend(match says {
                Says::Text(text) => watch.read(source, &text, at),
                Says::Same => watch.again(source, at),
                Says::Missing => watch.missing(source, at),
            });
            seen.insert(source.to_owned());
            if !watch.is_without_games(source) {
                without_games.remove(source);
            } else if without_games.insert(source.to_owned()) {
                new.push(no_games(source));
            }
        });
        wrong.extend(new);
        let watch = held(watch);
        for board in watch.boards().iter().skip(*looked_at) {
            wrong
                .extend(judged_otherwise(&watch, board, today).filter(|says| otherwise.insert(says.clone())));
        }
        *looked_at = watch.boards().len();
        // A round that has not begun has an empty file, or none.
        let has_games = !watch.boards().is_empty() || seen.is_empty() || seen.len() > without_games.len();
        let any = sources.has_read_any() && has_games;
        Step { told, wrong, any }
    }
}

/// A game whose tags have another code chosen than that of today: boards' programs are set to a wrong day now and then.
fn judged_otherwise(watch: &Watch, board: &Board, today: &Code) -> Option<String> {
    let (code, basis) = watch.code(board);
    if basis == Basis::Asked || (matches!(basis, Basis::Day | Basis::DayOfEvent) && code.id == today.id) {
        return None;
    }
    let dated_by = board.record().dated().map_or(Tag::Date, |(tag, _)| tag);
    let date = board.record().tags().get(dated_by).unwrap_or_default();
    let name = code.name();
    Some(format!(
        "{}: games of the date `{date}` are judged under {name}, {basis}; `--code {}` judges every game as today",
        board.source(),
        today.id
    ))
}

fn no_games(source: &str) -> String {
    format!("{source}: expected games in PGN, and found none")
}

/// The watch itself. Nothing that is done with it stops half-way, so that a poisoned lock is sound.
pub fn held(watch: &SharedWatch) -> MutexGuard<'_, Watch> {
    watch.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
