//! A header line taken apart: `key: value`, with the readers of single values.

use std::num::NonZeroU8;

use board::Setup;
use game::settings::{Letters, Start};
use law::{Choice, Code, Point};

use crate::points::halves;
use crate::text::comment::without_comment;
use crate::text::fault::{Fault, one_of};
use crate::text::table::{look_up, words_of};
use crate::time::{read_lengths, read_wait};
use crate::vocabulary::SIDES;

/// A header line taken apart.
pub(super) struct Pair<'t> {
    pub line: usize,
    pub key: String,
    pub value: &'t str,
    /// The character at which the value begins, counted from 1.
    pub column: usize,
}

type Read<T> = Result<T, Vec<Fault>>;

/// Whether a line has the form of a header: a word of letters and hyphens, and a colon.
pub(super) fn is_header(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, _)| is_key(key.trim()))
}

fn is_key(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-')
}

impl<'t> Pair<'t> {
    /// The line taken apart; none where it is not a header line.
    pub fn of(line: usize, text: &'t str) -> Option<Self> {
        let text = without_comment(text).trim_end();
        let (key, value) = text.split_once(':')?;
        let blanks = value.chars().take_while(|letter| letter.is_whitespace()).count();
        let column = key.chars().count() + 2 + blanks;
        let key = key.trim();
        is_key(key).then(|| Pair { line, key: key.to_ascii_lowercase(), value: value.trim(), column })
    }

    pub fn fault(&self, expected: impl Into<String>) -> Fault {
        match self.value {
            "" => Fault::at_the_end(self.column, expected),
            value => Fault::new(self.column, expected, value),
        }
    }

    /// These faults, or where the value is missing only that it is.
    pub fn where_it_ends(&self, faults: Vec<Fault>) -> Vec<Fault> {
        match self.value {
            "" => faults.into_iter().map(|fault| Fault::at_the_end(self.column, fault.expected)).collect(),
            _ => faults,
        }
    }

    fn is_none(&self) -> bool {
        self.value.eq_ignore_ascii_case("none")
    }

    /// One word of a table.
    pub fn one<T: Copy>(&self, table: &[(&'static str, T)]) -> Read<T> {
        look_up(table, self.value).ok_or_else(|| vec![self.fault(one_of(words_of(table)))])
    }

    /// Words of a table, separated by commas, each once; `none` for no word.
    pub fn several<T: Copy + PartialEq>(&self, table: &[(&'static str, T)]) -> Read<Vec<T>> {
        let mut several = Vec::new();
        for (column, word) in self.parts() {
            let Some(one) = look_up(table, word) else {
                return Err(vec![Fault::new(column, one_of(words_of(table)), word)]);
            };
            if several.contains(&one) {
                return Err(vec![Fault::new(column, "each once", word)]);
            }
            several.push(one);
        }
        Ok(several)
    }

    /// Names, separated by commas; `none` for no name.
    pub fn names(&self) -> Read<Vec<String>> {
        let names: Vec<_> = self.parts().map(|(_, name)| name.to_owned()).collect();
        match names.iter().any(String::is_empty) {
            true => Err(vec![self.fault("names separated by commas, or `none`")]),
            false => Ok(names),
        }
    }

    /// What stands between the commas, with its column; nothing for `none`.
    fn parts(&self) -> impl Iterator<Item = (usize, &'t str)> {
        let mut column = self.column;
        self.value.split(',').filter(move |_| !self.is_none()).map(move |part| {
            let blanks = part.chars().take_while(|letter| letter.is_whitespace()).count();
            let at = column + blanks;
            column += part.chars().count() + 1;
            (at, part.trim())
        })
    }

    pub fn title(&self) -> Read<String> {
        if self.value.is_empty() { Err(vec![self.fault("a title")]) } else { Ok(self.value.to_owned()) }
    }

    /// One of these codes, or of the program's.
    pub fn code(&self, own: &[&'static Code]) -> Read<&'static Code> {
        let all = || own.iter().chain(law::codes::all()).chain(law::codes::older_game()).map(|code| code.id);
        let own = own.iter().copied().find(|code| code.id.eq_ignore_ascii_case(self.value));
        let unknown = || {
            let fault = self.fault(format!("a code: {}", one_of(all())));
            let several = "only a case that is checked may name several codes";
            vec![if self.value.contains(',') { fault.because([several]) } else { fault }]
        };
        own.or_else(|| law::codes::find(&self.value.to_ascii_lowercase())).ok_or_else(unknown)
    }

    /// A choice on this point of the older game.
    pub fn choice(&self, point: Point) -> Read<Choice> {
        let known = || one_of(point.choices().iter().map(|choice| choice.word()));
        point.choice(&self.value.to_ascii_lowercase()).ok_or_else(|| vec![self.fault(known())])
    }

    pub fn start(&self) -> Read<Start> {
        let mut words = self.value.split_whitespace();
        match words.next() {
            None => Err(vec![self.fault("a FEN or `chess960 N`")]),
            Some(word) if word.eq_ignore_ascii_case("chess960") => self.chess960(words.next(), words.next()),
            Some(_) => self.fen(),
        }
    }

    fn chess960(&self, number: Option<&str>, more: Option<&str>) -> Read<Start> {
        let number = number.filter(|_| more.is_none()).and_then(|number| number.parse().ok());
        match number {
            Some(number) if Setup::chess960(number).is_some() => Ok(Start::Chess960(number)),
            _ => Err(vec![self.fault("`chess960` and the number of an array, 0 to 959")]),
        }
    }

    fn fen(&self) -> Read<Start> {
        // Only Chess960 names the Rooks that may castle by their files.
        let files =
            |field: &str| field.chars().all(|letter| matches!(letter.to_ascii_lowercase(), 'a'..='h'));
        let by_files = self.value.split_whitespace().nth(2).is_some_and(files);
        let start = |setup: Setup| match number_of_array(&setup).filter(|_| by_files) {
            Some(number) => Start::Chess960(number),
            None => Start::Setup(Box::new(setup)),
        };
        self.value.parse::<Setup>().map(start).map_err(|error| {
            let fault = |fault: &board::FenFault| {
                let found: String = self.value.chars().skip(fault.column - 1).collect();
                let place = self.column + fault.column - 1;
                let place = match found.trim() {
                    "" => Fault::at_the_end(place, "a FEN"),
                    found => Fault::new(place, "a FEN", found),
                };
                place.because([&fault.says])
            };
            error.faults().iter().map(fault).collect()
        })
    }

    /// When play closes, as the time that it lasts: `4h`, `3h 30m`, `none`.
    pub fn close(&self) -> Read<Option<u64>> {
        let expected = "how long play lasts, as in `4h` or `3h 30m`; or `none`";
        if self.is_none() {
            return Ok(None);
        }
        read_lengths(self.value).map(Some).map_err(|why| vec![self.fault(expected).because([why])])
    }

    /// How long a player is waited for: `30m`, `none`.
    pub fn wait(&self) -> Read<Option<u64>> {
        if self.is_none() {
            return Ok(None);
        }
        let fault = |why| vec![self.fault("a time such as `30m` or `1h 30m`, or `none`").because([why])];
        read_wait(self.value).map(Some).map_err(fault)
    }

    /// A number of positions that a search may look at.
    pub fn states(&self) -> Read<u64> {
        let states = self.value.parse().ok().filter(|&states| states > 0);
        states.ok_or_else(|| vec![self.fault("a number of states, 1 or more")])
    }

    /// The pairs of moves that are missing in the scores of White and of Black: `complete`, `missing 0 4`.
    pub fn missing_pairs(&self) -> Read<[u32; 2]> {
        let words: Vec<&str> = self.value.split_whitespace().collect();
        let read = match words[..] {
            [word] if word.eq_ignore_ascii_case("complete") => Some([0, 0]),
            [word, white, black] if word.eq_ignore_ascii_case("missing") => {
                white.parse().ok().zip(black.parse().ok()).map(|(white, black)| [white, black])
            }
            _ => None,
        };
        let expected =
            "`complete`, or `missing` and the pairs of moves that White and Black have not recorded";
        read.ok_or_else(|| vec![self.fault(expected)])
    }

    /// The points for a win, a draw and a loss: `3 1 0`, `1 1/2 0`; or `none`.
    pub fn points(&self) -> Read<Option<[u32; 3]>> {
        if self.is_none() {
            return Ok(None);
        }
        let read: Option<Vec<u32>> = self.value.split_whitespace().map(halves).collect();
        let points = read.and_then(|read| <[u32; 3]>::try_from(read).ok());
        let ordered = points.filter(|[win, draw, loss]| win >= draw && draw >= loss && *win <= 2_000);
        ordered.map(Some).ok_or_else(|| {
            vec![self.fault("the points for a win, a draw and a loss, as in `3 1 0` or `1 1/2 0`; or `none`")]
        })
    }

    /// What a player calls the five pieces in his records: `K D T L S`; or `none`.
    pub fn letters(&self) -> Read<Option<Letters>> {
        if self.is_none() {
            return Ok(None);
        }
        let names: Vec<String> = self.value.split_whitespace().map(str::to_owned).collect();
        let each_once = (1..names.len()).all(|at| !names[..at].contains(&names[at]));
        let upper = |name: &String| name.chars().next().is_some_and(char::is_uppercase);
        let names = <[String; 5]>::try_from(names).ok().filter(|names| each_once && names.iter().all(upper));
        let expected =
            "what the player calls King, Queen, Rook, Bishop and Knight, as in `K D T L S`; or `none`";
        names.map(|names| Some(Letters(names))).ok_or_else(|| vec![self.fault(expected)])
    }

    /// How many play on each side: `white 2, black 3`; a side that is not named is one player.
    pub fn sides(&self) -> Read<[u8; 2]> {
        let mut sides = [1, 1];
        for (column, part) in self.parts() {
            let words: Vec<&str> = part.split_whitespace().collect();
            let read = match words[..] {
                [side, number] => {
                    look_up(SIDES, side).zip(number.parse::<u8>().ok().filter(|&number| number > 0))
                }
                _ => None,
            };
            let expected = "a side and how many play on it, as in `white 2, black 3`";
            let (side, number) = read.ok_or_else(|| vec![Fault::new(column, expected, part)])?;
            sides[side.index()] = number;
        }
        Ok(sides)
    }

    /// How many arbiters there are, or `none` where that was not said.
    pub fn arbiters(&self) -> Read<Option<NonZeroU8>> {
        if self.is_none() {
            return Ok(None);
        }
        let expected = "how many arbiters there are, from 1 to 255, or `none`";
        self.value.parse().map(Some).map_err(|_| vec![self.fault(expected)])
    }

    /// The number of a move, or `none`.
    pub fn move_number(&self) -> Read<Option<u32>> {
        match self.value.parse::<u32>() {
            _ if self.is_none() => Ok(None),
            Ok(number) if number > 0 => Ok(Some(number)),
            _ => Err(vec![self.fault("a move number, 1 or more, or `none`")]),
        }
    }
}

/// The number of the array of Chess960 that this set-up is, with every right to castle; none where it is another.
pub fn number_of_array(setup: &Setup) -> Option<u16> {
    let shown = Setup { chess960: true, halfmoves: 0, fullmoves: 1, ..*setup };
    (0..960).find(|&number| Setup::chess960(number) == Some(shown))
}
