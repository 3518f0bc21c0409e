//! What can be agreed before a game under a code, found by trying it: no list beside the laws can go stale.

use game::settings::Settings;
use law::question::{
    Agreement, Bar, Close, Question, Recording, Sheet, StartClaim, StartGround, Undertaken, Upshot, Word,
};
use law::{Code, Effect, Provision, provided};

use super::Header;

/// Something that can be agreed before a game: a header, and the values that it can have under a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The header's key.
    pub key: &'static str,
    /// Its values. In one that stands for many, words in capitals are to be filled in: `mate-on SQ`.
    pub values: Vec<TermValue>,
}

/// A value of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermValue {
    /// As it is written.
    pub value: &'static str,
    /// It holds where nothing is said.
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
    ("table", &[("physical", "physical"), ("guarded", "guarded")]),
    ("notice", &[("all", "all"), ("silent", "silent")]),
    ("tempo", &[("standard", "standard"), ("rapid", "rapid"), ("blitz", "blitz")]),
    ("regime", &[("full", "full"), ("ordinary", "ordinary")]),
    ("arbiter", &[("present", "present"), ("called", "called"), ("absent", "absent")]),
    ("time", &[("none", "none"), ("code", "code"), ("TIME", "5m+3s")]),
    ("close", &[("none", "none"), ("TIME", "4h")]),
    ("default-time", &[("none", "none"), ("TIME", "30m")]),
    ("odds", ODDS),
    ("right", SIDES),
    ("undertaking", UNDERTAKINGS),
    ("notation", &[("code", "code"), ("algebraic", "algebraic"), ("any", "any")]),
    ("guidelines", &[("none", "none"), ("I, II, III", "I, II, III")]),
    ("no-draw-before", &[("none", "none"), ("N", "30")]),
    ("no-resign-before", &[("none", "none"), ("N", "30")]),
];

/// What can be wrong at the start, in the order in which it is seen.
const MISTAKES: &[(&str, &[Form])] =
    &[("board", &[("proper", "proper"), ("misplaced", "misplaced")]), ("first", SIDES)];

/// What some can be agreed with alone.
const BESIDE: &[(&str, &str)] =
    &[("undertaking", "odds: knight"), ("close", "time: code"), ("regime", "tempo: rapid")];

/// What can be agreed before a game under a code: the headers that have another value than the usual one.
///
/// ```
/// let bcf = law::codes::find("bcf-1912").unwrap();
/// let terms = records::script::terms(bcf);
/// let odds = terms.iter().find(|term| term.key == "odds").unwrap();
/// assert!(odds.values.iter().any(|value| value.value == "knight" && !value.usual));
/// assert!(odds.values.iter().any(|value| value.value == "none" && value.usual));
/// ```
#[must_use]
pub fn terms(code: &'static Code) -> Vec<Term> {
    let known = FORMS.iter().filter(|(key, _)| is_known(code, key));
    let terms = known.map(|&(key, forms)| Term { key, values: values(code, key, forms) });
    terms.filter(|term| term.values.iter().any(|value| !value.usual)).collect()
}

/// What a game may begin with by mistake under a code, because the code says something of it: no term that people agree
/// on, but a header all the same.
///
/// ```
/// let american = law::codes::find("american-1897").unwrap();
/// let mistakes = records::script::mistakes(american);
/// assert_eq!(mistakes.iter().map(|mistake| mistake.key).collect::<Vec<_>>(), ["board", "first"]);
/// ```
#[must_use]
pub fn mistakes(code: &'static Code) -> Vec<Term> {
    let known = MISTAKES.iter().filter(|(key, _)| is_heard(code, key));
    known.map(|&(key, forms)| Term { key, values: values(code, key, forms) }).collect()
}

/// The claims with which a player may declare a move that he has not made yet, by their names in scripts.
#[must_use]
pub fn claims_with_a_move(code: &Code) -> &'static [&'static str] {
    match provided(code, Provision::DeclaredMoves) {
        Some(_) => &["repetition", "fifty-moves"],
        None => &[],
    }
}

/// How a move is recorded in a code's own notation: an example of it.
///
/// ```
/// let american = law::codes::find("american-1897").unwrap();
/// assert_eq!(records::script::record_of_a_move(american), "Kt-KB3");
/// ```
#[must_use]
pub fn record_of_a_move(code: &Code) -> &'static str {
    match provided(code, Provision::DescriptiveRecords) {
        Some(_) => "Kt-KB3",
        None => "Nf3",
    }
}

/// Whether the players keep scores under a code.
#[must_use]
pub fn keeps_scores(code: &Code) -> bool {
    let facts = Recording { sheet: Sheet::InOrder, due: true };
    law::resolve(code, &facts).is_ok_and(|answers| !answers.is_empty())
}

/// Whether the laws make anything of a header that any game can have.
fn is_known(code: &Code, key: &str) -> bool {
    match key {
        "arbiter" => provided(code, Provision::ArbiterPresent).is_some(),
        "right" => {
            let by_players = [Provision::FirstMoveByLot, Provision::FirstMoveAlternates];
            by_players.into_iter().any(|provision| provided(code, provision).is_some())
        }
        "close" => reckons_at_close(code),
        "default-time" => provided(code, Provision::DefaultTime).is_some(),
        "notation" => provided(code, Provision::DescriptiveRecords).is_some(),
        "no-draw-before" => bars_draws(code),
        "odds" => {
            let of_odds = [Provision::PawnGiven, Provision::ManGiven, Provision::GiverBegins];
            of_odds.into_iter().any(|provision| provided(code, provision).is_some())
        }
        _ => true,
    }
}

/// Whether the laws hear a claim that something was wrong at the start.
fn is_heard(code: &Code, key: &str) -> bool {
    let ground = if key == "board" { StartGround::Board } else { StartGround::FirstMove };
    let facts = StartClaim { ground, wrong: true, early: true };
    let mends = |effect: &Effect| matches!(effect, Effect::Ends(_) | Effect::TurnsTheBoard);
    law::resolve(code, &facts).unwrap_or_default().iter().any(|answer| mends(&answer.effect))
}

/// Whether moves are reckoned at an end of play that is fixed.
fn reckons_at_close(code: &Code) -> bool {
    Close::all().iter().any(|facts| !law::resolve(code, facts).unwrap_or_default().is_empty())
}

/// What an undertaking is called in the law's questions.
fn undertaken(value: &str) -> Undertaken {
    match value {
        "win" => Undertaken::Win,
        "mate-with-pawn" | "mate-with-pawn SQ" => Undertaken::MateWithPawn,
        "mate-with SQ" => Undertaken::MateWithMan,
        "mate-on SQ" => Undertaken::MateOnSquare,
        "be-mated" => Undertaken::BeMated,
        "be-stalemated" => Undertaken::BeStalemated,
        "condition TEXT" => Undertaken::Condition,
        _ => Undertaken::Nothing,
    }
}

/// Whether the end of a game can be another because of an undertaking.
fn makes_a_difference(code: &Code, undertaken: Undertaken) -> bool {
    let answers = |facts: &Upshot| law::resolve(code, facts).unwrap_or_default();
    let nothing = |facts: &Upshot| Upshot { undertaken: Undertaken::Nothing, met: false, ..*facts };
    let ends = Upshot::all().into_iter().filter(|facts| facts.undertaken == undertaken);
    ends.into_iter().any(|facts| answers(&facts) != answers(&nothing(&facts)))
}

/// Whether no draw is agreed where it was settled that none is.
fn bars_draws(code: &Code) -> bool {
    let facts = Agreement { word: Word::Accepts, open: true, proper: true, bar: Bar::Settled };
    let answers = law::resolve(code, &facts).unwrap_or_default();
    answers.iter().any(|answer| answer.effect == Effect::Refuses)
}

/// The value that holds under a code where nothing is said, for what is settled by the code and not for all alike.
fn by_code(key: &str) -> Option<&'static str> {
    (key == "arbiter").then_some("present")
}

/// Whether a header is one that people can agree on, under whatever code.
#[must_use]
pub fn is_term(key: &str) -> bool {
    FORMS.iter().any(|(term, _)| *term == key)
}

/// Whether a header is one that a game may begin with by mistake.
#[must_use]
pub fn is_mistake(key: &str) -> bool {
    MISTAKES.iter().any(|(mistake, _)| *mistake == key)
}

fn values(code: &'static Code, key: &str, forms: &[Form]) -> Vec<TermValue> {
    let beside = BESIDE.iter().filter(|(with, _)| *with == key).map(|(_, line)| *line);
    let beside: Vec<&str> = beside.filter(|line| settled(code, &[line]).is_some()).collect();
    let usual = settled(code, &beside);
    let value = |&(value, tried): &Form| {
        if key == "undertaking" && value != "none" && !makes_a_difference(code, undertaken(value)) {
            return None;
        }
        let line = format!("{key}: {tried}");
        let settings = settled(code, &[beside.as_slice(), &[&line]].concat())?;
        Some(TermValue { value, usual: Some(&settings) == usual.as_ref() || by_code(key) == Some(value) })
    };
    forms.iter().filter_map(value).collect()
}

/// What these lines settle, where a game can begin so.
fn settled(code: &'static Code, lines: &[&str]) -> Option<Settings> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    Header::read("terms", &format!("code: {}\n{text}", code.id)).ok().map(|header| header.settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of a header under a code; the usual one in brackets.
    fn values_of(code: &str, key: &str) -> String {
        let code = law::codes::find(code).expect("a code");
        let term = terms(code).into_iter().find(|term| term.key == key);
        let value = |value: &TermValue| match value.usual {
            true => format!("({})", value.value),
            false => value.value.to_owned(),
        };
        term.map_or_else(String::new, |term| term.values.iter().map(value).collect::<Vec<_>>().join(" | "))
    }

    #[test]
    fn what_is_agreed_under_bcf_1912() {
        let cases = [
            ("table", "(physical) | guarded"),
            ("notice", "(all) | silent"),
            ("time", "(none) | code | TIME"),
            ("tempo", ""),
        ];
        for (key, values) in cases {
            assert_eq!(values_of("bcf-1912", key), values, "{key}");
        }
        assert!(
            values_of("bcf-1912", "odds").starts_with("(none) | pawn"),
            "{}",
            values_of("bcf-1912", "odds")
        );
    }

    #[test]
    fn what_the_laws_make_nothing_of_is_not_offered() {
        let cases = [
            ("bcf-1912", "arbiter", ""),
            ("bcf-1912", "no-draw-before", ""),
            ("bcf-1912", "default-time", ""),
            ("bcf-1912", "undertaking", ""),
            ("bcf-1912", "notation", ""),
            ("american-1897", "notation", "(code) | algebraic | any"),
            ("bcf-1912", "close", ""),
            ("walker-1832", "close", ""),
            ("american-1897", "close", "(none) | TIME"),
            ("fide-2023", "close", ""),
            ("bcf-1912", "right", ""),
            ("walker-1832", "right", "white | black"),
            ("american-1897", "right", "white | black"),
            ("fide-2023", "right", ""),
            ("fide-2023", "odds", ""),
            ("fide-2023", "undertaking", ""),
            ("fide-2023", "arbiter", "(present) | called | absent"),
            ("fide-2023", "no-draw-before", "(none) | N"),
            ("fide-2023", "default-time", "(none) | TIME"),
        ];
        for (code, key, values) in cases {
            assert_eq!(values_of(code, key), values, "{code} {key}");
        }
        for code in ["walker-1832", "american-1897"] {
            let undertakings = values_of(code, "undertaking");
            assert!(
                undertakings.contains("(none) |") && undertakings.contains("| mate-on SQ"),
                "{undertakings}"
            );
        }
        let with_a_move = |code: &str| claims_with_a_move(law::codes::find(code).expect("a code")).len();
        let scores = |code: &str| keeps_scores(law::codes::find(code).expect("a code"));
        assert_eq!(
            (scores("fide-2023"), scores("american-1897"), scores("walker-1832")),
            (true, true, false)
        );
        assert_eq!((with_a_move("fide-2023"), with_a_move("bcf-1912")), (2, 0));
    }

    #[test]
    fn mistakes_and_bounds_are_no_terms() {
        assert!(is_term("odds") && is_term("undertaking"));
        assert!(!is_term("board") && !is_term("search-states") && !is_term("case") && !is_term("code"));
    }

    #[test]
    fn what_may_be_wrong_at_the_start_is_what_the_laws_hear_of() {
        let cases = [
            ("walker-1832", vec!["board"]),
            ("american-1897", vec!["board", "first"]),
            ("bcf-1912", vec!["board", "first"]),
            ("fide-2023", vec!["board"]),
        ];
        for (code, expected) in cases {
            let mistakes = mistakes(law::codes::find(code).expect("a code"));
            assert_eq!(mistakes.iter().map(|mistake| mistake.key).collect::<Vec<_>>(), expected, "{code}");
        }
        assert!(is_mistake("board") && !is_mistake("odds"));
    }

    #[test]
    fn every_code_has_a_table_and_one_usual_value() {
        for code in law::codes::all() {
            let terms = terms(code);
            assert!(terms.iter().any(|term| term.key == "table"), "{}", code.id);
            for term in terms {
                let usual = term.values.iter().filter(|value| value.usual).count();
                assert!(usual <= 1, "{}: {term:?}", code.id);
            }
        }
    }
}
