//! A game as it was read, written again: in PGN export format, with its moves in any notation.

use std::borrow::Cow;

use board::{Position, Side};

use super::layout::{self, Layout};
use super::outcome::Outcome;
use super::pgn_game::PgnGame;
use super::place::Place;
use super::ply_record::{PlyRecord, Variation};
use super::tag::Tag;
use crate::descriptive::Origins;
use crate::san::{self, Notation, SanError};
use crate::text::bytes::Text;

/// A game written again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The text: tags, moves, comments, glyphs, variations, result.
    pub text: String,
    /// Moves that could not be read. They and what follows them in their line are written as they were.
    pub unread: Vec<(Place, SanError)>,
    /// In how many comments braces became parentheses.
    pub braces: usize,
}

/// A variation on a move that was made in this position, as words in parentheses, and its moves that cannot be read.
pub(super) fn variation(
    line: &Variation,
    before: &Position,
    origins: Origins,
) -> (Vec<String>, Vec<(Place, SanError)>) {
    let mut writer = Writer { opening: true, ..Writer::new(Notation::Standard) };
    let position = Some((*before, origins));
    writer.line_at(line, At { position, number: before.fullmoves(), side: before.turn() });
    writer.close();
    (writer.words, writer.unread)
}

/// The text of a comment as PGN can hold it: without braces.
pub(super) fn without_braces(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}

impl PgnGame {
    /// The game in PGN export format: the seven tags of the roster first, lines of at most 80 characters, moves in one
    /// notation. Comments, glyphs and variations are kept. Braces within a comment become parentheses, since no comment of
    /// the format can hold them.
    ///
    /// ```
    /// use jadoube_records::pgn::PgnGame;
    /// use jadoube_records::san::Notation;
    /// let game = PgnGame::first("[White \"A\"]\n1.e2-e4! {best} e5 (1...c5) 2.Ng1-f3+ *".as_bytes())?;
    /// let written = game.rewrite(Notation::Standard);
    /// assert!(written.text.ends_with("\n\n1. e4 $1 {best} 1... e5 (1... c5) 2. Nf3 *\n"), "{}", written.text);
    /// assert!(written.unread.is_empty());
    /// # Ok::<(), jadoube_records::pgn::ReadError>(())
    /// ```
    #[must_use]
    pub fn rewrite(&self, notation: Notation) -> Rewritten {
        let mut writer = Writer::new(notation);
        writer.line(&self.line, self.start().ok(), self.first_number());
        let mut layout = Layout::default();
        for word in &writer.words {
            layout.word(word);
        }
        let outcome = self.outcome.or_else(|| Outcome::from_bytes(self.tag("Result")?.as_bytes()));
        let outcome = outcome.unwrap_or(Outcome::Unknown);
        let mut tags = self.export_tags();
        if self.tag("Result").is_none() {
            let value = outcome.to_string().into_bytes();
            tags.to_mut().push(Tag { name: b"Result".to_vec(), value });
        }
        let moves = layout.finish(outcome);
        Rewritten {
            text: format!("{}\n{moves}", layout::tags(&tags)),
            unread: writer.unread,
            braces: writer.braces,
        }
    }

    /// The tags, with the tag `SetUp` that export format wants beside every `FEN`.
    fn export_tags(&self) -> Cow<'_, [Tag]> {
        let is = |name: &'static [u8]| move |tag: &Tag| tag.name == name;
        let Some(at) = self.tags.iter().position(is(b"FEN")).filter(|_| !self.tags.iter().any(is(b"SetUp")))
        else {
            return Cow::Borrowed(&self.tags);
        };
        let mut tags = self.tags.clone();
        tags.insert(at, Tag { name: b"SetUp".to_vec(), value: b"1".to_vec() });
        Cow::Owned(tags)
    }
}

struct Writer {
    notation: Notation,
    words: Vec<String>,
    /// A parenthesis stands before the next word.
    opening: bool,
    unread: Vec<(Place, SanError)>,
    /// In how many comments braces became parentheses.
    braces: usize,
}

/// Where a line is: its position, as long as its moves can be read, and the number of the next move.
#[derive(Clone, Copy)]
struct At {
    position: Option<(Position, Origins)>,
    number: u32,
    side: Side,
}

impl At {
    /// What comes next. The position says whose move it is: in an older game a side that is stalemated may miss its turn.
    fn next(self, position: Option<(Position, Origins)>) -> Self {
        let (number, side) = match &position {
            Some((position, _)) => (position.fullmoves(), position.turn()),
            None => (self.number + self.side.index() as u32, !self.side),
        };
        At { position, number, side }
    }
}

/// A move that cannot be read, as it stands in its file.
fn as_it_was(ply: &PlyRecord) -> &str {
    ply.unchanged.as_deref().unwrap_or(&ply.san)
}

impl Writer {
    fn new(notation: Notation) -> Self {
        Writer { notation, words: Vec::new(), opening: false, unread: Vec::new(), braces: 0 }
    }

    fn line(&mut self, line: &Variation, start: Option<Position>, unknown: (u32, Side)) {
        let (number, side) = start.map_or(unknown, |start| (start.fullmoves(), start.turn()));
        let position = start.map(|start| (start, Origins::at_start(&start)));
        self.line_at(line, At { position, number, side });
    }

    fn line_at(&mut self, line: &Variation, mut at: At) {
        self.comments(&line.comments);
        let mut interrupted = true;
        for ply in &line.plies {
            let next = self.played(ply, at, interrupted);
            for variation in &ply.variations {
                self.opening = true;
                self.line_at(variation, at);
                self.close();
            }
            let moves_again = next.side == at.side;
            interrupted = moves_again || !ply.comments.is_empty() || !ply.variations.is_empty();
            at = next;
        }
    }

    fn played(&mut self, ply: &PlyRecord, at: At, interrupted: bool) -> At {
        match at.side {
            Side::White => self.word(&format!("{}.", at.number)),
            Side::Black if interrupted => self.word(&format!("{}...", at.number)),
            Side::Black => {}
        }
        let read = at.position.map(|place| (place, san::read_bytes(&place.0, ply.san.as_bytes())));
        let next = match read {
            Some(((position, origins), Ok(played))) => {
                self.word(&self.notation.write_in(&position, &origins, played));
                Some((position.play(played), origins.after(&position, played)))
            }
            Some((_, Err(error))) => {
                self.unread.push((ply.place, error));
                self.word(as_it_was(ply));
                None
            }
            None => {
                self.word(as_it_was(ply));
                None
            }
        };
        ply.nags.iter().for_each(|nag| self.word(&format!("${nag}")));
        self.comments(&ply.comments);
        at.next(next)
    }

    fn comments(&mut self, comments: &[Vec<u8>]) {
        for comment in comments {
            let text = Text(comment).lossy();
            self.braces += usize::from(text.contains(['{', '}']));
            format!("{{{}}}", without_braces(text.trim()))
                .split_whitespace()
                .for_each(|word| self.word(word));
        }
    }

    fn word(&mut self, word: &str) {
        let open = if std::mem::take(&mut self.opening) { "(" } else { "" };
        self.words.push(format!("{open}{word}"));
    }

    /// A variation without a word leaves none.
    fn close(&mut self) {
        match self.words.last_mut() {
            Some(last) if !std::mem::take(&mut self.opening) => last.push(')'),
            _ => {}
        }
    }
}
