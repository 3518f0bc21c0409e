//! What is written down about a game, and its digests.

use sha2::{Digest as _, Sha256};

/// What can differ between two versions of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The kind and the articles of each ruling, and whether an act could be read and done.
    Rulings,
    /// The sentences: of rulings, of duties, of options, and why an act could not be done.
    Words,
    /// The JSON of the standing, without its sentences.
    Standings,
    /// The seal of each act.
    Seals,
    /// What rulings rest on where only a proof could tell.
    Evidence,
}

impl Kind {
    /// All of them, in the order of the columns of a file of digests.
    pub const ALL: [Kind; 5] = [Kind::Rulings, Kind::Words, Kind::Standings, Kind::Seals, Kind::Evidence];

    /// As it is written.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Rulings => "rulings",
            Kind::Words => "words",
            Kind::Standings => "standings",
            Kind::Seals => "seals",
            Kind::Evidence => "evidence",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Takes down what a game shows, line by line.
pub trait Notes {
    /// The next line of that kind.
    fn note(&mut self, kind: Kind, line: &str);

    /// The next line of script, or a title: the place of what follows.
    fn place(&mut self, line: &str);
}

/// The first 64 bits of a SHA-256 for each kind.
pub type Digests = [u64; Kind::ALL.len()];

/// Hashes what it takes down, each kind for itself.
#[derive(Default)]
pub struct Hashing([Sha256; Kind::ALL.len()]);

impl Hashing {
    /// The digests of all that was taken down.
    #[must_use]
    pub fn finish(self) -> Digests {
        self.0.map(|hash| hash.finalize().iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte)))
    }
}

impl Notes for Hashing {
    fn note(&mut self, kind: Kind, line: &str) {
        self.0[kind as usize].update(line.as_bytes());
        self.0[kind as usize].update(b"\n");
    }

    /// Acts belong to the rulings on them; a mark in every kind keeps what is said of two acts apart.
    fn place(&mut self, line: &str) {
        self.note(Kind::Rulings, line);
        for hash in &mut self.0 {
            hash.update(b"\x1e");
        }
    }
}

/// Writes what it takes down as a script with remarks, for `diff`.
pub struct Showing<'w> {
    /// All that was taken down.
    pub text: String,
    /// The kinds that are wanted.
    pub kinds: &'w [Kind],
}

impl Notes for Showing<'_> {
    fn note(&mut self, kind: Kind, line: &str) {
        if self.kinds.contains(&kind) {
            self.text += &format!("#   {}: {line}\n", kind.name());
        }
    }

    fn place(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }
}
