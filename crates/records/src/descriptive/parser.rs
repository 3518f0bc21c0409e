//! The words of a record, and the places in it at which something else was expected.

use std::cell::RefCell;

use board::{Kind, Wing};

use super::token::{Token, Word};
use crate::text::fault::{Fault, one_of};

/// Whether the words that only books use are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Law,
    Books,
}

/// The words of a record while they are read.
pub(super) struct Parser<'t> {
    tokens: &'t [Token],
    pub style: Style,
    /// The furthest place at which something else was expected, and what.
    missed: RefCell<(usize, Vec<&'static str>)>,
}

/// What is expected at the beginning of a record.
const BEGINNING: &str = "a piece (K, Q, B, Kt, R or P), `Castles` or `0-0`";

/// The pieces that have a name of origin, and of which there are two.
pub(super) const PIECES: [Kind; 3] = [Kind::Bishop, Kind::Knight, Kind::Rook];

impl<'t> Parser<'t> {
    pub fn new(tokens: &'t [Token], style: Style) -> Self {
        Parser { tokens, style, missed: RefCell::default() }
    }

    /// The word at a place.
    pub fn word(&self, at: usize) -> Option<Word> {
        self.tokens.get(at).map(|token| token.word)
    }

    /// The place after this word, if it stands here.
    pub fn is(&self, at: usize, word: Word, what: &'static str) -> Option<usize> {
        let there = self.word(at) == Some(word);
        if !there {
            self.misses(at, what);
        }
        there.then_some(at + 1)
    }

    /// The place after this word, or the same place.
    pub fn skip(&self, at: usize, word: Word) -> usize {
        at + usize::from(self.word(at) == Some(word))
    }

    /// Notes what was expected at a place.
    pub fn misses(&self, at: usize, what: &'static str) {
        let mut missed = self.missed.borrow_mut();
        if at > missed.0 || missed.1.is_empty() {
            *missed = (at, vec![what]);
        } else if at == missed.0 && !missed.1.contains(&what) {
            missed.1.push(what);
        }
    }

    /// The fault at the furthest place that was reached; `end` is the column after the text.
    pub fn fault(&self, end: usize) -> Fault {
        let (at, expected) = &*self.missed.borrow();
        let expected = match at {
            0 => BEGINNING.to_owned(),
            _ => one_of(expected.iter().copied()),
        };
        match self.tokens.get(*at) {
            Some(token) => Fault::new(token.column, expected, token.text.as_str()),
            None => Fault::at_the_end(end, expected),
        }
    }

    /// The piece that a word here names.
    pub fn kind(&self, at: usize) -> Option<Kind> {
        match self.word(at)? {
            Word::Man(kind) => Some(kind),
            Word::Queens => Some(Kind::Queen),
            _ => None,
        }
    }

    /// The wing that a word here names.
    pub fn wing(&self, at: usize) -> Option<Wing> {
        match self.kind(at)? {
            Kind::King => Some(Wing::King),
            Kind::Queen => Some(Wing::Queen),
            _ => None,
        }
    }

    /// Whether nothing but marks stands from here to the end.
    pub fn only_marks(&self, at: usize) -> bool {
        let mut at = at;
        while let Some(word) = self.word(at) {
            let inside = match word {
                Word::Open => at + 1,
                _ => at,
            };
            if !matches!(self.word(inside), Some(Word::Mark(_))) {
                self.misses(at, "the end of the record");
                return false;
            }
            at = inside;
            while matches!(self.word(at), Some(Word::Mark(_))) {
                at += 1;
            }
            if word == Word::Open {
                let Some(behind) = self.is(at, Word::Close, "`)`") else { return false };
                at = behind;
            }
        }
        true
    }
}
