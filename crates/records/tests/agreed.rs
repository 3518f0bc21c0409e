//! What can be agreed before a game under each code.

use jadoube_records::script::{
    APART, ChoiceValue, PLAYED, choices, claims_with_a_move, is_choice, is_mistake, keeps_scores, mistakes,
};

/// The values of a header under a code; the usual one in brackets.
fn values_of(code: &str, key: &str) -> String {
    let code = law::codes::find(code).expect("a code");
    let choice = choices(code).into_iter().find(|choice| choice.key == key);
    let value = |value: &ChoiceValue| match value.usual {
        true => format!("({})", value.value),
        false => value.value.to_owned(),
    };
    choice.map_or_else(String::new, |choice| choice.values.iter().map(value).collect::<Vec<_>>().join(" | "))
}

#[test]
fn choices_under_bcf_1912() {
    let cases = [
        ("table", "(physical) | guarded"),
        ("notice", "(all) | silent"),
        ("time", "(none) | code | TIME"),
        ("tempo", ""),
    ];
    for (key, values) in cases {
        assert_eq!(values_of("bcf-1912", key), values, "{key}");
    }
    assert!(values_of("bcf-1912", "odds").starts_with("(none) | pawn"), "{}", values_of("bcf-1912", "odds"));
}

#[test]
fn a_header_that_the_laws_ignore_is_no_choice() {
    let cases = [
        ("bcf-1912", "arbiter", ""),
        ("bcf-1912", "no-draw-before", ""),
        ("bcf-1912", "default-time", ""),
        ("bcf-1912", "undertaking", ""),
        ("bcf-1912", "notation", "(code) | algebraic | numeric"),
        ("walker-1832", "notation", ""),
        ("american-1897", "notation", "(code) | algebraic | numeric | any"),
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
        ("fide-2023", "guidelines", "(none) | I | II | III | D"),
        ("fide-2023", "points", "(none) | 3 1 0 | TEXT"),
        ("fide-2023", "electronic-scores", "(none) | white | black | both"),
        ("fide-2018", "electronic-scores", ""),
        ("fide-2014", "visually-disabled", "(none) | white | black | both"),
        ("us-chess", "visually-disabled", ""),
        ("us-chess", "points", ""),
        ("us-chess", "scores", "(complete) | missing N N"),
        ("fide-2023", "scores", ""),
        ("american-1897", "letters-white", ""),
        ("fide-2023", "rule-stalemate", ""),
        ("shatranj", "rule-stalemate", "draw | (win) | half-win | loss | forbidden | pass"),
        ("italy-to-1880", "rule-castling", "none | two-moves | modern | (free-italian) | any-line"),
        ("us-chess", "letters-black", "(none) | K D T L S | R D T F C | R D T A C | K D T L P | TEXT"),
    ];
    for (code, key, values) in cases {
        assert_eq!(values_of(code, key), values, "{code} {key}");
    }
    for code in ["walker-1832", "american-1897"] {
        let undertakings = values_of(code, "undertaking");
        assert!(undertakings.contains("(none) |") && undertakings.contains("| mate-on SQ"), "{undertakings}");
    }
    let with_a_move = |code: &str| claims_with_a_move(law::codes::find(code).expect("a code")).len();
    let scores = |code: &str| keeps_scores(law::codes::find(code).expect("a code"));
    assert_eq!((scores("fide-2023"), scores("american-1897"), scores("walker-1832")), (true, true, false));
    assert_eq!((with_a_move("fide-2023"), with_a_move("bcf-1912")), (2, 0));
}

#[test]
fn mistakes_and_bounds_are_no_choices() {
    assert!(is_choice("odds") && is_choice("undertaking"));
    assert!(!is_choice("board") && !is_choice("search-states") && !is_choice("case") && !is_choice("code"));
}

/// A header that is read, and that nobody can choose where games are begun, would be known to scripts alone.
#[test]
fn every_header_can_be_chosen_or_has_a_reason() {
    let apart = |key: &str| APART.iter().any(|(named, _)| *named == key);
    for key in PLAYED {
        let places = [is_choice(key), is_mistake(key), apart(key)];
        assert_eq!(places.iter().filter(|&&place| place).count(), 1, "{key}: {places:?}");
    }
    let chosen = |key: &str| {
        law::codes::all()
            .iter()
            .chain(law::codes::older_game())
            .any(|code| choices(code).iter().chain(&mistakes(code)).any(|choice| choice.key == key))
    };
    let nowhere: Vec<_> = PLAYED.iter().filter(|key| !apart(key) && !chosen(key)).collect();
    assert!(nowhere.iter().all(|key| **key == "kind"), "{nowhere:?}");
    assert!(APART.iter().all(|(key, why)| PLAYED.contains(key) && why.len() > 20));
}

#[test]
fn mistakes_are_those_that_the_laws_hear_of() {
    let cases = [
        ("walker-1832", vec!["board"]),
        ("american-1897", vec!["board", "first"]),
        ("bcf-1912", vec!["board", "first"]),
        ("fide-2023", vec!["board", "colours", "clock-set"]),
    ];
    for (code, expected) in cases {
        let mistakes = mistakes(law::codes::find(code).expect("a code"));
        assert_eq!(mistakes.iter().map(|mistake| mistake.key).collect::<Vec<_>>(), expected, "{code}");
    }
    assert!(is_mistake("board") && !is_mistake("odds"));
}

#[test]
fn every_code_has_a_table_and_at_most_one_default() {
    for code in law::codes::all().iter().chain(law::codes::older_game()) {
        let choices = choices(code);
        assert!(choices.iter().any(|choice| choice.key == "table"), "{}", code.id);
        for choice in choices {
            let usual = choice.values.iter().filter(|value| value.usual).count();
            assert!(usual <= 1, "{}: {choice:?}", code.id);
        }
    }
}
