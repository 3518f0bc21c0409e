//! Which code was in force.

use std::fmt;
use std::sync::Arc;

use law::Code;

use crate::choice::Choice;
use crate::date::Date;
use crate::law_book::LawBook;
use crate::record::Record;
use crate::tags::{Tag, Tags};

/// Why a code was chosen, and how much of it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// It was asked for.
    Asked,
    /// The tag `Laws` names it.
    Named,
    /// It was in force on the day.
    Day,
    /// It was in force on the day of the event; that of the game is not known.
    DayOfEvent,
    /// The event had a rule of its own. Not every word of it was read: only what is certain of it is said.
    Event,
    /// FIDE's edition that was in force in that year. Not every word of it was read: only what is certain of it is said.
    Year,
    /// The same for the year of the event.
    YearOfEvent,
    /// The editions from July 1997 to June 2014 are not in the program. They share with that of 2014 what is asked of
    /// it: mate, stalemate and dead positions end the game, and draws are claimed alike.
    Since1997,
    /// The same for the day of the event.
    EventSince1997,
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
            Basis::Named => "as its tag Laws names it",
            Basis::Day => "in force on the day",
            Basis::DayOfEvent => "in force on the day that EventDate gives",
            Basis::Event => "by the rule of its event, for what is certain",
            Basis::Year => "in force in that year, for what is certain of it",
            Basis::YearOfEvent => "in force in the year that EventDate gives, for what is certain of it",
            Basis::Since1997 => "for what it shares with the editions since 1997",
            Basis::EventSince1997 => "for what it shares with the editions since 1997, by EventDate",
            Basis::BoardAlone => "for what the board shows under every code",
            Basis::MateAlone => "for mate alone, since stalemate was ruled in several ways",
            Basis::Correspondence => "for what the board shows in a game by correspondence",
        })
    }
}

/// The code that was chosen for a game.
pub(crate) struct Chosen {
    pub book: Arc<LawBook>,
    pub basis: Basis,
}

/// From when the editions were in force. What came into force in July 2017 was printed with corrections as the edition
/// of 2018.
const EDITIONS: [((u16, u8, u8), &str); 3] =
    [((2023, 1, 1), "fide-2023"), ((2017, 7, 1), "fide-2018"), ((2014, 7, 1), "fide-2014")];

/// FIDE's editions before 1997, each with the years in which it was surely in force. On which day it came we have not read, so
/// the year of an edition is left out; that of 1992 was followed on the day from which the next list goes on.
const OLDER_EDITIONS: [(u16, u16, &str); 6] = [
    (1930, 1971, "fide-1929"),
    (1973, 1973, "fide-1972"),
    (1975, 1981, "fide-1974"),
    (1983, 1987, "fide-1982"),
    (1989, 1991, "fide-1988"),
    (1993, 1997, "fide-1992"),
];

/// When FIDE's Laws took the form in which the program has them: any series of legal moves, claims as they are made now.
const FORM_OF_TODAY: (u16, u8, u8) = (1997, 7, 1);

/// The oldest code that the program has is Walker's of this year. By then stalemate was a draw everywhere.
const FIRST_CODE: (u16, u8, u8) = (1832, 1, 1);

/// Every book that a choice may need, made once.
#[derive(Debug)]
pub(crate) struct Shelf {
    always: Option<Arc<LawBook>>,
    editions: Vec<Arc<LawBook>>,
    older_editions: Vec<Arc<LawBook>>,
    london_2009: Arc<LawBook>,
    since_1997: Arc<LawBook>,
    board_alone: Arc<LawBook>,
    mate_alone: Arc<LawBook>,
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
                Choice::Always(code) => Some(Arc::new(LawBook::of(code))),
                Choice::ByDate => None,
            },
            editions: EDITIONS.iter().map(|(_, id)| Arc::new(LawBook::of(code(id)))).collect(),
            older_editions: OLDER_EDITIONS
                .iter()
                .map(|(.., id)| Arc::new(LawBook::of(code(id)).for_what_is_certain()))
                .collect(),
            london_2009: Arc::new(LawBook::of(code("london-2009")).for_what_is_certain()),
            since_1997: Arc::new(earliest.without_draws_by_themselves()),
            board_alone: Arc::new(earliest.for_the_board_alone()),
            mate_alone: Arc::new(earliest.for_mate_alone()),
        }
    }

    /// The code for a record; of the older game with the choices that its tags announce.
    pub fn choose(&self, record: &Record) -> Chosen {
        let (book, basis) = match (&self.always, record.law()) {
            (Some(book), Some(law)) if book.is_of(law) => (book.clone(), Basis::Asked),
            (Some(_), Some(law)) => (Arc::new(LawBook::of(law)), Basis::Asked),
            (None, Some(law)) => (Arc::new(LawBook::of(law)), Basis::Named),
            (Some(book), None) => (book.clone(), Basis::Asked),
            (None, None) => match record.tags().code() {
                Some(named) => (Arc::new(LawBook::of(named)), Basis::Named),
                // Which code the choice is one of is not said: stalemate may have been anything.
                None if record.tags().choice().is_some() => (self.mate_alone.clone(), Basis::MateAlone),
                None => {
                    let (book, basis) = self.by_date(record);
                    (book.clone(), basis)
                }
            },
        };
        Chosen { book, basis }
    }

    fn by_date(&self, record: &Record) -> (&Arc<LawBook>, Basis) {
        let tags = record.tags();
        if is_by_correspondence(tags) {
            return (&self.board_alone, Basis::Correspondence);
        }
        let Some((dated_by, date)) = record.dated() else { return (&self.board_alone, Basis::BoardAlone) };
        let [day, year, since_1997] = match dated_by {
            Tag::EventDate => [Basis::DayOfEvent, Basis::YearOfEvent, Basis::EventSince1997],
            _ => [Basis::Day, Basis::Year, Basis::Since1997],
        };
        if is_london_2009(tags, date) {
            return (&self.london_2009, Basis::Event);
        }
        let edition = |day| EDITIONS.iter().position(|(since, _)| *since <= day);
        match (edition(date.earliest), edition(date.latest)) {
            (Some(one), Some(other)) if one == other => (&self.editions[one], day),
            _ if date.latest < FIRST_CODE => (&self.mate_alone, Basis::MateAlone),
            _ if date.earliest >= FORM_OF_TODAY => (&self.since_1997, since_1997),
            _ => match older_edition(date) {
                Some(at) => (&self.older_editions[at], year),
                None => (&self.board_alone, Basis::BoardAlone),
            },
        }
    }
}

/// Whether it was played in the London Chess Classic of December 2009, which had its own rule of thirty moves.
fn is_london_2009(tags: &Tags, date: Date) -> bool {
    let has = |word: &str| {
        tags.bytes(Tag::Event).windows(word.len()).any(|part| part.eq_ignore_ascii_case(word.as_bytes()))
    };
    date.earliest.0 == 2009 && date.latest.0 == 2009 && has("london") && has("classic")
}

/// The place in the list of the edition before 1997 that was in force on every day that the date may mean.
fn older_edition(date: Date) -> Option<usize> {
    let holds = |&(first, last, _): &(u16, u16, _)| {
        date.earliest.0 >= first && date.latest.0 <= last && date.latest < FORM_OF_TODAY
    };
    OLDER_EDITIONS.iter().position(holds)
}

fn is_by_correspondence(tags: &Tags) -> bool {
    let named = [Tag::Event, Tag::Site].into_iter().any(|tag| says_correspondence(tags.bytes(tag)));
    named && !has_less_than_a_day(tags.bytes(Tag::TimeControl))
        || [Tag::EventType, Tag::Mode].into_iter().any(|tag| is_kind_of_correspondence(tag, tags.bytes(tag)))
}

/// Whether a tag `TimeControl` gives a player less than a day for all moves, or for the first ones: nobody writes a letter in that time.
fn has_less_than_a_day(control: &[u8]) -> bool {
    let first = control.split(|byte| matches!(byte, b':' | b'+')).next().unwrap_or_default();
    let seconds = first.rsplit(|byte| *byte == b'/').next().unwrap_or_default();
    let seconds = std::str::from_utf8(seconds).ok().and_then(|seconds| seconds.parse::<u32>().ok());
    seconds.is_some_and(|seconds| (1..24 * 60 * 60).contains(&seconds))
}

/// Whether the name of an event or a place says so, by a word of its own. Most names have the first two letters of none of these
/// words: that is asked of all pairs of letters at once, and the processor need not guess.
fn says_correspondence(name: &[u8]) -> bool {
    may_begin_a_word(name) && {
        let is_sign = |byte: &u8| !byte.is_ascii_alphanumeric();
        let mail = name.windows(6).any(|part| part.eq_ignore_ascii_case(b"e-mail"));
        mail || name.split(is_sign).any(|word| WORDS.iter().any(|known| known.is(word)))
    }
}

/// Whether two letters stand side by side with which one of [`WORDS`] begins.
fn may_begin_a_word(name: &[u8]) -> bool {
    let Some((_, seconds)) = name.split_first() else { return false };
    let begins = |(&first, &second): (&u8, &u8)| {
        let is = |[one, other]: [u8; 2]| u8::from(first | 0x20 == one) & u8::from(second | 0x20 == other);
        let [corr, iccf, postal, hyphened, email, fern] = BEGINNINGS;
        is(corr) | is(iccf) | is(postal) | is(hyphened) | is(email) | is(fern)
    };
    name.iter().zip(seconds).map(begins).fold(0, |any, it| any | it) != 0
}

/// A word for it, or how such words begin.
enum Word {
    Whole(&'static [u8]),
    Begins(&'static [u8]),
}

impl Word {
    fn is(&self, word: &[u8]) -> bool {
        match self {
            Word::Whole(known) => word.eq_ignore_ascii_case(known),
            Word::Begins(known) => {
                word.get(..known.len()).is_some_and(|part| part.eq_ignore_ascii_case(known))
            }
        }
    }
}

/// In the languages of the tournaments that collections hold: "corr", "correspondence", "Fernschach".
const WORDS: [Word; 9] = [
    Word::Whole(b"corr"),
    Word::Begins(b"corresp"),
    Word::Begins(b"corrisp"),
    Word::Begins(b"iccf"),
    Word::Whole(b"postal"),
    Word::Whole(b"email"),
    Word::Begins(b"fernschach"),
    Word::Begins(b"fernpartie"),
    Word::Begins(b"fernturnier"),
];
const BEGINNINGS: [[u8; 2]; 6] = [*b"co", *b"ic", *b"po", *b"e-", *b"em", *b"fe"];

/// The same for the tags that have a word for the kind of event.
fn is_kind_of_correspondence(tag: Tag, value: &[u8]) -> bool {
    let words: [&[u8]; 2] = if tag == Tag::Mode { [b"PM", b"EM"] } else { [b"corr", b"mail"] };
    let has = |word: &&[u8]| value.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word));
    words.iter().any(has)
}

#[cfg(test)]
mod tests {
    use super::{BEGINNINGS, WORDS, Word, says_correspondence};

    #[test]
    fn words_and_their_beginnings() {
        for Word::Whole(word) | Word::Begins(word) in &WORDS {
            assert!(BEGINNINGS.iter().any(|beginning| word.starts_with(beginning)), "{word:?}");
        }
    }

    #[test]
    fn names_of_events_by_correspondence() {
        for name in [
            "ICCF World Cup",
            "3rd corr-ch",
            "CORRESPONDENCE",
            "Postal league",
            "by E-Mail",
            "x email",
            "corr.",
            "BdF Fernschach",
            "Fernpartie 1888",
            "torneo per corrispondenza",
            "campeonato por correspondencia",
        ] {
            assert!(says_correspondence(name.as_bytes()), "{name}");
        }
        for name in [
            "",
            "c",
            "corsica open",
            "Linares",
            "e-mai",
            "open, ICC",
            "posta",
            "Iccg",
            "Corrientes op",
            "Corral Memorial",
            "Corrado",
            "Corrie Cup",
            "Fernando open",
            "postale",
        ] {
            assert!(!says_correspondence(name.as_bytes()), "{name}");
        }
    }
}
