//! The names of the players, and the words of a line.

use records::{Fault, without_comment};

use crate::player::Player;
use crate::settings::Settings;

/// Words with which a line begins, so that no player is called by them.
pub(super) const RESERVED: &[&str] = &["game", "odds", "sitting", "players", "match", "lot", "drawn"];

/// A line and its number in the file, from 1.
pub(super) type Numbered<'t> = (usize, &'t str);

/// The names of the players.
pub(super) struct Names {
    names: [String; 2],
}

impl Names {
    pub fn of(settings: &Settings) -> Names {
        Names { names: settings.players.clone() }
    }

    /// "Lewis or Cochrane".
    pub fn either(&self) -> String {
        format!("`{}` or `{}`", self.names[0], self.names[1])
    }

    /// The player whose name this is.
    pub fn whole(&self, text: &str) -> Option<Player> {
        let is = |player: &Player| self.names[player.index()].to_lowercase() == text.trim().to_lowercase();
        Player::ALL.into_iter().find(is)
    }
}

/// A line that is read from left to right.
pub(super) struct Cursor<'t> {
    line: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub fn of(line: &'t str) -> Cursor<'t> {
        let mut cursor = Cursor { line: without_comment(line).trim_end(), at: 0 };
        cursor.skip_blanks();
        cursor
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// What is left, from the next word.
    pub fn rest(&self) -> &'t str {
        &self.line[self.at..]
    }

    /// The character at which the rest begins, from 1.
    pub fn column(&self) -> usize {
        self.line[..self.at].chars().count() + 1
    }

    /// Passes so many bytes, and the blanks after them.
    pub fn pass(&mut self, bytes: usize) {
        self.at += bytes;
        self.skip_blanks();
    }

    /// The next word, which stays.
    pub fn peek(&self) -> &'t str {
        let rest = self.rest();
        // A comma ends a word as a blank does, and is none itself.
        let ends = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ':');
        let end = rest.find(ends).unwrap_or(rest.len());
        &rest[..end]
    }

    /// Skips a word, or a sign, if it is the next.
    pub fn skip(&mut self, word: &str) -> bool {
        let sign = word.chars().all(|letter| !letter.is_alphanumeric());
        let there = match sign {
            true => self.rest().starts_with(word),
            false => self.peek().eq_ignore_ascii_case(word),
        };
        if there {
            self.pass(word.len());
        }
        there
    }

    /// The next word, which is passed.
    pub fn word(&mut self) -> &'t str {
        let word = self.peek();
        self.pass(word.len());
        word
    }

    /// Everything that is left, which is passed.
    pub fn all(&mut self) -> &'t str {
        let rest = self.rest();
        self.at = self.line.len();
        rest
    }

    /// The longest name of a player that stands here, which is passed.
    pub fn name(&mut self, names: &Names) -> Option<Player> {
        let rest = self.rest();
        let here = |player: Player| {
            let length = names.names[player.index()].chars().count();
            let end = rest.char_indices().nth(length).map_or(rest.len(), |(at, _)| at);
            let ends = rest[end..].chars().next().is_none_or(|next| next.is_whitespace() || next == ',');
            let found = names.whole(&rest[..end]) == Some(player) && rest[..end].trim() == &rest[..end];
            (found && ends).then_some((player, end))
        };
        let found = Player::ALL.into_iter().filter_map(here).max_by_key(|(_, end)| *end);
        let (player, bytes) = found?;
        self.pass(bytes);
        Some(player)
    }

    /// One word of several, with its meaning.
    pub fn one<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, Fault> {
        let found = words.iter().find(|(word, _)| self.peek().eq_ignore_ascii_case(word));
        match found {
            Some((word, meaning)) => {
                self.pass(word.len());
                Ok(*meaning)
            }
            None => {
                let all: Vec<_> = words.iter().map(|(word, _)| format!("`{word}`")).collect();
                Err(self.fault(all.join(" or ")))
            }
        }
    }

    /// A fault at what comes next.
    pub fn fault(&self, expected: impl Into<String>) -> Fault {
        match self.rest() {
            "" => Fault::at_the_end(self.column(), expected),
            rest => Fault::new(self.column(), expected, rest),
        }
    }

    /// Nothing is left.
    pub fn end(&self) -> Result<(), Fault> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.fault("the end of the line")) }
    }
}
