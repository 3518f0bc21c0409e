//! A game kept whole.

use board::{Position, Setup};

use super::play::{is_chess, is_chess960, set_up};
use super::{At, Flow, Oddity, Outcome, Place, ReadError, Reader, Text, Visitor, clock_of};

/// A game as it stands in a text: tags, moves with what is said of them, variations, result.
///
/// As a [`Visitor`] it keeps one game, and begins anew with the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Names and values of the tags, in their order.
    pub tags: Vec<Tag>,
    /// The moves.
    pub line: Line,
    /// The result behind the moves.
    pub outcome: Option<Outcome>,
    /// What was not as it should be, and where.
    pub oddities: Vec<(Place, Oddity)>,
    /// The variations that are not closed yet, the innermost last.
    open: Vec<Line>,
}

/// A tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name, such as `White`.
    pub name: Vec<u8>,
    /// Its value, without guarding backslashes.
    pub value: Vec<u8>,
}

/// Moves one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<Vec<u8>>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// A single move, and what is said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ply {
    /// The move as it is written.
    pub san: String,
    /// Where it is written.
    pub place: Place,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Comments behind the move.
    pub comments: Vec<Vec<u8>>,
    /// What might have been played instead.
    pub variations: Vec<Line>,
}

impl Ply {
    /// What a comment says the mover's clock shows after the move, in milliseconds.
    #[must_use]
    pub fn clock(&self) -> Option<u64> {
        self.comments.iter().find_map(|comment| clock_of(Text(comment)))
    }
}

impl Record {
    /// The first game of a text.
    ///
    /// # Errors
    ///
    /// As [`Reader::read_game`]; a text without a game gives a record of nothing.
    ///
    /// ```
    /// let record = records::pgn::Record::first("1. e4 {[%clk 0:59:58]} e5 $1 *".as_bytes())?;
    /// assert_eq!(record.line.plies[0].clock(), Some(3_598_000));
    /// assert_eq!(record.line.plies[1].nags, [1]);
    /// # Ok::<(), records::pgn::ReadError>(())
    /// ```
    pub fn first(text: &[u8]) -> Result<Self, ReadError> {
        let mut record = Record::default();
        Reader::new(text).read_game(&mut record)?;
        Ok(record)
    }

    /// The value of a tag as letters.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<String> {
        let tag = self.tags.iter().find(|tag| tag.name == name.as_bytes())?;
        Some(Text(&tag.value).lossy().into_owned())
    }

    /// The position that the tags tell, from which the first move is made.
    ///
    /// # Errors
    ///
    /// Every reason why no game of chess can be played from there.
    ///
    /// ```
    /// let record = records::pgn::Record::first("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"] 1. e4 *".as_bytes())?;
    /// assert_eq!(record.start().map(|position| position.legal_moves().len()), Ok(6));
    /// # Ok::<(), records::pgn::ReadError>(())
    /// ```
    pub fn start(&self) -> Result<Position, Vec<String>> {
        let variant = self.tag("Variant").unwrap_or_default();
        let chess960 = is_chess960(&variant);
        if !chess960 && !is_chess(&variant) {
            return Err(vec![format!("`{variant}` is neither chess nor Chess960")]);
        }
        let set_up_by = self.tag("FEN").filter(|_| self.tag("SetUp").as_deref() != Some("0"));
        match set_up_by {
            Some(fen) => set_up(&fen, chess960),
            None => Ok(Setup { chess960, ..Setup::usual_array() }.position().unwrap_or_default()),
        }
    }

    fn innermost(&mut self) -> &mut Line {
        self.open.last_mut().unwrap_or(&mut self.line)
    }
}

impl Visitor for Record {
    fn begin_game(&mut self, _at: At) {
        *self = Record::default();
    }

    fn tag(&mut self, name: Text, value: Text, _at: At) {
        self.tags.push(Tag { name: name.bytes().to_vec(), value: value.unescaped().into_owned() });
    }

    fn san(&mut self, san: Text, at: At) {
        let ply = Ply { san: san.to_string(), place: at.place(), ..Ply::default() };
        self.innermost().plies.push(ply);
    }

    fn nag(&mut self, nag: u8, _at: At) {
        if let Some(ply) = self.innermost().plies.last_mut() {
            ply.nags.push(nag);
        }
    }

    fn comment(&mut self, text: Text, _at: At) {
        let line = self.innermost();
        let comments = line.plies.last_mut().map_or(&mut line.comments, |ply| &mut ply.comments);
        comments.push(text.bytes().to_vec());
    }

    /// A variation on no move is none.
    fn begin_variation(&mut self, _at: At) -> Flow {
        if self.innermost().plies.is_empty() {
            return Flow::Skip;
        }
        self.open.push(Line::default());
        Flow::Tell
    }

    fn end_variation(&mut self, _at: At) {
        let Some(line) = self.open.pop() else { return };
        if let Some(ply) = self.innermost().plies.last_mut() {
            ply.variations.push(line);
        }
    }

    fn result(&mut self, outcome: Outcome, _at: At) {
        self.outcome = Some(outcome);
    }

    fn oddity(&mut self, oddity: Oddity, at: At) {
        self.oddities.push((at.place(), oddity));
    }

    /// What was not closed ends with the game.
    fn end_game(&mut self, at: At) {
        while !self.open.is_empty() {
            self.end_variation(at);
        }
    }
}
