//! What a game is called: its event, round, board and players.

use audit::{Record, Tag};

/// What a game is called in its tags. Parts that are missing are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// The event.
    pub event: String,
    /// The day, as the tag has it.
    pub date: String,
    /// The round: of `3.14`, the 3.
    pub round: String,
    /// The board: of the tag `Board`, or of a round `3.14` the 14.
    pub board: String,
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
}

impl Name {
    /// The name of a record.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let tag = |tag| {
            let value = record.tags().get(tag).unwrap_or_default();
            let value: String = value.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
            if value == "?" { String::new() } else { value.trim().to_owned() }
        };
        let (round, board) = (tag(Tag::Round), tag(Tag::Board));
        let (round, board) = match round.split_once('.') {
            Some((round, within)) if board.is_empty() => (round.to_owned(), within.to_owned()),
            Some((round, within)) if within == board => (round.to_owned(), board),
            _ => (round, board),
        };
        Name {
            event: tag(Tag::Event),
            date: tag(Tag::Date),
            round,
            board,
            white: tag(Tag::White),
            black: tag(Tag::Black),
        }
    }

    /// Whether it tells this game from every other of the event: the round and both players are known.
    #[must_use]
    pub fn is_full(&self) -> bool {
        [&self.round, &self.white, &self.black].into_iter().all(|part| !part.is_empty())
    }
}

/// The letters of a tag that are kept.
const LONGEST: usize = 120;

#[cfg(test)]
mod tests {
    use audit::Record;
    use records::pgn::Reader;

    use super::Name;

    fn name(tags: &str) -> Name {
        let mut record = Record::default();
        let text = format!("{tags}\n\n*\n");
        Reader::new(text.as_bytes()).read_game(&mut record).expect("bytes in memory");
        Name::of(&record)
    }

    #[test]
    fn rounds_and_boards() {
        let parts = |tags: &str| {
            let name = name(tags);
            (name.round, name.board)
        };
        let pair = |round: &str, board: &str| (round.to_owned(), board.to_owned());
        assert_eq!(parts("[Round \"3.14\"]"), pair("3", "14"));
        assert_eq!(parts("[Round \"3\"]\n[Board \"14\"]"), pair("3", "14"));
        assert_eq!(parts("[Round \"3.14\"]\n[Board \"14\"]"), pair("3", "14"));
        assert_eq!(parts("[Round \"3.2\"]\n[Board \"14\"]"), pair("3.2", "14"));
        assert_eq!(parts("[Round \"?\"]"), pair("", ""));
    }
}
