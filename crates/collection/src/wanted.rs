//! What a tag should be: a text, a range of numbers or days, codes of openings.

use std::str::FromStr;

use audit::Date;

use crate::names::{Spelled, plain, short, written_out};

/// What a text should hold, whatever the case of its letters, their accents, and the signs between them; with `=` before it,
/// what it should be.
///
/// ```
/// use jadoube_collection::TextWanted;
/// let part = TextWanted::new("CARLSEN");
/// assert!(part.admits("Carlsen, Magnus") && !part.admits("Caruana, Fabiano"));
/// let whole = TextWanted::new("=Carlsen, M");
/// assert!(whole.admits("carlsen, m") && !whole.admits("Carlsen, Magnus"));
/// assert!(TextWanted::new("queens gambit").admits("Queen's Gambit Declined"));
/// assert!(TextWanted::new("caro kann").admits("Caro-Kann Defense") && TextWanted::new("reti").admits("Réti Opening"));
/// let spellings = ["Müller", "Mueller", "Muller"];
/// assert!(spellings.iter().all(|one| spellings.iter().all(|other| TextWanted::new(one).admits(other))));
/// assert!(!TextWanted::new("queen").admits("Quentin"));
/// assert!(TextWanted::new("Weiß").admits("Weiss") && TextWanted::new("soerensen").admits("Sørensen"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextWanted {
    /// As it is compared, and with umlauts written out.
    texts: Vec<String>,
    /// The same without those.
    short: String,
    whole: bool,
    /// The words of a player's name, if there are several: whatever their order, and whatever words stand between them.
    words: Vec<String>,
    /// The words of a player's name as they are looked for in other spellings.
    spelled: Vec<Spelled>,
    /// It has no letter or digit: such a text is compared as it is.
    signs: bool,
}

impl TextWanted {
    /// Reads what is wanted.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let (text, whole) = text.strip_prefix('=').map_or((text, false), |text| (text, true));
        let signs = !text.chars().any(char::is_alphanumeric);
        let texts = if signs { vec![text.to_owned()] } else { written_out(text) };
        TextWanted { texts, short: short(text), whole, words: Vec::new(), spelled: Vec::new(), signs }
    }

    /// Reads a player who is wanted: several words may stand in the name in any order, with others between them. Whole words are
    /// also found in other transcriptions of Cyrillic letters.
    ///
    /// ```
    /// use jadoube_collection::TextWanted;
    /// let fischer = TextWanted::of_a_player("Robert Fischer");
    /// assert!(fischer.admits("Fischer, Robert James") && fischer.admits("Robert James Fischer"));
    /// assert!(!fischer.admits("Fischer, R") && !fischer.admits("Robertson, Fischer"));
    /// assert!(TextWanted::of_a_player("R. Fischer").admits("Fischer, Robert James"));
    /// assert!(TextWanted::of_a_player("Hans Mueller").admits("Müller, Hans"));
    /// assert!(!TextWanted::of_a_player("=Robert Fischer").admits("Fischer, Robert James"));
    /// let spellings = ["Юсупов", "Jusupov", "Yusupov", "Jussupow"];
    /// assert!(spellings.iter().all(|one| spellings.iter().all(|other| TextWanted::of_a_player(one).admits(other))));
    /// assert!(!TextWanted::of_a_player("Юсуп").admits("Jusupov, Artur"));
    /// ```
    #[must_use]
    pub fn of_a_player(name: &str) -> Self {
        let wanted = TextWanted::new(name);
        if wanted.whole || wanted.signs {
            return wanted;
        }
        let words: Vec<String> = wanted.short.split_whitespace().map(str::to_owned).collect();
        let several = words.len() > 1;
        let spelled = plain(name).split_whitespace().map(Spelled::new).collect();
        TextWanted { words: if several { words } else { Vec::new() }, spelled, ..wanted }
    }

    /// Whether each of the words is one of a name in another spelling, or the initial of one.
    fn has_spelled(&self, name: &str) -> bool {
        let name = plain(name);
        let mut left: Vec<&str> = name.split_whitespace().collect();
        // A word that is written out is taken before an initial could take it.
        let (initials, long): (Vec<&Spelled>, Vec<&Spelled>) =
            self.spelled.iter().partition(|word| word.is_initial());
        !long.is_empty()
            && long.into_iter().chain(initials).all(|wanted| {
                let at = left.iter().position(|word| wanted.admits(word));
                at.map(|at| left.swap_remove(at)).is_some()
            })
    }

    /// Whether each of the words is one of a name, or the initial of one.
    fn has_words(&self, name: &str) -> bool {
        let name = short(name);
        let is = |wanted: &str, word: &str| word == wanted || wanted.len() == 1 && word.starts_with(wanted);
        let mut left: Vec<&str> = name.split_whitespace().collect();
        // A word that is written out is taken before an initial could take it.
        let (initials, long): (Vec<&String>, Vec<&String>) =
            self.words.iter().partition(|word| word.len() == 1);
        !self.words.is_empty()
            && long.into_iter().chain(initials).all(|wanted| {
                let at = left.iter().position(|word| is(wanted, word));
                at.map(|at| left.swap_remove(at)).is_some()
            })
    }

    /// Whether a text is as it should be.
    #[must_use]
    pub fn admits(&self, text: &str) -> bool {
        let has = |text: &str, wanted: &str| if self.whole { text == wanted } else { text.contains(wanted) };
        let any = |text: &str| self.texts.iter().any(|wanted| has(text, wanted));
        if self.signs {
            return any(text);
        }
        // Whole words alone are compared so: a part of one, such as the beginning of `Queen`, would be found too often.
        written_out(text).iter().any(|text| any(text))
            || has(&short(text), &self.short)
            || self.has_words(text)
            || self.has_spelled(text)
    }
}

/// Numbers from one to another, such as ratings: `2600..2700`, `2600..`, `..1200`, `2700`.
///
/// ```
/// use jadoube_collection::Range;
/// let range: Range = "2600..".parse()?;
/// assert!(range.admits(2600) && !range.admits(2599));
/// assert_eq!("a..b".parse::<Range>().unwrap_err(), "expected a number or a range such as 2600..2700, found `a..b`");
/// assert_eq!("9..1".parse::<Range>().unwrap_err(), "the range `9..1` ends before it begins");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    from: u32,
    to: u32,
}

impl Range {
    /// Whether a number lies in the range.
    #[must_use]
    pub fn admits(self, number: u32) -> bool {
        (self.from..=self.to).contains(&number)
    }
}

impl FromStr for Range {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str, open: u32| match part.trim() {
            "" => Some(open),
            digits => digits.parse().ok(),
        };
        let read = match text.split_once("..") {
            Some((from, to)) => number(from, 0).zip(number(to, u32::MAX)),
            None => text.trim().parse().ok().map(|number| (number, number)),
        };
        let (from, to) =
            read.ok_or_else(|| format!("expected a number or a range such as 2600..2700, found `{text}`"))?;
        if from > to {
            return Err(backwards(text));
        }
        Ok(Range { from, to })
    }
}

/// What is wrong with a range that ends before it begins.
fn backwards(text: &str) -> String {
    format!("the range `{text}` ends before it begins")
}

/// A day, as year, month and day.
type Day = (u16, u8, u8);

/// Days from one to another: `1990`, `1990.05`, `1990..1995.06.30`, `2000..`.
///
/// A game of which only the year is known, or the month, is admitted if every day that it may have been lies in the range.
///
/// ```
/// use jadoube_collection::Days;
/// let days: Days = "1990..1995.06".parse()?;
/// assert!(days.admits("1995.06.30") && days.admits("1994.??.??"));
/// assert!(!days.admits("1995.??.??") && !days.admits("????.??.??"));
/// // Two years with a dash are no month of the first.
/// assert!("1990-05-31".parse::<Days>().is_ok() && "1990-1995".parse::<Days>().is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    from: Option<Day>,
    to: Option<Day>,
}

impl Days {
    /// Whether the day of a tag lies in the range.
    #[must_use]
    pub fn admits(&self, date: &str) -> bool {
        let Some(date) = Date::read(date.as_bytes()) else { return false };
        self.from.is_none_or(|from| from <= date.earliest) && self.to.is_none_or(|to| date.latest <= to)
    }
}

impl FromStr for Days {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected a day or a range such as 1990..1995.06.30, found `{text}`");
        // What is no month or no day is a mistake here, where in a tag it is only unknown.
        let read = |part: &str| -> Result<Option<Date>, String> {
            if part.is_empty() {
                return Ok(None);
            }
            let parts: Vec<&str> = part.split(['.', '-', '/']).collect();
            let number = |at: usize, most: u8| {
                parts.get(at).is_none_or(|part| part.parse::<u8>().is_ok_and(|it| (1..=most).contains(&it)))
            };
            let date =
                Date::read(part.as_bytes()).filter(|_| number(1, 12) && number(2, 31) && parts.len() < 4);
            date.map(Some).ok_or_else(wrong)
        };
        let (from, to) = text.trim().split_once("..").unwrap_or((text.trim(), text.trim()));
        let (from, to) = (read(from)?.map(|date| date.earliest), read(to)?.map(|date| date.latest));
        if from.is_none() && to.is_none() {
            return Err(wrong());
        }
        if from.zip(to).is_some_and(|(from, to)| from > to) {
            return Err(backwards(text));
        }
        Ok(Days { from, to })
    }
}

/// Codes of openings: `C42`, `C40-C49`, `C`, or several with commas.
///
/// ```
/// use jadoube_collection::Codes;
/// let codes: Codes = "B90-B99,C4".parse()?;
/// assert!(codes.admits("B95") && codes.admits("C42") && !codes.admits("C50"));
/// assert!("X1".parse::<Codes>().is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Codes {
    /// The first and the last code of each part.
    parts: Vec<(String, String)>,
}

impl Codes {
    /// Whether a code is among them.
    #[must_use]
    pub fn admits(&self, code: &str) -> bool {
        self.parts.iter().any(|(from, to)| (from.as_str()..=to.as_str()).contains(&code))
    }
}

impl FromStr for Codes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected codes such as C42, C40-C49 or C, found `{text}`");
        let is_code = |code: &str| {
            let (volume, digits) = code.split_at_checked(1).unwrap_or_default();
            ("A"..="E").contains(&volume)
                && digits.len() <= 2
                && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        let filled = |code: &str, with: char| {
            let mut code = code.to_owned();
            while code.len() < 3 {
                code.push(with);
            }
            code
        };
        let part = |part: &str| {
            let part = part.trim().to_uppercase();
            let (from, to) = part.split_once('-').unwrap_or((&part, &part));
            let (from, to) = (from.trim(), to.trim());
            let right = is_code(from) && is_code(to);
            let (from, to) = (filled(from, '0'), filled(to, '9'));
            match right {
                true if from > to => Err(backwards(&part)),
                true => Ok((from, to)),
                false => Err(wrong()),
            }
        };
        Ok(Codes { parts: text.split(',').map(part).collect::<Result<_, _>>()? })
    }
}
