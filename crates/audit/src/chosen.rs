//! Which code was in force.

use std::fmt;

use law::Code;

use crate::date::Date;
use crate::law_book::LawBook;
use crate::tags::{Tag, Tags};

/// How the code is chosen under which games are read.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// This one, for every game.
    Always(&'static Code),
    /// The edition of FIDE's Laws that was in force on the day of the game.
    ByDate,
}

/// Why a code was chosen, and how much of it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// It was asked for.
    Asked,
    /// It was in force on the day.
    Day,
    /// The editions from July 1997 to June 2014 are not in the program. They share with that of 2014 what is asked of
    /// it: mate, stalemate and dead positions end the game, and draws are claimed alike.
    Since1997,
    /// The day is earlier, or not known: only what the board shows under every code is said.
    BoardAlone,
    /// The day is earlier than every code that the program has. Stalemate was a draw in one place, and lost or won in another:
    /// only mate is said.
    MateAlone,
    /// The game was played by correspondence, under other rules of time and of draws: only what the board shows is said.
    Correspondence,
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Basis::Asked => "as asked",
            Basis::Day => "in force on the day",
            Basis::Since1997 => "for what it shares with the editions since 1997",
            Basis::BoardAlone => "for what the board shows under every code",
            Basis::MateAlone => "for mate alone, since stalemate was ruled in several ways",
            Basis::Correspondence => "for what the board shows in a game by correspondence",
        })
    }
}

/// The code that was chosen for a game.
pub(crate) struct Chosen<'a> {
    pub book: &'a LawBook,
    pub basis: Basis,
}

/// From when the editions were in force. What came into force in July 2017 was printed with corrections as the edition
/// of 2018.
const EDITIONS: [((u16, u8, u8), &str); 3] =
    [((2023, 1, 1), "fide-2023"), ((2017, 7, 1), "fide-2018"), ((2014, 7, 1), "fide-2014")];

/// When FIDE's Laws took the form in which the program has them: any series of legal moves, claims as they are made now.
const FORM_OF_TODAY: (u16, u8, u8) = (1997, 7, 1);

/// The oldest code that the program has is Walker's of this year. By then stalemate was a draw everywhere.
const FIRST_CODE: (u16, u8, u8) = (1832, 1, 1);

/// Every book that a choice may need, made once.
#[derive(Debug)]
pub(crate) struct Shelf {
    always: Option<LawBook>,
    editions: Vec<LawBook>,
    since_1997: LawBook,
    board_alone: LawBook,
    mate_alone: LawBook,
}

/// The edition of FIDE's Laws that was in force on a day, as year, month and day; none before July 2014.
///
/// ```
/// assert_eq!(jadoube_audit::edition_on((2018, 1, 1)).map(|code| code.id), Some("fide-2018"));
/// ```
#[must_use]
pub fn edition_on(day: (u16, u8, u8)) -> Option<&'static Code> {
    EDITIONS.iter().find(|(since, _)| *since <= day).map(|(_, id)| code(id))
}

fn code(id: &str) -> &'static Code {
    law::codes::find(id).unwrap_or_else(|| unreachable!("{id} is a code of the program"))
}

impl Shelf {
    pub fn new(choice: Choice) -> Self {
        let earliest = LawBook::of(code(EDITIONS[EDITIONS.len() - 1].1));
        Shelf {
            always: match choice {
                Choice::Always(code) => Some(LawBook::of(code)),
                Choice::ByDate => None,
            },
            editions: EDITIONS.iter().map(|(_, id)| LawBook::of(code(id))).collect(),
            since_1997: earliest.without_draws_by_themselves(),
            board_alone: earliest.for_the_board_alone(),
            mate_alone: earliest.for_mate_alone(),
        }
    }

    pub fn choose(&self, tags: &Tags) -> Chosen<'_> {
        if let Some(book) = &self.always {
            return Chosen { book, basis: Basis::Asked };
        }
        if is_by_correspondence(tags) {
            return Chosen { book: &self.board_alone, basis: Basis::Correspondence };
        }
        let Some(date) = date(tags) else {
            return Chosen { book: &self.board_alone, basis: Basis::BoardAlone };
        };
        let edition = |day| EDITIONS.iter().position(|(since, _)| *since <= day);
        match (edition(date.earliest), edition(date.latest)) {
            (Some(one), Some(other)) if one == other => {
                Chosen { book: &self.editions[one], basis: Basis::Day }
            }
            _ if date.latest < FIRST_CODE => Chosen { book: &self.mate_alone, basis: Basis::MateAlone },
            _ if date.earliest >= FORM_OF_TODAY => Chosen { book: &self.since_1997, basis: Basis::Since1997 },
            _ => Chosen { book: &self.board_alone, basis: Basis::BoardAlone },
        }
    }
}

/// The day of the game; where its tag does not say, that of its other tags.
fn date(tags: &Tags) -> Option<Date> {
    [Tag::Date, Tag::UtcDate, Tag::EventDate].into_iter().find_map(|tag| Date::read(tags.bytes(tag)))
}

fn is_by_correspondence(tags: &Tags) -> bool {
    [Tag::Event, Tag::Site].into_iter().any(|tag| says_correspondence(tags.bytes(tag)))
        || [Tag::EventType, Tag::Mode].into_iter().any(|tag| is_kind_of_correspondence(tag, tags.bytes(tag)))
}

/// Whether the name of an event or a place says so. The first letter is asked first: most have none of these.
fn says_correspondence(name: &[u8]) -> bool {
    name.iter().enumerate().any(|(at, letter)| {
        let words: &[&[u8]] = match letter.to_ascii_lowercase() {
            b'c' => &[b"corr"],
            b'i' => &[b"iccf"],
            b'p' => &[b"postal"],
            b'e' => &[b"e-mail", b"email"],
            _ => return false,
        };
        let begins =
            |word: &&[u8]| name[at..].get(..word.len()).is_some_and(|it| it.eq_ignore_ascii_case(word));
        words.iter().any(begins)
    })
}

/// The same for the tags that have a word for the kind of event.
fn is_kind_of_correspondence(tag: Tag, value: &[u8]) -> bool {
    let words: [&[u8]; 2] = if tag == Tag::Mode { [b"PM", b"EM"] } else { [b"corr", b"mail"] };
    let has = |word: &&[u8]| value.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word));
    words.iter().any(has)
}

#[cfg(test)]
mod tests {
    use super::says_correspondence;

    #[test]
    fn names_of_events_by_correspondence() {
        for name in
            ["ICCF World Cup", "3rd corr-ch", "CORRESPONDENCE", "Postal league", "by E-Mail", "x email"]
        {
            assert!(says_correspondence(name.as_bytes()), "{name}");
        }
        for name in ["", "c", "corsica open", "Linares", "e-mai", "open, ICC", "posta", "Iccg"] {
            assert!(!says_correspondence(name.as_bytes()), "{name}");
        }
    }
}
