//! What is counted while games are played.

use std::collections::BTreeMap;

use records::pgn::{Finding, Replay};

/// The counts of the games played so far.
#[derive(Default)]
pub struct Tally {
    pub games: u64,
    pub moves: u64,
    /// Games before the first that is played.
    pub passed: u64,
    /// Games with a fault.
    pub faulty: u64,
    pub mates: u64,
    pub stalemates: u64,
    /// How many games have a finding of each kind.
    pub kinds: BTreeMap<(Severity, &'static str), u64>,
    /// Bytes of text.
    pub bytes: u64,
}

/// Whether a finding is a fault or a matter of form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    Fault,
    Form,
}

pub fn severity(finding: &Finding) -> Severity {
    if finding.wrong.is_fault() { Severity::Fault } else { Severity::Form }
}

impl Tally {
    pub fn add_game(&mut self, game: &Replay) {
        self.games += 1;
        self.moves += game.plies();
        self.mates += u64::from(game.ended_in_mate());
        self.stalemates += u64::from(game.ended_in_stalemate());
        if game.findings().is_empty() {
            return;
        }
        let mut kinds: Vec<_> =
            game.findings().iter().map(|found| (severity(found), found.wrong.kind())).collect();
        kinds.sort_unstable();
        kinds.dedup();
        self.faulty += u64::from(kinds[0].0 == Severity::Fault);
        kinds.into_iter().for_each(|kind| *self.kinds.entry(kind).or_default() += 1);
    }

    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.passed += other.passed;
        self.faulty += other.faulty;
        self.mates += other.mates;
        self.stalemates += other.stalemates;
        self.bytes += other.bytes;
        other.kinds.iter().for_each(|(kind, games)| *self.kinds.entry(*kind).or_default() += games);
    }

    /// The kinds of one severity, each with its number of games.
    pub fn of(&self, severity: Severity) -> impl Iterator<Item = (&'static str, u64)> {
        self.kinds
            .iter()
            .filter(move |((of, _), _)| *of == severity)
            .map(|((_, kind), games)| (*kind, *games))
    }
}
