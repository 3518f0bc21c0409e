//! What a game of PGN holds beside its acts, gathered as the comments of a script.

use board::Position;

use super::command::commands;
use super::place::Place;
use super::ply_record::PlyRecord;
use super::remark::comment;
use super::rewrite::variation;
use crate::descriptive::Origins;
use crate::san::SanError;
use crate::script::Remark;
use crate::text::bytes::Text;

/// Comments, glyphs and variations, each with the number of acts before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Noted {
    pub remarks: Vec<Remark>,
    /// Moves of variations that could not be read.
    pub unread: Vec<(Place, SanError)>,
}

impl Noted {
    pub fn comment(&mut self, after: usize, text: &[u8]) {
        self.remarks.push(Remark { after, text: comment(text) });
    }

    pub fn glyphs(&mut self, after: usize, ply: &PlyRecord) {
        self.remarks.extend(ply.nags.iter().map(|nag| Remark { after, text: format!("${nag}") }));
    }

    /// The variations on a move that was made in this position.
    pub fn variations(&mut self, after: usize, ply: &PlyRecord, before: &Position) {
        for line in &ply.variations {
            let (words, unread) = variation(line, before, Origins::at_start(before));
            self.unread.extend(unread);
            self.remarks.extend((!words.is_empty()).then(|| Remark { after, text: words.join(" ") }));
        }
    }
}

/// Whether acts or headers of a script stand in a comment.
pub(super) fn holds_acts(comment: &[u8]) -> bool {
    let begins = |name: &[u8]| comment.windows(name.len()).any(|part| part == name);
    begins(b"[%act") || begins(b"[%header")
}

/// Whether a comment shows a clock, and nothing else.
pub(super) fn is_clock_alone(comment: &[u8]) -> bool {
    let text = Text(comment);
    let bare = text.lossy();
    commands(text, "clk").len() == 1
        && bare.trim().starts_with("[%clk")
        && bare.trim().find(']') == Some(bare.trim().len() - 1)
}
