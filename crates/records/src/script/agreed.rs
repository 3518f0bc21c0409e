//! What can be agreed before a game under a code, found by trying it: no list kept beside the laws can go stale.

use game::settings::Settings;
use law::{Code, Point, Provision, Regulations, provided};

use super::header::Header;
use super::known::{is_always_communicated, is_descriptive, is_heard, is_known, makes_a_difference};

/// A header that people can agree on, and the values that it can have under a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The header's key.
    pub key: &'static str,
    /// Its values. Words in capitals are to be filled in: `mate-on SQ`.
    pub values: Vec<ChoiceValue>,
}

/// A value of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceValue {
    /// The value as scripts write it.
    pub value: &'static str,
    /// Whether it is the default.
    pub usual: bool,
}

/// A value as it is shown, and as it is tried.
type Form = (&'static str, &'static str);

const KINDS: &[Form] = &[
    ("over-the-board", "over-the-board"),
    ("correspondence", "correspondence"),
    ("consultation", "consultation"),
    ("blindfold", "blindfold"),
];

const ODDS: &[Form] = &[
    ("none", "none"),
    ("pawn", "pawn"),
    ("pawn-and-two", "pawn-and-two"),
    ("moves N", "moves 2"),
    ("knight", "knight"),
    ("knight SQ", "knight g1"),
    ("bishop SQ", "bishop f1"),
    ("rook", "rook"),
    ("rook SQ", "rook h1"),
    ("queen", "queen"),
];

const SIDES: &[Form] = &[("white", "white"), ("black", "black")];

/// Which of the players something is said of.
const WHICH: &[Form] = &[("none", "none"), ("white", "white"), ("black", "black"), ("both", "both")];

/// Names of the pieces in some languages, and in any other.
const LETTERS: &[Form] = &[
    ("none", "none"),
    ("K D T L S", "K D T L S"),
    ("R D T F C", "R D T F C"),
    ("R D T A C", "R D T A C"),
    ("K D T L P", "K D T L P"),
    ("TEXT", "V D B F H"),
];

const UNDERTAKINGS: &[Form] = &[
    ("none", "none"),
    ("win", "win"),
    ("mate-with-pawn", "mate-with-pawn"),
    ("mate-with-pawn SQ", "mate-with-pawn e2"),
    ("mate-with SQ", "mate-with b1"),
    ("mate-on SQ", "mate-on d5"),
    ("be-mated", "be-mated"),
    ("be-stalemated", "be-stalemated"),
    ("condition TEXT", "condition without castling"),
];

/// Every header that people can agree on, in the order in which they would.
const FORMS: &[(&str, &[Form])] = &[
    ("kind", KINDS),
    ("reply", &[("none", "none"), ("TIME", "3d")]),
    ("sides", &[("white 1, black 1", "white 1, black 1"), ("white N, black N", "white 2, black 2")]),
    ("table", &[("physical", "physical"), ("guarded", "guarded")]),
    ("notice", &[("all", "all"), ("silent", "silent")]),
    ("tempo", &[("standard", "standard"), ("rapid", "rapid"), ("blitz", "blitz")]),
    ("regime", &[("full", "full"), ("ordinary", "ordinary")]),
    ("arbiter", &[("present", "present"), ("called", "called"), ("absent", "absent")]),
    ("arbiters", &[("none", "none"), ("N", "2")]),
    ("hearing", &[("at-once", "at-once"), ("heard", "heard")]),
    ("time", &[("none", "none"), ("code", "code"), ("TIME", "5m+3s")]),
    ("draw-odds", &[("none", "none"), ("white", "white"), ("black", "black")]),
    ("close", &[("none", "none"), ("TIME", "4h")]),
    ("default-time", &[("none", "none"), ("TIME", "30m")]),
    ("odds", ODDS),
    ("right", SIDES),
    ("undertaking", UNDERTAKINGS),
    ("notation", &[("code", "code"), ("algebraic", "algebraic"), ("numeric", "numeric"), ("any", "any")]),
    ("guidelines", &[("none", "none"), ("I", "I"), ("II", "II"), ("III", "III"), ("D", "D")]),
    ("variation", &[("none", "none")]),
    ("visually-disabled", WHICH),
    ("electronic-scores", WHICH),
    ("letters-white", LETTERS),
    ("letters-black", LETTERS),
    ("scores", &[("complete", "complete"), ("missing N N", "missing 1 2")]),
    ("points", &[("none", "none"), ("3 1 0", "3 1 0"), ("TEXT", "2 1 0")]),
    ("draw-after-moves", &[("none", "none"), ("N", "75")]),
    ("no-draw-before", &[("none", "none"), ("N", "30")]),
    ("no-resign-before", &[("none", "none"), ("N", "30")]),
];

/// What can be wrong at the start, in the order in which it is seen.
const MISTAKES: &[(&str, &[Form])] = &[
    ("board", &[("proper", "proper"), ("misplaced", "misplaced")]),
    ("first", SIDES),
    ("colours", &[("proper", "proper"), ("reversed", "reversed")]),
    ("clock-set", &[("none", "none"), ("TIME", "5m+2s")]),
];

/// Headers that stand in neither list, each with the reason.
pub const APART: &[(&str, &str)] = &[
    ("case", "the title of a case, which no game has"),
    ("code", "agreed before all others, which follow from it"),
    ("start", "a position, and no value of a list"),
    ("giver", "said beside the odds that he gives"),
    ("search-states", "a bound for the program, and nothing that players agree on"),
];

/// Headers that can be agreed only beside another one.
const BESIDE: &[(&str, &str)] = &[
    ("undertaking", "odds: knight"),
    ("reply", "kind: correspondence"),
    ("sides", "kind: consultation"),
    ("close", "time: code"),
    ("clock-set", "time: 5m"),
    ("regime", "tempo: rapid"),
];

/// What can be agreed before a game under a code: the headers that can have another value than their default.
///
/// ```
/// let bcf = law::codes::find("bcf-1912").unwrap();
/// let choices = jadoube_records::script::choices(bcf);
/// let odds = choices.iter().find(|choice| choice.key == "odds").unwrap();
/// assert!(odds.values.iter().any(|value| value.value == "knight" && !value.usual));
/// assert!(odds.values.iter().any(|value| value.value == "none" && value.usual));
/// ```
#[must_use]
pub fn choices(code: &'static Code) -> Vec<Choice> {
    let settled_by_code = |key: &str| key == "kind" && is_always_communicated(code);
    let known = FORMS.iter().filter(|(key, _)| is_known(code, key) && !settled_by_code(key));
    let choices = known.map(|&(key, forms)| Choice { key, values: values(code, key, forms) });
    choices
        .chain(of_the_older_game(code))
        .filter(|choice| choice.values.iter().any(|value| !value.usual))
        .collect()
}

/// The mistakes a game may begin with on which the code says something. Nobody agrees on them, but they are headers too.
///
/// ```
/// let american = law::codes::find("american-1897").unwrap();
/// let mistakes = jadoube_records::script::mistakes(american);
/// assert_eq!(mistakes.iter().map(|mistake| mistake.key).collect::<Vec<_>>(), ["board", "first"]);
/// ```
#[must_use]
pub fn mistakes(code: &'static Code) -> Vec<Choice> {
    let known = MISTAKES.iter().filter(|(key, _)| is_heard(code, key));
    known.map(|&(key, forms)| Choice { key, values: values(code, key, forms) }).collect()
}

/// The points on which the older game differed, under a code of it: what is played instead can be announced for each.
fn of_the_older_game(code: &'static Code) -> impl Iterator<Item = Choice> {
    let plays = code.under(&Regulations::default()).plays();
    let own = plays.clone();
    let points = Point::ALL.iter().filter(move |point| own.iter().any(|choice| choice.point() == **point));
    points.map(move |point| {
        let value =
            |choice: &law::Choice| ChoiceValue { value: choice.word(), usual: plays.contains(choice) };
        Choice { key: point.header(), values: point.choices().iter().map(value).collect() }
    })
}

/// Whether a header is one that people can agree on under some code.
#[must_use]
pub fn is_choice(key: &str) -> bool {
    FORMS.iter().any(|(choice, _)| *choice == key) || Point::named(key).is_some()
}

/// Whether a header is a mistake that a game may begin with.
#[must_use]
pub fn is_mistake(key: &str) -> bool {
    MISTAKES.iter().any(|(mistake, _)| *mistake == key)
}

/// The default under a code, for what codes settle differently.
fn by_code(code: &'static Code, key: &str) -> Option<&'static str> {
    let usual = match provided(code, Provision::ArbiterPresent) {
        Some(_) => "present",
        None => "called",
    };
    (key == "arbiter").then_some(usual)
}

fn values(code: &'static Code, key: &str, forms: &[Form]) -> Vec<ChoiceValue> {
    let beside = BESIDE.iter().filter(|(with, _)| *with == key).map(|(_, line)| *line);
    let beside: Vec<&str> = beside.filter(|line| settled(code, &[line]).is_some()).collect();
    let usual = settled(code, &beside);
    let value = |&(value, tried): &Form| {
        if key == "undertaking" && value != "none" && !makes_a_difference(code, value) {
            return None;
        }
        if key == "notation" && value == "any" && !is_descriptive(code) {
            // It is what the code itself allows.
            return None;
        }
        let line = format!("{key}: {tried}");
        let settings = settled(code, &[beside.as_slice(), &[&line]].concat())?;
        Some(ChoiceValue {
            value,
            usual: Some(&settings) == usual.as_ref() || by_code(code, key) == Some(value),
        })
    };
    let of_the_code = code.variations().into_iter().filter(|_| key == "variation").map(|name| (name, name));
    forms.iter().copied().chain(of_the_code).filter_map(|form| value(&form)).collect()
}

/// The settings that these lines make, where a game can begin with them.
fn settled(code: &'static Code, lines: &[&str]) -> Option<Settings> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let text = format!("code: {}\n{text}", code.id);
    Header::read_with("choices", &text, &[code]).ok().map(|header| header.settings)
}
