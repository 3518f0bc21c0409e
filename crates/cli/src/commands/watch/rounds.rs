//! The rounds that are watched: sources, and the watch over what they say.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use audit::{Choice, edition_on};
use records::calendar;
use watch::{Told, Watch};

use super::sources::{Says, Sources};
use crate::commands::code;
use crate::terminal::out::CommandError;

/// A watch that others look at too.
pub type SharedWatch = Arc<Mutex<Watch>>;

/// Sources, and the watch over them.
pub struct Rounds {
    sources: Sources,
    watch: SharedWatch,
}

/// What one look at all sources came to.
pub struct Step {
    /// What is to be told.
    pub told: Vec<Told>,
    /// What could not be read, where that is new.
    pub wrong: Vec<String>,
    /// Whether any source could ever be read.
    pub any: bool,
}

/// The code of an event: `auto`, or its id.
pub fn choice(id: &str) -> Result<Choice, CommandError> {
    match id {
        "auto" => Ok(Choice::ByDate),
        id => law::codes::find(id).map(Choice::Always).ok_or_else(|| {
            let known = code::known().join(", ");
            CommandError::message(format!("expected `auto` or a code ({known}), found `{id}`"))
        }),
    }
}

impl Rounds {
    pub fn open(sources: &[String], choice: Choice) -> Result<Self, CommandError> {
        let today = edition_on(calendar::day(now_ms())).or_else(|| law::codes::all().first().copied());
        let today = today.ok_or_else(|| CommandError::message("jadoube: there is no code of laws"))?;
        let watch = Arc::new(Mutex::new(Watch::new(choice, today)));
        Ok(Rounds { sources: Sources::open(sources)?, watch })
    }

    /// The watch, to look at.
    pub fn shared(&self) -> SharedWatch {
        self.watch.clone()
    }

    /// The sources that could not be read last, and why.
    pub fn wrong(&self) -> Vec<String> {
        self.sources.wrong()
    }

    /// Looks at every source once.
    pub fn step(&mut self) -> Step {
        let at = now_ms();
        let Rounds { sources, watch } = self;
        let mut told = Vec::new();
        // The lock is held for one source at a time: whoever looks at the watch waits for no server.
        let wrong = sources.look(|source, says| {
            let mut watch = held(watch);
            match says {
                Says::Text(text) => told.extend(watch.read(source, &text, at)),
                Says::Same => told.extend(watch.again(source, at)),
                Says::Missing => watch.missing(source),
            }
        });
        Step { told, wrong, any: sources.has_read_any() }
    }
}

/// The watch itself. Nothing that is done with it stops half-way, so that a poisoned lock is sound.
pub fn held(watch: &SharedWatch) -> MutexGuard<'_, Watch> {
    watch.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
