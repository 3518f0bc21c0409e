//! Whether what clients were told can have come from one log, into which every act went at one moment between its request
//! and its acknowledgement.
//!
//! A request names the version that it is meant for, so that a game is a register that is compared and set: the place of
//! an act in the log is the moment at which it was done. That makes the question easy: the places must agree with the
//! order in which requests and answers followed each other.

use std::collections::BTreeMap;

/// Microseconds since the test began.
pub type Moment = u64;

/// A request for an act, under a name that no other has. It may have been sent several times.
#[derive(Clone, Debug)]
pub struct Asked {
    pub request: String,
    pub act: String,
    /// When it was sent first.
    pub sent: Moment,
    pub outcome: Outcome,
}

/// What its client was told.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It is on the disk, and the game stands at this version.
    Done { version: u64, heard: Moment },
    /// It was not done.
    Refused,
    /// Nothing, as yet.
    Unknown,
}

/// Somebody was told how far a game has come: by a snapshot, or as the reason of a refusal.
#[derive(Clone, Debug)]
pub struct Read {
    pub begun: Moment,
    pub heard: Moment,
    pub version: u64,
}

/// What happened at one game, as its clients have it.
#[derive(Clone, Debug, Default)]
pub struct History {
    pub asked: Vec<Asked>,
    pub reads: Vec<Read>,
    /// Acts that were shown, with their numbers.
    pub shown: Vec<(u64, String)>,
}

/// An act of the log.
#[derive(Clone, Debug)]
pub struct Logged {
    pub request: String,
    pub text: String,
}

/// Everything in a history that the log contradicts.
pub fn faults(history: &History, log: &[Logged]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut places: BTreeMap<&str, u64> = BTreeMap::new();
    for (number, logged) in (1..).zip(log) {
        if let Some(before) = places.insert(&logged.request, number) {
            faults
                .push(format!("request {} is in the log twice: acts {before} and {number}", logged.request));
        }
        if !history.asked.iter().any(|asked| asked.request == logged.request && is(&logged.text, &asked.act))
        {
            faults.push(format!("nobody asked for act {number}: {logged:?}"));
        }
    }
    for asked in &history.asked {
        match (&asked.outcome, places.get(asked.request.as_str())) {
            (Outcome::Done { version, .. }, place) if place != Some(version) => {
                faults.push(format!("acknowledged as act {version}, in the log as {place:?}: {asked:?}"));
            }
            (Outcome::Refused, Some(place)) => {
                faults.push(format!("refused, and in the log as act {place}: {asked:?}"));
            }
            _ => {}
        }
    }
    for (number, text) in &history.shown {
        let logged = number.checked_sub(1).and_then(|index| log.get(index as usize));
        if !logged.is_some_and(|logged| is(text, &logged.text)) {
            faults.push(format!("shown as act {number}: {text:?}, in the log: {logged:?}"));
        }
    }
    faults.extend(out_of_order(history));
    faults
}

/// An act of the log has a stamp in front of what was asked for.
fn is(logged: &str, asked: &str) -> bool {
    logged.ends_with(asked)
}

/// What began after something else had ended, and was told of an earlier state.
fn out_of_order(history: &History) -> Vec<String> {
    let done = history.asked.iter().filter_map(|asked| match asked.outcome {
        Outcome::Done { version, heard } => Some((heard, version)),
        Outcome::Refused | Outcome::Unknown => None,
    });
    let mut known: Vec<(Moment, u64)> =
        done.chain(history.reads.iter().map(|it| (it.heard, it.version))).collect();
    known.sort_unstable();
    // How far the game had come at least, once each of these was heard.
    let mut furthest = 0;
    for (_, version) in &mut known {
        furthest = furthest.max(*version);
        *version = furthest;
    }
    let at_least = |begun: Moment| match known.partition_point(|(heard, _)| *heard < begun) {
        0 => 0,
        heard => known[heard - 1].1,
    };
    let acts = history.asked.iter().filter_map(|asked| match asked.outcome {
        // An act comes after everything that was known when it was asked for.
        Outcome::Done { version, .. } if version <= at_least(asked.sent) => Some(format!(
            "done before what was known when it was asked for, version {}: {asked:?}",
            at_least(asked.sent)
        )),
        _ => None,
    });
    let reads = history.reads.iter().filter(|read| read.version < at_least(read.begun));
    let reads = reads.map(|read| format!("told of an earlier state than {}: {read:?}", at_least(read.begun)));
    acts.chain(reads).collect()
}

mod tests {
    use super::*;

    /// Two acts one after the other, and a look between them.
    fn sound() -> (History, Vec<Logged>) {
        let asked = |request: &str, sent, version, heard| Asked {
            request: request.into(),
            act: format!("white does {request}"),
            sent,
            outcome: Outcome::Done { version, heard },
        };
        let history = History {
            asked: vec![asked("a", 10, 1, 20), asked("b", 40, 2, 50)],
            reads: vec![Read { begun: 25, heard: 30, version: 1 }],
            shown: vec![(1, "@0:00:00 white does a".into())],
        };
        let logged = |request: &str| Logged {
            request: request.into(),
            text: format!("@0:00:00 white does {request}"),
        };
        (history, vec![logged("a"), logged("b")])
    }

    #[track_caller]
    fn check(expected: &str, spoil: impl FnOnce(&mut History, &mut Vec<Logged>)) {
        let (mut history, mut log) = sound();
        spoil(&mut history, &mut log);
        let found = faults(&history, &log);
        assert!(found.iter().any(|fault| fault.starts_with(expected)), "{expected}: {found:?}");
    }

    #[test]
    fn a_sound_history_has_no_fault() {
        let (mut history, log) = sound();
        assert_eq!(faults(&history, &log), [""; 0]);
        history.asked[1].outcome = Outcome::Unknown;
        assert_eq!(faults(&history, &log), [""; 0], "what was not answered may be done");
        assert_eq!(faults(&history, &log[..1]), [""; 0], "or not");
    }

    #[test]
    fn every_fault_is_found() {
        check("acknowledged as act 2, in the log as None", |_, log| drop(log.pop()));
        check("request b is in the log twice", |_, log| log.push(log[1].clone()));
        check("nobody asked for act 2", |history, _| drop(history.asked.pop()));
        check("nobody asked for act 1", |history, _| history.asked[0].act = "white does c".into());
        check("acknowledged as act 1, in the log as Some(2)", |_, log| log.swap(0, 1));
        check("refused, and in the log", |history, _| history.asked[0].outcome = Outcome::Refused);
        check("shown as act 3", |history, _| history.shown[0].0 = 3);
        check("shown as act 1", |history, _| history.shown[0].1 = "@0:00:00 white does b".into());
        check("told of an earlier state than 1", |history, _| history.reads[0].version = 0);
        check("done before what was known", |history, _| {
            history.reads[0].version = 2;
        });
        check("done before what was known", |history, log| {
            // b was asked for after a was acknowledged.
            log.swap(0, 1);
            history.asked[0].outcome = Outcome::Done { version: 2, heard: 20 };
            history.asked[1].outcome = Outcome::Done { version: 1, heard: 50 };
        });
    }
}
