//! What is counted while games are audited.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::date::is_usable;
use crate::finding::Kind;
use crate::record::Record;
use crate::tags::Tag;
use crate::told::Told;

/// The counts of the games read so far.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The games.
    pub games: u64,
    /// The single moves in them.
    pub moves: u64,
    /// The bytes of their text.
    pub bytes: u64,
    /// Findings of each kind, those that a baseline accepts among them.
    kinds: BTreeMap<String, u64>,
    /// Games with a finding, those of which a baseline accepts all among them.
    games_with_findings: u64,
    /// Games read under each code, and why.
    pub codes: BTreeMap<String, u64>,
    /// Games of each decade, and those with a finding; the report plots them.
    pub decades: BTreeMap<String, (u64, u64)>,
    /// Findings of each kind that a baseline accepts. A journal does not keep them: the baseline may be another one the
    /// next time.
    #[serde(skip)]
    accepted: BTreeMap<String, u64>,
    /// Games of which a baseline accepts every finding.
    #[serde(skip)]
    accepted_games: u64,
}

/// The first three digits of the year; empty where that is not known.
fn decade(date: &[u8]) -> &str {
    let known = date.len() >= 4 && date[..4].iter().all(u8::is_ascii_digit) && is_usable(date);
    if known { std::str::from_utf8(&date[..3]).unwrap_or_default() } else { "" }
}

impl Tally {
    /// Counts a game, the name of the code under which it was read, and what was found against it.
    pub fn add_game(&mut self, record: &Record, code: &str, found: &[Told]) {
        self.games += 1;
        self.moves += u64::from(record.plies());
        match self.codes.get_mut(code) {
            Some(games) => *games += 1,
            None => drop(self.codes.insert(code.to_owned(), 1)),
        }
        self.games_with_findings += u64::from(!found.is_empty());
        self.add_decade(record, !found.is_empty());
        for told in found {
            *self.kinds.entry(told.kind.clone()).or_default() += 1;
        }
    }

    fn add_decade(&mut self, record: &Record, found: bool) {
        let decade = decade(record.tags().bytes(Tag::Date));
        let counts = match self.decades.get_mut(decade) {
            Some(counts) => counts,
            None => self.decades.entry(decade.to_owned()).or_default(),
        };
        counts.0 += 1;
        counts.1 += u64::from(found);
    }

    /// A finding that a baseline accepts.
    pub fn accept(&mut self, told: &Told) {
        *self.accepted.entry(told.kind.clone()).or_default() += 1;
    }

    /// A game of which a baseline accepts every finding.
    pub fn accept_game(&mut self, date: &str) {
        self.accepted_games += 1;
        if let Some(counts) = self.decades.get_mut(decade(date.as_bytes())) {
            counts.1 = counts.1.saturating_sub(1);
        }
    }

    /// Counts in what was counted of another part.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.bytes += other.bytes;
        self.games_with_findings += other.games_with_findings;
        self.accepted_games += other.accepted_games;
        other
            .accepted
            .iter()
            .for_each(|(kind, count)| *self.accepted.entry(kind.clone()).or_default() += count);
        other.kinds.iter().for_each(|(kind, count)| *self.kinds.entry(kind.clone()).or_default() += count);
        other.codes.iter().for_each(|(code, count)| *self.codes.entry(code.clone()).or_default() += count);
        for (decade, counts) in &other.decades {
            let mine = self.decades.entry(decade.clone()).or_default();
            (mine.0, mine.1) = (mine.0 + counts.0, mine.1 + counts.1);
        }
    }

    /// Takes off what was counted of a part.
    pub fn take_off(&mut self, part: &Tally) {
        self.games -= part.games;
        self.moves -= part.moves;
        self.bytes -= part.bytes;
        self.games_with_findings -= part.games_with_findings;
        for (mine, theirs) in [(&mut self.kinds, &part.kinds), (&mut self.codes, &part.codes)] {
            mine.iter_mut().for_each(|(name, count)| *count -= theirs.get(name).copied().unwrap_or_default());
            mine.retain(|_, count| *count > 0);
        }
        for (decade, counts) in &mut self.decades {
            let theirs = part.decades.get(decade).copied().unwrap_or_default();
            (counts.0, counts.1) = (counts.0 - theirs.0, counts.1 - theirs.1);
        }
        self.decades.retain(|_, (games, _)| *games > 0);
    }

    /// Findings, without those that a baseline accepts.
    #[must_use]
    pub fn findings(&self) -> u64 {
        self.kinds.values().sum::<u64>() - self.accepted()
    }

    /// Findings that a baseline accepts.
    #[must_use]
    pub fn accepted(&self) -> u64 {
        self.accepted.values().sum()
    }

    /// Games with a finding that no baseline accepts.
    #[must_use]
    pub fn games_with_findings(&self) -> u64 {
        self.games_with_findings - self.accepted_games
    }

    /// The kinds that were found, in their order, each with its count.
    pub fn by_kind(&self) -> impl Iterator<Item = (Kind, u64)> {
        let count =
            |counts: &BTreeMap<String, u64>, kind: Kind| counts.get(kind.word()).copied().unwrap_or(0);
        let left = move |kind| (kind, count(&self.kinds, kind) - count(&self.accepted, kind));
        Kind::ALL.into_iter().map(left).filter(|(_, count)| *count > 0)
    }
}
