//! A split of a file.

use std::ops::Range;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::edition::edition;
use crate::packing::Packing;

/// A split: some of the bytes of a file. The games that begin in their text belong to it; the first game of the file belongs to the
/// first split, wherever it begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Split {
    /// The file, by a path that every machine knows it by.
    pub file: PathBuf,
    /// What the file is called in findings.
    pub name: String,
    /// How long the file is: a machine on which it is longer or shorter has another file.
    pub length: u64,
    /// How the file is packed.
    pub packing: Option<Packing>,
    /// The bytes of the file as it is stored.
    pub bytes: Range<u64>,
    /// Where to begin.
    pub begin: Begin,
    /// The program and the codes that are to judge.
    pub edition: String,
}

/// Where to begin in a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begin {
    /// At this byte of its text: a game begins there, or the whole text.
    At(u64),
    /// Where a game seems to begin.
    Likely,
}

impl Split {
    /// A split of a file of this length.
    pub(crate) fn of(
        file: PathBuf,
        name: &str,
        length: u64,
        packing: Option<Packing>,
        bytes: Range<u64>,
    ) -> Self {
        let begin = if bytes.start == 0 { Begin::At(0) } else { Begin::Likely };
        Split { file, name: name.to_owned(), length, packing, bytes, begin, edition: edition() }
    }

    /// Whether it is the first of its file.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.bytes.start == 0
    }
}
