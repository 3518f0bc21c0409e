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
    let says = |tag: Tag, words: &[&str]| {
        let value = tags.bytes(tag);
        words
            .iter()
            .any(|word| value.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word.as_bytes())))
    };
    says(Tag::Event, &["corr", "iccf", "postal", "e-mail", "email"])
        || says(Tag::Site, &["corr", "iccf", "postal", "e-mail", "email"])
        || says(Tag::EventType, &["corr", "mail"])
        || says(Tag::Mode, &["PM", "EM"])
}
