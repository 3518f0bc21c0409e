//! The moves of a line as JSON.

use game::Reads;
use game::settings::Notice;
use game::standing as truth;
use records::{descriptive, san};

use crate::json::hand::Way;
use crate::json::line::{LineMove, MoveText};
use crate::seat::Viewer;

/// How the moves of the line are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Writing {
    /// In algebraic notation where there is one.
    Notation,
    /// The same, and beside it as the code records moves: in descriptive notation.
    WithRecords,
    /// The same, and beside it in numeric notation.
    WithNumbers,
    /// In words.
    Words,
}

impl Writing {
    /// For a viewer, at a table of this notice, under a code that reads records so.
    pub(crate) fn of(viewer: Viewer, notice: Notice, reads: Reads) -> Writing {
        match (viewer, notice, reads) {
            (Viewer::Seat(_), Notice::Silent, _) => Writing::Words,
            (_, _, reads) if reads.is_descriptive() => Writing::WithRecords,
            (_, _, reads) if reads.is_numeric() => Writing::WithNumbers,
            _ => Writing::Notation,
        }
    }
}

pub(crate) fn line_move(played: &truth::LineMove, writing: Writing) -> LineMove {
    let legal = played.legal.filter(|_| writing != Writing::Words);
    let written = match legal {
        Some(legal) => MoveText::San(san::write(&played.from, legal)),
        None => MoveText::Words(played.says()),
    };
    let in_words_of_the_code = |legal| descriptive::write(&played.from, &played.origins.into(), legal);
    let record = legal.and_then(|legal| match writing {
        Writing::WithRecords => Some(in_words_of_the_code(legal)),
        Writing::WithNumbers => Some(san::Notation::Numeric.write(&played.from, legal)),
        Writing::Notation | Writing::Words => None,
    });
    LineMove {
        number: played.number,
        by: played.by.to_string(),
        written,
        record,
        fen: played.from.fen(),
        way: played.way.map(|(from, to)| Way { from: from.to_string(), to: to.to_string() }),
        act: (played.act > 0).then_some(played.act),
    }
}
