//! Counting games by a tag, an opening or a result.

use std::borrow::Cow;
use std::collections::HashMap;
use std::str::FromStr;

use board::Side;
use records::openings;
use records::pgn::Outcome;

use crate::block::{Block, Row};
use crate::facts::Field;

/// By what games are counted or parted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A tag that is kept.
    Field(Field),
    /// Each of the two players.
    Player,
    /// The year of the date.
    Year,
    /// The decade.
    Decade,
    /// The code of the opening.
    Eco,
    /// The name of the opening by the table.
    Opening,
    /// The same up to its colon: `Sicilian Defense`.
    Family,
    /// The result.
    Result,
}

impl By {
    /// All of them with their words.
    pub const ALL: [(&str, By); 14] = [
        ("player", By::Player),
        ("white", By::Field(Field::White)),
        ("black", By::Field(Field::Black)),
        ("event", By::Field(Field::Event)),
        ("site", By::Field(Field::Site)),
        ("round", By::Field(Field::Round)),
        ("date", By::Field(Field::Date)),
        ("year", By::Year),
        ("decade", By::Decade),
        ("eco", By::Eco),
        ("eco-tag", By::Field(Field::Eco)),
        ("opening", By::Opening),
        ("family", By::Family),
        ("result", By::Result),
    ];

    /// The values of a game: two for its players, otherwise one. Where it is not known, it is `?`.
    #[must_use]
    pub fn of<'a>(self, block: &Block<'a>, row: &Row) -> (Cow<'a, str>, Option<Cow<'a, str>>) {
        let known = |text: &'a str| Cow::Borrowed(if text.is_empty() { "?" } else { text });
        let opening = || row.opening.and_then(openings::numbered);
        let year = || {
            let year = block.field(row, Field::Date).get(..4);
            year.filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let one = match self {
            By::Player => {
                let [white, black] = [Field::White, Field::Black].map(|field| known(block.field(row, field)));
                return (white, Some(black));
            }
            By::Field(field) => known(block.field(row, field)),
            By::Year => known(year().unwrap_or_default()),
            By::Decade => year().map_or(Cow::Borrowed("?"), |year| format!("{}0s", &year[..3]).into()),
            By::Eco => known(opening().map_or_else(|| block.field(row, Field::Eco), |opening| opening.eco)),
            By::Opening => known(opening().map_or("", |opening| opening.name)),
            By::Family => known(opening().and_then(|it| it.name.split(':').next()).unwrap_or_default()),
            By::Result => row.result.map_or(Cow::Borrowed("?"), |result| result.to_string().into()),
        };
        (one, None)
    }
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        By::ALL.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)).map(|(_, by)| *by).ok_or_else(|| {
            let words: Vec<_> = By::ALL.iter().map(|(word, _)| *word).collect();
            format!("expected one of {}, found `{text}`", words.join(", "))
        })
    }
}

/// Games, and how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All games, also those without a result.
    pub games: u64,
    /// Games that White won; of a player, those that he won.
    pub won: u64,
    /// Drawn games.
    pub drawn: u64,
    /// Games that Black won; of a player, those that he lost.
    pub lost: u64,
}

impl Counts {
    fn add(&mut self, result: Option<Outcome>, side: Side) {
        self.games += 1;
        match result {
            Some(Outcome::Won(winner)) if winner == side => self.won += 1,
            Some(Outcome::Won(_)) => self.lost += 1,
            Some(Outcome::Drawn) => self.drawn += 1,
            _ => {}
        }
    }

    /// The score in percent of the games with a result; none where there are none.
    #[must_use]
    pub fn score(&self) -> Option<f64> {
        let ended = self.won + self.drawn + self.lost;
        (ended > 0).then(|| 100.0 * (self.won as f64 + self.drawn as f64 / 2.0) / ended as f64)
    }
}

/// Counts games by their values.
///
/// ```
/// use jadoube_collection::{Block, BlockBuilder, By, Gatherer, Tally};
/// use records::pgn::{Place, Reader};
///
/// let text = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 1-0\n\n[White \"B\"]\n[Black \"A\"]\n\n1. d4 1/2-1/2\n";
/// let (mut gatherer, mut builder) = (Gatherer::default(), BlockBuilder::default());
/// let (mut reader, beginning) = (Reader::new(text.as_bytes()), Place { game: 0, line: 1, offset: 0 });
/// while reader.read_game(&mut gatherer)? {
///     builder.add(gatherer.facts(), beginning);
/// }
/// let bytes = builder.finish(beginning, reader.offset()).unwrap();
/// let block = Block::of_bytes(&bytes).unwrap();
/// let mut tally = Tally::new(By::Player);
/// block.rows().iter().for_each(|row| tally.add(&block, row));
/// let (name, counts) = &tally.sorted()[0];
/// assert_eq!((name.as_str(), counts.games, counts.score()), ("A", 2, Some(75.0)));
/// # Ok::<(), records::pgn::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tally {
    by: By,
    counts: HashMap<String, Counts>,
}

impl Tally {
    /// Nothing counted yet.
    #[must_use]
    pub fn new(by: By) -> Self {
        Tally { by, counts: HashMap::new() }
    }

    /// Counts a game.
    pub fn add(&mut self, block: &Block, row: &Row) {
        let (one, other) = self.by.of(block, row);
        self.entry(one).add(row.result, Side::White);
        if let Some(other) = other {
            self.entry(other).add(row.result, Side::Black);
        }
    }

    fn entry(&mut self, value: Cow<str>) -> &mut Counts {
        self.counts.entry(value.into_owned()).or_default()
    }

    /// Adds what another counted.
    pub fn merge(&mut self, other: Tally) {
        for (value, counts) in other.counts {
            let mine = self.counts.entry(value).or_default();
            mine.games += counts.games;
            mine.won += counts.won;
            mine.drawn += counts.drawn;
            mine.lost += counts.lost;
        }
    }

    /// The values with their counts, those with most games first.
    #[must_use]
    pub fn sorted(self) -> Vec<(String, Counts)> {
        let mut all: Vec<_> = self.counts.into_iter().collect();
        all.sort_by(|one, other| other.1.games.cmp(&one.1.games).then_with(|| one.0.cmp(&other.0)));
        all
    }
}
