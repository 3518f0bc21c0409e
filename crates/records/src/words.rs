//! A line cut into words, and what is wrong with it collected while it is read.

use board::Square;

use crate::fault::{Fault, one_of};

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

/// The words of a line, read one after the other; reading goes on after a fault, so that all are told at once.
pub(crate) struct Words<'t> {
    words: Vec<Word<'t>>,
    next: usize,
    end: usize,
    faults: Vec<Fault>,
}

pub(crate) const A_SQUARE: &str = "a square, a1 to h8";

impl<'t> Words<'t> {
    /// Cuts a line at its blanks and leaves a comment out.
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

    /// Passes over the next word if it is this one.
    pub fn skip(&mut self, word: &str) -> bool {
        let there = self.peek().is_some_and(|next| next.is(word));
        self.next += usize::from(there);
        there
    }

    /// Passes over a word that must come.
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
        let mut squares = Some(Vec::new());
        while self.peek().is_some() {
            let square = self.square();
            squares = squares.zip(square).map(|(mut all, one)| {
                all.push(one);
                all
            });
        }
        squares
    }

    /// One word of a table.
    pub fn one<T: Copy>(&mut self, table: &[(&str, T)], what: &str) -> Option<T> {
        let expected = format!("{what}: {}", one_of(table.iter().map(|(word, _)| *word)));
        let word = self.need(expected.clone())?;
        let known = look_up(table, word.text);
        if known.is_none() {
            self.fault(word.fault(expected));
        }
        known
    }

    /// The rest of the line with single blanks.
    pub fn rest(&mut self) -> String {
        let rest: Vec<_> = self.words[self.next..].iter().map(|word| word.text).collect();
        self.next = self.words.len();
        rest.join(" ")
    }

    fn read<T>(&mut self, word: Word<'t>, expected: &str, read: Result<T, String>) -> Option<T> {
        read.map_err(|why| self.fault(word.fault(expected).because([why]))).ok()
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

/// The value beside a word, whatever its case.
pub(crate) fn look_up<T: Copy>(table: &[(&str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)).map(|(_, value)| *value)
}

/// The word beside a value.
pub(crate) fn word_for<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> &'static str {
    table.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}

/// A square in either case, or why it is none.
pub(crate) fn read_square(text: &str) -> Result<Square, String> {
    if let Ok(square) = text.to_ascii_lowercase().parse() {
        return Ok(square);
    }
    let mut letters = text.chars();
    let (Some(file), Some(rank), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err("a square is a file's letter and a rank's number".to_owned());
    };
    let mut reasons = Vec::new();
    if !matches!(file.to_ascii_lowercase(), 'a'..='h') {
        reasons.push(format!("there is no file {file}"));
    }
    if !matches!(rank, '1'..='8') {
        reasons.push(format!("there is no rank {rank}"));
    }
    Err(reasons.join("; "))
}

/// The line up to its comment; `#` begins one at the start of a line or after a blank, so that `white#2` is none. Nor is
/// what stands on an envelope: `#` and 64 hexadecimal digits.
pub(crate) fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        if letter == '#' && before.is_whitespace() && !begins_with_hash(&line[at + 1..]) {
            return &line[..at];
        }
        before = letter;
    }
    line
}

fn begins_with_hash(text: &str) -> bool {
    text.split(char::is_whitespace).next().and_then(of_hexadecimal).is_some()
}

/// 32 bytes of 64 hexadecimal digits.
pub(crate) fn of_hexadecimal(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> = text.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    bytes.try_into().ok().filter(|_| digits.len() == 64)
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
