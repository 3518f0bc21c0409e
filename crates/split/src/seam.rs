//! Parts put together in the order of the text.

use crate::part::{Part, Spot};
use crate::split::{Begin, Split};

/// Goes through the parts of a file in their order.
#[derive(Debug)]
pub struct Seam {
    splits: Vec<Split>,
    /// The split in which the next game begins, or one before it.
    number: usize,
    /// Where the next game begins in its text; the whole text, at first.
    byte: u64,
    /// The same place in the whole text.
    known: Spot,
    ended: bool,
}

/// What comes next.
#[derive(Debug)]
pub enum Joined {
    /// The next part, with its places in the whole text.
    Part(Box<Part>),
    /// This split, of this number, must be audited once more: its part began where no game does.
    Ask(usize, Box<Split>),
    /// Nothing: the text is whole.
    Whole,
}

impl Seam {
    /// A seam of a file that was cut so.
    #[must_use]
    pub fn new(splits: Vec<Split>) -> Self {
        let known = Spot { games: 0, line: 1, byte: 0 };
        Seam { splits, number: 0, byte: 0, known, ended: false }
    }

    /// What comes next; takes the part that it hands out. A part that is not there is asked for.
    pub fn join(&mut self, parts: &mut [Option<Part>]) -> Joined {
        while !self.ended
            && let (Some(split), Some(part)) = (self.splits.get(self.number), parts.get_mut(self.number))
        {
            let length = part.as_ref().and_then(|part| part.length);
            if let Some(length) = length.filter(|length| !self.is_at_the_beginning() && self.byte >= *length)
            {
                self.go_behind(length);
                continue;
            }
            let fits = |part: &Part| {
                part.refused.is_some() || part.began.is_some_and(|began| began.byte == self.byte)
            };
            return match part.take_if(|part| fits(part)) {
                Some(part) => Joined::Part(Box::new(self.take(part))),
                None => {
                    let split = Split { begin: Begin::At(self.byte), ..split.clone() };
                    Joined::Ask(self.number, Box::new(split))
                }
            };
        }
        Joined::Whole
    }

    /// No game has been read: the first part begins here, whatever it holds.
    fn is_at_the_beginning(&self) -> bool {
        self.number == 0 && self.byte == 0
    }

    fn go_behind(&mut self, length: u64) {
        self.byte -= length;
        self.number += 1;
    }

    fn take(&mut self, part: Part) -> Part {
        let name = &self.splits[self.number].name;
        let games_before = u64::from(self.number > 0);
        let before = Spot {
            games: self.known.games - games_before,
            line: self.known.line - 1,
            byte: self.known.byte - self.byte,
        };
        let (next, length) = (part.next, part.length);
        let mut part = part.behind(before);
        for told in &mut part.findings {
            told.file.clone_from(name);
        }
        match (next, length, part.next) {
            (Some(next), Some(length), Some(known)) if part.broken.is_none() => {
                (self.byte, self.known) = (next.byte, known);
                self.go_behind(length);
            }
            _ => self.ended = true,
        }
        part
    }
}
