//! A line cut into words, with the faults that are found while it is read.

use board::Square;

use super::comment::without_comment;
use super::fault::{Fault, one_of};
use super::square::{A_SQUARE, read_square};
use super::table::{look_up, words_of};

/// A word and the character at which it begins, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'t> {
    pub text: &'t str,
    pub column: usize,
}

impl Word<'_> {
    pub fn is(self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    pub fn fault(self, expected: impl Into<String>) -> Fault {
        Fault::new(self.column, expected, self.text)
    }
}

/// The words of a line, read from left to right; reading goes on after a fault, so that all faults are reported at once.
pub(crate) struct Words<'t> {
    words: Vec<Word<'t>>,
    next: usize,
    end: usize,
    faults: Vec<Fault>,
}

impl<'t> Words<'t> {
    /// Cuts a line at its blanks and drops its comment.
    pub fn of(line: &'t str) -> Self {
        let line = without_comment(line);
        Words { words: cut(line), next: 0, end: line.trim_end().chars().count() + 1, faults: Vec::new() }
    }

    pub fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    pub fn faults(&mut self, faults: impl IntoIterator<Item = Fault>) {
        self.faults.extend(faults);
    }

    pub fn peek(&self) -> Option<Word<'t>> {
        self.words.get(self.next).copied()
    }

    pub fn next(&mut self) -> Option<Word<'t>> {
        let word = self.peek()?;
        self.next += 1;
        Some(word)
    }

    /// The next word, or a fault that says what should have come.
    pub fn need(&mut self, expected: impl Into<String>) -> Option<Word<'t>> {
        if self.peek().is_none() {
            self.fault(Fault::at_the_end(self.end, expected));
        }
        self.next()
    }

    /// Skips the next word if it is this one.
    pub fn skip(&mut self, word: &str) -> bool {
        let there = self.peek().is_some_and(|next| next.is(word));
        self.next += usize::from(there);
        there
    }

    /// Skips a word that has to come.
    pub fn expect(&mut self, word: &str) -> Option<()> {
        let next = self.need(format!("`{word}`"))?;
        if !next.is(word) {
            self.fault(next.fault(format!("`{word}`")));
        }
        Some(())
    }

    pub fn square(&mut self) -> Option<Square> {
        let word = self.need(A_SQUARE)?;
        self.read(word, A_SQUARE, read_square(word.text))
    }

    /// Squares to the end of the line.
    pub fn squares(&mut self) -> Option<Vec<Square>> {
        let mut squares = Vec::new();
        while self.peek().is_some() {
            squares.push(self.square());
        }
        squares.into_iter().collect()
    }

    /// One word of a table.
    pub fn one<T: Copy>(&mut self, table: &[(&'static str, T)], what: &str) -> Option<T> {
        let expected = format!("{what}: {}", one_of(words_of(table)));
        let word = self.need(expected.clone())?;
        let known = look_up(table, word.text);
        if known.is_none() {
            self.fault(word.fault(expected));
        }
        known
    }

    /// What was read from a word; a failure becomes a fault with its reason.
    pub fn read<T>(&mut self, word: Word<'t>, expected: &str, read: Result<T, String>) -> Option<T> {
        read.map_err(|why| self.fault(word.fault(expected).because([why]))).ok()
    }

    /// The rest of the line with single blanks.
    pub fn rest(&mut self) -> String {
        let rest: Vec<_> = self.words[self.next..].iter().map(|word| word.text).collect();
        self.next = self.words.len();
        rest.join(" ")
    }

    /// What was read, if nothing was wrong and nothing is left over.
    pub fn finish<T>(mut self, read: Option<T>) -> Result<T, Vec<Fault>> {
        if let Some(word) = self.peek() {
            let rest = self.rest();
            self.fault(Fault::new(word.column, "the end of the line", rest));
        }
        match read {
            Some(read) if self.faults.is_empty() => Ok(read),
            _ => Err(self.faults),
        }
    }
}

fn cut(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start = None;
    for (column, (at, letter)) in line.char_indices().chain([(line.len(), ' ')]).enumerate() {
        match (start, letter.is_whitespace()) {
            (None, false) => start = Some((at, column + 1)),
            (Some((from, column)), true) => {
                words.push(Word { text: &line[from..at], column });
                start = None;
            }
            _ => {}
        }
    }
    words
}
