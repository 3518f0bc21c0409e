//! How men move under a code of the older game, with the choices that are announced in the place of its own.

use board::RuleChoices;
use law::{Choice, Code, InForce, Point, Regulations};

/// How men move under this code with these choices, each written as `stalemate=forbidden`; none where they move as today.
///
/// Errors: every choice that cannot be read, or that there are choices and the code is none of the older game.
pub fn rule_choices(code: Option<&'static Code>, rules: &[String]) -> Result<Option<RuleChoices>, String> {
    let mut chosen: Vec<Choice> = Vec::new();
    let mut wrong = Vec::new();
    for rule in rules {
        match choice(rule) {
            Ok(choice) if chosen.iter().any(|other| other.point() == choice.point()) => {
                wrong.push(format!(
                    "--rule: expected one value for {}, found a second, `{rule}`",
                    choice.point().header()
                ));
            }
            Ok(choice) => chosen.push(choice),
            Err(why) => wrong.push(why),
        }
    }
    let older = code.filter(|code| law::codes::older_game().iter().any(|older| older.id == code.id));
    if !rules.is_empty() && older.is_none() {
        wrong.push("--rule: expected a code of the older game with --code, such as shatranj".to_owned());
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    let regulations = Regulations { chosen, ..Regulations::default() };
    Ok(code.and_then(|code| game::rule_choices(code.under(&regulations))))
}

/// A code of the older game with these choices, as far as they can be read; none of today.
pub fn in_force(code: Option<&'static Code>, rules: &[String]) -> Option<InForce> {
    let older = code.filter(|code| law::codes::older_game().iter().any(|older| older.id == code.id))?;
    let chosen = rules.iter().filter_map(|rule| choice(rule).ok()).collect();
    Some(older.under(&Regulations { chosen, ..Regulations::default() }))
}

/// `stalemate=forbidden`, or with the whole header: `rule-stalemate=forbidden`.
fn choice(rule: &str) -> Result<Choice, String> {
    let (name, value) = rule.split_once('=').unwrap_or((rule, ""));
    let bare = |point: &Point| point.header().trim_start_matches("rule-");
    let named = |point: &&Point| name == point.header() || name == bare(point);
    let Some(point) = Point::ALL.iter().find(named) else {
        let known: Vec<_> = Point::ALL.iter().map(bare).collect();
        return Err(format!("--rule: expected NAME=VALUE with one of {}, found `{rule}`", known.join(", ")));
    };
    point.choice(value).ok_or_else(|| {
        let known: Vec<_> = point.choices().iter().map(|choice| choice.word()).collect();
        format!("--rule {}: expected one of {}, found `{value}`", bare(point), known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use board::CastlingRule;

    use super::*;

    fn with(rules: &[&str]) -> Result<Option<RuleChoices>, String> {
        let rules: Vec<_> = rules.iter().map(|rule| (*rule).to_owned()).collect();
        rule_choices(law::codes::find("shatranj"), &rules)
    }

    #[test]
    fn a_choice_stands_in_the_place_of_the_codes_own() {
        let rules = with(&["castling=free-italian", "rule-stalemate=forbidden"]);
        let expected =
            RuleChoices { castling: CastlingRule::Free, stalemate_forbidden: true, ..RuleChoices::SHATRANJ };
        assert_eq!(rules, Ok(Some(expected)));
    }

    #[test]
    fn what_is_no_choice_is_told() {
        for (rule, why) in [
            (
                "castling",
                "--rule castling: expected one of none, two-moves, modern, free-italian, any-line, found ``",
            ),
            (
                "castling=free",
                "--rule castling: expected one of none, two-moves, modern, free-italian, any-line, found `free`",
            ),
            ("pawns=yes", "--rule: expected NAME=VALUE with one of board, array, first, king,"),
        ] {
            let error = with(&[rule]).expect_err(rule);
            assert!(error.starts_with(why), "{error}");
        }
        let twice = with(&["castling=none", "castling=modern"]).expect_err("a second value");
        assert!(twice.contains("rule-castling"), "{twice}");
        let rules = ["castling=none".to_owned()];
        assert!(rule_choices(law::codes::find("fide"), &rules).is_err());
    }
}
