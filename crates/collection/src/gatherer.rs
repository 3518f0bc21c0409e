//! From the text of a game to what is kept of it.

use board::{MoveKind, Position};
use records::openings::Deepest;
use records::pgn::{At, Flow, MoveText, Oddity, Outcome, Text, Visitor, start};
use records::san;

use crate::facts::{Facts, Field, Start};
use crate::moves::encode;
use crate::shape::Shape;
use crate::wanted::TextWanted;

/// The most letters of a tag that are kept, in bytes.
const LONGEST_TAG: usize = 500;

/// The most plies of a game that are kept.
pub const LONGEST_GAME: u32 = 20_000;

/// A visitor that gathers what is kept of one game, and begins anew with the next.
///
/// ```
/// use jadoube_collection::{Field, Gatherer};
/// use records::pgn::Reader;
///
/// let mut gatherer = Gatherer::default();
/// let text = "[White \"Morphy\"]\n\n1. e4 e5 2. Nf3 d6 1-0";
/// Reader::new(text.as_bytes()).read_game(&mut gatherer)?;
/// let facts = gatherer.facts();
/// assert_eq!((facts.field(Field::White), facts.plies), ("Morphy", 4));
/// assert_eq!(facts.opening().unwrap().to_string(), "C41 Philidor Defense");
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Gatherer {
    facts: Facts,
    position: Position,
    array: Position,
    deepest: Deepest,
    tagged: Option<Outcome>,
    written: Option<Outcome>,
    begins: Begins,
    /// Tags that are asked for and not kept, each with the number of the game in which it was as it should be.
    others: Vec<(Vec<u8>, TextWanted, bool)>,
}

/// The tags that give the start.
#[derive(Clone, Debug, Default)]
struct Begins {
    fen: Option<String>,
    set_up: Option<String>,
    variant: Option<String>,
}

/// The tag's value as letters, cut where it is too long.
fn letters(value: Text) -> String {
    let plain = value.unescaped();
    let mut text = Text(&plain).lossy().trim().to_owned();
    let mut end = LONGEST_TAG.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.truncate(end);
    text
}

impl Gatherer {
    /// A gatherer that also looks at tags that are not kept.
    #[must_use]
    pub fn with_others(others: &[(String, TextWanted)]) -> Self {
        let others = others.iter().map(|(name, wanted)| (name.clone().into_bytes(), wanted.clone(), false));
        Gatherer { others: others.collect(), ..Gatherer::default() }
    }

    /// What was gathered of the last game.
    #[must_use]
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Whether the tags that are not kept were as they should be.
    #[must_use]
    pub fn others_fit(&self) -> bool {
        self.others.iter().all(|(_, wanted, seen)| *seen || wanted.admits(""))
    }

    fn set_up(&mut self) {
        let Begins { fen, set_up, variant } = std::mem::take(&mut self.begins);
        match start(fen.as_deref(), set_up.as_deref(), variant.as_deref()) {
            // The usual array is one of the 960, and its moves are written alike.
            Ok(position) if is_as(&position, &self.array) => self.position = position,
            Ok(position) => {
                self.facts.start = Start::Fen { fen: position.fen(), chess960: position.is_chess960() };
                self.position = position;
                self.deepest.see(&position);
            }
            Err(_) => {
                self.facts.start = Start::Unknown;
                self.facts.whole = false;
            }
        }
    }
}

impl Visitor for Gatherer {
    fn begin_game(&mut self, at: At) {
        let facts = &mut self.facts;
        facts.at = at.offset();
        facts.fields.iter_mut().for_each(String::clear);
        facts.moves.clear();
        (facts.elos, facts.plies, facts.start) = ([0; 2], 0, Start::Usual);
        (facts.whole, facts.promoted) = (true, false);
        self.position = self.array;
        (self.deepest, self.begins) = (Deepest::default(), Begins::default());
        (self.tagged, self.written) = (None, None);
        self.others.iter_mut().for_each(|(.., seen)| *seen = false);
    }

    fn tag(&mut self, name: Text, value: Text, _at: At) {
        if let Some(field) = Field::of(name.bytes()) {
            let kept = &mut self.facts.fields[field as usize];
            if kept.is_empty() {
                *kept = letters(value);
            }
        }
        let keep = |tag: &mut Option<String>| {
            if tag.is_none() {
                *tag = Some(Text(&value.unescaped()).to_string());
            }
        };
        match name.bytes() {
            b"Result" => self.tagged = self.tagged.or_else(|| Outcome::from_bytes(value.bytes())),
            b"WhiteElo" => self.facts.elos[0] = rating(value),
            b"BlackElo" => self.facts.elos[1] = rating(value),
            b"FEN" => keep(&mut self.begins.fen),
            b"SetUp" => keep(&mut self.begins.set_up),
            b"Variant" => keep(&mut self.begins.variant),
            _ => {}
        }
        for (wanted_name, wanted, seen) in &mut self.others {
            *seen |= wanted_name == name.bytes() && wanted.admits(&letters(value));
        }
    }

    fn begin_moves(&mut self, _at: At) -> Flow {
        let Begins { fen, set_up, variant } = &self.begins;
        if fen.is_some() || set_up.is_some() || variant.is_some() {
            self.set_up();
        }
        Flow::Tell
    }

    #[inline]
    fn san(&mut self, san: MoveText, _at: At) {
        if !self.facts.whole {
            return;
        }
        let read = san::read_bytes(&self.position, san.bytes());
        let Some(played) = read.ok().filter(|_| self.facts.plies < LONGEST_GAME) else {
            self.facts.whole = false;
            return;
        };
        encode(&self.position, played, &mut self.facts.moves);
        self.facts.promoted |= matches!(played.kind(), MoveKind::Promotion(_));
        self.facts.plies += 1;
        self.position.make(played);
        self.deepest.see(&self.position);
    }

    fn begin_variation(&mut self, _at: At) -> Flow {
        Flow::Skip
    }

    fn result(&mut self, outcome: Outcome, _at: At) {
        self.written = Some(outcome);
    }

    fn oddity(&mut self, _oddity: Oddity, _at: At) {}

    fn end_game(&mut self, at: At) {
        let facts = &mut self.facts;
        facts.length = at.offset() - facts.at;
        facts.result = self.tagged.or(self.written);
        facts.opening = self.deepest.number();
        facts.shape = Shape::of(&self.position);
    }
}

fn rating(value: Text) -> u16 {
    value.lossy().trim().parse().unwrap_or(0)
}

/// Whether two positions are the same but for the form of castling, in Chess960 or not.
fn is_as(position: &Position, other: &Position) -> bool {
    let counts = |position: &Position| (position.halfmoves(), position.fullmoves());
    position.same_for_repetition(other) && counts(position) == counts(other)
}
