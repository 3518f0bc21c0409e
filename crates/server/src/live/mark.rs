//! A finished game that is not judged today as it was: it keeps its result, and is marked.

use records::act;
use store::{FinalRuling, StoredAct, StoredGame};

use crate::live::ending::StoredEnding;
use crate::wire::error::Refusal;
use crate::wire::snapshot::Marked;

/// From an act on, a finished game is not judged as it was.
#[derive(Clone)]
pub(crate) struct Mark {
    differs: Differs,
    /// The acts from there on, as they were written.
    rest: Vec<String>,
    pub(crate) ended: StoredEnding,
}

/// The act from which on a log is judged differently, and how.
#[derive(Clone)]
pub(crate) struct Differs {
    /// Its number; 0 is the header.
    pub(crate) act: u64,
    pub(crate) says: String,
}

impl Mark {
    pub(crate) fn new(differs: Differs, acts: &[StoredAct], ended: &FinalRuling) -> Mark {
        let rest = acts.iter().filter(|act| act.number >= differs.act);
        Mark {
            rest: rest.map(|act| act.text.as_str().to_owned()).collect(),
            ended: StoredEnding::read(ended.ruling.as_str()),
            differs,
        }
    }

    /// How many acts were not judged again.
    pub(crate) fn len(&self) -> usize {
        self.rest.len()
    }

    /// The acts that were not judged again, with their numbers, as they were written.
    pub(crate) fn acts(&self) -> impl Iterator<Item = (u64, &str)> {
        (self.differs.act..).zip(self.rest.iter().map(String::as_str))
    }

    /// The same as they may be published: what lies in an envelope is not in them.
    pub(crate) fn withheld(&self) -> impl Iterator<Item = String> {
        self.rest.iter().map(|text| act::withheld(text))
    }

    pub(crate) fn told(&self) -> Marked {
        Marked { act: self.differs.act, says: self.differs.says.clone() }
    }

    /// The refusal of any further act.
    pub(crate) fn refuses(&self) -> Refusal {
        let says =
            "This game is over. Its record is judged differently today, so nothing can be added to it.";
        Refusal::conflict("replay-differs", says).because([self.differs.reason()])
    }
}

impl Differs {
    fn reason(&self) -> String {
        match self.act {
            0 => format!("the header: {}", self.says),
            act => format!("act {act}: {}", self.says),
        }
    }

    /// The refusal of a judgement that was possible once, and is not any more.
    pub(crate) fn broken(&self) -> Refusal {
        Refusal::broken(self.reason())
    }

    /// The refusal of a running game whose log is not judged as it was.
    pub(crate) fn stops(&self, stored: &StoredGame) -> Refusal {
        let says = format!(
            "Game {} is stopped: its record is judged differently today than when it was played. Nothing is lost. \
             Its script can still be fetched, and its players must decide how it goes on.",
            stored.id
        );
        Refusal::conflict("replay-differs", says).because([self.reason()])
    }
}

/// The script of a log that is not judged as it was. Whether an envelope is open is then not known, so none is opened.
pub(crate) fn unjudged_script(header: &str, acts: &[StoredAct]) -> String {
    let acts = acts.iter().map(|act| act::withheld(act.text.as_str()));
    acts.fold(format!("{header}\n"), |script, line| script + &line + "\n")
}
